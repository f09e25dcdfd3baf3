"""Paying deniers and goods from what a seat has."""

from __future__ import annotations

from rules.caylus.data import Bundle
from rules.caylus.goods import bundle_text, held_text, holds, with_goods, without_goods
from rules.caylus.points import score
from rules.caylus.state import CaylusState
from rules.core.contract import IllegalAction, Seat
from rules.core.seats import with_player


def can_pay(state: CaylusState, seat: Seat, price: Bundle) -> bool:
    """Says whether a seat has what a price asks for, in which no cube is left open."""
    player = state.players[seat]
    return player.deniers >= price.deniers and holds(player.goods, price.goods)


def check_pay(state: CaylusState, seat: Seat, price: Bundle) -> None:
    """Raises `IllegalAction` where a seat lacks something of a price."""
    if not can_pay(state, seat, price):
        player = state.players[seat]
        raise IllegalAction(
            "cannot-pay", price=bundle_text(price), goods=held_text(player.goods), deniers=player.deniers
        )


def pay(state: CaylusState, seat: Seat, price: Bundle) -> CaylusState:
    """Takes a price from a seat."""
    player = state.players[seat]
    goods = without_goods(player.goods, price.goods)
    return with_player(state, seat, deniers=player.deniers - price.deniers, goods=goods)


def gain(state: CaylusState, seat: Seat, gained: Bundle, source: str) -> CaylusState:
    """Gives deniers, goods and points to a seat."""
    player = state.players[seat]
    goods = with_goods(player.goods, gained.goods)
    state = with_player(state, seat, deniers=player.deniers + gained.deniers, goods=goods)
    return score(state, seat, gained.points, source)
