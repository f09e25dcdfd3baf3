"""The soak finds a player that answers by what its seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from players.core import player
from players.core.seen import Seen
from rules.core.contract import Seat
from rules.core.library import load
from tests.laws import opponents
from tests.players.core.test_player import Peeking


def shows_all(game: Any, state: Any, seat: Seat, deals: int) -> Seen[Any]:
    """Hands a player the position itself."""
    return Seen(game=game, seat=seat, deals=(state,), seed="open")


def test_a_player_that_peeks_is_found_once_it_is_shown_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "appraisal_of", lambda game: Peeking(load(game)))
    assert opponents.ask("toy", 20) == "toy: 20 positions, each answered alike after a re-deal"
    monkeypatch.setattr(player, "see", shows_all)
    with pytest.raises(SystemExit, match=r"toy, game \d+, entry \d+: P\d answers .* after a re-deal"):
        opponents.ask("toy", 20)


def test_the_soak_asks_in_positions_of_all_numbers_of_seats() -> None:
    seats = {len(match.state.players) for _, (_, match) in zip(range(60), opponents.positions("toy"), strict=False)}
    assert seats == set(load("toy").meta.seats)
