"""The board picture: every position can be drawn, within what chats take."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import hypot
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.app.speech.language import Words
from render.core import labels, pieces
from render.core.overflow import watched
from render.core.palette import look_of
from render.core.plans import MARGIN
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from render.java import ARTIST, palette, symbols, terraces, terrain
from render.java.board import draw
from render.java.borders import TOLLED
from render.java.island import island
from render.java.layout import APOTHEM, CITIES, RADIUS, RULER, TURNED, UPRIGHT, Site, column, guides, plan, site_of
from render.java.water import extent, prize
from rules.java import data, events
from rules.java.view import RankView, SpaceView, SystemView, View
from tests.render.arranged import fits
from tests.render.java.samples import MARKS, SAMPLES
from tests.render.pictures import texts_written


def test_the_samples_have_every_phase_with_every_number_of_seats() -> None:
    met = {(view.phase, len(view.players)) for view in SAMPLES.values()}
    assert met == {(phase, seats) for phase in ("turn", "festival", "over") for seats in (2, 3, 4)}


def test_the_board_takes_up_about_two_thirds_or_the_full_width() -> None:
    left, top, right, bottom = UPRIGHT.board
    width, height = plan(WIDE, 4).size
    assert 0.58 <= (right - left) * (bottom - top + 2 * RULER) / (width * height) <= 0.73
    left, _, right, _ = TURNED.sea
    assert plan(TALL, 4).size[0] - (right - left) == 2 * MARGIN


def test_a_space_of_a_wide_picture_is_28_pixels_broad_in_a_message() -> None:
    """Of 23, as the players stood beside the board, spaces were taken for others and levels misread."""
    assert 2 * APOTHEM * 550 / plan(WIDE, 4).size[0] >= 28


def test_a_space_is_29_pixels_broad_on_a_phone() -> None:
    """Of 20 pixels, while the island lay across the phone, spaces were taken for others."""
    assert 2 * APOTHEM * 400 / plan(TALL, 4).size[0] >= 29


@pytest.mark.parametrize("name", ["A5", "H9", "O14"])
def test_on_a_tall_picture_north_is_on_the_left_and_west_below(name: str) -> None:
    row, number = name[0], int(name[1:])
    (x, y), south, east = (TURNED.centre(one) for one in (name, f"{chr(ord(row) + 1)}{number}", f"{row}{number + 1}"))
    assert south[0] > x and east[1] < y


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_broad_picture_all_panels_lie_beside_the_island(seats: int) -> None:
    where = plan(BROAD, seats)
    assert where.spare is not None
    assert fits([UPRIGHT.board, where.bar, *where.players, where.spare], where.size)
    assert where.size[1] - UPRIGHT.board[3] <= 2 * MARGIN + RULER


def test_in_a_low_window_a_space_of_a_broad_picture_is_33_pixels_broad() -> None:
    """Beside the panel a window of 1366 by 625 pixels has 996 by 525 for it, where one of a wide picture has 27."""
    width, height = plan(BROAD, 4).size
    assert 2 * APOTHEM * min(996 / width, 525 / height) >= 33


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_lie_apart_and_inside(layout: Layout, seats: int) -> None:
    where, site = plan(layout, seats), site_of(layout)
    assert where.spare is not None
    boxes = [*site.lying, where.bar, *where.players, where.spare]
    assert len(where.players) == seats
    assert fits(boxes, where.size)


SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


@SITES
@pytest.mark.parametrize("drawn", data.BOARDS)
def test_no_space_lies_below_a_panel_or_outside(drawn: str, site: Site) -> None:
    for name in data.BOARDS[drawn].names:
        x, y = site.centre(name)
        assert all(site.board[0] - 1 <= x <= site.board[2] + 1 for x, _ in site.space(name))
        assert all(site.board[1] - 1 <= y <= site.board[3] + 1 for _, y in site.space(name))
        for left, top, right, bottom in (*site.lying, CITIES):
            nearest = (max(left, min(right, x)), max(top, min(bottom, y)))
            assert (nearest[0] - x) ** 2 + (nearest[1] - y) ** 2 >= APOTHEM**2, name


TURNS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""How many half spaces further east and how many rows further north the neighbour in each direction lies."""


