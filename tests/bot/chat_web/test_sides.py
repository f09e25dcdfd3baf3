"""What lies around the board: seats, story, time line, messages, and on a phone the sheet and what a finger finds."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, ViewportSize, expect

from rules.core.notation import Menus, legal
from tests.bot.chat_web.pages import SMALL, TablePage, axe, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_looking_back import played
from tests.bot.chat_web.test_table import begin, begin_alone
from tests.bot.chat_web.visitors import RealTable, Visitor, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NOTES_TASKS = """() => {
    window.tasks = [];
    const task = document.querySelector("#task");
    const note = (said) => said && window.tasks.at(-1) !== said && window.tasks.push(said);
    new MutationObserver(() => note(task.textContent)).observe(task, {childList: true});
}"""
"""Notes each task that is said from now on, however shortly."""
FINGER = 40
"""Pixels that a finger needs."""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


@pytest.mark.long
async def test_who_plays_and_who_is_waited_for_is_in_view_and_the_story_leads_to_any_step(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "toy")
    page = await sit(browser, game.other, game.thread)
    seats = page.page.get_by_role("list", name="Who plays").get_by_role("listitem")
    await expect(seats.filter(has_text="waited for")).to_contain_text(game.mover.name)
    await expect(page.task).to_contain_text(f"Waiting for {game.mover.name}")
    await game.mover.send("/move end", game.thread)
    await expect(seats.filter(has_text="waited for")).to_contain_text(game.other.name)
    new = page.page.get_by_role("button", name="New in the story: 1")
    await expect(new).to_be_visible()
    await page.page.keyboard.press("s")
    await expect(new).to_have_count(0)
    told = page.page.get_by_role("region", name="Story").get_by_role("button")
    await expect(told).to_have_count(1)
    await told.click()
    await expect(page.task).to_have_text(f"1 of 1: {game.mover.name} ends the turn.")
    await expect(told).to_have_attribute("aria-current", "step")
    await expect(page.bar.get_by_role("slider", name="Step of the game")).to_have_value("1")
    assert await axe(page.page) == []
    assert page.errors == []
    await page.page.context.close()


async def test_what_is_new_in_the_story_of_one_table_is_not_told_at_another(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "toy")
    await begin_alone(table, game.other, "/new toy practice")
    page = await sit(browser, game.other, game.thread)
    await game.mover.send("/move end", game.thread)
    await expect(page.page.get_by_role("button", name="New in the story: 1")).to_be_visible()
    await page.page.get_by_role("button", name=re.compile("^Next table")).click()
    await expect(page.page.get_by_role("list", name="Who plays")).not_to_contain_text(game.mover.name)
    await expect(page.page.locator("#untold")).to_be_hidden()
    await page.page.context.close()


async def test_the_time_line_is_dragged_and_the_page_says_when_it_is_ones_turn_without_moving_what_is_looked_at(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "toy")
    await game.mover.send("/move end", game.thread)
    page = await sit(browser, game.mover, game.thread)
    line = page.bar.get_by_role("slider", name="Step of the game")
    await expect(line).to_be_visible()
    box = await line.bounding_box()
    assert box is not None
    await page.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    await page.page.mouse.down()
    await page.page.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2, steps=5)
    await page.page.mouse.up()
    await expect(page.task).to_have_text(re.compile("^0 of 1: The beginning"))
    await expect(page.next).to_have_text("You are looking back. Press To the present to return.")
    await game.other.send("/move end", game.thread)
    now = page.bar.get_by_role("button", name="To the present")
    await expect(page.next).to_have_text("Now it is your turn: press To the present.")
    await expect(page.page.locator("#ribbon")).not_to_have_class(re.compile("asked"))  # what is past asks nothing
    await expect(page.task).to_have_text(re.compile("^0 of 1: The beginning"))
    await now.click()
    await expect(page.task).not_to_have_text(re.compile(r"^\d+ of \d+: "))
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_who_presses_a_colour_of_the_time_line_is_where_that_turn_begins_and_its_end_keeps_the_handle(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    for member in (game.mover, game.other):
        match = (await played(table.app)).match
        tile = next(legal(Menus(match.game), match.state, match.awaited[0], ("place",)))
        for line in (tile, "deploy 1 a5", "end", "end"):  # what it gives up is told first
            await member.send(f"/move {line}", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await page.page.get_by_role("button", name=re.compile("^Story")).click()
    await page.page.locator("#told [data-entry]").first.click()
    line = page.page.locator("#past-entry")
    await expect(line).to_be_visible()
    box = await line.bounding_box()
    assert box is not None and box["width"] >= 170 and box["height"] >= 40
    x, width = box["x"] + 8, box["width"] - 16
    for inside, first in ((2 / 6, 1), (5 / 6, 4)):
        await page.page.mouse.click(x + inside * width, box["y"] + 5)
        await expect(page.task).to_have_text(re.compile(f"^{first} of 6: "))
    await page.page.mouse.click(x + 2 / 6 * width, box["y"] + box["height"] / 2)
    await expect(page.task).to_have_text(re.compile("^2 of 6: "))
    await page.page.mouse.move(x + 2 / 6 * width, box["y"] + box["height"] / 2)
    await page.page.mouse.down()
    await page.page.mouse.move(x + width, box["y"] + box["height"] / 2, steps=4)
    await expect(page.task).to_have_text(re.compile("^6 of 6: "))
    await expect(line).to_be_visible()
    await page.page.mouse.up()
    await page.see_board()
    await expect(line).to_be_visible()
    await page.bar.get_by_role("button", name="To the present").click()
    await expect(page.task).not_to_have_text(re.compile(r"^\d+ of \d+: "))
    assert page.errors == []
    await page.page.context.close()


async def play_a_turn(table: RealTable, member: Visitor, thread: str) -> None:
    """Lets a member place the tile of a turn of Tikal and end it, which are two entries."""
    match = (await played(table.app)).match
    tile = next(legal(Menus(match.game), match.state, match.awaited[0], ("place",)))
    for said in (tile, "end", "end"):  # what it gives up is told first
        await member.send(f"/move {said}", thread)


async def test_the_story_opens_at_the_step_that_the_board_shows(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    for member in (game.mover, game.other) * 3:
        await play_a_turn(table, member, game.thread)
    page = await sit(browser, await table.member("Eve"), game.thread)
    await page.page.set_viewport_size({"width": 1366, "height": 450})
    line = page.bar.get_by_role("slider", name="Step of the game")
    first, last = [page.page.locator(f"#told [data-entry='{entry}']") for entry in (1, 11)]
    for key, at in (("Home", 0), ("ArrowRight", 1), ("End", 12), ("ArrowLeft", 11)):
        await line.press(key)
        await expect(page.task).to_have_text(re.compile(f"^{at} of 12: " if at < 12 else "^Waiting for"))
        await page.page.get_by_role("button", name=re.compile("^Story")).click()
        if 0 < at < 12:
            told, other = (first, last) if at == 1 else (last, first)
            await expect(told).to_have_attribute("aria-current", "step")
            await expect(told).to_be_in_viewport(ratio=0.9)
            await expect(other).not_to_be_in_viewport(ratio=0.9)
        await page.page.get_by_role("button", name="Turn", exact=True).click()
    assert page.errors == []
    await page.page.context.close()


async def test_the_story_reaches_back_to_the_beginning_of_the_game(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    for member in (game.mover, game.other) * 3:
        await play_a_turn(table, member, game.thread)
    page = await sit(browser, game.mover, game.thread)
    story = page.page.get_by_role("region", name="Story")
    before = story.get_by_role("button", name="Show what happened before")
    told = story.locator("[data-entry]")
    await page.page.get_by_role("button", name=re.compile("^Story")).click()
    await expect(told).to_have_count(2)
    await before.click()
    await expect(told).to_have_count(12)
    await expect(before).to_have_count(0)
    assert await axe(page.page) == []
    await play_a_turn(table, game.mover, game.thread)
    await expect(told).to_have_count(14)  # what was told stays
    await told.first.click()
    await expect(page.task).to_have_text(re.compile(f"^1 of 14: {game.mover.name}"))
    assert page.errors == []
    await page.page.context.close()


async def test_the_time_line_shows_whose_each_turn_was_plays_on_from_where_one_stands_and_is_left_by_esc(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "toy")
    for member in (game.mover, game.other):
        await member.send("/move end", game.thread)
    page = await sit(browser, game.other, game.thread)
    line = page.bar.get_by_role("slider", name="Step of the game")
    colours = [await one.get_attribute("fill") for one in await page.page.locator("#seats .piece path").all()]
    turns = await page.page.locator("#past-turns").get_attribute("style")
    assert turns and len(colours) == 2
    shades = ["rgb({}, {}, {})".format(*bytes.fromhex(colour[1:])) for colour in colours if colour]
    told = [shade for shade, _ in groupby(re.findall("|".join(map(re.escape, shades)), turns))]
    assert len(told) == 2 and {*told} == {*shades}
    await line.focus()
    await page.page.keyboard.press("ArrowLeft")
    await expect(page.task).to_have_text(re.compile("^1 of 2: "))
    await expect(line).to_have_attribute("aria-valuetext", f"1 of 2, {game.mover.name}")
    await page.page.keyboard.press("Escape")
    await expect(page.task).not_to_have_text(re.compile(r"^\d+ of \d+: "))
    await page.page.evaluate(NOTES_TASKS)
    play = page.bar.get_by_role("button", name="Show one step after the other")
    await play.click()
    await page.page.wait_for_function("() => window.tasks.some((task) => task.startsWith('1 of 2'))")
    await expect(page.task).to_have_text(re.compile("^Waiting for"))
    told = [task[:6] for task in await page.page.evaluate("window.tasks")]
    assert [task for task in told if task[0].isdigit()] == ["0 of 2", "1 of 2"]
    await expect(play).to_be_visible()
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"size0"})
@pytest.mark.parametrize("size", [{"width": 1366, "height": 625}, {"width": 1000, "height": 800}])
async def test_whoever_looks_back_finds_all_around_the_board_where_it_was(
    browser: Browser, table: RealTable, size: Any
) -> None:
    game = await begin(table, "toy")
    await game.mover.send("/move end", game.thread)
    page = await sit(browser, game.mover, game.thread)
    await page.page.set_viewport_size(size)
    stays = [page.page.locator(f"#{id}") for id in ("seats", "show-keys", "turn-bar", "past-entry", "board-sheet")]
    await page.settled()
    before = [await one.bounding_box() for one in stays]
    await page.page.locator("#show-past").click()
    await expect(page.task).to_have_text(re.compile(r"^\d+ of \d+: "))
    await page.settled()
    assert [await one.bounding_box() for one in stays] == before
    await page.page.keyboard.press("ArrowLeft")
    await expect(page.task).to_have_text(re.compile("^0 of 1: The beginning"))
    await page.settled()
    assert [await one.bounding_box() for one in stays] == before
    await page.bar.get_by_role("button", name="To the present").click()
    await expect(page.task).not_to_have_text(re.compile(r"^\d+ of \d+: "))
    await page.settled()
    assert [await one.bounding_box() for one in stays] == before
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_typing_a_slash_anywhere_brings_the_line_and_the_board_as_text_has_room(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await expect(page.line).to_be_hidden()
    await page.see_board()
    board = await page.board.bounding_box()
    await page.page.keyboard.press("/")
    await expect(page.line).to_be_focused()
    await page.page.keyboard.type("board text")
    await page.page.keyboard.press("Enter")
    assert await page.board.bounding_box() == board, "it stays where it was"
    text = page.last.locator("pre")
    await expect(text).to_be_visible()
    hidden = await text.evaluate("one => one.scrollWidth - one.clientWidth")
    assert hidden <= 0, "no line of the board in words has to be scrolled"
    assert await axe(page.page) == []
    await page.page.context.close()


async def tap(page: TablePage, place: Locator) -> None:
    """Taps the middle of a place until it is taken for what it is; each tap brings it nearer."""
    token = await place.get_attribute("data-token")
    for _ in range(3):
        await place.scroll_into_view_if_needed()
        box = await place.bounding_box()
        assert box is not None
        wide, high = await _own_room(place)
        await page.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.settled()
        if not await page.page.locator(f'.spot:not(.taken)[data-token="{token}"]').count():
            assert min(wide, high) >= FINGER, f"{token} was chosen where a finger covers others, too"
            return
    raise AssertionError(f"{token} could not be pressed by a finger")


async def _own_room(place: Locator) -> tuple[float, float]:
    """Returns how wide and high the room is around a place in which no other one is pressed."""
    found: list[float] = await place.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const others = [...one.parentElement.children].filter(other => other !== one);
            const boxes = others.map(other => other.getBoundingClientRect());
            const far = ({left, right, top, bottom}) =>
                Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
            const alone = boxes.every(other => far(other) > 20) ? 40 : 0;
            return [Math.max(box.width, alone), Math.max(box.height, alone)];
        }"""
    )
    return found[0], found[1]


