"""What an opponent in Tikal never does, as positions: each had a move that is plainly worse than another one."""

from __future__ import annotations

import pytest

from players.core.levels import LEVELS
from players.core.library import appraisal
from players.core.player import consider
from players.core.seen import Seen
from rules.core.library import load
from rules.tikal.actions import EndTurn, Recover
from tests.players.positions import answered, position


@pytest.mark.parametrize(
    ("facts", "first"),
    [
        pytest.param("points = 2; figures a4 P0 = 1", "uncover a4", id="leaves points unused that would score"),
        pytest.param(
            "points = 2; value a4 = 6; figures a4 P0 = 1; figures a4 P1 = 3; figures b5 P0 = 1",
            "uncover b5",
            id="uncovers a level for another",
        ),
        pytest.param(
            "points = 2; value a4 = 8; figures a4 P0 = 1; figures a4 P1 = 1; figures a5 P0 = 1",
            "move 1 a5-a4",
            id="leaves a tie that one figure would break",
        ),
        pytest.param(
            "points = 4; value a4 = 8; squares 9 = 0; figures a4 P0 = 2; figures a4 P1 = 1",
            "end",
            id="walks away from a temple that it holds by one figure",
        ),
        pytest.param(
            "points = 5; value a4 = 4; figures a4 P0 = 2; figures b5 P0 = 1",
            "uncover a4",
            id="builds a camp or places a guard where nothing comes after",
        ),
        pytest.param(
            "points = 2; value a4 = 8; figures a4 P1 = 2; figures a5 P0 = 1+L",
            "move L a5-a4",
            id="sends a worker where only the leader is strong enough",
        ),
        pytest.param(
            "points = 3; space c4 = A4 r0; figures c4 P0 = 1",
            "recover c4",
            id="leaves a treasure lying at the end",
        ),
        pytest.param(
            "points = 6; treasures P0 = m1 m3; treasures P1 = m5 m5",
            "exchange P1 give m1 m3 take m5 m5",
            id="keeps two single treasures where it could have a pair",
        ),
    ],
)
def test_the_last_scoring_turn_begins_with_what_is_plainly_best(facts: str, first: str) -> None:
    assert answered("tikal", f"final = P0 P1; {facts}; supply P0 = 0").split("; ")[0] == first


@pytest.mark.parametrize(
    ("facts", "never"),
    [
        pytest.param(
            "turn = P0; tile = -; points = 6; treasures P0 = m1 m3; treasures P1 = m5 m5",
            "exchange",
            id="exchanges treasures that will be taken back before they score",
        ),
        pytest.param(
            "turn = P0; tile = -; points = 5; value a4 = 8; squares 9 = 0; figures a4 P0 = 1+L",
            "guard",
            id="loses the leader to a guard",
        ),
        pytest.param(
            "turn = P0; tile = -; points = 5; figures a4 P0 = 1; value b5 = 6; figures b5 P0 = 1",
            "guard a4",
            id="guards a temple of little value",
        ),
        pytest.param(
            "turn = P0; tile = -; points = 2; figures a4 P0 = 1; value a4 = 7; figures a4 P1 = 1; figures b4 P0 = 1",
            "a4-a5",
            id="gives a temple up that nobody drives it from",
        ),
    ],
)
def test_it_is_never_a_part_of_the_turn(facts: str, never: str) -> None:
    assert never not in answered("tikal", facts)


@pytest.mark.parametrize(("score", "taken"), [(20, False), (30, True)])
def test_sets_are_taken_before_a_scoring_from_who_is_ahead_only(score: int, taken: bool) -> None:
    """Found where two bots took three of a kind from each other turn after turn, with nearly all their points."""
    facts = "turn = P0; tile = -; points = 9; treasures P0 = m1 m3 m6; treasures P1 = m5 m5 m5; score P0 = 25"
    exchange = "exchange P1 give m1 m3 m6 take m5 m5 m5"
    assert (exchange in answered("tikal", f"{facts}; score P1 = {score}")) == taken


def test_points_that_bring_nothing_need_not_be_walked_off() -> None:
    state = position("tikal", "turn = P0; tile = -; points = 3; figures a4 P0 = 1; figures a5 P0 = 1").state
    assert EndTurn() in list(appraisal("tikal").actions(state, 0))


def test_a_tile_is_placed_towards_the_own_camp() -> None:
    facts = "turn = P0; tile = D1; points = 2; space c4 = A6 r0; camp c4 = P0; figures c4 P0 = 2; figures b5 P1 = 3"
    assert answered("tikal", facts).split()[1] not in ("a3", "b3")


def test_a_treasure_is_not_worth_more_because_it_was_guessed_right() -> None:
    """Of the two deals the first is the one in which lines are found."""

    def worth(*tops: str) -> float:
        facts = "space c4 = A4 r0; final = P0 P1; points = 3; figures c4 P0 = 1; treasures P0 = m1 m1; supply P0 = 0"
        deals = tuple(position("tikal", f"{facts}; tokens c4 = {top} m5").state for top in tops)
        seen = Seen(game=load("tikal"), seat=0, deals=deals, seed="guessed")
        best = consider(appraisal("tikal"), seen, LEVELS["strong"])[0]
        assert best.sure == (Recover(space="c4"),)
        return best.worth

    assert worth("m1", "m2") == worth("m2", "m2") < worth("m2", "m1")


def test_lines_are_compared_in_the_same_deals_though_one_of_them_alone_learns_something() -> None:
    """All deals but the one in which lines are found are worse, as far as a turn goes."""
    facts = "turn = P0; tile = -; points = 3; space c4 = A4 r0; figures c4 P0 = 1; supply P0 = 0"
    deals = tuple(position("tikal", f"{facts}; score P1 = {score}").state for score in (0, 50))
    seen = Seen(game=load("tikal"), seat=0, deals=deals, seed="shifted")
    assert consider(appraisal("tikal"), seen, LEVELS["strong"])[0].sure == (Recover(space="c4"),)


@pytest.mark.parametrize("display", ["A1 A4", "A1 A2", "B6 A2"])
def test_a_bid_is_never_more_than_the_turn_can_bring(display: str) -> None:
    facts = f"display = {display}; bidder = P0"
    assert answered("tikal", f"{facts}; bid P1 = 10", mode="auction") == "pass"
    assert answered("tikal", facts, mode="auction") in ("bid 1", "pass")
