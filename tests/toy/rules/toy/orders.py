"""Standing orders: to keep quiet whatever falls, and to bid up to a limit in the auction of this round.

A limit may be left for the case alone that its seat does not answer in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, TypeAlias

from rules.core.contract import Followed, IllegalAction, Orders, Say, Seat, Tagged, Token, Unreadable

from .state import Auction, ToyState, Window, total


class KeepQuiet(Tagged, frozen=True):
    """Never screeches."""


class BidUpTo(Tagged, frozen=True):
    """Bids the least that beats the standing bid, up to a limit; beyond it the seat passes."""

    round: int
    limit: int
    late: bool = False
    """Whether it is for the case that its seat does not answer in time."""


Order: TypeAlias = KeepQuiet | BidUpTo


class ToyOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: ToyState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if state.over:
            return
        match prefix:
            case ():
                yield Token("quiet", ends=True)
                if _sums(state, seat):
                    yield from (Token("upto"), Token("late"))
            case ("upto",) | ("late",):
                yield from (Token(str(points), ends=True, group=_tens(points)) for points in sorted(_sums(state, seat)))

    def read(self, text: str, state: ToyState, seat: Seat) -> Order:
        match text.lower().split():
            case ["quiet"]:
                return KeepQuiet()
            case ["upto" | "late" as verb, limit] if limit.isdecimal():
                if int(limit) <= _standing(state):
                    raise IllegalAction("bid-too-low", total=int(limit), standing=_standing(state))
                return BidUpTo(round=state.round, limit=int(limit), late=verb == "late")
            case ["upto" | "late", *rest]:
                raise Unreadable(text, rest[0] if rest else "")
            case words:
                raise Unreadable(text, words[0] if words else "", ("quiet", "upto", "late"))

    def subject(self, order: Order) -> str:
        return order.kind

    def follow(self, state: ToyState, seat: Seat, order: Order) -> Followed | None:
        top = state.top
        if isinstance(order, KeepQuiet):
            return Followed(notation="hush") if isinstance(top, Window) and seat in top.asked else None
        if state.round != order.round:
            return Followed(ended=Say("round-over", {"round": order.round}))
        if not isinstance(top, Auction) or top.seat != seat:
            return None
        possible = {points: cards for points, cards in _sums(state, seat).items() if points <= order.limit}
        if not possible:
            ended = Say("limit", {"limit": order.limit, "total": total(top.cards)})
            return Followed(notation="pass", ended=ended, late=order.late)
        return Followed(notation=" ".join(("bid", *possible[min(possible)])), late=order.late)


def _tens(points: int) -> Say:
    """Returns the group in which a sum is offered, where a rich hand can form many."""
    return Say("tens", {"least": points // 10 * 10, "most": points // 10 * 10 + 9})


def _standing(state: ToyState) -> int:
    top = state.top
    return total(top.cards) if isinstance(top, Auction) else 0


def _sums(state: ToyState, seat: Seat) -> dict[int, tuple[str, ...]]:
    """Returns what a hand can form above the standing bid, each sum with the fewest cards."""
    hand = state.players[seat].hand
    ways = (cards for size in range(len(hand), 0, -1) for cards in combinations(hand, size))
    return {total(cards): cards for cards in ways if total(cards) > _standing(state)}


ORDERS: Orders[ToyState, Order] = ToyOrders()
