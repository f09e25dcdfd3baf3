"""A turn of each game by keyboard alone, in each browser, with a name for all that can be operated on the way."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import TablePage
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BEFORE = {"tikal": (), "java": (), "mexica": ("start I7", "start G7"), "caylus": (), "magellan": ()}
"""By game: what is typed before."""
NAMELESS = re.compile(r"- (?:button|link|textbox|combobox|slider|spinbutton|checkbox)(?: \[[^\]]*\])*:?$", re.MULTILINE)
MOST_TABS = 60
MOST_STEPS = 6


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


async def tab_to_the_board(page: TablePage) -> None:
    for _ in range(MOST_TABS):
        if await page.page.evaluate("document.activeElement.matches('.spot')"):
            return
        await page.page.keyboard.press("Tab")
    raise AssertionError("no place was reached by Tab")


@pytest.mark.long(but={"browser"})
@pytest.mark.parametrize("game", BEFORE)
async def test_a_turn_is_played_by_keyboard_alone_and_all_on_the_way_has_a_name(
    any_browser: Browser, table: RealTable, game: str
) -> None:
    mover, other, thread = await begin(table, game)
    for line, member in zip(BEFORE[game], (mover, other), strict=False):
        await member.send(f"/move {line}", thread)
    page = await sit(any_browser, mover, thread)
    await page.settled()
    await tab_to_the_board(page)
    done = page.bar.get_by_role("button", name="Done")
    for _ in range(MOST_STEPS):
        assert NAMELESS.findall(await page.page.locator("body").aria_snapshot()) == []
        await page.page.keyboard.press("Enter")
        await page.settled()
        if await done.get_attribute("aria-disabled") == "false":
            await page.page.keyboard.press("d")
        if re.search("Played:|waiting for", await page.panel.inner_text()):
            break
    await expect(page.panel).to_contain_text(re.compile("Played:|waiting for"))
    await page.page.evaluate("document.body.append(document.createElement('button'))")
    assert NAMELESS.findall(await page.page.locator("body").aria_snapshot()), "one without a name would be found"
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.parametrize(
    ("opener", "key", "opened"),
    [
        ("Story", "Enter", ["#story"]),
        ("Score", "/", ["#line", "#completions"]),
        ("Score", "?", ["#keys"]),
        ("Score", "Enter", ["#panel .note"]),
        ("Resign", "Enter", ["#panel .note"]),
        ("What if", "Enter", ["#leave"]),
    ],
    ids=lambda given: given[-1] if isinstance(given, list) else given,
)
async def test_escape_closes_what_lies_on_top_and_gives_the_focus_back(
    any_browser: Browser, table: RealTable, opener: str, key: str, opened: list[str]
) -> None:
    game = await begin(table, "toy")
    page = await sit(any_browser, game.mover, game.thread)
    await page.settled()
    button = page.page.get_by_role("button", name=opener, exact=True)
    await button.focus()
    await page.page.keyboard.press(key)
    for part in opened:
        await expect(page.page.locator(part)).to_be_visible()
    await expect(page.page.locator("#panel")).not_to_have_attribute("aria-busy", "true")
    for part in reversed(opened):
        await page.page.keyboard.press("Escape")
        await expect(page.page.locator(part)).to_be_hidden()
    await expect(button).to_be_focused()
    assert page.errors == []
    await page.page.context.close()
