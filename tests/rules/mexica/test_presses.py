"""An ordinary turn takes few presses in a panel."""

from __future__ import annotations

import pytest

from bench.presses import fewest
from rules.core import match as matches
from rules.mexica.game import GAME

SETTLED = "double B11-B12; single B13; end"
"""The first turn, after which a district of three is enclosed."""


@pytest.mark.parametrize(
    ("before", "turn"),
    [
        ("", "move H3; double K4-L4; build 2 E10; end"),
        (SETTLED, "move K7; double L6-L7; build 3 K6; end"),
    ],
)
def test_walk_double_canal_house_and_end_take_nine_presses_at_most(before: str, turn: str) -> None:
    match = matches.start(GAME, 2, {}, "presses").match
    for text in ("start H6", "start I7", *filter(None, before.split("; "))):
        match = matches.play_text(match, match.awaited[0], text).match
    presses = []
    for text in turn.split("; "):
        moved = matches.play_text(match, match.awaited[0], text)
        presses.append(fewest(match, moved.entries, moved.match))
        match = moved.match
    assert sum(presses) <= 9, presses
