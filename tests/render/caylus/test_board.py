"""The board picture: where everything lies, and that it shows what there is."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.caylus import ARTIST, bridge, favours, palette, people, road, signs, special
from render.caylus.board import draw
from render.caylus.layout import (
    BOARD,
    BRIDGE,
    CASTLE,
    COURTYARD,
    FAVOURS,
    PLACES,
    SCORINGS,
    ahead,
    behind,
    cuts,
    house,
    laid,
    lane,
    lines,
    milestone,
    place,
    plan,
)
from render.caylus.tiles import ROAD
from render.core.boxes import Box, around, corners
from render.core.canvas import Polygon
from render.core.palette import LOOKS
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from rules.caylus import data, events
from rules.caylus.view import View
from tests.render.arranged import fits
from tests.render.caylus import samples
from tests.render.pictures import texts_written

WORDS = Words("en")


def test_the_samples_have_every_question_and_every_number_of_seats() -> None:
    assert {view.question for view in samples.SAMPLES.values()} == {*samples.QUESTIONS, "over"}
    assert {len(view.players) for view in samples.SAMPLES.values()} == {2, 3, 4, 5}


def test_the_board_takes_up_about_two_thirds_or_the_full_width() -> None:
    left, top, right, bottom = BOARD
    width, height = plan(WIDE, 4).size
    assert 0.62 <= (right - left) * (bottom - top) / (width * height) <= 0.75
    assert plan(TALL, 4).size[0] - (right - left) <= 2 * left


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_lie_apart_and_inside(layout: Layout, seats: int) -> None:
    where = plan(layout, seats)
    boxes = [*board(layout), where.bar, *where.players, *([where.spare] if where.spare else [])]
    assert len(where.players) == seats
    assert fits(boxes, where.size)


def board(layout: Layout) -> list[Box]:
    """Returns where the board lies, or the parts into which it is cut and the favour lines."""
    if not (parts := cuts(layout)):
        return [BOARD]
    return [lines(layout), *(boxed(laid(corners(cut.box), layout)) for cut in parts)]


def boxed(place: Polygon) -> Box:
    return around([(round(x), round(y), round(x), round(y)) for x, y in place])


ON_BOARD = (CASTLE, SCORINGS, COURTYARD, BRIDGE, *map(place, PLACES), *map(house, range(1, data.ROAD + 1)))


def test_castle_favours_places_bridge_and_houses_lie_apart_on_the_board() -> None:
    boxes = [FAVOURS, *ON_BOARD]
    assert fits(boxes, BOARD[2:])
    assert all(BOARD[0] <= left and BOARD[1] <= top for left, top, _, _ in boxes)


def test_on_a_broad_picture_the_board_is_as_on_a_wide_one_but_lies_in_parts() -> None:
    wide, broad = (draw(samples.crowded(5), samples.BUSY, WORDS, layout) for layout in (WIDE, BROAD))
    for box in (*ON_BOARD, *map(lane, range(2, data.ROAD + 1))):
        assert laid(corners(box), BROAD) != corners(box)
        assert alike(wide.crop(inner(box)), broad.crop(inner(boxed(laid(corners(box), BROAD)))))


def inner(box: Box) -> Box:
    """Returns a box without its edges, over which the line round a part may run."""
    left, top, right, bottom = box
    return (left + 6, top + 6, right - 6, bottom - 6)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_low_window_the_smallest_name_of_a_house_on_a_broad_picture_has_11_pixels(seats: int) -> None:
    """Beside the panel a window of 1366 by 625 pixels has 996 by 525 for it, where those of a wide picture have 8."""
    width, height = plan(BROAD, seats).size
    assert min(ROAD.names) * min(996 / width, 525 / height) >= 11


def test_the_road_winds_so_that_each_space_lies_beside_the_next_or_below_it() -> None:
    for one, other in pairwise(lane(space) for space in range(1, data.ROAD + 1)):
        beside = one[1] == other[1] and (one[0] == other[2] or one[2] == other[0])
        below = one[1] < other[1] and abs(one[0] - other[0]) < 50
        assert beside or below


def test_everybody_sees_the_same() -> None:
    assert not any(picture.private for picture in ARTIST.pictures.values())
    seen = [draw(samples.middle(3), msgspec.structs.replace(samples.MARKS, seat=seat), WORDS) for seat in (None, 0, 2)]
    assert all(alike(seen[0], image) for image in seen)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


def changed(one: View, other: View) -> Box | None:
    """Returns where two views look different."""
    return ImageChops.difference(draw(one, Marks(), WORDS), draw(other, Marks(), WORDS)).getbbox()


def within(inner: Box | None, outer: Box) -> bool:
    assert inner is not None
    left, top, right, bottom = outer
    return left - 15 <= inner[0] and top - 15 <= inner[1] and inner[2] <= right + 15 and inner[3] <= bottom + 15


@pytest.mark.parametrize("space", [1, 7, 8, 16, 22, 28])
def test_a_worker_stands_before_the_house_of_his_space(space: int) -> None:
    view = samples.with_space(samples.crowded(5), space, building="mason", owner=1, worker=None)
    assert within(changed(view, samples.with_space(view, space, worker=3)), house(space))


def test_the_worker_of_a_house_is_nearest_to_the_number_of_its_own_space() -> None:
    """A number at the left end of its space was taken for that of the worker before it."""
    for space in range(1, data.ROAD + 1):
        numbers = {other: dist(road.stand(space), milestone(other)) for other in range(1, data.ROAD + 1)}
        nearest, next_ = sorted(numbers.values())[:2]
        assert numbers[space] == nearest < 0.8 * next_


def test_where_bailiff_and_provost_stand_the_number_has_their_colours() -> None:
    for bailiff, provost in ((9, 11), (17, 15), (14, 14)):
        canvas = Image.new("RGB", BOARD[2:])
        road.draw(canvas, replace(samples.middle(4), bailiff=bailiff, provost=provost), WORDS)
        left, right = ([canvas.getpixel(corner(space, aside)) for space in (bailiff, provost)] for aside in (-19, 19))
        assert close(left[0], palette.BAILIFF) and close(right[1], palette.PROVOST)


def corner(space: int, aside: int) -> tuple[int, int]:
    """Returns a point on a milestone beside its number: to the left near its top, to the right near its foot."""
    x, y = milestone(space)
    return (round(x) + aside, round(y) + (-5 if aside < 0 else 9))


def close(one: float | tuple[int, ...] | None, other: tuple[int, ...]) -> bool:
    assert isinstance(one, tuple)
    return all(abs(a - b) <= 24 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("space", [3, 7, 8, 12, 14, 15])
def test_bailiff_and_provost_stand_on_either_side_of_the_number_and_hide_neither_it_nor_each_other(space: int) -> None:
    bare = replace(samples.middle(4), bailiff=28, provost=28)
    found = []
    for moved in ({"bailiff": space}, {"provost": space}):
        canvas, other = (Image.new("RGB", BOARD[2:]) for _ in range(2))
        road.draw_officers(canvas, bare)
        road.draw_officers(other, replace(bare, **moved))
        left, top, right, bottom = lane(space)
        box = (left - 4, top - 40, right + 4, bottom + 40)
        seen = ImageChops.difference(canvas.crop(box), other.crop(box)).convert("L").point([0] * 60 + [255] * 196)
        there = seen.getbbox()
        assert there is not None
        found.append((box[0] + there[0], box[0] + there[2]))
    (a, b), (c, d) = sorted(found)
    x, _ = milestone(space)
    assert b <= x - 14 and x + 14 <= c, (a, b, x, c, d)
    assert min(b - a, d - c) >= 50, "both are larger than a worker"


@pytest.mark.parametrize("provost", range(2, data.ROAD))
def test_bailiff_and_provost_do_not_touch_where_they_stand_on_neighbouring_spaces(provost: int) -> None:
    for bailiff in (provost - 1, provost + 1):
        assert dist(*road.officers_at(replace(samples.middle(4), bailiff=bailiff, provost=provost))) >= 90


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_bailiff_and_provost_stand_before_the_lines_round_the_spaces_to_which_he_can_go(layout: Layout) -> None:
    view = replace(samples.middle(4, "bribe"), bailiff=9, provost=11)
    plain, asked = (
        draw(view, Marks(chosen=("provost",), targets=targets), WORDS, layout)
        for targets in ((), tuple(map(str, range(8, 15))))
    )
    for x, y in (behind(9), ahead(11)):
        box = boxed(laid(corners((round(x) - 10, round(y) - 22, round(x) + 10, round(y) + 24)), layout))
        assert alike(plain.crop(box), asked.crop(box))


def test_a_favour_that_was_used_in_this_round_is_seen_on_its_line() -> None:
    view, used = samples.middle(4), events.LineUsed(2, "deniers", 2, True)
    plain, ringed, over = (
        draw(view, Marks(events=happened), WORDS).crop(FAVOURS)
        for happened in ((), (used,), (used, events.RoundBegan(9, (0, 1, 2, 3))))
    )
    (x, y), radius = favours.stands(view, 1, 2)
    at, half = (x - FAVOURS[0], y - FAVOURS[1]), radius + 8
    ring = ImageChops.difference(plain, ringed).getbbox()
    assert ring is not None
    assert at[0] - half <= ring[0] < ring[2] <= at[0] + half + 1
    assert at[1] - half <= ring[1] < ring[3] <= at[1] + half + 1
    assert alike(plain, over)


def test_only_the_site_of_the_next_building_is_staked_out() -> None:
    view = samples.start(3)
    free = next(space.number for space in view.spaces if not space.building)
    canvas = Image.new("RGB", BOARD[2:])
    road.draw(canvas, view, WORDS)
    sites = [canvas.crop(inner(house(space.number))) for space in view.spaces if not space.building]
    assert [site.getbbox() is not None for site in sites] == [True, *[False] * (len(sites) - 1)]
    assert within(canvas.crop(house(free)).getbbox(), (0, 0, ROAD.width, ROAD.height))


def test_the_owner_of_a_building_is_told_by_its_roof() -> None:
    view = samples.with_space(samples.crowded(5), 20, building="mason", owner=1)
    assert within(changed(view, samples.with_space(view, 20, owner=2)), house(20))


def test_a_house_that_will_be_a_residence_says_whose() -> None:
    view = samples.with_space(samples.middle(4), 4, building="forest", owner=None, worker=0)
    seen = [samples.with_space(view, 4, reserved=seat) for seat in (1, 2)]
    assert within(changed(view, seen[0]), house(4))
    assert within(changed(*seen), house(4))


@pytest.mark.parametrize("id", data.SPECIAL)
def test_workers_on_special_places_stand_there(id: str) -> None:
    view = samples.with_place(samples.start(5), id)
    assert within(changed(view, samples.with_place(view, id, 4)), special.box_of(id))


def test_the_batches_of_a_builder_lie_beside_his_worker() -> None:
    view = samples.with_place(samples.middle(4, "deliver"), data.CASTLE, 2, 0)
    more = samples.with_player(view, 2, delivered=3)
    assert within(changed(view, more), COURTYARD)


def test_a_closed_place_takes_no_worker() -> None:
    view = samples.start(2)
    opened = replace(view, places=tuple(replace(seen, closed=False) for seen in view.places))
    assert within(changed(view, opened), place(data.STABLES))


def test_the_bridge_says_that_it_tells_what_a_worker_costs_until_all_have_passed() -> None:
    """A bright 1 below "passed" was not taken for a price."""
    said = []
    for phase, passed in ((2, (0, 2)), (2, (0, 2, 1)), (5, (0, 2, 1))):
        with texts_written() as found:
            bridge.draw(Image.new("RGB", BOARD[2:]), replace(samples.middle(3), phase=phase, passed=passed), WORDS)
        said.append(found[0])
    assert said == ["a worker costs", "all have passed", "all have passed"]


def test_the_price_of_the_next_worker_is_written_larger_than_those_to_come() -> None:
    canvas = Image.new("RGB", BOARD[2:])
    bridge.draw(canvas, replace(samples.start(5), passed=(4,)), WORDS)
    inked = [ink(canvas.crop(bridge.slab(number))) for number in range(2, 6)]
    assert inked[0] > 1.5 * max(inked[1:])


def ink(image: Image.Image) -> int:
    return sum(image.convert("L").point([1] * 70 + [0] * 186).tobytes())


def test_a_place_that_is_to_be_had_has_a_dark_rim_as_long_as_workers_are_placed() -> None:
    """Grey rings on plaster were the weakest marks of the board."""
    placing = samples.with_place(samples.with_space(samples.middle(4), 9, building="mason", worker=None), data.GUILD)
    for x, y in (road.stand(9), special.spots(data.GUILD)[0], special.spots(data.STABLES)[2]):
        place = (round(x) - 20, round(y) - 18, round(x) + 15, round(y) + 22)
        free, over = (ink(draw(replace(placing, phase=phase), Marks(), WORDS).crop(place)) for phase in (2, 5))
        assert free > over + 150


def test_a_free_place_is_hollow_and_the_white_worker_has_a_heavy_dark_edge() -> None:
    """Bright in a rim, and of one size, each was taken for the other on a phone."""
    place, white = signs.circle(ROAD.spot), people.worker(LOOKS[4])
    middle = place.image.crop((place.anchor[0] - 10, place.anchor[1] - 10, place.anchor[0] + 10, place.anchor[1] + 10))
    assert middle.getchannel("A").getextrema() == (0, 0)
    row = Image.new("RGB", white.image.size, palette.WALLS[data.FIXED])
    row.paste(white.image, (0, 0), white.image)
    assert ink(row.crop((0, white.anchor[1] - 8, white.anchor[0], white.anchor[1] - 7))) >= 4


@pytest.mark.parametrize("lines", [lines(WIDE), lines(BROAD)])
@pytest.mark.parametrize("levels", [(0, 0, 0, 0, 0), (1, 1, 1, 1, 1), (0, 3, 1, 1, 2), (5, 5, 5, 0, 1)])
def test_markers_lie_apart_in_their_fields_the_larger_the_fewer_there_are(levels: tuple[int, ...], lines: Box) -> None:
    """Small and in corners, which marker stood on which column was not read on a phone."""
    view = samples.start(5)
    for seat, level in enumerate(levels):
        view = samples.with_player(view, seat, levels=(0, 0, level, 0))
    begun = [seat for seat in range(5) if levels[seat]]
    found, levels = [favours.stands(view, 2, seat, lines) for seat in begun], tuple(levels[seat] for seat in begun)
    for level, ((x, y), half) in zip(levels, found, strict=True):
        left, top, right, bottom = favours.cell(2, level, lines)
        assert left + half <= x + 1 <= right - half + 2 and top + half <= y <= bottom - half
    assert all(dist(a, b) >= one + other - 2 for (a, one), (b, other) in combinations(found, 2))
    radii = {levels.count(level): half for level, (_, half) in zip(levels, found, strict=True)}
    assert [half for _, half in sorted(radii.items())] == sorted(radii.values(), reverse=True)


def test_nobody_has_a_marker_on_a_line_before_it_is_begun() -> None:
    """Small and faint before the first column, they hid who had come how far."""
    begun = samples.with_player(samples.start(3), 1, levels=(1, 0, 0, 0))
    found = changed(samples.start(3), begun)
    left, top, right, bottom = favours.cell(0, 1)
    assert found is not None
    assert left <= found[0] < found[2] <= right and top <= found[1] < found[3] <= bottom


def test_the_columns_of_the_favour_lines_are_numbered_as_turns_that_are_told_call_them() -> None:
    favours._table.cache_clear()
    with texts_written() as written:
        draw(samples.middle(4), Marks(), WORDS)
    numbers = [str(column) for column in range(1, data.COLUMNS + 1)]
    assert any(written[at : at + len(numbers)] == numbers for at in range(len(written)))


def test_simple_favours_have_no_lines() -> None:
    simple = samples.jeweller(2)
    assert changed(simple, samples.with_player(simple, 0, levels=(1, 1, 1, 1))) is None


def test_the_turn_order_has_the_largest_marks_of_the_board() -> None:
    """As large as those on the bridge below it, it was taken for who had passed."""
    left, top, right, bottom = bridge.ORDER
    drawn = [Image.new("RGB", BOARD[2:]) for _ in range(2)]
    for canvas, order in zip(drawn, ((0, 1, 2, 3, 4), (1, 0, 2, 3, 4)), strict=True):
        bridge.draw(canvas, replace(samples.start(5), order=order), WORDS)
    marks = ImageChops.difference(*drawn).getbbox()
    assert marks is not None
    assert marks[3] - marks[1] >= 45
    assert left <= marks[0] and top + 24 <= marks[1] and marks[2] <= right and marks[3] <= bottom


def test_who_lives_at_the_inn_lies_there_as_large_as_any_worker_beside_who_came_this_round() -> None:
    """A small mark on a blanket was not told from the worker beside it."""
    empty = replace(samples.middle(4), resident=None)
    left, _, right, bottom = place(data.INN)
    for seat in range(4):
        lying = changed(empty, replace(empty, resident=seat))
        assert lying is not None
        assert left + 54 < lying[0] < lying[2] < right - 20
        assert bottom - 66 < lying[1] < lying[3] < bottom + 10
        assert lying[3] - lying[1] >= 2 * people.WORKER


@pytest.mark.parametrize("language", ["en", "cs"])
def test_below_the_places_of_the_inn_is_written_whose_is_which(language: str) -> None:
    words = Words(language)
    with texts_written() as found:
        draw(samples.middle(4), Marks(), words)
    assert {words("caylus-picture-inn-new"), words("caylus-picture-inn-stays")} <= {*found}
