"""The terraces: every height, step, seam and palace is seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.canvas import Point
from render.core.palette import LOOKS, SeatLook
from render.java import terraces, terrain
from render.java.layout import APOTHEM, UPRIGHT
from render.java.palaces import on_board
from rules.java import data
from rules.java.view import SpaceView
from tests.render.java.samples import SAMPLES

BOARD = data.BOARDS["150"]
MIDDLE = "H9"
NEAR = [BOARD.names[to] for to in BOARD.near[BOARD.index[MIDDLE]] if to is not None]
"""The neighbours of the middle, from the east on counterclockwise."""


def shot(*spaces: SpaceView) -> Image.Image:
    """Returns the middle of the board with its neighbours, with nothing but some spaces on it."""
    x, y = UPRIGHT.centre(MIDDLE)
    origin: Point = (x - 120, y - 120)
    canvas = Image.new("RGB", (240, 240), (190, 172, 126))
    terraces.paint(canvas, {one.name: one for one in spaces}, BOARD, (MIDDLE, *NEAR), UPRIGHT, origin)
    terraces.stand(canvas, spaces, {}, UPRIGHT, origin)
    return canvas


def land(name: str, level: int, terrain: str = data.RICE, tile: int = 1, **changes: object) -> SpaceView:
    return SpaceView(name=name, kind="land", terrain=terrain, level=level, tile=tile, **changes)  # type: ignore[arg-type]


def differ(one: Image.Image, other: Image.Image) -> int:
    """Returns how many pixels of two pictures are clearly different."""
    changed = ImageChops.difference(one, other).convert("L").point([0] * 30 + [255] * 226)
    return changed.histogram()[255]


@pytest.mark.parametrize("kind", [data.RICE, data.VILLAGE])
def test_every_level_looks_different(kind: str) -> None:
    shots = [shot(land(MIDDLE, level, kind)) for level in range(1, 12)]
    for one, other in pairwise(shots):
        assert differ(one, other) > 60


@pytest.mark.parametrize("direction", range(6))
def test_the_edge_to_a_lower_neighbour_has_as_many_steps_as_it_is_lower(direction: int) -> None:
    """Counted from the middle outwards: each step has one dark line at its foot."""
    for drop in range(1, terrain.STEEPEST + 1):
        sprite = terrain.steps(60 * direction, drop, drop, drop)
        assert feet(sprite.image, sprite.anchor, direction) == drop


def feet(image: Image.Image, middle: tuple[int, int], direction: int) -> int:
    """Returns how many dark lines are met on the way from the middle of a space over its edge."""
    unit = terrain._towards(60 * direction)
    spots = [(middle[0] + unit[0] * far / 4, middle[1] + unit[1] * far / 4) for far in range(round(4 * APOTHEM) + 2)]
    pixels = [image.getpixel((round(x), round(y))) for x, y in spots]
    dark = [isinstance(p, tuple) and p[3] > 120 and max(p[:3]) < 95 for p in pixels]
    return sum(now and not before for before, now in pairwise((False, *dark)))


@pytest.mark.parametrize("direction", range(6))
def test_between_spaces_of_one_level_there_is_no_step_but_a_seam_between_tiles(direction: int) -> None:
    one_tile = shot(land(MIDDLE, 1), land(NEAR[direction], 1))
    two_tiles = shot(land(MIDDLE, 1), land(NEAR[direction], 1, tile=2))
    higher = shot(land(MIDDLE, 1), land(NEAR[direction], 2, tile=2))
    assert 100 < differ(one_tile, two_tiles) < 600
    assert differ(two_tiles, higher) > 300


@pytest.mark.parametrize("direction", range(6))
def test_a_path_leads_through_the_open_line_between_spaces_of_one_tile_and_none_over_that_between_tiles(
    direction: int,
) -> None:
    """Without a line the number of a space was taken for that of its neighbour; with a whole one, or without a path,
    it was not known how far a tile reaches that was laid long ago."""
    ground = Image.new("RGB", (240, 240))
    (x, y), edge = UPRIGHT.centre(MIDDLE), UPRIGHT.edge(MIDDLE, direction)
    for name in (MIDDLE, NEAR[direction]):
        u, v = UPRIGHT.centre(name)
        terrain.ground(name, data.RICE, 1, 0).stamp(ground, (u - x + 120, v - y + 120))
    start, end = ((a - x + 120, b - y + 120) for a, b in edge)
    along = [tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)) for share in (0.1, 0.27, 0.73, 0.9)]
    inside = tuple(120 + ((a + b) / 2 - 120) * 0.75 for a, b in zip(start, end, strict=True))
    joined, parted = (
        [_lines(ground, shot(land(MIDDLE, 1), land(NEAR[direction], 1, tile=tile)), at) for at in (*along, inside)]
        for tile in (1, 2)
    )
    first, before, after, last, path = joined
    assert max(before, after) < 3 < 8 < min(first, last)
    assert min(parted[:4]) > 25
    assert parted[4] < 6 < 40 < path


def _lines(ground: Image.Image, seen: Image.Image, at: tuple[float, ...]) -> float:
    """Returns how much is drawn round a spot of bare ground."""
    x, y = map(round, at)
    changed = ImageChops.difference(ground, seen).convert("L")
    return ImageStat.Stat(changed.crop((x - 1, y - 1, x + 2, y + 2))).mean[0]


def test_steps_run_on_from_space_to_space() -> None:
    """Where two spaces of one level lie beside a lower one, the lines of their steps meet on the edge between them."""
    for angle, drop in product(range(0, 360, 30), range(1, terrain.STEEPEST + 1)):
        for steps in (0.0, 1.0, drop / 2):
            x, y = terrain._line(angle, drop, 0, 0, steps)[1]
            beside = terrain._towards(angle + 60)
            assert x * beside[0] + y * beside[1] == pytest.approx(APOTHEM + 0.3)


def test_light_falls_from_the_upper_left() -> None:
    brightness = {angle: terrain._light(angle) for angle in range(0, 360, 60)}
    assert max(brightness, key=lambda angle: brightness[angle]) == 120
    assert min(brightness, key=lambda angle: brightness[angle]) == 300
    assert {angle for angle in range(0, 360, 60) if terrain.shaded(angle)} == {60, 120, 180}


def test_a_developer_shows_whose_it_is_and_how_high_it_stands() -> None:
    shots = [shot(land(MIDDLE, level, developer=seat)) for level in range(1, 9) for seat in range(4)]
    assert len({image.tobytes() for image in shots}) == 32
    bare = shot(land(MIDDLE, 1))
    assert all(differ(bare, image) > 300 for image in shots[:4])


@pytest.mark.parametrize("look", LOOKS)
def test_round_a_developer_goes_a_pale_ring_that_is_seen_on_a_phone(look: SeatLook) -> None:
    """Slimmer, and on one side in the shadow of the piece, it was lost among red roofs."""
    image, (x, y) = terraces.developer(look).image, terraces.developer(look).anchor
    pixels = [image.getpixel((at, y)) for at in range(image.width)]
    pale = [isinstance(p, tuple) and p[3] > 250 and min(p[:3]) > 200 for p in pixels]
    assert min(sum(pale[:x]), sum(pale[x:])) >= 2


def test_a_palace_shows_its_value_its_side_and_who_leads() -> None:
    leads = ((), (LOOKS[0],), (LOOKS[1],), (LOOKS[0], LOOKS[1]))
    shown = product(data.PALACES, (False, True), leads)
    assert len({on_board(*one).image.tobytes() for one in shown}) == 5 * 2 * 4


def test_who_leads_is_read_off_the_city() -> None:
    space = land(MIDDLE, 2, data.VILLAGE, palace=6)
    shots, (x, y) = [], UPRIGHT.centre(MIDDLE)
    for seats in ((), (0,), (1,), (0, 1)):
        canvas = Image.new("RGB", (240, 240))
        terraces.stand(canvas, [space], {MIDDLE: seats}, UPRIGHT, (x - 120, y - 120))
        shots.append(canvas.tobytes())
    assert len(set(shots)) == 4


def test_water_lies_in_the_land_without_a_number() -> None:
    water = replace(land(MIDDLE, 0), terrain=data.WATER, tile=0)
    assert differ(shot(), shot(water)) > 2000
    assert differ(shot(water), shot(water, land(NEAR[0], 1))) > 300


def test_enclosed_water_looks_different_from_open_water() -> None:
    assert differ(shot(land(MIDDLE, 0, data.WATER)), shot(land(MIDDLE, 0, terrain.STILL))) > 1000


def test_water_is_still_where_nothing_of_its_shore_is_bare() -> None:
    view = SAMPLES["crowded-4"]
    spaces = terraces.by_name(view)
    still = {name for name, space in spaces.items() if space.terrain == terrain.STILL}
    assert still == {name for system in view.systems if not system.gaps for name in system.spaces} != set()
