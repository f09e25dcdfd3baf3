"""What a view implies."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from render.tikal.reading import holder, worth
from rules.core import library, match, play
from rules.tikal.events import PositionScored
from rules.tikal.view import SpaceView
from tests.render.tikal.samples import middle, start, with_player, with_space

TEMPLE = SpaceView(name="a4", kind="temple", value=5, workers=(0, 0, 0))


@pytest.mark.parametrize(
    ("workers", "leaders", "seat"),
    [
        ((0, 0, 0), (), None),
        ((0, 1, 0), (), 1),
        ((2, 2, 1), (), None),
        ((2, 2, 0), (2,), 2),
        ((3, 0, 0), (2,), None),
        ((1, 0, 3), (0,), 0),
        ((2, 2, 3), (), 2),
    ],
)
def test_a_temple_is_held_by_whoever_is_alone_the_strongest(
    workers: tuple[int, ...], leaders: tuple[int, ...], seat: int | None
) -> None:
    assert holder(replace(TEMPLE, workers=workers, leaders=leaders), 3) == seat


def test_a_guard_holds_a_temple_against_everybody() -> None:
    assert holder(replace(TEMPLE, guard=2, guard_figure="worker", workers=(9, 4, 0)), 3) == 2


def test_only_temples_are_held() -> None:
    assert holder(replace(TEMPLE, kind="jungle", workers=(9, 0, 0)), 3) is None


def test_a_scoring_now_counts_temples_and_sets() -> None:
    view = with_space(with_space(start(2), "a4", value=7, workers=(1, 0)), "b5", value=3, workers=(1, 1))
    view = with_player(view, 0, treasures=("m1", "m1", "m1", "m2", "m2", "m3"))
    assert worth(view, 0) == 7 + 6 + 3 + 1
    assert worth(view, 1) == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_picture_promises_is_what_the_rules_score(seats: int) -> None:
    """The worth shown before a scoring turn ends is what `PositionScored` then gives."""
    game, luck = library.load("tikal"), Random(seats)
    before = match.start(game, seats, game.meta.read_options({}), "secret").match
    scored = 0
    for moved in play.play_on(before, luck.randrange):
        for event in moved.events:
            if isinstance(event, PositionScored):
                assert worth(before.view(event.seat), event.seat) == event.temples + event.treasures
                scored += 1
        before = moved.match
    assert scored == 4 * seats


def test_the_middle_sample_is_contested() -> None:
    view = middle(4)
    temples = [space for space in view.spaces if space.kind == "temple"]
    assert {holder(space, 4) is None for space in temples} == {True, False}
