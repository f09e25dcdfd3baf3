"""Standing orders: where the own figure begins, and how a seat votes on removing a calpulli."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from rules.core.contract import Followed, IllegalAction, Orders, Say, Seat, Tagged, Token
from rules.core.notation import Reader
from rules.mexica import flow
from rules.mexica.data import SIZES, STARTS
from rules.mexica.state import MexicaState, Placing, Vote


class StartOn(Tagged, frozen=True):
    """Puts the figure on the first of these start squares that is free."""

    squares: tuple[str, ...]


class VoteOn(Tagged, frozen=True):
    """Answers every proposal to remove a calpulli of a size."""

    size: int
    agrees: bool


Order: TypeAlias = StartOn | VoteOn

_ANSWERS = {"agree": True, "refuse": False}


class MexicaOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: MexicaState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        match prefix:
            case ():
                if _is_to_place(state, seat):
                    yield Token("start")
                if _sizes(state):
                    yield Token("vote")
            case ("start", *squares) if _is_to_place(state, seat):
                yield from (
                    Token(square, ends=True, goes_on=True)
                    for square in flow.free_starts(state)
                    if square not in squares
                )
            case ("vote",):
                yield from (Token(str(size)) for size in _sizes(state))
            case ("vote", size) if size in map(str, _sizes(state)):
                yield from (Token(answer, ends=True) for answer in _ANSWERS)

    def read(self, text: str, state: MexicaState, seat: Seat) -> Order:
        words = Reader(text)
        order = _start(words) if words.one_of(("start", "vote")) == "start" else _vote(words)
        words.finish()
        if isinstance(order, StartOn) and not _is_to_place(state, seat):
            raise IllegalAction("figure-placed")
        if isinstance(order, VoteOn) and order.size not in _sizes(state):
            raise IllegalAction("size-gone", size=order.size)
        return order

    def subject(self, order: Order) -> str:
        return f"vote {order.size}" if isinstance(order, VoteOn) else order.kind

    def follow(self, state: MexicaState, seat: Seat, order: Order) -> Followed | None:
        if isinstance(order, VoteOn):
            return _follow_vote(state, seat, order)
        if not _is_to_place(state, seat):
            return Followed(ended=Say("placed"))
        if flow.active_seat(state) != seat:
            return None
        free = [square for square in order.squares if square in flow.free_starts(state)]
        return Followed(notation=f"start {free[0]}", ended=Say("placed")) if free else Followed(ended=Say("all-taken"))


def _follow_vote(state: MexicaState, seat: Seat, order: VoteOn) -> Followed | None:
    if order.size not in _sizes(state):
        return Followed(ended=Say("size-gone", {"size": order.size}))
    vote = state.top
    if not isinstance(vote, Vote) or vote.size != order.size or seat not in vote.seats:
        return None
    return Followed(notation="agree" if order.agrees else "refuse")


def _start(words: Reader) -> StartOn:
    known = {square.lower(): square for square in STARTS}
    squares = [known[words.one_of(known)]]
    while words.left:
        squares.append(known[words.one_of(known)])
    return StartOn(squares=tuple(dict.fromkeys(squares)))


def _vote(words: Reader) -> VoteOn:
    size = words.number(digits=2)
    return VoteOn(size=size, agrees=_ANSWERS[words.one_of(_ANSWERS)])


def _is_to_place(state: MexicaState, seat: Seat) -> bool:
    return any(isinstance(frame, Placing) and frame.seat == seat for frame in state.frames)


def _sizes(state: MexicaState) -> tuple[int, ...]:
    """Returns the sizes of calpulli that are open or will be."""
    return tuple(size for size in SIZES if size in state.display or size in state.later) if state.frames else ()


ORDERS: Orders[MexicaState, Order] = MexicaOrders()
