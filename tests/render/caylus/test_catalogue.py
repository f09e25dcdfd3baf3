"""The catalogue: all buildings that can be built, and where those stand that are built."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.app.speech.language import Words
from render.caylus.catalogue import draw, entries, places
from render.core.scene import LAYOUTS, WIDE, Layout, Marks
from rules.caylus import data
from tests.render.arranged import fits
from tests.render.caylus.samples import crowded, jeweller, middle, start, with_space

WORDS = Words("en")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_tile_lies_on_the_catalogue_once_whether_it_is_built_or_not(layout: Layout) -> None:
    for view in (start(3), middle(4), crowded(5)):
        laid = entries(view, layout)
        assert Counter(entry.building for entry in laid) == Counter((*data.NUMBERS[1].supply, data.RESIDENCE))
        assert Counter(e.building for e in laid if e.space is None) == Counter((*view.supply, data.RESIDENCE))
        assert fits([entry.box for entry in laid], draw(view, Marks(), WORDS, layout).size)


def test_tiles_keep_their_places_while_the_road_grows() -> None:
    first, later = (entries(view, WIDE) for view in (start(3), crowded(3)))
    assert [(one.building, one.box) for one in first] == [(one.building, one.box) for one in later]


def test_the_jeweller_lies_there_only_where_he_is_in_the_game() -> None:
    assert data.JEWELLER in {entry.building for entry in entries(jeweller(), WIDE)}
    assert data.JEWELLER not in {entry.building for entry in entries(middle(2), WIDE)}


def test_a_tile_that_stands_says_where_and_whose_it_is() -> None:
    view = with_space(start(3), 9, building="mason", owner=0)
    view = replace(view, supply=tuple(id for id in view.supply if id != "mason"))
    moved = with_space(with_space(view, 9, building="", owner=None), 10, building="mason", owner=0)
    for other in (moved, with_space(view, 9, owner=1)):
        pictures = [draw(seen, Marks(), WORDS) for seen in (view, other)]
        (box,) = [entry.box for entry in entries(view, WIDE) if entry.building == "mason"]
        changed = ImageChops.difference(*pictures).getbbox()
        assert changed is not None
        assert box[0] < changed[0] < changed[2] < box[2]


def test_what_can_be_built_is_found_alone_and_with_what_goes_without_asking() -> None:
    tiles = places(start(3), Marks(chosen=("build",), targets=("statue", "mason", "W")), WIDE)
    assert set(tiles) == {"statue", "mason"}
    lines = ("decline", "build statue 2", "build mason", "place 2")
    found = places(start(3), Marks(targets=lines), WIDE)
    assert found == {"build statue 2": tiles["statue"], "build mason": tiles["mason"]}


def test_what_follows_a_tile_is_not_chosen_on_the_catalogue() -> None:
    assert not places(start(3), Marks(chosen=("build", "statue"), targets=("2", "5")), WIDE)
