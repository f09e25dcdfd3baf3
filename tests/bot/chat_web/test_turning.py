"""How a tile is to lie is seen on the board before it is chosen, and chosen there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import TablePage
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_dragging import lying
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


async def choose(page: TablePage, *tokens: str) -> None:
    for token in tokens:
        await page.page.locator(f'.spot[data-token="{token}"]').click()
        await page.settled()


async def test_in_java_the_space_is_pressed_where_the_rice_is_to_lie(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    await choose(page, "place two", "H9")
    await page.page.mouse.click(*await lying(page, "H10"))
    await expect(page.panel).to_contain_text("two-space tile on H9 and H10")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_in_java_a_larger_tile_is_pressed_between_both_spaces_of_its_rice(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    await choose(page, "place three", "H9")
    (x, y), (u, v) = await lying(page, "G9"), await lying(page, "G10")
    await page.page.mouse.click((x + u) / 2, (y + v) / 2)
    await expect(page.panel).to_contain_text("three-space tile on H9, G10 and G9")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"java"})
@pytest.mark.parametrize(
    ("game", "first", "second", "said"),
    [
        ("tikal", ["c4"], "turned by 60°", "place the tile on c4"),
        ("java", ["place two", "H9"], "rice on G10", "two-space tile on H9 and G10"),
    ],
)
async def test_pressing_the_space_again_turns_a_tile_on_the_board_and_done_plays_it(
    browser: Browser, table: RealTable, game: str, first: list[str], second: str, said: str
) -> None:
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    await choose(page, *first)
    tried, taken = page.page.locator("#board .tried"), page.board.locator(".spot.taken")
    await expect(tried).to_be_hidden()
    await page.choices.filter(has_text=second).hover()
    await expect(tried).to_be_visible()
    await page.page.mouse.move(5, 5)
    await expect(tried).to_be_hidden()
    await taken.click()
    await expect(tried).to_be_visible()
    await page.page.keyboard.press("r")
    await expect(page.page.locator("#chosen")).to_contain_text(second)
    box, space = await tried.bounding_box(), await taken.bounding_box()
    assert box and space
    assert box["x"] < space["x"] and box["x"] + box["width"] > space["x"] + space["width"], "it lies on its space"
    await page.bar.get_by_role("button", name="Done").click()
    await expect(page.panel).to_contain_text(said)
    await expect(tried).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()
