"""What can still be built: which tiles are left, and what the prestige buildings cost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.app.speech.language import Words, languages
from render.caylus import unbuilt
from render.caylus.board import draw
from render.caylus.effects import price_of
from render.caylus.layout import house
from render.core.boxes import extent
from render.core.overflow import watched
from rules.caylus import data
from rules.caylus.view import View
from tests.render.caylus.samples import MARKS, start, with_space
from tests.render.pictures import texts_written


def left(view: View, kind: str) -> list[str]:
    return [building for building in view.supply if data.COLOURS[building] == kind]


def late(built: int, gone: int) -> View:
    """Returns a position with so many spaces built, in which so many tiles of wood and stone are not left."""
    view = start()
    for space in range(1, built + 1):
        view = with_space(view, space, building="residence")
    used = [one for one in view.supply if data.COLOURS[one] in data.CRAFT][:gone]
    return replace(view, supply=tuple(one for one in view.supply if one not in used))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("built, gone", [(0, 0), (17, 10), (22, 12)])
def test_what_is_left_is_named_where_nothing_stands_yet(language: str, built: int, gone: int) -> None:
    """Three numbers below three houses told which buildings only to who knew them by heart."""
    words, view = Words(language), late(built, gone)
    unbuilt.listing.cache_clear()
    unbuilt.notice.cache_clear()
    with texts_written() as found, watched() as too_long:
        draw(view, MARKS, words)
    assert {words(f"caylus-building-{building}") for building in view.supply} <= {text.rstrip(",") for text in found}
    assert found.count(words("caylus-picture-left")) == _heading(view, words).count(words("caylus-picture-left"))
    assert not too_long


def _heading(view: View, words: Words) -> list[str]:
    """Returns the words above the notice of prestige buildings."""
    return words(f"caylus-picture-unbuilt-{data.PRESTIGE}").split() if unbuilt.has_notice(view) else []


@pytest.mark.parametrize("language", languages())
def test_what_is_left_of_each_kind_stands_below_a_heading(language: str) -> None:
    """The sign of its kind before each name told it to nobody."""
    words, view = Words(language), late(8, 0)
    unbuilt.listing.cache_clear()
    unbuilt.notice.cache_clear()
    with texts_written() as found:
        draw(view, MARKS, words)
    heads = [found.index(words(f"caylus-picture-unbuilt-{kind}")) for kind in data.CRAFT]
    for kind, head in zip(data.CRAFT, heads, strict=True):
        names = [found.index(words(f"caylus-building-{one}"), head) for one in left(view, kind)]
        assert head < min(names) and max(names) < min([at for at in heads if at > head], default=len(found))
    assert set(_heading(view, words)) <= set(found)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("built, gone", [(16, 5), (9, 2), (3, 0)])
def test_what_tiles_cost_stands_beside_their_names_amidst_the_game(language: str, built: int, gone: int) -> None:
    """Headings as narrow as one column took the room, and the names of a kind ran on beside them without prices."""
    words, view, hung = Words(language), late(built, gone), []
    fields = unbuilt.free_fields(view, 3)
    groups = tuple(
        (kind, words(f"caylus-picture-unbuilt-{kind}"), unbuilt.named(view, kind, words)) for kind in data.CRAFT
    )
    for way in ((groups,), tuple((group,) for group in groups)):
        hung.append(
            [
                unbuilt.listing(extent(box), told, view.rules, view.lawyer_points)
                for box, told in zip(fields, way, strict=False)
            ]
        )
    assert any(sheets and None not in sheets for sheets in hung)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("built, gone", [(17, 6), (19, 8), (20, 10), (24, 15)])
def test_what_is_left_costs_is_said_however_many_houses_stand(
    language: str, built: int, gone: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where names and costs had no room side by side, costs were left out, and nobody knew what an Architect takes."""
    words, view, set_there = Words(language), late(built, gone), []
    for sheet in (unbuilt.listing, unbuilt.running, unbuilt.notice):
        sheet.cache_clear()
    monkeypatch.setattr(unbuilt.formulas, "draw", lambda sheet, at, formula, size: set_there.append(formula))
    monkeypatch.setattr(unbuilt.formulas, "centred", lambda sheet, at, formula, size: set_there.append(formula))
    draw(view, MARKS, words)
    for sheet in (unbuilt.listing, unbuilt.running, unbuilt.notice):
        sheet.cache_clear()
    numbers = data.NUMBERS[view.rules].buildings
    costs = {price_of(numbers[one], view.lawyer_points).split(" > ")[0] for one in view.supply}
    assert costs <= {formula.split(" > ")[0] for formula in set_there}


@pytest.mark.parametrize("fresh", [True, False])
def test_tiles_that_cost_the_same_stand_behind_their_costs_each_once(fresh: bool) -> None:
    tiles = (("park", "Park"), ("architect", "Architect"), ("tailor", "Tailor"), ("architect", "Architect"))
    prices = {"park": "1F 1S", "architect": "1F 1S", "tailor": "1W 1S"}
    told = list(unbuilt.priced([(data.STONE, "stone left", tiles)], prices, fresh))
    assert told == [
        (data.STONE, "1F 1S", ["Park,", "Architect ×2"]),
        (data.STONE if fresh else "", "1W 1S", ["Tailor"]),
    ]


def test_of_two_tiles_alike_one_is_named_with_their_number() -> None:
    unbuilt.listing.cache_clear()
    with texts_written() as found:
        draw(late(8, 0), MARKS, Words("en"))
    assert found.count("Architect") == 1 and found.count(" ×2") == 1


@pytest.mark.parametrize("kind", unbuilt.KINDS)
def test_the_next_site_counts_in_words_the_tiles_for_whose_names_there_is_no_room(kind: str) -> None:
    view = late(data.ROAD - 2, 0)
    site = unbuilt.site(view)
    assert site is not None
    with texts_written() as found:
        draw(view, MARKS, Words("en"))
    assert "left" in found
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


def test_the_notice_says_what_income_a_prestige_building_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(unbuilt.formulas, "centred", lambda sheet, at, formula, size: written.append(formula))
    unbuilt.notice.cache_clear()
    unbuilt.notice((600, 150), "prestige left", (("hotel", "Hotel"), ("library", "Library")), 1, 4)
    unbuilt.notice.cache_clear()
    assert written == ["3S 2G", "16★ +2$", "3W 1G", "10★ +1$"]


def test_the_notice_makes_room_for_buildings_of_the_last_row() -> None:
    view = start()
    assert unbuilt.has_notice(view)
    for space in range(1, data.ROAD - 6):
        view = with_space(view, space, building="residence")
    assert not unbuilt.has_notice(view)
    assert not unbuilt.has_notice(replace(start(), supply=()))


@pytest.mark.parametrize("built", [6, 8, 12])
def test_the_tiles_that_are_left_are_hung_over_no_building_that_stands(built: int) -> None:
    """A gold mine stands on the road from the beginning, amidst bare fields."""
    (mine,) = (number for number, building in data.PRINTED.items() if building == "gold_mine")
    view = with_space(late(built, 0), mine, building="gold_mine")
    shown, without = (draw(one, MARKS, Words("en")).crop(house(mine)) for one in (view, replace(view, supply=())))
    assert not ImageChops.difference(shown.convert("RGB"), without.convert("RGB")).getbbox()
