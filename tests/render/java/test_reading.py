"""What a view implies."""

from __future__ import annotations

from random import Random

import pytest

from render.java.reading import cities, groups, winners, worth
from rules.core import library, match, play
from rules.java.events import FinalScored
from rules.java.view import RankView, VillageView
from tests.render.java.samples import SAMPLES

TIED = VillageView(
    spaces=("D7",),
    palace="D7",
    value=10,
    ranks=(RankView(seat=2, levels=(3, 1)), RankView(seat=0, levels=(3, 1)), RankView(seat=1, levels=(3,))),
)


def test_seats_of_equal_rank_are_one_group() -> None:
    assert groups(TIED) == [[2, 0], [1]]


def test_cities_come_by_their_value() -> None:
    found = cities(SAMPLES["crowded-4"])
    assert [city.value for city in found] == sorted((city.value for city in found), reverse=True)
    assert all(city.palace for city in found)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_picture_promises_is_what_final_scoring_gives(seats: int) -> None:
    """The worth shown before a turn ends is what `FinalScored` then gives."""
    game, luck = library.load("java"), Random(seats)
    before = match.start(game, seats, game.meta.read_options({}), "secret").match
    scored = 0
    for moved in play.play_on(before, luck.randrange):
        for event in moved.events:
            if isinstance(event, FinalScored):
                assert worth(before.view(event.seat), event.seat) == event.score
                scored += 1
        before = moved.match
    assert scored == seats
    view = before.view(None)
    assert {view.players[seat].score for seat in winners(view)} == {max(player.score for player in view.players)}