@pytest.mark.long(but={"small"})
@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, SMALL], ids=["phone", "small"])
async def test_a_finger_chooses_nothing_that_it_covers_with_others(
    browser: Browser, table: RealTable, size: Any
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.page.set_viewport_size(size)
    await page.see_board()
    for token in ("place three", "L9"):
        await page.settled()
        await tap(page, page.page.locator(f'.spot[data-token="{token}"]'))
    await expect(page.bar).to_contain_text("Place a three-space tile on L9")
    map = page.page.locator("#map")
    if await map.is_visible():
        seen, board = await map.bounding_box(), await page.page.locator("#board-sheet").bounding_box()
        assert seen and board and seen["y"] >= board["y"] + board["height"], "it hides nothing of the board"
        await page.page.get_by_role("button", name="Show the board larger").click()
    await expect(map).to_be_hidden()
    assert await overflow(page.page) == 0
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_the_sheet_of_a_phone_is_drawn_up_over_the_board_and_down_again(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "mexica")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.see_board()
    handle = page.page.get_by_role("button", name="Show all of it", exact=True)
    low = await page.panel.bounding_box()
    await handle.click()
    await expect(handle).to_have_attribute("aria-expanded", "true")
    high = await page.panel.bounding_box()
    assert low and high and high["height"] > 3 * low["height"]
    bar = await page.bar.bounding_box()
    box = await handle.bounding_box()
    assert box is not None and bar is not None
    await page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
    await page.page.mouse.down()
    await page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 200, steps=4)
    await page.page.mouse.up()
    await expect(handle).to_have_attribute("aria-expanded", "false")
    finger = await page.page.context.new_cdp_session(page.page)
    x = box["x"] + box["width"] / 2
    y = await handle.evaluate("one => one.getBoundingClientRect().top + 8")
    for kind, *at in (("touchStart", y), *(("touchMove", y - way) for way in range(10, 60, 10)), ("touchEnd",)):
        points = [{"x": x, "y": height} for height in at]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await expect(handle).to_have_attribute("aria-expanded", "true")
    await handle.click()  # a finger that draws ends in no click, nor does a mouse in WebKit
    await expect(handle).to_have_attribute("aria-expanded", "false")
    assert await page.bar.bounding_box() == bar, "the bar never moves"
    assert await axe(page.page) == []
    await page.page.context.close()


