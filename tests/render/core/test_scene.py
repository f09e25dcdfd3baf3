"""What a game declares of its pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core import studio
from render.core.palette import Theme, look_of
from render.core.scene import (
    ALL_LAYOUTS,
    BROAD,
    TALL,
    WIDE,
    Artist,
    Layout,
    Marks,
    Picture,
    Places,
    nowhere,
    targets_among,
)
from render.core.scene import Words as Says
from rules.core import library


def draw(view: Any, marks: Marks, words: Says, layout: Layout) -> Image.Image:
    """Draws nothing but the colour of the first seat, in the shape of the layout."""
    return Image.new("RGB", (20, 10) if layout == WIDE else (10, 20), look_of(0).colour)


def places(view: Any, marks: Marks, layout: Layout) -> Places:
    return {token: ((0, 0), (9, 0), (9, 9)) for token in "abc" if token in marks.targets}


ARTIST = Artist(
    pictures={
        "board": Picture(draw=draw, places=places),
        "catalogue": Picture(draw=draw),
        "hand": Picture(draw=draw, private=True),
    },
    text=lambda view, marks, words: look_of(0).mark,
    theme=Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120)),
    gallery=lambda words: [],
)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(studio, "artist", lambda game: ARTIST)
    return "some"


def test_a_picture_says_whether_it_is_for_everybody(game: str) -> None:
    assert studio.private_picture(game) == "hand"
    assert studio.public_pictures(game) == ("catalogue",)


def test_a_second_picture_for_everybody_is_nobodys_hand(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    public = {name: picture for name, picture in ARTIST.pictures.items() if not picture.private}
    monkeypatch.setattr(studio, "artist", lambda game: replace(ARTIST, pictures=public))
    assert studio.private_picture(game) is None
    assert studio.public_pictures(game) == ("catalogue",)


def test_a_picture_is_wide_unless_it_is_asked_for_in_another_layout() -> None:
    assert ARTIST.draw("board", None, Marks(), Words("en")).size == (20, 10)
    assert ARTIST.draw("board", None, Marks(), Words("en"), TALL).size == (10, 20)


def test_a_picture_asked_for_in_a_layout_that_it_does_not_have_is_wide() -> None:
    assert ARTIST.draw("board", None, Marks(), Words("en"), BROAD).size == (20, 10)
    pictures = {"board": Picture(draw=draw, layouts=ALL_LAYOUTS)}
    assert replace(ARTIST, pictures=pictures).draw("board", None, Marks(), Words("en"), BROAD).size == (10, 20)


def test_seats_wear_their_colours_only_while_they_are_drawn() -> None:
    drawn = [ARTIST.draw("board", None, Marks(colours=colours), Words("en")).getpixel((0, 0)) for colours in ((1,), ())]
    assert drawn == [look_of(1).colour, look_of(0).colour]
    assert ARTIST.write(None, Marks(colours=(1,)), Words("en")) == look_of(1).mark


def test_places_are_read_in_the_order_of_the_board_and_not_of_the_tokens() -> None:
    assert list(ARTIST.places("board", None, Marks(targets=("c", "end", "a")))) == ["a", "c"]


def test_on_a_picture_that_says_nothing_of_places_nothing_can_be_chosen() -> None:
    assert ARTIST.places("hand", None, Marks(targets=("a",))) == nowhere(None, Marks(), WIDE) == {}


@pytest.mark.parametrize("game", library.games())
def test_every_board_is_for_everybody_and_one_picture_at_most_for_a_seat_alone(game: str) -> None:
    pictures = studio.artist(game).pictures
    assert not pictures["board"].private
    assert sum(picture.private for picture in pictures.values()) <= 1


def test_of_the_things_on_a_picture_those_are_targets_whose_tokens_may_come_next_in_the_order_of_the_board() -> None:
    things = [(name, ((0.0, float(at)),)) for at, name in enumerate("abcd")]
    assert list(targets_among(things, Marks(targets=("d", "end", "b"))).items()) == [things[1], things[3]]
