"""What an opponent in Mexica never does, as positions: each had a move that is plainly worse than another one."""

from __future__ import annotations

import pytest

from players.core.appraisal import Appraisal
from players.core.library import appraisal
from players.core.luck import Luck
from players.core.weights import weights
from players.mexica.areas import Areas, tiles_for
from players.mexica.outlook import Building, Outlook, shares
from rules.core import match as matches
from rules.core.library import load
from rules.mexica.actions import UseToken
from rules.mexica.districts import districts, parts
from rules.mexica.state import MexicaState
from tests.players.positions import answer, answered, position

CORNER = "canals = B11-B12 B13"
"""A11, A12 and A13 are a district of 3."""
BAY = "canals = C10-C11 C12-C13"
"""B10 and what lies left of the canals down to B13 are a district of 7."""
TWO = f"{CORNER} E13-F13 C13-D13"
"""A11 is in a district of 3, C14 in one of 4."""
LAST = "half = 2; display = -; stock P1 = 0 0 0 0"
"""The last round of the game: no calpulli is open, and somebody has built all."""
STALLED = "half = 2; display = 13; idle = 5; stock P0 = 0 0 0 0; stock P1 = 0 0 0 0"
"""The last round of the game unless somebody makes progress: five rounds have brought none."""


@pytest.mark.parametrize(
    ("facts", "part"),
    [
        pytest.param(f"turn = P0; display = 3; {CORNER}; figure P0 = A12; points = 0", "found", id="leaves a founding"),
        pytest.param(
            "turn = P0; display = 3; figure P0 = A12; points = 2", "found", id="leaves tiles unlaid that found"
        ),
        pytest.param(
            f"turn = P0; display = 7; {BAY}; figure P0 = D10; points = 3",
            "found",
            id="leaves a district beyond a bridge",
        ),
        pytest.param(
            "turn = P0; display = 3; figure P0 = A12; points = 1; tokens P0 = 1",
            "use",
            id="keeps a token that a founding wants",
        ),
        pytest.param(
            f"turn = P0; {LAST}; figure P0 = H5; points = 1; stock P0 = 0 0 0 0", "H6", id="ends beside a start square"
        ),
        pytest.param(
            f"turn = P0; {STALLED}; figure P0 = H5; points = 1",
            "H6",
            id="ends beside a start square where the game ends without progress",
        ),
        pytest.param(
            f"turn = P0; {STALLED}; figure P0 = H5; points = 0; tokens P0 = 1",
            "use",
            id="keeps a token where the game ends without progress",
        ),
        pytest.param(
            f"turn = P0; {CORNER}; {LAST}; figure P0 = A12; points = 1; stock P0 = 1 0 0 0",
            "build 1",
            id="keeps a building at the end",
        ),
        pytest.param(
            f"turn = P0; {BAY}; {LAST}; building A11 = P1 2; building B11 = P0 2; figure P0 = A12; points = 1; "
            "stock P0 = 1 0 0 0",
            "build 1",
            id="leaves a tie that one building would break",
        ),
        pytest.param(
            f"turn = P0; {BAY}; {LAST}; building A11 = P1 3; building B11 = P0 2; figure P0 = A12; points = 2; "
            "stock P0 = 1 1 0 0",
            "build 2",
            id="builds too little to take the lead",
        ),
        pytest.param(
            "turn = P0; display = 13; points = 6; stock P0 = 0 0 0 0; figure P0 = H6; spare_tokens = 1",
            "take",
            id="leaves points that a token would keep",
        ),
    ],
)
def test_it_is_a_part_of_the_turn(facts: str, part: str) -> None:
    assert part in answer(position("mexica", facts), "master"), "a strong player may overlook it"


@pytest.mark.parametrize(
    ("facts", "never"),
    [
        pytest.param(
            "turn = P0; display = 3; figure P1 = A12; points = 2; stock P0 = 0 0 0 0",
            "B13",
            id="cuts off a district that a rival stands in",
        ),
        pytest.param(
            f"turn = P0; {CORNER}; {LAST}; building A11 = P0 1; figure P0 = A12; points = 1; stock P0 = 1 0 0 0; "
            "figure P1 = H6",
            "build 1 A13",
            id="builds where it is alone already",
        ),
        pytest.param(
            f"turn = P0; {LAST}; figure P0 = H6; points = 6; stock P0 = 0 0 0 0",
            "move",
            id="leaves its start square at the end",
        ),
        pytest.param(
            f"turn = P0; display = 3; {CORNER}; figure P0 = C12; points = 6; bridge B12 = h",
            "jump",
            id="jumps where it could walk",
        ),
        pytest.param(
            "turn = P0; display = 13; points = 1; stock P0 = 0 0 0 0; tokens P0 = 3; spare_tokens = 0",
            "use",
            id="uses tokens for nothing",
        ),
        pytest.param(
            f"turn = P0; display = 13; {BAY}; founder A11 = P0; figure P0 = B10; points = 6; bridge C11 = h",
            "build 4 D",
            id="builds on open land beside a founded district",
        ),
        pytest.param("turn = P0; display = 12 13; points = 6", "propose", id="proposes to remove a calpulli"),
    ],
)
def test_it_is_never_a_part_of_the_turn(facts: str, never: str) -> None:
    assert never not in answered("mexica", facts)


def test_a_calpulli_that_a_seat_wants_is_not_voted_away() -> None:
    wanted = f"turn = P0; display = 7; {BAY}; figure P1 = B10; proposed = 7"
    assert answered("mexica", wanted) == "refuse"


