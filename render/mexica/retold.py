"""The last turns of Mexica as they are told below the board: what was laid, walked, built and founded in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import structs

from render.core.palette import look_of
from render.core.pieces import mark
from render.core.pointers import Sign
from render.core.retold import ARROW, Deed, Told, by_turn
from render.core.scene import Marks
from render.mexica.buildings import building
from render.mexica.calpulli import tablet
from render.mexica.canals import bridge, tile
from render.mexica.figures import noble
from render.mexica.history import coin
from rules.core.contract import Seat
from rules.mexica.view import events

LEAPT: Sign = (
    *(((-13, 7), (-12, 3)), ((-9, -3), (-5, -6)), ((0, -7), (4, -5)), ((8, -1), (10, 3))),
    ((2, 3), (11, 7), (13, -3)),
)
"""How it is told in the key that a figure jumps."""
LEAP: Sign = tuple(tuple((0.65 * x, 0.65 * y) for x, y in line) for line in LEAPT)
"""The same between where a jump began and where it ended."""
_RADIUS = 18
"""Of marks, which are drawn smaller then."""


_OF_TURN = (
    events.TurnBegan, events.FigurePlaced, events.CanalLaid, events.BridgeBuilt, events.BridgeMoved,
    events.FigureMoved, events.FigureJumped, events.BuildingBuilt, events.TokenTaken, events.TokenUsed,
    events.DistrictFounded,
)  # fmt: skip
"""What a seat does itself; what follows from it belongs to the same turn."""


def turns(marks: Marks) -> list[Told]:
    """Returns the last turn of each seat in the order in which they were played."""
    return by_turn(marks, events.TurnBegan, _OF_TURN, _deeds)


def _deeds(seat: Seat, done: Sequence[events.Event]) -> Iterator[Deed]:
    """Yields what was done, the same once with how often."""
    for event, often in Counter(map(_alike, _walked_on(done))).items():
        if deed := _deed(seat, event):
            yield (*deed, f"×{often}") if often > 1 else deed


def _alike(event: events.Event) -> events.Event:
    """Returns an event without what tells one token from another: how many there were then."""
    match event:
        case events.TokenTaken():
            return structs.replace(event, tokens=0)
        case events.TokenUsed():
            return structs.replace(event, tokens=0, points=0)
        case _:
            return event


def _walked_on(done: Sequence[events.Event]) -> list[events.Event]:
    """Returns events with each walk that went on where the one before it had stopped as one walk with that."""
    kept: list[events.Event] = []
    for event in done:
        match (kept[-1] if kept else None, event):
            case events.FigureMoved() as before, events.FigureMoved() if before.way[-1] == event.way[0]:
                kept[-1] = structs.replace(before, way=(*before.way, *event.way[1:]))
            case _:
                kept.append(event)
    return kept


def _deed(seat: Seat, event: events.Event) -> Deed:
    """Tells an event; nothing of what shows elsewhere."""
    match event:
        case events.FigurePlaced():
            return (noble(look_of(seat)), event.square)
        case events.CanalLaid():
            return (tile("single" if len(event.squares) == 1 else "double"), "–".join(event.squares))
        case events.BridgeBuilt():
            return (bridge(event.direction), event.square)
        case events.BridgeMoved():
            return (bridge(event.direction), event.start, ARROW, event.square)
        case events.FigureMoved():
            return (event.way[0], ARROW, event.way[-1])
        case events.FigureJumped():
            return (event.start, LEAP, event.square)
        case events.BuildingBuilt():
            return (building(event.value, look_of(seat)), event.square)
        case events.TokenTaken():
            return (coin("+"),)
        case events.TokenUsed():
            return (coin("-"),)
        case events.DistrictFounded():
            return (tablet(event.size, look_of(seat)), event.square, f"+{event.points}")
        case events.PresenceScored():
            present = (mark(look_of(one), _RADIUS) for one in event.seats)
            return (tablet(event.size, look_of(seat)), *present, f"+{event.points}")
        case _:
            return ()
