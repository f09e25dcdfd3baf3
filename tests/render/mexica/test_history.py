"""What the picture tells of the last turns."""

from __future__ import annotations

import typing
from dataclasses import replace
from math import dist

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.boxes import Box
from render.core.palette import PALE, look_of
from render.core.pointers import bow
from render.core.scene import BROAD, Marks
from render.mexica.board import draw
from render.mexica.history import Step, draw_rims, draw_ways, short_of, steps, token_tab, token_tabs
from render.mexica.layout import box, centre, plan
from rules.mexica import events
from tests.render.mexica.samples import MARKS, crowded, start
from tests.render.pictures import texts_written

SIZE = (1500, 1180)


def test_steps_are_numbered_for_each_seat() -> None:
    assert steps(MARKS) == (
        Step(0, "C9", 1, tile=("C9", "C10")),
        Step(0, "D9", 2, tile=("D9", "E9")),
        Step(0, "D9", 3),
        Step(0, "D6", 4, way=("D10", "D9", "D8", "C8", "C7", "C6", "D6")),
        Step(0, "", 5, token="-"),
        Step(0, "B5", 6),
        Step(1, "B8", 1),
        Step(1, "D7", 2),
        Step(1, "A11", 3, way=("C8", "A11"), jump=True),
        Step(1, "N10", 4, way=("N5", "N10"), jump=True, carried=True),
        Step(1, "", 5, token="+"),
        Step(1, "N9", 6, tile=("N9", "N10")),
    )


def test_only_the_last_turn_of_each_seat_is_shown() -> None:
    marks = Marks(
        events=(
            events.TurnBegan(0, 1),
            events.BuildingBuilt(0, 1, "C4", 8),
            events.TurnBegan(1, 1),
            events.BuildingBuilt(1, 1, "C5", 8),
            events.TurnBegan(0, 2),
            events.CanalLaid(0, ("A3",)),
        )
    )
    assert steps(marks) == (Step(1, "C5", 1), Step(0, "A3", 1, tile=("A3",)))


def test_tokens_that_were_taken_or_used_are_told_on_the_panel_with_their_number() -> None:
    """The numbers of the steps that stood there were read as how many tokens there are."""
    assert [token_tabs(MARKS, seat) for seat in range(3)] == [
        [token_tab(look_of(0), "-", 1)],
        [token_tab(look_of(1), "+", 1)],
        [],
    ]
    more = (events.TokenTaken(1, 3), events.TokenUsed(1, 2, 1))
    assert token_tabs(Marks(events=(*MARKS.events, *more)), 1) == [
        token_tab(look_of(1), "+", 2),
        token_tab(look_of(1), "-", 1),
    ]
    with texts_written() as found:
        token_tab.__wrapped__(look_of(1), "+", 2)
    assert found == ["×2"]
    boxes = plan(BROAD, 4).players
    taken, used, plain = (
        draw(crowded(4), Marks(events=done), Words("en"), BROAD)
        for done in ((events.TokenTaken(0, 1),), (events.TokenUsed(0, 1, 2),), ())
    )
    assert ImageChops.difference(taken, used).getbbox() is not None
    changed = ImageChops.difference(taken, plain).getbbox()
    assert changed is not None and contains(boxes[0], changed)


