"""What a view implies: who leads in a district, what a scoring would give, which areas are almost enclosed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.view import AlmostView, DistrictView, View


def leaders(district: DistrictView) -> tuple[Seat, ...]:
    """Returns the seats that would have the first place in a district."""
    best = max(district.totals)
    return tuple(seat for seat, total in enumerate(district.totals) if total == best >= max(1, district.neutral))


def points(district: DistrictView) -> tuple[int, ...]:
    """Returns what each seat would get for a district if it were scored now."""
    everybody = (*district.totals, district.neutral)
    places = [sum(other > total for other in everybody) for total in district.totals]
    return tuple(
        district.values[place] if total and place < data.PAID_PLACES else 0
        for total, place in zip(district.totals, places, strict=True)
    )


def worth(view: View, seat: Seat) -> int:
    """Returns what a seat would get if the half ended now."""
    start = data.START_POINTS if view.players[seat].figure in data.STARTS else 0
    return start + sum(points(district)[seat] for district in view.districts if district.calpulli or view.half > 1)


def open_ground(view: View) -> Iterator[AlmostView]:
    """Yields areas that are almost enclosed and do not overlap: first those whose calpulli is open, then the larger.

    What could only be cut from a district that can be founded as it is is left out.
    """
    taken = {square for district in view.districts if district.fits for square in district.squares}
    for area in sorted(view.almost, key=lambda area: (not area.fits, -area.size)):
        spots = {*area.squares, *area.tiles[0]}
        if not spots & taken:
            taken |= spots
            yield area
