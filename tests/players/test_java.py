"""What an opponent in Java never does, as positions: each had a move that is plainly worse than another one."""

from __future__ import annotations

import pytest

from players.core.library import appraisal
from players.core.weights import weights
from players.java.outlook import Outlook
from rules.java.actions import Enter
from tests.players.positions import answered, points_after, position

VILLAGE = "land J8 = three c; land J9 = three f; land K9 = three d; land I9 = three b; "
"""A village of four spaces: I9, J8, J9 and K9."""
NO_CARDS = "hand P0 = -; hand P1 = -; "
LAST = "finished P1 = yes; turn = P0; tokens P0 = 0; "
"""P0 has its last turn, after which nobody plays on."""
LAKE = "land H10 = three f; land H9 = three d; three = 40; "
"""The lake I10, of whose shore I9, J9 and J10 are bare."""


@pytest.mark.parametrize(
    ("facts", "part"),
    [
        pytest.param(
            VILLAGE + NO_CARDS + "developer J8 = P0;" + LAST + "points = 1",
            "build",
            id="leaves a village without a palace at the end",
        ),
        pytest.param(
            VILLAGE + NO_CARDS + "palace I9 = 2 white; developer J8 = P0;" + LAST + "points = 1",
            "enlarge I9 4",
            id="leaves a palace small at the end",
        ),
        pytest.param(
            VILLAGE
            + "hand P0 = M; hand P1 = -; card = M; palace I9 = 4 white; developer J8 = P0;"
            + LAST
            + "points = 0",
            "festival I9 M",
            id="keeps cards at the end",
        ),
        pytest.param(
            VILLAGE + NO_CARDS + "palace I9 = 2 white; developer J8 = P0; finished P1 = yes; turn = P0; points = 0",
            "token",
            id="keeps an action token at the end that would score",
        ),
        pytest.param(
            VILLAGE
            + NO_CARDS
            + "palace I9 = 4 red; developer J8 = P0; developer J9 = P1;"
            + "turn = P0; placed = yes; tokens P0 = 0; points = 2",
            "enter",
            id="shares the first place in a city where one more developer would have it",
        ),
        pytest.param(
            VILLAGE + NO_CARDS + "turn = P0; placed = yes; points = 2; tokens P0 = 0",
            "enter",
            id="leaves a village of four to who comes next",
        ),
    ],
)
def test_it_is_a_part_of_the_turn(facts: str, part: str) -> None:
    assert any(notation.startswith(part) for notation in answered("java", facts).split("; "))


@pytest.mark.parametrize(
    ("facts", "never"),
    [
        pytest.param(
            VILLAGE
            + "hand P0 = M; hand P1 = M MD MP; known P1 = M MD MP; card = M; palace I9 = 4 white; developer J8 = P0;"
            + "developer J9 = P1; turn = P0; placed = yes; points = 0; tokens P0 = 0",
            "festival",
            id="gives a festival that another one surely wins",
        ),
        pytest.param(
            VILLAGE
            + "hand P0 = M; hand P1 = M MD MP; known P1 = M MD MP; card = M; palace I9 = 4 white; developer J8 = P0;"
            + "developer K9 = P0; developer J9 = P1; three = 0; points = 0;"
            + LAST,
            "festival",
            id="gives one in its last turn for the sake of what could be done in a further one",
        ),
        pytest.param(
            VILLAGE
            + "hand P0 = M; hand P1 = M MD MP; known P1 = M MD MP; card = M; palace I9 = 4 white; developer J8 = P0;"
            + "developer K9 = P0; developer J9 = P1; three = 0; turn = P0; placed = yes; points = 0; tokens P0 = 0",
            "festival",
            id="gives one for that in the turn with which the last ones begin",
        ),
        pytest.param(
            NO_CARDS + "turn = P0; placed = yes; taken = 2; points = 0", "token", id="uses an action token for nothing"
        ),
        pytest.param(
            VILLAGE + NO_CARDS + "palace I9 = 4 red; developer J8 = P0;" + LAST + "points = 2",
            "take",
            id="takes cards after which no festival comes",
        ),
        pytest.param(
            VILLAGE + NO_CARDS + "palace I9 = 4 red; developer J8 = P0;" + LAST + "points = 4",
            "leave",
            id="leaves a city that it is about to score",
        ),
    ],
)
def test_it_is_never_a_part_of_the_turn(facts: str, never: str) -> None:
    assert never not in answered("java", facts)


