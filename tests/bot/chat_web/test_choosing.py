"""What is chosen at a real table in a real browser: with a pointer, a finger, the keyboard and in words."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.app.speech.language import Words
from tests.bot.chat_web.pages import DESKTOP, PHONE, TablePage, axe, in_view, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin, begin_a_bid
from tests.bot.chat_web.visitors import RealTable, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


@pytest.mark.long
async def test_each_place_says_what_pressing_it_means_and_what_it_holds(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread)
    castle = page.page.get_by_role("button", name=re.compile(r"Castle.*\. Here: hand in batches"))
    await expect(castle).to_be_visible()
    await castle.click()
    await page.page.locator("#bar-done").click()
    await page.see_board()
    other = await sit(browser, game.other, game.thread)
    there = other.board.get_by_role("button", name=re.compile(rf"Castle.*; worker of {game.mover.name}"))
    await expect(there).to_be_visible()
    assert page.errors == other.errors == []
    await page.page.context.close()
    await other.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "presses"),
    [
        (
            "tikal",
            [
                ("c4", "Turn it"),
                ("r0", "Press what has white corners"),
                ("deploy", "Set how many with − and +, then press where. Press again for the leader."),
            ],
        ),
        ("java", [("place three", "Now press where"), ("A5", "Turn it")]),
        ("caylus", [("place 16", "beyond the provost: may go unused · Done plays it")]),
    ],
)
async def test_after_each_press_the_ribbon_says_what_is_to_be_done_next(
    browser: Browser, table: RealTable, game: str, presses: list[tuple[str, str]]
) -> None:
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    for token, said in presses:
        await page.settled()
        await page.board.locator(f"[data-token='{token}']").click()
        await expect(page.next).to_contain_text(said)
        await expect(page.next).to_be_visible()  # though the pointer rests on a place
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "token", "says"),
    [("caylus", "castle", "Castle"), ("tikal", "c4", "Place the tile on c4")],
    ids=["caylus", "tikal"],
)
async def test_what_is_chosen_stays_chosen_while_something_is_asked_and_the_page_comes_back_into_view(
    browser: Browser, table: RealTable, game: str, token: str, says: str
) -> None:
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    chosen = page.page.locator("#chosen")
    await page.board.locator(f"[data-token$='{token}']").click()
    await page.settled()
    await expect(chosen).to_contain_text(says)
    for asked in ("Score", "Resign"):
        await page.panel.get_by_role("button", name=asked, exact=True).last.click()
        await expect(page.panel.locator(".note")).to_be_in_viewport()
        await page.settled()
        await expect(chosen).to_contain_text(says)
        await page.panel.locator(".note").get_by_role("button", name="Dismiss").click()
        await expect(page.panel.locator(".note")).to_have_count(0)
        await expect(chosen).to_contain_text(says)
    async with page.page.expect_response(lambda got: "/table?" in got.url):
        await page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.settled()
    await expect(chosen).to_contain_text(says)
    assert page.errors == []
    await page.page.context.close()


async def test_where_no_ring_is_left_it_is_said_what_to_press_and_whether_it_lies_beside_the_board(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    token = (await game.mover.table(game.thread) or {})["spots"][0]["words"][1]
    await game.mover.send(f"/move place {token} r0; deploy 10 a5", game.thread)
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places).to_have_count(0)
    await expect(page.next).to_have_text("Nothing else is left to do: press End the turn.")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_hand_beside_the_board_is_named_as_the_place_of_the_rings(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "magellan")
    page = await sit(browser, game.mover, game.thread)
    await page.page.set_viewport_size(PHONE)
    await expect(page.next).to_have_text("Press below the board what has white corners.")
    await page.page.set_viewport_size(DESKTOP)
    await expect(page.next).to_have_text("Press beside the board what has white corners.")
    await page.panel.get_by_role("toolbar", name="Beside the board").get_by_role("button").first.click()
    await expect(page.next).to_contain_text("The bright places can be pressed, too.")
    await page.page.context.close()


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_cannot_be_chosen_says_what_it_is_while_something_is_chosen(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await page.page.set_viewport_size({"width": 360, "height": 740} if phone else {"width": 1366, "height": 625})
    place = await page.places.and_(page.page.locator("[data-token='place three']")).element_handle()
    assert place is not None
    await place.dispatch_event("click")
    await expect(page.board.locator(".shade > *")).not_to_have_count(0)
    await page.settled()
    await page.page.locator("#board-sheet").evaluate("one => { one.scrollTop = 0; }")
    board = await page.page.locator("#board .picture-frame").bounding_box()
    sheet = await page.page.locator("#board-sheet").bounding_box()
    lying = await page.page.evaluate(
        """async () => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            return shown.lying.map(({corners, says}) => {
                const [x, y] = [0, 1].map(at => corners.reduce((sum, one) => sum + one[at], 0) / corners.length);
                return [says, x / image.naturalWidth, y / image.naturalHeight];
            });
        }"""
    )
    assert board is not None
    signs = ("points",) if phone else ("palaces", "cards")  # a finger takes up the cards that it presses
    for said in (Words("en")(f"java-legend-{sign}") for sign in signs):
        x, y = next((x, y) for says, x, y in lying if says == said)
        at = (board["x"] + x * board["width"], board["y"] + y * board["height"])
        await (page.page.touchscreen.tap(*at) if phone else page.page.mouse.move(*at))
        await expect(page.aim).to_have_text(said)
        assert await page.page.locator("#board-sheet").bounding_box() == sheet, "nothing moves"
    await expect(page.page.locator("#chosen")).to_contain_text("hree")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"desk", "browser"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_a_tile_is_placed_by_pressing_the_board(any_browser: Browser, table: RealTable, phone: bool) -> None:
    game = await begin(table, "tikal")
    page = await sit(any_browser, game.mover, game.thread, phone=phone)
    assert await in_view(page)
    await expect(page.places.first).to_be_visible()
    await page.places.first.click()
    rotation = page.places.and_(page.page.locator('[data-token^="r"]'))
    await rotation.first.click()
    await expect(page.panel).to_contain_text(re.compile(r"Played: place the tile on \w\d"))
    await page.see_board()
    assert await in_view(page)
    assert await page.messages.filter(has_text="Only you see this").count() == 0
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_on_a_phone_what_can_be_pressed_is_in_view_with_the_board(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.page.set_viewport_size({"width": 390, "height": 844})
    await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.6)  # most of the island, turned
    for number, part in enumerate((1.0, 0.2)):  # they lie in one row, which goes on to the right
        await expect(page.choices.nth(number)).to_be_in_viewport(ratio=part)
    for button in await page.bar.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
        box = await button.bounding_box()
        assert box and box["width"] >= 40 and box["height"] >= 40
    await page.choices.filter(has_text="Place land").click()
    await page.choices.filter(has_text="three-space tile").click()
    for row in ("E19", "E1"):  # the first and the last one of the turned island
        await expect(page.board.locator(f"[data-token='{row}']")).to_be_in_viewport(ratio=0.9)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"browser"})
async def test_the_board_stays_in_view_while_a_card_is_chosen_beside_it(any_browser: Browser, table: RealTable) -> None:
    game = await begin_a_bid(table)
    page = await sit(any_browser, game.mover, game.thread)
    cards = page.panel.get_by_role("toolbar", name="Beside the board").get_by_role("button")
    for size in (DESKTOP, PHONE):
        await page.page.set_viewport_size(size)
        await page.see_board()
        await expect(page.panel.get_by_role("img").first).to_be_in_viewport(ratio=0.3)
        await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.3)
        assert await overflow(page.page) == 0
    assert await axe(page.page) == []
    name = await cards.first.get_attribute("data-token")
    await cards.first.focus()
    await page.page.keyboard.press("Enter")
    await expect(page.page.locator("#chosen")).to_have_attribute("title", f"bid 1 {name}")
    await expect(page.panel.locator(":focus").or_(page.board.locator(":focus"))).to_be_visible()
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"browser"})
async def test_a_whole_turn_by_keyboard_alone(any_browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(any_browser, game.mover, game.thread)
    keys = page.page.keyboard
    place = page.places.and_(page.page.locator(":focus"))
    await expect(page.bar.get_by_role("img", name=re.compile(r"^Action points left: \d+$"))).to_have_count(0)
    await page.title.focus()
    while not await place.count():
        await keys.press("Tab")
    first = await place.get_attribute("aria-label")
    await keys.press("ArrowRight")
    await expect(place).not_to_have_attribute("aria-label", first or "")
    await keys.press("Home")
    await keys.press("Enter")
    await expect(place).to_have_attribute("data-token", "r0")
    await keys.press("End")
    await keys.press("Enter")
    await expect(page.panel).to_contain_text("Played: ")
    await expect(page.page.locator(":focus")).to_be_visible()
    await expect(page.bar.get_by_role("img", name=re.compile(r"^Action points left: \d+$"))).to_have_count(1)
    await keys.press("?")
    await expect(page.page.get_by_role("dialog", name="Keys")).to_contain_text("switch it to focus mode")
    guide = page.page.get_by_role("dialog", name="How the table works")
    for said in (
        "Nothing is final before Done, Reveal",
        "neither that nor what you did before it",
        "where a hint has chosen",
    ):
        await expect(guide).to_contain_text(said)
    await expect(page.page.get_by_role("heading", name="How the table works")).to_be_in_viewport(ratio=1)
    assert await axe(page.page) == []
    await keys.press("Escape")
    await expect(page.page.get_by_role("dialog", name="Keys")).to_be_hidden()
    await keys.press("e")
    await expect(page.bar.get_by_role("button", name="End the turn")).to_be_focused()
    await keys.press("Enter")
    await expect(page.bar.get_by_role("button", name="Done")).to_have_attribute("aria-disabled", "false")
    await keys.press("d")
    await expect(page.panel).to_contain_text(f"waiting for {game.other.name}")
    await expect(page.places).to_have_count(0)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_figure_that_is_taken_walks_or_jumps_by_the_place_that_is_pressed_which_says_its_price(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "mexica")
    await game.mover.send("/move start H6", game.thread)
    await game.other.send("/move start I7", game.thread)
    page = await sit(browser, game.mover, game.thread)
    away, figure, near = (page.board.locator(f"[data-token='{name}']") for name in ("A3", "move", "H5"))
    await expect(figure).to_be_visible()
    assert [await place.count() for place in (away, near)] == [0, 0], "nothing dear is done by one press"
    await figure.click()
    await expect(near).to_have_count(1)
    await expect(near.locator(".spot-mark")).to_have_text("1")
    await expect(away.locator(".spot-mark")).to_be_hidden()
    await expect(page.next).to_have_text(
        "Now press where. A coin is what a place costs; a bright place without one costs 5."
    )
    chosen = page.page.locator("#chosen")
    await expect(chosen).to_have_text("Move the figure / Jump anywhere (5 points)")
    await away.click()
    await expect(page.panel).to_contain_text("jump to A3")
    await page.bar.get_by_role("button", name="Undo").click()
    await page.settled()
    await page.board.locator("[data-token='double']").click()
    await page.settled()
    await page.board.locator("[data-token='B11']").click()
    await expect(chosen).to_have_text("Dig a canal on B11 and …")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_space_with_several_choices_asks_which(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    token = (await game.mover.table(game.thread) or {})["spots"][0]["words"][1]
    await game.mover.send(f"/move place {token} r0; camp b4; deploy 2 a5; deploy 1 b4", game.thread)
    page = await sit(browser, game.mover, game.thread)
    several = page.board.get_by_role("button", name=re.compile("^Several choices")).first
    await several.focus()
    await page.page.keyboard.press("Enter")
    items = page.board.get_by_role("menuitem")
    await expect(items.first).to_be_focused()
    await page.page.keyboard.press("ArrowDown")
    await expect(items.nth(1)).to_be_focused()
    assert await axe(page.page) == []
    await page.page.keyboard.press("Escape")
    await expect(several).to_be_focused()
    await several.click()
    chosen = (await items.first.inner_text()).split(" ")[0]
    await items.first.click()
    await expect(page.bar).to_contain_text(re.compile(chosen, re.I))
    await page.page.context.close()


@pytest.mark.long
async def test_who_stands_beside_workers_is_taken_where_they_are_pressed_again(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2+L a5", game.thread)
    page = await sit(browser, game.mover, game.thread)
    number, taken = page.bar.get_by_role("spinbutton"), page.board.locator(".spot.taken")
    await page.board.locator("[data-token='move a5']").click()
    await page.page.get_by_role("menuitem", name="Move figures").or_(number).first.click()
    await expect(page.next).to_contain_text("Press again for the leader.")
    await page.page.set_viewport_size(PHONE)
    await expect(page.bar.get_by_role("button", name="More")).to_be_in_viewport(ratio=1)
    await page.page.set_viewport_size(DESKTOP)
    await page.settled()
    await taken.click()
    await expect(number).to_have_text("the leader")
    await page.board.locator("[data-token='a4']").click()
    await expect(page.panel).to_contain_text("move the leader from a5 to a4")
    await expect(page.panel).to_contain_text("your forecast, what a scoring would bring now, goes from 0 to 1")
    await page.page.context.close()


@pytest.mark.long(but={"the hat"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("pressed", "taken"), [("the hat", "the leader"), ("the workers below it", "1")])
async def test_pressing_the_hat_of_a_leader_takes_the_leader_and_pressing_the_workers_a_worker(
    browser: Browser, table: RealTable, phone: bool, pressed: str, taken: str
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2+L a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    (hat,) = [corners for token, corners in await laid(page) if token == "move a5/L"]
    left, top, right, bottom = (edge(axis) for edge, axis in product((min, max), zip(*hat, strict=True)))
    x, y = (left + right) / 2, (top + bottom) / 2 + (0 if pressed == "the hat" else bottom - top)
    picture = page.page.locator("#board .picture-frame")
    scale = await picture.evaluate("one => one.clientWidth / one.querySelector('.whole').naturalWidth")
    press = picture.tap if phone else picture.click
    await press(position={"x": x * scale, "y": y * scale})
    await (
        page.page.get_by_role("menuitem", name="Move figures")
        .or_(page.page.locator("#count-place:not([hidden])"))
        .first.click()
    )
    await expect(page.bar.get_by_role("spinbutton")).to_have_text(taken)
    await page.page.context.close()


async def laid(page: TablePage) -> list[tuple[str, list[list[float]]]]:
    """Returns what lies on the board as a page is told it."""
    loaded: list[str] = await page.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    told = await (await page.page.request.get([name for name in loaded if "/places/" in name][-1])).json()
    return [(place["token"], place["corners"]) for place in told["places"]]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_the_end_of_a_turn_gives_up_is_said_above_the_board(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await game.mover.send("/move place a3 r0", game.thread)
    end = page.bar.get_by_role("button", name="End the turn")
    await expect(end).to_have_attribute("aria-disabled", "false")
    await end.click()
    await expect(page.next).to_have_text(re.compile("^You still have 10 action points.*Done plays it"))
    await expect(page.next).to_be_in_viewport(ratio=1)
    await page.page.context.close()


async def test_where_nothing_else_is_left_to_do_the_end_of_the_turn_leads_on(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    end = page.bar.get_by_role("button", name=re.compile("^End"))
    await game.mover.send("/move place a3 r0", game.thread)
    await expect(page.next).to_have_text(re.compile("^Press what has white corners"))
    await expect(end).not_to_have_class(re.compile("main"))
    await game.mover.send("/move deploy 10 a5", game.thread)
    await expect(page.next).to_have_text("Nothing else is left to do: press End the turn.")
    await expect(end).to_have_class(re.compile("main"))
    await page.page.context.close()


async def test_a_number_is_asked_for_only_where_there_is_one_to_set(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    await game.mover.send("/move place three L9 f; enter L9", game.thread)
    page = await sit(browser, game.mover, game.thread)
    await page.board.locator("[data-token='move L9']").click()
    await page.page.get_by_role("menuitem", name="Move the developer on L9 to …").click()
    await expect(page.next).to_have_text("Now press where: one of the bright places.")
    await expect(page.bar.get_by_role("spinbutton")).to_be_hidden()
    await page.page.context.close()


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_who_prefers_words_finds_the_kinds_of_actions_and_in_each_what_it_can_be(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 3 a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    kinds = [(await one.inner_text()).split("\n")[0] for one in await page.choices.all()]
    kept = ["Deploy figures", "Transfer between camps", "Move figures", "Uncover a level", "Recover a treasure"]
    assert kinds[:5] == kept
    idle = page.choices.filter(has_text="Recover a treasure")
    await expect(idle).to_be_disabled()
    await expect(idle).to_contain_text("3 points · needs a free worker there")
    await expect(page.choices.first).to_be_in_viewport(ratio=1)
    await page.choices.filter(has_text="Deploy figures").click()
    await expect(page.choices.first).to_be_in_viewport(ratio=1)
    await expect(page.page.locator("#chosen")).to_contain_text("Deploy")
    assert await axe(page.page) == [] and await overflow(page.page) == 0
    await page.panel.get_by_role("button", name=re.compile("^2 workers, 2 points")).click()
    await expect(page.panel).to_contain_text("deploy 2 workers to a5")
    assert page.errors == []
    await page.page.context.close()
