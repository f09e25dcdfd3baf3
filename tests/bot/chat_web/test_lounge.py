"""The lounge: what a member finds before any table, and the first minute of a host."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser, Route, expect

from bot.app.play import tables
from render.core.encode import THUMBNAIL, THUMBNAIL_LIMIT
from rules.core.notation import legal
from tests.bot.chat_web.pages import DESKTOP, PHONE, SMALL, StartPage, TablePage, axe, overflow
from tests.bot.chat_web.test_table import begin_alone
from tests.bot.chat_web.visitors import Home, RealTable, Visitor, open_real_table

MOST_OF_FIRST_PAGE = 200_000
"""Bytes beside pictures."""
NOTES_SHIFTS = """
    const named = ({ node }) => (node?.className || node?.parentElement?.closest('[class]')?.className) ?? '';
    const note = (one) => [one.value, ...one.sources.map(named)];
    new PerformanceObserver((list) => (window.shifts = [...(window.shifts ?? []), ...list.getEntries().map(note)]))
        .observe({ type: 'layout-shift', buffered: true });
"""


async def lounge(member: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await member.get("lounge")).json
    return found


async def thumbnail(member: Visitor, table: dict[str, Any]) -> bytes:
    found = await member.get(f"thumbnail?thread={table['thread']}&at={table['entries']}")
    assert found.status == 200 and found.headers["Content-Type"] == "image/webp"
    return found.body


async def begin_for_two(table: RealTable, host: Visitor, guest: Visitor, game: str) -> None:
    """Begins a game in the lounge, by its presses alone."""
    await host.play("", f"new:{game}:seats=2")
    (free,) = [one for one in (await lounge(guest))["tables"] if one["kind"] == "free"]
    await guest.play("", free["press"])
    (ready,) = [one for one in (await lounge(host))["tables"] if one["kind"] == "lobby"]
    assert (await host.play("", ready["press"])).json["begun"] == ready["table"]
    await table.app.drain()


async def first_legal(table: RealTable, id: str) -> str:
    """Returns a notation that whoever is asked at a table could play."""
    async with table.app.store.read() as tx:
        row = await tx.tables.get(id)
        assert row is not None
        match = (await tables.load(tx, row)).match
    return next(legal(match.game, match.state, match.awaited[0]))


async def asks_for_no_level(route: Route) -> None:
    await route.continue_(post_data=str(route.request.post_data).replace(":fair", ":xyzzy"))


def cookie_of(member: Visitor) -> Any:
    return {"name": "longtable", "value": member.cookie, "url": f"{member.address}/m/{member.user}/"}


def kinds(found: dict[str, Any]) -> list[str]:
    return [table["kind"] for table in found["tables"]]


async def test_a_newcomer_is_offered_five_games_and_no_table(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        found = await lounge(await table.member("Ada"))
        assert found["tables"] == [] and found["lesson"] == ""
        games = {offer["game"]: offer for offer in found["games"]}
        assert [*games] == ["magellan", "java", "mexica", "tikal", "caylus"]  # the shortest first
        assert (games["caylus"]["least"], games["caylus"]["most"], games["caylus"]["step"]) == (2, 5, 0)


async def test_a_lesson_that_is_begun_is_gone_on_with(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        await ada.send("/learn tikal")
        assert (await lounge(ada))["lesson"] == ""
        await ada.send("/learn tikal place c4 r0")
        assert (await lounge(ada))["lesson"] == "tikal"


async def test_a_free_seat_is_told_of_but_not_a_practice_table_or_one_by_invitation(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo = await table.member("Ada"), await table.member("Bo")
        for line in ("/new tikal", "/new java practice", "/new mexica invite"):
            await ada.send(line)
        assert kinds(await lounge(ada)) == ["lobby", "lobby", "lobby"]
        (free,) = (await lounge(bo))["tables"]
        assert (free["kind"], free["title"], free["text"]) == ("free", "Tikal", "Ada, and 3 seats are free")


async def test_a_table_that_gathers_says_who_is_there_what_is_wanting_and_what_each_can_do(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo = await table.member("Ada"), await table.member("Bo")
        await ada.play("", "new:magellan:seats=4 bots=1 level=easy")
        (alone,) = (await lounge(ada))["tables"]
        assert (alone["text"], alone["free"]) == ("Ada and ◆ Easy bot, and 2 seats are free", 2)
        assert (alone["next"], alone["press"]) == ("One more player or bot is needed.", "")
        assert [way["label"] for way in alone["more"]] == ["Bots", "Options", "Leave"]
        await table.app.drain()
        assert [one["private"] for one in await ada.messages()] == [False], "its card says all that is answered"
        (free,) = (await lounge(bo))["tables"]
        assert (free["text"], free["more"]) == (alone["text"], [])
        await bo.play("", free["press"])
        (mine,), (guests,) = (await lounge(ada))["tables"], (await lounge(bo))["tables"]
        assert mine["next"] == "It can begin now, or wait for more." and mine["press"]
        assert (guests["next"], guests["press"]) == ("Ada starts the game.", "")
        (leave,) = guests["more"]
        await bo.play("", leave["value"])
        assert kinds(await lounge(bo)) == ["free"]
        (again,) = (await lounge(ada))["tables"]
        assert again["next"] == alone["next"]


async def test_a_table_waits_for_one_while_others_think_and_nobody_sees_a_practice_table(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo, cy = [await table.member(name) for name in ("Ada", "Bo", "Cy")]
        await ada.send("/new tikal")
        (free,) = (await lounge(bo))["tables"]
        assert (await bo.post("play", {"event": "joining-1", "thread": "", "press": free["press"]})).status == 200
        (lobby,) = (await lounge(ada))["tables"]
        assert (await ada.post("play", {"event": "starting-1", "thread": "", "press": lobby["press"]})).status == 200
        against = {"event": "against-1", "thread": "", "press": "against:java:fair"}
        assert (await ada.post("play", against)).status == 200
        await table.app.drain()
        seen = [(await lounge(member))["tables"] for member in (ada, bo, cy)]
        of_two = [one["kind"] for shown in seen for one in shown if one["game"] == "tikal"]
        assert sorted(of_two) == ["thinking", "waiting"]
        assert [[one["game"] for one in shown if one["game"] == "java"] for shown in seen] == [["java"], [], []]
        assert seen[2] == []
        waiting = next(one for shown in seen for one in shown if one["kind"] == "waiting")
        assert waiting["thread"] and waiting["text"].isprintable()


async def test_practice_begins_at_once(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        answer = (await ada.play("", "practise:tikal")).json
        assert answer["begun"] and not answer["refused"]
        await table.app.drain()
        (waiting,) = (await lounge(ada))["tables"]
        assert (waiting["kind"], waiting["table"]) == ("waiting", answer["begun"]) and waiting["thread"]


async def test_what_is_refused_in_the_lounge_is_said_there_and_begins_nothing(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        for press in ("against:tikal:xyzzy", "practise:xyzzy", "start:xyzzy", "new:tikal:seats=9"):
            answer = (await ada.play("", press)).json
            assert answer["refused"] and answer["note"]["text"] and not answer["begun"], press
        assert await ada.messages() == [] and (await lounge(ada))["tables"] == []


async def test_a_thumbnail_shows_each_member_what_that_member_may_see(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo, cy = [await table.member(name) for name in ("Ada", "Bo", "Cy")]
        await begin_for_two(table, ada, bo, "tikal")
        (found,) = (await lounge(ada))["tables"]
        mover, other = (ada, bo) if found["kind"] == "waiting" else (bo, ada)
        before = [await thumbnail(member, found) for member in (mover, other, cy)]
        told = await lounge(other)
        assert Image.open(io.BytesIO(before[0])).size == THUMBNAIL and len(before[0]) <= THUMBNAIL_LIMIT
        await mover.send(f"/move {await first_legal(table, found['table'])}", found["thread"])
        (drafted,) = (await lounge(mover))["tables"]
        assert drafted["entries"] > found["entries"]
        assert await lounge(other) == told, "that somebody drafts is nobody's to know"
        after = [await thumbnail(member, drafted) for member in (mover, other, cy)]
        assert after[0] != before[0] and after[1:] == before[1:]
        for nothing in ("xyzzy", "0"):
            assert (await cy.get(f"thumbnail?thread={nothing}&at=1")).status == 404


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [PHONE], indirect=True)
async def test_a_refused_press_is_told_and_leads_to_no_later_table(home: Home) -> None:
    table, context = home
    page, elsewhere = TablePage(await context.new_page()), await table.member("Ada")
    await context.add_cookies([cookie_of(elsewhere)])
    await page.open(f"{elsewhere.address}/m/{elsewhere.user}/")
    await page.page.route("**/play", asks_for_no_level)
    await page.page.get_by_role("button", name="Play the bot: Tikal").click()
    note = page.page.locator("#lounge").get_by_role("status")
    await expect(note).not_to_be_empty()
    await elsewhere.play("", "practise:java")
    await expect(page.page.get_by_role("button", name="Play: Java")).to_be_visible()
    await expect(page.title).to_have_text("Lounge")
    await page.page.get_by_role("button", name="Play alone: Mexica").click()
    await expect(page.title).to_contain_text("Mexica")
    assert page.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_the_first_page_is_light(home: Home) -> None:
    table, context = home
    page, sizes = await context.new_page(), dict[str, int]()
    page.on("requestfinished", lambda request: fetched.append(request))
    fetched: list[Any] = []
    await TablePage(page).open(await table.link("Ada"))
    await page.wait_for_load_state("networkidle")
    for request in fetched:
        answer = await request.response()
        if not answer.headers.get("content-type", "").startswith("image/"):
            sizes[request.url] = (await request.sizes())["responseBodySize"]
    assert sum(sizes.values()) <= MOST_OF_FIRST_PAGE, sizes


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [DESKTOP, PHONE], ids=["desk", "phone"], indirect=True)
async def test_nothing_shifts_while_the_lounge_comes(home: Home) -> None:
    table, context = home
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await begin_for_two(table, ada, bo, "tikal")
    await ada.play("", "practise:magellan")
    await table.app.drain()
    await context.add_cookies([cookie_of(ada)])
    await context.add_init_script(NOTES_SHIFTS)
    page = TablePage(await context.new_page())
    await page.open(f"{ada.address}/m/{ada.user}/")
    pictures = page.page.locator("#lounge .thumbnail img")
    await expect(pictures.nth(6)).to_be_attached()
    for picture in await pictures.all():
        await picture.scroll_into_view_if_needed()
        await page.page.wait_for_function(
            "(one) => one.complete && one.naturalWidth", arg=await picture.element_handle()
        )
    assert await page.page.evaluate("window.shifts ?? []") == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("game", ["java", "magellan"])
async def test_nothing_shifts_while_a_table_comes_whose_address_is_opened(home: Home, game: str) -> None:
    table, context = home
    ada = await table.member("Ada")
    thread = await begin_alone(table, ada, f"/new {game} practice")
    await context.add_cookies([cookie_of(ada)])
    await context.add_init_script(NOTES_SHIFTS)
    page = TablePage(await context.new_page())
    await page.open(f"{ada.address}/m/{ada.user}/#/{thread}")
    await page.see_board()
    shifts = await page.page.evaluate("window.shifts ?? []")
    assert sum(share for share, *_ in shifts) < 0.005, shifts  # of the window, times how far


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_low_window_shows_all_that_the_first_games_offer(home: Home) -> None:
    table, context = home
    ann = await table.member("Ann")
    await context.add_cookies([cookie_of(ann)])
    page = TablePage(await context.new_page())
    await page.page.set_viewport_size({"width": 1366, "height": 625})
    await page.open(f"{ann.address}/m/{ann.user}/")
    for waiting in (False, True):
        if waiting:
            await begin_alone(table, ann, "/new tikal practice")
            await expect(page.page.get_by_role("button", name="Play: Tikal")).to_be_in_viewport(ratio=1)
        for game in ("Magellan", "Java", "Mexica"):
            await expect(page.page.get_by_role("button", name=f"Play the bot: {game}")).to_be_in_viewport(ratio=1)
    for _ in range(6):
        await ann.play("", "practise:tikal")
    await table.app.drain()
    await page.page.reload()
    play = page.page.get_by_role("button", name="Play: Tikal")
    more = page.page.get_by_role("button", name="2 more: Your turn")
    line, card = await more.bounding_box(), await page.page.locator(".standing").first.bounding_box()
    assert line and card and 40 <= line["height"] <= 44 and line["height"] < card["height"] / 1.5, "a line, no card"
    assert line["y"] >= card["y"] + card["height"]
    await more.click()
    await expect(more).to_be_hidden()
    await expect(play).to_have_count(7)
    await expect(play.nth(5)).to_be_focused()
    await page.page.get_by_role("group", name="Five games").get_by_role("button", name="Caylus").click()
    await expect(page.page.get_by_role("button", name="Learn: Caylus")).to_be_focused()
    await expect(page.page.get_by_role("button", name="Play the bot: Caylus")).to_be_in_viewport(ratio=1)
    assert page.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_from_the_link_of_the_host_four_presses_lead_to_the_first_tile(home: Home) -> None:
    table, context = home
    page = await context.new_page()
    start, host = StartPage(page), TablePage(page)
    await start.open(table.server.start_link)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Five heavy board games, played slowly")
    games, asked = page.get_by_role("list", name="Five games"), page.get_by_role("textbox", name="Who plays?")
    await expect(games.get_by_role("listitem")).to_have_count(5)
    for offered in (games, asked, page.get_by_role("button", name="Play", exact=True)):
        await expect(offered).to_be_in_viewport(ratio=1)
    above, below = await games.bounding_box(), await asked.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"], "what there is comes first"
    await expect(page.get_by_role("textbox", name="Who plays?")).to_have_value("Host")
    assert await axe(page) == []
    await start.presses("Play")
    await page.get_by_role("button", name="Play the bot: Tikal").click()
    await expect(host.title).to_have_text(re.compile("Tikal"))
    await host.panel.get_by_role("button", name=re.compile(r"^[a-h]\d$")).first.click()
    await host.panel.get_by_role("button", name=re.compile("turned")).first.click()
    await expect(host.panel).to_contain_text("Played: place the tile on")
    assert host.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_who_opens_a_table_is_led_to_its_card_and_lets_a_friend_in_there(home: Home, browser: Browser) -> None:
    table, context = home
    page = await context.new_page()
    start, host = StartPage(page), TablePage(page)
    await start.open(table.server.start_link)
    await start.presses("Play")
    await page.get_by_role("button", name="Open a table: Caylus").click()
    asked = page.get_by_role("dialog")
    for less in ("Fewer seats",) * 2 + ("More bots",):
        await asked.get_by_role("button", name=less).click()
    assert await axe(page) == []
    await asked.get_by_role("button", name="Open a table: Caylus").click()
    card = page.get_by_role("list", name="Not begun yet").get_by_role("listitem")
    await expect(card).to_contain_text("Host and ◆ Fair bot, and one seat is free")
    await expect(card.get_by_role("button", name="Start: Caylus")).to_be_focused()
    await expect(card).to_be_in_viewport(ratio=1)
    await card.get_by_role("button", name="Invite: Caylus").click()
    invited = page.get_by_role("dialog", name="Let people in")
    await invited.get_by_role("textbox", name="Name of the new member").fill("Bo")
    await invited.get_by_role("button", name="Add").click()
    await expect(invited).to_contain_text("This link works on this computer only.")
    assert await axe(page) == [] and host.errors == []
    async with await browser.new_context(viewport=PHONE, locale="en-GB") as elsewhere:
        bo = TablePage(await elsewhere.new_page())
        await bo.open(await start.link_of("Bo"))
        await bo.page.get_by_role("button", name="Take a seat: Caylus").click()
        await expect(bo.page.get_by_role("list", name="Not begun yet")).to_contain_text("Host starts the game.")
        await expect(bo.page.get_by_role("button", name="Invite")).to_have_count(0)
        await invited.get_by_role("button", name="Close").click()
        await expect(card).to_contain_text("Everybody is there.")
        await card.get_by_role("button", name="Start: Caylus").click()
        await expect(host.title).to_contain_text("Caylus")
        begun = bo.page.get_by_role("list", name=re.compile("^(Your turn|Others are thinking)$"))
        await expect(begun).to_contain_text("Caylus")
        assert host.errors == [] and bo.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_how_well_the_bot_is_to_play_is_kept_for_each_game(home: Home) -> None:
    table, context = home
    page = TablePage(await context.new_page())
    await page.open(await table.link("Ada"))
    level = page.page.get_by_label("How well the bot plays: Tikal")
    await level.select_option("master")
    await page.page.reload()
    await expect(level).to_have_value("master")
    await expect(page.page.get_by_label("How well the bot plays: Java")).to_have_value("fair")
    await page.page.get_by_role("button", name="Play the bot: Tikal").click()
    await expect(page.page.get_by_role("list", name="Who plays")).to_contain_text("Master bot")
    assert page.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [SMALL], indirect=True)
async def test_on_a_phone_the_first_press_of_the_host_comes_before_the_pictures_which_do_the_same(home: Home) -> None:
    table, context = home
    page = await context.new_page()
    await StartPage(page).open(table.server.start_link)
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    assert await axe(page) == [] and await overflow(page) == 0
    await page.get_by_role("list", name="Five games").locator("img").last.click()
    lounge = page.get_by_role("region", name="Lounge")
    await expect(lounge.get_by_role("button", name="Learn: Caylus")).to_be_focused()
    await lounge.get_by_role("listitem").filter(has_text="Caylus").locator("img").click()
    await expect(TablePage(page).title).to_have_text(re.compile("Lesson: Caylus, step 1 of"))


@pytest.mark.long(but={"phone"})
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [DESKTOP, SMALL], ids=["desk", "phone"], indirect=True)
async def test_the_lounge_is_usable_by_all_on_a_desk_and_a_phone(home: Home) -> None:
    table, context = home
    ada = TablePage(await context.new_page())
    await ada.open(await table.link("Ada"))
    lounge = ada.page.get_by_role("region", name="Lounge")
    await expect(lounge.get_by_role("heading", level=3)).to_have_count(5)
    assert await axe(ada.page) == [] and await overflow(ada.page) <= 0
    skip = ada.page.get_by_role("link", name=re.compile("^Skip to"))
    await expect(skip).not_to_be_in_viewport()
    heights = [(await one.bounding_box() or {})["height"] for one in await lounge.get_by_role("button").all()]
    assert min(heights) >= 40
    await lounge.get_by_role("button", name="Open a table: Tikal").click()
    await ada.page.get_by_role("button", name="Fewer seats").click()
    asked = ada.page.get_by_role("dialog")
    assert await axe(ada.page) == []
    await asked.get_by_role("button", name="Open a table: Tikal").click()
    await expect(ada.page.locator("#lounge").get_by_text("Ada, and 2 seats are free")).to_have_count(1)
    assert ada.errors == []


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [SMALL], indirect=True)
async def test_on_a_small_phone_there_is_room_for_the_words_of_tables_and_the_title_stands_in_one_line(
    home: Home,
) -> None:
    table, context = home
    ada = await table.member("Ada")
    for game in ("tikal", "java"):
        await ada.play("", f"practise:{game}")
    await table.app.drain()
    await context.add_cookies([cookie_of(ada)])
    page = TablePage(await context.new_page())
    await page.open(f"{ada.address}/m/{ada.user}/")
    await expect(page.page.locator("#waits")).to_be_visible()
    cards = page.page.get_by_role("list", name="Your turn").get_by_role("listitem")
    await expect(cards).to_have_count(2)
    for words in await cards.locator(".standing-text").all():
        box = await words.bounding_box()
        assert box and box["width"] >= 110
    assert await page.title.evaluate("title => title.scrollHeight < 2 * parseFloat(getComputedStyle(title).lineHeight)")
    await expect(page.page.get_by_role("button", name="Change name")).to_be_in_viewport(ratio=1)
    assert await axe(page.page) == [] and await overflow(page.page) <= 0
    assert page.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [PHONE], indirect=True)
async def test_a_host_who_plays_bears_a_name_of_their_own(home: Home) -> None:
    table, context = home
    page = await context.new_page()
    start, host = StartPage(page), TablePage(page)
    await start.open(table.server.start_link)
    await page.get_by_role("textbox", name="Who plays?").fill("Zora")
    assert await overflow(page) <= 0
    await start.presses("Play")
    await expect(host.title).to_have_text("Lounge")
    await expect(page.locator(".self")).to_contain_text("Zora")
    assert host.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [SMALL], indirect=True)
async def test_a_member_changes_the_name_that_others_see_in_the_lounge(home: Home) -> None:
    table, context = home
    await table.member("Ada")
    page = await context.new_page()
    start, host = StartPage(page), TablePage(page)
    await start.open(table.server.start_link)
    await page.get_by_role("textbox", name="Name of the new member").fill("Host")
    await start.presses("Add")
    await page.get_by_role("link", name=re.compile("^Open .*Host")).evaluate("link => link.removeAttribute('target')")
    await page.get_by_role("link", name=re.compile("^Open .*Host")).click()
    await expect(host.title).to_have_text("Lounge")
    change = page.get_by_role("button", name="Change name")
    await expect(change).to_be_in_viewport(ratio=1)
    assert await overflow(page) <= 0
    await change.click()
    field, save = (
        page.get_by_role("textbox", name="Your name, as others see it"),
        page.get_by_role("button", name="Save"),
    )
    await field.fill("ada")
    await save.click()
    await expect(page.get_by_role("alert")).to_have_text("There is a member of that name already.")
    assert await axe(page) == []
    await field.fill("Zora")
    await save.click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator(".own-name")).to_contain_text("Zora")
    await page.get_by_role("button", name="Play the bot: Tikal").click()
    await expect(page.get_by_role("list", name="Who plays")).to_contain_text("Zora")
    assert host.errors == []


@pytest.mark.long(but={"desk"})
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("home", [DESKTOP, SMALL], ids=["desk", "phone"], indirect=True)
async def test_a_host_who_has_played_before_plays_on_in_another_browser_by_one_press(home: Home) -> None:
    table, context = home
    page = await context.new_page()
    start, host = StartPage(page), TablePage(page)
    await start.open(table.server.start_link)
    play_on = page.get_by_role("button", name=re.compile("^Play on"))
    await expect(play_on).to_be_hidden()  # as nobody has played
    await page.get_by_role("textbox", name="Who plays?").fill("Zora")
    await start.presses("Play")
    await expect(page.locator(".self")).to_contain_text("Zora")
    await table.link("Ada")  # who comes before the host by name, and was let in later
    await page.goto("about:blank")  # or the page would still ask for something without its cookie
    await context.clear_cookies()
    await start.open(table.server.start_link)
    await expect(play_on).to_have_text("Play on as Zora")
    await expect(play_on).to_be_in_viewport(ratio=1)
    assert await axe(page) == [] and await overflow(page) == 0
    await start.presses("New link for Zora")
    await expect(page.get_by_label("Link of Zora", exact=True)).to_be_visible()
    await start.presses("Play on as Zora")
    await expect(host.title).to_have_text("Lounge")
    await expect(page.locator(".self")).to_contain_text("Zora")
    assert host.errors == []


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_in_the_list_of_tables_those_that_wait_for_one_come_first(home: Home) -> None:
    table, context = home
    ada, bo, cy = [await table.member(name) for name in ("Ada", "Bo", "Cy")]
    await begin_for_two(table, bo, cy, "caylus")
    await bo.play("", "practise:java")
    for game in ("tikal", "mexica"):
        await ada.play("", f"practise:{game}")
    await table.app.drain()
    await context.add_cookies([cookie_of(ada)])
    page = TablePage(await context.new_page())
    await page.open(f"{ada.address}/m/{ada.user}/")
    listed = page.page.get_by_role("list", name="Tables", exact=True).get_by_role("link")
    await expect(listed).to_have_text([re.compile("^Tikal"), re.compile("^Mexica")])
    others = page.page.get_by_role("list", name="Tables of others").get_by_role("link")
    await expect(others).to_have_count(0)  # they are not in the way
    await page.page.get_by_text("Tables of others").click()
    await expect(others).to_have_text([re.compile("^Caylus"), re.compile("^Java")])
    assert await axe(page.page) == []
    over = page.page.get_by_role("list", name="Finished").get_by_role("link")
    await expect(over).to_have_count(0)
    for thread in [one["thread"] for one in (await lounge(ada))["tables"] if one["game"] == "mexica"]:
        await ada.resign(thread)
    await expect(over).to_have_text([re.compile("^Mexica")])
    await expect(listed).to_have_text([re.compile("^Tikal")])
