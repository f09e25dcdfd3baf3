"""A thing on the board is dragged to where it goes, with a mouse and with a finger."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from tests.bot.chat_web.pages import TablePage
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_fingers import board_at, draw
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONES = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


async def middle(place: Locator) -> tuple[float, float]:
    box = await place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def lying(page: TablePage, name: str) -> tuple[float, float]:
    """Returns where in the window the middle of that lies which the board has under a name."""
    right, down = await page.page.evaluate(
        """async (name) => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            const { corners } = shown.lying.findLast((one) => one.name === name);
            return [image.naturalWidth, image.naturalHeight].map(
                (size, axis) => corners.reduce((sum, one) => sum + one[axis], 0) / corners.length / size);
        }""",
        name,
    )
    box = await page.page.locator("#board .picture-frame").bounding_box()
    assert box
    return box["x"] + right * box["width"], box["y"] + down * box["height"]


async def drag(page: TablePage, start: tuple[float, float], end: tuple[float, float], *, phone: bool) -> None:
    """Drags by a mouse or a finger what lies at a point of the page."""
    way = [(start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8) for n in range(9)]
    if phone:
        await draw(page, *([point] for point in way))
        return
    await page.page.mouse.move(*start)
    await page.page.mouse.down()
    for point in way:
        await page.page.mouse.move(*point)
    await page.page.mouse.up()


@PHONES
async def test_a_figure_is_moved_by_dragging_it_and_stays_taken_where_it_cannot_go(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2 a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    camp, far = await lying(page, "a5"), await lying(page, "c4")
    await drag(page, await middle(page.board.locator("[data-token='move a5']")), far, phone=phone)
    await expect(page.aim).to_contain_text("c4")
    await expect(page.page.locator("#chosen")).to_contain_text("Move figures from a5")
    await drag(page, camp, await lying(page, "a4"), phone=phone)
    await expect(page.panel).to_contain_text("move 1 worker from a5 to a4")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
@PHONES
async def test_the_tile_in_hand_is_dragged_to_its_space(browser: Browser, table: RealTable, phone: bool) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await page.page.set_viewport_size({"width": 390 if phone else 1280, "height": 844})
    await page.see_board()
    await drag(page, await lying(page, "place"), await lying(page, "c4"), phone=phone)
    await expect(page.page.locator("#chosen")).to_contain_text("c4")
    await expect(page.next).to_contain_text("Turn it")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_tile_of_a_pile_is_dragged_in_place_of_the_one_that_is_taken(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    two, three = (page.board.locator(f"[data-token='place {size}']") for size in ("two", "three"))
    other = await middle(two)
    await drag(page, await middle(three), await lying(page, "E5"), phone=False)
    await expect(page.page.locator("#chosen")).to_contain_text("three-space tile on E5")
    await page.settled()
    await drag(page, other, await lying(page, "G6"), phone=False)
    await expect(page.page.locator("#chosen")).to_contain_text("two-space tile on G6")
    assert page.errors == []
    await page.page.context.close()


async def test_a_finger_moves_an_enlarged_board_where_it_begins_on_no_thing(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2 a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.page.locator("#board-enlarge").click()
    before = await board_at(page, 180, 250)
    x, y = await lying(page, "d3")
    await draw(page, *([(x - 10 * n, y - 10 * n)] for n in range(9)))
    await expect(page.page.locator(".zoomed")).to_be_visible()
    assert await board_at(page, 180, 250) != before
    await expect(page.page.locator("#chosen")).to_be_hidden()
    await page.page.context.close()
