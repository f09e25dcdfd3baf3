"""Hexagons: directions, turns, and boards of columns and of rows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import hexes
from rules.core.compass import Cell, Compass
from rules.core.hexes import FLAT_TOP, POINTED_TOP

BOARD = hexes.columns(8, 5)

both = pytest.mark.parametrize("compass", [FLAT_TOP, POINTED_TOP], ids=["flat", "pointed"])
cells = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def distance(one: Cell, other: Cell) -> int:
    """Returns the least number of borders between two cells."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@both
@given(cell=cells, direction=st.integers(0, 5))
def test_a_step_and_the_opposite_one_lead_back(compass: Compass, cell: Cell, direction: int) -> None:
    there = compass.across(cell, direction)
    assert compass.across(there, compass.opposite(direction)) == cell


@both
@given(cell=cells)
def test_the_six_neighbours_are_exactly_the_cells_at_distance_one(compass: Compass, cell: Cell) -> None:
    q, r = cell
    near = {(q + i, r + j) for i in range(-3, 4) for j in range(-3, 4) if distance(cell, (q + i, r + j)) == 1}
    assert {compass.across(cell, direction) for direction in range(6)} == near


@both
def test_directions_go_round_so_that_each_neighbour_touches_the_next(compass: Compass) -> None:
    around = [compass.across((0, 0), direction) for direction in range(6)]
    assert [distance(around[i], around[i - 1]) for i in range(6)] == [1] * 6


def test_a_turn_by_one_step_moves_what_lay_north_to_the_northeast() -> None:
    assert FLAT_TOP.names[:2] == ("N", "NE")
    assert FLAT_TOP.turned((2, 0, 0, 0, 1, 0), 1) == (0, 2, 0, 0, 0, 1)


def test_with_a_pointed_top_turns_go_the_other_way_round() -> None:
    assert POINTED_TOP.names == ("E", "NE", "NW", "W", "SW", "SE")
    assert POINTED_TOP.turned("e-----", 2) == tuple("--e---")


@given(st.integers(0, 12), st.integers(0, 12))
def test_turns_add_up_and_six_of_them_change_nothing(one: int, other: int) -> None:
    turned = FLAT_TOP.turned(FLAT_TOP.turned("abcdef", one), other)
    assert turned == FLAT_TOP.turned("abcdef", (one + other) % 6)


def test_a_board_is_named_down_its_columns() -> None:
    assert list(BOARD)[:6] == ["a1", "a2", "a3", "a4", "a5", "b1"]
    assert len(BOARD) == 40


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("a1", (None, None, "b1", "a2", None, None)),
        ("a5", ("a4", "b4", "b5", None, None, None)),
        ("b4", ("b3", "c4", "c5", "b5", "a5", "a4")),
        ("g2", ("g1", "h1", "h2", "g3", "f2", "f1")),
        ("h5", ("h4", None, None, None, None, "g5")),
    ],
)
def test_every_second_column_lies_half_a_cell_lower(name: str, around: tuple[str | None, ...]) -> None:
    assert FLAT_TOP.neighbours(BOARD)[name] == around


def test_every_second_row_lies_half_a_cell_further() -> None:
    board = {hexes.name_in_row(cell): cell for cell in ((q, r) for r in range(4) for q in range(-2, 4))}
    around = POINTED_TOP.neighbours(board)
    assert around["C2"] == ("C3", "B2", "B1", "C1", "D1", "D2")
    assert around["B2"] == ("B3", "A3", "A2", "B1", "C2", "C3")


@given(cells)
def test_names_count_by_one_along_a_column_and_along_a_row(cell: Cell) -> None:
    q, r = abs(cell[0]), abs(cell[1])
    below, beside = hexes.name_in_column((q, r + 1)), hexes.name_in_row((q + 1, r))
    assert int(below[1:]) == int(hexes.name_in_column((q, r))[1:]) + 1
    assert int(beside[1:]) == int(hexes.name_in_row((q, r))[1:]) + 1
