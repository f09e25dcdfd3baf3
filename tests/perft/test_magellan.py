"""Counts the lines of play from fixed positions, and the first actions once more by trying every notation there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import pytest

from rules.core import history, record
from rules.core.chance import SecretChance
from rules.core.contract import IllegalAction, Seat, Unreadable
from rules.core.notation import legal
from rules.magellan import data, notation
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState
from tests.perft.positions import read_positions
from tests.rules.magellan.positions import awaited, put, setup

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"


BLOCKS = read_positions(HERE / "magellan.txt")


def set_up(lines: list[str]) -> MagellanState:
    first, *rest = lines
    if first.startswith("at "):
        _, file, number = first.split()
        recorded = record.read((RECORDS / file).read_text(encoding="utf-8"))
        entries = [entry for entry in recorded.entries if entry.n <= int(number)]
        state: MagellanState = history.replay(recorded.header, entries).state
        return state
    options = dict(word.split("=") for line in rest if line.startswith("options: ") for word in line.split(" ")[1:])
    facts = [line.removeprefix("set ") for line in rest if line.startswith("set ")]
    return put(setup(int(first.removeprefix("seats: ")), **options), *facts)


def counts(lines: list[str]) -> list[int]:
    return [int(word) for word in lines[-1].removeprefix("counts: ").split()]


def after(state: MagellanState, seat: Seat, text: str) -> MagellanState:
    action = GAME.parse(text, state, seat)
    GAME.check(state, seat, action)
    return GAME.apply(state, seat, action, SecretChance("perft")).state


def perft(state: MagellanState, depth: int) -> int:
    """Counts the lines of play of so many actions; a game that is over has none."""
    if not awaited(state):
        return 0
    seat = awaited(state)[0]
    notations = list(legal(GAME, state, seat))
    return len(notations) if depth == 1 else sum(perft(after(state, seat, text), depth - 1) for text in notations)


def by_first_action(state: MagellanState, depth: int) -> str:
    """Lists the count under each first action, to find where two engines part."""
    seat = awaited(state)[0]
    notations = list(legal(GAME, state, seat))
    found = {text: perft(after(state, seat, text), depth - 1) if depth > 1 else 1 for text in notations}
    return "\n".join(f"{text}: {count}" for text, count in found.items())


@pytest.mark.parametrize("name", BLOCKS)
def test_the_lines_of_play_are_as_many_as_counted_before(name: str) -> None:
    state = set_up(BLOCKS[name])
    for depth, expected in enumerate(counts(BLOCKS[name]), start=1):
        found = perft(state, depth)
        assert found == expected, f"{found} lines of {depth} actions:\n{by_first_action(state, depth)}"


@pytest.mark.parametrize("name", BLOCKS)
def test_the_first_actions_are_all_that_are_judged_legal(name: str) -> None:
    state = set_up(BLOCKS[name])
    for seat in awaited(state):
        offered = list(legal(GAME, state, seat))
        assert len(set(offered)) == len(offered)
        assert {GAME.format(GAME.parse(text, state, seat)) for text in offered} == set(judged_legal(state, seat))


def judged_legal(state: MagellanState, seat: Seat) -> Iterator[str]:
    """Yields every notation that passes, of all that could make sense."""
    for text in all_notations(state, seat):
        try:
            action = GAME.parse(text, state, seat)
            GAME.check(state, seat, action)
        except (Unreadable, IllegalAction):
            continue
        yield GAME.format(action)


def all_notations(state: MagellanState, seat: Seat) -> Iterator[str]:
    """Writes every verb with all choices of the hand, all choices of up to three cards, and all small numbers."""
    yield from notation.BARE
    yield "pay"
    yield "swap none"
    for number in range(60):
        yield f"bid sum {number}"
        yield f"ship {number}"
        yield f"tuck {number}"
    hand = state.players[seat].hand
    held = {cards for count in range(1, len(hand) + 1) for cards in combinations(hand, count)}
    small = {cards for count in (1, 2, 3) for cards in combinations_with_replacement(data.GOLD, count)}
    for cards in sorted(held | small):
        yield from (f"{verb} {' '.join(map(str, cards))}" for verb in ("bid", "pay", "swap"))
