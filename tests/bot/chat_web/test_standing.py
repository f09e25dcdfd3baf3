"""Where things stand while a game is played, in each phase, on desks, a tablet and a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.app.panels.choosing import fresh
from bot.app.play import tables
from rules.core import history, library, record
from rules.core.log import Entry, effective
from rules.core.match import Match
from rules.core.notation import Menus, legal
from tests.bot.chat_web.pages import TablePage
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_looking_back import played
from tests.bot.chat_web.test_lounge import NOTES_SHIFTS
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table
from tests.records.files import folder

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAMES = ("tikal", "java", "mexica", "caylus", "magellan")
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
)
STANDS = """[...document.querySelectorAll("#turn-bar, .bar-buttons button, #count-place")].flatMap(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return width ? [[one.id, { x, y, width, height }]] : [];
})"""
COPIED = """() => {
    const copy = document.body.cloneNode(true);
    for (const image of copy.querySelectorAll("img")) image.removeAttribute("src");
    return copy.outerHTML;
}"""


OVER = "over"


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


@cache
def recorded(game: str) -> tuple[tuple[Match, ...], tuple[Entry, ...]]:
    """Returns each position of a recorded game with the fewest seats, and its entries."""
    text = (folder(game) / f"{library.meta(game).seats[0]}_seats.txt").read_text(encoding="utf-8")
    found = record.read(text)
    entries = tuple(effective(found.entries))
    return tuple(moved.match for _, moved in history.retrace(found.header, entries)), entries


def verbs(match: Match, seat: int) -> set[str]:
    """Returns which kinds of actions a seat is offered."""
    if seat not in match.awaited:
        return set()
    return {offer.text.split()[0] for offer in Menus(match.game).tokens(match.state, seat)}


def phases(game: str, seat: int) -> Iterator[Match]:
    """Yields a position for each kind of action that a seat is ever offered, one where it waits, and the end."""
    positions, _ = recorded(game)
    told = set[str]()
    for match in positions:
        offered = verbs(match, seat)
        if offered - told:
            told |= offered
            yield match
    yield next(match for match in positions[len(positions) // 2 :] if seat not in match.awaited)
    yield positions[-1]


class Standing:
    """Where the parts of the bar stood when they were first seen, by the size of the window, in a copy of the page."""

    def __init__(self, page: TablePage, still: Page) -> None:
        self.page, self.still = page, still
        self.places: dict[tuple[int, str], Any] = {}

    async def look(self, state: str) -> None:
        """Asserts that the bar stands where it stood, and what is pressed in it, which at the end is something else."""
        copy = await self.page.page.evaluate(COPIED)
        await self.still.evaluate("copy => document.body.outerHTML = copy", copy)
        for size in SIZES:
            await self.still.set_viewport_size(size)
            for id, box in await self.still.evaluate(STANDS):
                stood = self.places.setdefault((size["width"], id), box)
                if state != OVER:
                    assert box == stood, (size, state, id)
                elif id == "turn-bar":
                    assert (box["y"], box["height"]) == (stood["y"], stood["height"]), (size, state)


@pytest.mark.long(but={"java"})
@pytest.mark.parametrize("game", GAMES)
async def test_the_bar_stands_where_it_stands_in_all_phases_of_a_game(
    browser: Browser, table: RealTable, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    _, _, thread = await begin(table, game)
    first = (await played(table.app)).names[0]
    page = await sit(browser, next(one for one in table.visitors if one.name == first), thread)
    known = await page.page.context.storage_state()
    context = await browser.new_context(java_script_enabled=False, bypass_csp=True, storage_state=known)
    standing = Standing(page, await context.new_page())
    await standing.still.goto(page.page.url)
    begun = set[str]()
    for match in phases(game, seat=0):
        show(monkeypatch, game, match)
        async with table.app.store.write() as tx:
            await tx.panels.put(fresh((await played(table.app)).table, 0))  # nothing of the position before is chosen
        await page.page.reload()
        await expect(page.page.locator("#log")).to_have_attribute("aria-busy", "false")
        await page.settled()
        await standing.look(OVER if match.over else "asked" if 0 in match.awaited else "waiting")
        for verb in sorted(verbs(match, 0) - begun):
            begun |= {verb} if await begin_with(page, verb, standing.look) else set()
    assert len(begun) > 1
    assert page.errors == []
    await context.close()
    await page.page.context.close()


def show(monkeypatch: pytest.MonkeyPatch, game: str, match: Match) -> None:
    """Lets the table stand as in a recorded game."""
    _, entries = recorded(game)

    async def restored(*_: Any) -> Match:
        return match

    async def stored_log(_: Any, id: str, start: int = 0) -> list[Entry]:
        return [entry for entry in entries if start <= entry.n < match.entries]

    monkeypatch.setattr(tables, "restored", restored)
    monkeypatch.setattr(tables, "stored_log", stored_log)


async def begin_with(page: TablePage, verb: str, look: Callable[[str], Awaitable[None]]) -> bool:
    """Begins a kind of action where it is listed, looks, and puts it back; says whether it is."""
    listed = page.page.locator(f'#choices [data-words^="{verb}"]:not(.idle)')
    if not await listed.count():
        return False
    await listed.first.click()
    await page.settled()
    await look(verb)
    back = page.page.locator("#put-back")
    while await back.is_visible():
        await back.click()
        await page.settled()
    return True


STEPS = 24
LOOKS = """
    window.asked = window.looked = 0;
    const { fetch: get } = window;
    window.fetch = (path, ...more) => ((window.asked += String(path).startsWith("table?")), get(path, ...more));
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
        const read = await json.call(this);
        if (this.url.includes("/table?")) setTimeout(() => (window.looked += 1)); // it is shown by then
        return read;
    };
