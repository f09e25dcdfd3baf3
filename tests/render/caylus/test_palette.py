"""The colours of Caylus: text can be read, pieces stand out, goods can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageStat

from render.caylus import ground, palette
from render.caylus.layout import PITCH, lane, plan
from render.caylus.tiles import Front, tile
from render.core.canvas import Colour
from render.core.palette import CHOICE, LOOKS
from render.core.scene import WIDE
from rules.caylus import data
from tests.render.contrast import contrast
from tests.render.core.test_palette import SIGHTS, difference

TEXTS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (palette.INK, palette.PAPER),
    "ink on dark paper": (palette.INK, palette.PAPER_DARK),
    "the section under construction": (palette.INK, palette.GLOW),
    "a section that was scored": (palette.INK, palette.PAPER_DARK),
    "what a scoring takes": (palette.INK, palette.LOSS),
    "what a scoring gives": (palette.INK, palette.GAIN),
    "a number of the courtyard": (palette.INK, palette.STONE),
    "the name of a building": (palette.INK, palette.BOARD),
    "a coin": (palette.INK, palette.SILVER),
    "points": (palette.PAPER, palette.SHIELD),
    **{f"a cube {letter}": (ink, palette.GOODS[letter]) for letter, ink in palette.GOODS_INK.items()},
    **{f"a formula on {kind}": (palette.INK, wall) for kind, wall in palette.WALLS.items()},
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read(text: str) -> None:
    assert contrast(*TEXTS[text]) >= 4.5


@pytest.mark.parametrize("place", [palette.SPOT, palette.COBBLE, palette.STONE, palette.SLAB])
def test_workers_and_houses_stand_out_from_where_they_stand(place: Colour) -> None:
    for look in LOOKS:
        assert max(contrast(look.rim, place), contrast(look.colour, place)) >= 3


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_goods_can_be_told_apart(sight: str) -> None:
    for one, other in combinations(data.GOODS, 2):
        assert difference(palette.GOODS[one], palette.GOODS[other], sight) >= 20, one + other


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_may_be_chosen_has_not_the_colour_of_what_is_used(sight: str) -> None:
    assert difference(CHOICE, palette.GLOW, sight) >= 20


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_roof_of_what_nobody_owns_has_no_seats_colour(sight: str) -> None:
    for look in LOOKS:
        assert difference(palette.ROOF, look.colour, sight) >= 14, look.name


def test_neutral_walls_have_no_tint_of_a_seat() -> None:
    """They were of a pale red, beside the pink roofs of the fourth player."""
    neutral = palette.WALLS["neutral"]
    assert max(neutral) - min(neutral) <= 32


def test_the_road_beyond_the_provost_lies_in_the_dusk() -> None:
    town = ground.town(plan(WIDE, 2).size, 10).convert("L")
    reached, beyond = (ImageStat.Stat(town.crop(lane(space))).mean[0] for space in (10, 11))
    assert reached > 1.4 * beyond


@pytest.mark.parametrize("kind", ["wood", "stone", "neutral", "prestige"])
def test_walls_do_not_fight_with_what_stands_on_them(kind: str) -> None:
    """Between the signs a wall as painted keeps its lightness within a few per cent."""
    canvas = Image.new("RGB", (PITCH, 140))
    tile(Front(kind, "Farm", spot=False)).stamp(canvas, (PITCH // 2, 70))
    wall = canvas.crop((16, 80, 70, 124)).convert("L")
    assert ImageStat.Stat(wall).stddev[0] / 255 < 0.05
