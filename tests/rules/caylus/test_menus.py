"""What panels offer, and what is said of it."""

from __future__ import annotations

import pytest

from bot.app.panels.choosing import MOST
from rules.caylus import data
from rules.caylus.castle import MOST_CHOICES
from rules.caylus.game import GAME
from rules.caylus.places import NEAR
from rules.caylus.state import CaylusState
from rules.core.contract import Say, Token
from tests.rules.caylus.positions import awaited, position


def offered(state: CaylusState) -> dict[str, Token]:
    """Returns what the panel of the seat that is asked offers at once."""
    menu = GAME.menu(state, awaited(state)[0], ())
    assert menu is not None
    return {token.text: token for token in menu}


def note(state: CaylusState, text: str) -> Say:
    found = offered(state)[text].note
    assert found is not None
    return found


def test_a_line_of_several_words_is_one_press() -> None:
    state = position("workers 7 = P0", "provost = 7", "deniers P0 = 2", "phase = 5")
    assert set(offered(state)) == {"trade 2$ F", "trade 2$ W", "trade 2$ S", "trade 2$ C", "decline"}
    assert GAME.menu(state, 0, ("trade",)) is None


def test_the_tile_is_one_press_and_what_it_takes_another_where_that_is_a_choice() -> None:
    lines = ("workers 8 = P0", "provost = 8", "phase = 5")
    state = position("goods P0 = 1F 2W", *lines)
    assert {"build food_farm", "build wood_peddler", "build wood_marketplace"} <= set(offered(state))
    assert not offered(state)["build wood_peddler"].ends
    assert [token.text for token in GAME.tokens(state, 0, ("build", "wood_peddler"))] == ["F", "W"]
    assert {"build wood_peddler W"} <= set(offered(position("goods P0 = 2W", *lines)))


def test_a_residence_is_chosen_behind_the_tile_where_there_are_several() -> None:
    lines = ("building 9 = architect", "workers 9 = P0", "goods P0 = 3F 1G", "provost = 9")
    one = ("building 10 = residence", "owner 10 = P0")
    assert set(offered(position(*lines, *one, "phase = 5"))) == {"build granary 10", "decline"}
    two = ("building 11 = residence", "owner 11 = P0")
    assert set(offered(position(*lines, *one, *two, "phase = 5"))) == {"build granary", "decline"}


def test_deliveries_of_several_batches_are_one_press_and_nothing_is_the_last() -> None:
    state = position("workers castle = P0", "goods P0 = 2F 2W 2S 1C", "phase = 6")
    batches = ["FWS", "FWC", "FSC", "FWS FWS", "FWS FWC", "FWS FSC"]
    assert list(offered(state)) == [*(f"deliver {line}" for line in batches), "deliver nothing"]
    assert note(state, "deliver FWS FWC") == Say(
        "parts", {"handed": ("FWS", "FWC"), "letters": "FWS FWC", "count": 2, "points": 10}
    )


def test_deliveries_that_one_menu_does_not_hold_are_asked_batch_by_batch() -> None:
    state = position("workers castle = P0", "goods P0 = 3F 3W 3S 3C 3G", "phase = 6")
    assert [line.count("F") for line in offered(state)] == [1] * 6 + [0]
    assert [token.text for token in GAME.tokens(state, 0, ("deliver", "FSG"))] == ["FSG", "FCG"]
    assert MOST_CHOICES == MOST


def test_places_are_told_with_their_price_but_from_the_gate() -> None:
    state = position("order = P0 P1", "passed = P1", "deniers P0 = 9", "phase = 2")
    assert note(state, "place castle") == Say("place-for", {"place": "castle", "price": 3})
    state = position("workers gate = P0", "phase = 3")
    assert note(state, "send castle") == Say("place", {"place": "castle"})
    assert note(state, "send 7") == Say("building", {"space": 7, "building": "fixed_peddler", "beyond": True})


