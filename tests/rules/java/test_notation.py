"""The notation, read leniently and written exactly."""

from __future__ import annotations

import pytest

from rules.core.contract import Ambiguous, Unreadable
from rules.java.actions import Build, GiveFestival, Move, PlaceLand, PlayCards
from rules.java.game import GAME
from tests.rules.java.positions import position


@pytest.mark.parametrize(
    ("text", "action", "written"),
    [
        ("PLACE three d7 A", PlaceLand("three", "D7", 0), "place three D7 a"),
        ("place two D7 5", PlaceLand("two", "D7", 5), "place two D7 f"),
        ("place rice d7", PlaceLand("rice", "D7"), "place rice D7"),
        ("move d7 f9", Move("D7", "F9"), "move D7 to F9"),
        ("move d7-f9", Move("D7", "F9"), "move D7 to F9"),
        ("build d7 4", Build("D7", 4), "build D7 4"),
        ("festival d7 dm+m, m", GiveFestival("D7", ("M", "M", "MD")), "festival D7 M M MD"),
        ("play pm d", PlayCards(("D", "MP")), "play D MP"),
    ],
)
def test_what_is_typed_is_read_and_written_in_one_way(text: str, action: object, written: str) -> None:
    read = GAME.parse(text, position(), 0)
    assert read == action
    assert GAME.format(read) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "build",
        "place four D7",
        "place rice D99",
        "place two D7 g",
        "build D7 5",
        "take hidden",
        "play",
        "play X",
        "play MM",
        "end now",
        "move D7",
    ],
)
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(text, position(), 0)


def test_the_only_rotation_that_fits_need_not_be_named() -> None:
    state = position("land D7 = rice", "land D8 = rice")
    assert GAME.parse("place two D7", state, 0) == PlaceLand("two", "D7", 0)


def test_of_several_rotations_one_is_named() -> None:
    with pytest.raises(Ambiguous) as caught:
        GAME.parse("place two D7", position("points = 1"), 0)
    assert caught.value.candidates == tuple(f"place two D7 {letter}" for letter in "abdef")
