"""One intent walks along the tree once: nothing that may follow is asked for twice, and no more than is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App
from rules.core import library, notation
from rules.core.contract import Token
from tests.bot.app.chat import Person, choices, open_app, playing_at, seat_down
from tests.by_game import having

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Flo")
PRESSES = 25


class Asked:
    """Counts what a game and its standing orders are asked: what may follow which words, in which position."""

    def __init__(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[tuple[str, int, tuple[str, ...]]] = Counter()
        self.held: list[Any] = []
        kind, orders = type(library.load(game)), type(library.load(game).orders)
        for of, name in ((kind, "tokens"), (kind, "menu"), (orders, "tokens")):
            if hasattr(of, name):
                monkeypatch.setattr(of, name, self._counting(f"{of.__name__}.{name}", getattr(of, name)))

    def _counting(self, name: str, ask: Any) -> Any:
        def counted(game: Any, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterable[Token] | None:
            self.held.append(state)  # so that no other position gets its id
            self.counts[name, id(state), prefix] += 1
            found: Iterable[Token] | None = ask(game, state, seat, prefix)
            return found

        return counted

    def take(self) -> Counter[tuple[str, int, tuple[str, ...]]]:
        """Returns what has been asked since the last time."""
        counts = self.counts.copy()
        self.counts.clear()
        return counts

    def check_walk(self) -> None:
        """Holds that in each position no more was asked than on the way to the longest line of each first word."""
        counts = self.take()
        check_once(counts)
        lines: dict[tuple[int, str], set[tuple[str, ...]]] = {}
        for _, state, prefix in counts:
            if prefix:
                lines.setdefault((state, prefix[0]), set()).add(prefix)
        for asked in lines.values():
            assert len(asked) <= len(max(asked, key=len)), sorted(asked)


def check_once(counts: Counter[Any]) -> None:
    assert max(counts.values(), default=0) <= 1, [asked for asked, count in counts.items() if count > 1]


async def awaited(app: App, people: list[Person]) -> Person:
    return people[(await playing_at(app)).match.awaited[0]]


@pytest.mark.parametrize("game", library.games())
async def test_an_opening_and_each_press_walk_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, luck, pressed = Asked(game, monkeypatch), Random(5), 0
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[-1]])
        while pressed < PRESSES and not (await playing_at(app)).match.over:  # a short game ends before
            person = await awaited(app, people)
            asked.take()
            await person.types("/play")
            asked.check_walk()
            while offered := [c.press for c in choices(person.seen[-1]) if c.press.startswith("p:")]:
                await person.presses_data(luck.choice(offered))
                asked.check_walk()
                pressed += 1


@pytest.mark.parametrize("game", having(lambda game: library.load(game).orders))
async def test_each_press_on_the_panel_of_standing_orders_walks_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, luck = Asked(game, monkeypatch), Random(7)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[-1]])
        person = people[(await playing_at(app)).match.awaited[0] - 1]
        await person.types("/orders")
        asked.check_walk()
        for _ in range(PRESSES):
            offered = [c.press for c in choices(person.seen[-1]) if c.press.startswith("o:")]
            await person.presses_data(luck.choice(offered))
            asked.check_walk()


@pytest.mark.parametrize("game", library.games())
async def test_a_typed_move_walks_once_for_the_panel_that_answers_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, luck = Asked(game, monkeypatch), Random(6)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[-1]])
        for _ in range(10):
            match = (await playing_at(app)).match
            if match.over:
                break
            seat = match.awaited[0]
            line = luck.choice(list(notation.legal(match.game, match.state, seat)))
            asked.take()
            await people[seat].types(f"/move {line}")
            asked.check_walk()


@pytest.mark.parametrize("game", library.games())
async def test_what_is_offered_instead_is_looked_for_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(game, monkeypatch)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[-1]])
        person = await awaited(app, people)
        for line in ("/move xyzzy 1", "/legal"):
            asked.take()
            await person.types(line)
            check_once(asked.take())


@pytest.mark.parametrize("game", library.games())
async def test_a_completion_asks_for_the_words_typed_and_for_what_it_offers_to_go_on_with(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(game, monkeypatch)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[-1]])
        person, typed = await awaited(app, people), ""
        for _ in range(3):
            asked.take()
            offered = await person.completes(f"/move {typed}")
            counts = asked.take()
            check_once(counts)
            assert len(counts) <= len(typed.split()) + 1 + len(offered)
            typed = f"{offered[-1]} " if offered else typed
