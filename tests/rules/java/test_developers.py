"""Developers on their ways."""

from __future__ import annotations

import pytest

from rules.java.events import DeveloperEntered, DeveloperLeft, DeveloperMoved
from rules.java.game import GAME
from tests.rules.java.positions import play, position, put, read, refusal

HILLS = ("land D7 = three a", "land D9 = three f", "placed = yes")


def test_a_developer_takes_the_cheapest_way_in_and_it_is_told() -> None:
    state, events = play(position(*HILLS), "enter E10")
    assert events == [DeveloperEntered(seat=0, space="E10", way=("D10", "E10"), border="highland", points=2)]
    assert read(state, "points") == "4"
    assert read(state, "developers P0") == "11"


def test_a_developer_walks_over_changes_of_terrain_and_it_is_told() -> None:
    state, events = play(position(*HILLS, "developer D7 = P0"), "move D7 to D10")
    assert events == [DeveloperMoved(seat=0, start="D7", target="D10", way=("D7", "D8", "D9", "D10"), points=3)]
    assert read(state, "developer D10") == "P0"


def test_a_developer_leaves_by_the_cheapest_way_and_it_is_told() -> None:
    state, events = play(position(*HILLS, "developer E10 = P0"), "leave E10")
    assert events == [DeveloperLeft(seat=0, space="E10", way=("E10", "D10"), border="highland", points=2)]
    assert read(state, "developers P0") == "12"


def test_entering_and_leaving_cost_the_same() -> None:
    state = position(*HILLS)
    for space in ("D7", "C8", "D10", "E10"):
        entered, _ = play(state, f"enter {space}")
        left, _ = play(entered, f"leave {space}")
        spent = int(read(state, "points")) - int(read(entered, "points"))
        assert int(read(entered, "points")) - int(read(left, "points")) == spent


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        (("developers P0 = 0",), "enter D7", "no-developer-left"),
        ((), "enter K9", "no-land"),
        (("developer D7 = P1",), "enter D7", "developer-there"),
        (("land K9 = rice",), "enter K9", "no-way-in"),
        (("points = 1",), "enter D7", "too-few-points"),
        ((), "move D7 to D8", "not-your-developer"),
        (("developer D7 = P0",), "move D7 to D7", "same-space"),
        (("developer D7 = P0",), "move D7 to F8", "no-land"),
        (("developer D7 = P0", "developer D9 = P1", "developer D8 = P1"), "move D7 to E10", "no-way"),
        (("land J7 = two a", "palace J7 = 2 white", "developer D7 = P0"), "move D7 to J7", "palace-entered"),
        ((), "leave D7", "not-your-developer"),
        (("land K9 = rice", "developer K9 = P0"), "leave K9", "no-way-out"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position(*HILLS, *facts), text).code == code


def test_where_both_kinds_of_border_meet_the_cheaper_one_counts() -> None:
    assert read(position("land G2 = rice"), "entry G2") == "1"


def test_an_own_developer_is_no_hindrance_and_another_is() -> None:
    state = position(*HILLS, "developer D7 = P0", "developer D9 = P0")
    assert read(state, "walking D7 D10") == "3"
    assert read(put(state, "developer D9 = P1"), "walking D7 D10") == "-"


def test_the_spaces_to_enter_are_offered_in_the_order_of_the_board() -> None:
    state = position("land N12 = village", "land B5 = village", "land G2 = rice")
    assert [token.text for token in GAME.tokens(state, 0, ("enter",))] == ["B5", "G2", "N12"]
