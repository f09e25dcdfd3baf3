"""Moves ahead: what a seat leaves for its next turn is played when its conditions hold, else the seat is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import ahead, match, orders, standing
from rules.core.ahead import DROPPED, PLAYED, Ahead, If, Line, MovesAhead
from rules.core.chance import SecretChance
from rules.core.contract import Say, Unreadable
from rules.core.library import load
from rules.core.match import Match
from rules.core.notation import legal
from rules.core.standing import Held

TIKAL, MAGELLAN = load("tikal"), load("magellan")


def a_game(game: Any = TIKAL, seats: int = 2) -> Match:
    return match.start(game, seats, {}, "5e" * 32).match


def moves(*lines: tuple[str, *tuple[If, ...]]) -> Ahead:
    return Ahead(lines=tuple(Line(text, conditions) for text, *conditions in lines))  # type: ignore[arg-type]


def after(game: Match, text: str) -> Match:
    return match.play_text(game, game.awaited[0], text).match


def told(game: Match, seat: int, left: Ahead) -> tuple[str, Say | None] | None:
    """Returns what is played for a seat and why its moves are over then; None while they wait."""
    answer = MovesAhead().follow(game, seat, left)
    if answer is None:
        return None
    entries = answer.play(orders.BY).entries if answer.play else ()
    return "; ".join(entry.action for entry in entries), answer.ended


def test_the_first_line_that_fits_is_played_for_the_seat_that_is_asked() -> None:
    left = moves(("place a3 r0; end", If("a3", "free")), ("place b3 r0; end", If("b3", "free")))
    game = a_game()
    other = 1 - game.awaited[0]
    assert told(game, other, left) is None, "nothing is asked yet"
    assert told(after(game, "place b3 r0; end"), other, left) == ("place a3 r0; end", PLAYED)
    assert told(after(game, "place a3 r0; end"), other, left) == ("place b3 r0; end", PLAYED)


def test_where_no_line_fits_all_are_dropped_with_the_reason_of_each() -> None:
    left = moves(("place a3 r0; end", If("b3", "free", holds=False)), ("place h1 r0; end",))
    game = after(a_game(), "place a3 r0; end")
    seat = game.awaited[0]
    assert told(game, seat, left) == ("", DROPPED)
    unmet, refused = ahead.tried(game, seat, left)
    assert unmet.unmet == If("b3", "free", holds=False) and unmet.refused is None
    assert refused.refused is not None and str(refused.refused.error) != ""


def test_a_line_is_played_whole_or_not_at_all() -> None:
    game = after(a_game(), "place a3 r0; end")
    seat = game.awaited[0]
    assert told(game, seat, moves(("place b3 r0; camp b3; end",))) == ("", DROPPED)
    moved, _ = standing.carry_out(game, [Held(seat=seat, order=moves(("place b3 r0; camp b3; end",)))])
    assert moved.entries == ()


def test_moves_ahead_are_carried_out_like_an_order_and_used_up() -> None:
    game = after(a_game(), "place a3 r0; end")
    seat = game.awaited[0]
    moved, (held,) = standing.carry_out(game, [Held(seat=seat, order=moves(("place b3 r0; end",)))])
    assert [entry.action for entry in moved.entries] == ["place b3 r0", "end"]
    assert {entry.by for entry in moved.entries} == {orders.BY} and held.ended == PLAYED


def test_a_line_is_played_once_when_it_is_tried_and_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, made = after(a_game(), "place a3 r0; end"), []
    play = match.play
    monkeypatch.setattr(
        match, "play", lambda at, seat, action, by="player": made.append(action) or play(at, seat, action, by)
    )
    moved, _ = standing.carry_out(game, [Held(seat=game.awaited[0], order=moves(("place b3 r0; end",)))])
    assert len(made) == len(moved.entries) == 2


def test_who_has_begun_to_draft_is_not_played_for() -> None:
    game = after(a_game(), "place a3 r0")
    assert told(game, game.awaited[0], moves(("end",))) is None


def test_moves_wait_while_something_else_is_asked() -> None:
    game = a_game(MAGELLAN, 3)
    asked = replace(game.state.players[0], vetoes=1)
    game = match.from_state(MAGELLAN, game.header, replace(game.state, players=(asked, *game.state.players[1:])))
    assert told(game, 0, moves(("tuck 3",))) is None, "no card is tucked yet"


def test_what_is_tried_out_tells_nothing_of_the_luck_to_come() -> None:
    game = after(a_game(), "place a3 r0; end")
    seat = 1 - game.awaited[0]
    left = moves(("place b3 r0; end",), ("place c4 r0; end",))
    found = ahead.rehearse(game, seat, left, SecretChance("17" * 32)).tried
    assert [one.legal for one in found][-1]
    header = replace(game, header=a_game().header).header
    assert game.header.secret == header.secret, "the game itself stays as it was"


def test_conditions_and_moves_that_cannot_be_read_are_refused() -> None:
    game = a_game()
    for line in (("end", If("z9", "free")), ("end", If("a3", "blue")), ("fly a3",)):
        with pytest.raises(Unreadable):
            ahead.check(game, 0, moves(line))
    ahead.check(game, 0, moves(("place a3; end", If("a3", "free"))))


@pytest.mark.parametrize("game", ["java", "magellan"])
def test_what_is_played_follows_from_what_the_seat_may_know(game: str) -> None:
    luck = Random(game)
    played = load(game)
    at = match.start(played, 3, {}, "5e" * 32).match
    seen = 0
    for _ in range(60):
        if at.over:
            break
        seat = at.awaited[0]
        offered = list(islice(legal(played, at.state, seat), 40))
        for text in luck.sample(offered, min(4, len(offered))):
            left = moves((text,), ("pass",), ("end",))
            dealt = played.redeal(at.state, seat, SecretChance(str(luck.random())))
            elsewhere = replace(at, base=dealt, state=dealt, draft=())
            if at.drafting is None:
                assert told(at, seat, left) == told(elsewhere, seat, left)
                seen += 1
        at = match.play_text(at, seat, luck.choice(offered)).match
    assert seen > 20


def test_who_is_asked_next_is_foreseen_from_what_everybody_knows() -> None:
    game = a_game(seats=3)
    first = game.awaited[0]
    order = [(first + ahead_of) % 3 for ahead_of in (1, 2)]
    chance = SecretChance("foreseen")
    assert ahead.next_asked(game, chance) == (order[0],)
    assert ahead.next_asked(after(game, "place a3 r0; end"), chance) == (order[1],)
    assert ahead.next_asked(after(game, "place a3 r0"), chance) == (order[0],), "a draft is not known to everybody"


def test_a_seat_that_has_resigned_is_not_asked_next() -> None:
    game = a_game(seats=3)
    first = game.awaited[0]
    left = match.resign(game, (first + 1) % 3).match
    assert ahead.next_asked(left, SecretChance("foreseen")) == ((first + 2) % 3,)


def test_nobody_is_asked_next_where_the_game_ends_before() -> None:
    ending = a_game(MAGELLAN, seats=3)
    while not ending.over:
        last, ending = ending, match.play_default(ending, ending.awaited[0], "absent").match
    assert ahead.next_asked(last, SecretChance("the end")) == ()
