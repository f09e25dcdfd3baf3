"""Where the tries of a tile lie: on the half of the board where its space is not, apart from one another."""

import pytest

from render.core.tries import Tries
from tests.render.arranged import fits

TRIES = Tries(board=(100, 50, 1100, 850), side=180, named=30, gap=10)


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
