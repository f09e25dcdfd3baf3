"""Players of Magellan who have a limit for every card and raise by the smallest sum up to it.

They pay with the cards they miss least, veto now and then, and else answer harmlessly. Their orders are left as soon as
a card is turned up.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.players import first_accepted, following, state_in
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.standing import Held
from rules.magellan.state import MagellanState

SEATS = 4
HIGHEST = 14
"""No limit is higher; that is about what the dearest cards fetch."""
VETOES = 0.15
"""How likely somebody who holds a veto uses it on a card."""


def leaves(seen: Match | None, match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    """Yields how to pay once for the whole game, and for each card a limit, but for who means to veto it."""
    if seen is None:
        yield from first_accepted(match, seat, "pay least")
    if _turned(match) != (_turned(seen) if seen else 0) and not _vetoes(match, seat, seed):
        yield from _for_card(match, seat, seed)


def answer(match: Match, seat: Seat, seed: int) -> str:
    """Returns what the orders would answer to a call to bid or to pay, else a veto or the harmless answer."""
    kind = next(decision.kind for decision in match.decisions if decision.seat == seat)
    if kind == "veto":
        return "veto" if _vetoes(match, seat, seed) else "no"
    if kind == "pay":
        notation = following(match, seat, first_accepted(match, seat, "pay least"))
    else:
        notation = following(match, seat, _for_card(match, seat, seed)) if kind == "bid" else None
    return notation or match.game.format(match.game.default(match.state, seat))


def _turned(match: Match) -> int:
    return state_in(match, MagellanState).turned


def _for_card(match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    return first_accepted(match, seat, f"upto {_limit(match, seat, seed)}", "pass card")


def _limit(match: Match, seat: Seat, seed: int) -> int:
    return Random(f"limit {seed} {_turned(match)} {seat}").randint(0, HIGHEST)


def _vetoes(match: Match, seat: Seat, seed: int) -> bool:
    asked = any(decision.seat == seat and decision.kind == "veto" for decision in match.decisions)
    return asked and Random(f"veto {seed} {_turned(match)} {seat}").random() < VETOES
