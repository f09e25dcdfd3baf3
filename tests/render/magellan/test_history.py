"""What the picture tells of the last turns."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core.scene import WIDE, Marks
from render.magellan.auction import last_bids
from render.magellan.history import Step, draw_badges, draw_ways, steps
from render.magellan.layout import OPEN, plan
from rules.magellan import events
from rules.magellan.view import ShipView, View
from tests.render.magellan.samples import bidding, empty, with_field

SIZE = plan(WIDE, 3).size
PLACED = events.ShipPlaced(0, "columbus", 3, False, "")
ADVANCED = events.ShipAdvanced(2, "cook", 1, 2, False, "")


def test_ships_that_came_are_numbered_in_their_order() -> None:
    marks = Marks(events=(events.CardTurnedUp("columbus", 1, 17), PLACED, events.VetoGained(0), ADVANCED))
    assert steps(marks) == (Step(0, "columbus", 3, 1, 1), Step(2, "cook", 1, 2, 2))


def drawn(view: View, *happened: events.Event) -> Image.Image:
    canvas = Image.new("RGB", SIZE, (120, 150, 150))
    draw_ways(canvas, view, Marks(events=happened), OPEN)
    draw_badges(canvas, view, Marks(events=happened), OPEN)
    return canvas


def touched(image: Image.Image) -> bool:
    return len(image.getcolors(SIZE[0] * SIZE[1]) or ()) > 1


def test_a_step_is_drawn_where_its_ship_lies() -> None:
    view = with_field(empty(), 0, 1, ships=(ShipView(seat=0, number=3),))
    assert touched(drawn(view, PLACED))
    assert not touched(drawn(view, ADVANCED))


def test_a_ship_that_has_sailed_on_is_shown_at_its_last_field_only() -> None:
    view = with_field(empty(), 5, 2, ships=(ShipView(seat=2, number=1),))
    both = drawn(view, events.ShipPlaced(2, "cook", 1, False, ""), ADVANCED)
    assert both.crop(FIRST_FIELD := (680, 780, 860, 930)).getcolors(200_000) is not None
    assert touched(both)
    assert FIRST_FIELD[0] > 625


@pytest.mark.parametrize("later", [True, False])
def test_the_latest_way_is_the_strongest(later: bool) -> None:
    view = with_field(empty(), 5, 2, ships=(ShipView(seat=0, number=1),))
    view = with_field(view, 0, 2, ships=(ShipView(seat=0, number=2),))
    mine = events.ShipAdvanced(0, "cook", 1, 2, False, "")
    other = events.ShipAdvanced(0, "columbus", 2, 2, False, "")
    canvas = Image.new("RGB", SIZE, (120, 150, 150))
    draw_ways(canvas, view, Marks(events=(other, mine) if later else (mine, other)), OPEN)
    part = canvas.crop((680, 780, 1000, 940)).tobytes()
    reddest = max(red - blue for red, blue in zip(part[::3], part[2::3], strict=True))
    assert (reddest > 180) == later


def test_the_bids_of_this_auction_are_told() -> None:
    view = bidding(6).view
    assert view.best is not None
    first, other = view.bidders[0], view.bidders[-1]
    told = (
        events.BidMade(first, "cook", 9, (), 0, False),
        events.CardTurnedUp("magellan", 2, 5),
        events.BidMade(other, "magellan", 3, (), 0, False),
        events.BidMade(view.passed[0], "magellan", 4, (), 0, False),
    )
    bids = last_bids(view, Marks(events=told))
    assert bids == {other: 3} | {view.best: view.bid}


def test_a_bid_of_which_no_event_tells_is_taken_from_the_view() -> None:
    view = bidding(6).view
    assert last_bids(view, Marks()) == {view.best: view.bid}