def test_one_card_is_enough_where_nobody_else_stands() -> None:
    facts = "hand P0 = M MD MP; hand P1 = -; card = M; palace I9 = 4 white; developer J8 = P0; turn = P0; points = 0"
    assert answered("java", VILLAGE + facts + "; placed = yes; tokens P0 = 0").endswith("festival I9 M")


def test_no_more_cards_are_thought_of_where_nobody_else_stands() -> None:
    facts = "hand P0 = M MD MP; hand P1 = M MD; card = M; palace I9 = 4 white; developer J8 = P0; turn = P0; points = 0"
    match = position("java", f"{VILLAGE}{facts}; placed = yes")
    offered = map(match.game.format, appraisal("java").actions(match.state, 0))
    assert [action for action in offered if action.startswith("festival")] == ["festival I9 M"]


def test_it_passes_in_a_festival_that_it_cannot_win() -> None:
    cards = "hand P0 = M MD MP; hand P1 = M D; card = M; palace I9 = 4 white; developer J8 = P0; developer J9 = P1;"
    assert answered("java", VILLAGE + cards + "turn = P0; placed = yes; play P0 festival I9 M MD MP") == "pass"


def test_it_lays_no_card_down_that_cannot_win() -> None:
    """As long as the festival goes on its points are not lost yet: that is no reason to play on."""
    hands = "hand P0 = M; hand P1 = M M; known P1 = M M; card = M; palace I9 = 4 white;"
    stand = "developer J8 = P0; developer J9 = P1;"
    match = position("java", f"{VILLAGE}{hands}{stand}turn = P1; placed = yes; play P1 festival I9 M M")
    assert [match.game.format(action) for action in appraisal("java").actions(match.state, 0)] == ["pass"]


@pytest.mark.parametrize(("owner", "score"), [(0, 3), (1, 0)])
def test_a_lake_is_closed_for_oneself_and_not_for_another(owner: int, score: int) -> None:
    facts = f"{LAKE}{NO_CARDS}developer I11 = P{owner}; turn = P0; points = 1; tokens P0 = 0"
    assert points_after(position("java", facts)) == [score, 0]


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        pytest.param("points = 1", "take pile", id="takes a card for a point"),
        pytest.param("points = 1; taken = 2", "end", id="ends where no further one can be taken"),
        pytest.param("points = 1; three = 0", "end", id="ends where no turn comes in which to play it"),
        pytest.param("points = 0", "end", id="ends where nothing is left"),
    ],
)
def test_a_turn_is_ended_with_what_costs_nothing(facts: str, answer: str) -> None:
    match = position("java", f"{NO_CARDS}turn = P0; placed = yes; tokens P0 = 0; {facts}")
    assert match.game.format(appraisal("java").harmless(match.state, 0)) == answer


@pytest.mark.parametrize(("three", "more"), [(2, True), (0, False)])
def test_a_card_is_never_too_many_as_long_as_turns_come(three: int, more: bool) -> None:
    """A point that is left takes one, also where there is hardly time to play those in hand."""
    facts = f"turn = P0; three = {three}; hand P0 = M MD MP D P"
    few, many = (position("java", f"{facts}{card}").state for card in ("", " DP"))
    held = appraisal("java").outlook.held_cards  # type: ignore[attr-defined]
    assert (held(many, 0) > held(few, 0)) == more


@pytest.mark.parametrize(("three", "looked_at"), [(40, 2), (0, 3)])
def test_in_a_last_turn_each_space_of_a_city_is_looked_at(three: int, looked_at: int) -> None:
    """Before it, a place as good as another one is left out; then each point counts."""
    state = position("java", f"{VILLAGE}palace I9 = 4 red; three = {three}; turn = P0; points = 6").state
    entered = {action.space for action in appraisal("java").actions(state, 0) if isinstance(action, Enter)}
    assert len(entered & {"J8", "J9", "K9"}) == looked_at


def test_a_festival_brings_nothing_to_who_cannot_come_up_to_what_is_known_of_another() -> None:
    """However little is thought of what others hold: who took that for a chance gave festivals that others won."""
    hands = "hand P0 = M; hand P1 = M MD; known P1 = M MD; card = M; palace I9 = 4 white; "
    stand = "developer J8 = P0; developer J9 = P1; "
    match = position("java", f"{VILLAGE}{hands}{stand}turn = P0; placed = yes; play P0 festival I9 M")
    hopeful, doubtful = (
        Outlook({**weights("java"), "sure of a festival": sure}).standings(match.state, 0)[0] for sure in (0.2, 3.0)
    )
    assert hopeful == doubtful
