"""Sprites, shadows and where the light comes from."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.core.canvas import Shadow, Sheet, around, grown, mix
from render.core.palette import LOOKS
from render.core.pieces import block, leader, outline


def square(shadow: Shadow | None = None, bevel: float = 0) -> Image.Image:
    sheet = Sheet(40, 40)
    sheet.polygon([(-12, -12), (12, -12), (12, 12), (-12, 12)], (120, 120, 120))
    if bevel:
        sheet.bevel(bevel)
    canvas = Image.new("RGB", (80, 80), (200, 200, 200))
    sheet.sprite(shadow).stamp(canvas, (40, 40))
    return canvas


def light(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    return float(ImageStat.Stat(image.crop(box).convert("L")).mean[0])


def test_a_sprite_is_stamped_with_its_middle_on_the_place() -> None:
    empty = Image.new("RGB", (80, 80), (200, 200, 200))
    assert ImageChops.difference(square(), empty).getbbox() == (28, 28, 53, 53)


def test_a_sprite_at_the_edge_is_cut_off() -> None:
    canvas = Image.new("RGB", (40, 40))
    block(LOOKS[0], 12, 6).stamp(canvas, (0, 0))
    assert canvas.getbbox() is not None


def test_light_falls_from_the_upper_left() -> None:
    shown = square(bevel=3)
    assert light(shown, (30, 28, 50, 31)) > light(shown, (36, 36, 44, 44)) > light(shown, (30, 49, 50, 52))
    assert light(shown, (28, 30, 31, 50)) > light(shown, (49, 30, 52, 50))


def test_shadows_lie_to_the_lower_right() -> None:
    shown = square(Shadow())
    assert light(shown, (30, 53, 50, 56)) < light(shown, (30, 24, 50, 27))
    assert light(shown, (53, 30, 56, 50)) < light(shown, (24, 30, 27, 50))


def test_a_faded_sprite_is_nearly_as_the_ground() -> None:
    ground = Image.new("RGB", (60, 60), (230, 220, 190))
    whole, faint = ground.copy(), ground.copy()
    block(LOOKS[1], 12, 6).stamp(whole, (30, 30))
    block(LOOKS[1], 12, 6).faded(0.2).stamp(faint, (30, 30))
    assert light(ground, (20, 20, 40, 40)) > light(faint, (20, 20, 40, 40)) > light(whole, (20, 20, 40, 40)) + 60


def test_colours_mix() -> None:
    assert mix((0, 100, 200), (100, 200, 0), 0.25) == (25, 125, 150)


def test_all_shapes_look_equally_large() -> None:
    def area(shape: str) -> float:
        points = outline(shape, 10)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))) / 2

    areas = [area(look.shape) for look in LOOKS]
    assert max(areas) < 1.4 * min(areas)


def test_pieces_of_a_seat_differ_in_size_and_number() -> None:
    images = [
        block(LOOKS[0], 12, 6),
        block(LOOKS[0], 20, 6),
        block(LOOKS[0], 20, 6, 5),
        block(LOOKS[0], 20, 6, 6),
        leader(LOOKS[0], 17),
    ]
    assert len({image.image.tobytes() for image in images}) == len(images)


def test_polygons_go_clockwise_from_the_right() -> None:
    corners = [(round(x), round(y)) for x, y in around(10, 4)]
    assert corners == [(10, 0), (0, 10), (-10, 0), (0, -10)]


@pytest.mark.parametrize("reach", [1, 2, 4])
def test_a_mask_grows_to_the_pixel_as_by_a_filter_that_takes_the_brightest_around(reach: int) -> None:
    mask = Image.new("L", (40, 30))
    for spot, tone in (((0, 0), 90), ((20, 11), 255), ((23, 13), 120), ((39, 29), 40)):
        mask.putpixel(spot, tone)
    assert grown(mask, reach).tobytes() == mask.filter(ImageFilter.MaxFilter(2 * reach + 1)).tobytes()
