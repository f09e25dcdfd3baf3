"""The ranking within a district: whose buildings are worth most, and what the places bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import Seat
from rules.core.derived import derived
from rules.mexica.board import buildings_at
from rules.mexica.data import PAID_PLACES, Places
from rules.mexica.districts import District
from rules.mexica.state import MexicaState


def values(state: MexicaState, size: int) -> Places:
    """Returns what the places of a district of any size bring: as its calpulli says, and as they go on beyond these."""
    return state.numbers.values.get(size) or beyond(size)


def beyond(size: int) -> Places:
    """Returns what the places of a district bring for which there is no calpulli.

    >>> beyond(13), beyond(25)
    ((13, 7, 4), (25, 13, 7))
    """
    second = _half(size)
    return size, second, _half(second)


@derived
def totals(state: MexicaState, district: District) -> Counter[Seat | None]:
    """Adds up the values of the buildings in a district by whose they are."""
    built = buildings_at(state)
    found: Counter[Seat | None] = Counter()
    for square in district.squares:
        if building := built.get(square):
            found[building.seat] += building.value
    return found


def places(state: MexicaState, district: District) -> tuple[tuple[Seat | None, ...], ...]:
    """Returns who has the first, the second and the third place in a district.

    Equals share a place, and so many places are used up; who has no building there has none (ruling 27).
    """
    found: list[tuple[Seat | None, ...]] = [()] * PAID_PLACES
    worth = totals(state, district)
    for total in sorted(set(worth.values()), reverse=True):
        place = sum(other > total for other in worth.values())
        if place < PAID_PLACES:
            found[place] = tuple(seat for seat, value in worth.items() if value == total)
    return tuple(found)


def leaders(state: MexicaState, district: District) -> tuple[Seat, ...]:
    """Returns the seats that have the first place in a district, ascending."""
    return tuple(sorted(seat for seat in places(state, district)[0] if seat is not None))


def _half(number: int) -> int:
    return (number + 1) // 2


def points(state: MexicaState, district: District) -> Sequence[int]:
    """Returns what the ranking in a district brings to each seat."""
    found = [0] * len(state.players)
    for value, seats in zip(values(state, district.size), places(state, district), strict=True):
        for seat in seats:
            if seat is not None:
                found[seat] = value
    return found
