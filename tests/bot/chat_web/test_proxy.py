"""Behind a reverse proxy, below a path, with the public address as the only thing that is believed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from bot.chat_web import WebSettings
from tests.bot.chat_web.visitors import Table, Visitor, open_table


class Proxy:
    """A reverse proxy that serves the table below ``/longtable`` and knows nothing else."""

    def __init__(self, *, strips: bool, keeps_host: bool) -> None:
        self.strips = strips
        self.keeps_host = keeps_host
        self.target = URL()
        self.address = ""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.raw_path
        if not path.startswith("/longtable"):
            return web.Response(status=404, text="not behind this proxy")
        url = URL(str(self.target.origin()) + (path.removeprefix("/longtable") if self.strips else path), encoded=True)
        headers = {k: v for k, v in request.headers.items() if k.lower() not in ("host", "connection", "upgrade")}
        headers["Host"] = request.host if self.keeps_host else url.authority
        headers["X-Forwarded-Host"] = "evil.example"
        headers["X-Forwarded-Proto"] = "gopher"
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, url, headers)
        body = await request.read()
        async with self.session.request(
            request.method, url, headers=headers, data=body, allow_redirects=False
        ) as answer:
            kept = [(k, v) for k, v in answer.headers.items() if k.lower() not in ("content-length", "date")]
            response = web.Response(status=answer.status, body=await answer.read())
            response.headers.extend(kept)
            return response

    async def _socket(self, request: web.Request, url: URL, headers: dict[str, str]) -> web.StreamResponse:
        inner = {k: v for k, v in headers.items() if not k.lower().startswith("sec-websocket")}
        async with self.session.ws_connect(url.with_scheme("ws"), headers=inner) as behind:
            front = web.WebSocketResponse()
            await front.prepare(request)
            await front.send_str(await behind.receive_str())
            await front.close()
        return front

    @asynccontextmanager
    async def serve(self) -> AsyncIterator[Proxy]:
        application = web.Application()
        application.router.add_route("*", "/{path:.*}", self.handle)
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}/longtable"
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as self.session:
            yield self
        await runner.cleanup()


@pytest.fixture(params=[(True, True), (True, False), (False, True), (False, False)])
async def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Proxy, Table]]:
    strips, keeps_host = request.param
    async with Proxy(strips=strips, keeps_host=keeps_host).serve() as proxy:
        settings = WebSettings(port=0, base=proxy.address)
        async with open_table(tmp_path / "longtable.sqlite", settings) as table:
            proxy.target = URL(table.local)
            yield proxy, table


async def enter(proxy: Proxy, table: Table, name: str) -> Visitor:
    host = table.visitor(proxy.address)
    assert (await host.open(table.server.start_link)).status == 200
    added = await host.post("/start/members", {"name": name})
    assert added.status == 201, added.text
    visitor = table.visitor(proxy.address)
    visitor.user = URL(added.json["link"]).path.split("/")[3]
    entered = await visitor.open(added.json["link"])
    assert entered.status == 200
    assert f">{name}</strong>" in entered.text
    return visitor


async def test_the_table_works_below_a_path_of_a_proxy(proxied: tuple[Proxy, Table]) -> None:
    proxy, table = proxied
    assert table.server.addresses == (proxy.address, table.local)
    assert table.server.start_link.startswith(f"{proxy.address}/start?token=")
    ada = await enter(proxy, table, "Ada")
    assert 'src="/longtable/static/' in (await ada.get("")).text
    assert (await ada.send("Hello")).status == 200
    async with ada.listen() as page:
        assert (await page.next())["messages"][0]["author"] == "Ada"
    assert (await ada.send("/panel")).status == 200
    assert (await ada.get((await ada.messages())[-1]["picture"])).status == 200


async def test_cookies_are_for_the_path_that_the_browser_sees(proxied: tuple[Proxy, Table]) -> None:
    proxy, table = proxied
    ada = await enter(proxy, table, "Ada")
    (cookie,) = ada._session.cookie_jar
    assert cookie["path"] == f"/longtable/m/{ada.user}/"


async def test_pages_elsewhere_are_refused_behind_a_proxy_too(proxied: tuple[Proxy, Table]) -> None:
    proxy, table = proxied
    ada = await enter(proxy, table, "Ada")
    body = {"event": "0123456789", "thread": "", "line": "Hello"}
    for origin in ("https://evil.example", "http://evil.example", "null"):
        assert (await ada.post("send", body, Origin=origin)).json == {"error": "strange-origin"}


async def test_behind_https_cookies_are_for_https_alone(tmp_path: Path) -> None:
    settings = WebSettings(port=0, base="https://games.example.org/longtable")
    async with open_table(tmp_path / "longtable.sqlite", settings) as table:
        token = URL(table.server.start_link).query["token"]
        entered = await table.visitor().open(f"{table.local}/longtable/start?token={token}", Host="games.example.org")
        assert entered.status == 200
        assert "Secure" in entered.headers["Set-Cookie"]
        assert "Path=/longtable/start" in entered.headers["Set-Cookie"]
        assert (await table.visitor().open(f"{table.local}/", Host="evil.example")).status == 421


async def test_what_a_proxy_says_of_itself_is_not_believed(table: Table) -> None:
    link = URL(
        (
            await (await table.host()).post(
                "/start/members", {"name": "Ada"}, X_Forwarded_Host="evil.example", X_Forwarded_Proto="https"
            )
        ).json["link"]
    )
    assert str(link.origin()) == table.local
