"""What Mexica says reads like a person's words."""

from __future__ import annotations

import pytest

from rules.mexica import events
from tests.bot.words.spoken import Spoken

SPOKEN = Spoken("mexica")
told, asked = SPOKEN.told, SPOKEN.asked


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
