"""Weights belong to an appraisal: players with different ones can sit at one table."""

from __future__ import annotations

from random import Random

import pytest

from players.core import player
from players.core.appraisal import ahead
from players.core.levels import LEVELS, level
from players.core.library import appraisal, weighted
from players.core.weights import weights
from rules.core import match as matches
from rules.core.library import load
from rules.core.play import play_on
from tests.players.core.test_player import positions

WEIGHED = ("caylus", "java", "magellan", "mexica", "tikal")


@pytest.mark.parametrize("name", WEIGHED)
def test_each_player_appraises_by_its_own_weights(name: str) -> None:
    """Another one at the table, with all weights otherwise, changes nothing for who was there before."""
    game, own = load(name), weights(name)
    other = weighted(name, {feature: 2 * weight for feature, weight in own.items()})
    same = weighted(name, dict(own))
    found, otherwise, again = [], [], []
    for match in positions(game, game.meta.seats[-1], "weights", 5)[1:]:
        seat = match.awaited[0]
        found.append(appraisal(name).worth(match.state, seat))
        otherwise.append(other.worth(match.state, seat))
        again.append(same.worth(match.state, seat))
        answers = player.answer_by(same, match.state, seat, level(name, "easy"))
        assert answers == player.answer(game, match.state, seat, "easy")
    assert found == again
    assert all(one != another for one, another in zip(found, otherwise, strict=True))


@pytest.mark.parametrize("name", WEIGHED)
def test_nothing_but_points_counts_once_a_game_is_over(name: str) -> None:
    game = load(name)
    begun = matches.start(game, game.meta.seats[0], game.meta.read_options({}), "over").match
    *_, ended = play_on(begun, Random("over").randrange)
    points = [float(score.points) for score in game.scores(ended.match.state, None)]
    for seat in range(len(points)):
        best = weights(name)["best other"]
        assert appraisal(name).worth(ended.match.state, seat) == pytest.approx(ahead(points, seat, best))


@pytest.mark.parametrize("name", WEIGHED)
def test_a_level_goes_by_other_weights_of_the_game_alone(name: str) -> None:
    for word in LEVELS:
        assert set(level(name, word).sight.instead) <= set(weights(name))


def test_a_game_without_weights_has_none() -> None:
    assert weights("toy") == {}
