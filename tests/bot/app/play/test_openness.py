"""What others may see: a seat has nothing of its own where its game has no picture that is private."""

from __future__ import annotations

from random import Random

import pytest

from render.core import studio
from rules.core import library, match, play


@pytest.mark.parametrize("game", [game for game in library.games() if studio.private_picture(game) is None])
def test_all_see_the_same_in_a_game_without_a_private_picture(game: str) -> None:
    rules = library.load(game)
    for seats in {rules.meta.seats[0], rules.meta.seats[-1]}:
        begun = match.start(rules, seats, {}, f"openness {seats}").match
        for step in [*play.play_on(begun, Random(seats).randrange)][::10]:
            state = step.match.state
            assert all(rules.view(state, seat) == rules.view(state, None) for seat in range(seats))
