"""The last turns of Caylus as they are told below the board: who was sent where, and what was got, moved and built."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from PIL import Image

from render.caylus import palette, signs
from render.caylus.people import provost, worker
from render.core.boxes import Box, tiled
from render.core.palette import look_of
from render.core.retold import ARROW, Deed, Part, Told, retell
from render.core.scene import Marks, Words
from rules.caylus import data
from rules.caylus.view import events
from rules.core.contract import Seat

_SIZE, _WORKER = 34, 12
"""How large signs are made, and workers: lines that are close to one another have room for them."""
_MOST = 6
"""So many steps of a turn are told at the most, the last ones."""
_TERM = re.compile("([0-9]*)([A-Z$★])")
"""How many of what is paid or got."""
_BESIDE = 2
"""So many turns are told side by side: most have few steps."""


def draw(canvas: Image.Image, box: Box, marks: Marks, words: Words) -> None:
    """Tells the last turns, the first ones on the left; a single one has all the breadth."""
    told = turns(marks, words)
    columns = min(_BESIDE, len(told))
    high = -(-len(told) // _BESIDE)
    for at, cell in enumerate(tiled(box, columns, height=box[3] - box[1], columns=columns) if told else ()):
        retell(canvas, cell, palette.THEME, marks, told[at * high : (at + 1) * high])


def turns(marks: Marks, words: Words) -> list[Told]:
    """Returns what each seat has done that is not asked now, who did something last at the end: seats act by turns."""
    found: dict[Seat, list[events.Event]] = {}
    for event in marks.events:
        if isinstance(event, _TOLD) and event.seat not in marks.awaited:
            found[event.seat] = [*found.pop(event.seat, ()), event]
    return [Told(seat, _deeds(done, words)[-_MOST:]) for seat, done in found.items()]


def _deeds(done: Sequence[events.Event], words: Words) -> tuple[Deed, ...]:
    """Tells what a seat did, all goods that it took one after the other at once."""
    found: list[Deed] = []
    for taken, same in groupby(done, lambda event: isinstance(event, _TAKEN)):
        if taken:
            found.append(("+", *_goods("".join(event.goods for event in same if isinstance(event, _TAKEN)))))
        else:
            found += (_deed(event, words) for event in same)
    return tuple(found)


_TAKEN = (events.GoodsTaken, events.BonusTaken)
_TOLD = (
    *_TAKEN, events.WorkerPlaced, events.WorkerSent, events.SeatPassed, events.DeniersTaken, events.ProvostMoved,
    events.TradeMade, events.TileBuilt, events.ResidenceBuilt, events.CastleBuilt, events.LineUsed,
)  # fmt: skip
"""What somebody does and shows nowhere else in one look; that the provost was left where he was stands on panels."""


def _deed(event: events.Event, words: Words) -> Deed:
    match event:
        case events.WorkerPlaced() | events.WorkerSent():
            place = event.place if event.road else words(f"caylus-place-{event.place}")
            return (worker(look_of(event.seat), _WORKER), place)
        case events.SeatPassed():
            return (words("caylus-picture-has-passed"),)
        case events.DeniersTaken():
            return (signs.coin(f"+{event.deniers}", _SIZE),)
        case events.ProvostMoved():
            return (provost(_SIZE), str(event.start), ARROW, str(event.space))
        case events.TradeMade():
            return (*_goods(event.paid), ARROW, *_goods(event.gained))
        case events.TileBuilt():
            return (signs.house(data.COLOURS[event.building], _SIZE), str(event.space))
        case events.ResidenceBuilt():
            return (signs.house(data.RESIDENTIAL, _SIZE), str(event.space))
        case events.CastleBuilt():
            return (signs.part(_SIZE), f"×{event.count}")
        case events.LineUsed():
            return (signs.lily(_SIZE), signs.line(event.line, _SIZE), str(event.column))
        case _:
            return ()


def _goods(bundle: str) -> Iterator[Part]:
    """Yields cubes of each kind, with how many where there are several, deniers and points."""
    found: Counter[str] = Counter()
    for number, sign in _TERM.findall(bundle):
        found[sign] += int(number or 1)
    for sign, count in found.items():
        if sign == "$":
            yield signs.coin(f"{count}", _SIZE)
        elif sign == "★":
            yield signs.shield(f"{count}", _SIZE)
        else:
            yield signs.cube(sign, _SIZE)
            if count > 1:
                yield f"×{count}"
