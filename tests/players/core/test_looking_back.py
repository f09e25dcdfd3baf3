"""A look back judges each turn by what its seat could know, and names those by which most was lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from players.core.looking_back import AGAIN, BRIEFLY, LEAST, NAMED, Turn, Valued, again, conclude, turns, value
from rules.core import history, record
from rules.core.chance import SecretChance
from rules.core.library import load
from rules.core.log import effective
from tests.players.core.test_player import positions


def recorded(game: str) -> tuple[Any, list[Any], tuple[Turn, ...]]:
    told = record.read(Path(f"tests/records/{game}/2_seats.txt").read_text(encoding="utf-8"))
    entries = effective(told.entries)
    return told.header, entries, turns(told.header, entries)


def test_turns_are_what_a_seat_played_between_two_barriers() -> None:
    header, entries, found = recorded("tikal")
    assert [one.first for one in found] == sorted({one.first for one in found})
    for one in found[:20]:
        part = entries[one.first : one.first + len(one.actions)]
        assert {entry.seat for entry in part} == {one.seat}
        assert [entry.barrier for entry in part] == [False] * (len(part) - 1) + [True]
        *_, (_, before) = history.retrace(header, entries[: one.first], {}, -1)
        assert before.match.state == one.state


@pytest.mark.parametrize("number", range(3))
def test_a_turn_is_valued_alike_whatever_lies_where_its_seat_cannot_see(number: int) -> None:
    game = load("toy")
    match = positions(game, 3, "looks back", 3)[number]
    seat = match.awaited[0]
    played = (game.format(game.default(match.state, seat)),)
    dealt = game.redeal(match.state, seat, SecretChance("otherwise"))
    found = value(game, match.state, seat, played, BRIEFLY)
    assert value(game, dealt, seat, played, BRIEFLY) == found
    assert found.lost >= 0 and (found.better == ()) == (found.lost == 0)


def test_what_the_search_itself_plays_loses_nothing_and_the_better_line_can_be_played() -> None:
    _, _, found = recorded("tikal")
    game, turn = load("tikal"), found[10]
    valued = value(game, turn.state, turn.seat, turn.actions, BRIEFLY)
    assert valued.lost > 0, "it was played at random"
    best = value(game, turn.state, turn.seat, valued.better, BRIEFLY)
    assert best.lost == 0 and best.better == () and best.played == valued.best


def a_turn(seat: int, first: int, run: int) -> Turn:
    return Turn(seat=seat, first=first, run=run, state=None, actions=("end",))


def lost(points: float, harmless: float = 0.0) -> Valued:
    return Valued(played=10.0 - points, best=10.0, harmless=harmless, better=("else",))


def test_the_turns_by_which_most_was_lost_are_named_of_each_run_one_and_in_their_order() -> None:
    played = [a_turn(n % 2, n + 1, 1 if n < 2 else n) for n in range(20)]
    valued = {n: lost(float(n)) for n in range(20)}
    assert again(valued) == tuple(range(19, 19 - AGAIN, -1))
    closer = {0: lost(9.0), 1: lost(8.0), 2: lost(4.0), 3: lost(5.0), 4: lost(LEAST - 0.1)}
    found = conclude(2, played, valued, closer)
    assert [one.first for one in found.decisive] == [1, 3, 4] and len(found.decisive) == NAMED
    assert conclude(2, played, valued, {4: lost(LEAST - 0.1)}).decisive == ()


def test_a_share_is_what_was_played_of_what_could_have_been_beyond_harmless_answers() -> None:
    played = [a_turn(0, 1, 1), a_turn(0, 2, 2), a_turn(1, 3, 3)]
    valued = {0: lost(5.0), 1: lost(0.0), 2: Valued(played=3.0, best=3.0, harmless=3.0, better=())}
    assert conclude(2, played, valued, {}).shares == (0.75, None)
