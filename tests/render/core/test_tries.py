"""Where the tries of a tile lie: on the half of the board where its space is not, apart from one another."""

import pytest
from PIL import Image

from render.core import fonts
from render.core.palette import Theme
from render.core.tries import Tries
from tests.render.arranged import fits
from tests.render.pictures import texts_written

TRIES = Tries(board=(100, 50, 1100, 850), side=180, named=30, gap=10, half=60)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("space", [(200.0, 400.0), (1000.0, 400.0)])
def test_tries_lie_apart_on_the_other_half(count: int, space: tuple[float, float]) -> None:
    left, top, right, bottom = TRIES.sheet(count, space)
    assert (left >= 100, top >= 50, right <= 1100, bottom <= 850) == (True,) * 4
    assert not left <= space[0] <= right
    boxes = TRIES.boxes(count, space)
    assert len(boxes) == count
    assert fits([(x - left, y - top, r - left, b - top) for x, y, r, b in boxes], (right - left, bottom - top))


def test_four_tries_lie_in_two_rows() -> None:
    tops = [top for _, top, _, _ in TRIES.boxes(4, (200, 400))]
    assert sorted(map(tops.count, set(tops))) == [2, 2]


def test_each_try_shows_the_board_round_its_space_with_the_piece_on_it_and_its_name_below() -> None:
    theme = Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120))
    canvas = Image.new("RGB", (1200, 900), (0, 90, 0))
    put = {"left": (200, 0, 0), "right": (0, 0, 200)}
    with texts_written() as written:
        TRIES.draw(
            canvas,
            (200, 400),
            list(put),
            lambda shot, name: shot.paste(put[name], (50, 50, 70, 70)),
            theme,
            fonts.font(24),
        )
    assert written == list(put)
    for (left, top, _, _), colour in zip(TRIES.boxes(2, (200, 400)), put.values(), strict=True):
        assert canvas.getpixel((left + 90, top + 90)) == colour
        assert canvas.getpixel((left + 20, top + 20)) == (0, 90, 0)


@pytest.mark.parametrize("space", [(620.0, 300.0), (620.0, 600.0), (590.0, 440.0)])
def test_tries_that_reach_to_the_middle_lie_above_or_below_the_space(space: tuple[float, float]) -> None:
    wide = Tries(board=(100, 50, 1100, 850), side=180, named=30, gap=10, half=60, near=40)
    left, top, right, bottom = wide.sheet(3, space)
    assert left - 40 < space[0] < right + 40, "it is no case of that"
    assert space[1] + 40 <= top or bottom <= space[1] - 40
