"""What moves ahead may ask of the auctions of Magellan and of the rows of the explorers."""

from __future__ import annotations

from rules.core.contract import Condition, Seat
from rules.magellan import data
from rules.magellan.state import Auction, MagellanState, Window

BIDS = tuple(map(str, range(1, 100)))


def explorers(state: MagellanState) -> tuple[str, ...]:
    return data.EXPLORERS


def is_up(state: MagellanState, seat: Seat, explorer: str) -> bool:
    """Says whether the card of an explorer is turned up and not yet sold."""
    return isinstance(state.top, Window | Auction) and state.top.card == explorer


def is_left(state: MagellanState, seat: Seat, explorer: str) -> bool:
    """Says whether a card of an explorer will still come in this phase, after the one that is up."""
    return explorer in state.stack


def is_mine(state: MagellanState, seat: Seat, explorer: str) -> bool:
    """Says whether the seat has a ship in the row of an explorer."""
    return any(ship.seat == seat and ship.explorer == explorer for ship in state.ships)


def is_enough(state: MagellanState, seat: Seat, gold: str) -> bool:
    """Says whether a bid of so much would be the best one now."""
    auction = state.top
    return isinstance(auction, Window) or (isinstance(auction, Auction) and auction.bid < int(gold))


CONDITIONS = (
    Condition(word="up", parts=explorers, holds=is_up),
    Condition(word="left", parts=explorers, holds=is_left),
    Condition(word="mine", parts=explorers, holds=is_mine),
    Condition(word="enough", parts=lambda state: BIDS, holds=is_enough),
)
