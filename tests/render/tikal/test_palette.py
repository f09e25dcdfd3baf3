"""The colours of Tikal: text can be read and pieces stand out."""

from __future__ import annotations

import pytest
from PIL import Image, ImageStat

from render.core.canvas import Colour
from render.core.palette import DARK, LOOKS
from render.core.scene import WIDE
from render.tikal import palette, terrain
from render.tikal.layout import RADIUS, UPRIGHT, plan
from tests.render.contrast import contrast

TEXTS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (palette.INK, palette.PAPER),
    "ink on dark paper": (palette.INK, palette.PAPER_DARK),
    "faint ink on paper": (palette.FAINT_INK, palette.PAPER),
    "spent ink on dark paper": (palette.SPENT_INK, palette.PAPER_DARK),
    "a gain on paper": (palette.GAIN, palette.PAPER),
    "the value of a temple that nobody holds": (DARK, palette.BARE),
    "the value of a level": (DARK, palette.TEMPLE),
    "the name of an unexplored space": (palette.LEAF, palette.DEEP),
    "the name of an explored space": (palette.CHALK, palette.SOIL),
    "what a border costs": (palette.COST_INK, palette.COST),
    "the letter of a tile": (palette.PARCHMENT, palette.DEEP),
    "a bid": (DARK, palette.GOLD),
}
GROUNDS = ("CLEARING", "GRASS", "EARTH", "PLAZA")


@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read(text: str) -> None:
    assert contrast(*TEXTS[text]) >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
def test_pieces_stand_out_from_the_ground(ground: str) -> None:
    for look in LOOKS[:4]:
        assert contrast(look.rim, getattr(palette, ground)) >= 3


@pytest.mark.parametrize("ground", GROUNDS)
def test_stones_stand_out_from_the_ground(ground: str) -> None:
    assert contrast(palette.STONE_RIM, getattr(palette, ground)) >= 3
    assert contrast(palette.STONE_RIM, palette.STONE) >= 7


@pytest.mark.parametrize("ground", GROUNDS)
def test_what_a_border_costs_is_found_on_the_ground(ground: str) -> None:
    """As light as the ground it was not found among figures, and white it was louder than the temples."""
    assert contrast(palette.COST, getattr(palette, ground)) >= 3
    assert contrast(palette.COST_INK, palette.COST) >= 10


def test_the_texture_of_a_clearing_does_not_fight_with_what_stands_on_it() -> None:
    """Where pieces stand, the ground as painted keeps its lightness within a few per cent."""
    canvas = Image.new("RGB", (2 * RADIUS, 2 * RADIUS))
    terrain.tile("jungle", (1, 1, 0, 1, 0, 0), UPRIGHT).stamp(canvas, (RADIUS, RADIUS))
    ground = canvas.crop((RADIUS - 40, RADIUS - 40, RADIUS + 40, RADIUS + 40)).convert("L")
    assert ImageStat.Stat(ground).stddev[0] / 255 < 0.05


def test_the_canopy_is_much_darker_than_what_is_explored() -> None:
    canvas = terrain.jungle(plan(WIDE, 2).size, UPRIGHT).convert("L")
    clearing = Image.new("RGB", (2 * RADIUS, 2 * RADIUS))
    terrain.tile("jungle", (0, 0, 0, 0, 0, 0), UPRIGHT).stamp(clearing, (RADIUS, RADIUS))
    explored = clearing.crop((60, 60, 2 * RADIUS - 60, 2 * RADIUS - 60)).convert("L")
    assert ImageStat.Stat(explored).mean[0] > 2 * ImageStat.Stat(canvas).mean[0]
