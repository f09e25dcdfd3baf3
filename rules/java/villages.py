"""Villages and cities: connected village spaces, whatever their levels, without a palace or with one."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.derived import derived
from rules.java import data
from rules.java.board import At
from rules.java.state import JavaState


class Village(NamedTuple):
    """Connected village spaces; it is a city when a palace lies on one of them."""

    spaces: tuple[At, ...]
    palace: At | None = None


@derived
def villages(state: JavaState) -> tuple[Village, ...]:
    """Returns all villages and cities, in the order of the first space of each."""
    cells = tuple([at for at, space in enumerate(state.spaces) if space.terrain == data.VILLAGE])
    palaces = {at for at in cells if state.spaces[at].palace}
    return tuple([Village(part, next(iter(palaces.intersection(part)), None)) for part in state.board.parts(cells)])


@derived
def by_space(state: JavaState) -> dict[At, Village]:
    """Returns for each village space the village or city that it belongs to."""
    return {at: village for village in villages(state) for at in village.spaces}


def village_at(state: JavaState, at: At) -> Village | None:
    """Returns the village or city of a space, if it is in one."""
    return by_space(state).get(at)


def cities(state: JavaState) -> tuple[Village, ...]:
    return tuple(village for village in villages(state) if village.palace is not None)


def most_value(state: JavaState, village: Village) -> int:
    """Returns the greatest value that a palace of a village may be given by its size and the stock, 0 for none."""
    shown = 0 if village.palace is None else state.spaces[village.palace].palace
    return max(values_from(state, village, shown), default=0)


def values_from(state: JavaState, village: Village, shown: int) -> tuple[int, ...]:
    """Returns the values above one shown that a palace may have by the size of its village and the stock."""
    stock = zip(data.PALACES, state.palaces, strict=True)
    return tuple([value for value, left in stock if left and shown < value <= len(village.spaces)])
