"""The last turns as they are told below the board."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core.canvas import Sprite
from render.core.retold import ARROW, Part
from render.core.scene import TALL, WIDE, Layout, Marks
from render.mexica.board import draw
from render.mexica.retold import LEAP, turns
from rules.mexica import events
from tests.render.mexica.samples import MARKS, crowded
from tests.render.pictures import texts_written


def told(*done: events.Event) -> list[str]:
    """Returns the steps of one turn, pieces as ``o``."""
    (turn,) = turns(Marks(events=done))
    return [" ".join(map(_part, deed)) for deed in turn.deeds]


def _part(part: Part) -> str:
    if isinstance(part, Sprite):
        return "o"
    return {ARROW: "→", LEAP: "↷"}.get(part, "?") if isinstance(part, tuple) else part


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_every_step_of_each_last_turn_is_told_below_the_board(layout: Layout) -> None:
    """By a rim on the board alone it was not found which building was new."""
    with texts_written() as written:
        draw(crowded(4), MARKS, Words("en"), layout)
    parts = {part for turn in turns(MARKS) for deed in turn.deeds for part in deed if isinstance(part, str)}
    assert {"D9–E9", "A11"} <= parts
    assert parts <= set(written)


def test_a_canal_is_told_by_its_squares_and_a_bridge_by_where_it_came_from_and_lies() -> None:
    assert told(events.CanalLaid(0, ("C3", "D3")), events.CanalLaid(0, ("A3",))) == ["o C3–D3", "o A3"]
    assert told(events.BridgeBuilt(0, "D5", "h", 9)) == ["o D5"]
    assert told(events.BridgeMoved(0, "C3", "K9", "h")) == ["o C3 → K9"]


def test_a_walk_in_several_goes_is_told_by_where_it_began_and_ended_and_a_jump_by_itself() -> None:
    first, second = events.FigureMoved(0, ("C4", "D4"), 1), events.FigureMoved(0, ("D4", "E4", "F4"), 2)
    assert told(first, second) == ["C4 → F4"]
    assert told(first, events.FigureJumped(0, "D4", "K9")) == ["C4 → D4", "D4 ↷ K9"]
    assert told(events.FigurePlaced(0, "H5")) == ["o H5"]


def test_a_building_is_told_with_its_square() -> None:
    assert told(events.BuildingBuilt(0, 3, "D5", 1)) == ["o D5"]


def test_a_founding_is_told_with_its_points_and_with_those_of_who_was_there() -> None:
    founded, present = events.DistrictFounded(0, "D5", 13, 7), events.PresenceScored((1, 2), 13, 4)
    assert told(founded) == ["o D5 +7"]
    assert told(founded, present) == ["o D5 +7", "o o o +4"]


def test_tokens_are_told_once_with_how_many_and_those_used_apart_from_those_taken() -> None:
    taken = [events.TokenTaken(0, tokens) for tokens in (1, 2)]
    assert told(*taken, events.TokenUsed(0, 1, 3)) == ["o ×2", "o"]


def test_only_the_last_turn_of_a_seat_is_told_and_a_turn_without_a_step_is_not() -> None:
    again = (events.TurnBegan(0, 1), events.BuildingBuilt(0, 1, "C4", 8), events.TurnBegan(0, 2))
    assert turns(Marks(events=again)) == []
