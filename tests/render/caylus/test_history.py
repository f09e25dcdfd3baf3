"""What the picture tells of the last turns."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.caylus import castle
from render.caylus.history import Step, draw_tags, draw_ways, moved_by, steps, ways
from render.caylus.layout import BOARD, ahead, house, lane
from render.caylus.special import box_of
from render.core.boxes import Box
from render.core.scene import Marks
from rules.caylus import data, events
from rules.caylus.view import View
from tests.render.caylus.samples import EVENTS, crowded, placed, with_place, with_space

GROUND = (180, 180, 130)
SHADOW = 10
"""How far a figure casts one beyond the road."""


def test_what_was_put_on_the_board_is_numbered_since_the_round_began() -> None:
    assert steps(Marks(events=EVENTS)) == (
        Step(0, "castle", 1, worker=True),
        Step(1, "gate", 2, worker=True),
        Step(2, "4", 3, worker=True),
        Step(1, "inn", 4, worker=True),
        Step(2, "17", 5),
        Step(0, "walls", 6),
        Step(0, "towers", 7),
    )


def test_only_real_moves_of_the_provost_have_a_way() -> None:
    stayed = events.ProvostMoved(2, 11, 11, 0)
    assert ways(Marks(events=(*EVENTS, stayed))) == ((0, 9, 12), (1, 12, 11))


def test_who_has_left_the_provost_or_moved_him_twice_is_told_by_how_far_in_all() -> None:
    happened = (*EVENTS, events.ProvostLeft(3, False), events.ProvostMoved(1, 11, 9, 2))
    assert moved_by(Marks(events=happened)) == {0: 3, 1: -3, 3: 0}
    assert moved_by(Marks(events=(*happened, events.RoundBegan(9, (0, 1, 2, 3))))) == {}


def test_a_new_round_forgets_the_ways_of_the_last_one() -> None:
    assert ways(Marks(events=(*EVENTS, events.RoundBegan(9, (0, 1, 2, 3))))) == ()


def drawn(*happened: events.Event, view: View | None = None) -> Box | None:
    """Returns where something is drawn for events."""
    canvas = Image.new("RGB", (1600, 1270), GROUND)
    marks = Marks(events=happened)
    draw_ways(canvas, marks)
    draw_tags(canvas, view or crowded(5), marks)
    return ImageChops.difference(canvas, Image.new("RGB", canvas.size, GROUND)).getbbox()


def meets(one: Box | None, other: Box) -> bool:
    assert one is not None
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("place", [*data.SPECIAL, "1", "8", "28"])
def test_a_worker_that_was_placed_has_a_tag_where_he_stands(place: str) -> None:
    if place.isdecimal():
        view, box = with_space(crowded(5), int(place), worker=3), house(int(place))
    else:
        view, box = with_place(crowded(5), place, 3), box_of(place)
    assert meets(drawn(placed(3, place), view=view), box)
    assert drawn(placed(2, place), view=view) is None, "he has gone home"


def test_a_place_has_room_for_the_tags_of_its_last_steps() -> None:
    view = with_place(crowded(5), "stables", 0, 1, 2, 3, 4)
    found = drawn(*(placed(seat, "stables") for seat in range(5)), view=view)
    left, _, right, _ = box_of("stables")
    assert found is not None
    assert left <= found[0] < found[2] <= right + 8


def test_parts_of_the_castle_have_a_tag_above_the_last_of_their_owner() -> None:
    built = events.CastleBuilt(0, "FWS", 1, ("towers",), 3)
    x, y = castle.latest(crowded(5), 2, 0)
    assert meets(drawn(built), (round(x) - 20, round(y) - 40, round(x) + 20, round(y)))


def test_the_provost_is_seen_pale_where_he_stood_before_he_was_moved() -> None:
    """By the ways alone nobody could say from where he had come when they went back and forth."""
    on, back = drawn(events.ProvostMoved(0, 9, 12, 3)), drawn(events.ProvostMoved(0, 12, 9, 3))
    assert on is not None and back is not None
    assert on[0] <= ahead(9)[0] - 14 and back[2] >= ahead(12)[0] + 14


@pytest.mark.parametrize(("start", "end"), [(9, 12), (12, 9), (6, 8), (16, 13), (22, 20)])
def test_the_way_of_the_provost_keeps_to_the_road(start: int, end: int) -> None:
    found = drawn(events.ProvostMoved(0, start, end, 3))
    boxes = [lane(space) for space in range(min(start, end), max(start, end) + 1)]
    assert found is not None
    assert min(box[1] for box in boxes) <= found[1] < found[3] <= max(box[3] for box in boxes) + SHADOW
    assert BOARD[0] < found[0] < found[2] < BOARD[2]


@pytest.mark.parametrize(
    "event",
    [events.SeatPassed(1, 1, 1, False), events.GoodsTaken(0, "forest", "F"), events.BailiffMoved(6, 8)],
)
def test_what_has_no_place_draws_nothing(event: events.Event) -> None:
    assert drawn(event) is None
