"""Counts the lines of play from fixed positions, and the first actions once more by trying every notation there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from rules.core import history, record
from rules.core.chance import SecretChance
from rules.core.contract import Ambiguous, IllegalAction, Seat, Unreadable
from rules.core.notation import legal
from rules.tikal import data
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.perft.positions import read_positions
from tests.rules.tikal.positions import put, setup

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"


BLOCKS = read_positions(HERE / "tikal.txt")


def set_up(lines: list[str]) -> TikalState:
    first, *rest = lines
    if first.startswith("at "):
        _, file, number = first.split()
        recorded = record.read((RECORDS / file).read_text(encoding="utf-8"))
        state: TikalState = history.replay(recorded.header, [e for e in recorded.entries if e.n <= int(number)]).state
        return state
    facts = [line.removeprefix("set ") for line in rest if line.startswith("set ")]
    options = dict(line.removeprefix("option ").split(": ") for line in rest if line.startswith("option "))
    return put(setup(int(first.removeprefix("seats: ")), **options), *facts)


def counts(lines: list[str]) -> list[int]:
    return [int(word) for word in lines[-1].removeprefix("counts: ").split()]


def seat_of(state: TikalState) -> Seat:
    (decision,) = GAME.decisions(state)
    return decision.seat


def after(state: TikalState, notation: str) -> TikalState:
    seat = seat_of(state)
    action = GAME.parse(notation, state, seat)
    GAME.check(state, seat, action)
    return GAME.apply(state, seat, action, SecretChance("unused")).state


def perft(state: TikalState, depth: int) -> int:
    """Counts the lines of play of so many actions; a game that is over has none."""
    if not GAME.decisions(state):
        return 0
    notations = list(legal(GAME, state, seat_of(state)))
    return len(notations) if depth == 1 else sum(perft(after(state, notation), depth - 1) for notation in notations)


def by_first_action(state: TikalState, depth: int) -> str:
    """Lists the count under each first action, to find where two engines part."""
    notations = list(legal(GAME, state, seat_of(state)))
    found = {text: perft(after(state, text), depth - 1) if depth > 1 else 1 for text in notations}
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
    seat = seat_of(state)
    offered = [GAME.format(GAME.parse(text, state, seat)) for text in legal(GAME, state, seat)]
    assert len(set(offered)) == len(offered)
    assert set(offered) == set(judged_legal(state, seat))


def judged_legal(state: TikalState, seat: Seat) -> Iterator[str]:
    """Yields every notation that passes, of all that can be written."""
    for text in all_notations(state, seat):
        try:
            action = GAME.parse(text, state, seat)
            GAME.check(state, seat, action)
        except (Unreadable, Ambiguous, IllegalAction):
            continue
        yield GAME.format(action)


def all_notations(state: TikalState, seat: Seat) -> Iterator[str]:
    """Writes every notation that could make sense: single borders and cheapest ways for moves."""
    groups = [*map(str, range(1, data.POINTS + 2)), "L", *(f"{count}+L" for count in range(1, data.POINTS + 1))]
    own = [name for name, space in zip(data.SPACES, state.spaces, strict=True) if occupied(space.workers, seat)]
    own += [name for name, space in zip(data.SPACES, state.spaces, strict=True) if seat in space.leaders]
    yield from ("end", "pass")
    yield from (f"bid {bid}" for bid in range(max(player.score for player in state.players) + 2))
    yield from (f"take {tile}" for tile in data.TILES)
    for space in data.SPACES:
        yield f"place {space}"
        yield from (f"place {space} r{rotation}" for rotation in data.ROTATIONS)
        yield from (f"{verb} {space}" for verb in ("uncover", "recover", "camp"))
        yield from (f"guard {space} {figure}" for figure in ("worker", "L"))
        yield from (f"deploy {group} {space}" for group in groups)
        yield from (
            f"{verb} {group} {start} to {space}" for verb in ("move", "transfer") for group in groups for start in own
        )
        yield from (f"move {group} {start}-{space}" for group in groups for start in own)
    yield from all_exchanges(state)


def all_exchanges(state: TikalState) -> Iterator[str]:
    held = sorted({motif for player in state.players for motif in player.treasures})
    bundles = [" ".join(motifs) for count in (1, 2, 3) for motifs in combinations_with_replacement(held, count)]
    for opponent in range(len(state.players)):
        for given in bundles:
            yield from (f"exchange P{opponent} give {given} take {taken}" for taken in bundles)


def occupied(workers: tuple[int, ...], seat: Seat) -> bool:
    return workers[seat] > 0
