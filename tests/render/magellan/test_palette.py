"""The colours of Magellan: text can be read and pieces stand out."""

from __future__ import annotations

import pytest
from PIL import ImageStat

from render.core.canvas import Colour
from render.core.palette import CHOICE, LOOKS
from render.magellan import chart, palette
from render.magellan.layout import OPEN
from render.magellan.routes import water
from tests.render.contrast import contrast
from tests.render.core.test_palette import SIGHTS, difference

TEXTS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (palette.INK, palette.PAPER),
    "ink on dark paper": (palette.INK, palette.PAPER_DARK),
    "faint ink on paper": (palette.FAINT_INK, palette.PAPER),
    "faint ink on dark paper": (palette.FAINT_INK, palette.PAPER_DARK),
    "a phase that is over": (palette.FAINT_INK, palette.PAST),
    "the present phase": (palette.INK, palette.GLOW),
    "an explorer's name": (palette.INK, palette.HALO),
    "what a field brings, on the sea": (palette.INK, palette.SEA),
    "what a field brings, on the land": (palette.INK, palette.LAND),
    "a gold card": (palette.INK, palette.CARD),
    "a bid": (palette.INK, palette.GOLD),
    "an open hand": (palette.RED, palette.PAPER),
    "cards to come": (palette.PAPER, palette.CHART_BACK),
    "no cards to come": (palette.INK, palette.SPENT),
}
GROUNDS = ("SEA", "BAY", "LAND")


@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read(text: str) -> None:
    assert contrast(*TEXTS[text]) >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
def test_ships_stand_out_from_the_ground(ground: str) -> None:
    for look in LOOKS:
        around = getattr(palette, ground)
        assert max(contrast(look.rim, around), contrast(look.colour, around)) >= 3


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_may_be_chosen_has_not_the_colour_of_who_is_awaited(sight: str) -> None:
    assert difference(CHOICE, palette.GLOW, sight) >= 20


@pytest.mark.parametrize("explorer", palette.EXPLORERS)
def test_emblems_stand_out_from_their_seals(explorer: str) -> None:
    assert contrast(palette.PAPER, palette.EXPLORERS[explorer]) >= 4.5


def test_the_water_of_a_bay_does_not_fight_with_the_ships_in_it() -> None:
    image = water((174, 86)).image.convert("RGB").crop((40, 30, 140, 70)).convert("L")
    assert ImageStat.Stat(image).stddev[0] / 255 < 0.03


def test_the_sea_keeps_its_lightness() -> None:
    south = chart.table((1500, 1160), OPEN).crop((420, 800, 560, 860)).convert("L")
    assert ImageStat.Stat(south).stddev[0] / 255 < 0.05
