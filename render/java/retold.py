"""The last turns of Java as they are told below the island: what was laid, walked, built, taken and won in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import structs

from render.core.palette import look_of
from render.core.pieces import mark
from render.core.retold import ARROW, Deed, Part, Told, by_turn
from render.core.scene import Marks
from render.java import palaces, symbols, terrain, water
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import events

_RADIUS, _CARD, _MASK = 18, 30, 22
"""How large pieces, cards and the sign of a festival are made, which are drawn smaller then."""
_OF_TURN = (
    events.TurnBegan, events.LandPlaced, events.WaterPlaced, events.DeveloperEntered, events.DeveloperMoved,
    events.DeveloperLeft, events.PalaceBuilt, events.PalaceEnlarged, events.CardTaken, events.TokenUsed,
    events.FestivalBegan,
)  # fmt: skip
"""What happens to the seat alone whose turn it is; what follows from it belongs to the same turn."""


def turns(marks: Marks) -> list[Told]:
    """Returns the last turn of each seat in the order in which they were played."""
    return by_turn(marks, events.TurnBegan, _OF_TURN, _deeds)


def _deeds(seat: Seat, done: Sequence[events.Event]) -> Iterator[Deed]:
    """Yields what was done, the same once with how often; of a festival that is over, only how it ended."""
    over = {event.space for event in done if isinstance(event, events.FestivalEnded)}
    for event, often in Counter(_walked_on(done)).items():
        if isinstance(event, events.FestivalBegan) and event.space in over:
            continue
        if deed := _deed(seat, event):
            yield (*deed, f"×{often}") if often > 1 else deed


def _walked_on(done: Sequence[events.Event]) -> list[events.Event]:
    """Returns events with each walk that went on where the one before it had stopped as one walk with that."""
    kept: list[events.Event] = []
    for event in done:
        match (kept[-1] if kept else None, event):
            case events.DeveloperEntered(space=stop) as before, events.DeveloperMoved(start=start) if start == stop:
                kept[-1] = structs.replace(before, space=event.target)
            case events.DeveloperMoved(target=stop) as before, events.DeveloperMoved(start=start) if start == stop:
                kept[-1] = structs.replace(before, target=event.target)
            case _:
                kept.append(event)
    return kept


def _deed(seat: Seat, event: events.Event) -> Deed:
    """Tells an event; nothing of what shows elsewhere."""
    match event:
        case events.LandPlaced():
            return (terrain.tile(data.TERRAINS[event.tile], _RADIUS), "–".join(event.spaces))
        case events.WaterPlaced():
            return (terrain.tile((data.WATER,), _RADIUS), event.space)
        case events.WaterScored():
            drop = water.extent(len(event.spaces))  # as on the island: with the sign of a tile it was read as one more
            return (drop, event.spaces[0], *_winners(seat, (event.seat,)), f"+{event.score}")
        case events.DeveloperEntered():
            return (terrain.border(event.border, _RADIUS), ARROW, event.space)
        case events.DeveloperMoved():
            return (event.start, ARROW, event.target)
        case events.DeveloperLeft():
            return (event.space, ARROW, terrain.border(event.border, _RADIUS))
        case events.PalaceBuilt():
            return (palaces.small(event.value, False, ()), event.space, f"+{event.score}")
        case events.PalaceEnlarged():
            grown = (str(event.before), ARROW, str(event.value))
            return (palaces.model(1), f"{event.space}:", *grown, f"+{event.score}")
        case events.CardTaken():
            return (symbols.back(_CARD), *((event.card,) if event.card else ()))
        case events.TokenUsed():
            return (symbols.token(1),)
        case events.FestivalBegan():
            return (symbols.symbol("M", _MASK), event.space)
        case events.FestivalEnded():
            return (symbols.symbol("M", _MASK), event.space, *_winners(seat, event.seats), f"+{event.score}")
        case _:
            return ()


def _winners(seat: Seat, seats: Sequence[Seat]) -> tuple[Part, ...]:
    """Tells who scored, unless it was the seat alone whose turn it was."""
    return () if tuple(seats) == (seat,) else tuple(mark(look_of(one), _RADIUS) for one in seats)
