"""What is refused, how, and what every answer carries."""

from __future__ import annotations

import asyncio
import gzip
import logging

import pytest
from aiohttp import ClientSession, WSMsgType, WSServerHandshakeError
from yarl import URL

from bot.chat_web.guard import HEADERS
from bot.chat_web.static_files import static_files, version
from tests.bot.chat_web.visitors import Table, Visitor
from tests.waiting import PATIENCE

SEND = {"event": "0123456789", "thread": "", "line": "Hello"}


async def raw(table: Table, request: bytes) -> bytes:
    """Sends bytes as they are and returns what comes back."""
    url = URL(table.local)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(request)
    await writer.drain()
    answer = await asyncio.wait_for(reader.read(65536), PATIENCE)
    writer.close()
    await writer.wait_closed()
    return answer


async def test_every_answer_carries_what_keeps_the_page_safe(table: Table) -> None:
    ada = await table.member("Ada")
    paths = ["", "state", "messages?thread=", "/start", "/nowhere", f"/static/{version()}/table.js", "picture/none"]
    for path in paths:
        answer = await ada.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (path, name)
    policy = (await ada.get("")).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy


async def test_nothing_but_static_files_and_pictures_is_kept_by_the_browser(table: Table) -> None:
    ada = await table.member("Ada")
    for path in ("", "state", "messages?thread=", "/nowhere"):
        assert (await ada.get(path)).headers["Cache-Control"] == "no-store"
    assert "immutable" in (await ada.get(f"/static/{version()}/table.js")).headers["Cache-Control"]


async def test_the_pages_have_no_script_or_style_of_their_own(table: Table) -> None:
    ada, host = await table.member("Ada"), await table.host()
    for page in (await ada.get(""), await host.get("/start"), await table.visitor().open(table.local + "/")):
        assert "<style" not in page.text and "style=" not in page.text and " on" + "click" not in page.text
        assert all("src=" in tag.partition(">")[0] for tag in page.text.split("<script")[1:])
        assert "https://" not in page.text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:8642", "", "[", "a b"])
async def test_a_strange_host_is_refused(table: Table, host: str) -> None:
    answer = await raw(table, f"GET /start HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    assert b"421" in answer.split(b"\r\n")[0] or b"400" in answer.split(b"\r\n")[0]
    assert b"Let people in" not in answer


@pytest.mark.parametrize("host", ["localhost:1234", "127.0.0.1", "[::1]:8642"])
async def test_a_host_that_nobody_else_can_have_is_taken(table: Table, host: str) -> None:
    answer = await raw(table, f"GET /nowhere HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    assert b"404" in answer.split(b"\r\n")[0]


async def test_no_host_at_all_is_refused(table: Table) -> None:
    answer = await raw(table, b"GET /start HTTP/1.1\r\nConnection: close\r\n\r\n")
    assert b" 200 " not in answer.split(b"\r\n")[0]


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": ""},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("path", ["send", "press", "complete", "dismiss"])
async def test_what_another_page_sends_is_not_carried_out(table: Table, path: str, headers: dict[str, str]) -> None:
    ada = await table.member("Ada")
    assert (await ada.post(path, SEND, **headers)).json == {"error": "strange-origin"}
    assert await ada.messages() == []


@pytest.mark.parametrize("headers", FOREIGN)
async def test_another_page_lets_nobody_in(table: Table, headers: dict[str, str]) -> None:
    host = await table.host()
    assert (await host.post("/start/members", {"name": "Eve"}, **headers)).status == 403
    ada = await table.member("Ada")
    assert (await host.post(f"/start/members/{ada.user}/link", {}, **headers)).status == 403


@pytest.mark.parametrize("headers", FOREIGN)
async def test_another_page_hears_nothing(table: Table, headers: dict[str, str]) -> None:
    ada = await table.member("Ada")
    with pytest.raises(WSServerHandshakeError) as refused:
        await ada.listen(0, **headers).__aenter__()
    assert refused.value.status == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_what_a_form_could_send_is_not_carried_out(table: Table, kind: str) -> None:
    ada = await table.member("Ada")
    assert (await ada.post("send", SEND, Content_Type=kind)).json == {"error": "not-json"}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"event": "0123456789", "thread": "", "line": "\xff"}',
        {"event": "0123456789", "thread": ""},
        {"event": "short", "thread": "", "line": "Hello"},
        {"event": "x" * 65, "thread": "", "line": "Hello"},
        {"event": "a:b:c:d:e", "thread": "", "line": "Hello"},
        {"event": "0123456789", "thread": "x" * 300, "line": "Hello"},
        {"event": "0123456789", "thread": None, "line": "Hello"},
        {"event": "0123456789", "thread": "", "line": "Hello", "actor": "bo"},
    ],
)
async def test_what_cannot_be_read_is_refused(table: Table, body: object) -> None:
    ada = await table.member("Ada")
    assert (await ada.post("send", body)).json == {"error": "bad-request"}
    assert await ada.messages() == []


@pytest.mark.parametrize(
    ("message", "press"),
    [(0, "a"), (-1, "a"), (2**60, "a"), ("1", "a"), (1.5, "a"), (1, "x" * 65), (1, "ž" * 40), (1, 7), (True, "a")],
)
async def test_a_press_of_no_button_is_refused(table: Table, message: object, press: object) -> None:
    ada = await table.member("Ada")
    answer = await ada.post("press", {"event": "0123456789", "message": message, "press": press})
    assert answer.json == {"error": "bad-request"}


