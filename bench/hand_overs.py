"""How often a game of Magellan waits for somebody: with standing orders and without, at the same decisions.

The players are alike in both games: each has a limit for every card, raises by the smallest sum up to it, pays with
the cards he misses least, vetoes now and then, and else answers harmlessly. Without orders each of them answers when
he is called; with orders each leaves his limit as soon as a card is turned up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Any

from bench.figures import progress
from bot.app.play.turns import asked_anew
from rules.core import match as matches
from rules.core import standing
from rules.core.contract import IllegalAction, Orders, Score, Seat
from rules.core.library import load
from rules.core.match import Match
from rules.core.standing import Held

GAME = "magellan"
SEATS = 4
HIGHEST = 14
"""No limit is higher; that is about what the dearest cards fetch."""
VETOES = 0.15
"""How likely somebody who holds a veto uses it on a card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A game as it was played to its end."""

    hand_overs: int
    """How many posts called somebody."""
    scores: tuple[Score, ...]


def measure_hand_overs(seeds: int) -> dict[str, float]:
    """Returns the mean hand-overs of a game, over the same seeds with orders and without."""
    played = [(play(seed, ordered=False), play(seed, ordered=True)) for seed in progress(range(seeds), "hand-overs")]
    without, ordered = ([game.hand_overs for game in games] for games in zip(*played, strict=True))
    return {
        "hand_overs_without_orders": round(mean(without), 1),
        "hand_overs_with_orders": round(mean(ordered), 1),
        "hand_overs_ratio": round(mean(ordered) / mean(without), 3),
    }


def play(seed: int, *, ordered: bool) -> Played:
    """Plays a game to its end."""
    match = matches.start(load(GAME), SEATS, {}, f"hand-overs {seed}").match
    held: tuple[Held, ...] = tuple(_lasting(match)) if ordered else ()
    hand_overs, turned = 1, 0
    while not match.over:
        before = match
        if ordered and match.state.turned != turned:
            turned = match.state.turned
            held = (*(one for one in held if one.ended is None), *_for_card(match, seed))
        else:
            seat = match.awaited[0]
            match = matches.play_text(match, seat, _answer(match, seat, seed)).match
        moved, held = standing.carry_out(match, held)
        match = moved.match
        hand_overs += bool(asked_anew(before, match))
    return Played(hand_overs=hand_overs, scores=matches.scores(match, None))


def _lasting(match: Match) -> Iterator[Held]:
    """Yields the orders that everybody leaves for the whole game."""
    for seat in range(SEATS):
        yield Held(seat=seat, order=_orders(match).read("pay least", match.state, seat))


def _for_card(match: Match, seed: int) -> Iterator[Held]:
    """Yields what everybody leaves for the card that is turned up, but who vetoes it."""
    for seat in range(SEATS):
        if _vetoes(match, seat, seed):
            continue
        for text in (f"upto {_limit(match, seat, seed)}", "pass card"):
            try:
                yield Held(seat=seat, order=_orders(match).read(text, match.state, seat))
            except IllegalAction:
                continue
            break


def _answer(match: Match, seat: Seat, seed: int) -> str:
    """Returns what a player answers when he is called: what his orders would, if he had left any."""
    kind = next(decision.kind for decision in match.decisions if decision.seat == seat)
    if kind == "veto":
        return "veto" if _vetoes(match, seat, seed) else "no"
    for held in (*_lasting(match), *_for_card(match, seed)) if kind in ("bid", "pay") else ():
        followed = _orders(match).follow(match.state, seat, held.order) if held.seat == seat else None
        if followed is not None and followed.notation:
            return followed.notation
    return match.game.format(match.game.default(match.state, seat))


def _limit(match: Match, seat: Seat, seed: int) -> int:
    return Random(f"limit {seed} {match.state.turned} {seat}").randint(0, HIGHEST)


def _vetoes(match: Match, seat: Seat, seed: int) -> bool:
    asked = any(decision.seat == seat and decision.kind == "veto" for decision in match.decisions)
    return asked and Random(f"veto {seed} {match.state.turned} {seat}").random() < VETOES


def _orders(match: Match) -> Orders[Any, Any]:
    orders = match.game.orders
    assert orders is not None
    return orders
