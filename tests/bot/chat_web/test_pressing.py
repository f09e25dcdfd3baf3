"""Whole turns played by pressing the board, and how many presses they take."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, expect

from tests.bot.chat_web.pages import PHONE, TablePage
from tests.bot.chat_web.pressing import play
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_fingers import PHONES
from tests.bot.chat_web.test_hints import LOW
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TURNS = {
    "tikal": ((), {"place a3 r0": 1, "deploy 4 a5": 2, "move a5 2 to a4": 2, "uncover a4": 1, "end": 1}),
    "java": (
        ("irrigate D5; irrigate D8; irrigate D11; irrigate D14",),
        {"place three L9 f": 2, "enter L9": 2, "end": 1},
    ),
    "mexica": (
        ("start I7", "start G7", "single B1; single F1; single G1; single I1; single J1"),
        {"double B5 C5": 3, "end": 1},
    ),
    "caylus": ((), {"place 6": 2}),
    "magellan": ((), {"bid 3": 2}),
}
"""By game: what is typed before, and the end of a turn in the order in which its words are asked, with the presses of
each action.

One press more ends a turn that gives action points up; nothing is left to give up here.
"""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


STANDS = """[...document.querySelectorAll(".bar-buttons button")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const fits = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight;
    return { does: one.id, x, down: innerHeight - y, width, height, fits };
})"""
COPY = """([classes, bar]) => {
    document.body.className = classes;
    document.querySelector("#turn-bar").outerHTML = bar;
}"""


class Bar:
    """Where the buttons of the bar stand on a desk, and those of its copy on phones, on a page that does nothing."""

    def __init__(self, page: TablePage, phone: Page) -> None:
        self.page, self.phone = page.page, phone
        self.places: dict[int, list[Any]] = {}

    async def look(self) -> None:
        """Asserts that each button stands where it stood, with its name inside."""
        classes, bar = await self.page.evaluate(
            "[document.body.className, document.querySelector('#turn-bar').outerHTML]"
        )
        self.compare(0, await self.page.evaluate(STANDS))
        for size in PHONES:
            await self.phone.set_viewport_size(size)
            await self.phone.evaluate(COPY, [classes, bar])
            self.compare(size["width"], await self.phone.evaluate(STANDS))

    def compare(self, width: int, found: list[Any]) -> None:
        assert found == self.places.setdefault(width, found), width
        assert all(one["fits"] for one in found), (width, found)


@pytest.mark.long(but={"en"})
@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in TURNS), ("java", "cs"), ("caylus", "cs")])
async def test_a_turn_is_played_on_the_board_in_few_presses_and_no_button_of_the_bar_moves(
    browser: Browser, table: RealTable, game: str, language: str
) -> None:
    typed, turn = TURNS[game]
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed, (mover, other, mover), strict=False):
        await member.send(f"/move {line}", thread)
    if language != "en":
        await mover.send(f"/language {language}", thread)
    page = await sit(browser, mover, thread)
    known = await page.page.context.storage_state()
    still = await browser.new_context(java_script_enabled=False, bypass_csp=True, storage_state=known)
    bar = Bar(page, await still.new_page())
    await bar.phone.goto(page.page.url)
    assert {action: await play(page, action, bar.look) for action in turn} == turn
    await expect(page.page.locator("#ribbon")).not_to_have_class(re.compile("asked"))
    assert [*bar.places] == [0, *(size["width"] for size in PHONES)]
    await still.close()
    assert page.errors == []
    await page.page.context.close()


IN_WORDS = {
    "tikal": (
        (),
        ["a3", "not turned", "Deploy figures", "4 workers", "Move figures", "2 workers", "a4", "Uncover a level"],
    ),
    "java": ((), ["Place land", "three-space tile", "L", "L9", "rice on M9 and M10", "Bring a developer in", "L9"]),
    "mexica": (("start I7", "start G7"), ["Double canal", "B", "B5", "C5", "Move the figure", "H", "H7"]),
    "caylus": ((), ["Quarry on 6"]),
    "magellan": ((), ["card 3", "card 1"]),
}
"""By game: what is typed before, and what is chosen in the list one after the other, by the beginning of its name."""


@pytest.mark.long(but={"caylus"})
@pytest.mark.parametrize("game", IN_WORDS)
async def test_a_turn_is_chosen_in_words_by_the_keys_of_the_list(browser: Browser, table: RealTable, game: str) -> None:
    typed, turn = IN_WORDS[game]
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed, (mover, other), strict=False):
        await member.send(f"/move {line}", thread)
    page = await sit(browser, mover, thread)
    await page.choices.first.focus()
    for said in turn:
        await page.settled()
        named = re.compile(f"^{re.escape(said)}")
        wanted = page.page.locator("#choices").get_by_role("button", name=named).first
        await expect(wanted).to_be_visible()
        await page.choices.first.focus()
        while not await wanted.evaluate("one => one === document.activeElement"):
            await page.page.keyboard.press("ArrowDown")
        await page.page.keyboard.press("Enter")
    await page.settled()
    done = page.bar.get_by_role("button", name=re.compile("^(Done|Reveal)$"))
    if await done.get_attribute("aria-disabled") == "false":
        await done.click()
    await expect(page.panel).to_contain_text(re.compile("Played: |waiting for"))
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_bid_is_counted_up_to_a_sum_and_down_again(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "magellan")
    page = await sit(browser, mover, thread)
    count, more, less = (page.page.locator(f"#{one}") for one in ("count", "count-more", "count-less"))
    await page.page.locator('.spot[data-token="bid sum"]').click()
    for button, bid in ((more, "1"), (more, "2"), (more, "3"), (less, "2")):
        await page.settled()
        await button.click()
        await expect(count).to_have_text(bid)
    await page.settled()
    await page.bar.get_by_role("button", name="Done").click()
    await expect(page.panel).to_contain_text("waiting for")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_where_there_is_nothing_to_count_the_bar_asks_where_alone(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "java")
    await mover.send("/move place three L9 f; enter L9", thread)
    page = await sit(browser, mover, thread)
    await page.page.locator('.spot[data-token$="L9"]').first.click()
    several = page.page.locator('[role=menuitem][data-words="move L9"]')
    if await several.count():
        await several.click()
    await expect(page.page.locator("#chosen")).to_contain_text("Move the developer on L9 to …")
    await expect(page.bar.get_by_role("spinbutton")).to_be_hidden()
    await expect(page.page.locator("#next")).not_to_contain_text("how many")
    await page.page.locator(".spot:not(.taken)").first.click()
    await expect(page.panel).to_contain_text("move a developer from L9 to")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_what_is_chosen_is_said_where_another_place_is_pressed(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    await mover.send("/move place a3 r0; deploy 4 a5; move 2 a5-a4", thread)
    page = await sit(browser, mover, thread)
    spots = page.page.locator("#board .spot:not(.taken)")
    await page.page.locator('.spot[data-token$="a5"]').first.click()
    if await page.page.get_by_role("menuitem").count():
        await page.page.get_by_role("menuitem").filter(has_text="Move").first.click()
    await expect(page.page.locator("#put-back")).to_be_visible()
    await page.settled()
    await expect(page.page.locator("#count")).to_be_visible()
    await expect(page.page.locator("#chosen")).to_be_hidden()  # it has no room beside the number
    before = await spots.count()
    sheet = await page.page.locator("#board .picture-frame").bounding_box()
    assert sheet
    await page.page.mouse.click(sheet["x"] + sheet["width"] / 2, sheet["y"] + 4)
    said = "Chosen: Move figures from a5 to … · press one of the bright places, or put it back."
    await expect(page.page.locator("#next")).to_contain_text(said)
    await expect(spots).to_have_count(before)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_another_pile_is_taken_up_that_is_pressed_while_one_is_chosen(browser: Browser, table: RealTable) -> None:
    mover, other, thread = await begin(table, "mexica")
    await mover.send("/move start I7", thread)
    await other.send("/move start G7", thread)
    page = await sit(browser, mover, thread)
    bridge = await page.page.locator('.spot[data-token="bridge"]').bounding_box()
    assert bridge
    await page.page.locator('.spot[data-token="single"]').click()
    await expect(page.page.locator("#chosen")).to_contain_text("Single canal")
    await page.page.mouse.click(bridge["x"] + bridge["width"] / 2, bridge["y"] + bridge["height"] / 2)
    await expect(page.page.locator("#chosen")).to_contain_text(re.compile("bridge", re.IGNORECASE))
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "typed"), [("java", ("place three L9 f",)), ("mexica", ("start I7", "start G7"))])
async def test_where_no_place_is_bright_the_bar_speaks_of_done_alone(
    browser: Browser, table: RealTable, game: str, typed: tuple[str, ...]
) -> None:
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed, (mover, other), strict=False):
        await member.send(f"/move {line}", thread)
    page = await sit(browser, mover, thread)
    await page.bar.get_by_role("button", name="End").click()
    await page.settled()
    await expect(page.next).to_contain_text("Done plays it.")
    await expect(page.page.locator("#board .spots.lit .spot")).to_have_count(0)
    await expect(page.next).not_to_contain_text("bright places")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("left_by", ["a place", "a key", "a choice"])
async def test_what_is_begun_stays_begun_until_something_is_chosen_from_the_menu_of_another_thing(
    browser: Browser, table: RealTable, left_by: str
) -> None:
    mover, _, thread = await begin(table, "java")
    await mover.send("/move place three L9 f; enter L9", thread)
    page = await sit(browser, mover, thread)
    developer = await page.page.locator('.spot[data-token$="L9"]').bounding_box()
    assert developer
    await page.page.locator('.spot[data-token="place three"]').click()
    await page.settled()
    menu = page.page.get_by_role("menu")
    bright = page.page.locator("#board .spots.lit .spot:not(.taken)")
    places = await bright.count()
    await page.page.mouse.click(developer["x"] + developer["width"] / 2, developer["y"] + developer["height"] / 2)
    await expect(menu.get_by_role("menuitem")).to_have_count(2)
    await expect(bright).to_have_count(places)
    if left_by == "a choice":
        await menu.get_by_role("menuitem").filter(has_text="Move").click()
        await expect(page.page.locator("#chosen")).to_contain_text("developer on L9")
    else:
        if left_by == "a key":
            await page.page.keyboard.press("Escape")
            await expect(menu).to_be_hidden()
        await expect(page.page.locator("#chosen")).to_contain_text("three-space tile")
        await bright.and_(page.page.locator('[data-token="E5"]')).click()
        await page.settled()
        await expect(page.page.locator("#chosen")).to_contain_text("three-space tile on E5")
    await expect(menu).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


async def press_lying(page: TablePage, name: str) -> None:
    """Presses what lies on the board under a name, whether it can be chosen or not."""
    place = await page.page.evaluate(
        """async (name) => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            const { corners } = shown.lying.find((one) => one.name === name);
            return [image.naturalWidth, image.naturalHeight].map(
                (size, axis) => corners.reduce((sum, one) => sum + one[axis], 0) / corners.length / size);
        }""",
        name,
    )
    board = await page.page.locator("#board .picture-frame").bounding_box()
    assert board
    await page.page.mouse.click(board["x"] + place[0] * board["width"], board["y"] + place[1] * board["height"])


@pytest.mark.long(but={"tikal"})
@pytest.mark.parametrize(
    ("game", "typed", "first", "forbidden", "rule"),
    [
        ("tikal", (), "", "f4", "f4 touches no explored space, and every tile must touch one."),
        ("mexica", ("start I7", "start G7"), "single", "H6", "H6 is a start square"),
        ("caylus", ("place 6",), "", "6", "a building has room for one worker"),
        ("java", ("place three L9 f; enter L9",), "irrigate", "A5", "touches the border or lies in it"),
    ],
)
async def test_the_rule_is_told_that_forbids_a_place_which_is_pressed(
    browser: Browser, table: RealTable, game: str, typed: tuple[str, ...], first: str, forbidden: str, rule: str
) -> None:
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed, (mover, other), strict=False):
        await member.send(f"/move {line}", thread)
    page = await sit(browser, other if game == "caylus" else mover, thread)
    if first:
        await page.page.locator(f'.spot[data-token="{first}"]').click()
        await page.settled()
    before = await page.page.locator("#board .picture-frame").bounding_box()
    await press_lying(page, forbidden)
    await expect(page.aim).to_contain_text(rule)
    assert await page.page.locator("#board .picture-frame").bounding_box() == before, "nothing moves"
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"tikal"})
@pytest.mark.parametrize(
    ("game", "typed", "first", "second", "chosen"),
    [
        ("tikal", "", ["c4"], "a3", "on a3"),
        ("java", "", ["place three", "A5"], "place two", "two-space tile"),
        ("mexica", "start I7; start G7", ["double", "B5"], "bridge", "bridge"),
    ],
)
async def test_another_thing_is_taken_up_in_place_of_what_the_server_knows_as_chosen(
    browser: Browser, table: RealTable, game: str, typed: str, first: list[str], second: str, chosen: str
) -> None:
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed.split("; "), (mover, other), strict=False):
        if line:
            await member.send(f"/move {line}", thread)
    page = await sit(browser, mover, thread)
    box = await page.page.locator(f'.spot[data-token="{second}"]').bounding_box()
    assert box
    for token in first:
        await page.page.locator(f'.spot[data-token="{token}"]').click()
        await page.settled()
    await page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.settled()
    await expect(page.page.locator("#chosen")).to_contain_text(chosen)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_what_is_pressed_first_is_marked_on_the_board(browser: Browser, table: RealTable) -> None:
    mover, other, thread = await begin(table, "mexica")
    await mover.send("/move start I7", thread)
    await other.send("/move start G7", thread)
    page = await sit(browser, mover, thread)
    for *begun, token in (("double", "B5"), ("build 3",), ("build 4",)):
        for first in (*begun, token):
            await page.page.locator(f'.spot[data-token="{first}"]').click()
            await page.settled()
        await expect(page.page.locator(f'.spot.taken[data-token="{token}"]')).to_be_visible()
        while await page.page.locator("#put-back").is_visible():
            await page.page.locator("#put-back").click()
            await page.settled()
    assert page.errors == []
    await page.page.context.close()


async def test_what_is_pressed_is_marked_until_it_is_answered(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "mexica")
    page = await sit(browser, mover, thread)
    answered = asyncio.Event()

    async def answer_late(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await page.page.route("**/play", answer_late)
    lit = "getComputedStyle(document.querySelector('#turn-bar'), '::before').animationName"
    await page.places.first.click()
    pressed = page.page.locator(".spot.working")
    await expect(pressed.locator("path:not(.edge)")).to_have_css("stroke", "rgb(25, 227, 194)")
    assert await page.page.evaluate(lit) == "appear, passing"
    answered.set()
    await page.settled()
    await expect(pressed).to_have_count(0)
    assert await page.page.evaluate(lit) == "none"
    assert page.errors == []
    await page.page.context.close()


async def test_a_calpulli_is_named_before_its_removal_is_proposed(browser: Browser, table: RealTable) -> None:
    mover, other, thread = await begin(table, "mexica")
    for line, member in zip(("start I7", "start G7"), (mover, other), strict=True):
        await member.send(f"/move {line}", thread)
    page = await sit(browser, mover, thread)
    await page.page.locator('.spot[data-token^="propose"]').first.click()
    item = page.page.get_by_role("menuitem")
    await expect(item).to_contain_text("leaves the game, if all agree · to found with it, stand in a closed district")
    await expect(page.page.locator("#chosen")).to_be_hidden()
    await item.click()
    await expect(page.page.locator("#chosen")).to_contain_text("Propose that the calpulli")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_where_one_kind_alone_is_left_the_others_keep_their_places_and_all_are_in_view(
    browser: Browser, table: RealTable
) -> None:
    mover, other, thread = await begin(table, "mexica")
    await mover.send("/move start I7", thread)
    await other.send("/move start G7", thread)
    await mover.send("/move double B5 C5; build 1 I6; build 1 I5; single B1; single F1; single G1", thread)
    page = await sit(browser, mover, thread)
    propose = page.page.locator("#choices [data-words='propose']")
    await expect(propose).to_be_enabled()
    await expect(page.next).to_contain_text("Press End the turn. What has white corners can be done, too.")
    await expect(page.bar.get_by_role("button", name="End the turn")).to_have_class(re.compile("main"))
    kinds = await page.choices.evaluate_all("all => all.map(one => one.dataset.words)")
    assert kinds.index("propose") == 8 and await page.choices.and_(page.page.locator(".idle")).count() >= 8
    await propose.click()
    await expect(page.choices.first).to_contain_text("calpulli of 3")
    await page.page.set_viewport_size(PHONE)
    more = page.page.get_by_role("button", name=re.compile(r"^[1-9]"))
    await expect(more).to_be_visible()
    await expect(page.choices.last).not_to_be_in_viewport()
    await more.click()
    await expect(page.choices.last).to_be_in_viewport(ratio=0.5)
    await page.page.set_viewport_size(LOW)
    await page.page.locator("#bar-reset").click()
    await mover.send("/language cs", thread)
    await expect(page.page.locator("html")).to_have_attribute("lang", "cs")
    await expect(page.page.locator("#choices [data-words]").nth(10)).to_be_in_viewport(ratio=1)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_the_places_of_a_row_are_in_view_and_no_row_moves_from_its_place(
    browser: Browser, table: RealTable
) -> None:
    mover, _, thread = await begin(table, "java")
    page = await sit(browser, mover, thread)
    await page.page.set_viewport_size(LOW)
    for said in ("Place land", "three-space tile"):
        await page.choices.filter(has_text=said).first.click()
        await page.settled()
        asked = "Now press which one" if said == "Place land" else "Now press where"
        await expect(page.next).to_contain_text(asked)
    rows = page.page.locator("#choices [aria-expanded]")

    async def lie() -> list[list[float]]:
        boxes = [await row.bounding_box() for row in await rows.all()]
        return [[box["x"] - boxes[0]["x"], box["y"] - boxes[0]["y"]] for box in boxes if box and boxes[0]]

    before = await lie()
    await rows.filter(has_text="G").click()
    assert await lie() == before
    for place in ("G1", "G15"):
        await expect(page.panel.get_by_role("button", name=f"{place}, ")).to_be_in_viewport(ratio=1)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_beside_a_hand_what_can_be_chosen_is_in_view_and_does_not_move_the_cards(
    browser: Browser, table: RealTable
) -> None:
    mover, _, thread = await begin(table, "magellan")
    page = await sit(browser, mover, thread)
    await page.page.set_viewport_size(LOW)
    await page.settled()
    await expect(page.choices.last).to_be_in_viewport(ratio=1)
    cards = page.page.locator("#beside .spot:not(.taken)")
    before = await page.page.locator("#beside").bounding_box()
    listed = await page.page.locator("#choices").bounding_box()
    assert listed and before and listed["y"] + listed["height"] <= before["y"], "first in the panel"
    for card in ("5", "2"):
        await cards.and_(page.page.locator(f'[data-token$="{card}"]')).click()
        await page.settled()
        assert await page.page.locator("#beside").bounding_box() == before
    assert page.errors == []
    await page.page.context.close()
