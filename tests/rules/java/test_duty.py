"""The duty to place land, and what is kept for it."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.java import data, developers, duty, land
from rules.java.game import GAME
from rules.java.state import JavaState, Turn, turn_of, with_space
from rules.java.villages import villages
from tests.rules.java.positions import play, position, random_game, read, refusal


def places(state: JavaState, seat: int, points: int) -> list[frozenset[int]]:
    """Returns what every tile covers that a seat can place for so many points."""
    return [
        frozenset(footprint.spaces)
        for tile in duty.SMALLEST_FIRST
        if land.stock(state, seat, tile)
        for footprint, needs in land.fitting(state, tile)
        if needs <= points
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_keystones_are_the_spaces_that_all_places_have_in_common(seed: int) -> None:
    for step in islice(random_game(2, seed), 0, None, 23):
        for points in (0, 1, 3):
            found = places(step.before, step.seat, points)
            everything = frozenset((duty.NOTHING, *range(len(step.before.spaces))))
            common = everything.intersection(*found)
            assert duty.keystones(step.before, step.seat, points) == common


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_kept_is_as_the_board_would_be_after_a_way_or_a_palace(seed: int) -> None:
    for step in islice(random_game(3, seed), 0, None, 17):
        state, seat = step.before, step.seat
        if not isinstance(state.top, Turn):
            continue
        for start in developers.own(state, seat)[:3]:
            gone = with_space(state, start, developer=None)
            assert not duty.is_open(state) or (duty.NOTHING in duty.kept(state, 2, start)) == (
                not places(gone, seat, turn_of(state).points - 2)
            )
        for at in [at for one in villages(state) if one.palace is None for at in one.spaces][:5]:
            built = with_space(state, at, palace=2)
            spared = bool(places(built, seat, turn_of(state).points - built.numbers.build))
            assert duty.spares_palace(state, at) == (spared or not duty.is_open(state))


def test_points_are_kept_for_land() -> None:
    state = position("land D7 = rice", "points = 1")
    found = refusal(state, "enter D7")
    assert (found.code, found.params) == ("too-few-points", {"needs": 2, "points": 1})
    found = refusal(position("land D7 = rice", "points = 2"), "enter D7")
    assert (found.code, found.params) == ("points-for-land", {"points": 2, "cost": 2})
    assert refusal(position("points = 1"), "take open").code == "points-for-land"


def test_a_token_makes_room_for_something_else() -> None:
    state, _ = play(position("points = 1"), "token; take open")
    assert read(state, "points") == "1"


def test_what_leaves_the_points_for_land_is_allowed() -> None:
    state, _ = play(position("land D7 = rice"), "enter D7; take open; take pile; place village K9; end")
    assert read(state, "turn") == "P1"


def test_a_developer_may_leave_the_only_place_where_what_is_left_of_the_points_pays_for_land() -> None:
    lines = ("land D7 = rice", "land D8 = rice", "developer D7 = P0", "three = 0", "rice P0 = 0", "village P0 = 0")
    state = position(*lines, "points = 3")
    index = state.board.index
    bare = {index["D7"], index["D8"], index["C8"]}
    for at, kind in enumerate(state.board.kinds):
        if kind == "land" and at not in bare:
            state = with_space(state, at, terrain=data.WATER)
    assert read(state, "duty") == "open"
    state, _ = play(state, "leave D7; place two D7 a; end")
    assert read(state, "turn") == "P1"


def test_a_turn_does_not_end_before_land_is_placed() -> None:
    assert refusal(position(), "end").code == "land-first"
    assert read(position(), "duty") == "open"
    assert read(position("placed = yes"), "duty") == "met"
    assert read(position("finished P1 = yes"), "duty") == "none"


def test_ruling_39_a_festival_waits_for_the_land_that_must_be_placed() -> None:
    facts = (
        "land J7 = two a",
        "palace J7 = 2 white",
        "land K7 = village",
        "developer K7 = P0",
        "card = M",
        "hand P0 = M",
    )
    state = position(*facts)
    assert refusal(state, "festival J7 M").code == "land-first"
    state, _ = play(state, "place rice D7; festival J7 M")
    assert read(state, "festival_points P0") == "1"


def test_it_is_said_when_no_land_could_be_placed() -> None:
    state = position("three = 0", "two P0 = 0", "rice P0 = 0", "village P0 = 0")
    assert read(state, "duty") == "waived"
    state, events = play(state, "end")
    ended = next(event for event in events if event.kind == "turn-ended")
    assert ended.waived
    assert read(state, "waived") == "1"


def test_ruling_47_an_absent_seat_places_the_smallest_and_cheapest_and_passes() -> None:
    assert _default(position()) == "place rice B5"
    assert _default(position("rice P0 = 0")) == "place village B5"
    assert _default(position("rice P0 = 0", "village P0 = 0")) == "place two B5 e"
    assert _default(position("rice P0 = 0", "village P0 = 0", "two P0 = 0")) == "place three B5 e"
    assert _default(position("placed = yes")) == "end"


def _default(state: JavaState) -> str:
    return GAME.format(GAME.default(state, 0))
