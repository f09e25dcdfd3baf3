"""What each space of Java holds, in words."""

from __future__ import annotations

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.java import ARTIST
from rules.java.view import view_of
from tests.rules.java.positions import CITY, position

MARKS = Marks(names=("Ann", "Ben", "Cyd"))


def told(*lines: str) -> dict[str, str]:
    return ARTIST.told(view_of(position(*lines, seats=3), None), MARKS, Words("en"))


def test_a_space_is_told_with_its_level_its_city_and_its_developer() -> None:
    spaces = told(*CITY)
    assert spaces["J8"] == "palace 6 on level 1; no festival yet"
    assert spaces["J7"] == "village, level 1; in the city of palace 6 on J8; developer of Ann"
    assert spaces["B6"] == "highland, bare"


def test_water_and_a_festival_that_was_held_are_told() -> None:
    spaces = told(*(line.replace("6 white", "6 red") for line in CITY), "water K10 = yes")
    assert spaces["J8"] == "palace 6 on level 1; festival held"
    assert spaces["K10"] == "water"
