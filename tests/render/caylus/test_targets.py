"""What may be chosen next, on the board."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from PIL import ImageChops

from bot.app.panels.choosing import Offer, targets, verb_of
from bot.app.speech.language import Words
from render.caylus import ARTIST
from render.caylus.bridge import slab
from render.caylus.castle import part_box
from render.caylus.catalogue import draw
from render.caylus.favours import cell, row
from render.caylus.layout import BOARD, house, laid, lane, plan
from render.caylus.panels import stock
from render.caylus.places import places
from render.caylus.special import box_of
from render.core.boxes import corners
from render.core.scene import BROAD, TALL, WIDE, Marks, Places
from render.core.studio import picture_while
from rules.caylus import data
from rules.core import history, record
from rules.core.log import effective
from rules.core.notation import Menus
from tests.records.files import folder
from tests.render.arranged import fits
from tests.render.caylus.samples import crowded, middle, start

SPACES = [str(space) for space in range(1, data.ROAD + 1)]


def test_workers_are_placed_on_houses_and_special_places() -> None:
    found = places(middle(3), Marks(chosen=("place",), targets=(*data.SPECIAL, *SPACES)), WIDE)
    assert list(found) == [*data.SPECIAL, *SPACES]
    assert found["12"] == corners(house(12))
    assert found["gate"] == corners(box_of("gate"))


def test_the_provost_goes_along_the_road() -> None:
    found = places(crowded(3), Marks(chosen=("provost",), targets=("20", "21", "22")), WIDE)
    assert found == {str(space): corners(lane(space)) for space in (20, 21, 22)}


def test_a_favour_has_its_line_and_what_it_brings_its_column() -> None:
    lines = places(middle(3, "line"), Marks(chosen=("favour",), targets=data.LINES), WIDE)
    assert lines == {line: corners(row(at)) for at, line in enumerate(data.LINES)}
    columns = places(middle(3, "effect"), Marks(chosen=("use",), targets=("1", "3")), WIDE)
    assert columns == {str(column): corners(cell(2, column)) for column in (1, 3)}


def test_a_whole_notation_has_its_place_too() -> None:
    lines = ("place 3", "provost 20", "send inn", "take FF", "build mason")
    found = places(middle(3), Marks(targets=lines), WIDE)
    assert found == {"place 3": corners(house(3)), "provost 20": corners(lane(20)), "send inn": corners(box_of("inn"))}
    assert not places(middle(3), Marks(chosen=("take",), targets=("3",)), WIDE)


def test_the_residence_that_makes_way_for_a_tile_is_chosen_on_the_board() -> None:
    found = places(crowded(3), Marks(chosen=("build", "statue"), targets=("9", "14")), WIDE)
    assert found == {str(space): corners(house(space)) for space in (9, 14)}


def test_goods_and_deniers_are_pressed_where_they_lie_on_ones_own_panel() -> None:
    view, pressed = crowded(3), ("take", "take CC", "CC", "FFC", "trade", "2$", "FWS")
    for layout in (WIDE, TALL, BROAD):
        found = ARTIST.places("board", view, Marks(seat=1, pressed=pressed), layout)
        own = {sign: corners(box) for sign, box in stock(plan(layout, 3).players[1]).items()}
        assert found == {"CC": own["C"], "FFC": own["F"], "2$": own["$"]}
    assert not ARTIST.places("board", view, Marks(pressed=pressed), WIDE), "who watches has no panel"


@pytest.mark.parametrize(
    ("chosen", "picture"),
    [
        ((), "board"),
        (("place",), "board"),
        (("build",), "buildings"),
        (("build", "wood_peddler"), "buildings"),
        (("build", "statue"), "board"),
        (("transform",), "board"),
    ],
)
def test_the_catalogue_is_shown_while_a_tile_is_chosen_and_the_board_for_spaces(
    chosen: tuple[str, ...], picture: str
) -> None:
    assert picture_while("caylus", chosen) == picture


def test_everything_lies_alike_in_all_layouts_but_that_the_board_is_cut_for_a_broad_one() -> None:
    marks = Marks(chosen=("place",), targets=tuple(chain(data.SPECIAL, SPACES)))
    wide, tall, broad = (places(middle(3), marks, layout) for layout in (WIDE, TALL, BROAD))
    assert wide == tall
    assert [*broad.items()] == [(token, laid(place, BROAD)) for token, place in wide.items()]


def test_who_passes_goes_to_the_bridge() -> None:
    view = replace(middle(4), passed=(2, 0))
    assert places(view, Marks(targets=("pass",)), WIDE) == {"pass": corners(slab(3))}


SEEN_ON = {
    "board": {"place", "send", "transform", "provost", "favour", "use", "pass", "home", "joust"},
    "buildings": {"build"},
}
"""The verbs whose lines have places on a picture."""


@cache
def size_of(picture: str) -> tuple[int, int]:
    return BOARD[2:] if picture == "board" else draw(middle(5), Marks(), Words("en")).size


@pytest.mark.parametrize("file", sorted(folder("caylus").glob("*.txt")), ids=lambda file: file.stem)
def test_whatever_a_panel_offers_and_can_be_seen_has_its_place_apart_from_the_others(file: Path) -> None:
    found, met = record.read(file.read_text(encoding="utf-8")), set()
    for _, moved in history.retrace(found.header, list(effective(found.entries))):
        for seat in moved.match.awaited:
            tokens = list(Menus(moved.match.game).tokens(moved.match.state, seat))
            offered, picture = targets(tokens), picture_while("caylus", verb_of(map(Offer, tokens)))
            placed = ARTIST.places(picture, moved.match.view(seat), Marks(seat=seat, targets=offered), WIDE)
            assert set(placed) == {target for target in offered if target.split()[0] in SEEN_ON[picture]}
            boxes = [(*map(int, place[0]), *map(int, place[2])) for place in placed.values()]
            assert fits([(left, top, right, bottom) for left, top, right, bottom in boxes], size_of(picture))
            met |= {target.split()[0] for target in placed}
    assert {"place", "pass", "provost", "build"} <= met


@pytest.mark.parametrize("place", ["gate", "castle", "1"])
def test_a_worker_that_is_about_to_be_placed_is_seen_there(place: str) -> None:
    view, words = start(3), Words("en")
    before, after = (
        ARTIST.draw("board", view, Marks(seat=1, names=("Anna", "Bob", "Cy"), chosen=chosen), words)
        for chosen in (("place",), ("place", place))
    )
    left, top, right, bottom = box_of(place) if place in data.SPECIAL else house(int(place))
    changed = ImageChops.difference(before, after).getbbox()
    assert changed is not None
    assert left <= changed[0] and top <= changed[1] and changed[3] <= bottom + 2
    assert changed[2] <= right + 8, "he stands at the corner"


def test_a_batch_is_handed_in_at_the_next_free_part_of_the_castle() -> None:
    view = middle(4)
    at, section = next((at, one) for at, one in enumerate(view.sections) if not one.scored)
    capacity, built = section.capacity, len(section.parts)
    assert built + 2 <= capacity
    first, second = (corners(part_box(at, capacity, built + part)) for part in range(2))
    begun = Marks(seat=0, pressed=("deliver", "deliver FWS", "FWS", "deliver FWC"))
    assert pressed_on(begun) == {"deliver FWS": first, "deliver FWC": first}
    handed = Marks(seat=0, chosen=("deliver", "FWS"), pressed=("deliver FWS", "deliver FWS FWC", "FWC"))
    assert pressed_on(handed) == {"deliver FWS": first, "deliver FWS FWC": second}


def test_the_guest_of_the_inn_is_asked_in_its_room() -> None:
    inn = corners(box_of(data.INN))
    assert pressed_on(Marks(seat=0, pressed=("stay", "leave"))) == {"stay": inn, "leave": inn}


def pressed_on(marks: Marks) -> Places:
    return ARTIST.places("board", middle(4), marks, WIDE)