@pytest.mark.parametrize("query", ["", "after=", "after=-1", "after=x", "after=" + "9" * 30, "after=1&after=2"])
async def test_a_page_must_say_how_far_it_is(table: Table, query: str) -> None:
    ada = await table.member("Ada")
    if query == "after=1&after=2":
        async with ada.listen(1) as page:
            assert await page.next() == {"reset": True}
        return
    assert (await ada.get(f"socket?{query}", Origin=ada.origin)).json == {"error": "bad-request"}


@pytest.mark.parametrize("before", ["-1", "x", "9" * 30, "1.5", "%F0%9F%98%80"])
async def test_a_place_in_the_log_is_a_number(table: Table, before: str) -> None:
    ada = await table.member("Ada")
    assert (await ada.get(f"messages?thread=&before={before}")).json == {"error": "bad-request"}


async def test_too_large_a_body_is_refused(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.post("send", b" " * 70_000)).json == {"error": "too-large"}


TRICKS = [
    "/static/../settings.py",
    "/static/{version}/../../server.py",
    "/static/{version}/..%2f..%2fserver.py",
    "/static/{version}/%2e%2e/server.py",
    "/static/{version}//etc/passwd",
    "/static/{version}/table.html",
    "/static/{version}/table.js%00",
    "/static/0/table.js",
    "/static/{version}/",
    "/m/{user}/../../start",
    "/m/{user}/picture/../state",
    "/m/{user}/picture/..%2fstate",
    "/m/{user}/nowhere",
    "/m/%2e%2e/state",
    "/m/{user}%0d%0aX:1/state",
    "/m//state",
    "//evil.example/",
    "/.env",
    "/m/{user}%2f",
    "/M/{user}/state",
]


@pytest.mark.parametrize("path", TRICKS)
async def test_path_tricks_lead_nowhere(table: Table, path: str) -> None:
    ada = await table.member("Ada")
    target = path.format(version=version(), user=ada.user)
    head = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: longtable={ada.cookie}\r\nConnection: close\r\n\r\n"
    answer = await raw(table, head.encode())
    assert answer.split(b"\r\n")[0].split()[1] in (b"404", b"400")
    assert b"root:" not in answer and b"import " not in answer and b"threads" not in answer


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"])
async def test_other_methods_do_nothing(table: Table, method: str) -> None:
    ada = await table.member("Ada")
    head = f"{method} /m/{ada.user}/send HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    assert (await raw(table, head.encode())).split()[1] in (b"403", b"404", b"405", b"400")


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
async def test_what_is_no_request_gets_no_traceback(table: Table, request_: bytes) -> None:
    assert b"Traceback" not in await raw(table, request_)


async def test_a_bug_is_logged_and_not_shown(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    ada = await table.member("Ada")
    with caplog.at_level(logging.ERROR):
        answer = await ada.send("/fail")
    assert (answer.status, answer.json) == (500, {"error": "failed"})
    assert "a bug of the application" in caplog.text


async def test_a_refusal_is_a_page_for_who_looks_and_data_for_a_script(table: Table) -> None:
    visitor: Visitor = table.visitor()
    page = await visitor.open(f"{table.local}/nowhere", Accept_Language="cs")
    assert page.headers["Content-Type"].startswith("text/html")
    assert "Na této adrese nic není." in page.text and '<html lang="cs">' in page.text
    assert (await visitor.get("/nowhere")).json == {"error": "not-found"}


async def test_static_files_come_with_their_kind(table: Table) -> None:
    visitor = table.visitor()
    for name, file in static_files().items():
        answer = await visitor.get(f"/static/{version()}/{name}")
        assert (answer.status, answer.headers["Content-Type"]) == (200, file.mime)
    assert not [name for name in static_files() if name.endswith(".html")]


async def test_scripts_and_styles_come_packed_to_who_can_unpack_them(table: Table) -> None:
    for name, file in static_files().items():
        if file.packed:
            assert gzip.decompress(file.packed) == file.data
            assert len(file.packed) < len(file.data), name
    path, script = f"/static/{version()}/table.js", static_files()["table.js"]
    for asked, sent in (("gzip, br", "gzip"), ("identity", None)):
        async with ClientSession(auto_decompress=False) as session:
            answer = await session.get(table.local + path, headers={"Accept-Encoding": asked})
            assert answer.headers.get("Content-Encoding") == sent
            assert await answer.read() == (script.packed if sent else script.data)


async def test_a_page_that_talks_is_not_listened_to(table: Table) -> None:
    ada = await table.member("Ada")
    async with ada.listen() as page:
        await page.socket.send_str('{"line": "/move"}')
        assert (await page.socket.receive()).type in (WSMsgType.CLOSED, WSMsgType.ERROR)
    assert table.app.asked == []


@pytest.mark.parametrize("kind", ["ping", "pong"])
async def test_a_page_that_beats_like_a_drum_is_hung_up_on(table: Table, kind: str) -> None:
    ada = await table.member("Ada")
    async with ada.listen() as page:
        with pytest.raises(ConnectionError):
            for _ in range(1000):
                await getattr(page.socket, kind)(b"x" * 100)
                await asyncio.sleep(0)
    async with ada.listen() as page:
        await page.socket.ping()
        await ada.send("Hello")
        assert (await page.next())["messages"]


async def test_too_many_pages_of_one_member_are_refused(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    pages = [ada.listen() for _ in range(24)]
    for page in pages:
        await page.__aenter__()
    with pytest.raises(WSServerHandshakeError) as refused:
        await ada.listen().__aenter__()
    assert refused.value.status == 429
    async with bo.listen():
        pass
    for page in pages:
        await page.__aexit__(None, None, None)
