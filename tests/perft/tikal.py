"""All notations of Tikal that could make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.core.contract import Seat
from rules.tikal import data
from rules.tikal.state import TikalState


def all_notations(state: TikalState, seat: Seat) -> Iterator[str]:
    """Writes every notation that could make sense: single borders and cheapest ways for moves."""
    groups = [
        *map(str, range(1, data.NUMBERS[1].points + 2)),
        "L",
        *(f"{count}+L" for count in range(1, data.NUMBERS[1].points + 1)),
    ]
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
