"""Whoever plays stupidly is found, with the arguments that find it again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from players.core import player
from players.core.levels import LEVELS
from players.core.library import appraisal
from rules.core.contract import AnyGame, Seat
from tests.laws import dominated

HASTY = replace(LEVELS["strong"], share=0.01, deals=1)
"""Looks at few positions, and takes what is best of them."""


def hasty(game: AnyGame, state: Any, seat: Seat, level: str) -> tuple[str, ...]:
    return player.answer_by(appraisal(game.meta.id), state, seat, HASTY)


def wasteful(game: AnyGame, state: Any, seat: Seat, level: str) -> tuple[str, ...]:
    """Ends each of its turns at once."""
    return (game.format(game.default(state, seat)),)


@pytest.mark.parametrize(("game", "seats"), [("magellan", 3), ("caylus", 2)])
def test_a_player_that_looks_at_little_does_nothing_stupid(game: str, seats: int) -> None:
    assert list(dominated.watch(dominated.begin(game, seats, 1), "hasty", hasty)) == []


@pytest.mark.long
def test_what_is_found_is_counted_and_told_so_that_it_is_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    counted = dominated.tell("mexica", 2, "easy", range(7, 8), wasteful)
    told = capsys.readouterr().out
    assert counted["leaves points that a token would keep"] > 3
    assert "again: mexica --seats 2 --level easy --seed 7 --games 1" in told
    assert (
        f"1 games, 12 kinds: leaves points that a token would keep {counted['leaves points that a token would keep']}"
        in told
    )
    found = list(dominated.watch(dominated.begin("mexica", 2, 7), "easy", wasteful))
    assert f"entry {found[0].entry}, P{found[0].seat} {found[0].action}" in told
