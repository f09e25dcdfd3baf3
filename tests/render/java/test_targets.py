"""What may be chosen next, on the board."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.app.speech.language import Words
from render.core.scene import ALL_LAYOUTS, LAYOUTS, WIDE, Layout, Marks
from render.java import terraces
from render.java.board import draw
from render.java.layout import UPRIGHT, site_of
from render.java.places import places
from rules.java import data
from tests.render.java.samples import SAMPLES
from tests.render.pictures import texts_written

VIEW = SAMPLES["middle-2"]


def changed(marks: Marks) -> Image.Image:
    """Returns where the marks change the picture."""
    words = Words("en")
    return ImageChops.difference(draw(VIEW, marks, words), draw(VIEW, Marks(), words)).convert("L")


def around(name: str, half: int) -> tuple[int, int, int, int]:
    x, y = (round(part) for part in UPRIGHT.centre(name))
    return (x - half, y - half, x + half, y + half)


@pytest.mark.parametrize("name", ["B11", "H9", "I3", "N6"])
def test_a_target_is_outlined_but_not_filled(name: str) -> None:
    drawn = changed(Marks(targets=(name, "end")))
    x, y = (round(part) for part in UPRIGHT.centre(name))
    assert drawn.crop(around(name, 37)).getbbox() is not None
    below = y - terraces.height_of_name(terraces.by_name(VIEW)[name], UPRIGHT) + 16
    assert drawn.crop((x - 14, below, x + 14, y + 20)).point([0] * 40 + [255] * 216).getbbox() is None


def test_what_cannot_be_chosen_lies_in_the_shade_while_something_can() -> None:
    shots = [draw(VIEW, Marks(targets=names), Words("en")).convert("L") for names in ((), ("H9", "end"), ("end",))]
    plain, choosing, ending = (ImageStat.Stat(shot.crop(around("K15", 20))).mean[0] for shot in shots)
    assert choosing < 0.8 * plain
    assert ending == plain


def test_spaces_side_by_side_are_outlined_as_one_area() -> None:
    edge = [(x, y) for x, y in UPRIGHT.space("H13") if (x, y) in UPRIGHT.space("H14")]
    x, y = (round(sum(part) / 2) for part in zip(*edge, strict=True))
    between = (x - 3, y - 10, x + 4, y + 10)
    assert changed(Marks(targets=("H13",))).crop(between).getbbox() is not None
    assert changed(Marks(targets=("H13", "H14"))).crop(between).getbbox() is None


def test_words_that_name_nothing_change_nothing() -> None:
    assert changed(Marks(chosen=("place",), targets=("end", "token", "to"))).getbbox() is None


def test_chosen_spaces_look_different_from_targets() -> None:
    words = Words("en")
    chosen, target = (draw(VIEW, marks, words) for marks in (Marks(chosen=("H9",)), Marks(targets=("H9",))))
    assert ImageChops.difference(chosen, target).getbbox() is not None


@pytest.mark.parametrize("space", ["H4", "E15", "K8", "M13"])
@pytest.mark.parametrize("tries", ["ad", "abcdef"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_rotations_are_tried_on_the_half_of_the_board_where_the_space_is_not(
    space: str, tries: str, layout: Layout
) -> None:
    view = replace(VIEW, spaces=tuple(replace(one, terrain="", level=0, palace=0) for one in VIEW.spaces))
    marks = Marks(chosen=("place", "three", space), targets=tuple(tries))
    found, site = places(view, marks, layout), site_of(layout)
    assert list(found) == list(tries)
    middle = (site.board[0] + site.board[2]) / 2
    side = site.centre(space)[0] < middle
    for place in found.values():
        assert all((x > middle) == side for x, _ in place)


def test_each_rotation_is_tried_otherwise() -> None:
    marks = Marks(chosen=("place", "three", "E15"), targets=tuple(data.ROTATIONS))
    image = draw(VIEW, marks, Words("en"))
    shots = [image.crop(box(place)).tobytes() for place in places(VIEW, marks, WIDE).values()]
    assert len(set(shots)) == len(data.ROTATIONS)


def box(place: tuple[tuple[float, float], ...]) -> tuple[int, int, int, int]:
    xs, ys = zip(*place, strict=True)
    return (round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys)) - 44)


def test_a_try_does_not_change_the_board_itself() -> None:
    marks = Marks(chosen=("place", "two", "E15"), targets=("a",))
    assert changed(marks).crop(around("D14", 20)).getbbox() is None


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_own_tiles_are_chosen_on_ones_own_panel(layout: Layout) -> None:
    found = [places(VIEW, Marks(seat=seat, targets=("three", "two", "rice", "village")), layout) for seat in (0, 1)]
    assert [list(places) for places in found] == [["three", "two", "rice", "village"]] * 2
    assert found[0]["three"] == found[1]["three"]
    assert found[0]["two"] != found[1]["two"]


def test_cards_and_palaces_are_chosen_among_the_supplies() -> None:
    tokens = ("open", "pile", "4", "10")
    for layout in LAYOUTS:
        assert set(places(VIEW, Marks(targets=tokens), layout)) == set(tokens)


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_palaces_that_are_offered_with_their_space_share_it_as_columns(layout: Layout) -> None:
    tokens = ("H9 2", "H9 4", "H9 10", "K5 2")
    found = places(VIEW, Marks(chosen=("build",), targets=tokens), layout)
    assert list(found) == list(tokens)
    assert found["K5 2"] == site_of(layout).space("K5")
    edges = [(min(x for x, _ in place), max(x for x, _ in place)) for place in list(found.values())[:3]]
    assert all(left[1] <= right[0] for left, right in pairwise(edges))
    assert all(abs((left + right) / 2 - site_of(layout).centre("H9")[0]) < 32 for left, right in edges)


def test_each_rotation_is_called_by_where_its_rice_lies_as_in_words() -> None:
    """Letters, which only who types knows, were not found again in the list."""
    with texts_written() as written:
        draw(VIEW, Marks(chosen=("place", "three", "G9"), targets=("a", "f")), Words("en"))
    assert {"G10, F9", "H9, G10"} <= {*written} and not {"a", "f"} & {*written}
