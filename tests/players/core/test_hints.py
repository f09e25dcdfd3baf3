"""Hints tell what the seat could find out itself: the same for all that it cannot know, and told in points."""

from __future__ import annotations

import pytest

from players.core.hints import COUNT, gained, hints
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import Score
from rules.core.library import load
from tests.players.core.test_player import positions


@pytest.mark.parametrize("number", range(3))
def test_hints_are_the_same_whatever_lies_where_the_seat_cannot_see(number: int) -> None:
    game = load("toy")
    match = positions(game, 3, "hints", 3)[number]
    seat = match.awaited[0]
    found = hints(game, match.state, seat)
    assert 0 < len(found) <= COUNT
    sums = [one.own + one.rest for one in found]
    assert found[0].rest == 0.0 and sums == sorted(sums, reverse=True)
    assert len({one.notations for one in found}) == len(found)
    dealt = game.redeal(match.state, seat, SecretChance("otherwise"))
    assert hints(game, dealt, seat) == found


def test_what_a_hint_names_is_played_and_brings_what_it_says() -> None:
    game = load("tikal")
    match = positions(game, 2, "h", 4)[2]
    seat = match.awaited[0]
    found = hints(game, match.state, seat)
    for one in found:
        after = matches.play_text(match, seat, "; ".join(one.notations)).match
        before, now = game.scores(match.state, seat)[seat], game.scores(after.state, seat)[seat]
        assert sum(points for _, points in one.now) == now.points - before.points
    assert dict(found[0].now)["temples"] > 0


def test_a_gain_is_told_by_its_sources() -> None:
    before = Score(seat=0, points=5, place=1, sources=(("nests", 3), ("cards", 2)))
    after = Score(seat=0, points=9, place=1, sources=(("nests", 8), ("trees", 1)))
    assert gained(before, after) == (("nests", 5), ("trees", 1), ("cards", -2))
