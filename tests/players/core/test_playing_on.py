"""Answers after which the game is played on quickly are compared by what comes of them, and not by luck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from typing import Any

import pytest

from players.core.appraisal import Appraisal
from players.core.playing_on import best_answers
from rules.core.contract import Seat, Tagged
from rules.core.library import load
from tests.players.positions import position

DISCARDS = "discards = acorn acorn acorn hazel hazel hazel walnut walnut walnut"
"""What becomes the deck when a card is drawn and none is left."""


class Drawing(Appraisal[Any]):
    """Looks at the same answer again and again, goes on by drawing cards, and goes by which these were."""

    further = 6

    def actions(self, state: Any, seat: Seat) -> Iterator[Tagged]:
        return repeat(self.game.parse("forage", state, seat), 6)

    def horizon(self, state: Any) -> int:
        points: int = state.top.points
        return points // 2 if points else -1

    def quick(self, state: Any, seat: Seat) -> Tagged:
        return next(self.actions(state, seat))

    def worth(self, state: Any, seat: Seat) -> float:
        return float(hash(state.players[seat].hand))


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param("-", id="by the answer itself"),
        pytest.param("acorn", id="before the horizon"),
        pytest.param("acorn acorn", id="beyond the horizon"),
    ],
)
def test_cards_that_are_dealt_anew_tell_no_answers_apart(deck: str) -> None:
    state = position("toy", f"hand P0 = -; deck = {deck}; {DISCARDS}; points = 3").state
    found = [best_answers(Drawing(load("toy")), state, 0, 100, f"seed {number}") for number in range(9)]
    worths = [{line.worth for line in lines} for lines in found]
    assert all(len(alike) == 1 for alike in worths)
    assert len(set.union(*worths)) > 1
