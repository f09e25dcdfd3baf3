"""Where to look in a view."""

from __future__ import annotations

from dataclasses import replace

from render.magellan.reading import absent, asked, current
from tests.render.magellan.samples import bidding, empty, moments


def test_the_one_to_act_comes_first() -> None:
    view = replace(bidding(6).view, bidders=(4, 5, 1), awaited=(5,))
    assert asked(view) == (5, 1, 4)
    assert asked(replace(view, awaited=())) == (4, 5, 1)


def test_the_current_explorer_is_the_one_whose_card_lies_open() -> None:
    assert current(replace(empty(), card="da_gama")) == 4
    assert current(replace(empty(), card="")) is None
    assert all(current(m.view) is not None for m in moments(3, 7)[:5])


def test_who_neither_bids_nor_has_passed_is_absent_from_the_auction() -> None:
    view = replace(bidding(6).view, bidders=(4, 5), passed=(1,))
    assert absent(view) == (0, 2, 3)
    assert absent(replace(view, stage="pay", bidders=(4,), passed=())) == ()
