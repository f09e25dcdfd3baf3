"""The auction."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Seat
from rules.core.facts import Where, list_text, number_of, seat_of, seat_text, words_of
from rules.core.seats import replaced, with_player
from rules.tikal.facts.supplies import take_tile
from rules.tikal.facts.words import fact
from rules.tikal.state import Auction, Choice, TikalState


def _read_display(state: TikalState, where: Where) -> str:
    return list_text(state.display)


def _write_display(state: TikalState, where: Where, value: str) -> TikalState:
    """Puts the tiles on display back on the stack and turns others up instead."""
    _check_auctioned(state)
    tiles = words_of(value)
    state = replace(state, stack=(*state.display, *state.stack), display=())
    for tile in tiles:
        state = take_tile(state, tile)
    return replace(state, display=tiles)


def _read_moved(state: TikalState, where: Where) -> str:
    return list_text(seat_text(seat) for seat, player in enumerate(state.players) if player.moved)


def _write_moved(state: TikalState, where: Where, value: str) -> TikalState:
    _check_auctioned(state)
    moved = [seat_of(state, word) for word in words_of(value)]
    if len(set(moved)) == len(state.players):
        raise ValueError("when all have moved their indicators are turned up again")
    for seat in range(len(state.players)):
        state = with_player(state, seat, moved=seat in moved)
    return state


def _read_bidder(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return seat_text(auction.seat if auction else None)


def _write_bidder(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins the auction of the next turn, which the seat opens."""
    seat = _unmoved(state, value)
    if sum(not player.moved for player in state.players) < 2:
        raise ValueError("the last turn of a round is not auctioned: set taker")
    return replace(state, frames=(Auction(seat=seat, bids=(0,) * len(state.players)),))


def _read_bid(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return str(auction.bids[where[0]] if auction else 0)


def _write_bid(state: TikalState, where: Where, value: str) -> TikalState:
    auction, seat = _must_bid(state), where[0]
    if state.players[seat].moved or seat in auction.passed:
        raise ValueError(f"P{seat} does not take part in the auction")
    bids = replaced(auction.bids, seat, number_of(value, state.players[seat].score))
    return _with_auction(state, bids, auction.passed)


def _read_passed(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return list_text(seat_text(seat) for seat in (auction.passed if auction else ()))


def _write_passed(state: TikalState, where: Where, value: str) -> TikalState:
    """Lets these seats have passed, in this order; bids of theirs stand no more."""
    auction = _must_bid(state)
    passed = tuple(_unmoved(state, word) for word in words_of(value))
    bids = tuple(0 if seat in passed else bid for seat, bid in enumerate(auction.bids))
    return _with_auction(state, bids, passed)


def _with_auction(state: TikalState, bids: tuple[int, ...], passed: tuple[Seat, ...]) -> TikalState:
    seat = _must_bid(state).seat
    if seat in passed or (bids[seat] and bids[seat] == max(bids)):
        raise ValueError(f"P{seat} is to bid: it has neither passed nor made the highest bid")
    return replace(state, frames=(Auction(seat=seat, bids=bids, passed=passed),))


def _read_taker(state: TikalState, where: Where) -> str:
    top = state.top
    return seat_text(top.seat if isinstance(top, Choice) else None)


def _write_taker(state: TikalState, where: Where, value: str) -> TikalState:
    """Lets a seat have gained the next turn, at no cost."""
    seat = _unmoved(state, value)
    if not state.display:
        raise ValueError("no tile is on display: set display first")
    return replace(state, frames=(Choice(seat=seat),))


def _bidding(state: TikalState) -> Auction | None:
    top = state.top
    return top if isinstance(top, Auction) else None


def _must_bid(state: TikalState) -> Auction:
    auction = _bidding(state)
    if auction is None:
        raise ValueError("no turn is being auctioned: set bidder first")
    return auction


def _unmoved(state: TikalState, word: str) -> Seat:
    _check_auctioned(state)
    seat = seat_of(state, word)
    if state.players[seat].moved:
        raise ValueError(f"P{seat} has had its turn of the round")
    return seat


def _check_auctioned(state: TikalState) -> None:
    if not state.auction:
        raise ValueError("that is for the auction only (option mode: auction)")


FACTS = (
    fact("display = TILES on display, in the auction", _read_display, _write_display),
    fact("moved = SEATS that have had their turn of the round, in the auction", _read_moved, _write_moved),
    fact("bidder = SEAT that is to bid; setting it begins an auction that it opens", _read_bidder, _write_bidder),
    fact("bid SEAT = NUMBER that its standing bid is, 0 for none", _read_bid, _write_bid),
    fact("passed = SEATS that have passed in the auction, in order", _read_passed, _write_passed),
    fact("taker = SEAT that chooses a tile on display, before its turn", _read_taker, _write_taker),
)
