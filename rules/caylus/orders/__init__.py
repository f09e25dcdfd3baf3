"""Standing orders: how a seat places, passes, moves the provost and uses buildings while nobody has to wait for it.

Three of them can be left for the case alone that their seat does not answer in time. An order does nothing that its
owner could not do when asked, so the result is that of live play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.caylus.orders import following, words
from rules.caylus.orders.kinds import (
    DeliverUpTo,
    KeepProvost,
    LeaveProvost,
    Order,
    PassRound,
    PlaceNext,
    PlanWorkers,
    UseAt,
)
from rules.caylus.state import CaylusState
from rules.core.contract import Followed, Orders, Seat, Token


class CaylusOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: CaylusState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        return words.tokens(state, seat, prefix)

    def read(self, text: str, state: CaylusState, seat: Seat) -> Order:
        return words.read(text, state, seat)

    def subject(self, order: Order) -> str:
        match order:
            case PlaceNext(late=True) | KeepProvost(late=True) | DeliverUpTo(late=True):
                return f"late {order.kind}"
            case PlanWorkers() | PlaceNext() | PassRound():
                return "place"
            case KeepProvost() | LeaveProvost():
                return "provost"
            case UseAt(space=space):
                return f"at {space}"
            case _:
                return order.kind

    def follow(self, state: CaylusState, seat: Seat, order: Order) -> Followed | None:
        return following.follow(state, seat, order)


ORDERS: Orders[CaylusState, Order] = CaylusOrders()
