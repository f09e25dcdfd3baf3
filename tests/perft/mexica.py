"""All notations of Mexica that could make sense."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.mexica.data import CELLS, DIRECTIONS, DOUBLES, HIGHEST, LARGEST
from rules.mexica.state import MexicaState


def all_notations(state: MexicaState, seat: Seat) -> Iterator[str]:
    """Writes every notation that could make sense: cheapest ways and single steps for moves."""
    figure = state.players[seat].figure
    yield from ("take", "use", "end", "agree", "refuse")
    yield from (f"propose {size}" for size in range(1, LARGEST + 2))
    for square in CELLS:
        yield from (f"{verb} {square}" for verb in ("start", "move", "jump", "single", "found"))
        yield from (f"build {value} {square}" for value in range(HIGHEST + 2))
        yield from (f"bridge {square} {direction}" for direction in DIRECTIONS)
        if figure:
            yield f"move {figure}-{square}"
        for bridge in state.bridges:
            yield from (f"shift {bridge.square} {square} {direction}" for direction in DIRECTIONS)
    yield from (f"double {'-'.join(tile)}" for tile in DOUBLES)
    yield from ("double K5-L6", "double A1-A2")
