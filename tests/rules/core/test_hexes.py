"""Hexagons: edges, turns, distances and boards of columns."""

import pytest

from rules.core import hexes

BOARD = hexes.columns(8, 5)


def test_crossing_an_edge_and_its_opposite_leads_back() -> None:
    for edge in range(6):
        assert hexes.across(hexes.across((2, -3), edge), hexes.opposite(edge)) == (2, -3)


def test_a_turn_by_one_step_moves_what_lay_north_to_the_northeast() -> None:
    assert hexes.turned((2, 0, 0, 0, 1, 0), 1) == (0, 2, 0, 0, 0, 1)


def test_six_turns_change_nothing() -> None:
    assert hexes.turned("abcdef", 6) == tuple("abcdef")


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
    assert hexes.neighbours(BOARD)[name] == around


def test_neighbours_are_exactly_the_cells_at_distance_one() -> None:
    for name, around in hexes.neighbours(BOARD).items():
        near = {other for other, cell in BOARD.items() if hexes.distance(BOARD[name], cell) == 1}
        assert set(around) - {None} == near


def test_distance_counts_borders_along_a_straight_and_a_bent_line() -> None:
    assert hexes.distance(BOARD["a5"], BOARD["a1"]) == 4
    assert hexes.distance(BOARD["a5"], BOARD["h1"]) == 7
