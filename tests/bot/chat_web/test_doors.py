"""The start page, personal links, and several members at one browser."""

from __future__ import annotations

import pytest
from aiohttp import WSServerHandshakeError
from yarl import URL

from bot import release
from bot.chat_web import BadAddress, WebSettings
from bot.chat_web.links import hash_secret
from tests.bot.chat_web.visitors import Table, open_table


async def test_the_start_link_opens_the_start_page_and_is_kept_out_of_the_address(table: Table) -> None:
    visitor = table.visitor()
    entered = await visitor.open(table.server.start_link)
    assert entered.status == 200
    assert 'http-equiv="refresh" content="0; url=/start"' in entered.text
    cookie = entered.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Path=/start" in cookie
    shown = await visitor.open(f"{table.local}/start")
    assert shown.status == 200
    assert "Let people in" in shown.text
    assert URL(table.server.start_link).query["token"] not in shown.text


async def test_host_and_members_read_which_version_they_use_and_strangers_do_not(table: Table) -> None:
    ada, said = await table.member("Ada"), f"Longtable {release()}<"
    assert said in (await (await table.host()).get("/start")).text
    assert said in (await ada.get("")).text
    assert release() not in (await table.visitor().open(f"{table.local}/start")).text


@pytest.mark.parametrize("path", ["/start", "/start/members", "/start?token=", "/start?token=wrong"])
async def test_without_the_token_the_start_page_says_what_to_do(table: Table, path: str) -> None:
    refused = await table.visitor().open(table.local + path)
    assert refused.status == 403
    assert "start link that was printed" in refused.text
    assert "Set-Cookie" not in refused.headers


async def test_without_the_token_nobody_is_let_in(table: Table) -> None:
    visitor = table.visitor()
    assert (await visitor.post("/start/members", {"name": "Eve"})).json == {"error": "not-host"}
    assert (await (await table.host()).get("/start/members")).json == {"members": []}


async def test_a_member_cannot_use_the_start_page(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.get("/start")).status == 403
    assert (await ada.post(f"/start/members/{ada.user}/link", {})).status == 403


async def test_a_token_of_an_earlier_start_is_void(table: Table) -> None:
    host = await table.host()
    await table.restart()
    assert (await host.get("/start/members")).status == 403


async def test_a_personal_link_is_exchanged_for_a_cookie_of_that_member_alone(table: Table) -> None:
    link = await table.link("Ada")
    visitor = table.visitor()
    visitor.user = URL(link).path.split("/")[2]
    exchanged = await visitor.get(f"/m/{visitor.user}/?{URL(link).query_string}")
    assert exchanged.status == 303
    assert exchanged.headers["Location"] == f"/m/{visitor.user}/"
    cookie = exchanged.headers["Set-Cookie"]
    assert f"Path=/m/{visitor.user}/" in cookie and "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert (await visitor.open(link)).status == 200


async def test_a_link_can_be_opened_on_a_second_device(table: Table) -> None:
    link = await table.link("Ada")
    assert (await table.visitor().open(link)).status == 200
    assert (await table.visitor().open(link)).status == 200


async def test_only_the_hash_of_a_link_is_stored(table: Table) -> None:
    secret = URL(await table.link("Ada")).query["key"]
    async with table.app.store.read() as tx:
        (row,) = await tx.lounge.users()
    assert row.link_hash == hash_secret(secret)
    assert secret.encode() not in b"".join(file.read_bytes() for file in table.path.parent.iterdir())


@pytest.mark.parametrize(
    "path", ["", "state", "messages?thread=", "picture/abc", "places/abc", "table?thread=", "socket?after=0"]
)
async def test_without_the_cookie_a_members_page_says_what_to_do(table: Table, path: str) -> None:
    ada = await table.member("Ada")
    stranger = table.visitor()
    refused = await stranger.open(f"{table.local}/m/{ada.user}/{path}")
    assert refused.status == 403
    assert "personal link that you were given" in refused.text


@pytest.mark.parametrize("name", ["send", "press", "play", "complete", "dismiss"])
async def test_without_the_cookie_nothing_is_done(table: Table, name: str) -> None:
    ada = await table.member("Ada")
    stranger = table.visitor()
    stranger.user = ada.user
    assert (await stranger.post(name, {})).json == {"error": "not-member"}


