"""The last turns as they are told below the island."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core.canvas import Sprite
from render.core.retold import ARROW, Part
from render.core.scene import TALL, WIDE, Layout, Marks
from render.java import water
from render.java.board import draw
from render.java.retold import turns
from rules.java import events
from tests.render.java.samples import MARKS, SAMPLES
from tests.render.pictures import texts_written


def told(*done: events.Event) -> list[str]:
    """Returns the steps of one turn, pieces as ``o``."""
    (turn,) = turns(Marks(events=done))
    return [" ".join(map(_part, deed)) for deed in turn.deeds]


def _part(part: Part) -> str:
    if isinstance(part, Sprite):
        return "o"
    return "→" if part == ARROW else str(part)


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_every_step_of_each_last_turn_is_told_below_the_island(layout: Layout) -> None:
    """By outlines and roads on the island alone, no turn could be followed."""
    with texts_written() as written:
        draw(SAMPLES["crowded-4"], MARKS, Words("en"), layout)
    parts = {part for turn in turns(MARKS) for deed in turn.deeds for part in deed if isinstance(part, str)}
    assert parts
    assert parts <= set(written)


def test_a_tile_is_told_by_the_spaces_on_which_it_lies() -> None:
    assert told(events.LandPlaced(0, "three", ("K12", "K13", "L12"), 1, 1, 20)) == ["o K12–K13–L12"]


def test_a_walk_in_several_goes_is_told_by_where_it_began_and_ended() -> None:
    first, second = events.DeveloperMoved(0, "N13", "L9", (), 1), events.DeveloperMoved(0, "L9", "C6", (), 2)
    assert told(first, second) == ["N13 → C6"]
    assert told(events.DeveloperEntered(0, "N13", (), "lowland", 1), second) == ["o → N13", "L9 → C6"]
    assert told(events.DeveloperEntered(0, "L9", (), "lowland", 1), second) == ["o → C6"]
    assert told(events.DeveloperLeft(0, "L9", (), "highland", 2)) == ["L9 → o"]


def test_a_palace_is_told_with_what_it_scored() -> None:
    assert told(events.PalaceBuilt(0, "D7", 4, 2)) == ["o D7 +2"]


def test_a_palace_that_was_enlarged_is_told_with_both_its_values() -> None:
    """By the new one alone readers could only guess what it had been."""
    assert told(events.PalaceEnlarged(0, "D7", 6, 8, 4)) == ["o D7: 6 → 8 +4"]


def test_water_that_scored_has_the_drop_of_the_island_and_not_the_sign_of_the_tile_that_enclosed_it() -> None:
    """With the sign of a tile it was read as one more tile."""
    (turn,) = turns(Marks(events=(events.WaterPlaced(0, "E7"), events.WaterScored(0, ("E7", "E8"), 6))))
    (tile, _), (drop, *_) = turn.deeds
    assert drop is water.extent(2)
    assert drop is not tile


def test_a_festival_is_told_by_how_it_ended_and_by_who_shared_it() -> None:
    began, played = events.FestivalBegan(0, "D7", 6), events.CardsPlayed(1, ("M",), 1)
    assert told(began, played) == ["o D7"]
    assert told(began, played, events.FestivalEnded("D7", (0,), 1, 2, 3)) == ["o D7 +3"]
    assert told(began, played, events.FestivalEnded("D7", (0, 1), 2, 1, 1)) == ["o D7 o o +1"]


def test_water_that_another_one_scores_belongs_to_the_turn_in_which_it_was_enclosed() -> None:
    assert told(events.WaterPlaced(0, "E7"), events.WaterScored(1, ("E7", "E8"), 6)) == ["o E7", "o E7 o +6"]


def test_cards_that_are_equal_are_told_once_with_how_many() -> None:
    drawn = events.CardTaken(0, "", True, False)
    assert told(drawn, events.CardTaken(0, "MD", False), drawn) == ["o ×2", "o MD"]


def test_only_the_last_turn_of_a_seat_is_told_and_a_turn_without_a_step_is_not() -> None:
    again = (events.TurnBegan(0, 1, False), events.WaterPlaced(0, "E7"), events.TurnBegan(0, 3, False))
    assert turns(Marks(events=again)) == []
