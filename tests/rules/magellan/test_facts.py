"""What scenarios may set: who may bid is found from all that is set, and where nobody may, the error says why."""

from __future__ import annotations

import pytest

from rules.core import scenario

HEADER = "title: A test\ngame: magellan\nseats: 3\n"
PHASE_2 = "set phase = 2\nset ship P1 1 = cook 1\nset ship P2 1 = cook 1\nset stack = -\n"


def run(text: str) -> scenario.Result:
    return scenario.run(scenario.parse(HEADER + text))


def test_line_of_the_card_may_stand_anywhere_in_its_row() -> None:
    assert run(f"set card = cook\nset opener = P2\n{PHASE_2}expect active = P2 P1").failures == ()


def test_card_that_nobody_may_bid_for_names_the_phase_and_what_is_asked() -> None:
    with pytest.raises(scenario.ScenarioError) as caught:
        run(f"{PHASE_2}set opener = P1\nset card = cook\nplay P1 bid 1\nset card = pizarro")
    assert caught.value.why == (
        "nobody may bid for pizarro in phase 2: that takes a ship on field 1 of pizarro and a card in the hand; "
        "still open: bid, asked of P2"
    )
