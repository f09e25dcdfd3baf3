"""What the picture tells of the last turns."""

from __future__ import annotations

import typing
from dataclasses import replace

import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core.palette import look_of
from render.core.scene import WIDE, Marks
from render.java import board
from render.java.history import Step, begun, draw_tags, draw_ways, steps
from render.java.layout import APOTHEM, RADIUS, centre, plan
from render.java.terraces import ASIDE
from rules.java import data, events
from tests.render.java.samples import MARKS, SAMPLES

EMPTY = SAMPLES["start-2"]
SIZE = plan(WIDE, 2).size


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


def tagged(*happened: events.Event, palaces: tuple[str, ...] = ()) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    draw_tags(canvas, Marks(events=happened), palaces)
    return canvas


@pytest.mark.parametrize("seats", [1, 3])
def test_however_much_happened_on_a_space_its_name_is_seen(seats: int) -> None:
    happened = [
        event
        for seat in range(seats)
        for event in (
            events.WaterPlaced(seat, "J9"),
            events.PalaceEnlarged(seat, "J9", 6, 10, 5),
            events.FestivalBegan(seat, "J9", 10),
        )
    ]
    x, y = (round(part) for part in centre("J9"))
    canvas = tagged(*happened, palaces=("J9",))
    assert canvas.crop((x - 14, y - 36, x + 14, y - 12)).getbbox() is None, "where its name is written"
    last = {look_of(seat).colour for seat in range(seats)[-2:]}
    assert last <= set(_pixels(canvas.crop((x - 40, y - 40, x + 40, y + 40))))


def test_a_tile_has_its_tag_on_one_of_its_spaces_where_no_other_is() -> None:
    placed = events.LandPlaced(0, "two", ("H9", "H10"), 2, 1, 50)
    edge = round(centre("H10")[0] - APOTHEM)
    beyond = [
        image.crop((edge, 0, *SIZE)).getbbox()
        for image in (tagged(placed), tagged(placed, events.PalaceBuilt(0, "H9", 2, 1)))
    ]
    assert beyond[0] is None and beyond[1] is not None


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
    draw_ways(canvas, marks, EMPTY)
    draw_tags(canvas, marks)
    shown = {"space", "way", "spaces", "drawn"} & set(kind.__struct_fields__) and kind.__name__ not in SILENT
    assert (canvas.getbbox() is not None) == bool(shown)


def drawn(*happened: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE, (120, 130, 90))
    draw_ways(canvas, Marks(events=happened), EMPTY)
    return canvas


def test_earlier_turns_are_fainter() -> None:
    moved = events.DeveloperMoved(0, "C8", "D8", ("C8", "D8"), 1)
    last, earlier = drawn(moved), drawn(moved, events.PalaceBuilt(1, "J9", 2, 1))
    red = [max(r - b for r, _, b in _pixels(image)) for image in (last, earlier)]
    assert red[0] > red[1] + 30


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def test_a_developer_that_entered_or_left_is_seen_to_cross_the_border() -> None:
    """The arrow begins, or ends, in a border space of the kind that was crossed."""
    for border, space in (("highland", "C8"), ("lowland", "N6")):
        entered = drawn(events.DeveloperEntered(0, space, (space,), border, 1))
        left = drawn(events.DeveloperLeft(0, space, (space,), border, 1))
        assert entered.tobytes() != left.tobytes()
        assert drawn().tobytes() not in (entered.tobytes(), left.tobytes())
    assert drawn(events.DeveloperEntered(0, "C8", ("C8",), "lowland", 1)).tobytes() == drawn().tobytes()


def test_a_tile_is_outlined_as_a_whole() -> None:
    three = drawn(events.LandPlaced(0, "three", ("H9", "H10", "G10"), 1, 1, 50))
    two = drawn(events.LandPlaced(0, "two", ("H9", "H10"), 1, 1, 50))
    assert three.tobytes() != two.tobytes()


def test_nobody_is_seen_to_come_over_a_border_space_that_is_covered() -> None:
    board = data.BOARDS["150"]
    beyond = {board.names[to] for to in board.outside[board.index["N6"]]}
    covered = tuple(replace(space, level=1) if space.name in beyond else space for space in EMPTY.spaces)
    canvas = Image.new("RGB", SIZE)
    entered = events.DeveloperEntered(0, "N6", ("N6",), "lowland", 1)
    draw_ways(canvas, Marks(events=(entered,)), replace(EMPTY, spaces=covered))
    assert canvas.getbbox() is None


def test_what_was_done_last_on_a_space_is_told_and_covers_nothing_there_nor_beside_it() -> None:
    placed = (events.LandPlaced(0, "rice", ("H9",), 2, 1, 50), events.DeveloperMoved(1, "H8", "H9", ("H8", "H9"), 0))
    canvas = Image.new("RGB", SIZE)
    draw_tags(canvas, Marks(events=placed))
    for name in ("H9", "H8", "H10", "G8", "G9"):
        x, y = centre(name)
        for beside in (0, *ASIDE):
            shown = canvas.crop((round(x) + beside - 8, round(y) - 8, round(x) + beside + 8, round(y) + 16))
            assert shown.getbbox() is None, name
    x, y = (round(part) for part in centre("H9"))
    half = round(APOTHEM)
    assert look_of(1).colour in _pixels(canvas.crop((x - half, y, x + half, y + RADIUS)))
    assert (box := canvas.getbbox()) is not None
    assert x - half - 5 <= box[0] < box[2] <= x + half + 3, "no tag reaches those of the spaces beside it"


def test_of_different_steps_of_a_seat_on_a_space_the_last_is_told() -> None:
    both = (events.LandPlaced(0, "rice", ("H9",), 1, 1, 50), events.DeveloperMoved(0, "H8", "H9", ("H8", "H9"), 1))
    apart = (events.LandPlaced(0, "rice", ("C8",), 1, 1, 50), both[1])
    x, y = (round(part) for part in centre("H9"))
    there = [tagged(*happened).crop((x - 40, y - 40, x + 40, y + 40)).tobytes() for happened in (both, apart)]
    assert there[0] == there[1] != tagged(both[0]).crop((x - 40, y - 40, x + 40, y + 40)).tobytes()


def test_what_others_did_is_no_longer_shown_once_the_own_turn_has_begun() -> None:
    view, other = SAMPLES["middle-3"], (events.TurnBegan(0, 16, False), events.WaterPlaced(0, "E7"))
    assert view.active == 1 and view.acted
    for seat, shown in ((1, False), (0, True), (None, True)):
        marks = Marks(seat=seat, events=other)
        assert begun(view, marks) is not shown
        plain, told = (board.draw(view, one, Words("en")) for one in (Marks(seat=seat), marks))
        assert (plain.tobytes() != told.tobytes()) is shown


def test_a_turn_begins_with_the_first_word_that_is_chosen() -> None:
    view = replace(SAMPLES["middle-3"], acted=False)
    assert begun(view, Marks(seat=1, chosen=("place",)))
    assert not begun(view, Marks(seat=1))
    assert not begun(view, Marks(seat=0, chosen=("place",)))
