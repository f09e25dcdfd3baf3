"""The auction ("professional") variant: turns go to the highest bidder, who chooses among the tiles on display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from rules.core.contract import Decision, IllegalAction, Say, Seat, Token
from rules.tikal import data
from rules.tikal.actions import Bid, TakeTile
from rules.tikal.events import (
    AuctionBegan,
    AuctionWon,
    BidderPassed,
    BidMade,
    Event,
    RoundBegan,
    TileDisplayed,
    TileTaken,
    TurnBegan,
    TurnGiven,
)
from rules.tikal.state import (
    Auction,
    Choice,
    TikalState,
    Turn,
    clockwise,
    replaced,
    top_of,
    turns_begun,
    with_player,
)

Course: TypeAlias = tuple[TikalState, tuple[Event, ...]]
"""How far the game has gone on by itself, and what has happened."""

BID_SHARE = 0.5
"""A bid gets so much of the time of a turn."""


# --- what is asked ---------------------------------------------------------------------------------------------------


def decide_bid(state: TikalState, auction: Auction) -> Decision:
    """Asks for a bid; as the question of each lap names the bid to be raised, it is another one."""
    about = f"bid {turns_begun(state) + 1} {_highest(auction)} {len(auction.passed)}"
    return Decision(seat=auction.seat, kind="bid", about=about, share=BID_SHARE, status=_standing(state, auction))


def decide_take(state: TikalState, choice: Choice) -> Decision:
    """Asks for a tile, with which the turn begins: what follows in it is no other question."""
    status = Say("display", {"tiles": state.display})
    return Decision(seat=choice.seat, kind="take", about=str(turns_begun(state) + 1), status=status)


def _standing(state: TikalState, auction: Auction) -> Say:
    """Says what is on display, the bid to be raised, and whether the score of the seat is enough for it."""
    tiles, score = state.display, state.players[auction.seat].score
    highest = _highest(auction)
    if not highest:
        return Say("no-bid", {"tiles": tiles, "score": score})
    bidder = auction.bids.index(highest)
    return Say(
        "bid" if score > highest else "bid-too-high",
        {"tiles": tiles, "bid": highest, "bid_seat": bidder, "score": score},
    )


# --- bidding ---------------------------------------------------------------------------------------------------------


def tokens_bid(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers every bid from the least that is enough to the whole score, with the points that would be left."""
    if words:
        return
    score = state.players[seat].score
    for bid in range(_least(_auction(state)), score + 1):
        yield Token(str(bid), ends=True, note=Say("bid", {"left": score - bid}))


def check_bid(state: TikalState, seat: Seat, action: Bid) -> None:
    """Judges a bid: it is higher than the highest so far and not higher than the seat's score."""
    auction = _auction(state)
    least, score = _least(auction), state.players[seat].score
    if action.bid < least:
        raise IllegalAction("bid-too-low", bid=action.bid, least=least)
    if action.bid > score:
        raise IllegalAction("bid-over-score", bid=action.bid, score=score)


def apply_bid(state: TikalState, seat: Seat, action: Bid) -> Course:
    """Lets the bid stand and goes on with the auction."""
    auction = _auction(state)
    bids = replaced(auction.bids, seat, action.bid)
    return _go_on(state, Auction(seat=seat, bids=bids, passed=auction.passed), BidMade(seat=seat, bid=action.bid))


def check_pass(state: TikalState) -> None:
    """Judges passing, which is allowed in every auction."""
    _auction(state)


def apply_pass(state: TikalState, seat: Seat) -> Course:
    """Takes the seat out of the auction, and a bid of its own that was outbid with it, and goes on."""
    auction = _auction(state)
    bids = replaced(auction.bids, seat, 0)
    return _go_on(state, Auction(seat=seat, bids=bids, passed=(*auction.passed, seat)), BidderPassed(seat=seat))


def _auction(state: TikalState) -> Auction:
    """Returns the auction that goes on; raises `IllegalAction` ``no-auction``."""
    top = top_of(state)
    if not isinstance(top, Auction):
        raise IllegalAction("no-auction")
    return top


def _highest(auction: Auction) -> int:
    return max(auction.bids)


def _least(auction: Auction) -> int:
    return max(data.LEAST_BID, _highest(auction) + 1)


