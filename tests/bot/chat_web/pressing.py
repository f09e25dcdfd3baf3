"""Somebody who plays lines of a notation by pressing the board of a page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

from playwright.async_api import Locator, expect

from tests.bot.chat_web.pages import TablePage

TURNED = re.compile(r"r\d|[a-z]")
"""How a tile lies, in Tikal and in Java."""


async def nothing() -> None:
    """Looks at nothing."""


async def play(page: TablePage, action: str, look: Callable[[], Awaitable[None]] = nothing) -> int:
    """Plays an action on the board, thing by thing, and returns how many presses that took.

    Turning a tile and setting a number are no presses: neither chooses anything else. ``action`` has the words of a
    notation in the order in which they are asked. ``look`` is called before each press.
    """
    presses, begun, words = 0, 0, action.split()
    while begun < len(words):
        await page.settled()
        await look()
        await _count(page, words)
        place, length = await _next(page, words, begun)
        presses += not TURNED.fullmatch(words[length - 1])
        several = await place.get_attribute("aria-haspopup")
        await place.click()
        if several:
            await _choose(page, words[:length])
            presses += 1
        begun = length
    await page.settled()
    await look()
    done = page.page.locator("#bar-done")
    chosen = await page.page.locator("#chosen").get_attribute("title") or ""
    if await done.get_attribute("aria-disabled") == "false" and action == chosen:
        await done.click()
        presses += 1
        await page.settled()
    return presses


async def _next(page: TablePage, words: Sequence[str], begun: int) -> tuple[Locator, int]:
    """Finds the first thing on the way that lies on one of the pictures."""
    for length in range(begun + 1, len(words) + 1):
        for name in (" ".join(words[:length]), words[length - 1]):
            place = page.page.locator(f'.spot:not(.taken)[data-token="{name}"]')
            if await place.count():
                return place.first, length
    end = page.page.locator("#bar-end")
    assert words[-1] in ("end", "pass"), f"nothing leads on to {words[begun:]} of {words}"
    return end, len(words)


async def _choose(page: TablePage, words: Sequence[str]) -> None:
    items = page.page.get_by_role("menuitem")
    await items.and_(page.page.locator(f'[data-words="{" ".join(words)}"]')).click()


async def _count(page: TablePage, words: Sequence[str]) -> None:
    """Sets the number that is asked for."""
    number = page.page.locator("#count")
    if not await number.is_visible():
        return
    more = page.page.locator("#count-more")
    while await number.inner_text() not in words:
        await expect(more).to_be_enabled()
        await more.click()
