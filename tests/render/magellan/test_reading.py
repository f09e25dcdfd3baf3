"""What a view implies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.magellan.reading import asked, crowns, current, draw_limit, winners, won
from rules.magellan import data
from tests.render.magellan.samples import bidding, closing, empty, full, moments, with_player


@pytest.mark.parametrize("seats", [3, 6])
def test_every_card_sold_moved_a_ship_one_field_further(seats: int) -> None:
    view = closing(seats).view
    cards = len(data.EXPLORERS) * sum(data.CARDS)
    assert sum(won(view, seat) for seat in range(seats)) == cards - len(view.removed)


def test_nobody_has_won_a_card_before_the_first_auction() -> None:
    assert [won(empty(), seat) for seat in range(3)] == [0, 0, 0]


def test_ships_on_later_fields_count_for_several_cards() -> None:
    assert won(full(6), 0) == 6
    assert won(full(6), 5) == 18


def test_equal_places_share_the_victory() -> None:
    view = closing(3).view
    for seat in range(3):
        view = with_player(view, seat, place=2 if seat == 1 else 1)
    assert winners(view) == (0, 2)


def test_crowns_fall_as_gold_rises() -> None:
    assert crowns(data.GOLD) == 18
    assert crowns((1, 5, 9)) == 6


def test_the_one_to_act_comes_first() -> None:
    view = replace(bidding(6).view, bidders=(4, 5, 1), awaited=(5,))
    assert asked(view) == (5, 1, 4)
    assert asked(replace(view, awaited=())) == (4, 5, 1)


def test_the_current_explorer_is_the_one_whose_card_lies_open() -> None:
    assert current(replace(empty(), card="da_gama")) == 4
    assert current(replace(empty(), card="")) is None
    assert all(current(m.view) is not None for m in moments(3, 7)[:5])


def test_the_limit_of_the_draw_is_read_off_the_board() -> None:
    assert (draw_limit(closing(3).view), draw_limit(empty())) == (20, 0)
