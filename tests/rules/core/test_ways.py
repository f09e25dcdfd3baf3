"""Cheapest ways: what they cost, and which one is meant among several."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rules.core.ways import cheapest_costs, cheapest_way, cheapest_ways

PLACES = "abcde"

roads = st.dictionaries(st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)), st.integers(0, 3), max_size=12)

Roads = dict[tuple[str, str], int]


def exits(roads: Roads) -> dict[str, list[tuple[str, int]]]:
    return {at: [(to, cost) for (start, to), cost in roads.items() if start == at] for at in PLACES}


def ways(from_a: Roads, most: int | None = None) -> dict[str, tuple[int, tuple[str, ...]]]:
    return cheapest_ways("a", exits(from_a).__getitem__, most)


def all_ways(roads: Roads, way: tuple[str, ...] = ("a",)) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yields every way that visits no place twice, as cost, length and places."""
    yield sum(roads[step] for step in pairwise(way)), len(way), way
    for start, to in roads:
        if start == way[-1] and to not in way:
            yield from all_ways(roads, (*way, to))


def test_a_detour_may_be_cheaper_than_the_straight_way() -> None:
    assert ways({("a", "b"): 5, ("a", "c"): 2, ("c", "b"): 2})["b"] == (4, ("a", "c", "b"))


def test_among_equal_costs_the_way_of_fewest_steps_is_meant() -> None:
    assert ways({("a", "b"): 4, ("a", "c"): 2, ("c", "b"): 2})["b"] == (4, ("a", "b"))


def test_among_equal_costs_and_steps_the_first_in_order_is_meant() -> None:
    assert ways({("a", "d"): 1, ("d", "b"): 2, ("a", "c"): 2, ("c", "b"): 1})["b"] == (3, ("a", "c", "b"))


def test_steps_that_cost_nothing_lead_on() -> None:
    assert ways({("a", "b"): 0, ("b", "c"): 0}) == {"a": (0, ("a",)), "b": (0, ("a", "b")), "c": (0, ("a", "b", "c"))}


@given(roads)
def test_every_way_is_the_first_of_all_by_cost_then_steps_then_order(roads: Roads) -> None:
    best: dict[str, tuple[int, tuple[str, ...]]] = {}
    for cost, _, way in sorted(all_ways(roads)):
        best.setdefault(way[-1], (cost, way))
    assert ways(roads) == best


@given(roads, st.integers(0, 6))
def test_a_limit_leaves_the_ways_out_that_cost_more(roads: Roads, most: int) -> None:
    within = {to: found for to, found in ways(roads).items() if found[0] <= most}
    assert ways(roads, most) == within


@given(roads)
def test_what_is_nearer_comes_first(roads: Roads) -> None:
    costs = [cost for cost, _ in ways(roads).values()]
    assert costs == sorted(costs)


@given(roads, st.none() | st.integers(0, 6))
def test_costs_without_ways_are_those_of_the_ways_and_nearest_first(roads: Roads, most: int | None) -> None:
    found = cheapest_costs("a", exits(roads).__getitem__, most)
    assert found == {to: cost for to, (cost, _) in ways(roads, most).items()}
    assert list(found.values()) == sorted(found.values())


@given(roads)
def test_a_way_to_one_place_is_that_among_the_ways_to_all(roads: Roads) -> None:
    assert {to: cheapest_way("a", to, exits(roads).__getitem__) for to in PLACES} == dict.fromkeys(PLACES) | ways(roads)
