"""The web table in a real browser, with the double behind it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Route, ViewportSize, expect

from bot.app.speech.messages import Place
from tests.bot.chat_web.double import LOUNGE, board_message, plain
from tests.bot.chat_web.pages import DESKTOP, PHONE, SMALL, StartPage, TablePage, axe, overflow
from tests.bot.chat_web.test_lounge import NOTES_SHIFTS
from tests.bot.chat_web.visitors import Table, open_table
from tests.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Enter = Callable[..., Awaitable[TablePage]]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with open_table(tmp_path / "longtable.sqlite") as table:
        yield table


@pytest_asyncio.fixture(loop_scope="session")
async def enter(browser: Browser, table: Table) -> AsyncIterator[Enter]:
    """Lets members in, each in a window of their own; at the end no page may have met an error."""
    pages: list[TablePage] = []
    contexts: list[BrowserContext] = []

    async def enter(name: str, **options: Any) -> TablePage:
        context = await browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})
        contexts.append(context)
        page = TablePage(await context.new_page())
        pages.append(page)
        await page.open(await table.link(name))
        return page

    yield enter
    errors = [error for page in pages for error in page.errors]
    for context in contexts:
        await context.close()
    assert errors == []


@pytest.mark.long
async def test_the_host_lets_two_in_and_they_talk_in_two_tabs(browser: Browser, table: Table) -> None:
    async with await browser.new_context(viewport=DESKTOP, locale="en-GB") as context:
        start = StartPage(await context.new_page())
        await start.open(table.server.start_link)
        assert "token" not in start.page.url
        links = [await start.let_in(name) for name in ("Ada", "Bo")]
        ada, bo = TablePage(await context.new_page()), TablePage(await context.new_page())
        await ada.open(links[0])
        await bo.open(links[1])
        assert "key" not in ada.page.url
        await ada.send("Shall we play?")
        await bo.send("With pleasure.")
        for page in (ada, bo):
            await expect(page.messages).to_have_count(2)
            await expect(page.messages.first).to_have_accessible_name("Ada")
            await expect(page.last).to_contain_text("With pleasure.")
        await ada.page.reload()
        await expect(ada.messages).to_have_count(2)
        assert start.errors + ada.errors + bo.errors == []


async def test_nothing_of_the_start_page_moves_while_it_opens(browser: Browser, table: Table) -> None:
    async with await browser.new_context(viewport=DESKTOP, locale="en-GB") as context:
        await context.add_init_script(NOTES_SHIFTS)
        start = StartPage(await context.new_page())
        await start.open(table.server.start_link)
        await expect(start.page.get_by_label("Who plays?")).to_be_visible()
        assert await start.page.evaluate("window.shifts ?? []") == []
        assert start.errors == []


async def test_who_has_become_a_member_on_another_page_can_play_on(browser: Browser, table: Table) -> None:
    async with await browser.new_context(viewport=DESKTOP, locale="en-GB") as context:
        start, other = StartPage(await context.new_page()), StartPage(await context.new_page())
        for page in (start, other):
            await page.open(table.server.start_link)
            await expect(page.page.get_by_label("Who plays?")).to_be_visible()
        await other.presses("Play")
        await expect(other.page).to_have_url(re.compile("/m/"))
        await start.presses("Play")
        await start.presses("Play on as Host")
        await expect(start.page).to_have_url(re.compile("/m/"))


async def test_the_host_shows_renews_and_withdraws_a_link(browser: Browser, table: Table) -> None:
    async with await browser.new_context(viewport=PHONE, locale="en-GB") as context:
        start = StartPage(await context.new_page())
        await start.open(table.server.start_link)
        first = await start.let_in("Ada")
        await start.let_in("Bo")
        await start.presses("Show the link of Ada")
        await expect(start.page.get_by_label("Link of Ada", exact=True)).to_have_value(first)
        await start.presses("New link for Ada")
        await expect(start.page.get_by_label("Link of Ada", exact=True)).not_to_have_value(first)
        start.page.on("dialog", lambda dialog: dialog.accept())
        await start.presses("Withdraw the link of Ada")
        await expect(start.page.get_by_text("withdrawn", exact=True)).to_be_visible()
        await expect(start.page.get_by_role("button", name="Show the link of Ada")).to_have_count(0)
        await expect(start.page.get_by_label("Link of Ada", exact=True)).to_have_count(0)
        await start.presses("New link for Ada")
        ada = TablePage(await context.new_page())
        await ada.open(await start.link_of("Ada"))
        assert start.errors + ada.errors == []


async def test_what_people_write_is_never_markup(enter: Enter, table: Table) -> None:
    evil = "<img src=x onerror=alert(1)>"
    ada = await enter(evil)
    await ada.send(f"{evil}<script>alert(2)</script> **bold**")
    await table.app.messenger.open_thread(LOUNGE, evil, "<t>/../1", "")
    await expect(ada.messages.first).to_have_accessible_name(evil)
    await expect(ada.messages.first).to_contain_text("<script>alert(2)</script> **bold**")
    await ada.go_to(evil)
    await ada.send("Here")
    await ada.page.reload()
    await expect(ada.title).to_have_text(evil)
    await expect(ada.last).to_contain_text("Here")
    assert await ada.page.get_by_role("img").count() == 0


@pytest.mark.long
async def test_a_turn_by_keyboard_alone(enter: Enter) -> None:
    ada = await enter("Ada")
    keys = ada.page.keyboard
    await keys.press("Tab")
    await expect(ada.page.get_by_role("link", name="Skip to the line")).to_be_focused()
    await keys.press("Enter")
    await expect(ada.line).to_be_focused()

    await keys.type("/o")
    await expect(ada.suggestions).to_have_count(1)
    await keys.press("Tab")
    await expect(ada.line).to_have_value("/open ")
    await keys.type("Valley")
    await keys.press("Enter")
    await expect(ada.private).to_contain_text("Table Valley is open.")
    await keys.press("Escape")
    await ada.page.get_by_role("link", name="Go to the table").focus()
    await keys.press("Enter")
    await expect(ada.title).to_have_text("Valley")
    await expect(ada.title).to_be_focused()

    await ada.line.focus()
    await keys.type("/")
    await expect(ada.suggestions).to_have_count(5)
    await keys.press("ArrowDown")
    await keys.press("ArrowDown")
    await keys.press("ArrowUp")
    await expect(ada.suggestions.first).to_have_attribute("aria-selected", "true")
    await keys.press("End")
    await keys.type("p")
    await expect(ada.suggestions).to_have_count(1)
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(ada.line).to_have_value("/panel ")
    await keys.press("Enter")
    await expect(ada.private).to_contain_text("step 0")

    menu = ada.private.get_by_role("combobox", name="Where to")
    await menu.focus()
    await keys.press("ArrowDown")
    await expect(ada.private.get_by_role("option")).to_have_count(5)
    await keys.press("Escape")
    await expect(ada.private.get_by_role("option")).to_have_count(0)
    await keys.press("Enter")
    await keys.press("d")
    await keys.press("Enter")
    await expect(ada.private).to_contain_text("step 1")
    await expect(menu).to_be_focused()

    await keys.press("Tab")
    await expect(ada.private.get_by_role("button", name="Uncover")).to_be_focused()
    await keys.press("Enter")
    await expect(ada.private).to_contain_text("step 2")
    await keys.press("Tab")
    await keys.press("Space")
    await expect(ada.private).to_contain_text("step 1")
    await expect(ada.private.get_by_role("button", name="Undo")).to_be_focused()
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(ada.last).to_contain_text("Ada has moved.")
    await expect(ada.private).to_have_count(0)


async def test_what_one_sees_alone_reaches_no_other_page(enter: Enter) -> None:
    ada, bo = await enter("Ada"), await enter("Bo")
    for page in (ada, bo):
        await page.remember()
    await ada.send("/open Valley")
    for page in (ada, bo):
        await page.go_to("Valley")
    await ada.send("/secret quincunx")
    await ada.see_picture(ada.private)
    await ada.send("/panel")
    await ada.choose("Where to", "d3")
    await ada.see_picture(ada.private.last)
    await ada.send("That was it.")
    await expect(bo.last).to_contain_text("That was it.")
    await bo.page.reload()
    await bo.see_picture(bo.message("The game begins."))
    await expect(bo.private).to_have_count(0)
    assert (await ada.received()).count(b"quincunx") >= 9
    assert b"preview of step 1" in await ada.received()
    for word in (b"quincunx", b"preview of step", b"Only you see this</"):
        assert word not in await bo.received()


async def test_a_picture_that_is_not_there_yet_says_so(enter: Enter) -> None:
    ada, drawn = await enter("Ada"), asyncio.Event()

    async def hold_back(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    await ada.page.route("**/picture/*", hold_back)
    await ada.send("/panel")
    waiting = ada.last.get_by_text("The picture is being drawn")
    await expect(waiting).to_be_visible()
    drawn.set()
    await ada.see_picture()
    await expect(waiting).to_be_hidden()


async def test_a_picture_can_be_enlarged_and_put_back(enter: Enter) -> None:
    ada = await enter("Ada")
    await ada.send("/panel")
    await ada.see_picture()
    small = ada.last.get_by_role("button", name="Board with your draft, step 0")
    await small.click()
    dialog = ada.page.get_by_role("dialog")
    large = dialog.get_by_role("img", name="Board with your draft, step 0")
    await expect(large).to_be_visible()
    fitting = await large.bounding_box()
    await ada.page.keyboard.press("+")
    await dialog.get_by_role("button", name="Larger").click()
    zoomed = await large.bounding_box()
    assert fitting and zoomed and 1.9 < zoomed["width"] / fitting["width"] < 2.0
    await ada.page.keyboard.press("0")
    assert await large.bounding_box() == fitting
    await ada.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(small).to_be_focused()


@pytest.mark.long
async def test_after_a_restart_the_page_goes_on_by_itself(enter: Enter, table: Table) -> None:
    ada = await enter("Ada")
    await ada.send("/open Valley")
    await ada.go_to("Valley")
    await ada.send("/panel")
    await ada.press("Uncover")
    await expect(ada.private).to_contain_text("step 1")
    await ada.page.route("**/send", lambda route: route.abort())
    await ada.line.fill("Still here")
    await ada.line.press("Enter")
    await expect(ada.trouble).to_contain_text("The server cannot be reached.")
    await ada.page.unroute_all(behavior="ignoreErrors")
    await table.restart()
    await table.app.post(plain("Here again."), Place(platform="web", channel="lounge", thread="t-valley"), key="again")
    await expect(ada.last).to_contain_text("Here again.")
    await expect(ada.trouble).to_be_hidden()
    await expect(ada.line).to_have_value("Still here")
    await ada.press("Uncover", ada.private)
    await expect(ada.private).to_contain_text("step 2")
    await expect(ada.private).to_have_count(1)


@pytest.mark.long
async def test_a_line_sent_while_the_connection_is_bad_is_said_once(enter: Enter) -> None:
    ada, bo = await enter("Ada"), await enter("Bo")
    tries = 0

    async def lose_the_answer(route: Route) -> None:
        nonlocal tries
        tries += 1
        if tries <= 2:
            await route.fetch()
            await route.abort()
        else:
            await route.continue_()

    await ada.page.route("**/send", lose_the_answer)
    await ada.send("Only once")
    await ada.send("And then")
    assert tries == 4
    await expect(bo.messages).to_have_count(2)
    await expect(bo.message("Only once")).to_have_count(1)


async def test_without_a_server_the_page_says_so_and_keeps_the_line(enter: Enter) -> None:
    ada = await enter("Ada")
    await ada.page.route("**/send", lambda route: route.abort())
    await ada.line.fill("Still here")
    await ada.line.press("Enter")
    await expect(ada.trouble).to_contain_text("The server cannot be reached.")
    await expect(ada.line).to_have_value("Still here")


async def test_suggestions_for_an_older_line_are_dropped(enter: Enter) -> None:
    ada = await enter("Ada")
    asked: list[str] = []
    may_go = asyncio.Event()

    async def slow_first(route: Route) -> None:
        asked.append((route.request.post_data_json or {})["line"])
        if len(asked) == 1:
            await may_go.wait()
        await route.continue_()

    await ada.page.route("**/complete", slow_first)
    await ada.line.press_sequentially("/")
    await until(lambda: asked)
    await ada.line.press_sequentially("mov", delay=20)
    await expect(ada.suggestions).to_have_count(1)
    may_go.set()
    await ada.page.wait_for_timeout(700)
    await expect(ada.suggestions).to_have_count(1)
    assert (asked[0], asked[-1]) == ("/", "/mov")  # a slow machine may ask in between, too
    await ada.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.long
async def test_who_is_mentioned_elsewhere_sees_it_in_the_title(enter: Enter, table: Table) -> None:
    ada, bo = await enter("Ada"), await enter("Bo")
    await ada.send("/open Valley")
    await ada.go_to("Valley")
    user = bo.page.url.rstrip("/").rpartition("/")[2]
    await ada.send(f"/call Bo {user}")
    await expect(bo.page).to_have_title("(1) Lounge – Longtable")
    entry = bo.page.get_by_role("navigation").get_by_role("link", name="Valley You are mentioned: 1")
    await expect(entry).to_be_visible()
    await expect(entry.get_by_text("calls you", exact=True)).to_be_visible()  # in words, as one reads them
    await bo.page.reload()
    await expect(bo.page).to_have_title("(1) Lounge – Longtable")
    await bo.go_to("Valley")
    await expect(bo.page).to_have_title("Valley – Longtable")
    await expect(bo.last).to_contain_text("Bo, it is your turn.")
    await bo.page.reload()
    await expect(bo.page).to_have_title("Valley – Longtable")
    await expect(ada.page).to_have_title("Valley – Longtable")


async def test_a_new_link_tells_the_old_page_what_to_do(enter: Enter, table: Table) -> None:
    ada = await enter("Ada")
    user = ada.page.url.rstrip("/").rpartition("/")[2]
    await (await table.host()).post(f"/start/members/{user}/link", {})
    await expect(ada.page.get_by_role("status").first).to_contain_text("ask for a new one where you got it")


@pytest.mark.long(but={"cs"})
@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ"])
async def test_nothing_is_wider_than_a_small_phone(browser: Browser, table: Table, locale: str) -> None:
    async with await browser.new_context(viewport=SMALL, locale=locale, has_touch=True) as context:
        start = await context.new_page()
        await start.goto(table.server.start_link)
        await start.locator("#name").fill("x" * 32)
        await start.locator("#add").get_by_role("button").click()
        await expect(start.get_by_role("status").get_by_role("textbox")).to_be_visible()
        assert await overflow(start) == 0
        ada = TablePage(await context.new_page())
        await ada.open(await table.link("Ada"))
        line = ada.page.get_by_role("main").get_by_role("combobox").last
        for text in ("/panel", "/text", "x" * 300, "/" + "x" * 200):
            await line.fill(text)
            await line.press("Enter")
            await expect(line).to_have_value("")
        await line.fill("/")
        await expect(ada.page.get_by_role("option").first).to_be_visible()
        assert await overflow(ada.page) == 0
        assert await ada.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0
        wide = await ada.page.evaluate(
            "[...document.querySelectorAll('#log, .message, .message *:not(pre, .unseen)')]"
            ".filter(box => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')"
            ".map(box => box.outerHTML.slice(0, 100))"
        )
        assert wide == []


async def test_on_a_phone_the_channels_are_a_page_of_their_own(enter: Enter) -> None:
    ada = await enter("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    await ada.send("/open Valley")
    entry = ada.page.get_by_role("navigation").get_by_role("link", name="Valley")
    await expect(entry).to_have_count(0)
    await ada.page.get_by_role("button", name="Show channels").tap()
    await expect(ada.page.locator("main")).to_have_attribute("inert", "")
    await entry.tap()
    await expect(ada.title).to_have_text("Valley")
    await expect(entry).to_have_count(0)
    await ada.see_picture()


@pytest.mark.long(but={"light"})
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_a_check_of_accessibility_finds_nothing_serious(
    browser: Browser, table: Table, enter: Enter, scheme: Any
) -> None:
    async with await browser.new_context(color_scheme=scheme, locale="en-GB") as context:
        start = StartPage(await context.new_page())
        await start.open(table.server.start_link)
        await start.let_in("Bo")
        await start.page.get_by_role("button", name="Add", exact=True).focus()
        assert await axe(start.page) == []
        await start.page.goto(f"{table.local}/nowhere")
        assert await axe(start.page) == []

    ada = await enter("Ada", color_scheme=scheme)
    assert await axe(ada.page) == []
    await ada.send("Hello")
    await ada.send("/open Valley")
    user = ada.page.url.rstrip("/").rpartition("/")[2]
    await ada.send(f"/call Ada {user}")
    await ada.send("/text")
    await ada.send("/panel")
    await ada.see_picture()
    await ada.last.get_by_role("combobox", name="Where to").click()
    assert await axe(ada.page) == []
    await ada.line.fill("/")
    await expect(ada.suggestions).to_have_count(5)
    await ada.line.press("ArrowDown")
    assert await axe(ada.page) == []
    await ada.line.fill("")
    await ada.last.get_by_role("button", name="Board with your draft").click()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await axe(ada.page) == []
    await ada.page.keyboard.press("Escape")
    await ada.page.set_viewport_size(PHONE)
    await ada.page.get_by_role("button", name="Show channels").click()
    assert await axe(ada.page) == []


@pytest.mark.long
async def test_new_messages_are_read_out_and_old_ones_are_not(enter: Enter) -> None:
    ada, bo = await enter("Ada"), await enter("Bo")
    await ada.send("First")
    await expect(bo.page.get_by_role("log", name="New messages")).to_have_text("Ada: First")
    await bo.page.reload()
    await expect(bo.messages).to_have_count(1)
    await expect(bo.page.get_by_role("log", name="New messages")).to_have_text("")
    await bo.send("/secret plum")
    await expect(bo.page.get_by_role("log", name="New messages")).to_contain_text(
        "Longtable: Only you see this. You hold"
    )


async def test_news_does_not_take_the_focus_away(enter: Enter, table: Table) -> None:
    ada = await enter("Ada")
    await ada.send("/open Valley")
    entry = ada.page.get_by_role("navigation").get_by_role("link", name="Valley")
    await entry.focus()
    await table.app.post(plain("News."), Place(platform="web", channel="lounge", thread="t-valley"), key="news")
    await expect(entry).to_have_accessible_name(re.compile("new$"))
    await expect(entry).to_be_focused()


async def test_a_long_text_is_read_from_its_beginning(enter: Enter, table: Table) -> None:
    ada = await enter("Ada")
    for n in range(20):
        await table.app.post(plain(f"Message {n}"), key=str(n))
    await expect(ada.messages).to_have_count(20)
    await ada.send("/text")
    await expect(ada.last.get_by_text("Only you see this")).to_be_in_viewport()
    await table.app.post(plain("And more"), key="more")
    await ada.page.get_by_role("button", name="New messages below").click()
    await expect(ada.last).to_be_in_viewport()
    await expect(ada.line).to_be_focused()


@pytest.mark.parametrize(("viewport", "asked"), [(PHONE, r"\?layout=tall$"), (DESKTOP, r"\?layout=wide$")])
async def test_a_narrow_page_asks_for_tall_pictures(
    enter: Enter, table: Table, viewport: ViewportSize, asked: str
) -> None:
    ada = await enter("Ada", viewport=viewport)
    await table.app.post(board_message("The game begins."), key="first")
    await expect(ada.page.locator("#log button.picture img")).to_have_attribute("src", re.compile(asked))


async def test_what_follows_an_answer_lies_below_it(enter: Enter, table: Table) -> None:
    ada = await enter("Ada", viewport=PHONE)
    await table.app.post(board_message("The game begins."), key="first")

    async def answer_late(route: Route) -> None:
        answer = await route.fetch()
        for n in range(3):
            await table.app.post(board_message(f"Bo has moved {n}."), key=str(n))
        await expect(ada.messages).to_have_count(5)
        await route.fulfill(response=answer)

    await ada.page.route("**/send", answer_late)
    await ada.send("/unheard of")
    await expect(ada.message("There is no command")).to_be_in_viewport(ratio=1)
    await expect(ada.log.get_by_text("Bo has moved 0.")).to_be_in_viewport()
    below = ada.page.get_by_role("button", name="New messages below")
    button, log = await below.bounding_box(), await ada.log.bounding_box()
    assert button and log and button["y"] >= log["y"] + log["height"], "it covers nothing of what is read"
    await below.click()
    await expect(ada.last.get_by_role("button", name="Play")).to_be_in_viewport()
    await expect(below).to_be_hidden()


async def test_what_came_while_a_page_was_in_the_background_is_in_sight(enter: Enter, table: Table) -> None:
    ada = await enter("Ada", viewport=PHONE)
    await ada.page.add_init_script("window.ResizeObserver = class { observe() {} }")  # as long as nothing is laid out
    await ada.page.reload()
    for n in range(3):
        await table.app.post(board_message(f"Bo has moved {n}."), key=str(n))
    await expect(ada.last).to_contain_text("Bo has moved 2.")
    await expect(ada.last.get_by_role("button", name="Play")).to_be_in_viewport()


async def test_the_page_speaks_czech(enter: Enter) -> None:
    ada = await enter("Ada", locale="cs-CZ")
    await expect(ada.title).to_have_text("Salonek")
    await expect(ada.page.get_by_role("button", name="Odeslat")).to_be_visible()
    assert await ada.page.locator("html").get_attribute("lang") == "cs"
