"""What the panels of the games are made of."""

from __future__ import annotations

from dataclasses import replace
from statistics import median, quantiles

import pytest
from PIL import Image

from render.core import materials
from render.core.canvas import Colour
from render.core.materials import WOOD
from render.core.palette import LOOKS, SeatLook
from render.core.panels import lay_plate, player_head
from render.core.scene import Marks
from tests.render.contrast import contrast
from tests.render.core.test_panels import THEME

BOX = (10, 10, 250, 210)


def panel(seat: int, material: materials.Material) -> Image.Image:
    canvas = Image.new("RGB", (260, 220))
    player_head(canvas, BOX, replace(THEME, material=material), Marks(names=("",) * 6), seat, active=False)
    return canvas


def pixels(image: Image.Image) -> list[Colour]:
    raw = image.convert("RGB").tobytes()
    return [(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("band", ["cloth", "wood", "stone"])
def test_a_name_is_read_on_every_band(band: str, look: SeatLook) -> None:
    """Grain and folds lie below the name, and so do light and shade."""
    shown = panel(LOOKS.index(look), replace(WOOD, band=band)).crop((70, 20, 240, 48))
    found = [contrast(pixel, look.ink) for pixel in pixels(shown)]
    assert median(found) >= 4.5
    assert quantiles(found, n=20)[0] >= 4.0


@pytest.mark.parametrize("grain", ["wood", "leather", "stone"])
def test_what_is_written_on_a_plate_is_written_on_its_paper(grain: str) -> None:
    """The paper is dark at its edges alone."""
    canvas = Image.new("RGB", (720, 100))
    lay_plate(canvas, (10, 10, 710, 90), replace(THEME, material=replace(WOOD, grain=grain)))
    for ink in (THEME.ink, THEME.faint):
        assert min(contrast(pixel, ink) for pixel in pixels(canvas.crop((40, 26, 680, 74)))) >= 4.5


def test_each_material_looks_like_itself() -> None:
    kinds = [replace(WOOD, grain=grain, band=band) for grain, band in (("wood", "cloth"), ("stone", "stone"))]
    kinds.append(replace(WOOD, board=(40, 40, 90)))
    assert len({panel(0, kind).tobytes() for kind in kinds}) == len(kinds)
