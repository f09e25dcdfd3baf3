"""Whole turns played by pressing the board, and how many presses they take."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pressing import play
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TURNS = {
    "tikal": ((), {"place a3 r0": 1, "deploy 4 a5": 2, "move a5 2 to a4": 2, "uncover a4": 1, "end": 1}),
    "java": ((), {"place three L9 f": 2, "enter L9": 2, "end": 2}),
    "mexica": (("start I7", "start G7"), {"double B5 C5": 3, "end": 2}),
    "caylus": ((), {"place 6": 2}),
    "magellan": ((), {"bid 3": 2}),
}
"""By game: what is typed before, and a turn in the order in which its words are asked, with the presses of each action.

One press more ends a turn that gives action points up.
"""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


@pytest.mark.parametrize("game", TURNS)
async def test_a_turn_is_played_on_the_board_in_few_presses(browser: Browser, table: RealTable, game: str) -> None:
    typed, turn = TURNS[game]
    mover, other, thread = await begin(table, game)
    for line, member in zip(typed, (mover, other), strict=False):
        await member.send(f"/move {line}", thread)
    page = await sit(browser, mover, thread)
    assert {action: await play(page, action) for action in turn} == turn
    await expect(page.panel).to_contain_text("waiting for")
    assert page.errors == []
    await page.page.context.close()


async def test_where_there_is_nothing_to_count_the_bar_asks_where_alone(browser: Browser, table: RealTable) -> None:
    mover, _, thread = await begin(table, "java")
    await mover.send("/move place three L9 f; enter L9", thread)
    page = await sit(browser, mover, thread)
    await page.page.locator('.spot[data-token$="L9"]').first.click()
    several = page.page.locator('[role=menuitem][data-words="move L9"]')
    if await several.count():
        await several.click()
    await expect(page.page.locator("#chosen")).to_contain_text("Move a developer")
    await expect(page.bar.get_by_role("spinbutton")).to_be_hidden()
    await expect(page.page.locator("#next")).not_to_contain_text("how many")
    await page.page.locator(".spot:not(.taken)").first.click()
    await expect(page.panel).to_contain_text("move L9 to")
    assert page.errors == []
    await page.page.context.close()
