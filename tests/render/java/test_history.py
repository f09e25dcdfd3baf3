"""What the picture tells of the last turns."""

from __future__ import annotations

import typing
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.palette import look_of
from render.core.scene import ALL_LAYOUTS, BROAD, Layout, Marks
from render.java import board, terraces
from render.java.history import Step, begun, draw_areas, draw_heads, draw_tags, draw_ways, steps, touched
from render.java.layout import APOTHEM, TURNED, UPRIGHT, Site
from rules.java import data, events
from tests.render.java.samples import MARKS, SAMPLES
from tests.render.pictures import texts_written

EMPTY = SAMPLES["start-2"]
SIZE = (1242, 1400)
"""Room for the island however it lies."""
SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


def test_steps_are_numbered_for_each_seat() -> None:
    assert [(step.seat, step.number, step.sign, step.place) for step in steps(MARKS)] == [
        (0, 1, "land", "K12"),
        (0, 2, "palace", "J15"),
        (0, 3, "away", "D6"),
        (1, 1, "land", "H14"),
        (1, 2, "way", "H8"),
        (1, 3, "way", "M13"),
        (1, 4, "water", "E7"),
        (1, 5, "palace", "J9"),
        (1, 6, "card", "open"),
        (1, 7, "festival", "J9"),
    ]


def test_only_the_last_turn_of_each_seat_is_shown() -> None:
    marks = Marks(
        events=(
            events.TurnBegan(0, 1, False),
            events.WaterPlaced(0, "E7"),
            events.TurnBegan(1, 2, False),
            events.WaterPlaced(1, "E8"),
            events.TurnBegan(0, 3, False),
            events.CardTaken(0, "", True, False),
        )
    )
    assert steps(marks) == (
        Step(1, "E8", "water", 1, tile=("E8",)),
        Step(0, "pile", "card", 1),
    )


def tagged(*happened: events.Event) -> list[str]:
    with texts_written() as found:
        draw_tags(Image.new("RGB", SIZE), Marks(events=happened), UPRIGHT)
    return found


def test_each_seat_has_a_tag_on_the_card_that_it_took_with_their_number() -> None:
    both = (events.CardTaken(0, "", True), events.CardTaken(0, "", True), events.CardTaken(1, "M", False))
    assert tagged(*both) == ["×2", "×1"]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_cards_have_tags_only_where_no_strip_names_those_that_were_taken(layout: Layout) -> None:
    """Tags of several seats hid the symbols of the card that lies open."""
    taken = Marks(events=(events.TurnBegan(1, 2, False), events.CardTaken(1, "M", False)))
    shots = [board.draw(SAMPLES["middle-3"], marks, Words("en"), layout) for marks in (taken, Marks())]
    cards = [shot.crop(board.site_of(layout).cards) for shot in shots]
    assert (ImageChops.difference(*cards).getbbox() is None) == (layout != BROAD)


def test_a_space_has_no_tag() -> None:
    """Beside its ground, name, level and developer there is no room for one that hides none of them."""
    assert not tagged(*(one for one in MARKS.events if not isinstance(one, events.CardTaken)))


MADE: dict[object, object] = {int: 1, bool: False, str: "C8", tuple[str, ...]: ("C8", "D8"), tuple[int, ...]: (0, 1)}
OTHER = {"border": "highland", "tile": "two", "card": "M"}
SILENT = {"WaterScored", "WaterUnscored", "FinalScored", "FestivalEnded"}
"""What follows from a step, and is seen by the points."""


def example(kind: type[events.Event]) -> events.Event:
    hints = typing.get_type_hints(kind)
    return kind(**{name: OTHER.get(name, MADE[hints[name]]) for name in kind.__struct_fields__})


@pytest.mark.parametrize("kind", typing.get_args(events.Event), ids=lambda kind: str(kind.__name__))
def test_every_step_can_be_pointed_out(kind: type[events.Event]) -> None:
    canvas = Image.new("RGB", SIZE)
    marks = Marks(events=(example(kind),))
    draw_areas(canvas, marks, UPRIGHT)
    draw_ways(canvas, marks, EMPTY, UPRIGHT)
    draw_tags(canvas, marks, UPRIGHT)
    shown = {"space", "way", "spaces", "drawn"} & set(kind.__struct_fields__) and kind.__name__ not in SILENT
    assert (canvas.getbbox() is not None) == bool(shown)


