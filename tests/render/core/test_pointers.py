"""Outlines round what may be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from render.core.canvas import Colour, Polygon, around, inset
from render.core.pointers import dots, head, plate, stroke, strokes, target

GLOW: Colour = (255, 255, 0)
SQUARE: Polygon = ((20, 20), (80, 20), (80, 80), (20, 80))


def test_an_area_is_made_smaller_from_every_edge() -> None:
    assert inset(SQUARE, 5) == ((25, 25), (75, 25), (75, 75), (25, 75))
    smaller = inset(around(100, 6, 0, (200, 200)), 50 * 3**0.5)
    assert all(spot == pytest.approx((200, 200), abs=0.01) for spot in smaller)


def test_a_target_is_outlined_inside_its_place_and_not_filled() -> None:
    canvas = Image.new("RGB", (100, 100))
    target(canvas, SQUARE, GLOW)
    assert canvas.getbbox() == (19, 19, 81, 81)
    assert canvas.getpixel((24, 50)) == GLOW
    assert canvas.crop((32, 32, 68, 68)).getbbox() is None


def test_a_plate_is_as_wide_as_its_name() -> None:
    def width(name: str) -> int:
        canvas = Image.new("RGB", (300, 60))
        plate(canvas, (150, 30), name, GLOW)
        left, _, right, _ = canvas.getbbox() or (0, 0, 0, 0)
        return right - left

    assert width("a1") == width("b2") < width("m14") < width("m14-m15")


@pytest.mark.parametrize(
    "draw",
    [
        lambda canvas, strength: stroke(canvas, [(20, 50), (80, 50)], GLOW, 12, strength=strength),
        lambda canvas, strength: dots(canvas, [(50, 50)], GLOW, 8, strength=strength),
        lambda canvas, strength: head(canvas, (0, 50), (64, 50), GLOW, 26, strength=strength),
    ],
    ids=["line", "dots", "head"],
)
def test_what_is_faint_is_its_colour_and_the_ground_and_not_its_rim(draw: Callable[[Image.Image, float], None]) -> None:
    ground: Colour = (60, 120, 200)
    canvas = Image.new("RGB", (100, 100), ground)
    draw(canvas, 0.5)
    seen = canvas.getpixel((50, 50))
    assert isinstance(seen, tuple)
    assert seen == pytest.approx([(part + light) / 2 for part, light in zip(ground, GLOW, strict=True)], abs=1)


def test_lines_drawn_as_one_are_as_faint_where_they_meet() -> None:
    canvas = Image.new("RGB", (100, 100))
    strokes(canvas, [[(20, 50), (80, 50)], [(50, 20), (50, 80)]], GLOW, 12, strength=0.5)
    assert canvas.getpixel((50, 50)) == canvas.getpixel((30, 50)) != (0, 0, 0)
    assert canvas.getpixel((50, 43)) == canvas.getpixel((50, 50)), "no rim parts them"
