"""What buildings do as formulas, and how formulas are set."""

from __future__ import annotations

import pytest
from PIL import Image

from render.caylus import formulas, signs
from render.caylus.effects import effect_lines, income, price_of
from rules.caylus import data
from tests.render.pictures import texts_written

EFFECTS = {
    "neutral_farm": ("1F / 1C",),
    "food_farm": ("2F / 1C",),
    "workshop": ("2S 1C", "⌂ 1S / 1C"),
    "neutral_marketplace": ("1A > 4$",),
    "wood_peddler": ("1$ > 1B", "2$ > 2B"),
    "fixed_carpenter": ("⚒ ⌂W",),
    "architect": ("⚒ ⌂P",),
    "lawyer": ("1$ 1C > ⌂R",),
    "church": ("2$ > 3★", "4$ > 5★"),
    "alchemist": ("2B > 1G", "4B > 2G"),
    "statue": (),
}
PRICES = {
    "gold_mine": "",
    "mason": "1F 1W > 4★",
    "wood_marketplace": "1W 1A > 4★",
    "church": "1S 1C > 3★ 1⚜",
    "lawyer": "1W 1C > 3★",
    "monument": "4S 2G > 14★ 2⚜",
    "residence": "1$ 1C > 2★",
}


@pytest.mark.parametrize("building", EFFECTS)
def test_a_building_says_what_it_does(building: str) -> None:
    assert effect_lines(data.NUMBERS[1].buildings[building].effect) == EFFECTS[building]


@pytest.mark.parametrize("building", PRICES)
def test_a_building_says_what_it_costs_and_brings(building: str) -> None:
    assert price_of(data.NUMBERS[1].buildings[building], 3) == PRICES[building]


def test_income_comes_every_round() -> None:
    assert {id: income(building) for id, building in data.NUMBERS[1].buildings.items() if building.income} == {
        "residence": "+1$",
        "library": "+1$",
        "hotel": "+2$",
    }


def test_favours_of_the_building_line_say_what_they_save() -> None:
    columns = data.NUMBERS[1].favour_lines[data.BUILDINGS_LINE]
    assert [effect_lines(column) for column in columns] == [(), ("⚒ ⌂W −W",), ("⚒ ⌂S −S",), ("1C > ⌂R",), ("⚒ ⌂P",)]


@pytest.mark.parametrize("formula", sorted({line for lines in EFFECTS.values() for line in lines} - {""}))
def test_a_formula_is_as_wide_as_it_says(formula: str) -> None:
    canvas = Image.new("RGB", (400, 80), (255, 255, 255))
    end = formulas.draw(canvas, (20, 40), formula, 40)
    assert end == pytest.approx(20 + formulas.width(formula, 40))
    drawn = Image.eval(canvas.convert("L"), lambda light: 255 - light).getbbox()
    assert drawn is not None
    assert drawn[0] >= 14
    assert drawn[2] <= end + 8


def test_two_cubes_are_drawn_and_more_are_numbered() -> None:
    written = []
    for formula in ("1C", "2C", "3C"):
        signs.cube.cache_clear()
        signs.pair.cache_clear()
        with texts_written() as found:
            formulas.draw(Image.new("RGB", (200, 80)), (20, 40), formula, 40)
        written.append(sorted(found))
    assert written == [["C"], ["C"], ["3", "C"]]
    assert formulas.width("2C", 40) > 1.7 * formulas.width("1C", 40)


SIGNS = (*(f"1{letter}" for letter in "FWSCGAB"), *"⚒⌂○P", "2B", "1$", "2$", "1★", "1⚜", "⌂W", "⌂S", "⌂P", "⌂R")


def test_every_sign_looks_different() -> None:
    shown = set()
    for sign in SIGNS:
        canvas = Image.new("RGB", (80, 60), (255, 255, 255))
        formulas.draw(canvas, (10, 30), sign, 40)
        shown.add(canvas.tobytes())
    assert len(shown) == len(SIGNS)
