"""The component tables add up as the rules text counts them."""

from collections import Counter

from rules.tikal import data

NUMBERS = data.NUMBERS[1]


def test_there_are_40_spaces_of_which_4_are_printed() -> None:
    assert len(data.SPACES) == 40
    assert set(data.PRINTED) < set(data.SPACES)
    assert len(data.PRINTED) + len(data.TILES) == 40


def test_tiles_by_terrain() -> None:
    counts = Counter(tile.terrain for tile in data.TILES.values())
    assert counts == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}


def test_tiles_by_letter() -> None:
    counts = Counter(tile.letter for tile in data.TILES.values())
    assert counts == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert "".join(data.LETTERS) == "ABCDEFG"


def test_volcanoes_are_in_b_d_and_f() -> None:
    assert [tile.letter for tile in data.TILES.values() if tile.terrain == "volcano"] == ["B", "D", "F"]


def test_every_tile_but_a_volcano_has_three_stones() -> None:
    for tile in data.TILES.values():
        assert sum(tile.stones) == (0 if tile.terrain == "volcano" else 3), tile.id


def test_masks_and_treasures_are_24() -> None:
    assert sum(NUMBERS.masks.values()) == len(data.MOTIFS) * NUMBERS.copies == 24
    assert {tile for tile, masks in NUMBERS.masks.items() if masks} == {
        tile.id for tile in data.TILES.values() if tile.terrain == "treasure"
    }
    assert {*NUMBERS.masks.values()} <= {0, 2, 3, 4}


def test_squares_are_48() -> None:
    assert sum(NUMBERS.squares) == 48
    assert len(NUMBERS.squares) == data.HIGHEST_SQUARE - data.LOWEST_SQUARE + 1


def test_low_squares_are_as_many_as_the_temples_that_need_them() -> None:
    values = [value for value in NUMBERS.values.values() if value]
    assert len(values) == 17
    assert sum(value < 2 for value in values) == NUMBERS.squares[0]
    assert sum(value < 3 for value in values) == NUMBERS.squares[1]


def test_values_of_the_temple_tiles_by_letter() -> None:
    values = {
        letter: sorted(value for tile, value in NUMBERS.values.items() if tile[0] == letter and value)
        for letter in "ABCDEFG"
    }
    assert values == {"A": [1, 2, 2], "B": [2, 3], "C": [3, 4], "D": [5, 5], "E": [5, 6], "F": [4, 4], "G": [3, 3]}


def test_every_printed_stone_points_at_a_space() -> None:
    for name, printed in data.PRINTED.items():
        edges = {edge for edge, *_ in data.BORDERS[data.INDEX[name]]}
        assert {edge for edge, stones in enumerate(printed.stones) if stones} <= edges


def test_a_tile_turned_by_one_step_has_its_stones_one_edge_further() -> None:
    assert data.LAID["A1"][1] == (0, 2, 1, 0, 0, 0)
    assert data.LAID["C4"][4] == (0, 0, 0, 0, 3, 0)
