"""Real games in a real browser, from the lobby on."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, expect

from tests.bot.chat_web.pages import DESKTOP, TablePage
from tests.bot.chat_web.visitors import RealTable, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Seat = Callable[[str], Awaitable[tuple[TablePage, TablePage]]]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


@pytest_asyncio.fixture(loop_scope="session")
async def seat(browser: Browser, table: RealTable) -> AsyncIterator[Seat]:
    """Brings Ada and Bo from the lobby to a table where a game has begun, and returns who is to move first."""
    pages: list[TablePage] = []
    contexts: list[BrowserContext] = []

    async def seat(game: str) -> tuple[TablePage, TablePage]:
        for name in ("Ada", "Bo"):
            contexts.append(await browser.new_context(viewport=DESKTOP, locale="en-GB"))
            pages.append(TablePage(await contexts[-1].new_page()))
            await pages[-1].open(await table.link(name))
        ada, bo = pages
        await ada.send(f"/new {game}")
        lobby = bo.message("hosted by Ada")
        await lobby.locator("summary").click()
        await bo.press("Join", lobby)
        await expect(lobby).to_contain_text("Ada and Bo")  # it stays open while it changes
        await ada.page.get_by_role("button", name="Start").click()
        await bo.page.get_by_role("button", name=re.compile("^(Play|Look): ")).click()
        for page in pages:  # who has started the game is led to it
            await expect(page.title).to_contain_text("Ada")
            await page.see_board()
        await expect(ada.task).not_to_be_empty()
        first = bo if (await ada.task.inner_text()).startswith("Waiting for Bo") else ada
        return first, bo if first is ada else ada

    yield seat
    errors = [error for page in pages for error in page.errors]
    for context in contexts:
        await context.close()
    assert errors == []


async def place_tile(page: TablePage) -> str:
    """Places the drawn tile in the panel, anywhere, and returns in what words that is told."""
    panel = page.panel
    await panel.get_by_role("button", name=re.compile(r"^[a-h]\d$")).first.click()
    await panel.get_by_role("button", name=re.compile("turned")).first.click()
    await expect(panel).to_contain_text("Played: ")
    found = re.search(r"Played: (place the tile on \w+)", await panel.inner_text())
    assert found
    return found[1]


async def test_two_play_a_turn_of_tikal(seat: Seat) -> None:
    mover, other = await seat("tikal")
    for page in (mover, other):
        await page.remember()
    placed = await place_tile(mover)
    await mover.see_board()

    await mover.send("/move uncover h1")
    await expect(mover.last).to_contain_text("Nothing was changed at table")
    await mover.send("/move deploy 2 a5; deploy 20 a5")
    await expect(mover.last).to_contain_text("Nothing was changed at table")
    await mover.send("/move deploy 2 a5")
    await expect(mover.task).to_contain_text("8 action points are left")
    await mover.press("Undo", mover.bar)
    await expect(mover.task).to_contain_text("10 action points are left")
    await mover.send("Thinking…")
    await other.read()
    await expect(other.last).to_contain_text("Thinking…")
    for word in (placed, "deploy 2", "Only you see it"):
        assert word.encode() in await mover.received()
        assert word.encode() not in await other.received()
    await expect(mover.board.locator(".changes")).to_be_visible()  # the whole one is the board that all see
    drawn = await (await mover.page.request.get(await mover.latest_picture())).body()
    assert drawn in await mover.received()
    assert drawn not in await other.received()

    await mover.send("/move deploy 3 a5")
    await mover.press("End the turn", mover.bar)
    await mover.press("Done", mover.bar)
    await expect(other.task).to_contain_text("Place the tile")
    await expect(other.line).to_be_visible()  # what is written there is not taken away
    await other.see_board()
    await other.read()
    await expect(other.message("it is your turn")).to_have_count(2)


@pytest.mark.long
async def test_a_draft_outlives_a_restart_of_the_server(seat: Seat, table: RealTable) -> None:
    mover, _ = await seat("tikal")
    placed = await place_tile(mover)
    await table.restart()
    await mover.page.reload()
    await expect(mover.panel).to_contain_text(placed)
    await mover.press("Undo", mover.bar)
    await expect(mover.panel).to_contain_text("taken back")
    await expect(mover.panel).not_to_contain_text(placed)


async def test_a_hidden_card_reaches_no_other_page(seat: Seat) -> None:
    mover, other = await seat("toy")
    for page in (mover, other):
        await page.remember()
    await mover.press("Draw a card, 1 point", mover.panel)
    await mover.press("Reveal", mover.bar)
    await expect(mover.panel).to_contain_text(" draws: ")
    found = re.search(r" draws: (hazelnut|acorn|walnut)", await mover.panel.inner_text())
    assert found
    drawn = found[0]
    await mover.send("/hand")
    await mover.see_picture()
    await mover.press("End the turn", mover.bar)
    await expect(mover.panel).to_be_visible()  # where it is said what has come of it
    await mover.send("Your turn soon.")
    await other.read()
    await expect(other.last).to_contain_text("Your turn soon.")
    await other.send("/log")
    await other.send("/board text")
    await other.send("/hand")
    await other.see_picture()
    assert drawn.encode() in await mover.received()
    assert drawn.encode() not in await other.received()
    private = await mover.pictures(mover.private)
    assert len(private) == 1
    assert not [picture for picture in private if picture in await other.received()]
