"""Boards of squares: names, and neighbours across sides but not across corners."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.core import squares

sizes = st.integers(1, 12)


def test_a_board_is_named_row_by_row_like_a_map() -> None:
    board = squares.board(21, 14)
    assert (len(board), list(board)[:3], list(board)[-1]) == (294, ["A1", "B1", "C1"], "U14")
    assert board["H7"] == (7, 6)


def test_a_square_touches_four_others_and_none_across_a_corner() -> None:
    around = squares.SIDES.neighbours(squares.board(3, 3))
    assert around["B2"] == ("B1", "C2", "B3", "A2")
    assert around["A1"] == (None, "B1", "A2", None)


@given(columns=sizes, rows=sizes)
def test_every_border_inside_a_board_is_met_from_both_sides(columns: int, rows: int) -> None:
    around = squares.SIDES.neighbours(squares.board(columns, rows))
    borders = [(at, side, near) for at, row in around.items() for side, near in enumerate(row) if near]
    assert len(borders) == 2 * (columns * (rows - 1) + rows * (columns - 1))
    assert all(around[near][squares.SIDES.opposite(side)] == at for at, side, near in borders)


def test_a_quarter_turn_brings_what_lay_north_to_the_east() -> None:
    assert squares.SIDES.turned(("wall", "", "door", ""), 1) == ("", "wall", "", "door")
