"""The course of the game: setup, turns, the end."""

from __future__ import annotations

import pytest

from rules.core.contract import Say
from rules.java.actions import EndTurn
from rules.java.events import EndTriggered, FinalScored, GameEnded, LastTileGone, TurnBegan
from rules.java.game import GAME
from tests.rules.java.positions import default_game, play, position, put, random_game, read, setup


@pytest.mark.parametrize(("seats", "piled"), [(2, "23"), (3, "20"), (4, "17")])
def test_setup_leaves_the_draw_pile_of_the_rules(seats: int, piled: str) -> None:
    assert read(setup(seats), "piled") == piled


def test_who_begins_is_drawn_by_lot() -> None:
    assert {read(setup(4, f"lot {number}"), "turn") for number in range(20)} == {"P0", "P1", "P2", "P3"}


def test_turns_go_clockwise() -> None:
    _, events = play(position(seats=3), "place rice D7; end; place rice D9; end")
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [1, 2]


def test_the_last_turns_follow_the_last_three_space_tile() -> None:
    _, events = play(position("three = 1", seats=3), "place three D7 a; end; end; end")
    assert [event.seat for event in events if isinstance(event, FinalScored)] == [0, 1, 2]
    assert [event.last for event in events if isinstance(event, TurnBegan)] == [True, True]
    assert isinstance(events[-1], GameEnded)


def test_ruling_49_the_end_comes_only_once() -> None:
    last_turns = position("finished P2 = yes", "three = 1", "waived = 2", seats=3)
    after, events = play(last_turns, "place three D7 a; end")
    assert not [event for event in events if isinstance(event, LastTileGone | EndTriggered)]
    assert read(after, "waived") == "0"
    _, events = play(after, "end")
    assert [event.seat for event in events if isinstance(event, FinalScored)] == [1]
    assert isinstance(events[-1], GameEnded), "who has had the last turn has no other one"


def test_ruling_38_no_score_ever_goes_down() -> None:
    for step in random_game(3, 8):
        before, after = ([player.score for player in state.players] for state in (step.before, step.after))
        assert all(one <= other for one, other in zip(before, after, strict=True))


def test_absent_players_come_to_an_end() -> None:
    *_, (state, events) = default_game(setup(2))
    assert isinstance(events[-1], GameEnded)
    assert read(state, "asked") == "-"


def test_the_end_names_all_who_have_most_points() -> None:
    ended = ("finished P1 = yes", "finished P2 = yes", "palace_points P0 = 4", "irrigation_points P2 = 4")
    _, events = play(position(*ended, seats=3), "end")
    assert events[-1] == GameEnded(winner_seats=(0, 2), score=4)


def test_a_turn_is_asked_for_with_its_points_and_its_duty() -> None:
    (asked,) = GAME.decisions(position("points = 4"))
    assert (asked.seat, asked.kind, asked.status) == (0, "turn", Say("points", {"points": 4, "duty": "open"}))
    (asked,) = GAME.decisions(position("finished P1 = yes"))
    assert (asked.kind, asked.status) == ("last-turn", Say("points", {"points": 6, "duty": "none"}))


def test_only_what_can_be_done_is_offered() -> None:
    offered = GAME.tokens(position("placed = yes"), 0, ())
    assert [token.text for token in offered] == ["place", "irrigate", "take", "token", "end"]


def test_points_that_could_still_do_something_are_not_lost_unasked() -> None:
    state = position("placed = yes", "points = 1")
    assert GAME.forgone(state, 0, EndTurn()) == Say("points", {"points": 1})
    assert GAME.forgone(put(state, "points = 0"), 0, EndTurn()) is None
