"""Recovering treasures and their worth."""

import pytest

from rules.core.chance import SecretChance
from rules.tikal.events import TreasureRecovered
from rules.tikal.game import GAME
from rules.tikal.treasures import treasure_points
from tests.rules.tikal.positions import default_game, play, position, setup


@pytest.mark.parametrize(
    ("owned", "points"),
    [("", 0), ("m1", 1), ("m1 m1", 3), ("m1 m1 m1", 6), ("m1 m2 m3", 3), ("m1 m1 m2 m3 m3 m3", 10)],
)
def test_treasures_are_worth_more_in_sets(owned: str, points: int) -> None:
    assert treasure_points(position(), tuple(owned.split())) == points


def test_the_top_treasure_is_taken_and_shown() -> None:
    state = position("space b3 = A4 r0", "tokens b3 = m3 m7", "figures b3 P0 = 1")
    _, events = play(state, "recover b3")
    assert events == [TreasureRecovered(seat=0, space="b3", motif="m3", left=1)]


def test_recovering_reveals_and_uncovering_does_not() -> None:
    state = position("space b3 = A4 r0", "figures b3 P0 = 1", "figures a4 P0 = 1")
    for text, reveals in (("recover b3", True), ("uncover a4", False)):
        step = GAME.apply(state, 0, GAME.parse(text, state, 0), SecretChance("unused"))
        assert step.reveals is reveals


def test_ruling_20_the_pile_is_used_up_when_all_tiles_are_placed() -> None:
    *_, (last, _) = default_game(setup(3))
    assert last.pile == ()
    assert sum(len(space.treasures) for space in last.spaces) == 24
