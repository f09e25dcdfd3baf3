"""The board picture: every position can be drawn, within what chats take."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.app.speech.language import Words
from render.core.boxes import Box, around
from render.core.canvas import Colour, Point, Sprite, polar
from render.core.palette import DARK, LOOKS
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from render.tikal import ARTIST, figures, palette, room, supplies, temples, terrain
from render.tikal.board import draw, ground, lay_stones
from render.tikal.layout import (
    APOTHEM,
    BOARD,
    DISPLAYED,
    NAMES,
    RADIUS,
    TURNED,
    UPRIGHT,
    Site,
    plan,
    shelf,
    site_of,
)
from rules.tikal import data, events
from rules.tikal.view import SpaceView
from tests.render.arranged import fits
from tests.render.contrast import luminance
from tests.render.pictures import texts_written
from tests.render.tikal.samples import MARKS, SAMPLES, middle, start, with_space


def test_the_samples_have_every_phase_with_every_number_of_seats() -> None:
    met = {(view.phase, len(view.players)) for view in SAMPLES.values()}
    assert met == {(phase, n) for phase in ("place", "act", "scoring", "bid", "take", "over") for n in (2, 3, 4)}


def test_the_board_takes_up_about_two_thirds_but_for_what_is_told_or_the_full_width() -> None:
    left, top, right, bottom = TURNED.board
    where = plan(WIDE, 4)
    assert where.told is not None
    assert 0.6 <= (right - left) * (bottom - top) / (where.size[0] * where.told[1]) <= 0.72
    assert plan(TALL, 4).size[0] - (right - left) <= 2 * left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_space_is_as_large_on_a_wide_picture_in_a_chat_as_on_a_tall_one_on_a_phone(seats: int) -> None:
    """On a wide one of 72 pixels what borders cost was misread between crowded spaces, on a tall one it was not."""
    assert 2 * RADIUS * 400 / plan(TALL, seats).size[0] >= 80
    assert 2 * RADIUS * 550 / plan(WIDE, seats).size[0] >= 79


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_lie_apart_and_inside(layout: Layout, seats: int) -> None:
    where = plan(layout, seats)
    panels = [where.bar, *where.players, *filter(None, (where.spare, where.told))]
    assert len(where.players) == seats
    for tiles in range(seats + 1):
        laid = shelf(layout, seats, tiles)
        site = site_of(layout)
        turned = [tile(site, at, DISPLAYED) for at in laid.display] if tiles else [laid.hand]
        assert fits([*panels, laid.levels, *turned], where.size)
        assert fits([*panels, laid.levels, tile(site, laid.stack, laid.pile)], where.size)
        assert fits([site.board, laid.levels, *turned], where.size)


def tile(site: Site, middle: Point, radius: float) -> Box:
    return around([(round(x), round(y), round(x), round(y)) for x, y in site.hexagon(middle, radius)])


def test_on_a_broad_picture_all_but_the_turn_line_lies_beside_the_board() -> None:
    where, laid = plan(BROAD, 4), shelf(BROAD, 4, 4)
    assert where.spare is not None
    assert min(box[0] for box in (*where.players, where.spare, laid.hand, laid.levels)) > BOARD[2]
    assert min(x for x, _ in (laid.stack, *laid.display)) > BOARD[2]
    assert where.size[1] - BOARD[3] <= BOARD[0] + 1


def test_in_a_low_window_a_space_of_a_broad_picture_is_98_pixels_broad() -> None:
    """Beside the panel a window of 1366 by 625 pixels has 996 by 525 for it, where one of a wide picture has 72."""
    width, height = plan(BROAD, 4).size
    assert 2 * RADIUS * min(996 / width, 525 / height) >= 98


SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


@SITES
def test_the_spaces_are_those_of_the_game_and_touch_where_they_should(site: Site) -> None:
    """In the direction of an edge, which is that of its stones, lies the neighbour."""
    assert data.SPACES == NAMES
    for name in NAMES:
        middle, ours = site.centre(name), site.space(name)
        left, top, right, bottom = tile(site, middle, RADIUS)
        assert fits([(left, top, right, bottom)], (site.board[2] + 1, site.board[3] + 1))
        assert site.board[:2] <= (left, top)
        for edge, near, _ in data.BORDERS[data.INDEX[name]]:
            theirs = site.space(NAMES[near])
            shared = {(round(a), round(b)) for a, b in ours} & {(round(a), round(b)) for a, b in theirs}
            assert len(shared) == 2, (name, edge)
            beyond = polar(middle, 2 * APOTHEM, site.edge_angle(edge))
            assert hypot(*(a - b for a, b in zip(beyond, site.centre(NAMES[near]), strict=True))) < 1


def test_a_turned_board_begins_in_its_lower_left_corner_and_has_the_base_camp_in_the_lower_right_one() -> None:
    first, camp, last = map(TURNED.centre, ("a1", "a5", "h1"))
    assert first[1] == camp[1] > last[1]
    assert first[0] < camp[0]


def test_long_words_and_names_stay_inside_their_panels() -> None:
    long = msgspec.structs.replace(MARKS, names=("Maximilian Wolfgang Hohenzollern",) * 4, clock="23 days 23 hours")
    tidy = draw(middle(4), MARKS, Words("en"))
    changed = ImageChops.difference(draw(middle(4), long, Words("en")), tidy).convert("L").point([0] * 24 + [255] * 232)
    box = changed.getbbox()
    assert box is not None
    width, height = tidy.size
    assert box[2] <= width - 12
    told = plan(WIDE, 4).told
    assert told is not None
    assert box[3] <= told[3] < height
    between = changed.crop((0, 90, TURNED.board[2], told[1]))
    assert between.getbbox() is None


def test_tikal_shows_one_picture_to_all() -> None:
    assert set(ARTIST.pictures) == {"board"}
    seen = [draw(middle(3), msgspec.structs.replace(MARKS, seat=seat), Words("en")) for seat in (None, 0, 2)]
    assert all(ImageChops.difference(seen[0], image).getbbox() is None for image in seen)


def test_the_middle_sample_is_contested() -> None:
    temples = [space for space in middle(4).spaces if space.kind == "temple"]
    assert {space.holder is None for space in temples} == {True, False}


def test_a_temple_that_is_held_flies_a_flag_and_one_that_is_guarded_has_walls_of_that_colour() -> None:
    """A roof in the holder's colour alone was taken for a guard."""
    for look in LOOKS[:4]:
        held, guarded = (temples.temple(5, look, guard).image.convert("RGB") for guard in ("", "worker"))
        (x, y), stone = temples.temple(5, look).anchor, temples.temple(5).image.convert("RGB")
        wall = (x + 40, y - 4, x + 46, y + 4)
        assert ImageChops.difference(held.crop(wall), guarded.crop(wall)).getbbox() is not None
        assert guarded.getpixel((x + 14, y + 22)) == look.lit
        assert held.getpixel((x + 14, y + 22)) == stone.getpixel((x + 14, y + 22)) != look.lit
        assert held.getpixel((x - 46, y - 5)) == look.colour


