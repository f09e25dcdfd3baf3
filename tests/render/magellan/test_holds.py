"""What each explorer of Magellan has on the board, in words."""

from __future__ import annotations

from dataclasses import replace

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.magellan import ARTIST
from rules.magellan.view import ShipView
from tests.render.magellan.samples import empty, with_field

MARKS = Marks(names=("Ann", "Ben", "Cyd"))


def test_the_ships_on_each_field_are_told_and_how_many_cards_are_to_come() -> None:
    view = with_field(empty(), 0, 1, ships=(ShipView(seat=1, number=1), ShipView(seat=2, number=1)))
    first = replace(view.explorers[0], left=(0, 2, 1))
    view = replace(view, explorers=(first, *view.explorers[1:]))
    room = [field.capacity for field in first.fields]
    assert ARTIST.told(view, MARKS, Words("en"))[first.id] == (
        f"cards to come by phases: 0-2-1; field 1: ships of Ben + Cyd, room for {room[0]};"
        f" field 2: no ship, room for {room[1]}; field 3: no ship, room for {room[2]}"
    )


def test_who_has_no_name_is_called_by_the_seat() -> None:
    view = with_field(empty(), 1, 1, ships=(ShipView(seat=1, number=1),))
    assert "ships of P1," in ARTIST.told(view, Marks(), Words("en"))[view.explorers[1].id]
