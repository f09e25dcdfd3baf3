"""What everybody sees."""

from __future__ import annotations

import pytest

from rules.mexica.events import HalfScored
from rules.mexica.game import GAME
from rules.mexica.state import MexicaState
from rules.mexica.view import DistrictView
from tests.rules.mexica.positions import position, random_game

CORNER = ("canals = B11-B12 B13",)
"""Three squares of their own: A11, A12 and A13."""


def corner(state: MexicaState) -> DistrictView:
    return next(district for district in GAME.view(state, None).districts if "A11" in district.squares)


@pytest.mark.parametrize(
    ("built", "leaders"),
    [
        ((), ()),
        (("A11 = P1 1",), (1,)),
        (("A11 = P0 2", "A12 = P1 1"), (0,)),
        (("A11 = P0 2", "A12 = P1 2"), (0, 1)),
        (("A11 = P1 2", "A12 = P0 2"), (0, 1)),
        (("A11 = P0 2", "A12 = neutral 3"), ()),
        (("A11 = P0 3", "A12 = neutral 3"), (0,)),
    ],
)
def test_a_district_is_seen_with_those_who_lead_in_it(built: tuple[str, ...], leaders: tuple[int, ...]) -> None:
    state = position(*CORNER, *(f"building {one}" for one in built))
    assert corner(state).leader_seats == leaders


def test_what_nobody_has_founded_counts_from_the_second_half_on() -> None:
    assert not corner(position(*CORNER)).scored
    assert corner(position(*CORNER, "half = 2")).scored
    assert corner(position(*CORNER, "founder A11 = P0")).scored


def test_what_a_half_would_bring_is_what_it_brings() -> None:
    halves = set()
    for step in random_game(2, 1):
        worth = [player.worth for player in GAME.view(step.before, None).players]
        for event in step.events:
            if isinstance(event, HalfScored) and step.notation == "end":
                assert worth[event.seat] == event.points
                halves.add(event.half)
    assert halves == {1, 2}
    assert [player.worth for player in GAME.view(step.after, None).players] == [0, 0]


def test_more_tokens_are_better_among_equals() -> None:
    for tokens, places in (("2", [2, 1]), ("1", [1, 1])):
        state = position("tokens P0 = 1", f"tokens P1 = {tokens}")
        assert [player.place for player in GAME.view(state, None).players] == places


def test_what_a_half_would_bring_is_added_to_the_points_and_decides_the_place_foreseen() -> None:
    for step in random_game(2, 1):
        view = GAME.view(step.before, None)
        one, two = view.players
        assert (one.total, two.total) == (one.score + one.worth, two.score + two.worth)
        if one.total != two.total:
            assert view.foreseen == ((1, 2) if one.total > two.total else (2, 1))


def test_a_district_is_called_by_its_calpulli_or_else_by_its_first_square() -> None:
    open_land, founded = corner(position(*CORNER)), corner(position(*CORNER, "founder A12 = P0"))
    assert (open_land.calpulli, open_land.name) == ("", "A11")
    assert (founded.calpulli, founded.name) == ("A12", "A12")