@pytest.mark.parametrize("drawn", data.BOARDS)
def test_rows_have_their_letters_on_the_sea_where_there_is_some_beside_them(drawn: str) -> None:
    island.cache_clear()
    with texts_written() as written:
        island(plan(WIDE, 2).size, drawn, UPRIGHT, ())
    letters = sorted({one for one in written if one.isalpha()})
    assert letters == list("ABCDFHIJKLMN"), "E and G reach to the rim of the sea, O below what lies on it"
    with texts_written() as written:
        island(plan(TALL, 2).size, drawn, TURNED, ())
    assert sorted({one for one in written if one.isalpha()}) == list("ABCDEFGHIJKLMNO")


@SITES
@pytest.mark.parametrize("drawn", data.BOARDS)
def test_spaces_touch_their_neighbours_in_the_direction_that_the_rules_say(drawn: str, site: Site) -> None:
    board = data.BOARDS[drawn]
    for at, name in enumerate(board.names):
        x, y = site.centre(name)
        for direction, to in enumerate(board.near[at]):
            if to is None:
                continue
            other = site.centre(board.names[to])
            ours, theirs = site.space(name), site.space(board.names[to])
            shared = {(round(a), round(b)) for a, b in ours} & {(round(a), round(b)) for a, b in theirs}
            assert shared == {(round(a), round(b)) for a, b in site.edge(name, direction)}, (name, direction)
            right, above = other[0] - x, y - other[1]
            eastward, northward = (above, -right) if site is TURNED else (right, above)
            east, up = eastward / (2 * APOTHEM), northward / (1.5 * RADIUS)
            assert (round(2 * east), round(up)) == TURNS[direction]


def test_caches_are_bounded() -> None:
    for kept in (terraces._painted, terrain.ground, terrain.steps, terraces.name_tag):
        assert kept.cache_info().maxsize is not None