def _go_on(state: TikalState, auction: Auction, event: Event) -> Course:
    """Asks the next seat that has neither passed nor made the highest bid; without one the auction is over."""
    bidders = (seat for seat in clockwise(state, auction.seat)[1:] if not state.players[seat].moved)
    highest = _highest(auction)
    for seat in bidders:
        if seat not in auction.passed and (not highest or auction.bids[seat] != highest):
            going = Auction(seat=seat, bids=auction.bids, passed=auction.passed)
            return replace(state, frames=(going,)), (event,)
    after, events = _sell(state, auction) if highest else _give(state, auction.passed[0], last=False)
    return after, (event, *events)


def _sell(state: TikalState, auction: Auction) -> Course:
    """Gives the turn to the highest bidder, who pays his bid."""
    bid = _highest(auction)
    seat = auction.bids.index(bid)
    state = with_player(state, seat, paid_points=state.players[seat].paid_points + bid)
    return _begin_turn(state, seat, AuctionWon(seat=seat, bid=bid, score=state.players[seat].score))


def _give(state: TikalState, seat: Seat, last: bool) -> Course:
    """Gives the turn away for nothing."""
    return _begin_turn(state, seat, TurnGiven(seat=seat, last=last))


def _begin_turn(state: TikalState, seat: Seat, gained: Event) -> Course:
    began = TurnBegan(seat=seat, number=turns_begun(state) + 1)
    return replace(state, frames=(Choice(seat=seat),)), (gained, began)


# --- choosing a tile -------------------------------------------------------------------------------------------------


def tokens_take(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the tiles on display, each with what it is."""
    if words:
        return
    for tile in (data.TILES[id] for id in state.display):
        note = Say("tile", {"terrain": tile.terrain, "value": tile.value, "masks": tile.masks})
        yield Token(tile.id, ends=True, note=note)


def check_take(state: TikalState, action: TakeTile) -> None:
    """Judges the choice of a tile: any tile on display may be chosen, whether it can be placed or not (ruling 46)."""
    top = top_of(state)
    if isinstance(top, Auction):
        raise IllegalAction("auction-first")
    if not isinstance(top, Choice):
        raise IllegalAction("no-tile-to-take")
    if action.tile not in state.display:
        raise IllegalAction("not-on-display", tile=action.tile, tiles=state.display)


def take(state: TikalState, seat: Seat, action: TakeTile) -> Course:
    """Begins the ordinary turn with the chosen tile."""
    tile = data.TILES[action.tile]
    display = tuple(other for other in state.display if other != tile.id)
    state = replace(state, display=display, frames=(Turn(seat=seat, tile=tile.id),))
    taken = TileTaken(seat=seat, tile=tile.id, terrain=tile.terrain, value=tile.value, masks=tile.masks)
    return state, (taken,)


# --- rounds ----------------------------------------------------------------------------------------------------------


def begin(state: TikalState, first: Seat) -> Course:
    """Begins the auction of the next turn, a new round before it if all tiles on display are taken.

    The first seat clockwise that has not moved opens it, from the given one on. The last turn of a round is free.
    """
    state, events = (state, ()) if state.display else _begin_round(state)
    bidders = tuple(seat for seat in clockwise(state, first) if not state.players[seat].moved)
    if len(bidders) == 1:
        state, given = _give(state, bidders[0], last=True)
        return state, (*events, *given)
    opened = Auction(seat=bidders[0], bids=(0,) * len(state.players))
    return replace(state, frames=(opened,)), (*events, AuctionBegan(seats=bidders))


def _begin_round(state: TikalState) -> Course:
    """Turns up as many tiles as there are players."""
    count = len(state.players)
    began = RoundBegan(number=turns_begun(state) // count + 1)
    state = replace(state, display=state.stack[:count], stack=state.stack[count:])
    tiles = (data.TILES[id] for id in state.display)
    shown = (TileDisplayed(tile=t.id, terrain=t.terrain, value=t.value, masks=t.masks) for t in tiles)
    return state, (began, *shown)


def turn_indicator(state: TikalState, seat: Seat) -> TikalState:
    """Turns a seat's indicator face down after its turn, and all of them face up again when the round is over."""
    state = with_player(state, seat, moved=True)
    if not all(player.moved for player in state.players):
        return state
    return replace(state, players=tuple(replace(player, moved=False) for player in state.players))


def final_order(state: TikalState, last: Seat) -> tuple[Seat, ...]:
    """Returns the order of the final scoring round: by score, the lowest first, fixed before it begins (ruling 48).

    Equals follow one another clockwise from the seat that placed the last tile, which is the last of them.
    """
    _, *others = clockwise(state, last)
    return tuple(sorted((*others, last), key=lambda seat: state.players[seat].score))
