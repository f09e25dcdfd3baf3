"""What the picture tells of the last turns."""

from __future__ import annotations

import typing
from dataclasses import replace

import pytest
from PIL import Image

from render.core.scene import Marks
from render.java.history import Step, draw_tags, draw_ways, steps, tagged
from rules.java import data, events
from tests.render.java.samples import MARKS, SAMPLES

EMPTY = SAMPLES["start-2"]
SIZE = (1500, 1130)


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


def test_a_tag_takes_the_place_of_the_name_of_its_space() -> None:
    assert tagged(MARKS) == {"K12", "J15", "D6", "H14", "H8", "M13", "E7", "J9", "open"}


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