def test_a_building_is_told_with_its_owner_and_the_provost() -> None:
    lines = ("building 9 = park", "owner 9 = P1", "building 10 = bank", "owner 10 = P0", "provost = 9")
    state = position("order = P0 P1", *lines, "phase = 2")
    found = {number: dict(note(state, f"place {number}").args) for number in (8, 9, 10)}
    assert [one["foreign"] for one in found.values()] == [False, True, False]
    assert [one["beyond"] for one in found.values()] == [False, False, True]


def test_the_provost_is_told_with_who_would_be_beyond_him() -> None:
    lines = ("building 9 = bank", "workers 9 = P0", "workers 8 = P1", "workers 7 = P1", "deniers P0 = 3")
    state = position("passed = P0 P1", *lines, "provost = 8", "phase = 4")
    found = {space: note(state, f"provost {space}").args for space in (6, 8, 9)}
    assert [(one["price"], one["mine"], one["others"]) for one in found.values()] == [(2, 1, 2), (0, 1, 0), (1, 0, 0)]


def test_a_residence_is_told_to_wait_where_a_worker_stands() -> None:
    lines = ("building 1 = lawyer", "workers 1 = P0", "workers 3 = P1", "goods P0 = 1C", "deniers P0 = 1")
    state = position(*lines, "phase = 5")
    assert [note(state, f"transform {number}").args["waits"] for number in (2, 3)] == [False, True]


def test_a_tile_is_told_with_what_it_costs_and_brings() -> None:
    state = position("building 9 = mason", "workers 9 = P0", "provost = 9", "goods P0 = 1S 1C", "phase = 5")
    told = Say("build", {"building": "church", "price": "1S 1C", "points": 3, "favours": 1})
    assert note(state, "build church") == told


def test_a_line_is_told_with_the_column_that_is_reached_and_what_that_brings() -> None:
    lines = ("order = P0 P1", "level P0 prestige = 2", "level P0 resources = 1")
    state = position(*lines, "castle dungeon = P0 P0 P0 P0 P0 P0", "phase = 8")
    told = Say("column-gain", {"line": "prestige", "column": 2, "gain": "2★"})
    assert note(state, "favour prestige") == told
    assert note(state, "favour resources") == Say("column-gain", {"line": "resources", "column": 2, "gain": "1W/1S"})
    assert note(state, "favour buildings") == Say("column-nothing", {"line": "buildings", "column": 1})


@pytest.mark.parametrize(
    ("line", "level", "id", "args"),
    [
        ("resources", 3, "column-trade", {"price": "1A", "gain": "2B"}),
        ("buildings", 1, "column-builds-cheaper", {"colour": "wood", "saved": "1W"}),
        ("buildings", 3, "column-residence", {"price": "1C"}),
        ("buildings", 4, "column-builds", {"colour": "prestige"}),
    ],
)
def test_columns_that_bring_no_goods_say_what_they_allow(line: str, level: int, id: str, args: dict[str, str]) -> None:
    lines = ("order = P0 P1", "scored = 2", f"level P0 {line} = {level}", "castle towers = P0 P0", "bailiff = 24")
    state = position(*lines, "phase = 8")
    assert note(state, f"favour {line}") == Say(id, {"line": line, "column": level + 1, **args})


def test_places_further_along_a_long_road_are_offered_together() -> None:
    craft = [id for id in data.NUMBERS[1].supply if data.COLOURS[id] in data.CRAFT]
    spaces = (*range(9, 16), *range(19, 29))
    tiles = [f"building {number} = {id}" for number, id in zip(spaces, craft, strict=True)]
    tokens = list(offered(position("order = P0 P1 P2", *tiles, "phase = 2", seats=3)).values())
    alike = [token for token in tokens if token.group is not None]
    assert len(tokens) - len(alike) == NEAR + 1
    assert all(token.group == Say("further-along") for token in alike)
    assert alike[-1].text == "place 28"


def test_nothing_handed_in_is_told_with_what_it_costs() -> None:
    state = position("workers castle = P0", "goods P0 = 2F 2W 2S", "points P0 = 1", "phase = 6")
    assert note(state, "deliver nothing") == Say("nothing", {"points": 1})
    assert note(state, "deliver FWS") == Say("parts", {"handed": ("FWS",), "letters": "FWS", "count": 1, "points": 5})
