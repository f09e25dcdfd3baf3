"""The colours of Mexica: text can be read, pieces stand out, and nobody is taken for another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageStat

from render.core.canvas import Colour
from render.core.palette import DARK, LOOKS
from render.mexica import districts, palette, terrain
from render.mexica.layout import square
from tests.render.contrast import contrast
from tests.render.core.test_palette import SIGHTS, difference

TEXTS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (palette.INK, palette.PAPER),
    "ink on dark paper": (palette.INK, palette.PAPER_DARK),
    "faint ink on paper": (palette.FAINT_INK, palette.PAPER),
    "faint ink on dark paper": (palette.FAINT_INK, palette.PAPER_DARK),
    "what a scoring would bring": (palette.GAIN, palette.PAPER),
    "a coordinate on the frame": (palette.CHALK, palette.BASALT),
    "the size on a calpulli": (palette.CHALK, palette.NIGHT),
    "the other numbers on a calpulli": (palette.CHALK, palette.RED),
    "the size of a district, or of what is almost enclosed": (palette.CHALK, palette.SOIL),
    "what the lower places bring": (palette.RED, palette.PAPER),
    "the same in a darker column": (palette.RED, palette.PAPER_STRIPE),
    "faint ink in a darker column": (palette.FAINT_INK, palette.PAPER_STRIPE),
    "the number of tokens": (DARK, palette.GOLD),
    "the value of a neutral building": (DARK, palette.KERB),
}
LAND = ("MEADOW", "FIELD", "PAVING", "SAND")
SEATS = LOOKS[:4]


@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read(text: str) -> None:
    assert contrast(*TEXTS[text]) >= 4.5


@pytest.mark.parametrize("ground", LAND)
def test_pieces_stand_out_from_the_land(ground: str) -> None:
    for look in SEATS:
        assert contrast(look.rim, getattr(palette, ground)) >= 3


@pytest.mark.parametrize("sight", SIGHTS)
def test_who_leads_in_a_district_is_told_by_its_hem_with_any_eyes(sight: str) -> None:
    for one, other in combinations([palette.KERB, *(look.colour for look in SEATS)], 2):
        assert difference(one, other, sight) >= 10


@pytest.mark.parametrize("sight", SIGHTS)
def test_paving_is_apart_from_all_water_for_any_eyes(sight: str) -> None:
    """In the colour of a blue leader it was taken for water."""
    for water in (palette.CANAL, palette.LAKE, palette.SHALLOW):
        assert difference(palette.PAVING, water, sight) >= 25


def test_a_bridge_stands_out_from_paving_kerbs_and_water_and_its_rails_from_its_timber() -> None:
    around = (palette.PAVING, palette.KERB, palette.SAND, palette.MEADOW, palette.FIELD)
    assert min(contrast(palette.TIMBER, ground) for ground in around) >= 4.5
    assert contrast(palette.CHALK, palette.TIMBER) >= 3
    assert contrast(palette.WOOD_RIM, palette.CANAL) >= 4.5, "the edge of a rail"


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_canal_is_apart_from_the_lake_for_any_eyes(sight: str) -> None:
    """They were told apart by the stones along canals alone."""
    for lake in (palette.LAKE, palette.SHALLOW):
        assert difference(palette.CANAL, lake, sight) >= 12, (lake, sight)
        assert contrast(palette.CANAL, lake) >= 3.5, "told by lightness alone, too"


@pytest.mark.parametrize("sight", SIGHTS)
def test_land_and_water_are_apart_for_any_eyes(sight: str) -> None:
    for ground in LAND:
        for water in ("DEEP", "LAKE", "CANAL"):
            assert difference(getattr(palette, ground), getattr(palette, water), sight) >= 20, (ground, water)


def test_the_texture_of_the_ground_does_not_fight_with_what_stands_on_it() -> None:
    """Within a square, the ground as painted keeps its lightness within a few per cent."""
    island = terrain.island((1500, 1200)).convert("L")
    for name in ("D5", "F9", "L6", "N10"):
        (left, top), _, (right, bottom), _ = square(name, 3)
        inside = island.crop((round(left), round(top), round(right), round(bottom)))
        assert ImageStat.Stat(inside).stddev[0] / 255 < 0.05


def test_a_field_is_told_from_a_meadow_by_its_furrows() -> None:
    """For some eyes they have the same colour."""
    field, meadow = (
        ImageStat.Stat(ground.crop((400, 400, 600, 600)).convert("L")).stddev[0]
        for ground in (districts.field(), terrain.meadow())
    )
    assert field > 2 * meadow
