"""What a view implies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.mexica.reading import leaders, open_ground, points, worth
from rules.core.contract import Seat
from rules.mexica.scoring import forecast
from rules.mexica.view import DistrictView, view_of
from tests.render.mexica.samples import middle, played, start, with_district

DISTRICT = DistrictView(squares=tuple(f"C{row}" for row in range(1, 13)), values=(12, 6, 3), totals=())
"""The squares matter to nobody here."""


@pytest.mark.parametrize(
    ("totals", "neutral", "seats", "brought"),
    [
        ((0, 0, 0, 0), 0, (), (0, 0, 0, 0)),
        ((5, 4, 3, 3), 0, (0,), (12, 6, 3, 3)),
        ((5, 4, 4, 1), 0, (0,), (12, 6, 6, 0)),
        ((2, 2, 2, 2), 0, (0, 1, 2, 3), (12, 12, 12, 12)),
        ((5, 5, 2, 0), 0, (0, 1), (12, 12, 3, 0)),
        ((2, 2, 2, 1), 0, (0, 1, 2), (12, 12, 12, 0)),
        ((0, 1, 0, 0), 0, (1,), (0, 12, 0, 0)),
        ((2, 0), 3, (), (6, 0)),
        ((3, 0), 3, (0,), (12, 0)),
    ],
)
def test_who_leads_and_what_the_places_bring(
    totals: tuple[int, ...], neutral: int, seats: tuple[Seat, ...], brought: tuple[int, ...]
) -> None:
    district = replace(DISTRICT, totals=totals, neutral=neutral)
    assert leaders(district) == seats
    assert points(district) == brought


def test_in_the_first_half_only_founded_districts_and_start_squares_bring_something() -> None:
    view = with_district(start(2), "H7", totals=(4, 0))
    assert [worth(view, seat) for seat in range(2)] == [5, 0]
    assert [worth(replace(view, half=2), seat) for seat in range(2)] == [5 + 192, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_that_are_almost_enclosed_are_shown_once_and_never_within_what_can_be_founded(seats: int) -> None:
    view = middle(seats)
    shown = list(open_ground(view))
    squares = [square for area in shown for square in (*area.squares, *area.tiles[0])]
    assert len(squares) == len(set(squares))
    founded = {square for district in view.districts if district.fits for square in district.squares}
    assert not founded & set(squares)
    assert [area.fits for area in shown] == sorted((area.fits for area in shown), reverse=True)


def test_what_the_picture_promises_is_what_the_rules_score() -> None:
    for state in played():
        if state.frames:
            view = view_of(state)
            assert tuple(worth(view, seat) for seat in range(len(view.players))) == forecast(state)
    assert {state.half for state in played()} == {1, 2}
