"""What a view implies: the cities, and what final scoring would give now."""

from __future__ import annotations

from itertools import groupby

from rules.core.contract import Seat
from rules.java import data
from rules.java.view import View, VillageView


def cities(view: View) -> list[VillageView]:
    """Returns the cities, the most valuable first."""
    return sorted((village for village in view.villages if village.palace), key=lambda city: -city.value)


def groups(city: VillageView) -> list[list[Seat]]:
    """Returns the seats with developers in a city in groups of equal rank, the highest first."""
    return [[rank.seat for rank in same] for _, same in groupby(city.ranks, key=lambda rank: rank.levels)]


def worth(view: View, seat: Seat) -> int:
    """Returns what a seat would get if its final scoring were now."""
    return sum(_share(city, seat) for city in cities(view))


def _share(city: VillageView, seat: Seat) -> int:
    tables = (data.FIRST_POINTS, data.SECOND_POINTS)
    return sum(points[city.value] for points, seats in zip(tables, groups(city), strict=False) if seat in seats)


def winners(view: View) -> tuple[Seat, ...]:
    """Returns the seats with the most points."""
    best = max(player.score for player in view.players)
    return tuple(seat for seat, player in enumerate(view.players) if player.score == best)
