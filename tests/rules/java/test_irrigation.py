"""Irrigation, and the water that is scored."""

from __future__ import annotations

import pytest

from rules.core.notation import Menus
from rules.java.events import WaterPlaced, WaterScored, WaterUnscored
from rules.java.game import GAME
from tests.rules.java.positions import play, position, read, refusal

LAKE = ("land H10 = three f", "land H9 = three d")
"""All of the shore of I10 but the spaces that `place three J10 d` covers."""


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        (("irrigation = 0",), "irrigate J9", "no-water-left"),
        ((), "irrigate D7", "water-at-border"),
        ((), "irrigate A5", "water-at-border"),
        ((), "irrigate I10", "water-covered"),
        (("water J9 = yes",), "irrigate J9", "water-covered"),
        (("land J9 = rice",), "irrigate J9", "water-on-land"),
        (("points = 0",), "irrigate J9", "too-few-points"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position("placed = yes", *facts), text).code == code


def test_ruling_13_a_printed_lake_scores_like_an_irrigation_tile() -> None:
    _, events = play(position(*LAKE, "developer I11 = P1"), "place three J10 d")
    assert events[1] == WaterScored(seat=1, spaces=("I10",), score=3)


def test_water_with_nobody_on_its_shore_is_told() -> None:
    _, events = play(position(*LAKE), "place three J10 d")
    assert events[1] == WaterUnscored(spaces=("I10",), seats=(), count=0)


def test_a_panel_tells_which_water_a_rotation_would_enclose() -> None:
    offered = Menus(GAME).tokens(position(*LAKE), 0, ("place", "three", "J10"))
    assert {token.text: token.says.args["water"] for token in offered if token.says} == {
        "d": ("I10",), "e": (), "f": (),
    }  # fmt: skip


def test_a_tie_on_the_shore_is_told() -> None:
    _, events = play(position(*LAKE, "developer I11 = P1", "developer H9 = P0"), "place three J10 d")
    assert events[1] == WaterUnscored(spaces=("I10",), seats=(0, 1), count=2)


def test_ruling_17_systems_closed_by_one_tile_are_scored_by_the_same_position() -> None:
    state = position(
        "water H11 = yes",
        *LAKE[1:],
        "land J10 = three d",
        "land G11 = three b",
        "land H12 = three f",
        "land G12 = rice",
        "land I12 = rice",
        "developer H9 = P0",
        "developer G12 = P1",
    )
    state, events = play(state, "place two H10 f")
    scored = [event for event in events if isinstance(event, WaterScored)]
    assert [(event.seat, event.spaces) for event in scored] == [(1, ("H11",)), (0, ("I10",))]


def test_ruling_43_who_has_had_the_final_scoring_scores_water() -> None:
    state, _ = play(position(*LAKE, "developer I11 = P1", "finished P1 = yes"), "place three J10 d")
    assert read(state, "irrigation_points P1") == "3"


def test_water_is_scored_only_once() -> None:
    state, _ = play(position(*LAKE, "developer I11 = P1"), "place three J10 d")
    state, events = play(state, "place rice I9")
    assert [event.kind for event in events] == ["land-placed"]
    assert read(state, "enclosed I10") == "yes"


def test_irrigation_is_told() -> None:
    state, events = play(position(), "irrigate J9")
    assert events == [WaterPlaced(seat=0, space="J9")]
    assert read(state, "system J9") == "I10 J9"
    assert read(state, "irrigation") == "15"


def test_scored_water_is_told_in_the_order_of_the_board() -> None:
    state = position(*LAKE, "water J10 = yes", "land J9 = three e", "developer I11 = P0")
    _, events = play(state, "place three J11 e")
    assert WaterScored(seat=0, spaces=("I10", "J10"), score=6) in events
