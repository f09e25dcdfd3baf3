"""Moves in words of the game."""

from __future__ import annotations

import pytest

from bot.app.panels.choosing import Choosing, meaning_of
from bot.app.panels.labels import labels_of
from bot.app.speech.language import Words
from rules.core.notation import Menus, Walked
from tests.players.positions import NAMES, position


@pytest.mark.parametrize(
    ("game", "facts", "notation", "said"),
    [
        ("caylus", "", "place 5", "Place a worker: Sawmill on 5 · 1$"),
        (
            "mexica",
            "turn = P0; display = 3; canals = B11-B12 B13; figure P0 = A12",
            "propose 3",
            "Propose that the calpulli of 3 leaves the game, if all agree"
            " · to found with it, stand in a closed district of 3",
        ),
        (
            "mexica",
            "turn = P0; display = 3; canals = B11-B12 B13; figure P0 = A12",
            "found A11",
            "Found the district at A11 · 2 for you",
        ),
    ],
)
def test_a_whole_line_says_what_it_does_and_what_it_brings(game: str, facts: str, notation: str, said: str) -> None:
    match = position(game, facts)
    labels = labels_of(Words("en"), match.game, NAMES, match.state, match.awaited[0])
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    assert meaning_of(labels, choosing, notation).replace("\xa0", " ") == said
