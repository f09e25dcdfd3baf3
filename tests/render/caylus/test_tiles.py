"""The fronts of the buildings: what stands on them has room there."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.caylus import formulas, palette
from render.caylus.effects import income
from render.caylus.fronts import front
from render.caylus.people import standing
from render.caylus.tiles import PLAN, ROAD, Front, recipe, spot, tile
from render.caylus.trades import trade
from render.core.palette import LOOKS
from rules.caylus import data

WORDS = Words("en")
WORKPLACES = sorted(id for id, building in data.NUMBERS[1].buildings.items() if building.colour in data.WORKPLACES)


@pytest.mark.parametrize("id", WORKPLACES)
def test_what_a_building_does_has_room_beside_its_worker(id: str) -> None:
    room = spot(ROAD)[0] - ROAD.spot - ROAD.edge
    assert all(formulas.width(line, ROAD.signs[-1]) <= room for line in front(id, WORDS, 1, 4).lines)


def test_in_a_line_with_more_than_two_cubes_of_a_kind_those_of_two_have_their_number_too() -> None:
    """What an alchemist does was not to be read with a number here and a pair there."""
    assert formulas.width("4B > 2G", 40) < formulas.width("4B > G", 40) + formulas.width("G", 40)
    assert formulas.width("2B > 1G", 40) > formulas.width("B > G", 40) + 0.6 * formulas.width("B", 40)


def test_on_the_road_no_recipe_takes_more_than_two_rows_or_has_signs_of_less_than_28_pixels() -> None:
    for id in WORKPLACES:
        sizes = recipe(front(id, WORDS, 1, 4, built=True), ROAD)[1]
        assert len(sizes) <= 2 and min(sizes, default=28) >= 28, id


def test_two_rows_of_signs_have_air_between_them_and_one_is_broken_only_for_much_larger_signs() -> None:
    """Crowded on the walls two lines were not read on a phone."""
    recipes = {id: recipe(front(id, WORDS, 1, 4, built=True), ROAD) for id in WORKPLACES}
    assert all(sum(sizes) <= ROAD.height - ROAD.roof - 2 for lines, sizes in recipes.values())
    assert {id for id, (lines, _) in recipes.items() if len(lines) > len(front(id, WORDS, 1, 4).lines)} == {"lawyer"}


def test_what_a_building_does_is_as_bright_where_nothing_happens() -> None:
    """In the dusk the smallest recipes were not read on a phone."""
    alchemist = front("alchemist", WORDS, 1, 4, built=True)
    gold = []
    for dusk in (False, True):
        colours = tile(alchemist, LOOKS[0], dusk=dusk).image.convert("RGB").getcolors(1_000_000) or ()
        gold.append(sum(count for count, colour in colours if colour == palette.GOODS["G"]))
    assert gold[1] == gold[0] > 400


def test_no_worker_hides_the_name_of_a_house() -> None:
    plain, taken = (Image.new("RGB", (ROAD.width, ROAD.height)) for _ in range(2))
    for canvas in (plain, taken):
        tile(front("mason", WORDS, 1, 4, built=True)).stamp(canvas, (ROAD.width / 2, ROAD.height / 2))
    standing(LOOKS[1]).stamp(taken, (spot(ROAD)[0], spot(ROAD)[1] - 2))
    changed = ImageChops.difference(plain, taken).getbbox()
    assert changed is not None
    assert changed[1] >= ROAD.roof - 3, "where the board ends"


@pytest.mark.parametrize("id", sorted(data.BUILDINGS))
def test_a_house_that_stands_says_what_it_brings_and_not_what_it_cost(id: str) -> None:
    offered, standing = front(id, WORDS, 1, 4), front(id, WORDS, 1, 4, built=True)
    assert standing.lines == offered.lines
    assert standing.price in ("", income(data.NUMBERS[1].buildings[id]))
    assert (">" in offered.price) == (id not in data.PRINTED.values() and id not in data.NEUTRALS)


@pytest.mark.parametrize("id", sorted(data.BUILDINGS))
def test_on_the_catalogue_price_and_effect_have_room_beside_each_other(id: str) -> None:
    shown, sign = front(id, WORDS, 1, 4), PLAN.signs[-1]
    price = max(formulas.width(part, sign) for part in shown.price.replace(" > ", "|> ").split("|"))
    effect = max((formulas.width(line, sign) for line in shown.lines), default=0.0)
    assert price + effect <= PLAN.width - 3 * PLAN.edge


def test_every_building_but_a_residence_has_a_sign_of_its_trade() -> None:
    """What is there more than once under one name has one sign, whoever builds it."""
    trades = {id: trade(id) for id in data.NUMBERS[1].buildings}
    assert [id for id, found in trades.items() if not found] == [data.RESIDENCE]
    assert trades["fixed_peddler"] == trades["wood_peddler"] != trades["mason"]


def test_houses_of_trades_stand_out_against_the_ground_each_in_its_own_way() -> None:
    """With one gable for all of them a street was a row of the same house."""
    trades = ("", "farm", "gold_mine", "bank", "marketplace", "sawmill", "church", "forest", "workshop")
    outlines = [
        tile(Front(data.WOOD, "", trade=trade)).image.getchannel("A").point([0] * 250 + [255] * 6) for trade in trades
    ]
    for (one, shape), (other, another) in combinations(zip(trades, outlines, strict=True), 2):
        differing = sum(ImageChops.difference(shape, another).tobytes()) / 255
        assert differing > 20, (one, other)
