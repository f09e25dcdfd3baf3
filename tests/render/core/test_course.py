"""The course of a game as a picture: lines that nobody takes for one another, and names that do not meet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.app.speech.language import Words, languages
from render.core import course
from render.core.course import Course, spread
from render.core.palette import LOOKS, Theme, wearing
from render.core.scene import LAYOUTS, Layout, Marks

THEME = Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120))
SIX = Course(
    entries=(0, 10, 50, 90),
    points=tuple((0, 0, seat, 2 * seat - 3) for seat in range(6)),
    turning=(50, 89, 90),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_seat_is_seen_in_its_colour(layout: Layout, language: str) -> None:
    marks = Marks(names=("A very long name indeed, and longer still",) * 6, table="Green Ibis")
    with wearing(range(6)):
        image = course.draw(SIX, THEME, marks, Words(language), layout)
    seen = {colour for _, colour in image.getcolors(maxcolors=1 << 24) or ()}
    assert all(look.colour in seen for look in LOOKS) and image.width == course.SIZES[layout == "tall"][0]


def test_a_game_without_a_point_is_drawn_all_the_same() -> None:
    nothing = Course(entries=(0,), points=((0,), (0,)))
    assert course.draw(nothing, THEME, Marks(), Words("en"), "wide").mode == "RGB"


def test_names_of_equal_scores_stand_below_one_another() -> None:
    found = spread([100, 100, 100, 390], 54, 90, 400)
    assert all(later - earlier >= 54 for earlier, later in pairwise(found)) and found[-1] <= 400
    assert spread([100, 200], 54, 90, 400) == [100, 200], "those far apart stay where they are"
