"""Facts of scenarios: no position is set up that cannot be."""

from __future__ import annotations

import pytest

from tests.rules.caylus.positions import position, read


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["workers 20 = P0"], "nothing lies on 20 where a worker could stand"),
        (["building 9 = residence", "workers 9 = P0"], "nothing lies on 9 where a worker could stand"),
        (["owner 20 = P0"], "nothing lies on 20 that can have an owner"),
        (["owner 7 = P0"], "nothing lies on 7 that can have an owner"),
        (["reserved 20 = P0"], "nothing lies on 20 that could become a residence"),
        (["building 9 = mason", "building 10 = mason"], "no mason is left in the supply"),
        (["supply = mason mason"], "there is only 1 of mason"),
        (["building 7 = mason"], "what is printed on the road stays where it is"),
        (["building 9 = gold_mine"], "what is printed on the road stays where it is"),
        (["passed = P0 P1", "phase = 4", "passed = -"], "name at least 1"),
        (["building 9 = forest"], "it can only change places with another neutral tile"),
    ],
)
def test_position_that_cannot_be_is_refused(lines: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        position(*lines)


def test_worker_goes_home_from_a_building_that_is_taken_away() -> None:
    state = position("building 9 = mason", "workers 9 = P0", "building 9 = -")
    assert (read(state, "workers 9"), read(state, "home P0")) == ("-", "6")
    assert read(state, "supply").split().count("mason") == 1


def test_architect_lies_twice_at_most() -> None:
    twice = ("building 9 = architect", "building 10 = architect")
    assert read(position(*twice), "building 10") == "architect"
    with pytest.raises(ValueError, match="no architect is left"):
        position(*twice, "building 11 = architect")
