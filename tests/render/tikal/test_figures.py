"""Where figures stand on a space."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PIL import Image, ImageChops

from render.core.canvas import polar
from render.tikal import terrain
from render.tikal.figures import clear_of_leaders, corners, stand, with_stones_that_lie
from render.tikal.layout import APOTHEM, RADIUS, TURNED, UPRIGHT, Site
from rules.tikal import data
from rules.tikal.view import CrossingView, SpaceView
from tests.render.tikal.samples import start, with_space

SIZE = (2 * RADIUS, 2 * RADIUS)
MIDDLE = (float(RADIUS), float(RADIUS))
SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


def shown(workers: tuple[int, ...], leaders: tuple[int, ...] = (), site: Site = UPRIGHT) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    stand(canvas, MIDDLE, SpaceView(name="a1", kind="jungle", workers=workers, leaders=leaders), site)
    return canvas


def test_every_number_of_workers_looks_different() -> None:
    pictures = [shown((number, 0)).tobytes() for number in range(19)]
    assert len(set(pictures)) == 19


@pytest.mark.parametrize("others", [(2, 0, 0), (0, 3, 0), (1, 1, 6), (4, 4, 4)])
def test_a_seat_keeps_its_corner_whoever_comes(others: tuple[int, int, int]) -> None:
    alone, joined = shown((3, 0, 0, 0)), shown((3, *others))
    box = alone.getbbox()
    assert box is not None
    core = (box[0] + 9, box[1] + 9, box[2] - 16, box[3] - 16)
    assert ImageChops.difference(alone.crop(core), joined.crop(core)).getbbox() is None


@SITES
def test_every_figure_of_a_crowd_is_seen(site: Site) -> None:
    everybody = shown((18, 2, 1, 9), (0, 1, 2, 3), site)
    for seat in range(4):
        workers = tuple(0 if other == seat else n for other, n in enumerate((18, 2, 1, 9)))
        assert everybody.tobytes() != shown(workers, (0, 1, 2, 3), site).tobytes()
        assert everybody.tobytes() != shown((18, 2, 1, 9), tuple({0, 1, 2, 3} - {seat}), site).tobytes()


@SITES
def test_groups_stand_away_from_rows_of_stones(site: Site) -> None:
    """The first three corners are never the end of a row of three, nor a place between two rows."""
    for tile, rotation in product(data.TILES.values(), data.ROTATIONS):
        stones = data.LAID[tile.id][rotation]
        for angle in corners(stones, site)[:3]:
            spot = polar((0, 0), RADIUS, angle)
            crowded = [
                edge
                for edge in range(6)
                if stones[edge] == 3 and _distance(spot, polar((0, 0), APOTHEM, site.edge_angle(edge))) < RADIUS * 0.6
            ]
            assert not crowded, (tile.id, rotation)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def test_all_corners_are_used_once() -> None:
    assert len(set(corners((1, 1, 0, 1, 0, 0), UPRIGHT))) == 5


@SITES
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("edge", range(6))
def test_no_stone_on_a_border_covers_a_leaders_hat(edge: int, seat: int, site: Site) -> None:
    """Where the stone lay on the hat, the leader was taken for workers."""
    led = SpaceView(name="a1", kind="jungle", workers=(0, 0, 0, 0), leaders=(seat,))
    stone = polar(MIDDLE, APOTHEM, site.edge_angle(edge))
    cost = terrain.crossing(2, site.edge_angle(edge) % 180)
    hats = []
    for workers, at in ((led, None), (led, clear_of_leaders(stone, MIDDLE, led, site))):
        canvas = Image.new("RGB", SIZE)
        stand(canvas, MIDDLE, workers, site)
        if at is not None:
            cost.stamp(canvas, at)
        hats.append(_pale(canvas))
    assert hats[1] >= 0.9 * hats[0]
    nobody = replace(led, leaders=(), workers=(1, 1, 1, 1))
    assert clear_of_leaders(stone, MIDDLE, nobody, site) == stone


def test_a_leader_wears_a_pale_hat_whatever_its_colour() -> None:
    """A hat in the ink of its seat was missed."""
    for seat in range(4):
        worker, leader = (shown(*figures) for figures in (((0,) * seat + (1,), ()), ((0,) * 4, (seat,))))
        assert _pale(leader) > _pale(worker) + 150


def _pale(image: Image.Image) -> int:
    """Counts the pixels of pale straw."""
    red, green, blue = (
        band.point([255 * (i > least) for i in range(256)])
        for band, least in zip(image.split(), (235, 225, 180), strict=True)
    )
    return ImageChops.multiply(ImageChops.multiply(red, green), blue).histogram()[255]


def test_a_row_of_stones_whose_sum_is_told_is_in_nobodys_way() -> None:
    """Who gave way to it stood at the edge of the space, beside those of the next."""
    view = with_space(start(2), "b2", kind="jungle", stones=(0, 3, 0, 0, 0, 0))
    for crossings, third in (((), 180), ((CrossingView(spaces=("b2", "c2"), points=3),), 0)):
        spaces = with_stones_that_lie(replace(view, crossings=crossings)).spaces
        assert corners(next(space.stones for space in spaces if space.name == "b2"), UPRIGHT)[2] == third
