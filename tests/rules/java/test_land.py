"""Placing land: what is offered, what is refused and why, and what a tile does to what lies below."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.core.contract import IllegalAction
from rules.java import data, land, placing
from rules.java.actions import PlaceLand
from rules.java.events import LandPlaced, LastTileGone
from rules.java.state import JavaState
from tests.rules.java.positions import play, position, random_game, read, refusal

OPTIONS = [{}, {"multi_space_needs_two_tiles_below": "on"}, {"board_map": "152"}]


def judged(state: JavaState, seat: int) -> set[tuple[str, str, int]]:
    """Returns every tile in every place and rotation that is judged to fit."""
    found = set()
    for tile, terrains in data.TERRAINS.items():
        for space in state.board.names:
            for rotation in range(6 if len(terrains) > 1 else 1):
                try:
                    placing.check_place(state, seat, PlaceLand(tile=tile, space=space, rotation=rotation))
                except IllegalAction:
                    continue
                found.add((tile, space, rotation))
    return found


@pytest.mark.parametrize("options", OPTIONS)
def test_places_are_those_that_are_judged_to_fit(options: dict[str, str]) -> None:
    for step in islice(random_game(3, 5, **options), 20, None, 90):
        state = step.before
        offered = {
            (tile, state.board.names[footprint.spaces[0]], footprint.rotation)
            for tile in data.TERRAINS
            for footprint, _ in land.fitting(state, tile)
        }
        left = {tile for tile in data.TERRAINS if land.stock(state, step.seat, tile)}
        assert judged(state, step.seat) == {place for place in offered if place[0] in left}


def test_a_tile_raises_what_it_covers_and_is_told_with_its_spaces() -> None:
    state, events = play(position(), "place three D7 a")
    assert events == [
        LandPlaced(seat=0, tile="three", spaces=("D7", "D8", "C8"), level=1, points=1, left=55),
    ]
    assert [read(state, f"terrain {space}") for space in ("D7", "D8", "C8")] == ["village", "rice", "rice"]
    assert read(state, "land D7") == "three a"


def test_the_numbers_of_the_rotations_are_read_as_their_letters() -> None:
    assert play(position(), "place two D7 2") == play(position(), "place two D7 c")


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        (("three = 0",), "place three D7 a", "no-tile-left"),
        (("rice P0 = 0",), "place rice D7", "no-tile-left"),
        ((), "place two A5 b", "off-the-board"),
        (("land D7 = rice", "developer D7 = P1"), "place village D7", "developer-there"),
        (("land D7 = two a", "palace D7 = 2 white"), "place rice D7", "palace-covered"),
        ((), "place rice F8", "water-covered"),
        (("land D7 = rice",), "place two D7 a", "not-flat"),
        ((), "place rice A5", "wholly-outside"),
        (("land D7 = rice",), "place village D7", "same-tile-below"),
        (("points = 1",), "place two B5 b", "too-few-points"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position(*facts), text).code == code


def test_the_space_of_a_refusal_is_named() -> None:
    found = refusal(position("land D7 = rice"), "place three D7 a")
    assert found.params == {"spaces": ("D7", "D8", "C8"), "levels": (1, 0, 0)}


def test_a_larger_tile_lies_on_one_tile_unless_the_table_wants_two() -> None:
    facts = ("land D7 = three a",)
    play(position(*facts), "place two D7 a")
    strict = position(*facts, multi_space_needs_two_tiles_below="on")
    assert refusal(strict, "place two D7 a").code == "one-tile-below"


def test_ruling_6_what_is_left_of_a_larger_tile_is_no_tile_of_its_own() -> None:
    state, _ = play(position("land D7 = three a", "land C8 = rice"), "place two D7 a")
    assert refusal(state, "place two D8 d").code == "same-tile-below"


def test_ruling_27_a_part_cut_off_from_a_city_gets_a_palace_in_the_same_turn() -> None:
    state = position(
        "land J8 = three c",
        "land J9 = three f",
        "land K9 = three d",
        "land I9 = three b",
        "land K8 = village",
        "land J7 = village",
        "palace I9 = 6 red",
        "developer J7 = P0",
    )
    assert refusal(state, "build K8 2").code == "city-has-palace"
    state, _ = play(state, "place three J9 d; build K8 2")
    assert read(state, "palace K8") == "2 white"
    assert read(state, "palace I9") == "6 red"


def test_ruling_35_the_last_three_space_tile_ends_no_turn() -> None:
    state, events = play(position("three = 1"), "place three D7 a")
    assert LastTileGone(seat=0) in events
    assert (read(state, "turn"), read(state, "points"), read(state, "ending")) == ("P0", "5", "no")
    _, events = play(state, "place rice K9; end")
    assert [event.kind for event in events if event.kind in ("final-scored", "turn-began")] == [
        "final-scored",
        "turn-began",
    ]