async def test_a_members_cookie_opens_nobody_elses_page(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    link = URL(await table.link("Cy"))
    mixed = await ada.get(f"/m/{bo.user}/?{link.query_string}")
    assert mixed.status == 403
    forged = await table.visitor().open(f"{table.local}/m/{bo.user}/state", Cookie=f"longtable={ada.cookie}")
    assert forged.status == 403


async def test_several_members_are_at_one_browser(table: Table) -> None:
    one, two = await table.link("Ada"), await table.link("Bo")
    browser = table.visitor()
    pages = [await browser.open(link) for link in (one, two)]
    assert ">Ada</strong>" in pages[0].text and ">Bo</strong>" in pages[1].text
    again = await browser.open(str(URL(one).with_query(None)))
    assert ">Ada</strong>" in again.text


async def test_a_new_link_voids_the_old_one_and_closes_its_pages(table: Table) -> None:
    ada = await table.member("Ada")
    async with ada.listen() as page:
        relinked = await (await table.host()).post(f"/start/members/{ada.user}/link", {})
        assert await page.end() == 1008
    assert (await ada.get("state")).status == 403
    with pytest.raises(WSServerHandshakeError):
        await ada.listen().__aenter__()
    assert (await ada.open(relinked.json["link"])).status == 200


async def test_a_link_is_shown_again_to_the_host_and_to_nobody_else(table: Table) -> None:
    link = await table.link("Ada")
    address = f"/start/members/{URL(link).path.split('/')[2]}/link"
    assert (await (await table.host()).get(address)).json["link"] == link
    ada = await table.member("Bo")
    assert (await ada.get(address)).status == 403
    assert (await table.visitor().get(address)).status == 403


async def test_a_link_that_is_not_known_any_more_is_made_anew(table: Table) -> None:
    user = URL(await table.link("Ada")).path.split("/")[2]
    await table.restart()
    host = await table.host()
    (listed,) = (await host.get("/start/members")).json["members"]
    assert listed["link"] == "unknown"
    assert (await host.get(f"/start/members/{user}/link")).json == {"error": "link-unknown"}
    made = (await host.post(f"/start/members/{user}/link", {})).json["link"]
    assert (await host.get(f"/start/members/{user}/link")).json["link"] == made


async def test_a_withdrawn_link_lets_nobody_in_until_there_is_a_new_one(table: Table) -> None:
    link = await table.link("Ada")
    ada = await table.member("Bo")
    host = await table.host()
    async with ada.listen() as page:
        assert (await host.post(f"/start/members/{ada.user}/withdraw", {})).status == 200
        assert await page.end() == 1008
    assert (await ada.get("state")).status == 403
    assert (await host.get(f"/start/members/{ada.user}/link")).status == 404
    states = {member["name"]: member["link"] for member in (await host.get("/start/members")).json["members"]}
    assert states == {"Ada": "given", "Bo": "withdrawn"}
    forged = await table.visitor().open(f"{table.local}/m/{ada.user}/state", Cookie=f"longtable=withdrawn:{ada.user}")
    assert forged.status == 403
    assert (await table.visitor().open(link)).status == 200
    made = (await host.post(f"/start/members/{ada.user}/link", {})).json["link"]
    assert (await table.visitor().open(made)).status == 200


async def test_only_the_host_withdraws_a_link(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.post(f"/start/members/{ada.user}/withdraw", {})).status == 403
    assert (await (await table.host()).post("/start/members/nobody/withdraw", {})).status == 404
    assert (await ada.get("state")).status == 200


async def test_a_link_for_nobody_is_not_made(table: Table) -> None:
    assert (await (await table.host()).post("/start/members/nobody/link", {})).status == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "  "}, "bad-name"),
        ({"name": "Ada\u202e"}, "bad-name"),
        ({"name": "x" * 100}, "bad-name"),
        ({"name": "x" * 1000}, "bad-request"),
        ({"name": 7}, "bad-request"),
        ({}, "bad-request"),
        ({"name": "Bo", "user": "me"}, "bad-request"),
        ({"name": "aDA"}, "name-taken"),
    ],
)
async def test_nobody_gets_in_under_a_bad_name(table: Table, body: object, code: str) -> None:
    host = await table.host()
    await host.post("/start/members", {"name": "Ada"})
    assert (await host.post("/start/members", body)).json == {"error": code}
    assert len((await host.get("/start/members")).json["members"]) == 1


async def test_the_list_of_members_has_no_secrets(table: Table) -> None:
    link = await table.link("Ada")
    listed = (await (await table.host()).get("/start/members")).json["members"]
    assert listed == [{"user": URL(link).path.split("/")[2], "name": "Ada", "link": "given", "first": True}]


async def test_the_page_comes_in_the_language_of_the_browser_or_of_the_member(table: Table) -> None:
    ada = await table.member("Ada")
    assert '<html lang="cs">' in (await ada.get("", Accept_Language="de, cs-CZ;q=0.8, en;q=0.5")).text
    assert '<html lang="en">' in (await ada.get("", Accept_Language="de")).text
    async with table.app.store.write() as tx:
        member = await tx.members.add("Ada", "web", ada.user, 0.0)
        await tx.members.update(type(member)(id=member.id, name="Ada", language="cs"))
    assert '<html lang="cs">' in (await ada.get("", Accept_Language="en")).text


async def test_a_taken_port_is_a_plain_error(table: Table) -> None:
    port = URL(table.local).port or 0
    with pytest.raises(BadAddress, match="cannot listen on"):
        async with open_table(table.path.with_name("other.sqlite"), WebSettings(port=port)):
            raise AssertionError
