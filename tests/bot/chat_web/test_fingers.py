"""What a finger presses on a phone: in each state of each game's table nothing is too small, and nothing too wide."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, ViewportSize, expect

from tests.bot.chat_web.pages import SMALL, TablePage, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_sides import FINGER
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAMES = {
    "tikal": ((), ("place a3 r0; end", "end")),
    "java": ((), ("place three L9 f; end", "end")),
    "mexica": (("start I7", "start G7"), ("end", "end")),
    "caylus": ((), ("pass",)),
    "magellan": ((), ("bid 3",)),
}
"""By game: what is typed before the turn that is looked at, and a turn, of which giving points up is asked once."""
PHONES: tuple[ViewportSize, ...] = (SMALL, {"width": 390, "height": 844})
QUIET = "() => !document.querySelector('#panel[aria-busy=true], #board[aria-busy=true], #beside[aria-busy=true]')"
TOO_SMALL = """least => {
    const pressed = "button:not(.spot), a[href], input, select, summary, [role=option], [role=menuitem]";
    const all = [...document.querySelectorAll(pressed)].filter(one => !one.closest("[inert]"));
    const seen = all.filter(one => one.checkVisibility({visibilityProperty: true}));
    return seen.map(one => one.closest("label") ?? one).flatMap(one => {
        const { width, height } = one.getBoundingClientRect();
        const reach = getComputedStyle(one, "::after");  // the handle is found by a finger above it, too
        const high = Math.max(height, reach.position === "absolute" ? parseFloat(reach.height) : 0);
        const name = one.getAttribute("aria-label") ?? one.textContent;
        return width > 1 && Math.min(width, high) < least ? [`${name.trim()}: ${width} x ${high}`] : [];
    });
}"""
"""Returns what can be pressed and is smaller than that; places of a board come nearer by themselves (`test_sides`)."""


TWICE = """async ([x, y]) => {
    for (let times = 0; times < 2; times += 1) {
        const pressed = {clientX: x, clientY: y, pointerType: "touch", bubbles: true};
        document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("click", pressed));
    }
}"""
"""Taps a point twice without a pause, however slow the machine is."""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


async def fits(page: TablePage, state: str) -> None:
    """Asserts that on phones all that can be pressed is large enough, and the page as broad as the window."""
    await page.page.wait_for_function(QUIET)
    for size in PHONES:
        await page.page.set_viewport_size(size)
        assert await page.page.evaluate(TOO_SMALL, FINGER) == [], f"{state} at {size['width']}"
        assert await overflow(page.page) == 0, f"{state} at {size['width']}"


async def choose(page: TablePage) -> None:
    """Presses the first place that can be chosen, where there is one, and the first thing that it is asked for."""
    if await page.places.count():
        await page.places.first.dispatch_event("click")
    if await (items := page.page.get_by_role("menuitem")).count():
        await fits(page, "several things at one place")
        await items.first.click()


async def draw_up(page: TablePage) -> None:
    await page.page.locator("#handle").click()


@pytest.mark.long(but={"magellan"})
@pytest.mark.parametrize("game", GAMES)
async def test_at_a_table_a_finger_finds_all_that_can_be_pressed(browser: Browser, table: RealTable, game: str) -> None:
    before, turn = GAMES[game]
    played = await begin(table, game)
    for line, member in zip(before, (played.mover, played.other), strict=False):
        await member.send(f"/move {line}", played.thread)
    page = await sit(browser, played.mover, played.thread, phone=True)
    await fits(page, "turn")
    await draw_up(page)
    await fits(page, "sheet drawn up")
    if await (menu := page.panel.get_by_role("combobox")).count():
        await menu.first.click()
        await fits(page, "list of choices")
    await draw_up(page)
    for state in ("chosen", "second step", "third step"):
        await choose(page)
        await fits(page, state)
    await page.send("/whatif")
    await fits(page, "what if")
    await choose(page)
    await fits(page, "second step of what if")
    await page.page.locator("#leave").click()
    await expect(page.page.locator("#leave")).to_be_hidden()
    await played.mover.send("/reset", played.thread)
    for line in turn:
        await played.mover.send(f"/move {line}", played.thread)
    other = await sit(browser, played.other, played.thread, phone=True)
    await fits(other, "what others did")
    await other.page.get_by_role("button", name="Story").click()
    await fits(other, "story")
    await other.page.locator("#told [data-entry]").first.click()
    await expect(other.task).to_have_text(re.compile(r"^\d+ of \d+: "))
    await fits(other, "an earlier position")
    await other.read()
    await other.line.fill("/m")
    await expect(other.suggestions.first).to_be_visible()
    await fits(other, "messages and suggestions")
    assert page.errors == other.errors == []
    await page.page.context.close()
    await other.page.context.close()


async def press_into(page: TablePage, name: str, right: float, down: float) -> None:
    """Taps what lies on the board under a name, so far from its left and its upper border as parts of its size."""
    x, y = await page.page.evaluate(
        """async ([name, right, down]) => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            const { corners } = shown.lying.find((one) => one.name === name);
            const { left, top, width } = document.querySelector("#board .picture-frame").getBoundingClientRect();
            return [[left, right], [top, down]].map(([start, part], axis) => {
                const along = corners.map((one) => one[axis]);
                const [least, most] = [Math.min(...along), Math.max(...along)];
                return start + (least + part * (most - least)) * width / image.naturalWidth;
            });
        }""",
        [name, right, down],
    )
    await page.page.touchscreen.tap(x, y)


@pytest.mark.parametrize("at", [(0.5, 0.3), (0.1, 0.5), (0.8, 0.8)], ids=["middle", "left", "right"])
async def test_a_finger_in_a_building_that_is_closed_chooses_none_beside_it(
    browser: Browser, table: RealTable, at: tuple[float, float]
) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await press_into(page, "stables", *at)
    await expect(page.aim).to_contain_text("out of use")
    await expect(page.page.locator("#put-back")).to_be_hidden()  # as nothing is chosen
    await press_into(page, "inn", 0.5, 0.5)
    await expect(page.page.locator("#chosen")).to_contain_text("Inn")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_beside_a_table_a_finger_finds_all_that_can_be_pressed(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "toy")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.page.get_by_role("button", name="Show channels").click()
    await fits(page, "list of tables")
    await page.page.get_by_role("button", name="Close channels").click()
    await game.other.resign(game.thread)
    await expect(page.bar.get_by_role("button", name="Rematch")).to_be_visible()
    await fits(page, "result")
    await draw_up(page)
    await fits(page, "whole result")
    await page.page.evaluate("location.hash = ''")
    lounge = page.page.get_by_role("region", name="Lounge")
    await expect(lounge).to_be_visible()
    await fits(page, "lounge")
    await lounge.get_by_role("button", name="Open a table: Tikal").click()
    await fits(page, "dialog")
    await page.page.get_by_role("dialog").get_by_role("button", name="Open a table: Tikal").click()
    await expect(lounge.get_by_text("and 3 seats are free")).to_be_visible()
    await fits(page, "lobby")
    await lounge.get_by_role("button", name=re.compile("Learn: Tikal")).click()
    await expect(page.task).to_contain_text("place the tile")
    await fits(page, "lesson")
    await draw_up(page)
    await fits(page, "text of a lesson")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_on_a_small_phone_a_finger_moves_the_board_to_the_places_below_it(
    browser: Browser, table: RealTable
) -> None:
    played = await begin(table, "java")
    page = await sit(browser, played.mover, played.thread, phone=True)
    await page.page.set_viewport_size(SMALL)
    await page.choices.filter(has_text="Place land").click()
    await page.choices.filter(has_text="two-space").click()
    await page.settled()
    last = page.page.locator('#board .spot[data-token="G1"]')
    await expect(last).to_be_attached()
    await expect(last).not_to_be_in_viewport()
    await draw(page, *([(180, y)] for y in range(400, 140, -10)))
    await expect(last).to_be_in_viewport(ratio=1)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_how_a_tile_is_to_lie_is_in_view_with_the_space_once_a_finger_has_chosen_that(
    browser: Browser, table: RealTable
) -> None:
    played = await begin(table, "java")
    page = await sit(browser, played.mover, played.thread, phone=True)
    await page.choices.filter(has_text="Place land").click()
    await page.choices.filter(has_text="three-space").click()
    await page.settled()
    space = page.board.locator('[data-token="G6"]')
    await expect(space).to_be_attached()
    await tap(page, space)  # a finger covers others, too, so the board becomes larger
    await expect(page.page.locator(".zoomed")).to_be_visible()
    await tap(page, space)
    await expect(page.next).to_have_text("Turn it: press how it is to lie, or its space again.")
    await page.settled()
    for place in (*await page.board.locator(".spot:not(.taken)").all(), space):
        await expect(place).to_be_in_viewport(ratio=0.99)
    chosen = str(await page.page.locator("#chosen").text_content())
    await tap(page, space)
    await expect(page.page.locator("#board .tried")).to_be_visible()
    await expect(page.page.locator("#chosen")).not_to_have_text(chosen)
    await expect(page.page.locator(".zoomed")).to_have_count(0)
    assert page.errors == []
    await page.page.context.close()


async def test_a_board_that_was_made_larger_for_a_press_shows_all_again_once_the_action_is_done(
    browser: Browser, table: RealTable
) -> None:
    played = await begin(table, "mexica")
    for line, member in zip(("start I7", "start G7"), (played.mover, played.other), strict=True):
        await member.send(f"/move {line}", played.thread)
    page = await sit(browser, played.mover, played.thread, phone=True)
    await page.choices.filter(has_text="Single canal").click()
    await page.settled()
    space, zoomed = page.board.locator('[data-token="R9"]'), page.page.locator(".zoomed")
    await expect(space).to_be_attached()
    await tap(page, space)
    await expect(zoomed).to_be_visible()
    await tap(page, space)
    await expect(page.panel).to_contain_text("on R9")
    await expect(zoomed).to_have_count(0)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_how_the_table_works_is_told_from_the_sheet_of_a_phone(browser: Browser, table: RealTable) -> None:
    played = await begin(table, "mexica")
    page = await sit(browser, played.mover, played.thread, phone=True)
    await draw_up(page)
    await page.panel.get_by_role("button", name="How the table works").click()
    await expect(page.page.get_by_role("dialog")).to_contain_text("White corners can be pressed")
    await expect(page.page.locator("#keys-name")).to_be_hidden()
    await page.page.get_by_role("button", name="Close", exact=True).click()
    await expect(page.page.get_by_role("dialog")).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_on_a_phone_one_looks_back_from_the_sheet_in_ones_own_turn(browser: Browser, table: RealTable) -> None:
    played = await begin(table, "caylus")
    await played.mover.send("/move place castle", played.thread)
    page = await sit(browser, played.other, played.thread, phone=True)
    await draw_up(page)
    await page.panel.get_by_role("button", name="What has happened since your last turn").click()
    await expect(page.page.locator("body")).to_have_class(re.compile("looking-back"))
    await expect(page.board).to_be_in_viewport(ratio=0.5)
    assert page.errors == []
    await page.page.context.close()


async def tap(page: TablePage, place: Locator) -> None:
    """Taps the middle of a place, where it lies in view."""
    await place.evaluate("one => one.scrollIntoView({block: 'center'})")
    box = await place.bounding_box()
    assert box is not None
    await page.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def draw(page: TablePage, *points: Sequence[tuple[float, float]]) -> None:
    """Draws fingers over a page, from points to points."""
    hand = await page.page.context.new_cdp_session(page.page)
    kinds = ["touchStart", *["touchMove"] * (len(points) - 1), "touchEnd"]
    for kind, at in zip(kinds, [*points, ()], strict=True):
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(at)]
        await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
        await page.page.wait_for_timeout(16)


async def board_at(page: TablePage, x: float, y: float) -> tuple[float, float, float]:
    """Returns how broad the picture of the board is, and which part of its sides lies at a point of the page."""
    box = await page.board.get_by_role("img").first.bounding_box()
    assert box is not None
    return box["width"], (x - box["x"]) / box["width"], (y - box["y"]) / box["height"]


async def test_two_fingers_make_the_board_larger_and_smaller_where_they_lie(browser: Browser, table: RealTable) -> None:
    played = await begin(table, "java")
    page = await sit(browser, played.mover, played.thread, phone=True)
    await page.page.set_viewport_size(SMALL)
    width, *between = await board_at(page, 180, 250)
    await draw(page, *([(180, 250 - way), (180, 250 + way)] for way in range(30, 91, 5)))
    larger, *after = await board_at(page, 180, 250)
    assert larger == pytest.approx(3 * width, rel=0.02)
    assert after == pytest.approx(between, abs=0.01)
    await expect(page.page.locator("#map")).to_be_visible()
    assert await page.page.evaluate("visualViewport.scale") == 1, "the page stays as large as it was"
    await draw(page, *([(180, 250 - way), (180, 250 + way)] for way in range(90, 24, -5)))
    assert (await board_at(page, 180, 250))[0] == pytest.approx(width, rel=0.01)
    await expect(page.page.locator("#map")).to_be_hidden()
    assert await page.page.locator("#chosen").inner_text() == "", "nothing was chosen by it"
    assert page.errors == []
    await page.page.context.close()


async def test_two_taps_where_nothing_can_be_pressed_make_the_board_larger_there_and_two_more_show_all_of_it(
    browser: Browser, table: RealTable
) -> None:
    played = await begin(table, "java")
    page = await sit(browser, played.mover, played.thread, phone=True)
    width, *meant = await board_at(page, 150, 300)
    for times in (2, 1):
        await page.page.evaluate(TWICE, [150, 300])
        larger, *middle = await board_at(page, 195, 300)
        assert larger == pytest.approx(times * width, rel=0.01)
        assert times == 1 or middle[0] == pytest.approx(meant[0], abs=0.05)
    assert page.errors == []
    await page.page.context.close()


async def test_the_number_that_is_asked_for_lies_below_the_names_of_the_sheet(
    browser: Browser, table: RealTable
) -> None:
    played = await begin(table, "tikal")
    await played.mover.send("/move place a3 r0", played.thread)
    page = await sit(browser, played.mover, played.thread, phone=True)
    await page.page.locator("#board .spot[data-token='deploy']").dispatch_event("click")
    await expect(page.page.locator("#count-place")).to_be_visible()
    for size in PHONES:
        await page.page.set_viewport_size(size)
        number = await page.page.locator("#count-place").bounding_box()
        names = await page.page.locator(".sides").bounding_box()
        assert number and names and number["y"] >= names["y"] + names["height"] - 1
    assert page.errors == []
    await page.page.context.close()
