"""What may be chosen next, on the picture."""

from __future__ import annotations

from statistics import fmean

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.scene import BROAD, TALL, WIDE, Layout, Marks
from render.tikal import targets
from render.tikal.board import draw
from render.tikal.layout import NAMES, RADIUS, UPRIGHT, site_of
from render.tikal.places import places, things
from tests.render.tikal.samples import auction, middle, start, with_space

ROTATIONS = ("r0", "r1", "r2", "r3", "r4", "r5")


def changed(marks: Marks, layout: Layout = WIDE) -> Image.Image:
    """Returns where the marks change the picture of the first turn."""
    words = Words("en")
    pictures = (draw(start(2), marked, words, layout) for marked in (marks, Marks()))
    return ImageChops.difference(*pictures).convert("L")


def around(name: str, half: int) -> tuple[int, int, int, int]:
    x, y = (round(part) for part in UPRIGHT.centre(name))
    return (x - half, y - half, x + half, y + half)


@pytest.mark.parametrize("name", ["a3", "c4", "h1"])
def test_a_target_is_outlined_but_not_filled(name: str) -> None:
    drawn = changed(Marks(targets=(name, "end")))
    assert drawn.getbbox() is not None
    inside = drawn.crop(around(name, 30))
    label = inside.point([0] * 40 + [255] * 216).getbbox()
    assert label is None or (label[2] - label[0] < 50 and label[3] - label[1] < 34)
    assert drawn.crop(around("e3", 60)).getbbox() is None


def test_tokens_that_are_no_spaces_change_nothing() -> None:
    assert changed(Marks(chosen=("deploy",), targets=("1", "2", "L", "1+L"))).getbbox() is None


def test_chosen_spaces_look_different_from_targets() -> None:
    words = Words("en")
    chosen, target = (draw(start(2), marks, words) for marks in (Marks(chosen=("c4",)), Marks(targets=("c4",))))
    assert ImageChops.difference(chosen, target).getbbox() is not None


@pytest.mark.parametrize("layout", [WIDE, TALL])
@pytest.mark.parametrize("space", ["a3", "b3", "c4", "f2", "h5"])
@pytest.mark.parametrize("tries", [("r0", "r3"), ROTATIONS])
def test_rotations_are_tried_beside_the_space(space: str, tries: tuple[str, ...], layout: Layout) -> None:
    drawn, site = changed(Marks(chosen=("place", space), targets=tries), layout), site_of(layout)
    left, top, right, bottom = site.board
    split = (left + right) // 2
    x, _ = site.centre(space)
    edge = round(x + (96 if x < split else -96))
    far, near = drawn.crop((left, top, edge, bottom)), drawn.crop((edge, top, right, bottom))
    if x < split:
        far, near = near, far
    wide = far.getbbox()
    beside = near.getbbox()
    assert wide is not None
    assert beside is not None
    assert wide[3] - wide[1] > 200
    assert beside[2] - beside[0] < 240


@pytest.mark.parametrize("layout", [WIDE, BROAD])
def test_where_a_tile_is_turned_by_pressing_the_neighbours_that_it_is_to_fit_are_in_view(layout: Layout) -> None:
    site, view = site_of(layout), start(2)
    for space in NAMES:
        marks = Marks(chosen=("place", space), targets=ROTATIONS, pressed=ROTATIONS)
        boxes = [box for _, box in targets.tries(view, marks, site)]
        tried = [(x, y) for left, top, right, bottom in boxes for x in (left, right) for y in (top, bottom)]
        x, y = site.centre(space)
        assert all(max(abs(u - x), abs(v - y)) > 2.5 * RADIUS for u, v in tried), space
        left, top, right, bottom = site.board
        assert all(left < u < right and top < v < bottom for u, v in tried), space


def test_without_a_tile_there_is_nothing_to_turn() -> None:
    words = Words("en")
    marks = Marks(targets=("r0", "r1"))
    assert ImageChops.difference(draw(middle(2), marks, words), draw(middle(2), Marks(), words)).getbbox() is None


def test_a_tile_that_is_taken_from_the_display_is_found_there() -> None:
    view = auction(3)
    marks = Marks(seat=1, chosen=("take",), targets=("D1", "D3", "D5"))
    assert set(places(view, marks, WIDE)) == set(view.display)


def test_a_level_is_uncovered_where_the_temple_stands_beside_its_flag() -> None:
    free, held = (with_space(start(3), "b4", kind="temple", value=4, workers=(n, 0, 0)) for n in (0, 2))
    across = [fmean(x for x, _ in dict(things(view, Marks(), WIDE))["uncover b4"]) for view in (free, held)]
    assert across[0] == pytest.approx(site_of(WIDE).centre("b4")[0])
    assert across[1] > across[0] + 8
