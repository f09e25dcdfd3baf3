"""Counts the lines of play from fixed positions, and the first actions once more by trying every notation there is.

The positions of a game are in ``<game>.txt``; ``<game>.py`` writes all notations that could make sense in one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules.core import history, record
from rules.core.chance import SecretChance
from rules.core.contract import Ambiguous, AnyGame, IllegalAction, Seat, Unreadable
from rules.core.library import games, load
from rules.core.notation import legal
from tests.brought import brought
from tests.by_game import each
from tests.records.files import folder
from tests.rules.positions import Positions

HERE = Path(__file__).parent


def read_positions(path: Path) -> dict[str, list[str]]:
    """Returns the positions of a file: for each name the lines below it."""
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("position: "):
            found[line.removeprefix("position: ")] = []
        elif line and not line.startswith("#"):
            found[list(found)[-1]].append(line)
    return found


@cache
def positions_of(game: str) -> dict[str, list[str]]:
    """Returns the positions of a game, none where it has no file."""
    path = HERE / f"{game}.txt"
    return read_positions(path) if path.exists() else {}


FOUND = each(positions_of)
POSITIONS = pytest.mark.parametrize(("id", "name"), FOUND, ids=[f"{game}: {name}" for game, name in FOUND])


@pytest.mark.parametrize("game", games())
def test_every_game_has_positions(game: str) -> None:
    assert positions_of(game), f"write positions with their counts into tests/perft/{game}.txt"


def test_all_positions_are_of_a_game() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} <= set(games())


def set_up(game: AnyGame, lines: list[str]) -> Any:
    first, *rest = lines
    if first.startswith("at "):
        _, file, number = first.split()
        recorded = record.read((folder(game.meta.id) / file).read_text(encoding="utf-8"))
        return history.replay(recorded.header, [e for e in recorded.entries if e.n <= int(number)]).state
    positions: Positions[Any, Any] = Positions(game=game)
    options = dict(line.removeprefix("option ").split(": ") for line in rest if line.startswith("option "))
    facts = [line.removeprefix("set ") for line in rest if line.startswith("set ")]
    return positions.put(positions.setup(int(first.removeprefix("seats: ")), **options), *facts)


def counts(lines: list[str]) -> list[int]:
    return [int(word) for word in lines[-1].removeprefix("counts: ").split()]


def awaited(game: AnyGame, state: Any) -> list[Seat]:
    return [decision.seat for decision in game.decisions(state)]


def after(game: AnyGame, state: Any, seat: Seat, text: str) -> Any:
    action = game.parse(text, state, seat)
    game.check(state, seat, action)
    return game.apply(state, seat, action, SecretChance("perft")).state


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Counts the lines of play of so many actions; a game that is over has none."""
    for seat in awaited(game, state)[:1]:
        offered = list(legal(game, state, seat))
        if depth == 1:
            return len(offered)
        return sum(perft(game, after(game, state, seat, text), depth - 1) for text in offered)
    return 0


def by_first_action(game: AnyGame, state: Any, depth: int) -> str:
    """Lists the count under each first action, to find where two engines part."""
    seat = awaited(game, state)[0]
    offered = legal(game, state, seat)
    found = {text: perft(game, after(game, state, seat, text), depth - 1) if depth > 1 else 1 for text in offered}
    return "\n".join(f"{text}: {count}" for text, count in found.items())


@POSITIONS
def test_the_lines_of_play_are_as_many_as_counted_before(id: str, name: str) -> None:
    game, lines = load(id), positions_of(id)[name]
    state = set_up(game, lines)
    expected = counts(lines)
    found = [perft(game, state, depth) for depth in range(1, len(expected) + 1)]
    wrong = [depth for depth, pair in enumerate(zip(found, expected, strict=True), start=1) if pair[0] != pair[1]]
    told = "".join(f"\n{depth} actions:\n{by_first_action(game, state, depth)}" for depth in wrong[:1])
    assert not wrong, f"counts: {' '.join(map(str, found))}{told}"


@POSITIONS
def test_the_first_actions_are_all_that_are_judged_legal(id: str, name: str) -> None:
    game = load(id)
    state = set_up(game, positions_of(id)[name])
    for seat in awaited(game, state):
        offered = list(legal(game, state, seat))
        assert len(set(offered)) == len(offered)
        assert {game.format(game.parse(text, state, seat)) for text in offered} == set(judged_legal(game, state, seat))


def judged_legal(game: AnyGame, state: Any, seat: Seat) -> Iterator[str]:
    """Yields every notation that passes, of all that could make sense."""
    what = "a function of state and seat that writes every notation that could make sense"
    for text in brought(f"tests.perft.{game.meta.id}", "all_notations", what)(state, seat):
        try:
            action = game.parse(text, state, seat)
            game.check(state, seat, action)
        except (Unreadable, Ambiguous, IllegalAction):
            continue
        yield game.format(action)
