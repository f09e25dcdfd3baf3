"""What an opponent in Mexica never does, as positions: each had a move that is plainly worse than another one."""

from __future__ import annotations

import pytest

from tests.players.positions import answered

CORNER = "canals = B11-B12 B13"
"""A11, A12 and A13 are a district of 3."""
BAY = "canals = C10-C11 C12-C13"
"""B10 and what lies left of the canals down to B13 are a district of 7."""
TWO = f"{CORNER} E13-F13 C13-D13"
"""A11 is in a district of 3, C14 in one of 4."""
LAST = "half = 2; display = -; stock P1 = 0 0 0 0"
"""The last round of the game: no calpulli is open, and somebody has built all."""


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
    assert part in answered("mexica", facts)


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
