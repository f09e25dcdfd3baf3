"""Outlines round what may be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from render.core.canvas import Colour, Polygon, around, inset
from render.core.palette import CHOICE, CHOICE_CORE, DARK, PALE, look_of
from render.core.pointers import area, badge, chevron, dots, plate, stroke, strokes, target, towards

GLOW: Colour = (255, 255, 0)
SQUARE: Polygon = ((20, 20), (80, 20), (80, 80), (20, 80))


def test_an_area_is_made_smaller_from_every_edge() -> None:
    assert inset(SQUARE, 5) == ((25, 25), (75, 25), (75, 75), (25, 75))
    smaller = inset(around(100, 6, 0, (200, 200)), 50 * 3**0.5)
    assert all(spot == pytest.approx((200, 200), abs=0.01) for spot in smaller)


def test_a_target_is_outlined_inside_its_place_and_not_filled() -> None:
    canvas = Image.new("RGB", (100, 100))
    target(canvas, SQUARE, GLOW)
    assert canvas.getbbox() == (20, 20, 81, 80)  # the edge of a place is its last pixel
    assert canvas.getpixel((25, 50)) == GLOW
    assert canvas.crop((32, 32, 68, 68)).getbbox() is None


def test_places_side_by_side_are_outlined_as_one_area() -> None:
    canvas = Image.new("RGB", (160, 100))
    area(canvas, [SQUARE, tuple((x + 60, y) for x, y in SQUARE)])
    assert canvas.getpixel((20, 50)) == canvas.getpixel((140, 50)) == CHOICE_CORE
    assert canvas.getpixel((22, 50)) == canvas.getpixel((142, 50)) == CHOICE
    assert canvas.crop((70, 30, 90, 70)).getbbox() is None


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
        lambda canvas, strength: stroke(canvas, chevron((0, 50), (50, 50), 20), GLOW, 12, strength=strength),
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


def test_the_head_of_an_arrow_is_open() -> None:
    left, tip, right = chevron((0, 50), (60, 50), 20)
    assert (left, tip, right) == ((40, 70), (60, 50), (40, 30))
    canvas = Image.new("RGB", (100, 100))
    stroke(canvas, chevron((0, 50), (60, 50), 20), GLOW, 8)
    assert canvas.getpixel((42, 50)) == (0, 0, 0), "nothing between its wings"


def test_a_badge_has_corners_its_sign_on_a_colour_and_its_number_on_paper() -> None:
    canvas = Image.new("RGB", (200, 100), (90, 120, 90))
    badge(canvas, (100, 50), "3", 0, (((-6, 0), (6, 0)),))
    look = look_of(0)
    colours = [colour for _, colour in canvas.getcolors(20_000) or ()]
    assert {look.colour, look.ink, PALE} <= set(colours)
    dark = [(x, y) for x in range(200) for y in range(100) if canvas.getpixel((x, y)) == DARK]
    left, top = (min(parts) for parts in zip(*dark, strict=True))
    assert (left, top) in dark, "its corners are not round"


def test_badges_can_end_where_they_are_put() -> None:
    ends = []
    for text in ("1", "2–4,7"):
        canvas = Image.new("RGB", (300, 100))
        badge(canvas, (200, 50), text, 0, anchor="rm")
        ends.append(max(x for x in range(300) if canvas.getpixel((x, 50)) == PALE))
    assert ends[0] == ends[1] == pytest.approx(200, abs=2)


def test_a_point_on_the_way_lies_so_far_from_the_first() -> None:
    assert towards((10, 10), (10, 50), 15) == (10, 25)
    assert towards((10, 10), (10, 10), 15) == (10, 10)
