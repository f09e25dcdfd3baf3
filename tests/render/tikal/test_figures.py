"""Where figures stand on a space."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.core import pieces
from render.core.canvas import Colour, polar
from render.core.palette import LOOKS, SeatLook
from render.core.pieces import FELT
from render.tikal import figures, terrain
from render.tikal.figures import clear_of_leaders, stand, with_stones_that_lie
from render.tikal.layout import APOTHEM, RADIUS, TURNED, UPRIGHT, Site
from rules.tikal.view import CrossingView, SpaceView
from tests.render.tikal.samples import start, with_space

SIZE = (2 * RADIUS, 2 * RADIUS)
MIDDLE = (float(RADIUS), float(RADIUS))
SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


def shown(workers: tuple[int, ...], leaders: tuple[int, ...] = (), site: Site = UPRIGHT) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    stand(canvas, MIDDLE, SpaceView(name="a1", kind="jungle", workers=workers, leaders=leaders), site)
    return canvas


def test_another_number_of_workers_is_written_on_the_block_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks drawn anew were a third of what the first picture of a crowd took."""
    drawn, solid = [], pieces._solid
    monkeypatch.setattr(pieces, "_solid", lambda *args: (drawn.append(args), solid(*args)))
    for piece in (figures.figures, pieces.block, pieces.leader, pieces._leader):
        piece.cache_clear()
    shown((3, 0)), shown((4, 0)), shown((5, 0), (0,)), shown((6, 0), (0,))
    assert len(drawn) == 2


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
        hats.append(_like(FELT, canvas))
    assert hats[1] >= 0.9 * hats[0]
    nobody = replace(led, leaders=(), workers=(1, 1, 1, 1))
    assert clear_of_leaders(stone, MIDDLE, nobody, site) == stone


@SITES
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("leaders", [(), (0, 1, 2, 3)])
def test_figures_stand_inside_the_borders_of_their_space(leaders: tuple[int, ...], seat: int, site: Site) -> None:
    """On an edge they could belong to either of two spaces."""
    workers = tuple(9 if other == seat else 0 for other in range(4))
    within = Image.new("L", SIZE)
    ImageDraw.Draw(within).polygon(site.hexagon(MIDDLE, RADIUS - 4), fill=255)
    there = (
        shown(workers, tuple(led for led in leaders if led == seat), site).convert("L").point([0] * 40 + [255] * 216)
    )
    assert ImageChops.subtract(there, within).getbbox() is None


def test_a_leader_wears_a_brown_hat_with_a_band_in_its_colour() -> None:
    """A hat in the ink of its seat was missed, and one of pale straw was lost on pale ground."""
    for seat in range(4):
        worker, leader = (shown(*figures) for figures in (((0,) * seat + (1,), ()), ((0,) * 4, (seat,))))
        assert _like(FELT, leader) > _like(FELT, worker) + 150
        hat = leader.crop(leader.getbbox()).crop((0, 0, SIZE[0], 24))
        assert _like(LOOKS[seat].colour, hat) > 40


def _like(colour: Colour, image: Image.Image) -> int:
    """Counts the pixels of a colour, or nearly so."""
    red, green, blue = (
        band.point([255 * (abs(i - value) < 12) for i in range(256)])
        for band, value in zip(image.split(), colour, strict=True)
    )
    return ImageChops.multiply(ImageChops.multiply(red, green), blue).histogram()[255]


def test_a_stone_whose_sum_is_told_does_not_lie_there() -> None:
    view = with_space(start(2), "b2", kind="jungle", stones=(0, 3, 0, 1, 0, 0))
    crossed = replace(view, crossings=(CrossingView(spaces=("b2", "c2"), points=3),))
    stones = next(space.stones for space in with_stones_that_lie(crossed).spaces if space.name == "b2")
    assert stones == (0, 0, 0, 1, 0, 0)


@pytest.mark.parametrize("look", LOOKS[:4], ids=lambda look: look.name)
def test_the_hat_of_a_leader_leaves_the_number_of_workers_in_view(look: SeatLook) -> None:
    """It hid the upper part of it."""
    three, eight = (figures.figures(look, workers, True).image.convert("RGB") for workers in (3, 8))
    numbered = ImageChops.difference(three, eight).convert("L").point([0] * 20 + [255] * 236).getbbox()
    assert numbered is not None
    assert _like(FELT, three.crop(numbered)) == 0
