"""What is printed on tiles and board: costs, points, what a worker gets at a building and what a favour brings."""

from __future__ import annotations

import pytest

from rules.caylus import data
from rules.caylus.events import ColumnTaken
from rules.caylus.state import CaylusState
from tests.rules.caylus.positions import play, position, read

BUILDERS = {
    data.WOOD: ("workers 8 = P0", "provost = 8"),
    data.STONE: ("building 9 = mason", "workers 9 = P0", "provost = 9"),
    data.PRESTIGE: (
        "building 9 = architect",
        "workers 9 = P0",
        "provost = 9",
        "building 10 = residence",
        "owner 10 = P0",
    ),
}


def at_work(*lines: str) -> CaylusState:
    """Returns a position of phase 5 in which P1, who stands in the castle, is asked next."""
    return position(
        "order = P0 P1", *lines, "workers castle = P1", "phase = 5", jeweller="yes", auto_resolve_forced="no"
    )


@pytest.mark.parametrize(
    ("tile", "cost", "points", "favours", "income"),
    [
        ("food_farm", "1F 1W", 2, 0, 0),
        ("cloth_farm", "1F 1W", 2, 0, 0),
        ("wood_quarry", "1F 1W", 2, 0, 0),
        ("wood_sawmill", "1F 1W", 2, 0, 0),
        ("wood_marketplace G", "1W 1G", 4, 0, 0),
        ("wood_peddler W", "2W", 4, 0, 0),
        ("mason", "1F 1W", 4, 0, 0),
        ("lawyer", "1W 1C", 4, 0, 0),
        ("stone_farm", "1F 1S", 3, 0, 0),
        ("park", "1F 1S", 3, 0, 0),
        ("workshop", "1F 1S", 3, 0, 0),
        ("architect", "1F 1S", 6, 0, 0),
        ("church", "1S 1C", 3, 1, 0),
        ("tailor", "1W 1S", 6, 0, 0),
        ("bank", "1W 1S", 6, 0, 0),
        ("alchemist", "1F 1S", 6, 0, 0),
        ("jeweller", "1S 1C", 6, 0, 0),
        ("statue 10", "2S 1G", 7, 1, 0),
        ("granary 10", "3F 1G", 10, 0, 0),
        ("library 10", "3W 1G", 10, 0, 1),
        ("weaver 10", "3C 1G", 12, 0, 0),
        ("theater 10", "3W 2G", 14, 1, 0),
        ("university 10", "3S 2G", 14, 1, 0),
        ("monument 10", "4S 2G", 14, 2, 0),
        ("hotel 10", "3S 2G", 16, 0, 2),
        ("cathedral 10", "5S 3G", 25, 0, 0),
    ],
)
def test_a_tile_costs_and_brings_what_is_printed_on_it(
    tile: str, cost: str, points: int, favours: int, income: int
) -> None:
    colour = data.COLOURS[tile.split()[0]]
    state, _ = play(at_work(f"goods P0 = {cost}", *BUILDERS[colour]), f"build {tile}")
    assert (read(state, "goods P0"), read(state, "points P0")) == ("-", str(points))
    assert read(state, "income P0") == str(data.NUMBERS[1].income + income)
    assert read(state, "question") == ("line" if favours else "deliver")
    assert read(state, "favours P0") == str(max(0, favours - 1))