def contains(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def example(kind: type[events.Event]) -> events.Event:
    made: dict[type, object] = {int: 1, str: "D5", bool: True, tuple[str, ...]: ("E5", "D5"), tuple[int, ...]: (0, 1)}
    hints = typing.get_type_hints(kind)
    special = {"start": "H5", "direction": "h"}
    return kind(**{name: special.get(name, made[hints[name]]) for name in kind.__struct_fields__})


@pytest.mark.parametrize("kind", typing.get_args(events.Event), ids=lambda kind: str(kind.__name__))
def test_every_event_of_a_turn_that_has_a_place_is_pointed_out(kind: type[events.Event]) -> None:
    canvas = Image.new("RGB", SIZE)
    marks = Marks(events=(example(kind),))
    draw_ways(canvas, marks)
    draw_rims(canvas, marks)
    fields = set(kind.__struct_fields__)
    done = "seat" in fields and bool({"square", "squares", "way"} & fields) and kind is not events.StartSquareScored
    assert (canvas.getbbox() is not None) == done


def test_the_dots_of_a_jump_lie_equally_close_however_far_it_leads() -> None:
    def inked(length: int) -> int:
        canvas = Image.new("RGB", SIZE)
        square = f"{chr(ord('A') + length)}3"
        draw_ways(canvas, Marks(events=(events.FigureJumped(0, "A3", square),)))
        return sum(canvas.convert("L").point([0] * 40 + [1] * 216).histogram()[1:])

    assert inked(18) - inked(12) == pytest.approx(inked(12) - inked(6), rel=0.1)


@pytest.mark.parametrize("far", [60, 110, 440, 900])
def test_a_way_that_ends_short_of_its_square_still_points_there_however_far_it_leads(far: int) -> None:
    line = bow((0, 0), (far, 0), 0.14)
    *_, before, end = short_of(line, 28)
    assert dist(end, line[-1]) == pytest.approx(28, abs=1)
    assert before[0] < end[0] < line[-1][0] and before[1] < end[1] < line[-1][1]


def test_a_bridge_that_was_carried_is_told_from_a_figure_that_jumped() -> None:
    def drawn(event: events.Event) -> Image.Image:
        canvas = Image.new("RGB", SIZE)
        draw_ways(canvas, Marks(events=(event,)))
        return canvas

    bridge, figure = drawn(events.BridgeMoved(0, "C4", "L4", "h")), drawn(events.FigureJumped(0, "C4", "L4"))
    assert ImageChops.difference(bridge, figure).getbbox() is not None


def test_a_way_is_dotted_where_it_leads_over_water() -> None:
    def drawn(*way: str) -> Image.Image:
        canvas = Image.new("RGB", SIZE)
        draw_ways(canvas, Marks(events=(events.FigureMoved(0, way, 1),)))
        (left, top), (right, bottom) = centre("E3"), centre("F3")
        return canvas.crop((round(left), round(top - 40), round(right), round(bottom + 40))).convert("L")

    def broad(image: Image.Image) -> set[int]:
        """Returns how much of the way is seen on each of its columns."""
        columns = (image.crop((x, 0, x + 1, image.height)) for x in range(image.width))
        return {sum(column.histogram()[30:]) for column in columns}

    walked, water = drawn("C3", "D3", "E3", "F3", "G3", "H3"), drawn("C3", "D3", "G3", "H3")
    assert len(broad(walked)) == 1
    assert max(broad(water)) - min(broad(water)) >= 8


def test_where_a_leap_begins_and_ends_on_its_way_lie_rings() -> None:
    """Which bridges were used was guessed of a line of dots."""
    canvas = Image.new("RGB", SIZE)
    draw_ways(canvas, Marks(events=(events.FigureMoved(0, ("C3", "D3", "G3", "H3"), 1),)))
    for bridge in ("D3", "G3"):
        x, y = map(round, centre(bridge))
        assert canvas.getpixel((x, y - 7)) == look_of(0).colour


def test_earlier_turns_are_fainter() -> None:
    def redness(*after: events.Event) -> int:
        canvas = _ways(events.CanalLaid(0, ("C3", "D3")), *after)
        data = canvas.tobytes()
        return max(red - blue for red, blue in zip(data[::3], data[2::3], strict=True))

    assert redness() > redness(events.BuildingBuilt(1, 1, "L4", 8)) + 30


def test_only_the_way_of_whoever_moved_last_is_drawn() -> None:
    """Those of three seats were a net over the island; the strip tells all."""
    walked, built = events.FigureMoved(0, ("C3", "D3", "E3"), 2), events.BuildingBuilt(1, 1, "L4", 8)
    assert _ways(walked).tobytes() != _ways().tobytes()
    assert _ways(walked, built).tobytes() == _ways(built).tobytes()


def _ways(*done: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE, (120, 130, 90))
    draw_ways(canvas, Marks(events=done))
    return canvas


def test_a_way_lies_under_the_figures() -> None:
    view = start(2)
    marks = Marks(events=(events.FigureMoved(0, ("H4", "H5", "H6"), 2),))
    x, y = (round(part) for part in centre("H6"))
    robe = (x + 4, y + 2, x + 8, y + 8)
    drawn, plain = (draw(view, marked, Words("en")).crop(robe) for marked in (marks, Marks()))
    assert ImageChops.difference(drawn, plain).getbbox() is None


def rims(*happened: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    draw_rims(canvas, Marks(events=happened))
    return canvas


@pytest.mark.parametrize(
    "new",
    [
        events.BuildingBuilt(1, 3, "D5", 1),
        events.BridgeBuilt(1, "D5", "h", 9),
        events.DistrictFounded(1, "D5", 4, 4),
    ],
    ids=lambda new: str(type(new).__name__),
)
def test_what_is_new_has_a_rim_in_the_colour_of_whose_it_is_round_its_whole_square(new: events.Event) -> None:
    """A small tab at a corner did not tell to which of four squares it belonged."""
    canvas, (left, top, right, bottom) = rims(new), box("D5")
    x, y = (round(part) for part in centre("D5"))
    for at in ((left, y), (right, y), (x, top), (x, bottom)):
        assert canvas.getpixel(at) == look_of(1).colour
    assert canvas.crop((left + 12, top + 12, right - 12, bottom - 12)).getbbox() is None, "its middle stays free"


def test_neighbours_that_are_new_together_have_one_rim() -> None:
    both = rims(events.BuildingBuilt(0, 3, "D5", 1), events.BuildingBuilt(0, 2, "E5", 1))
    assert both.getpixel((box("D5")[2], round(centre("D5")[1]))) == (0, 0, 0)


def test_no_rim_hides_what_is_new_itself() -> None:
    view = crowded(4)
    built = next(one for one in view.buildings if one.seat is not None)
    view = replace(view, buildings=(built,))
    marks = Marks(events=(events.BuildingBuilt(built.seat or 0, built.value, built.square, 1),))
    x, y = (round(part) for part in centre(built.square))
    plinth = (x - 18, y + 22, x + 18, y + 25)
    drawn, plain = (draw(view, marked, Words("en")).crop(plinth) for marked in (marks, Marks()))
    assert ImageChops.difference(drawn, plain).getbbox() is None


@pytest.mark.parametrize(
    "told",
    [
        events.FigureMoved(0, ("C3", "D3"), 1),
        events.FigureJumped(0, "C3", "K9"),
        events.CanalLaid(0, ("C3", "D3")),
        events.BridgeMoved(0, "C3", "K9", "h"),
    ],
)
def test_what_an_arrow_or_an_outline_tells_has_no_rim(told: events.Event) -> None:
    assert rims(told).getbbox() is None


def ways(*happened: events.Event, things: tuple[str, ...] = ()) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    draw_ways(canvas, Marks(events=happened), things)
    return canvas


@pytest.mark.parametrize("way", [events.FigureJumped(0, "C4", "L4"), events.FigureMoved(0, ("C4", "D4", "E4"), 2)])
@pytest.mark.parametrize(("things", "radius"), [((), 11), (("C4",), 26)])
def test_a_way_begins_with_a_ring_round_what_stands_there(
    way: events.Event, things: tuple[str, ...], radius: int
) -> None:
    """Of dots over land in a colour like theirs it was not seen where they begin."""
    canvas = ways(way, things=things)
    x, y = (round(part) for part in centre("C4"))
    assert canvas.getpixel((x, y)) == (0, 0, 0), "within it is free"
    for dx, dy in ((-radius, 0), (0, -radius), (0, radius)):
        assert canvas.getpixel((x + dx, y + dy)) == look_of(0).colour


def test_dots_have_a_pale_casing() -> None:
    """Red ones were lost on sandstone."""
    canvas = ways(events.FigureJumped(0, "C4", "L4"))
    (left, y), (right, _) = centre("E4"), centre("J4")
    colours = {colour for _, colour in canvas.crop((round(left), 0, round(right), round(y))).getcolors(10_000) or ()}
    assert {PALE, look_of(0).colour} <= colours


def test_a_figure_that_stopped_and_went_on_has_one_way() -> None:
    """Each part had an arrow: which of its ends was the last could not be told."""
    parts = (events.FigureMoved(0, ("C4", "D4"), 1), events.FigureMoved(0, ("D4", "E4", "F4"), 2))
    whole = events.FigureMoved(0, ("C4", "D4", "E4", "F4"), 3)
    assert ways(*parts).tobytes() == ways(whole).tobytes()
    assert ways(parts[0], events.FigureMoved(0, ("D4", "C4"), 1)).getbbox() is None, "who came back is where it was"
