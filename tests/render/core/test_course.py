"""The course of a game as a picture: lines that nobody takes for one another, and names that do not meet."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.app.speech.language import Words, languages
from render.core import course
from render.core.course import Course, spread
from render.core.overflow import watched
from render.core.palette import LOOKS, Theme, wearing
from render.core.scene import LAYOUTS, Layout, Marks
from tests.render.pictures import texts_written

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


def test_no_line_covers_another_one_however_equal_the_scores_are() -> None:
    plot = course._Plot(SIX, course.SIZES[False])
    for points in zip(*SIX.points, strict=True):
        heights = plot.heights(points)
        assert all(abs(one - other) >= course.APART for one, other in combinations(heights, 2))
        assert all(plot.top <= height <= plot.bottom for height in heights)
    assert plot.heights((0, 0, 5, 5, 5, 7))[5] == plot.y(7), "a line alone runs where its points are"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_below_the_lines_stand_all_places_and_where_the_points_came_from(layout: Layout) -> None:
    ended = Course(
        entries=(0, 9), points=((0, 7), (0, 12), (0, 7)), places=(2, 1, 2),
        sources=tuple((("caylus-source-castle", 31), ("caylus-source-losses", loss)) for loss in (-24, -19, -24)),
    )  # fmt: skip
    marks = Marks(names=("Anna", "Bob", "Cyril"))
    with watched() as too_long, texts_written() as found:
        course.draw(ended, THEME, marks, Words("en"), layout)
    assert not too_long
    table = found[found.index("castle") :]
    assert table.count("1.") == 1 and table.count("2.") == 2
    assert table.index("Bob") < table.index("Anna") < table.index("Cyril"), "the winner stands first"
    assert table.count("31") == 3 and table.count("−24") == 2 and table.count("−19") == 1


def test_a_game_without_a_point_is_drawn_all_the_same() -> None:
    nothing = Course(entries=(0,), points=((0,), (0,)))
    assert course.draw(nothing, THEME, Marks(), Words("en"), "wide").mode == "RGB"


def test_names_of_equal_scores_stand_below_one_another() -> None:
    found = spread([100, 100, 100, 390], 54, 90, 400)
    assert all(later - earlier >= 54 for earlier, later in pairwise(found)) and found[-1] <= 400
    assert spread([100, 200], 54, 90, 400) == [100, 200], "those far apart stay where they are"