@pytest.mark.parametrize(
    ("building", "answer", "held", "left"),
    [
        ("neutral_farm", "take F", "0 -", "0 1F 0"),
        ("neutral_farm", "take C", "0 -", "0 1C 0"),
        ("forest", "take F", "0 -", "0 1F 0"),
        ("forest", "take W", "0 -", "0 1W 0"),
        ("neutral_sawmill", "take W", "0 -", "0 1W 0"),
        ("neutral_quarry", "take S", "0 -", "0 1S 0"),
        ("neutral_marketplace", "trade G", "0 1G", "4 - 0"),
        ("food_farm", "take FF", "0 -", "0 2F 0"),
        ("food_farm", "take C", "0 -", "0 1C 0"),
        ("cloth_farm", "take CC", "0 -", "0 2C 0"),
        ("cloth_farm", "take F", "0 -", "0 1F 0"),
        ("wood_quarry", "take SS", "0 -", "0 2S 0"),
        ("wood_sawmill", "take WW", "0 -", "0 2W 0"),
        ("wood_marketplace", "trade F", "0 1F", "6 - 0"),
        ("wood_peddler", "trade 1$ C", "1 -", "0 1C 0"),
        ("wood_peddler", "trade 2$ WS", "2 -", "0 1W 1S 0"),
        ("lawyer", "transform 1", "1 1C", "0 - 2"),
        ("stone_farm", "take FFC", "0 -", "0 2F 1C 0"),
        ("park", "take FWW", "0 -", "0 1F 2W 0"),
        ("workshop", "take SSC", "0 -", "0 2S 1C 0"),
        ("church", "trade 2$", "2 -", "0 - 3"),
        ("church", "trade 4$", "4 -", "0 - 5"),
        ("tailor", "trade CC", "0 2C", "0 - 4"),
        ("tailor", "trade CCC", "0 3C", "0 - 6"),
        ("bank", "trade 2$", "2 -", "0 1G 0"),
        ("bank", "trade 5$", "5 -", "0 2G 0"),
        ("alchemist", "trade FC", "0 1F 1C", "0 1G 0"),
        ("alchemist", "trade FWSC", "0 1F 1W 1S 1C", "0 2G 0"),
        ("jeweller", "trade G", "0 1G", "0 - 5"),
        ("jeweller", "trade GG", "0 2G", "0 - 9"),
    ],
)
def test_a_worker_gets_what_is_printed_on_a_building(building: str, answer: str, held: str, left: str) -> None:
    number = 2 if building in data.NEUTRALS else 9
    deniers, goods = held.split(maxsplit=1)
    lines = (f"building {number} = {building}", f"workers {number} = P0", f"provost = {number}")
    state, _ = play(at_work(*lines, f"deniers P0 = {deniers}", f"goods P0 = {goods}"), answer)
    found = (read(state, fact) for fact in ("deniers P0", "goods P0", "points P0"))
    assert " ".join(found) == left


@pytest.mark.parametrize(
    ("building", "used", "cubes"),
    [("stone_farm", "take FFC", "FC"), ("park", "take FWW", "FW"), ("workshop", "take SSC", "SC")],
)
def test_the_owner_of_a_building_takes_one_of_its_kinds(building: str, used: str, cubes: str) -> None:
    lines = (f"building 9 = {building}", "owner 9 = P1", "workers 9 = P0", "provost = 9", "goods P1 = -")
    for cube in cubes:
        state, _ = play(play(at_work(*lines), used)[0], f"take {cube}")
        assert read(state, "goods P1") == f"1{cube}"


@pytest.mark.parametrize(("number", "answer", "left"), [(7, "trade 2$ S", "0 1S"), (16, "take G", "2 1G")])
def test_the_printed_buildings_bring_one_cube(number: int, answer: str, left: str) -> None:
    lines = (f"workers {number} = P0", f"provost = {number}", "deniers P0 = 2", "goods P0 = -")
    state, _ = play(at_work(*lines), answer)
    assert f"{read(state, 'deniers P0')} {read(state, 'goods P0')}" == left


@pytest.mark.parametrize(
    ("line", "answers", "gained"),
    [
        ("prestige", ("use 1", "use 2", "use 3", "use 4", "use 5"), ("1★", "2★", "3★", "4★", "5★")),
        ("deniers", ("use 1", "use 2", "use 3", "use 4", "use 5"), ("3$", "4$", "5$", "6$", "7$")),
        ("resources", ("take F", "take W", "take S", "take C", "take G"), ("1F", "1W", "1S", "1C", "1G")),
    ],
)
def test_each_column_of_a_favour_line_can_be_used_up_to_the_marker(
    line: str, answers: tuple[str, ...], gained: tuple[str, ...]
) -> None:
    lines = ("scored = 2", "bailiff = 24", "castle towers = P0 P0", f"level P0 {line} = 4", "phase = 8")
    state, _ = play(position("order = P0 P1", *lines, auto_resolve_forced="no"), f"favour {line}")
    for answer, expected in zip(answers, gained, strict=True):
        _, events = play(state, answer)
        assert [event.gained for event in events if isinstance(event, ColumnTaken)] == [expected]
