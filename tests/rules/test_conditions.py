"""What moves ahead may ask of a game: the same to every eye, of parts that every language calls alike."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import match, play
from rules.core.chance import SecretChance
from rules.core.library import load
from tests.by_game import having

ASKABLE = having(lambda game: load(game).conditions)
ENTRIES, EACH = 60, 4
"""How much is played, and of how many parts a condition is asked then."""


@pytest.mark.parametrize("game", ASKABLE)
def test_a_condition_asks_only_what_its_seat_may_know(game: str) -> None:
    asked, luck = load(game), Random(game)
    at = match.start(asked, asked.meta.seats[-1], {}, "5e" * 32).match
    for _, moved in zip(range(ENTRIES), play.play_on(at, luck.randrange), strict=False):
        state, seat = moved.match.state, luck.randrange(asked.meta.seats[-1])
        dealt = asked.redeal(state, seat, SecretChance(str(luck.random())))
        for one in asked.conditions:
            assert one.parts(dealt) == one.parts(state)
            for part in luck.sample(one.parts(state), min(EACH, len(one.parts(state)))):
                assert one.holds(dealt, seat, part) == one.holds(state, seat, part), (one.word, part)


@pytest.mark.parametrize("game", ASKABLE)
def test_conditions_and_their_parts_are_named_once_and_in_small_letters(game: str) -> None:
    asked = load(game)
    words = [one.word for one in asked.conditions]
    assert len(words) == len(set(words)) >= 4
    state = match.start(asked, asked.meta.seats[0], {}, "5e" * 32).match.state
    for one in asked.conditions:
        parts = one.parts(state)
        assert len(parts) == len(set(parts))
        assert all(part == part.lower() and " " not in part for part in parts)
        assert not {*parts} & {*words}, "a line may be typed in either order"