def drawn(*happened: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE, (120, 130, 90))
    draw_areas(canvas, Marks(events=happened), UPRIGHT)
    draw_ways(canvas, Marks(events=happened), EMPTY, UPRIGHT)
    return canvas


def test_earlier_turns_are_fainter() -> None:
    laid, later = events.WaterPlaced(0, "D8"), events.PalaceBuilt(1, "J9", 2, 1)
    red = [max(r - b for r, _, b in _pixels(image)) for image in (drawn(laid), drawn(laid, later))]
    assert red[0] > red[1] + 20


def test_only_the_ways_of_whoever_moved_last_are_drawn() -> None:
    """Those of three seats were a tangle over the island; the strip tells all."""
    moved, built = events.DeveloperMoved(0, "C8", "D8", ("C8", "D8"), 1), events.PalaceBuilt(1, "J9", 2, 1)
    assert drawn(moved).tobytes() != drawn().tobytes()
    assert drawn(moved, built).tobytes() == drawn(built).tobytes()


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def test_a_developer_that_entered_or_left_is_seen_to_cross_the_border() -> None:
    """The way begins, or ends, in a border space of the kind that was crossed."""
    for border, space in (("highland", "C8"), ("lowland", "N6")):
        entered = drawn(events.DeveloperEntered(0, space, (space,), border, 1))
        left = drawn(events.DeveloperLeft(0, space, (space,), border, 1))
        assert entered.tobytes() != left.tobytes()
        assert drawn().tobytes() not in (entered.tobytes(), left.tobytes())
    assert drawn(events.DeveloperEntered(0, "C8", ("C8",), "lowland", 1)).tobytes() == drawn().tobytes()


INSIDE = 6
"""How far inside the edge of a tile its outline lies."""


