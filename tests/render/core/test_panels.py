"""Panels that all games share."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.canvas import Sprite
from render.core.overflow import watched
from render.core.palette import Theme
from render.core.panels import player_head, result_line, turn_line, winners
from render.core.scene import Marks
from tests.render.pictures import texts_written

THEME = Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120))
LONG = "Bartholomew Longfellow of Highcastle "


def line(name: str, says: str) -> bytes:
    """Draws a turn line of 1480 pixels."""
    canvas = Image.new("RGB", (1500, 90))
    turn_line(canvas, (10, 10, 1490, 80), THEME, Marks(names=(name,), clock="2 days"), seats=(0,), says=says)
    return canvas.tobytes()


def test_a_long_name_has_all_the_room_that_is_left() -> None:
    assert line(LONG + "I", "bids") != line(LONG + "V", "bids")


def test_a_long_name_is_shortened_rather_than_what_is_asked() -> None:
    says = "chooses one of many things, and to say it takes a good deal more than half of the line"
    assert line(LONG + "I", says) == line(LONG + "V", says)
    assert line(LONG, says) != line(LONG, says.replace("half of the line", "half of the time"))


def test_a_narrow_line_says_in_two_lines_what_one_does_not_hold_beside_a_name() -> None:
    canvas, says = Image.new("RGB", (900, 90)), "festival on F5 at 3: plays cards or passes, as it is said here"
    with watched() as cut, texts_written() as found:
        turn_line(canvas, (10, 10, 890, 80), THEME, Marks(names=(LONG,), clock="2 days"), seats=(0,), says=says)
    assert not cut
    name, *lines = (text for text in found if text != "2 days")
    assert len(name) > 8
    assert len(lines) == 2 and " ".join(lines) == says


def test_beside_points_a_name_leaves_room_for_the_longest_word_of_what_is_asked() -> None:
    canvas, marks = Image.new("RGB", (900, 90)), Marks(names=(LONG,), clock="2 days")
    with watched() as cut, texts_written() as found:
        turn_line(canvas, (10, 10, 890, 80), THEME, marks, seats=(0,), says="vyhodnocovací tah", points=7, out_of=10)
    assert not cut
    assert {"vyhodnocovací", "tah"} <= {*found}


def test_what_may_be_done_besides_is_counted_before_the_points_and_takes_no_room_of_theirs() -> None:
    canvases, sign = [], Sprite(Image.new("RGBA", (30, 40), "brown"), (15, 20))
    for also in (None, (2, sign), (1, sign)):
        canvases.append(Image.new("RGB", (900, 90)))
        turn_line(canvases[-1], (10, 10, 890, 80), THEME, Marks(), seats=(), says="", points=4, out_of=6, also=also)
    bare, two, one = canvases
    left, _, right, _ = ImageChops.difference(bare, two).getbbox() or (0, 0, 0, 0)
    assert 0 < left < right < 650
    assert ImageChops.difference(one, two).getbbox() is not None


@pytest.mark.parametrize(("name", "written"), [("Anna", "Anna"), ("王小明", "WangXiaoMing"), ("🦜", "Parrot")])
def test_the_head_of_a_player_bears_a_name_and_no_number(name: str, written: str) -> None:
    canvas = Image.new("RGB", (400, 120))
    with texts_written() as found:
        player_head(canvas, (10, 10, 390, 110), THEME, Marks(names=(name,)), 0, active=False)
    assert found == [written]


@dataclass(frozen=True)
class Player:
    place: int
    score: int = 0


def test_all_with_the_first_place_have_won() -> None:
    assert winners([Player(2), Player(1), Player(4), Player(1)]) == (1, 3)


def test_the_line_of_a_finished_game_names_all_places_whoever_has_a_long_name() -> None:
    canvas = Image.new("RGB", (1240, 90))
    players = [Player(3, 70), Player(1, 113), Player(2, 100), Player(3, 70), Player(5, 8)]
    marks = Marks(names=(LONG,) * 5, table="A table of friends")
    with watched() as found, texts_written() as written:
        result_line(canvas, (12, 10, 1228, 84), THEME, marks, players, Words("en"), "mexica-picture-over")
    assert found == []
    assert [text for text in written if text.endswith(".")] == ["5.", "3.", "3.", "2."]
    assert [text for text in written if text.isdigit()] == ["8", "70", "70", "100"]
