"""Standing orders: where a figure begins, and votes that are answered in advance."""

from __future__ import annotations

import pytest

from rules.core.contract import Followed, IllegalAction, Say, Unreadable
from rules.mexica.orders import ORDERS, StartOn, VoteOn
from tests.rules.mexica.positions import play, position, put, setup


def test_start_squares_are_tried_in_order() -> None:
    state = setup(3)
    order = ORDERS.read("start g7 i7", state, 1)
    assert order == StartOn(squares=("G7", "I7"))
    assert ORDERS.follow(state, 1, order) is None
    state, _ = play(state, "start G7")
    assert ORDERS.follow(state, 1, order) == Followed(notation="start I7", ended=Say("placed"))
    state, _ = play(state, "start I7")
    assert ORDERS.follow(state, 1, order) == Followed(ended=Say("placed"))


def test_order_ends_when_all_its_start_squares_are_taken() -> None:
    state, _ = play(setup(3), "start G7")
    assert ORDERS.follow(state, 1, StartOn(squares=("G7",))) == Followed(ended=Say("all-taken"))


def test_vote_is_answered_for_its_size_alone() -> None:
    state = position("display = 9 12", seats=3)
    yes, no = ORDERS.read("vote 12 agree", state, 1), ORDERS.read("vote 12 refuse", state, 2)
    assert (yes, ORDERS.subject(yes)) == (VoteOn(size=12, agrees=True), "vote 12")
    state, _ = play(state, "propose 12")
    assert ORDERS.follow(state, 1, yes) == Followed(notation="agree")
    assert ORDERS.follow(state, 2, no) == Followed(notation="refuse")
    assert ORDERS.follow(state, 1, VoteOn(size=9, agrees=True)) is None


def test_vote_ends_with_its_calpulli() -> None:
    state = put(position(), "display = 9", "later = -")
    assert ORDERS.follow(state, 1, VoteOn(size=12, agrees=True)) == Followed(ended=Say("size-gone", {"size": 12}))


@pytest.mark.parametrize(("text", "code"), [("start H6", "figure-placed"), ("vote 12 agree", "size-gone")])
def test_order_without_a_subject_is_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        ORDERS.read(text, put(position(), "display = 9", "later = -"), 0)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["", "dance", "start B5", "vote 12", "vote 12 perhaps", "vote 12 agree now"])
def test_nonsense_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        ORDERS.read(text, position(), 0)