AREAS = Areas(weights("mexica"))
BEGUN = "turn = P0; display = 3 5 7 9 12; canals = C10-C11 C12-C13 I4-J4 K4-L4 J2-J3; figure P0 = I7; figure P1 = D10"
"""A position in which districts have been cut off, and others can be."""


@pytest.mark.parametrize("supply", ["singles = 6", "singles = 0"])
def test_the_tiles_for_an_area_make_it_a_district(supply: str) -> None:
    state = position("mexica", f"{BEGUN}; {supply}").state
    found = [(area, tiles) for area in AREAS.possible(state) if (tiles := tiles_for(state, 0, area))]
    assert len(found) > 10
    for area, tiles in found:
        assert area.squares in parts((*state.canals, *tiles))


def test_there_are_no_tiles_for_an_area_where_another_figure_is_in_the_way() -> None:
    areas = AREAS.possible(position("mexica", BEGUN).state)
    beside = next(area for area in areas if len(area.squares) == 3 and area.border)
    held = position("mexica", f"{BEGUN}; figure P1 = {beside.border[0]}").state
    own = position("mexica", f"{BEGUN}; figure P0 = {beside.border[0]}").state
    assert tiles_for(held, 0, beside) is None
    assert tiles_for(own, 0, beside)


def test_all_steps_of_a_turn_are_legal_one_after_the_other() -> None:
    mexica = load("mexica")
    for facts in (BEGUN, f"{BEGUN}; round = 1", f"{BEGUN}; bridge C10 = h; tokens P0 = 3", f"{BEGUN}; figure P0 = I9"):
        state = position("mexica", facts).state
        steps = list(appraisal("mexica").steps(state, 0))
        assert len(steps) > 5
        for step in steps:
            after = state
            for action in step:
                mexica.check(after, 0, action)
                after = mexica.apply(after, 0, action, Luck("legal")).state


@pytest.mark.parametrize(("taken", "used"), [(0, True), (1, False)])
def test_a_token_that_was_taken_in_a_turn_is_not_given_back_in_it(taken: int, used: bool) -> None:
    state = position("mexica", f"{BEGUN}; points = 1; tokens P0 = 3; taken = {taken}").state
    assert any(UseToken() in step for step in appraisal("mexica").steps(state, 0)) == used


def test_a_lead_is_worth_more_the_less_can_still_be_built() -> None:
    values = (7, 4, 2)
    sure, doubtful = (
        expected(values, (4, 2), left) for left in (Building((9, 9), (0.1, 0.1)), Building((9, 9), (1, 1)))
    )
    assert values[0] >= sure[0] > doubtful[0] > doubtful[1] > sure[1] >= values[1]


def test_a_lead_that_nobody_can_build_enough_against_is_sure() -> None:
    values = (7, 4, 2)
    assert expected(values, (4, 2), Building((0, 1), (0.5, 0.5))) == [values[0], values[1]]
    assert expected(values, (4, 0), Building((0, 3), (0.5, 0.5))) == [values[0], 0.0]


def expected(values: tuple[int, int, int], totals: tuple[int, int], left: Building) -> list[float]:
    return shares(values, totals, left, weights("mexica"))


def test_who_has_the_turn_is_thought_to_found_what_it_can_at_once() -> None:
    """Who cuts off a district that another can go to founds it for that one."""
    outlook, cut_off = Outlook(weights("mexica")), f"{BAY}; display = 7; figure P0 = D10; figure P1 = B10"
    first, second = (outlook.plans(position("mexica", f"turn = {seat}; {cut_off}").state) for seat in ("P0", "P1"))
    assert first[1] < second[1]
    assert second[0] < first[0]


def test_no_area_is_cut_off_for_the_next_player_to_found_first() -> None:
    match = matches.start(load("mexica"), 2, load("mexica").meta.read_options({}), "11" * 32).match
    for seat, notation in enumerate(("start H6", "start G7")):
        match = matches.play_text(match, seat, notation).match
    for notation in answer(match, "master").split("; "):
        match = matches.play_text(match, 0, notation).match
    assert isinstance(match.state, MexicaState) and match.awaited == (1,)
    assert not any(district.size in match.state.display for district in districts(match.state))


def test_what_is_worth_doing_in_mexica_is_less_than_what_is_offered() -> None:
    state = position("mexica", BEGUN).state
    assert len(list(appraisal("mexica").steps(state, 0))) < len(list(Appraisal(load("mexica")).steps(state, 0))) / 10


def test_a_large_area_counts_in_full_once_nothing_more_can_be_founded() -> None:
    """Found at a table of four, where 34 squares without a calpulli were left to a weaker player."""
    outlook, built = Outlook(weights("mexica")), "turn = P1; half = 2; figure P1 = A12; building M11 = P0 4"
    some, none = (
        outlook.prospects(position("mexica", f"{built}; display = {open}").state)[0] for open in ("3 4 5 6 7 9", "-")
    )
    assert none > some + 50


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        pytest.param(f"display = 3; {CORNER}; figure P0 = A12; points = 0", "found A11", id="founds for nothing"),
        pytest.param("points = 2", "take", id="puts a point by"),
        pytest.param("points = 2; taken = 2", "end", id="ends where no further one can be taken"),
        pytest.param("points = 0", "end", id="ends where nothing is left"),
    ],
)
def test_a_turn_is_ended_with_what_costs_nothing(facts: str, answer: str) -> None:
    match = position("mexica", f"turn = P0; {facts}")
    assert match.game.format(appraisal("mexica").harmless(match.state, 0)) == answer
