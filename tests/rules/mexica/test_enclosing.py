"""What is almost enclosed is found as if every tile were laid and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rules.mexica import canals
from rules.mexica.board import land_without, vacant_plain
from rules.mexica.data import INDEX, LARGEST, SMALLEST, SQUARES
from rules.mexica.districts import districts
from rules.mexica.enclosing import almost_enclosed, made_by_one, made_by_two
from rules.mexica.masks import mask_of, parts_of, squares_of
from rules.mexica.state import Building, MexicaState, Tile
from tests.rules.mexica.positions import LATTICE, position, random_game

Area = tuple[str, ...]


def tiles_of(state: MexicaState) -> tuple[Tile, ...]:
    return (*canals.singles(state), *canals.doubles(state))


def parted_by(state: MexicaState, *tiles: Tile) -> Iterator[Area]:
    """Yields the areas of a calpulli's size that were parted from other land when these tiles were laid."""
    before = {square: district for district in districts(state) for square in district.squares}
    covered = {square for tile in tiles for square in tile}
    for district in districts(replace(state, canals=(*state.canals, *tiles))):
        rest = {*before[district.squares[0]].squares} - covered
        if SMALLEST <= district.size <= LARGEST and rest - {*district.squares}:
            yield district.squares


def every_tile_tried(state: MexicaState) -> dict[Area, set[Tile]]:
    found: dict[Area, set[Tile]] = {}
    for tile in tiles_of(state):
        for area in parted_by(state, tile):
            found.setdefault(area, set()).add(tile)
    return found


def told(state: MexicaState) -> dict[Area, set[Tile]]:
    return {area.squares: {*area.tiles} for area in almost_enclosed(state)}


def without_needless_doubles(tiles: set[Tile]) -> set[Tile]:
    return {tile for tile in tiles if len(tile) == 1 or not any((square,) in tiles for square in tile)}


def test_almost_enclosed_is_what_a_single_tile_parts_from_other_land() -> None:
    states = [step.before for step in random_game(3, 5) if step.before.top.kind == "turn"][::200]
    assert any(almost_enclosed(state) for state in states)
    for state in states:
        expected = {area: without_needless_doubles(tiles) for area, tiles in every_tile_tried(state).items()}
        assert told(state) == expected


def test_areas_and_their_squares_are_told_in_the_order_of_reading() -> None:
    state = position("canals = E13-F13 C13 T8")
    areas = [[INDEX[square] for square in area.squares] for area in almost_enclosed(state)]
    assert len(areas) > 1
    assert areas == sorted(map(sorted, areas))


def test_tiles_that_are_not_in_the_supply_enclose_nothing() -> None:
    state = position("canals = E13-F13 C13 T8", "singles = 0")
    assert told(state) == every_tile_tried(state)
    assert told(state)["U6", "U7", "U8"] == {("T6", "T7")}


def test_a_double_is_left_out_where_one_of_its_squares_would_do() -> None:
    state = position("canals = B10-B11 B13")
    assert told(state)["A11", "A12", "A13"] == {("B12",)}
    state = position("canals = B10-B11 B13", "singles = 0")
    assert told(state)["A11", "A12", "A13"] == {("B12", "C12")}


def left_by(state: MexicaState, *tiles: Tile) -> set[Area]:
    """Returns the areas of a calpulli's size that are there when some tiles were laid, and were not before."""
    land = mask_of(land_without(state.canals))
    laid = land & ~mask_of(square for tile in tiles for square in tile)
    left = {part for part in parts_of(laid) if SMALLEST <= part.bit_count() <= LARGEST}
    return {squares_of(part) for part in left - {*parts_of(land)}}


def pairs(state: MexicaState) -> Iterator[tuple[Tile, Tile]]:
    """Yields all two tiles that can be laid together."""
    left = {1: state.singles, 2: state.doubles}
    for one, other in combinations(tiles_of(state), 2):
        if not {*one} & {*other} and (len(one) != len(other) or left[len(one)] > 1):
            yield one, other


def test_what_one_tile_leaves_is_found_by_parting_a_district_and_by_making_it_smaller() -> None:
    state = position(LATTICE)
    assert {*made_by_one(state)} == {area for tile in tiles_of(state) for area in left_by(state, tile)}
    assert all(squares in left_by(state, tile) for squares, tile in made_by_one(state).items())


@pytest.mark.parametrize("seed", range(4))
def test_what_two_tiles_part_from_a_large_land_is_found_however_they_lie(seed: int) -> None:
    luck = Random(seed)
    state = position("canals = B11-B12 G3-G4 K12 M7-N7")
    built = (square for square in SQUARES if square in vacant_plain(state) and luck.random() < 0.75)
    state = replace(state, buildings=tuple(Building(square=square, value=1, seat=0) for square in built))
    alone = {area for tile in tiles_of(state) for area in left_by(state, tile)}
    assert {*made_by_one(state)} == alone
    assert {*made_by_two(state)} == {area for pair in pairs(state) for area in left_by(state, *pair)} - alone


@pytest.mark.parametrize("supply", [{}, {"singles": 1, "doubles": 1}, {"singles": 2, "doubles": 0}])
def test_what_two_tiles_leave_is_found_however_they_lie(supply: dict[str, int]) -> None:
    state = replace(position(LATTICE), **supply)
    alone = {area for tile in tiles_of(state) for area in left_by(state, tile)}
    assert {*made_by_two(state)} == {area for pair in pairs(state) for area in left_by(state, *pair)} - alone
    assert all(squares in left_by(state, *tiles) for squares, tiles in made_by_two(state).items())
