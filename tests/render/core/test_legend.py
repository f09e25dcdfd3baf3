"""Boards with their signs explained: where the numbers stand, and what they mean."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from PIL import Image

from bot.app.speech.language import Words, languages
from render.core import fonts, legend
from render.core.palette import Theme
from render.core.scene import TALL, WIDE, Layout, Marks, Spots
from render.core.studio import artist
from rules.core import lesson
from tests.by_game import each, having

THEME = Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120))
EXPLAINED = having(lambda game: artist(game).legend)


def explained(game: str) -> tuple[Layout, ...]:
    """Returns the layouts in which the signs of a game's board are explained."""
    shown = artist(game)
    return tuple(shown.pictures["board"].layouts) if shown.legend else ()


def position(game: str) -> tuple[Any, Marks]:
    """Returns what a seat sees after the step that a game's legend shows."""
    shown = artist(game).legend
    assert shown is not None
    step = next(step for step in lesson.of_game(game) if step.name == shown.step)
    moved = lesson.answer(step, step.task)
    return moved.match.view(step.seat), Marks(names=("Ada", "Bob"), events=moved.events)


def spots_of(game: str, layout: Layout) -> Spots:
    shown = artist(game).legend
    assert shown is not None
    return shown.find(*position(game), layout)


@pytest.mark.parametrize(("game", "layout"), each(explained))
def test_each_number_stands_on_the_board_and_apart_from_the_others(game: str, layout: Layout) -> None:
    width, height = artist(game).draw("board", *position(game), Words("en"), layout).size
    spots = spots_of(game, layout)
    for x, y in spots.values():
        assert legend.RADIUS <= x <= width - legend.RADIUS
        assert legend.RADIUS <= y <= height
    for one, other in combinations(spots.values(), 2):
        assert dist(one, other) >= 2 * legend.RADIUS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_same_signs_are_explained_in_every_layout_and_in_words(game: str, language: str) -> None:
    words = Words(language)
    told = legend.tell(spots_of(game, TALL), lambda sign: words(f"{game}-legend-{sign}")).split("\n")
    assert [line.partition(".")[0] for line in told] == [str(number + 1) for number in range(len(told))]
    assert {*spots_of(game, TALL)} == {*spots_of(game, "wide")}
    assert len("\n".join(told)) <= 1024, "as a description of a picture may be"


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_the_meanings_are_as_large_for_its_width_on_every_picture(layout: Layout) -> None:
    """On a narrow board they took twice its height, as large as on a broad one."""
    spots = {f"sign {number}": (40.0 * number, 40.0) for number in range(1, 7)}
    shares = []
    for width in (1000, 1250):
        board = Image.new("RGB", (width, 100))
        told = legend.draw(board, spots, lambda sign: f"What {sign} means, in a line or two. " * 3, THEME, layout)
        shares.append((told.height - 100) / width)
    assert shares[0] == pytest.approx(shares[1], rel=0.15)


def test_the_meanings_stand_below_the_board_in_lines_that_fit() -> None:
    face = fonts.font(34)
    said = "What a step across this border costs each figure: the stones of both sides together."
    lines = legend.wrapped(said, 400, face)
    assert " ".join(lines) == said
    assert all(face.getlength(line) <= 400 for line in lines)
    assert len(lines) == 4
