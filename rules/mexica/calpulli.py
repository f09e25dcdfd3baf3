"""Calpulli that can no longer be used: found by a test that removes only what is certainly dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Step
from rules.mexica.board import NOWHERE, Squares, unbuilt
from rules.mexica.data import EMBLEM, NEAR, PLAIN
from rules.mexica.districts import District, districts
from rules.mexica.events import CalpulliRemoved, Event
from rules.mexica.state import MexicaState

DEAD, BY_VOTE, WITH_THE_HALF = "dead", "vote", "half"
"""Why a calpulli leaves the game."""

FIRST_HALF = 1

SQUARES_TO_FOUND = 2
"""Squares without a building that a founding needs: one for the calpulli, one for the founder."""


def can_be_removed(state: MexicaState) -> bool:
    """Says whether calpulli leave the game at all in this half."""
    return state.half > FIRST_HALF or state.early_removal


def remove_dead(state: MexicaState) -> Step[MexicaState, Event]:
    """Removes the open calpulli for which no district can be founded any more."""
    if not state.display or not can_be_removed(state):
        return Step(state=state)
    return remove(state, tuple(_dead(state)), DEAD)


def remove(state: MexicaState, sizes: tuple[int, ...], cause: str) -> Step[MexicaState, Event]:
    """Takes open calpulli of these sizes out of the game."""
    if not sizes:
        return Step(state=state)
    left = Counter(state.display) - Counter(sizes)
    state = replace(state, display=tuple(sorted(left.elements())), removed=(*state.removed, *sizes))
    return Step(state=state, events=(CalpulliRemoved(sizes=sizes, cause=cause),))


def _dead(state: MexicaState) -> Iterator[int]:
    """Yields the sizes of the dead calpulli, a size as often as there are such."""
    unfounded = [district for district in districts(state) if not district.calpulli]
    cuttable = [district.size for district in unfounded if can_cut(state, district)]
    fitting = Counter(district.size for district in unfounded if foundable(state, district))
    for size, copies in sorted(Counter(state.display).items()):
        if not cuttable:
            yield from [size] * (copies - min(copies, fitting[size]))
        elif not fitting[size] and max(cuttable) <= size:
            yield from [size] * copies


def open_ground(state: MexicaState, district: District) -> list[str]:
    """Returns the plain squares of a district without building or calpulli; figures may still go away."""
    return [square for square in district.squares if square in PLAIN and square in unbuilt(state)]


def can_cut(state: MexicaState, district: District, closed: Squares = NOWHERE) -> bool:
    """Says whether a canal can still be laid in a district that is not founded, on squares that are not closed."""
    ground = [square for square in open_ground(state, district) if square not in closed]
    if state.singles and ground:
        return True
    return state.doubles > 0 and any(near in ground for square in ground for near in NEAR[square])


def foundable(state: MexicaState, district: District) -> bool:
    """Says whether a district has room for a calpulli and, beside it, for a founder."""
    room = [square for square in district.squares if square in unbuilt(state)]
    standing = room if state.emblem_enterable else [square for square in room if square != EMBLEM]
    return len(standing) >= SQUARES_TO_FOUND and bool(open_ground(state, district))
