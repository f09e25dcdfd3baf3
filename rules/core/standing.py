"""Standing orders carried out: seats that have left orders, or have no player, are answered for without delay.

Orders for the case that a seat does not answer in time wait until its time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from rules.core import ahead
from rules.core import match as matches
from rules.core.ahead import Ahead
from rules.core.contract import Followed, Say, Seat, Tagged
from rules.core.match import Match, Moved, Refused

BY = "order"
"""How the log marks an entry that was made by a standing order."""

IMPOSSIBLE = Say("impossible")
"""Why an order ends whose answer was refused; no order of a game that keeps the laws does."""


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
        _end(moved.match, orders)
        step = _answer(moved.match, orders)
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
        followed = _followed(match, one) if one.seat == seat else None
        if followed is not None and followed.notation and followed.late:
            with suppress(Refused):
                return matches.play_text(match, seat, followed.notation, "clock")
    return otherwise(match, seat, "clock")


def _end(match: Match, orders: list[Held]) -> None:
    """Ends the orders that have had their day and leave nothing to be answered."""
    for at, one in enumerate(orders):
        followed = _followed(match, one)
        if followed is not None and not followed.notation:
            orders[at] = replace(one, ended=followed.ended)


def _answer(match: Match, orders: list[Held]) -> Moved | None:
    """Answers for the first seat that is asked and can be answered for; None where there is none."""
    for seat in match.awaited:
        if seat in match.resigned:
            return matches.play_default(match, seat, "absent")
        for at in reversed(range(len(orders))):
            followed = _followed(match, orders[at]) if orders[at].seat == seat else None
            if followed is None or not followed.notation or followed.late:
                continue
            try:
                step = matches.play_text(match, seat, followed.notation, BY)
            except Refused:
                orders[at] = replace(orders[at], ended=IMPOSSIBLE)
                continue
            orders[at] = replace(orders[at], ended=followed.ended)
            return step
    return None


def _followed(match: Match, one: Held) -> Followed | None:
    """Returns what an order in force says of the match as its seat sees it."""
    orders = match.game.orders
    if one.ended is not None:
        return None
    if isinstance(one.order, Ahead):
        return ahead.follow(match, one.seat, one.order)
    if orders is None:
        return None
    return orders.follow(match.state_for(one.seat), one.seat, one.order)
