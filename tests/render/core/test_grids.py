"""Boards of equal cells."""

from __future__ import annotations

import math

import pytest
from PIL import Image

from render.core import fonts
from render.core.canvas import Polygon
from render.core.grids import Hexes, Squares, border, draw_coordinates
from rules.core import hexes, squares
from rules.core.compass import Compass

FLAT = Hexes(origin=(100, 100), radius=20)
POINTED = Hexes(origin=(100, 100), radius=20, pointed=True)
SQUARES = Squares(origin=(10, 20), side=30)


def keys(polygon: Polygon) -> set[tuple[int, int]]:
    return {(round(x), round(y)) for x, y in polygon}


BOARDS = pytest.mark.parametrize(
    ("board", "compass"), [(FLAT, hexes.FLAT_TOP), (POINTED, hexes.POINTED_TOP), (SQUARES, squares.SIDES)]
)


@BOARDS
def test_neighbours_share_two_corners(board: Hexes | Squares, compass: Compass) -> None:
    for step in compass.steps:
        assert len(keys(board.corners((0, 0))) & keys(board.corners(step))) == 2


@BOARDS
def test_directions_lead_where_their_names_say(board: Hexes | Squares, compass: Compass) -> None:
    x, y = board.centre((0, 0))
    for name, step in zip(compass.names, compass.steps, strict=True):
        right, down = board.centre(step)
        assert ("E" in name, "W" in name) == (right > x + 1, right < x - 1)
        assert ("S" in name, "N" in name) == (down > y + 1, down < y - 1)


@pytest.mark.parametrize("board", [FLAT, POINTED])
def test_hexagons_lie_twice_the_apothem_apart(board: Hexes) -> None:
    for step in hexes.FLAT_TOP.steps:
        assert math.dist(board.centre((0, 0)), board.centre(step)) == pytest.approx(2 * board.apothem)


def test_flat_hexagons_stand_in_columns_and_pointed_ones_in_rows() -> None:
    assert FLAT.centre((0, 1)) == pytest.approx((100, 100 + 2 * FLAT.apothem))
    assert FLAT.centre((1, 0)) == pytest.approx((130, 100 + FLAT.apothem))
    assert POINTED.centre((1, 0)) == pytest.approx((100 + 2 * POINTED.apothem, 100))
    assert POINTED.centre((0, 1)) == pytest.approx((100 + POINTED.apothem, 130))


def test_a_smaller_cell_lies_inside() -> None:
    assert SQUARES.corners((1, 0)) == ((40, 20), (70, 20), (70, 50), (40, 50))
    assert SQUARES.corners((1, 0), 5) == ((45, 25), (65, 25), (65, 45), (45, 45))
    assert math.dist(FLAT.corners((0, 0), 5)[0], (100, 100)) == pytest.approx(15)


def test_the_border_of_cells_that_touch_is_one_line_without_the_edges_between_them() -> None:
    (line,) = border([SQUARES.corners(cell) for cell in ((0, 0), (1, 0), (1, 1))])
    assert keys(line) == {(10, 20), (40, 20), (70, 20), (70, 50), (70, 80), (40, 80), (40, 50), (10, 50)}
    assert len(border([POINTED.corners((0, 0)), POINTED.corners((1, 0))])[0]) == 10


def test_an_area_with_a_hole_has_two_borders_and_one_in_two_pieces_too() -> None:
    ring = [(column, row) for column in range(3) for row in range(3) if (column, row) != (1, 1)]
    outer, inner = sorted(border([SQUARES.corners(cell) for cell in ring]), key=len, reverse=True)
    assert (len(outer), len(inner)) == (12, 4)
    assert len(border([SQUARES.corners((0, 0)), SQUARES.corners((2, 2))])) == 2


def test_cells_that_touch_at_a_corner_are_outlined_wholly() -> None:
    lines = border([SQUARES.corners((0, 0)), SQUARES.corners((1, 1))])
    assert sum(map(len, lines)) == 8


def test_coordinates_stand_on_all_sides_of_a_board() -> None:
    canvas = Image.new("RGB", (200, 200), "white")
    board = Squares(origin=(60, 60), side=40)
    draw_coordinates(canvas, board, "AB", "12", fonts.font(24), (0, 0, 0), 25)
    for cell in ((0, 0), (1, 1)):
        x, y = (round(part) for part in board.centre(cell))
        for box in (
            (x - 14, 20, x + 14, 50),
            (x - 14, 150, x + 14, 180),
            (20, y - 14, 50, y + 14),
            (150, y - 14, 180, y + 14),
        ):
            assert canvas.crop(box).getcolors(1) is None
    assert canvas.crop((60, 60, 140, 140)).getcolors(1) == [(6400, (255, 255, 255))]
