"""The last turns as they are told below the board."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.caylus.board import draw
from render.caylus.retold import turns
from render.core.canvas import Sprite
from render.core.retold import ARROW, Part
from render.core.scene import TALL, WIDE, Layout, Marks
from rules.caylus import events
from tests.render.caylus.samples import BUSY, crowded, placed
from tests.render.pictures import texts_written

WORDS = Words("en")


def told(*done: events.Event, awaited: tuple[int, ...] = ()) -> dict[int, str]:
    """Returns by seat what is told of it, signs as ``o``."""
    found = turns(Marks(events=done, awaited=awaited), WORDS)
    return {turn.seat: " · ".join(" ".join(map(_part, deed)) for deed in turn.deeds) for turn in found}


def _part(part: Part) -> str:
    if isinstance(part, Sprite):
        return "o"
    return "→" if part == ARROW else str(part)


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_every_step_of_each_last_turn_is_told_below_the_board(layout: Layout) -> None:
    """From the figures alone nobody could say who had moved the provost how far."""
    with texts_written() as written:
        draw(crowded(5), BUSY, WORDS, layout)
    parts = {part for turn in turns(BUSY, WORDS) for deed in turn.deeds for part in deed if isinstance(part, str)}
    assert {"Castle", "4", "passed"} <= parts <= set(written)


def test_a_worker_is_told_by_his_place_and_the_provost_by_his_way() -> None:
    assert told(placed(0, "gate"), placed(1, "4"), events.ProvostMoved(0, 9, 12, 3)) == {
        1: "o 4",
        0: "o Gate · o 9 → 12",
    }


def test_goods_that_somebody_took_one_after_the_other_are_told_at_once_with_how_many() -> None:
    first, second = events.GoodsTaken(0, "forest", "F"), events.GoodsTaken(0, "food_farm", "FC")
    assert told(first, events.GoodsTaken(1, "quarry", "S"), second) == {1: "+ o", 0: "+ o ×2 o"}


def test_an_exchange_is_told_with_what_was_paid_and_got() -> None:
    assert told(events.TradeMade(0, "peddler", "1$ 2F", "1C 3★", 3)) == {0: "o o ×2 → o o"}


def test_what_was_built_is_told_by_its_space_and_parts_of_the_castle_by_how_many() -> None:
    built = events.TileBuilt(2, "mason", 17, "FW", 4, 0)
    assert told(built, events.CastleBuilt(2, "FWS FSC", 2, ("walls", "towers"), 7)) == {2: "o 17 · o ×2"}
    assert told(events.ResidenceBuilt(1, "forest", 3, "1W", 2, False)) == {1: "o 3"}


def test_a_favour_is_told_by_its_line_and_how_far_the_marker_has_come() -> None:
    assert told(events.LineUsed(1, "deniers", 3, True)) == {1: "o o 3"}


def test_nothing_is_told_of_who_is_asked_nor_of_a_provost_who_was_left_where_he_was() -> None:
    assert told(placed(0, "4"), placed(1, "gate"), events.ProvostLeft(1, False), awaited=(0,)) == {1: "o Gate"}


def test_of_a_long_turn_the_last_steps_are_told() -> None:
    assert told(*(placed(0, str(space)) for space in range(1, 9)))[0].startswith("o 3")