def outlined(*happened: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    draw_areas(canvas, Marks(events=happened), UPRIGHT)
    return canvas


def on_edge(canvas: Image.Image, name: str, aside: float) -> object:
    """Returns the colour at the middle of the western edge of a space, so far inside it."""
    x, y = UPRIGHT.centre(name)
    return canvas.getpixel((round(x - APOTHEM + aside), round(y)))


def test_tiles_laid_beside_each_other_in_one_turn_have_an_outline_each() -> None:
    """On their common edge it was one, and they were read as one tile."""
    canvas = outlined(
        events.LandPlaced(1, "two", ("H7", "H8"), 1, 1, 50), events.LandPlaced(1, "two", ("H9", "H10"), 1, 1, 49)
    )
    own = look_of(1).colour
    assert on_edge(canvas, "H9", INSIDE) == on_edge(canvas, "H9", -INSIDE) == own != on_edge(canvas, "H9", 0)
    assert on_edge(canvas, "H8", INSIDE) != own, "within a tile there is none"


def test_the_outline_of_a_tile_goes_under_what_was_laid_over_it_later() -> None:
    """Where both crossed, the spaces of neither could be told."""
    first = events.LandPlaced(1, "two", ("H9", "H10"), 1, 1, 50)
    later = events.LandPlaced(2, "two", ("H10", "H11"), 2, 1, 49)
    covered, alone = outlined(first, later), outlined(later)
    x, y = (round(part) for part in UPRIGHT.centre("H10"))
    box = (x - 20, y - 36, x + 32, y + 36)
    assert covered.crop(box).tobytes() == alone.crop(box).tobytes()
    assert on_edge(covered, "H9", INSIDE) != (0, 0, 0)
    assert (
        outlined(first, events.LandPlaced(2, "two", ("H9", "H10"), 2, 1, 49)).tobytes()
        == outlined(events.LandPlaced(2, "two", ("H9", "H10"), 2, 1, 49)).tobytes()
    ), "of one all covered nothing is seen"


def test_a_developer_that_stopped_and_went_on_has_one_way_without_its_detours() -> None:
    """Each stop had a ring and a chevron, and what was read was that three developers had gone."""
    stops = (
        events.DeveloperMoved(0, "H8", "H9", ("H8", "H9"), 0),
        events.DeveloperMoved(0, "H9", "G9", ("H9", "G9"), 0),
        events.WaterPlaced(0, "E7"),
        events.DeveloperMoved(0, "G9", "H10", ("G9", "H9", "H10"), 0),
    )
    straight = (stops[2], events.DeveloperMoved(0, "H8", "H10", ("H8", "H9", "H10"), 0))
    assert drawn(*stops).tobytes() == drawn(*straight).tobytes()
    assert touched(Marks(events=stops)) == {"E7", "H8", "H10"}


def test_a_developer_that_entered_and_went_on_comes_from_outside() -> None:
    entered = events.DeveloperEntered(0, "C8", ("C8",), "highland", 1)
    moved = events.DeveloperMoved(0, "C8", "D8", ("C8", "D8"), 0)
    at_once = events.DeveloperEntered(0, "D8", ("C8", "D8"), "highland", 1)
    assert drawn(entered, moved).tobytes() == drawn(at_once).tobytes() != drawn(moved).tobytes()


def test_a_tile_is_outlined_as_a_whole() -> None:
    three = drawn(events.LandPlaced(0, "three", ("H9", "H10", "G10"), 1, 1, 50))
    two = drawn(events.LandPlaced(0, "two", ("H9", "H10"), 1, 1, 50))
    assert three.tobytes() != two.tobytes()


@SITES
@pytest.mark.parametrize("covered", [False, True])
def test_who_came_from_abroad_to_a_space_of_the_border_is_seen_to_come_over_the_sea_where_nothing_else_is_bare(
    covered: bool, site: Site
) -> None:
    """The chevron lies on the edge of the space towards the sea, or else towards the next space of the border."""
    board = data.BOARDS["150"]
    beyond = {board.names[to] for to in board.outside[board.index["E1"]]} if covered else set()
    spaces = tuple(replace(space, level=1) if space.name in beyond else space for space in EMPTY.spaces)
    canvas = Image.new("RGB", SIZE)
    draw_ways(
        canvas,
        Marks(events=(events.DeveloperEntered(0, "E1", ("E1",), "highland", 2),)),
        replace(EMPTY, spaces=spaces),
        site,
    )
    box = canvas.getbbox()
    assert box is not None
    x, y = site.centre("E1")
    across, down = (box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y
    to_the_sea = (down if site.turn else -across) > APOTHEM / 2
    assert to_the_sea == covered


WAYS = [("H9", to) for to in ("H10", "H8", "G9", "G10", "I9", "I10")]


@SITES
@pytest.mark.parametrize(("start", "end"), WAYS)
def test_a_way_goes_from_where_a_developer_stood_into_its_space_in_the_colour_of_its_owner(
    start: str, end: str, site: Site
) -> None:
    """Dots on the edges alone were not seen to belong together, nor whose they were."""
    view = SAMPLES["middle-3"]
    move = Marks(events=(events.DeveloperMoved(0, start, end, (start, end), 0),))
    canvas = Image.new("RGB", SIZE)
    draw_ways(canvas, move, view, site)
    draw_heads(canvas, move, view, site)
    own = Image.new("RGB", SIZE, look_of(0).colour)
    own = ImageChops.difference(canvas, own).convert("L").point([255] + [0] * 255)
    for name in (start, end):
        x, y = (round(part) for part in site.centre(name))
        assert own.crop((x - 30, y - 34, x + 30, y + 34)).getbbox() is not None, name


@SITES
@pytest.mark.parametrize("level", [1, 2])
def test_where_somebody_stands_by_now_the_ring_of_a_way_goes_round_that_developer(level: int, site: Site) -> None:
    """Below the piece it was not seen, and where the way began was misread."""
    moved = Marks(events=(events.DeveloperMoved(0, "H9", "H10", ("H9", "H10"), 0),))
    stand = tuple(replace(one, level=level, developer=1) if one.name == "H9" else one for one in EMPTY.spaces)
    canvas = Image.new("RGB", SIZE)
    draw_ways(canvas, moved, replace(EMPTY, spaces=stand), site)
    (x, y), (aside, below), half = site.centre("H9"), site.standing, terraces.DEVELOPER
    for dx, dy in ((-1, 0), (0, -1), (0, 1)):
        at = (round(x + aside + dx * (half + 11)), round(y + below + dy * (half + 11)))
        assert canvas.getpixel(at) == look_of(0).colour
    terraces.developer(look_of(1)).stamp(canvas, (x + aside, y + below))
    assert canvas.getpixel((round(x + aside), round(y + below - half - 11))) == look_of(0).colour


@SITES
@pytest.mark.parametrize(
    ("border", "start", "end"),
    [("highland", "B6", "B5"), ("lowland", "I3", "I4"), ("lowland", "M9", "M8"), ("lowland", "M9", "L9")],
)
def test_the_ring_of_who_came_over_the_border_lies_clear_of_its_name(
    border: str, start: str, end: str, site: Site
) -> None:
    """On the name neither was read."""
    canvas, (x, y) = Image.new("RGB", SIZE), map(round, site.centre(start))
    draw_ways(canvas, Marks(events=(events.DeveloperEntered(0, end, (end,), border, 1),)), EMPTY, site)
    assert canvas.crop((x - 32, y - 34, x + 32, y + 34)).getbbox() is not None
    assert canvas.crop((x - 15, y - 8, x + 15, y + 8)).getbbox() is None


@SITES
@pytest.mark.parametrize(("start", "end"), WAYS)
def test_a_chevron_lies_at_an_edge_and_hides_neither_the_ground_nor_the_level_of_a_space(
    start: str, end: str, site: Site
) -> None:
    """Where an arrow lay over a space, rice was taken for a village."""
    canvas = Image.new("RGB", SIZE)
    draw_heads(canvas, Marks(events=(events.DeveloperMoved(0, start, end, (start, end), 0),)), EMPTY, site)
    assert canvas.getbbox() is not None
    for name in {*(one for way in WAYS for one in way)}:
        x, y = (round(part) for part in site.centre(name))
        shown = canvas.crop((x - 9, y - 18, x + 9, y + 22))
        assert shown.getbbox() is None, name


@pytest.mark.parametrize(
    "done",
    [events.PalaceBuilt(1, "H9", 2, 1), events.PalaceEnlarged(1, "H9", 4, 6, 1), events.FestivalBegan(1, "H9", 4)],
)
def test_a_palace_at_which_something_was_done_is_outlined_in_the_colour_of_who_did_it(done: events.Event) -> None:
    canvas = Image.new("RGB", SIZE)
    draw_areas(canvas, Marks(events=(done,)), UPRIGHT)
    x, y = UPRIGHT.centre("H9")
    assert canvas.getpixel((round(x - APOTHEM + INSIDE), round(y))) == look_of(1).colour
    assert canvas.crop((round(x) - 13, round(y) - 13, round(x) + 13, round(y) + 13)).getbbox() is None


def test_what_others_did_is_told_below_the_island_alone_once_the_own_turn_has_begun() -> None:
    island = (0, 0, UPRIGHT.sea[2], UPRIGHT.sea[3])
    view, other = SAMPLES["middle-3"], (events.TurnBegan(0, 16, False), events.WaterPlaced(0, "E7"))
    assert view.active == 1 and view.acted
    for seat, shown in ((1, False), (0, True), (None, True)):
        marks = Marks(seat=seat, events=other)
        assert begun(view, marks) is not shown
        plain, told = (board.draw(view, one, Words("en")) for one in (Marks(seat=seat), marks))
        assert (plain.crop(island).tobytes() != told.crop(island).tobytes()) is shown
        assert plain.tobytes() != told.tobytes()


def test_a_turn_begins_with_the_first_word_that_is_chosen() -> None:
    view = replace(SAMPLES["middle-3"], acted=False)
    assert begun(view, Marks(seat=1, chosen=("place",)))
    assert not begun(view, Marks(seat=1))
    assert not begun(view, Marks(seat=0, chosen=("place",)))
