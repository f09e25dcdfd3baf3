"""Where on the board lies what may be chosen: favours, special places, the bridge, spaces of the road."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from render.caylus import bridge, castle, favours, panels
from render.caylus.layout import house, laid, lane, lines, plan
from render.caylus.special import box_of
from render.core.boxes import Box, corners
from render.core.canvas import Polygon
from render.core.scene import Layout, Marks, Places, targets_among
from rules.caylus import data
from rules.caylus.view import View

Line = tuple[str, ...]
"""A whole notation."""
Named = Iterator[tuple[Line, Polygon]]
"""Notations that name something on the board, each with where that lies."""


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the board, from the castle along the road to its end, in the same order in all layouts.

    A target is a word, or all words of a notation that are still missing.
    """
    begun = len(marks.chosen)
    named = _named(view, marks.chosen, layout)
    return targets_among(((" ".join(line[begun:]), at) for line, at in named if line[:begun] == marks.chosen), marks)


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: whole notations, what is left of them behind the verb that was chosen, what is paid
    or taken by what lies on one's own panel, batches by the parts of the castle that they build, the guest of the inn.
    """
    yield from _stock(view, marks, layout)
    yield from ((name, laid(corners(box), layout)) for name, box in _parts(view, marks))
    yield from ((answer, laid(corners(box_of(data.INN)), layout)) for answer in ("stay", "leave"))
    verb = marks.chosen[:1]
    for line, place in _named(view, marks.chosen, layout):
        yield " ".join(line), place
        for at in range(1, len(line)):
            if line[:at] == marks.chosen[:at] or not verb:
                yield " ".join(line[at:]), place


def _stock(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields one's own cubes of each kind and all that can be chosen by one of them: ``CC``, and ``FFC`` by the food,
    of which it has most; amounts of deniers lie with the deniers."""
    if marks.seat is None:
        return
    own = {
        sign: corners(box) for sign, box in panels.stock(plan(layout, len(view.players)).players[marks.seat]).items()
    }
    for word in (*data.GOODS, *sorted(set(marks.pressed) - set(data.GOODS))):
        if set(word) <= set(data.GOODS):
            (most, count), *others = Counter(word).most_common(2)
            if all(fewer < count for _, fewer in others):
                yield word, own[most]
        elif word.endswith("$") and word[:-1].isdecimal():
            yield word, own["$"]


def _parts(view: View, marks: Marks) -> Iterator[tuple[str, Box]]:
    """Yields batches for the castle, each with the free part that it builds behind those handed in before it."""
    free = [
        castle.part_box(at, section.capacity, part)
        for at, section in enumerate(view.sections) if not section.scored
        for part in range(len(section.parts), section.capacity)
    ]  # fmt: skip
    handed = marks.chosen[1:]
    for name in marks.pressed:
        verb, *batches = name.split()
        if verb == "deliver" and batches and all(set(batch) <= set(data.GOODS) for batch in batches):
            at = handed.index(batches[0]) if len(batches) == 1 and batches[0] in handed else len(batches) - 1
            yield from ((name, box) for box in free[at : at + 1])


def _named(view: View, chosen: Line, layout: Layout) -> Named:
    """Yields what lies on a picture: the favours, and what is drawn on the board."""
    yield from ((line, corners(box)) for line, box in _favours(view, lines(layout)))
    yield from ((line, laid(corners(box), layout)) for line, box in chain(_lines(view), _replaced(chosen)))


def _favours(view: View, lines: Box) -> Iterator[tuple[Line, Box]]:
    """Yields the favours: a line that is chosen, and a column of the line that is asked about."""
    for at, line in enumerate(data.LINES):
        yield ("favour", line), favours.row(at, lines)
        if line == view.at:
            columns = range(1, data.COLUMNS + 1)
            yield from ((("use", str(column)), favours.cell(at, column, lines)) for column in columns)


def _replaced(chosen: Line) -> Iterator[tuple[Line, Box]]:
    """Yields the notations by which a tile that was chosen replaces what stands on a space."""
    if chosen[:1] == ("build",):
        yield from (((*chosen, str(space)), house(space)) for space in range(1, data.ROAD + 1))


def _lines(view: View) -> Iterator[tuple[Line, Box]]:
    """Yields the notations that name something else on the board, each with where that is drawn."""
    yield ("joust",), box_of(data.JOUST)
    yield ("home",), box_of(data.GATE)
    yield ("pass",), bridge.slab(min(len(view.passed) + 1, bridge.FIELDS))
    for place in data.SPECIAL:
        yield from (((verb, place), box_of(place)) for verb in ("place", "send"))
    for space in range(1, data.ROAD + 1):
        yield from (((verb, str(space)), house(space)) for verb in ("place", "send", "transform"))
        yield ("provost", str(space)), lane(space)