def test_a_temple_that_is_tied_flies_a_flag_of_nobody() -> None:
    """Without a sign it was not seen whether several have the same or the flag was missed."""
    one = SpaceView(name="c4", kind="temple", value=5, workers=(2, 0))
    assert temples.is_tied(replace(one, workers=(2, 2)))
    assert not temples.is_tied(replace(one, holder=0, lead=2))
    assert not temples.is_tied(replace(one, workers=(0, 0)))
    shown, bare = (temples.temple(5, tied=tied) for tied in (True, False))
    (x, y), cloth = shown.anchor, shown.image.getpixel((shown.anchor[0] - 46, shown.anchor[1] - 5))
    assert cloth == (*palette.UNDYED, 255)
    assert shown.image.getpixel((x - 30, y - 27)) == (*DARK, 255)
    assert bare.image.getpixel((x - 30, y - 27)) != (*DARK, 255)


def test_stones_before_what_is_unexplored_have_their_number_and_lie_inside_their_space() -> None:
    """Small, pale and without a number they were overlooked, and in a row they were miscounted."""
    _, y = terrain.lying((0, 0), 0, UPRIGHT)
    with texts_written() as written:
        terrain.crossing.cache_clear()
        for count in (1, 2, 3):
            slab = terrain.crossing(count, UPRIGHT.edge_angle(0) % 180)
            assert slab.anchor[1] - _solid(slab.image)[1] - y <= APOTHEM
    assert written == ["1", "2", "3"]