@pytest.mark.long(but={"caylus"})
@pytest.mark.parametrize("game", ["tikal", "caylus"])
async def test_the_board_and_the_bar_stay_where_they_are_while_a_turn_is_played(
    browser: Browser, table: RealTable, game: str
) -> None:
    mover, _, thread = await begin(table, game)
    for phone in (False, True):
        page = await sit(browser, mover, thread, phone=phone)
        await page.see_board()
        stays = [page.page.locator("#turn-bar"), page.page.locator("#board-sheet"), page.page.locator("#rail")]
        before = [await one.bounding_box() for one in stays]
        await page.places.first.click()
        await page.settled()
        assert [await one.bounding_box() for one in stays] == before
        await page.page.keyboard.press("Escape")
        await page.settled()
        assert [await one.bounding_box() for one in stays] == before
        await expect(page.page.locator("#put-back")).to_be_hidden()  # as nothing is left to be put back
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("size", [(700, 450), (683, 312), (911, 417), (844, 390)], ids=str)
async def test_in_a_low_window_at_double_size_or_sideways_the_board_has_the_height_and_nothing_is_cut_off(
    browser: Browser, table: RealTable, size: tuple[int, int]
) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread)
    await page.page.set_viewport_size({"width": size[0], "height": size[1]})  # 1400 x 900 and 1366 x 625 at 200 %, …
    await page.see_board()
    assert await overflow(page.page) == 0
    for button in await page.bar.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await expect(page.choices.first).to_be_in_viewport()
    board = await page.page.locator("#board-sheet").bounding_box()
    assert board and board["width"] >= 0.5 * size[0] and board["height"] >= 0.75 * size[1]
    await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.6)
    assert await axe(page.page) == []
    await page.page.context.close()