@pytest.fixture
def grounds_painted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is painted of grounds, each time that one is."""
    painted, paint = list[Any](), terraces.paint
    monkeypatch.setattr(terraces, "paint", lambda *args: (painted.append(args), paint(*args)))
    terraces._ground.cache_clear()
    return painted


def test_the_ground_is_painted_once_for_a_position(grounds_painted: list[Any]) -> None:
    draw(SAMPLES["middle-3"], MARKS, Words("en"))
    draw(SAMPLES["middle-3"], MARKS, Words("cs"))
    assert len(grounds_painted) == 1


def test_a_ground_never_seen_before_is_put_together_of_what_has_been_painted(grounds_painted: list[Any]) -> None:
    """Each part of the terraces is painted once, so a board with one tile more costs little more than a known one."""
    draw(SAMPLES["crowded-4"], MARKS, Words("en"))
    terraces._ground.cache_clear()
    painted = terraces._painted.cache_info().misses
    draw(SAMPLES["crowded-4"], MARKS, Words("en"))
    assert len(grounds_painted) == 2
    assert terraces._painted.cache_info().misses == painted


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_of_a_position_is_listed_with_its_ranks(layout: Layout, seats: int) -> None:
    """Each of twelve cities changes the list where its own ranks are other ones."""
    where, view = plan(layout, seats), SAMPLES[f"over-{seats}"]
    city = next(village for village in view.villages if village.palace)
    cities = tuple(replace(city, palace=name, ranks=RANKS[:seats]) for name in NAMED)
    assert where.spare is not None
    before = draw(replace(view, villages=cities), MARKS, Words("en"), layout).crop(where.spare)
    for at in range(len(cities)):
        other = (*cities[:at], replace(cities[at], ranks=RANKS[1:]), *cities[at + 1 :])
        after = draw(replace(view, villages=other), MARKS, Words("en"), layout).crop(where.spare)
        assert ImageChops.difference(before, after).getbbox() is not None, NAMED[at]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize(("leading", "behind"), [((3, 3, 2), (1,)), ((3, 3, 2, 1, 1), (3, 3, 2, 1))])
def test_the_list_tells_who_is_next_behind_a_leader_with_many_levels(
    leading: tuple[int, ...], behind: tuple[int, ...], layout: Layout
) -> None:
    """Of a leader alone it was read that nobody else is in the city."""
    where, view = plan(layout, 4), SAMPLES["over-4"]
    city = next(village for village in view.villages if village.palace)
    assert where.spare is not None
    lists = []
    for next_seats in ((2, 3), (0, 3), ()):
        ranks = (RankView(seat=1, levels=leading), *(RankView(seat=seat, levels=behind) for seat in next_seats))
        cities = tuple(replace(city, palace=name, ranks=ranks, leader_seats=(1,)) for name in NAMED[:9])
        lists.append(draw(replace(view, villages=cities), Marks(), Words("en"), layout).crop(where.spare).tobytes())
    assert len(set(lists)) == 3


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_four_cities_are_listed_with_all_who_are_there_and_all_their_levels(layout: Layout) -> None:
    """Beside the leader of a narrow list there was room for marks of 10 pixels only, or for none."""
    view = SAMPLES["over-4"]
    city = next(village for village in view.villages if village.palace)
    levels = [(3, 2, 1), (3, 2), (3, 1), (2,)]
    ranks = tuple(RankView(seat=seat, levels=those) for seat, those in enumerate(levels))
    four = replace(view, villages=tuple(replace(city, palace=name, ranks=ranks) for name in NAMED[:4]))
    with texts_written() as found:
        draw(four, Marks(), Words("en"), layout)
    assert [found.count(told) for told in ("3-2-1", "3-2", "3-1")] == [4, 4, 4]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_the_list_says_of_how_many_spaces_a_city_is(layout: Layout) -> None:
    where, view = plan(layout, 4), SAMPLES["over-4"]
    city = next(village for village in view.villages if village.palace)
    assert where.spare is not None
    listed = []
    for spaces in (city.spaces, city.spaces[:-1]):
        cities = (replace(city, spaces=spaces),)
        listed.append(draw(replace(view, villages=cities), MARKS, Words("en"), layout).crop(where.spare))
    assert ImageChops.difference(*listed).getbbox() is not None


def test_cities_for_which_the_list_has_no_room_are_counted() -> None:
    view = SAMPLES["over-4"]
    city = next(village for village in view.villages if village.palace)
    cities = tuple(replace(city, palace=name) for name in (*NAMED, "O5", "O6", "O7", "O8", "O12", "O13"))
    with texts_written() as found:
        draw(replace(view, villages=cities), MARKS, Words("en"))
    assert "+4" in found, "the last line tells of those that it takes the place of, too"


def test_a_wall_shows_how_far_a_city_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a gate where a tile goes on beyond, so that one sees how far that goes, too."""
    monkeypatch.setattr(terraces, "name", lambda *_: None)
    view = SAMPLES["middle-3"]
    view = replace(view, spaces=tuple(replace(one, developer=None, palace=0) for one in view.spaces))
    city = max((one for one in view.villages if one.palace), key=lambda one: len(one.spaces))
    as_village = tuple(replace(one, palace="") if one == city else one for one in view.villages)
    images = [draw(replace(view, villages=villages), Marks(), Words("en")) for villages in (view.villages, as_village)]
    changed = ImageChops.difference(*images).convert("L").point([0] * 40 + [255] * 216)
    board = data.BOARDS[view.map]
    inside, tiles = set(city.spaces), {space.name: space.tile for space in view.spaces}
    gates = 0
    for name in inside:
        for at, to in enumerate(board.near[board.index[name]]):
            (x, y), (u, v) = UPRIGHT.edge(name, at)
            bounded = to is None or board.names[to] not in inside
            gate = bounded and to is not None and tiles[board.names[to]] == tiles[name]
            gates += gate
            for along in (0.12, 0.5, 0.88):
                spot = round(x + (u - x) * along), round(y + (v - y) * along)
                seen = changed.crop((spot[0] - 2, spot[1] - 2, spot[0] + 3, spot[1] + 3)).getbbox() is not None
                assert seen == (bounded and not gate) if along == 0.5 else seen >= bounded, (name, at, along)
    assert gates, "this city has a tile that goes on beyond its wall"


