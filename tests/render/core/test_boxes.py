"""Boxes in which panels lie."""

from __future__ import annotations

from render.core.boxes import corners, middle, tiled


def test_boxes_fill_another_one_row_by_row() -> None:
    assert tiled((0, 0, 210, 999), 3, height=50, columns=2) == ((0, 0, 100, 50), (110, 0, 210, 50), (0, 60, 100, 110))
    assert tiled((5, 5, 25, 99), 2, height=20, gap=4) == ((5, 5, 25, 25), (5, 29, 25, 49))
    assert tiled((0, 0, 9, 9), 0, height=3) == ()


def test_a_box_has_four_corners_round_its_middle() -> None:
    assert corners((0, 10, 20, 40)) == ((0, 10), (20, 10), (20, 40), (0, 40))
    assert middle((0, 10, 20, 40)) == (10, 25)