async def test_nothing_moves_by_itself_where_less_motion_is_wanted(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await page.page.emulate_media(reduced_motion="reduce")
    await page.see_board()
    await page.places.first.click()
    await page.settled()
    moving = await page.page.evaluate(
        "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 0).length"
    )
    assert moving == 0
    await page.page.context.close()


@pytest.mark.long
async def test_a_picture_that_was_enlarged_is_put_back_as_broad_as_it_was_and_nothing_lies_over_its_edge(
    any_browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "caylus")
    page = await sit(any_browser, game.mover, game.thread)
    await page.page.set_viewport_size(SMALL)
    await page.see_board()
    image, seen = page.board.get_by_role("img").first, page.page.locator("#board-sheet")
    before = await image.bounding_box()
    larger = page.page.get_by_role("button", name="Show the board larger")
    await larger.click()
    await expect(page.page.locator("#map")).to_be_visible()
    await larger.click()
    await expect(page.page.locator("#map")).to_be_hidden()
    after = await image.bounding_box()
    assert before and after and (after["x"], after["width"]) == (before["x"], before["width"])
    assert before["width"] <= await seen.evaluate("one => one.clientWidth")
    await page.page.context.close()


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_a_look_tells_stands_beside_the_board_and_covers_nothing(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    if phone:
        await page.page.set_viewport_size({"width": 390, "height": 844})
    if phone:
        await page.page.get_by_role("button", name="Show all of it", exact=True).click()
    signs = page.panel.get_by_text("F food, W wood, S stone")  # as the list above them has them
    await signs.scroll_into_view_if_needed()
    await expect(signs).to_be_in_viewport(ratio=0.95)
    await page.panel.get_by_role("button", name="Score").click()
    told = page.panel.locator(".note")
    await expect(told).to_contain_text("waiting for")
    await page.settled()
    await expect(told).to_be_in_viewport(ratio=1)
    await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.5 if phone else 1)
    assert await page.messages.filter(has_text="Only you see this").count() == 0
    text, board = await told.bounding_box(), await page.page.locator("#board-sheet").bounding_box()
    assert text and board
    assert text["x"] >= board["x"] + board["width"] or text["y"] >= board["y"] + board["height"]
    assert await axe(page.page) == []
    await page.panel.get_by_role("button", name="Dismiss this message").click()
    await expect(told).to_have_count(0)
    await page.panel.get_by_role("button", name="The buildings").click()
    await expect(page.panel.locator(".note").get_by_role("img")).to_be_visible()  # in whose place one can look on
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"java"})
@pytest.mark.parametrize("game", ["tikal", "java", "mexica", "caylus"])
async def test_in_a_low_window_the_board_has_most_of_the_height(browser: Browser, table: RealTable, game: str) -> None:
    mover, _, thread = await begin(table, game)
    page = await sit(browser, mover, thread)
    await page.page.set_viewport_size({"width": 1366, "height": 625})
    await page.see_board()
    box = await page.board.get_by_role("img").first.bounding_box()
    part = 0.74 if game == "caylus" else 0.82  # its board is broad, and beside it there is room for its buildings
    assert box and box["height"] >= part * 625
    for button in await page.bar.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
        name = await button.evaluate("one => one.scrollWidth - one.clientWidth")
        assert name <= 0, "what a button says is not cut off"
    await page.page.context.close()


