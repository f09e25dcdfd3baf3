"""Connected areas: who can be reached from whom without leaving the cells."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.core import squares
from rules.core.areas import area, areas

AROUND = squares.SIDES.neighbours(squares.board(6, 6))

lands = st.sets(st.sampled_from(sorted(AROUND))).map(lambda land: tuple(sorted(land)))


def test_a_border_is_closed_by_corners_that_touch() -> None:
    land = [name for name in AROUND if name not in ("A3", "B2", "C1")]
    assert area("A1", land, AROUND.__getitem__) == ("A1", "B1", "A2")


def test_a_cell_that_touches_no_other_is_an_area_by_itself() -> None:
    assert areas(("A1", "C3", "C4"), AROUND.__getitem__) == (("A1",), ("C3", "C4"))


def test_no_cells_have_no_areas() -> None:
    assert areas((), AROUND.__getitem__) == ()


@given(lands)
def test_every_cell_is_in_one_area_and_neighbours_are_in_the_same(land: tuple[str, ...]) -> None:
    found = areas(land, AROUND.__getitem__)
    assert sorted(cell for part in found for cell in part) == list(land)
    at = {cell: number for number, part in enumerate(found) for cell in part}
    assert all(at[near] == at[cell] for cell in land for near in AROUND[cell] if near in at)


@given(lands)
def test_an_area_cannot_be_parted_without_cutting_neighbours(land: tuple[str, ...]) -> None:
    for part in areas(land, AROUND.__getitem__):
        for count in range(1, len(part)):
            assert any(near in part[:count] for near in AROUND[part[count]]), "each is met from one met before"


@given(lands)
def test_an_area_is_the_same_from_each_of_its_cells(land: tuple[str, ...]) -> None:
    for part in areas(land, AROUND.__getitem__):
        for cell in part:
            from_here = area(cell, land, AROUND.__getitem__)
            assert from_here[0] == cell
            assert set(from_here) == set(part)
