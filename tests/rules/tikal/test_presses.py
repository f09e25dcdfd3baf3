"""An ordinary turn takes few presses in a panel."""

from __future__ import annotations

from rules.core import match as matches
from rules.tikal.game import GAME
from tests.rules.presses import presses_of


def test_tile_two_workers_walk_temple_and_end_take_seven_presses_at_most() -> None:
    match = matches.start(GAME, 2, {"mode": "basic"}, "s0").match
    presses = presses_of(match, "place a3 r0; deploy 2 a5; move 2 a5 to a3; uncover a3; end")
    assert sum(presses) <= 7, presses


def test_a_bid_and_a_pass_take_two_presses_at_most() -> None:
    match = matches.start(GAME, 3, {"mode": "auction"}, "s0").match
    for answer in ("bid 3", "bid 5", "pass"):
        assert sum(presses_of(match, answer)) <= 2, answer
        match = matches.play_text(match, match.awaited[0], answer).match
