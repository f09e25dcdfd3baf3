"""Standing orders carried out: seats that have left orders, or have no player, are answered for without delay.

Orders for the case that a seat does not answer in time wait until its time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any

from rules.core import ahead
from rules.core import match as matches
from rules.core.contract import AnyGame, Say, Seat, Tagged
from rules.core.match import Match, Moved, Refused
from rules.core.orders import BY, Answer, Kind, OfGame

IMPOSSIBLE = Say("impossible")
"""Why an order ends whose answer was refused; no order of a game that keeps the laws does."""

IN_EVERY_GAME: Mapping[str, Kind] = {ahead.TAG: ahead.MovesAhead()}
"""The kinds of order that are no game's own, by the tag of theirs."""


def kind_of(game: AnyGame, order: Tagged) -> Kind:
    """Returns the kind that an order is of."""
    return IN_EVERY_GAME.get(order.kind) or OfGame(game.orders)


def types(game: AnyGame) -> Any:
    """Returns the union of the orders that may be left in a game, for the codec."""
    return reduce(or_, (kind.type for kind in IN_EVERY_GAME.values()), OfGame(game.orders).type)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A standing order that a seat has given; ``ended`` says why it is not in force any more."""

    seat: Seat
    order: Tagged
    ended: Say | None = None


def carry_out(match: Match, held: Sequence[Held]) -> tuple[Moved, tuple[Held, ...]]:
    """Answers for seats that have left orders or have no player, until somebody who is present must decide.

    Of several orders of a seat the latest that has an answer counts, so ``held`` is in the order of giving. Those
    asked together are answered for in the order in which the game asks them. Returns the orders as they stand then,
    in the same order.
    """
    moved = Moved(match=match, entries=())
    orders = list(held)
    while not moved.match.over:
        said = [_said(moved.match, one) for one in orders]
        orders = [
            one if answer is None or answer.play else replace(one, ended=answer.ended)
            for one, answer in zip(orders, said, strict=True)
        ]
        step = _answer(moved.match, orders, said)
        if step is None:
            break
        moved = matches.then(moved, step)
    return moved, tuple(orders)


def answer_late(
    match: Match,
    held: Sequence[Held],
    seat: Seat,
    otherwise: Callable[[Match, Seat, str], Moved] = matches.play_default,
) -> Moved:
    """Answers for a seat whose time is up: by what it has left for that case, or ``otherwise``: harmlessly."""
    for one in reversed(held):
        answer = _said(match, one) if one.seat == seat else None
        if answer is not None and answer.play and answer.late:
            with suppress(Refused):
                return answer.play("clock")
    return otherwise(match, seat, "clock")


def _answer(match: Match, orders: list[Held], said: Sequence[Answer | None]) -> Moved | None:
    """Answers for the first seat that is asked and can be answered for; None where there is none."""
    for seat in match.awaited:
        if seat in match.resigned:
            return matches.play_default(match, seat, "absent")
        for at, answer in reversed(list(enumerate(said))):
            if orders[at].seat != seat or answer is None or not answer.play or answer.late:
                continue
            try:
                step = answer.play(BY)
            except Refused:
                orders[at] = replace(orders[at], ended=IMPOSSIBLE)
                continue
            orders[at] = replace(orders[at], ended=answer.ended)
            return step
    return None


def _said(match: Match, one: Held) -> Answer | None:
    """Returns what an order in force says of the match as its seat sees it."""
    return kind_of(match.game, one.order).follow(match, one.seat, one.order) if one.ended is None else None
