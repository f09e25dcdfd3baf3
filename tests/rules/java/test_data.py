"""The component tables and the maps add up as the rules text counts them."""

from collections import Counter

import pytest

from rules.java import data
from rules.java.board import HIGHLAND, LAKE, LAND, LOWLAND, Board

NUMBERS = data.NUMBERS[1]
MAPS = pytest.mark.parametrize("name", data.BOARDS)


def beds(board: Board) -> int:
    return sum(kind == LAND and not edge for kind, edge in zip(board.kinds, board.perimeter, strict=True))


@pytest.mark.parametrize(("name", "land", "water"), [("150", 150, 93), ("152", 152, 95)])
def test_spaces_of_each_map(name: str, land: int, water: int) -> None:
    board = data.BOARDS[name]
    assert Counter(board.kinds) == {LAND: land, LAKE: 3, HIGHLAND: 35, LOWLAND: 28}
    assert sum(board.perimeter) == 57
    assert beds(board) == water


@MAPS
def test_lakes_lie_in_the_same_places(name: str) -> None:
    board = data.BOARDS[name]
    assert [space for space, kind in zip(board.names, board.kinds, strict=True) if kind == LAKE] == ["F8", "F14", "I10"]


def test_the_maps_differ_at_the_ends_of_one_row() -> None:
    printed = {name: dict(zip(board.names, board.kinds, strict=True)) for name, board in data.BOARDS.items()}
    differing = {
        space
        for space in printed["150"].keys() | printed["152"].keys()
        if printed["150"].get(space) != printed["152"].get(space)
    }
    assert differing == set(data.DECIDED)
    assert {printed["150"][space] for space in ("H2", "H17")} == {LOWLAND}
    assert {printed["152"][space] for space in ("H2", "H17")} == {LAND}


@MAPS
def test_highland_is_north_of_lowland(name: str) -> None:
    board = data.BOARDS[name]
    rows = {
        kind: {space[0] for space, of in zip(board.names, board.kinds, strict=True) if of == kind}
        for kind in (HIGHLAND, LOWLAND)
    }
    assert max(rows[HIGHLAND]) <= min(rows[LOWLAND])


@MAPS
def test_whatever_lies_beside_central_java_is_on_the_board(name: str) -> None:
    board = data.BOARDS[name]
    assert all(None not in near for near, inside in zip(board.near, board.central, strict=True) if inside)
    assert all(
        any(board.central[to] for to in board.neighbours[at]) for at, inside in enumerate(board.central) if not inside
    )


@MAPS
def test_neighbours_are_mutual(name: str) -> None:
    board = data.BOARDS[name]
    for at, near in enumerate(board.near):
        for direction, to in enumerate(near):
            assert to is None or board.near[to][(direction + 3) % 6] == at


@MAPS
def test_neighbours_in_a_row_differ_by_one(name: str) -> None:
    board = data.BOARDS[name]
    for space, near in zip(board.names, board.near, strict=True):
        if near[0] is not None:
            assert board.names[near[0]] == f"{space[0]}{int(space[1:]) + 1}"


def test_the_five_covered_border_spaces_that_may_have_nothing_open_beside_them() -> None:
    """All other border spaces have the end of the board next to them, so a tile there is always an entry."""
    board = data.BOARDS["150"]
    enclosed = [board.names[at] for at, inside in enumerate(board.central) if not inside and not board.edge[at]]
    assert enclosed == ["C7", "C10", "C13", "M9", "M11"]


@pytest.mark.parametrize(("size", "spaces"), [(1, 1), (2, 2), (3, 3)])
def test_a_tile_in_the_middle_has_six_rotations_unless_it_is_single(size: int, spaces: int) -> None:
    board = data.BOARDS["150"]
    footprints = board.footprints[size][board.index["H9"]]
    assert len(footprints) == (1 if size == 1 else 6)
    assert {len(footprint.spaces) for footprint in footprints} == {spaces}


def test_land_tiles_of_the_box() -> None:
    assert (
        NUMBERS.threes,
        4 * NUMBERS.twos,
        4 * NUMBERS.rices,
        4 * NUMBERS.villages,
        NUMBERS.waters,
    ) == (56, 20, 12, 8, 16)


def test_a_land_tile_has_one_village_and_rice() -> None:
    assert {tile: Counter(terrains) for tile, terrains in data.TERRAINS.items()} == {
        "three": {"village": 1, "rice": 2},
        "two": {"village": 1, "rice": 1},
        "rice": {"rice": 1},
        "village": {"village": 1},
    }


def test_palaces_are_40() -> None:
    assert NUMBERS.palaces == {2: 6, 4: 7, 6: 8, 8: 9, 10: 10}
    assert sum(NUMBERS.palaces.values()) == 40


def test_points_for_palaces_are_half_their_value_and_all_of_it_at_the_end() -> None:
    half = {value: value // 2 for value in data.PALACES}
    assert NUMBERS.laid_points == NUMBERS.festival_points == NUMBERS.second_points == half
    assert {value: value for value in data.PALACES} == NUMBERS.first_points
    assert NUMBERS.shared_points == {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}


def test_cards_are_30_of_six_kinds() -> None:
    assert set(data.CARDS) == {"M", "D", "P", "MD", "DP", "MP"}
    assert set(NUMBERS.cards.values()) == {5}


def test_pieces_of_all_players() -> None:
    assert (4 * NUMBERS.developers, 4 * NUMBERS.tokens) == (48, 12)


def test_a_turn_and_its_costs() -> None:
    assert (
        NUMBERS.points,
        NUMBERS.points + NUMBERS.token_points,
        NUMBERS.most_cards,
        NUMBERS.most_tokens,
    ) == (6, 7, 2, 1)
    assert {
        NUMBERS.place,
        NUMBERS.overhang,
        NUMBERS.irrigate,
        NUMBERS.build,
        NUMBERS.enlarge,
        NUMBERS.take,
        NUMBERS.change,
    } == {1}
    assert NUMBERS.rates == {HIGHLAND: 2, LOWLAND: 1}
    assert NUMBERS.water_points == 3
