"""Placing tiles."""

import pytest

from rules.tikal import data, placement
from rules.tikal.events import TilePlaced, TreasuresLaid
from tests.rules.tikal.positions import play, position, put, read, refusal, setup


@pytest.mark.parametrize("tile", [tile for tile in data.TILES if tile[0] == "A"])
def test_ruling_1_first_tile_goes_to_four_spaces_in_every_rotation(tile: str) -> None:
    legal = placement.legal_rotations(setup(), tile)
    assert legal == dict.fromkeys(["a3", "b3", "c4", "c5"], data.ROTATIONS)


@pytest.mark.parametrize("tile", [tile.id for tile in data.TILES.values() if tile.terrain != "volcano"])
def test_ruling_2_nothing_is_placed_that_touches_only_a_volcano(tile: str) -> None:
    state = position("space c5 = B6", f"tile = {tile}")
    assert "d5" not in placement.legal_rotations(state, tile)
    for rotation in data.ROTATIONS:
        assert refusal(state, f"place d5 r{rotation}").code == "not-enterable"


def test_ruling_3_volcano_may_touch_volcanoes_only() -> None:
    state, _ = play(position("space c5 = B6", "tile = D5"), "place d5")
    assert read(state, "terrain d5") == "volcano"


def test_ruling_4_stones_that_point_at_a_volcano_or_nowhere_have_no_effect() -> None:
    state = position("space c5 = B6", "figures b4 P0 = 1")
    assert read(state, "stones b4") == "1 1 1 0 0 0"
    assert refusal(state, "move 1 b4-c5").code == "volcano-entered"
    assert refusal(state, "move 1 b4-c4").code == "unexplored"


def test_a_treasure_tile_gets_as_many_treasures_as_it_has_masks() -> None:
    before = position("tile = A4")
    state, events = play(before, "place c4 r1")
    assert state.spaces[data.INDEX["c4"]].treasures == before.pile[:4]
    assert state.pile == before.pile[4:]
    assert events == [
        TilePlaced(seat=0, tile="A4", terrain="treasure", space="c4", rotation=1),
        TreasuresLaid(space="c4", treasures=4),
    ]


def test_a_temple_begins_at_its_printed_value() -> None:
    state, _ = play(position("tile = E2"), "place c4 r0")
    assert read(state, "value c4") == "6"


def test_a_refusal_names_the_tile_and_its_rotation() -> None:
    found = refusal(position("space c4 = C4 r4", "tile = C1"), "place d3 r0")
    assert found.code == "not-enterable"
    assert found.params == {"tile": "C1", "space": "d3", "rotation": 0}


def test_the_only_legal_rotation_need_not_be_named() -> None:
    state, _ = play(position("space c4 = C4 r4", "tile = C1"), "place d3")
    assert read(state, "space d3") == "C1 r4"


def test_where_no_rotation_is_legal_the_first_is_judged() -> None:
    state = position("space c4 = C4 r4", "space c5 = B6", "tile = C1")
    assert refusal(state, "place d5").code == "not-enterable"
    assert refusal(state, "place h1").code == "touches-nothing"


def test_a_tile_is_not_placed_twice() -> None:
    state, _ = play(put(setup(), "tile = A6"), "place c4 r0")
    assert refusal(state, "place c5 r0").code == "no-tile"
