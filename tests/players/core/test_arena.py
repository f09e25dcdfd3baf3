"""The arena: everybody sits everywhere with the same luck, and a claim is shown only by enough games."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from players.core import arena
from rules.core.library import load

TOY = load("toy")


def test_who_plays_itself_wins_a_fair_part_of_a_set() -> None:
    easy = arena.PLAYERS["easy"]
    ticks = count()
    games = [arena.play(TOY, 3, (easy, easy), "fair", seat, lambda: next(ticks)) for seat in range(3)]
    assert len({game.points for game in games}) == 1
    assert sum(game.won for game in games) == 1
    assert all(second == 1 for game in games for answers in game.seconds for second in answers)


def test_every_player_plays_to_the_end() -> None:
    for player in arena.PLAYERS.values():
        played = arena.play(TOY, 2, (player, arena.PLAYERS["greedy"]), "end", 0, lambda: 0)
        assert played.match.over


def test_a_part_is_shown_by_enough_games_and_by_no_fewer() -> None:
    assert arena.shown([1.0] * 9, 0.7) == ""
    assert arena.shown([1.0] * 20, 0.7) == "more"
    assert arena.shown([0.5] * 60, 0.7) == "less"
    assert arena.shown([1.0, 1.0, 0.5] * 12, 0.7) == "more"
    assert arena.shown([0.7] * 200, 0.7) == ""


@pytest.mark.long
def test_a_false_claim_is_seldom_shown_however_often_one_looks() -> None:
    luck = Random(1)
    wrong = 0
    for _ in range(60):
        won: list[float] = []
        while len(won) < 60 and arena.shown(won, 0.7) != "more":
            won.append(((luck.random() < 0.68) + (luck.random() < 0.68)) / 2)
        wrong += arena.shown(won, 0.7) == "more"
    assert wrong <= 60 * 0.1


def test_twice_a_fair_part_is_asked_for_at_more_than_two_seats() -> None:
    assert [arena.goal(seats) for seats in (2, 4, 5)] == [0.7, 0.5, 0.4]
