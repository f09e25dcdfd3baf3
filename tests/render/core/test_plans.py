"""Where the panels of pictures lie."""

from __future__ import annotations

import pytest

from render.core.boxes import around
from render.core.plans import aside, below, beside, footed
from tests.render.arranged import fits


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_sit_beside_the_board_and_what_they_leave_is_spare_where_it_is_enough(seats: int) -> None:
    where = beside((600, 94, 900, 900), seats, height=190, size=(912, 912))
    spare = [where.spare] if where.spare else []
    assert fits([where.bar, *where.players, *spare], where.size)
    assert len(where.players) == seats
    assert bool(spare) == (seats < 4)
    assert where.bar[2] == 900


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_players_sit_below_the_board_and_the_picture_ends_under_them(seats: int) -> None:
    where = below(700, 800, seats, height=200, columns=3)
    spare = [where.spare] if where.spare else []
    assert fits([where.bar, *where.players, *spare], where.size)
    assert len(where.players) == seats
    assert bool(spare) == (seats % 3 != 0)
    assert where.size == (812, 912 if seats <= 3 else 1122)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_strip_at_the_foot_is_added_where_the_players_leave_no_place(seats: int) -> None:
    where = beside((600, 94, 900, 900), seats, height=190, size=(912, 912))
    strip = footed(where, 80)
    assert strip.spare is not None
    assert fits([strip.bar, *strip.players, strip.spare], strip.size)
    assert (strip == where) == (seats == 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_fill_the_head_of_a_broad_column_whatever_their_number(seats: int) -> None:
    """With three of them in two rows a quarter of it was empty, and names were cut."""
    where = aside((600, 94, 1000, 900), seats, height=200)
    covered = sum((right - left) * (bottom - top) for left, top, right, bottom in where.players)
    assert around(where.players)[:3] == (600, 94, 1000)
    assert covered >= 0.94 * 400 * 410
    assert where.spare == (600, 514, 1000, 900)
    assert fits([*where.players, where.spare], where.size)
