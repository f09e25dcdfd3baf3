"""The last turns as they are told below the board."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core.scene import TALL, WIDE, Layout, Marks
from render.tikal.board import draw
from render.tikal.history import SIGNS
from render.tikal.retold import turns
from rules.tikal import events
from tests.render.pictures import texts_written
from tests.render.tikal.samples import MARKS, SAMPLES


def told(*done: events.Event) -> list[str]:
    """Returns the steps of one turn, signs by their names and pieces as ``o``."""
    names = {sign: name for name, sign in SIGNS.items()}
    (turn,) = turns(Marks(events=done))
    return [
        " ".join(
            part if isinstance(part, str) else names.get(part, "o") if isinstance(part, tuple) else "o" for part in deed
        )
        for deed in turn.deeds
    ]


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_every_step_of_each_last_turn_is_told_below_the_board(layout: Layout) -> None:
    """By badges on the board, of which some had no room, no turn could be followed."""
    with texts_written() as written:
        draw(SAMPLES["crowded-4"], MARKS, Words("en"), layout)
    for text in ("a5", "×3", "c3", "c5:", "3", "4", "d3", "×2"):
        assert text in written


def test_a_walk_is_told_by_where_it_began_and_ended() -> None:
    assert told(events.FiguresMoved(0, 1, False, ("a5", "b4", "c4"), 4)) == ["a5 move c4"]


def test_what_was_done_again_is_told_once_with_all_workers() -> None:
    one, two = (events.FiguresMoved(0, workers, False, ("a5", "b4"), workers) for workers in (1, 2))
    assert told(one, events.CampBuilt(0, "c4"), two) == ["a5 move b4 ×3", "camp c4"]


def test_a_leader_is_told_by_its_piece_and_with_its_workers() -> None:
    led, joined = (events.FiguresTransferred(0, workers, True, "a5", "c4") for workers in (0, 2))
    assert told(led) == ["o a5 deploy c4"]
    assert told(joined) == ["o a5 deploy c4 +2"]


def test_a_temple_is_told_with_its_value_before_and_after_the_turn() -> None:
    first, second = (events.TempleUncovered(0, "c4", value) for value in (7, 8))
    assert told(first, second) == ["uncover c4: 6 move 8"]


def test_treasures_are_told_as_they_look() -> None:
    exchange = events.TreasuresExchanged(0, 1, ("m4",), ("m5",))
    assert told(events.TreasureRecovered(0, "c4", "m1", 2), exchange) == ["recover c4 o", "o exchange o o"]
