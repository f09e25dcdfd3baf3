"""What Mexica says reads like a person's words."""

from __future__ import annotations

import pytest

from rules.mexica import events
from tests.bot.words.spoken import Spoken

SPOKEN = Spoken("mexica")
told, asked = SPOKEN.told, SPOKEN.asked


def test_a_scoring_is_told_in_the_form_of_the_forecast() -> None:
    first = events.DistrictScored(square="Q10", size=13, founded=True, place=1, seats=(0, 2), total=9, points=13)
    third = events.DistrictScored(square="H5", size=2, founded=False, place=3, seats=(1,), total=1, points=1)
    assert told("en", first, third) == [
        "Q10 (13), first with 9: Anežka and Cyril, 13 points",
        "H5 (2, not founded), third with 1: Bořek, 1 point",
    ]
    assert told("cs", first, third) == [
        "Q10 (13), první místo s 9: Anežka a Cyril, 13 bodů",
        "H5 (2, nezaložený), třetí místo s 1: Bořek, 1 bod",
    ]


@pytest.mark.parametrize(
    ("cause", "english", "czech"),
    [
        ("dead", "as no such district can be founded any more", "protože takový okrsek už založit nejde"),
        ("vote", "as all agree", "protože všichni souhlasí"),
        ("half", "as still open when the first half ended", "protože na konci první části zůstalo vyložené"),
    ],
)
def test_it_is_told_why_calpulli_leave_the_game(cause: str, english: str, czech: str) -> None:
    removed = events.CalpulliRemoved(sizes=(3, 5), cause=cause)
    assert told("en", removed) == [f"Out of the game, {english}: calpulli of 3 and 5."]
    assert told("cs", removed) == [f"Ze hry odchází, {czech}: calpulli 3 a 5."]
