"""Choosing a subset: every choice is met once, in one order, and nothing that is not held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from rules.core.subsets import further, without


def choices(held: tuple[int, ...], chosen: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    for item, _ in further(held, chosen):
        yield (*chosen, item)
        yield from choices(held, (*chosen, item))


@given(st.lists(st.integers(1, 4), max_size=6).map(tuple))
def test_every_choice_is_met_once(held: tuple[int, ...]) -> None:
    found = list(choices(held))
    assert len(found) == len(set(found))
    expected = 1
    for count in Counter(held).values():
        expected *= count + 1
    assert len(found) == expected - 1, "as many as there are ways to take some of each kind, but not none"


def test_what_can_follow_is_not_below_what_was_chosen() -> None:
    assert list(further((3, 1, 2, 2), (2,))) == [(2, (3,)), (3, ())]


def test_nothing_follows_what_is_out_of_order_or_not_held() -> None:
    assert list(further((1, 2, 3), (2, 1))) == []
    assert list(further((1, 2, 3), (4,))) == []


def test_the_order_may_be_another_one_than_that_of_the_alphabet() -> None:
    kinds = ("hazel", "acorn")
    assert [item for item, _ in further(("acorn", "hazel"), (), kinds.index)] == ["hazel", "acorn"]
    assert without(("acorn", "hazel", "hazel"), ("hazel", "oak"), kinds.index) == ("hazel", "acorn")