"""
"""Counts how often the page asks for its table, and how often it shows what it was answered."""
LOOK = """async () => {
    const until = async (told) => { while (!told()) await new Promise((after) => setTimeout(after, 10)); };
    await until(() => window.asked === window.looked);
    const before = window.asked;
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => window.asked > before && window.asked === window.looked);
}"""
"""Lets the page look at its table anew, as it does when something was played there."""


@pytest.mark.long(but={"java"})
@pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param(game, phone, id=f"{game}-{'phone' if phone else 'desk'}")
        for game in GAMES
        for phone in (False, True)
    ],
)
async def test_nothing_shifts_in_any_step_of_recorded_turns_nor_while_an_action_is_chosen(
    browser: Browser, table: RealTable, monkeypatch: pytest.MonkeyPatch, game: str, phone: bool
) -> None:
    _, _, thread = await begin(table, game)
    first = (await played(table.app)).names[0]
    page = await sit(browser, next(one for one in table.visitors if one.name == first), thread, phone=phone)
    await page.page.set_viewport_size(SIZES[-1] if phone else SIZES[0])
    if phone:  # where it stands last in the row of what can be done, wherever that ends
        await page.page.evaluate("document.querySelector('#primer-away').click()")
    await page.page.add_init_script(LOOKS)
    positions, _ = recorded(game)
    show(monkeypatch, game, positions[len(positions) // 3])
    await page.page.reload()
    await page.see_board()
    await page.page.evaluate(NOTES_SHIFTS.replace("buffered: true", "buffered: false"))
    begun, beside = set[str](), await page.page.locator("#beside").is_visible()

    async def look(state: str) -> None:
        await page.settled()
        nonlocal beside
        before, beside = beside, await page.page.locator("#beside").is_visible()
        noted = await page.page.evaluate("window.shifts ?? []")
        shifts = [one for one in noted if one[1:] != ["aim"]]  # what a finger points at is told in one line or in two
        if not phone or before == beside:  # else the sheet is another one
            assert shifts == [], state
        await page.page.evaluate("window.shifts = []")

    for at, match in enumerate(positions[len(positions) // 3 :][:STEPS]):
        show(monkeypatch, game, match)
        async with table.app.store.write() as tx:
            await tx.panels.put(fresh((await played(table.app)).table, 0))
        await page.page.evaluate(LOOK)
        await look(f"step {at}")
        for verb in sorted(verbs(match, 0) - begun):
            begun |= {verb} if await begin_with(page, verb, look) else set()
    assert begun
    assert page.errors == []
    await page.page.context.close()


VIEWED = """async (name) => {
    const image = document.querySelector("#board .whole");
    const { lying } = await (await fetch(image.src.replace("picture/", "places/"))).json();
    const heights = lying.find((one) => one.name === name).corners.map(([, y]) => y);
    const { top, height } = image.getBoundingClientRect();
    const within = document.querySelector("#board-sheet").getBoundingClientRect();
    const [least, most] = [Math.min, Math.max].map(f => top + f(...heights) * height / image.naturalHeight);
    return least >= within.top - 1 && most <= within.bottom + 1;
}"""
"""Says whether all of what lies on the board under a name is in view."""


@pytest.mark.parametrize("explorer", ["columbus", "cook"])
async def test_on_a_phone_what_is_sold_comes_into_view_when_one_is_asked_and_not_before(
    browser: Browser, table: RealTable, monkeypatch: pytest.MonkeyPatch, explorer: str
) -> None:
    _, _, thread = await begin(table, "magellan")
    first = (await played(table.app)).names[0]
    page = await sit(browser, next(one for one in table.visitors if one.name == first), thread, phone=True)
    await page.page.set_viewport_size(SIZES[-1])
    positions, _ = recorded("magellan")
    asked = next(at for at, match in enumerate(positions) if sold(match) == explorer and "bid" in verbs(match, 0))
    waits = next(at for at, match in enumerate(positions[asked:], asked) if match.awaited and 0 not in match.awaited)
    sheet = page.page.locator("#board-sheet")
    for at, moves in ((waits, False), (asked, explorer == "cook")):
        show(monkeypatch, "magellan", positions[at])
        await page.page.reload()
        await expect(page.page.locator("#log")).to_have_attribute("aria-busy", "false")
        await page.settled()
        assert bool(await sheet.evaluate("one => one.scrollTop")) is moves
    assert await page.page.evaluate(VIEWED, explorer)
    assert page.errors == []
    await page.page.context.close()


def sold(match: Match) -> str:
    """Returns the card that somebody is asked about."""
    told = [decision.status.args for decision in match.decisions if decision.status is not None]
    return str(told[0].get("explorer", "")) if told else ""


@pytest.mark.long
async def test_nothing_is_lacking_for_what_is_chosen_be_it_all_of_its_kind(
    browser: Browser, table: RealTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a single treasure that was to be recovered the list said that action points were lacking for it."""
    _, _, thread = await begin(table, "tikal")
    positions, _ = recorded("tikal")
    match = next(one for one in positions if len(treasures(one)) == 1 and one.awaited == (0,))
    show(monkeypatch, "tikal", match)
    first = (await played(table.app)).names[0]
    page = await sit(browser, next(one for one in table.visitors if one.name == first), thread)
    await page.choices.filter(has_text="Recover a treasure").click()
    await page.settled()
    await expect(page.page.locator("#bar-done")).to_be_enabled()
    await expect(page.choices.filter(has_text="Recover a treasure")).to_have_count(1)
    await expect(page.choices.filter(has_text="too few action points").filter(has_text="Recover")).to_have_count(0)
    await page.page.context.close()


def treasures(match: Match) -> list[str]:
    """Returns the treasures that the first seat could recover."""
    if 0 not in match.awaited:
        return []
    return [notation for notation in legal(match.game, match.state, 0) if notation.startswith("recover ")]
