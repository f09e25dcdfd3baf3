"""What a screen reader says of a table, as Chromium tells it: names, where the focus is, and what is read out."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, CDPSession, expect

from tests.bot.chat_web.pages import TablePage
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin, begin_alone
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LISTEN = """
    Object.assign(window, { heard: [], focuses: [] });
    const said = (all) => all.flatMap(({ addedNodes }) => [...addedNodes]).map((one) => one.textContent);
    for (const region of ["spoken", "announcer"].map((id) => document.getElementById(id)))
        new MutationObserver((all) => heard.push(...said(all))).observe(region, { childList: true });
    document.addEventListener("focusin", ({ target }) => focuses.push(target));
"""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


class Ear:
    """Hears what is said of a page from now on."""

    def __init__(self, page: TablePage, tree: CDPSession) -> None:
        self.page = page
        self._tree = tree

    @classmethod
    async def at(cls, page: TablePage, after: str = "") -> Ear:
        """Begins to listen to a page, when the end of what is said as it opens has been said: in one go or in two."""
        await expect(page.page.locator("#spoken")).to_contain_text(after)
        tree = await page.page.context.new_cdp_session(page.page)
        await page.page.evaluate(LISTEN)
        return cls(page, tree)

    async def hears(self, part: str = "") -> str:
        """Returns what is read out next, in one go or in several, when a part of it has been said."""
        await self.page.page.wait_for_function("(part) => heard.join(' ').includes(part)", arg=part)
        if await self.page.panel.is_visible():
            await self.page.settled()
        heard: list[str] = await self.page.page.evaluate("heard.splice(0)")
        return " ".join(heard)

    async def focused(self) -> str:
        """Returns the name of what has the focus, as a screen reader is told it."""
        nodes = (await self._tree.send("Accessibility.getFullAXTree"))["nodes"]
        flags = [
            ({one["name"]: one["value"].get("value") for one in node.get("properties", ())}, node) for node in nodes
        ]
        return str(next(node for flag, node in reversed(flags) if flag.get("focused"))["name"]["value"])

    async def live(self) -> set[tuple[str, str]]:
        """Returns the regions that are read out, by role and by how."""
        nodes = (await self._tree.send("Accessibility.getFullAXTree"))["nodes"]
        return {
            (node["role"]["value"], one["value"]["value"])
            for node in nodes
            for one in node.get("properties", ())
            if one["name"] == "live" and node["role"]["value"] in ("status", "log")
        }


@pytest.mark.long
async def test_of_each_press_of_a_turn_it_is_said_what_came_of_it_and_what_is_asked_next(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await page.settled()
    ear = await Ear.at(page, after="Now press where")
    assert await ear.live() == {("status", "polite"), ("log", "polite")}
    for place, named, heard in (
        (
            "a3",
            "a3. Here: unexplored",
            "Place the tile on a3. Turn it: press how it is to lie, or its space again. Stones",
        ),
        (
            "r0",
            "not turned · stones to a4 (2)",
            f"{game.mover.name} places A6 (jungle) on a3. Spend your action points",
        ),
        ("deploy", "Deploy figures", "Deploy figures. How many: 1. Set how many with − and +, then press where."),
    ):
        button = page.board.locator(f".spot[data-token='{place}']")
        await button.focus()
        assert await ear.focused() == named
        await page.page.evaluate("focuses.splice(0)")
        await button.press("Enter")
        await ear.hears(heard)
        others = await page.page.evaluate("focuses.filter((one) => !one.matches('.spot')).length")
        assert others == 0, "nothing else is said to have the focus meanwhile"
    assert await ear.focused() == "Deploy 1 worker to a5. Here: base camp"
    await page.page.keyboard.press("+")
    assert await ear.hears("How many: 2.") == "How many: 2.", "no more than is another one"
    assert await ear.focused() == "Deploy 2 workers to a5. Here: base camp"
    await page.page.context.close()


@pytest.mark.long
async def test_a_lesson_says_its_whole_task_and_a_hint_what_it_advises(browser: Browser, table: RealTable) -> None:
    ada = await table.member("Ada")
    page = await sit(browser, ada, "")
    ear = await Ear.at(page)
    await page.send("/learn tikal")
    heard = await ear.hears("Figures cross a border only where stones are printed on it.")
    assert "Your task: place the tile on c4, not turned (0°): one stone then lies" in heard
    await page.board.locator(".spot[data-token='c4']").press("Enter")
    assert await ear.hears("Place the tile on c4.") == "Place the tile on c4.", "the task is not said again"
    await page.board.locator(".spot[data-token='r0']").press("Enter")
    await ear.hears("Place the tile on c4: right!")
    await page.panel.get_by_role("button", name="Hint", exact=True).press("Enter")
    await ear.hears("Hint: 1. ")
    await page.page.context.close()


async def test_of_a_long_note_the_beginning_is_said_up_to_the_end_of_a_word(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "mexica")
    page = await sit(browser, game.mover, game.thread)
    ear = await Ear.at(page, after="Now press where")
    await page.panel.get_by_role("button", name="In two minutes").click()
    heard = await ear.hears("Mexica in two minutes")
    said = heard.removesuffix(" …")
    assert len(said) < len(heard) < 310
    whole = " ".join((await page.panel.locator(".note").inner_text()).split())
    assert said.split()[-1] in whole.split(), "no word is cut off"
    assert page.errors == []
    await page.page.context.close()


async def test_who_goes_to_a_table_is_told_what_is_asked_there(browser: Browser, table: RealTable) -> None:
    ada = await table.member("Ada")
    thread = await begin_alone(table, ada, "/new mexica practice")
    page = await sit(browser, ada, "")
    ear = await Ear.at(page)
    await page.page.evaluate(f"location.hash = '#/{thread}'")
    await ear.hears("Put your figure on a free start square. Begin on a start square. Now press")
    await page.page.context.close()


@pytest.mark.parametrize("where", ["lounge", "another table", "messages", "an earlier position"])
async def test_whoever_looks_at_something_else_hears_that_their_turn_has_come(
    browser: Browser, table: RealTable, where: str
) -> None:
    game = await begin(table, "mexica")
    alone = await begin_alone(table, game.other, "/new tikal practice")
    thread = {"lounge": "", "another table": alone}.get(where, game.thread)
    other = await sit(browser, game.other, thread)
    if where == "messages":
        await other.read()
    if where == "an earlier position":
        await other.page.locator("#show-past").click()
        await expect(other.page.locator("body")).to_have_class(re.compile("looking-back"))
    ear = await Ear.at(other)
    page = await sit(browser, game.mover, game.thread)
    await page.board.locator(".spot[data-token='I7']").press("Enter")
    await page.bar.get_by_role("button", name="Done").click()
    assert "our turn" in await ear.hears("our turn")
    for each in (page, other):
        assert each.errors == []
        await each.page.context.close()