@SITES
def test_stones_before_what_is_unexplored_cover_no_flag_and_no_figures(site: Site) -> None:
    """They are as large as what a border costs, and lie where that does among figures."""
    held = SpaceView(name="c4", kind="temple", value=5, workers=(2, 0), holder=0, lead=2)
    crowd = room.crowd(held, site)
    middle = site.centre("c4")
    assert temples.flown(middle, held) in crowd
    assert site.spot(middle, figures.standing(held, site)[0], led=False) in crowd
    for edge in range(6):
        (x, y), (u, v) = (terrain.lying(middle, edge, site, among) for among in (crowd, ()))
        near = min(hypot(u - a, v - b) for a, b in crowd)
        assert ((x, y) == (u, v)) == (near >= 46)


@pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])
def test_each_stone_of_a_tile_in_hand_has_a_number_even_one_alone(site: Site) -> None:
    """A bare small stone was overlooked, or miscounted, in both layouts."""
    with texts_written() as written:
        terrain.held.cache_clear()
        supplies.small_tile.cache_clear()
        supplies.small_tile("E5", max(data.NUMBERS), site, shelf(TALL, 2, 0).held)
    assert sorted(written) == ["1", "2"]
    assert [count for count in data.LAID["E5"][0] if count] == [2, 1]


def test_a_pale_line_along_its_edge_holds_a_space_together() -> None:
    """Of figures that stand near a border it was not known on which of two spaces they stand."""
    image, (x, y) = (found := terrain.tile("jungle", (0,) * 6, UPRIGHT)).image.convert("L"), found.anchor
    low = round(y + APOTHEM)
    rows = [mean(image.crop((round(x) - 20, at, round(x) + 20, at + 2))) for at in (low - 22, low - 9)]
    assert rows[1] > 1.1 * rows[0]


def mean(image: Image.Image) -> float:
    return ImageStat.Stat(image).mean[0]


def test_a_temple_grows_with_its_value_and_nobody_in_front_of_it_hides_that() -> None:
    """It was a grey square with a number."""
    tops = []
    for value in range(1, data.HIGHEST_SQUARE + 1):
        sprite = temples.temple(value)
        seen = sprite.image.getchannel("A").point([0] * 250 + [255] * 6).getbbox()
        assert seen is not None
        tops.append(sprite.anchor[1] - seen[1])
        assert seen[3] - sprite.anchor[1] <= 30
    assert all(lower < higher for lower, higher in pairwise(tops))
    assert tops[-1] - tops[0] >= 30


def test_a_border_that_nobody_can_cross_is_grown_over() -> None:
    """Bare, it was not known whether figures cover its stone, and no walk could be planned."""
    view = middle(4)
    crossed = frozenset(frozenset(crossing.spaces) for crossing in view.crossings)
    explored = tuple((one.name, one.kind, one.stones) for one in view.spaces if one.kind != "unexplored")
    painted = ground(explored, crossed, plan(WIDE, 4).size, UPRIGHT)
    shades: dict[bool, list[float]] = {True: [], False: []}
    for pair in combinations([name for name, kind, _ in explored if kind != "volcano"], 2):
        (x, y), (u, v) = map(UPRIGHT.centre, pair)
        if hypot(u - x, v - y) < 2 * RADIUS:
            at = round((x + u) / 2), round((y + v) / 2)
            border = painted.crop((at[0] - 5, at[1] - 5, at[0] + 5, at[1] + 5))
            shades[frozenset(pair) in crossed].append(max(ImageStat.Stat(border).mean))
    assert len(shades[False]) > 5
    assert max(shades[False]) < min(shades[True])


