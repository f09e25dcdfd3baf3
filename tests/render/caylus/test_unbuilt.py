"""What can still be built: how many tiles of each kind are left, and what the prestige buildings cost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.app.speech.language import Words, languages
from render.caylus import unbuilt
from render.caylus.board import draw
from render.caylus.layout import house
from render.core.overflow import watched
from rules.caylus import data
from rules.caylus.view import View
from tests.render.caylus.samples import MARKS, middle, start, with_space
from tests.render.pictures import texts_written


def left(view: View, kind: str) -> list[str]:
    return [building for building in view.supply if data.COLOURS[building] == kind]


@pytest.mark.parametrize("kind", unbuilt.KINDS)
def test_the_next_site_counts_the_tiles_of_each_kind_that_are_left(kind: str) -> None:
    """The picture told nothing of what could still be built."""
    view = middle()
    site = unbuilt.site(view)
    assert site is not None
    built = replace(view, supply=tuple(one for one in view.supply if one != left(view, kind)[0]))
    shown, other = (draw(one, MARKS, Words("en")).crop(house(site)) for one in (view, built))
    assert ImageChops.difference(shown, other).getbbox()


@pytest.mark.parametrize("language", languages())
def test_prestige_buildings_that_are_left_are_hung_out_with_their_prices(language: str) -> None:
    words, view = Words(language), start()
    unbuilt.notice.cache_clear()
    with texts_written() as found, watched() as too_long:
        draw(view, MARKS, words)
    names = {words(f"caylus-building-{building}") for building in left(view, data.PRESTIGE)}
    assert len(names) == 9 and names <= set(found)
    assert not too_long


def test_the_notice_makes_room_for_buildings_of_the_last_row() -> None:
    view = start()
    assert unbuilt.has_notice(view)
    for space in range(1, data.ROAD - 6):
        view = with_space(view, space, building="residence")
    assert not unbuilt.has_notice(view)
    assert not unbuilt.has_notice(replace(start(), supply=()))