@pytest.mark.long
async def test_what_ends_a_turn_is_in_view_in_the_longest_words_too(browser: Browser, table: RealTable) -> None:
    mover, other, thread = await begin(table, "mexica")
    for line, member in (("/move start I7", mover), ("/move start G7", other)):
        await member.send(line, thread)
    await mover.send("/move single B1", thread)
    page = await sit(browser, mover, thread)
    await mover.send("/language cs", thread)
    desk: ViewportSize = {"width": 1366, "height": 625}
    for size in (SMALL, desk):
        await page.page.set_viewport_size(size)
        for name in ("Vrátit všechno", "Vrátit akci", "Ukončit tah", "Hotovo"):
            await expect(page.page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    await page.page.context.close()


@pytest.mark.long
async def test_beside_the_board_there_is_room_from_the_beginning_for_what_is_chosen_from_there(
    browser: Browser, table: RealTable
) -> None:
    mover, other, thread = await begin(table, "magellan")
    bids, waits = [await sit(browser, one, thread) for one in (mover, other)]
    for page in (bids, waits):
        await page.settled()
    await expect(bids.page.locator("#beside")).to_be_visible()
    await expect(waits.page.locator("#beside")).to_be_hidden()
    sheets = [await page.page.locator("#board-sheet").bounding_box() for page in (bids, waits)]
    assert sheets[0] == sheets[1]
    for page in (bids, waits):
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
async def test_what_puts_back_moves_neither_the_task_of_a_lesson_nor_its_board(
    browser: Browser, table: RealTable
) -> None:
    page = await sit(browser, await table.member("Ada"), "")
    await page.page.set_viewport_size({"width": 1366, "height": 768})
    await page.page.get_by_role("button", name="Learn: Tikal").click()
    await page.settled()
    stays = [page.task, page.page.locator("#board-sheet")]
    before = [await one.bounding_box() for one in stays]
    await page.page.locator(".spot.leads").click()
    await expect(page.page.locator("#put-back")).to_be_visible()
    await page.settled()
    assert [await one.bounding_box() for one in stays] == before
    assert page.errors == []
    await page.page.context.close()


async def test_in_a_low_window_all_that_can_be_done_and_asked_for_is_in_view(
    browser: Browser, table: RealTable
) -> None:
    mover, _, thread = await begin(table, "tikal")
    page = await sit(browser, mover, thread)
    await page.choices.first.click()
    await page.choices.filter(has_text="turned").first.click()
    await expect(page.choices.filter(has_text="Deploy figures")).to_be_visible()
    sizes: tuple[ViewportSize, ...] = ({"width": 1366, "height": 650}, {"width": 1280, "height": 720})
    for size in sizes:
        await page.page.set_viewport_size(size)
        for button in await page.panel.locator("#choices button, #panel-choices button").all():
            await expect(button).to_be_in_viewport(ratio=1)
    assert page.errors == []
    await page.page.context.close()


async def test_what_is_played_counts_above_the_board_before_it_is_sent(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "toy")
    page = await sit(browser, mover, thread)
    seats = page.page.locator("#seats")
    await expect(seats).not_to_contain_text("hidden")
    await page.choices.filter(has_text="Bury").first.click()
    await page.choices.first.click()
    await page.page.locator("#bar-undo[aria-disabled=false]").wait_for()  # it is played, and can be taken back
    await expect(seats).to_contain_text("+2 hidden")  # the worth of a buried card, which its owner alone knows
    assert page.errors == []
    await page.page.context.close()


async def test_a_seat_says_which_points_are_hidden_and_since_when_it_is_to_move(
    browser: Browser, table: RealTable
) -> None:
    ada = await table.member("Ada")
    page = await sit(browser, ada, await begin_alone(table, ada, "/new magellan practice"))
    tags = page.page.locator(".sitter.asked .sitter-tags > *")
    await expect(tags).to_have_text(["+18 hidden", re.compile(r"^to move: \d+m$")])
    assert page.errors == []
    await page.page.context.close()