def test_what_a_border_costs_is_smaller_and_fainter_than_how_many_workers_stand_there() -> None:
    """Numbers of nearly one size in rounds of nearly one size were taken for one another."""
    cost, workers = terrain.crossing(2, 90).image, figures.figures(LOOKS[0], 2).image
    heights = [_solid(image)[3] - _solid(image)[1] for image in (cost, workers)]
    assert heights[0] <= 0.75 * heights[1]


def test_the_stone_of_a_border_that_costs_one_is_small() -> None:
    """As large as the others, these most frequent ones crowded who stood beside them, and were taken for workers."""
    one, two = (_solid(terrain.crossing(stones, 90).image) for stones in (1, 2))
    assert (one[2] - one[0]) * (one[3] - one[1]) <= 0.7 * (two[2] - two[0]) * (two[3] - two[1])


def test_the_outline_of_a_tile_that_was_placed_covers_no_number_of_stones() -> None:
    view = with_space(start(2), "g3", kind="jungle", stones=(2, 0, 3, 0, 0, 0))
    placed = Marks(events=(events.TilePlaced(0, "A6", "jungle", "g3", 0),))
    plain, outlined = (draw(view, marks, Words("en")) for marks in (Marks(), placed))
    for edge in (0, 2):
        x, y = map(round, terrain.lying(UPRIGHT.centre("g3"), edge, UPRIGHT))
        box = (x + 14 * (edge == 0) - 8, y - 8, x + 14 * (edge == 0) + 8, y + 8)
        assert ImageChops.difference(plain.crop(box), outlined.crop(box)).getbbox() is None


def test_stones_whose_sum_stands_on_a_border_do_not_lie_there_too() -> None:
    """Beside the number they were as loud as the temples, and told nothing more."""
    stones = (1, 0, 0, 0, 0, 0)
    view = with_space(with_space(start(2), "b1", kind="jungle"), "b2", kind="jungle", stones=stones)
    explored = tuple((name, "jungle", stones if name == "b2" else (0,) * 6) for name in ("b1", "b2"))
    (x, y), boards = UPRIGHT.centre("b2"), []
    for open_to in (frozenset(), frozenset({frozenset(("b1", "b2"))})):
        boards.append(ground(explored, open_to, plan(WIDE, 2).size, UPRIGHT).copy())
        lay_stones(boards[-1], view, open_to, UPRIGHT)
    u, v = terrain.lying((x, y), 0, UPRIGHT)
    alone, crossed = (board.getpixel((round(u + 24), round(v + 9))) for board in boards)
    assert isinstance(alone, tuple)
    assert isinstance(crossed, tuple)
    assert max(alone[:3]) < max(crossed[:3]) - 30


def _solid(image: Image.Image) -> Box:
    box = image.getchannel("A").point([0] * 250 + [255] * 6).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("angle", [30, 90, 150])
def test_a_border_that_can_be_crossed_has_a_path_and_another_a_thicket(angle: int) -> None:
    """Where both were grass it was not seen which border can be stepped over."""
    path, thicket = (_over(kind(angle)) for kind in (terrain.gate, terrain.thicket))
    assert luminance(path) > 3 * luminance(thicket)
    ends = [_over(terrain.gate(angle), polar((0, 0), far, angle + 90)) for far in (-25, 25)]
    assert luminance(path) > 3 * max(map(luminance, ends)), "figures near it are seen to be on this side"


def _over(sprite: Sprite, at: Point = (0, 0)) -> Colour:
    """Returns the colour at a point of a border, from its middle."""
    ground = Image.new("RGB", sprite.image.size, palette.GRASS)
    sprite.stamp(ground, sprite.anchor)
    pixel = ground.getpixel((round(sprite.anchor[0] + at[0]), round(sprite.anchor[1] + at[1])))
    assert isinstance(pixel, tuple)
    return (int(pixel[0]), int(pixel[1]), int(pixel[2]))
