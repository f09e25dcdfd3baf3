"""Seats: the order round the table, places shared by equals."""

from __future__ import annotations

from rules.core import match
from rules.core.contract import Score
from rules.core.library import load
from rules.core.seats import clockwise, places, ranked, with_player

STATE = match.start(load("toy"), 4, {}, "seats").match.state


def test_seats_follow_one_another_clockwise_from_any_of_them() -> None:
    assert clockwise(STATE, 2) == (2, 3, 0, 1)


def test_one_player_is_changed_and_the_others_stay() -> None:
    changed = with_player(STATE, 1, nests=5)
    assert [player.nests for player in changed.players] == [0, 5, 0, 0]
    assert changed.players[2] is STATE.players[2]


def test_equals_share_a_place_and_the_next_is_counted_after_them() -> None:
    assert places([7, 9, 9, 3]) == (3, 1, 1, 4)


def test_scores_add_up_their_sources() -> None:
    found = ranked([[("nests", 3), ("nights", 4)], [("nests", 5), ("nights", 2)]])
    assert found[0] == Score(seat=0, points=7, place=1, sources=(("nests", 3), ("nights", 4)))
    assert [score.place for score in found] == [1, 1]


def test_a_tie_is_broken_by_what_the_rules_name() -> None:
    found = ranked([[("gold", 7)], [("gold", 7)], [("gold", 9)]], tie_breaks=[2, 5, 0])
    assert [score.place for score in found] == [3, 2, 1]
    assert [score.tie_break for score in found] == [2, 5, 0]


def test_what_is_not_known_of_all_is_counted_and_not_ranked() -> None:
    found = ranked([[("ships", 3), ("hand", 9)], [("ships", 5)], [("ships", 5), ("hand", 0)]])
    assert [score.points for score in found] == [12, 5, 5]
    assert [score.place for score in found] == [3, 1, 1]