def test_open_water_says_how_much_of_its_shore_is_bare() -> None:
    view = SAMPLES["middle-3"]
    system = next(one for one in view.systems if one.gaps)
    at = view.systems.index(system)
    x, y = (round(part) for part in UPRIGHT.centre(system.spaces[len(system.spaces) // 2]))
    shots = []
    for gaps in (system.gaps, system.gaps[1:], ()):
        systems = (*view.systems[:at], replace(system, gaps=gaps), *view.systems[at + 1 :])
        image = draw(replace(view, systems=systems), Marks(), Words("en"))
        shots.append(image.crop((x - 30, y + 1, x + 30, y + 25)).tobytes())
    assert len(set(shots)) == 3


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_the_only_bare_space_of_a_shore_has_a_dashed_ring_and_one_of_several_has_none(layout: Layout) -> None:
    """Which space was meant could only be searched for."""
    found, (x, y) = waters(("J5",), bare=True), site_of(layout).centre("J6")
    system, (left, top, right, bottom) = found.systems[0], (round(x) - 30, round(y) - 30, round(x) + 30, round(y) + 30)
    shots = []
    for gaps in (("J6",), ("J6", "I5"), ("I5",)):
        view = replace(found, systems=(replace(system, gaps=gaps),))
        shots.append(draw(view, Marks(), Words("en"), layout).crop((left, top, right, bottom)).tobytes())
    ringed, several, other = shots
    assert several == other != ringed


def waters(*systems: tuple[str, ...], bare: bool) -> View:
    """The empty island with some systems of water, whose shores are bare or built all round."""
    empty = SAMPLES["start-2"]
    water = {name for system in systems for name in system}
    return replace(
        empty,
        spaces=tuple(replace(one, terrain=data.WATER if one.name in water else "") for one in empty.spaces),
        systems=tuple(SystemView(spaces=system, gaps=("J6",) if bare else (), score=3) for system in systems),
    )


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_water_of_several_spaces_says_how_many_it_has(layout: Layout) -> None:
    """Three were taken for two."""
    found = waters(("D5",), ("F5", "F6"), ("I9", "I10", "J9"), bare=True)
    with patch("render.java.board.extent", wraps=extent) as told:
        draw(found, Marks(), Words("en"), layout)
    assert [call.args for call in told.call_args_list] == [(2,), (3,)]
    with patch("render.java.board.extent", wraps=extent) as told:
        draw(enclosed(found), Marks(), Words("en"), layout)
    assert [call.args for call in told.call_args_list] == [(3,)], "two beside each other are seen, once they are scored"


def test_open_water_says_who_will_score_it_and_how_much_as_long_as_that_stays() -> None:
    """The number of its bare spaces was read as what it brings."""
    found = waters(("D5",), ("I9", "I10"), bare=True)
    led = replace(found, systems=tuple(replace(one, score=9, leader_seats=(1,)) for one in found.systems))
    for view, told in ((found, []), (led, [(9, (look_of(1),))] * 2), (enclosed(led), [])):
        with patch("render.java.board.prize", wraps=prize) as said:
            draw(view, Marks(), Words("en"))
        assert [call.args for call in said.call_args_list] == told


def test_who_is_tied_at_an_open_water_is_seen_to_get_nothing() -> None:
    """The marks of two beside "+3" were read as those of who scores."""
    written: list[str] = []
    with patch("render.java.water.label", side_effect=lambda image, at, text, *_, **__: written.append(text)):
        for looks in ((look_of(1),), (look_of(1), look_of(2))):
            prize.__wrapped__(3, looks)
    assert written == ["+3", "=", "0"]


@pytest.mark.parametrize("board", data.BOARDS.values(), ids=lambda board: str(len(board.names)))
def test_what_entering_costs_stands_near_each_space_of_the_border(board: data.Board) -> None:
    """At the end of a border who read it took the price of the other one."""
    kinds = dict(zip(board.names, board.kinds, strict=True))
    for name, kind in kinds.items():
        if kind in (data.HIGHLAND, data.LOWLAND):
            (x, y), tolls = UPRIGHT.centre(name), [one for one in TOLLED if kinds.get(one) == kind]
            far = min(hypot(x - u, y - v) for u, v in map(UPRIGHT.centre, tolls))
            assert far < 7.1 * APOTHEM, name


def test_a_developer_has_a_dark_line_round_its_pale_rim() -> None:
    """Beside pale walls and ways the rim was lost, and the developer overlooked."""
    for seat in range(4):
        sprite = terraces.developer(look_of(seat))
        x, y = sprite.anchor
        row = [sprite.image.getpixel((at, y)) for at in range(x)]
        seen = [sum(ink[:3]) for ink in row if isinstance(ink, tuple) and ink[3] > 200]
        rim = seen.index(sum(palette.CHALK))
        assert min(seen[:rim]) < sum(palette.CHALK) / 4


def enclosed(view: View) -> View:
    return replace(view, systems=tuple(replace(one, gaps=()) for one in view.systems))


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("name", ["start-2", "middle-3", "crowded-4"])
def test_what_costs_how_much_stands_on_every_picture_whatever_is_drawn(name: str, layout: Layout) -> None:
    """What entering costs was drawn nowhere."""
    left, top, right, bottom = site_of(layout).costs
    written: list[tuple[str, int]] = []

    def note(canvas: Image.Image, at: tuple[float, float], box: object, text: str) -> None:
        if left <= at[0] <= right and top <= at[1] <= bottom:
            written.append((text, round(at[1])))

    with patch.object(labels, "note_text", note):
        draw(SAMPLES[name], Marks(), Words("en"), layout)
    lines = [[text for text, at in written if at == row] for row in sorted({row for _, row in written})]
    assert [[text for text in line if text] for line in lines] == [["Costs"], ["2"], ["1"], ["1"], ["1", "+"], ["1"]]


def test_the_name_of_a_bare_space_is_faint_until_it_may_be_chosen() -> None:
    view, (x, y) = SAMPLES["start-2"], UPRIGHT.centre("H9")
    box = (round(x) - 24, round(y) - 12, round(x) + 24, round(y) + 12)
    plain, offered = (
        draw(view, Marks(targets=targets), Words("en")).convert("L").crop(box).tobytes() for targets in ((), ("H9",))
    )
    assert max(plain) - min(plain) < 180 < max(offered) - min(offered)


@SITES
@pytest.mark.parametrize("ground", ["", data.RICE, data.VILLAGE, data.WATER])
@pytest.mark.parametrize("name", ["H8", "H9", "I14"])
def test_each_space_has_its_name_in_its_own_upper_half(name: str, ground: str, site: Site) -> None:
    """Names on plates in every second column stood on the corners of three spaces: spaces were taken for neighbours."""
    canvas = Image.new("RGBA", (1242, 1400))
    terraces.name(canvas, SpaceView(name=name, kind="land", terrain=ground, level=1), site)
    left, top, right, bottom = _solid(canvas).getbbox() or (0, 0, 0, 0)
    x, y = site.centre(name)
    assert top >= min(down for _, down in site.space(name))
    assert x - 30 <= left and right <= x + 30
    assert bottom <= y + 1 or ground not in (data.RICE, data.VILLAGE)


def test_names_are_seven_pixels_high_in_a_message_and_on_a_phone() -> None:
    """Those of five were not found in the thick of the island."""
    for layout, width in ((WIDE, 550), (TALL, 400)):
        tag = terraces.name_tag("H13", data.RICE, 1).image.getchannel("A").point([255 * (i > 200) for i in range(256)])
        _, top, _, bottom = tag.getbbox() or (0, 0, 0, 0)
        assert (bottom - top) * width / plan(layout, 4).size[0] >= 7


@pytest.mark.parametrize("drawn", data.BOARDS)
def test_columns_have_their_numbers_above_the_island_as_on_a_ruler_unless_it_is_turned(drawn: str) -> None:
    island.cache_clear()
    with texts_written() as written:
        island(plan(WIDE, 2).size, drawn, UPRIGHT, ())
    numbers = Counter(one for one in written if one.isdigit())
    assert sorted(numbers, key=int) == [str(number) for number in range(1, 19)]
    assert {one for one, times in numbers.items() if times == 2} == {str(number) for number in range(6, 15)}
    with texts_written() as written:
        island(plan(TALL, 2).size, drawn, TURNED, ())
    assert all(one.isalpha() for one in written)


@pytest.mark.parametrize("name", ["A5", "B4", "G17", "H16", "O12"])
def test_the_number_of_a_column_stands_above_all_its_spaces(name: str) -> None:
    assert abs(UPRIGHT.centre(name)[0] - column(int(name[1:]))) <= APOTHEM / 2 + 0.01


@pytest.mark.parametrize("drawn", data.BOARDS)
def test_every_space_inside_the_borders_has_its_name_or_lies_in_its_row_beside_one_that_has(drawn: str) -> None:
    board = data.BOARDS[drawn]
    guiding = {name for name in board.names if guides(name)}
    assert len(guiding) < 0.35 * len(board.names), "with more the island is a sheet of names"
    for name, central in zip(board.names, board.central, strict=True):
        row, number = name[0], int(name[1:])
        assert not central or guiding & {f"{row}{number + step}" for step in (-1, 0, 1)}, name


@pytest.mark.parametrize("pressed", [False, True])
def test_names_are_written_of_bare_land_palaces_and_what_is_looked_up_and_else_of_every_third_space(
    pressed: bool,
) -> None:
    """Two hundred names hid the hills, and where nothing is built spaces were counted wrongly."""
    view = SAMPLES["middle-3"]
    marks = Marks(
        chosen=("move", "K8"),
        targets=("K7", "L8"),
        pressed=("L8",) if pressed else (),
        events=(events.DeveloperMoved(0, "H10", "H11", ("H10", "H11"), 0),),
    )
    looked_up = {"K8", "H10", "H11"} | (set() if pressed else {"K7", "L8"})
    bare = {one.name for one in view.spaces if one.kind == data.LAND and not one.terrain}
    always = bare | {one.name for one in view.spaces if guides(one.name) or one.palace}
    terraces.name_tag.cache_clear()
    with texts_written() as found:
        draw(view, marks, Words("en"))
    assert {one.name for one in view.spaces} & set(found) == always | looked_up


@SITES
def test_levels_stand_in_one_line_whoever_is_beside_them(site: Site) -> None:
    """Now higher, now lower, what stood where it was not looked for was overlooked."""
    alone = SpaceView(name="H10", kind="land", level=3, terrain=data.RICE)
    heights = set()
    for space, signed in ((alone, ()), (alone, ("H10",)), (replace(alone, developer=0), ())):
        with patch("render.core.canvas.Sprite.stamp", autospec=True) as stamped:
            terraces.stand(Image.new("RGBA", (10, 10)), [space], {}, site, signed=signed)
        heights.add(stamped.call_args_list[0].args[2][1])
    assert len(heights) == 1


@SITES
@pytest.mark.parametrize("palace", [0, 8])
def test_a_name_covers_nothing_of_what_is_read_above_it(palace: int, site: Site) -> None:
    """It was read as part of the number of the space above."""
    named, built = (Image.new("RGBA", (1242, 1400)) for _ in range(2))
    terraces.name(named, SpaceView(name="H10", kind="land", terrain=data.RICE), site)
    for name in ("G9", "G10", "H11", "I11"):
        for seat in (None, 0, 1, 2, 3):
            lying = SpaceView(
                name=name, kind="land", level=3, terrain=data.VILLAGE, palace=palace, used=True, developer=seat
            )
            terraces.stand(built, [lying] if site.centre(name)[1] < site.centre("H10")[1] else [], {}, site)
    assert ImageChops.multiply(_solid(named), _solid(built)).getbbox() is None


@SITES
@pytest.mark.parametrize("seat", range(4))
def test_a_level_is_written_beside_whoever_stands_on_it_and_below_the_name(seat: int, site: Site) -> None:
    """One below the other, developer, level and name were misread: none may cover any part of another."""
    standing = SpaceView(name="H9", kind="land", level=3, terrain=data.VILLAGE, developer=seat)
    alone, named, both = (Image.new("RGBA", (1242, 1400)) for _ in range(3))
    developer, level = _beside(site, *site.standing), _beside(site, terraces.ASIDE, site.low)
    pieces.block(look_of(seat), terraces.DEVELOPER, 0).stamp(alone, developer)
    terraces.number(data.VILLAGE, 3, terraces.NARROW).stamp(both, level)
    terraces.name(named, standing, site)
    for one, other in combinations((alone, named, both), 2):
        assert ImageChops.multiply(*(_solid(image) for image in (one, other))).getbbox() is None


@SITES
def test_the_lowest_level_has_a_number_only_where_somebody_stands(site: Site) -> None:
    """On each space it left nothing of hills to be seen; beside developers alone it was asked for and not found."""
    low = SpaceView(name="H9", kind="land", level=1, terrain=data.VILLAGE)
    bare = Image.new("RGBA", (1242, 1400))
    terraces.stand(bare, [low], {}, site)
    assert bare.getbbox() is None
    with texts_written() as found:
        terraces.number.cache_clear()
        terraces.stand(bare, [replace(low, developer=0)], {}, site)
    assert found == ["1"]


@SITES
@pytest.mark.parametrize("seat", range(4))
def test_a_developer_stands_wholly_inside_its_space(seat: int, site: Site) -> None:
    """At the edge of one it was taken for that of the space beside it."""
    canvas, inside = Image.new("RGBA", (1242, 1400)), Image.new("L", (1242, 1400))
    pieces.block(look_of(seat), terraces.DEVELOPER, 5).stamp(canvas, _beside(site, *site.standing))
    ImageDraw.Draw(inside).polygon(site.space("H9"), fill=255)
    assert ImageChops.subtract(_solid(canvas), inside).getbbox() is None


@SITES
@pytest.mark.parametrize("level", [1, 2])
def test_developers_stand_in_the_same_corner_of_every_space(level: int, site: Site) -> None:
    """On level 1 they stood in the middle and hid what was below them: rice was taken for a village."""
    with patch("render.core.canvas.Sprite.stamp", autospec=True) as stamped:
        lying = SpaceView(name="H10", kind="land", level=level, terrain=data.RICE, developer=0)
        terraces.stand(Image.new("RGBA", (10, 10)), [lying], {}, site)
    (x, y), spots = site.centre("H10"), [call.args[2] for call in stamped.call_args_list]
    assert (x + site.standing[0], y + site.standing[1]) in spots


@SITES
@pytest.mark.parametrize("name", ["H10", "I11", "G8"])
def test_roofs_of_a_village_are_seen_above_whoever_stands_there(name: str, site: Site) -> None:
    """Below a developer and its level nothing told a village from rice but its colour."""
    houses, standing = (Image.new("RGBA", (1242, 1400)) for _ in range(2))
    lying = SpaceView(name=name, kind="land", level=2, terrain=data.VILLAGE, developer=1)
    terrain.houses(0, site.turn, terraces._room(name, 2)).stamp(houses, site.centre(name))
    terraces.stand(standing, [lying], {}, site)
    whole = _solid(houses).histogram()[255]
    assert ImageChops.subtract(_solid(houses), _solid(standing)).histogram()[255] > 0.6 * whole


def _beside(site: Site, aside: int, below: int) -> tuple[float, float]:
    x, y = site.centre("H9")
    return (x + aside, y + below)


def _solid(image: Image.Image) -> Image.Image:
    """Returns where an image is no mere shadow."""
    return image.getchannel("A").point([255 * (alpha > 200) for alpha in range(256)])


def test_those_who_are_tied_in_a_city_share_their_levels_and_the_most_valuable_city_comes_first() -> None:
    tied = tuple(RankView(seat=seat, levels=(3, 1)) for seat in (2, 0))
    view = SAMPLES["over-3"]
    city = next(village for village in view.villages if village.palace)
    cities = (replace(city, palace="D7", value=2), replace(city, palace="G9", value=8, ranks=tied))
    with texts_written() as found:
        draw(replace(view, villages=cities), MARKS, Words("en"))
    assert found.count("3-1") == 1
    assert found.index("G9") < found.index("3-1") < found.index("D7", found.index("G9"))


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_the_fourth_developer_is_told_where_it_decides(layout: Layout) -> None:
    where, view = plan(layout, 3), SAMPLES["over-3"]
    city = next(village for village in view.villages if village.palace)
    fourths = [(RankView(seat=0, levels=(3, 3, 3, 2)), RankView(seat=1, levels=(3, 3, 3, low))) for low in (1, 2)]
    assert where.spare is not None
    seen = [
        draw(replace(view, villages=(replace(city, ranks=ranks),)), MARKS, Words("en"), layout).crop(where.spare)
        for ranks in fourths
    ]
    assert ImageChops.difference(*seen).getbbox() is not None


NAMED = ("D7", "D9", "E11", "F10", "G13", "H9", "J12", "K14", "L8", "L10", "M8", "N11")
RANKS = tuple(RankView(seat=seat, levels=(4 - seat,)) for seat in range(4))


def test_long_words_and_names_stay_inside_their_panels() -> None:
    view = SAMPLES["middle-4"]
    long = msgspec.structs.replace(MARKS, names=("Maximilian Wolfgang Hohenzollern",) * 4, clock="23 days 23 hours")
    tidy = draw(view, MARKS, Words("en"))
    changed = ImageChops.difference(draw(view, long, Words("en")), tidy).convert("L").point([0] * 24 + [255] * 232)
    box = changed.getbbox()
    assert box is not None
    assert box[2] <= tidy.width - 12
    where = plan(WIDE, 4)
    for panel in (where.bar, *where.players, where.told):
        changed.paste(0, panel)
    assert changed.getbbox() is None


def test_the_board_shows_the_same_to_all_and_the_hand_is_private() -> None:
    assert {name: picture.private for name, picture in ARTIST.pictures.items()} == {"board": False, "hand": True}
    views = [SAMPLES["middle-3"], SAMPLES["middle-3-own"]]
    seen = [draw(view, MARKS, Words("en")) for view in views]
    assert ImageChops.difference(*seen).getbbox() is None


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize(
    ("known", "said"),
    [
        (("MD",), {}),
        (("M", "D"), {}),
        (("MD", "MD", "P"), {"×2": 1}),
        (tuple(data.CARDS) * 2, {"×2": 2, "+8": 1}),
    ],
)
def test_known_cards_lie_one_of_each_kind_with_their_number_and_those_without_room_are_counted(
    known: tuple[str, ...], said: dict[str, int], layout: Layout
) -> None:
    view = SAMPLES["middle-4"]
    written = []
    for cards in ((), known):
        shown = replace(view, players=(replace(view.players[0], known=cards), *view.players[1:]))
        draw(shown, MARKS, Words("en"), layout)  # small cards are painted once
        with texts_written() as found:
            draw(shown, MARKS, Words("en"), layout)
        written.append(Counter(found))
    assert written[1] - written[0] == Counter(said)


def test_a_card_with_two_signs_is_one_frame() -> None:
    """Where they stood one above the other on pale paper, they were counted as two cards."""
    one, both = (_solid(symbols.slip(kind, 36).image).getbbox() for kind in ("M", "MD"))
    assert one is not None and both is not None
    assert one[3] - one[1] == both[3] - both[1]
    assert one[2] - one[0] < both[2] - both[0] < 2 * (one[2] - one[0])
    edge = symbols.slip("MD", 36).image.convert("RGB").crop((both[0], both[1], both[2], both[1] + 3))
    assert edge.getextrema()[0][0] == palette.INK[0]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_end_panels_say_what_the_points_of_each_player_are_for(layout: Layout, seats: int) -> None:
    """Developers and tiles that nobody can use any more stood there."""
    points = {"irrigation_points": 41, "palace_points": 42, "festival_points": 43, "final_points": 44}
    view = SAMPLES[f"over-{seats}"]
    view = replace(view, players=tuple(replace(player, score=170, two=77, **points) for player in view.players))
    with watched() as cut, texts_written() as found:
        draw(view, Marks(), Words("cs"), layout)
    assert not cut
    assert [found.count(str(number)) for number in points.values()] == [seats] * 4
    assert found.count(Words("cs")("java-picture-source-final")) == seats
    assert "77" not in found


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_each_thing_of_a_player_has_its_number_where_there_is_none_too(layout: Layout) -> None:
    """A faint card without one was taken for one card."""
    view = SAMPLES["start-2"]
    counts = {"developers": 0, "tokens": 0, "cards": 0, "two": 0, "rice": 0, "village": 0}
    bare = replace(view, players=tuple(replace(player, score=88, **counts) for player in view.players))
    told = []
    for one in (bare, replace(bare, players=tuple(replace(player, tokens=77) for player in bare.players))):
        with texts_written() as found:
            draw(one, Marks(), Words("en"), layout)
        told.append(Counter(found))
    assert told[0]["0"] - told[1]["0"] == told[1]["77"] == len(view.players)
