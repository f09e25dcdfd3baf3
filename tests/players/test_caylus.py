"""What an opponent in Caylus never does, as positions: each had an answer that is plainly worse than another one."""

from __future__ import annotations

import pytest

from players.core.library import appraisal
from rules.caylus.actions import PlaceWorker
from tests.players.positions import answer, answered, position


@pytest.mark.parametrize(
    ("facts", "always"),
    [
        pytest.param(
            "workers castle = P0; goods P0 = 1F 1W 1S; phase = 6",
            "deliver FWS",
            id="hands nothing in at the castle",
        ),
        pytest.param(
            "workers castle = P0; goods P0 = 2F 2W 1S 1C; phase = 6",
            "deliver FWS FWC",
            id="hands in one batch where two bring more",
        ),
        pytest.param(
            "workers castle = P0; goods P0 = 1F 2W 2S 1G; phase = 6",
            "deliver FWS",
            id="hands in gold where wood and stone do",
        ),
        pytest.param(
            "passed = P0 P1; provost = 6; deniers P0 = 9; phase = 4",
            "provost 6",
            id="pays for the provost without an effect",
        ),
        pytest.param(
            "passed = P1 P0; order = P1 P0; provost = 7; workers 8 = P0; goods P0 = 1F 1W; deniers P1 = 0; phase = 4",
            "provost 8",
            id="lets its worker stand beyond the provost for a denier",
        ),
        pytest.param(
            "workers guild = P0; provost = 6; workers 8 = P0; goods P0 = 1F 1W; phase = 3",
            "provost 8",
            id="does not use the guild for its own worker",
        ),
        pytest.param(
            "building 9 = wood_peddler; provost = 9; workers 9 = P0; goods P0 = 1W; deniers P0 = 9; phase = 5",
            "trade 2$",
            id="buys one cube where two cost a denier more",
        ),
        pytest.param(
            "building 9 = wood_marketplace; provost = 9; workers 9 = P0; goods P0 = 3W 1G; deniers P0 = 3; phase = 5",
            "trade W",
            id="sells gold for what wood brings as well",
        ),
        pytest.param(
            "building 9 = lawyer; provost = 9; workers 9 = P0; goods P0 = 1C; deniers P0 = 9; phase = 5",
            "transform",
            id="never lays a residence",
        ),
        pytest.param(
            "workers 8 = P0; provost = 8; goods P0 = 1F 1W 1C; phase = 5",
            "build",
            id="declines to build what it can pay",
        ),
        pytest.param(
            "building 9 = food_farm; provost = 9; workers 9 = P0; goods P0 = 3F; deniers P0 = 9; phase = 5",
            "take C",
            id="takes more of what it has plenty of",
        ),
        pytest.param(
            "order = P0 P1; bailiff = 23; provost = 23; goods P0 = 3F 3W 3S; deniers P0 = 9; scored = 2;"
            " passed = P1; phase = 2",
            "place castle",
            id="passes with batches and room in the castle",
        ),
        pytest.param(
            "building 9 = bank; provost = 9; workers 9 = P0; deniers P0 = 9; bailiff = 20; phase = 5",
            "trade",
            id="keeps deniers that buy gold",
        ),
    ],
)
def test_it_answers_what_is_plainly_best(facts: str, always: str) -> None:
    assert answered("caylus", facts).startswith(always)


def test_who_weighs_what_counts_rightly_builds_a_prestige_building() -> None:
    """Who misweighs may think more of the gold."""
    facts = "building 9 = architect; building 10 = residence; owner 10 = P0; provost = 10; workers 9 = P0;"
    match = position("caylus", f"{facts} goods P0 = 4S 2G; deniers P0 = 9; phase = 5")
    assert answer(match, "master").startswith("build hotel")


@pytest.mark.parametrize(
    ("facts", "never"),
    [
        pytest.param("order = P0 P1; goods P0 = 3W; deniers P0 = 9; phase = 2", "castle", id="the castle"),
        pytest.param("order = P0 P1; goods P0 = 2F 1W; deniers P0 = 9; phase = 2", "joust", id="the joust field"),
        pytest.param(
            "building 1 = neutral_quarry; building 2 = neutral_marketplace; building 3 = neutral_sawmill;"
            "building 4 = neutral_carpenter; building 5 = forest; building 6 = neutral_farm; order = P0 P1;"
            "goods P0 = 2F 1W; deniers P0 = 5; workers 1 = P1; workers 3 = P1; workers 4 = P0;"
            "workers 5 = P0; phase = 2",
            "joust",
            id="the joust field late in the round",
        ),
        pytest.param(
            "order = P0 P1; goods P0 = 5W; deniers P0 = 9; building 20 = bank; phase = 2",
            "20",
            id="far beyond the provost",
        ),
    ],
)
def test_no_worker_goes_where_there_is_nothing_to_hand_in(facts: str, never: str) -> None:
    match = position("caylus", facts)
    kept = appraisal("caylus")
    promising = list(kept.actions(match.state, 0))
    assert PlaceWorker(place=never) not in promising
    assert any(isinstance(action, PlaceWorker) for action in promising)
