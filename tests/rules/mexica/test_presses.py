"""An ordinary turn takes few presses in a panel."""

from __future__ import annotations

import pytest

from rules.core import match as matches
from rules.mexica.game import GAME
from tests.rules.presses import played, presses_of

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
    match = played(matches.start(GAME, 2, {}, "presses").match, f"start H6; start I7; {before}")
    assert sum(presses_of(match, turn)) <= 9, presses_of(match, turn)
