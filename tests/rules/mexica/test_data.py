"""The tables of the components add up as the rules text counts them."""

from collections import Counter

from rules.core.areas import areas
from rules.mexica import data
from rules.mexica.ranking import beyond

NUMBERS = data.NUMBERS[1]


def test_the_island_has_196_squares_of_which_four_are_canal_from_the_start() -> None:
    assert Counter("".join(data.GRID)) == {"~": 98, "#": 187, "S": 4, "E": 1, "=": 4}
    assert len(data.SQUARES) == 196
    assert len(data.PLAIN) == 187 + 4


def test_what_the_map_shows_is_named_as_the_rules_name_it() -> None:
    kinds = {name: data.GRID[row][column] for name, (column, row) in data.CELLS.items()}
    assert [name for name, kind in kinds.items() if kind == "S"] == ["H6", "G7", "I7", "H8"]
    assert [name for name, kind in kinds.items() if kind == "E"] == [data.EMBLEM]
    assert [name for name, kind in kinds.items() if kind == "="] == ["O6", "O7", "O8", "O9"]


def test_without_the_canals_the_land_is_one_district_of_192() -> None:
    land = [name for name in data.SQUARES if all(name not in tile for tile in data.PRINTED_CANALS)]
    assert [len(part) for part in areas(land, data.NEAR.__getitem__)] == [192]


def test_start_squares_touch_the_emblem() -> None:
    assert set(data.NEAR[data.EMBLEM]) == set(data.STARTS)


def test_no_end_of_a_bridge_is_lake() -> None:
    assert data.ENTRANCES["O6", "h"] == ("N6", "P6")
    assert ("B1", "h") not in data.ENTRANCES
    assert data.ENTRANCES["B2", "v"] == ("B1", "B3")


def test_a_double_tile_has_its_left_or_upper_square_first() -> None:
    assert ("B11", "B12") in data.DOUBLES
    assert ("B11", "C11") in data.DOUBLES
    assert not any((other, one) in data.DOUBLES for one, other in data.DOUBLES)


def test_the_numbers_of_a_calpulli_are_halves_rounded_up() -> None:
    assert all(NUMBERS.values[size] == beyond(size) for size in NUMBERS.values)
    assert sum(NUMBERS.calpulli) == 106
    assert set(NUMBERS.calpulli) == set(NUMBERS.values)


def test_both_sets_of_buildings_are_nine_but_not_equal() -> None:
    assert sum(NUMBERS.first_set) == sum(NUMBERS.second_set) == 9
    assert [sum(count) for count in zip(NUMBERS.first_set, NUMBERS.second_set, strict=True)] == [
        6,
        5,
        4,
        3,
    ]


def test_ten_neutral_buildings() -> None:
    assert Counter(NUMBERS.neutral) == {1: 4, 2: 3, 3: 2, 4: 1}


def test_there_are_as_many_pieces_as_the_rules_count() -> None:
    assert (
        NUMBERS.single_tiles,
        NUMBERS.double_tiles,
        NUMBERS.bridges,
        NUMBERS.tokens,
    ) == (6, 37, 11, 12)
    assert (NUMBERS.first_set, NUMBERS.second_set) == ((3, 3, 2, 1), (3, 2, 2, 2))
    assert Counter(NUMBERS.calpulli) == {3: 2, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1}
    assert (NUMBERS.drawn, len(NUMBERS.calpulli)) == (8, 15)


def test_turns_costs_and_points_are_those_of_the_rules() -> None:
    assert (NUMBERS.points, NUMBERS.tokens_a_turn) == (6, 2)
    assert (
        NUMBERS.canal,
        NUMBERS.bridge,
        NUMBERS.step,
        NUMBERS.jump,
        NUMBERS.token,
    ) == (1, 1, 1, 5, 1)
    assert (NUMBERS.start_points, data.PAID_PLACES, NUMBERS.neutral_apart) == (5, 3, 4)
    assert NUMBERS.values[13] == (13, 7, 4)
    assert NUMBERS.values[6] == (6, 3, 2)
