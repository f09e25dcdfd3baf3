"""``longtable arena``."""

from __future__ import annotations

import json

import pytest

from tests.bot.cli.conftest import Run


def test_a_series_tells_each_game_and_then_who_is_better(run: Run) -> None:
    done = run("arena", "toy", "--players", "fair,greedy", "--games", "4")
    lines = done.out.splitlines()
    assert done.status == 0
    assert [line.split(":")[0] for line in lines[:4]] == ["game 1", "game 2", "game 3", "game 4"]
    assert lines[4].startswith("fair won ") and " of 4 games (" in lines[4] and lines[4].endswith("against 1 x greedy.")
    assert "sequential test" in lines[5]


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    played = []
    for _ in range(2):
        rows = run("arena", "toy", "--players", "easy,greedy", "--games", "2", "--seed", "7", "--json").out.splitlines()
        played.append([{**json.loads(row), "seconds": None} for row in rows])
    assert played[0] == played[1]
    assert [row["players"] for row in played[0]] == [["easy", "greedy"], ["greedy", "easy"]]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("toy", "--players", "easy"), "--players takes two of these"),
        (("toy", "--players", "easy,nobody"), "easy, fair, strong, master, greedy, beam"),
        (("toy", "--seats", "9"), "seats, not for 9"),
        (("chess",), "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(run: Run, arguments: tuple[str, ...], why: str) -> None:
    done = run("arena", *arguments)
    assert done.status == 2
    assert why in done.err
