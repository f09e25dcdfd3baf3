"""Chapter 5, the auction: the nest goes to the best bid, of which others see only number and sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import IllegalAction, Seat, Step, Token

from .actions import Bid, BidMade, Event, NestLeft, NestWon, SeatPassed
from .data import KINDS, NESTS, VALUES
from .flow import go_on, require, seats_from
from .state import Auction, ToyState, sort_cards, total, with_discards, with_player, with_top, without


def tokens(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the cards of a bid one by one, in the order of their kinds, while the standing bid can be beaten."""
    standing, hand = total(require(state, Auction).cards), state.players[seat].hand
    match prefix:
        case ():
            if total(hand) > standing:
                yield Token("bid")
            yield Token("pass", ends=True)
        case ("bid", *chosen) if Counter(chosen) <= Counter(hand) and sort_cards(chosen) == tuple(chosen):
            left = without(hand, chosen)
            for card in KINDS[KINDS.index(chosen[-1]) if chosen else 0 :]:
                later = [other for other in left if KINDS.index(other) >= KINDS.index(card)]
                if card in left and total(chosen) + total(later) > standing:
                    yield Token(card, ends=total(chosen) + VALUES[card] > standing)


def check_bid(state: ToyState, seat: Seat, action: Bid) -> None:
    standing = total(require(state, Auction).cards)
    if total(action.cards) <= standing:
        raise IllegalAction("bid-too-low", total=total(action.cards), standing=standing)
    missing = Counter(action.cards) - Counter(state.players[seat].hand)
    if missing:
        raise IllegalAction("not-in-hand", hidden=True, card=min(missing, key=KINDS.index))


def check_pass(state: ToyState) -> None:
    require(state, Auction)


def apply_bid(state: ToyState, seat: Seat, action: Bid) -> Step[ToyState, Event]:
    auction = require(state, Auction)
    if auction.bidder is not None:
        state = _return_cards(state, auction.bidder, auction.cards)
    state = with_player(state, seat, hand=without(state.players[seat].hand, action.cards))
    made = BidMade(seat, total(action.cards), len(action.cards))
    return _ask_next(with_top(state, Auction(seat, auction.passed, seat, action.cards)), (made,))


def apply_pass(state: ToyState, seat: Seat) -> Step[ToyState, Event]:
    auction = require(state, Auction)
    state = with_top(state, Auction(seat, (*auction.passed, seat), auction.bidder, auction.cards))
    return _ask_next(state, (SeatPassed(seat),))


def _ask_next(state: ToyState, events: tuple[Event, ...]) -> Step[ToyState, Event]:
    """Asks the next seat clockwise that has neither passed nor the best bid, or ends the auction (ruling 2)."""
    auction = require(state, Auction)
    asked = [s for s in seats_from(state, auction.seat) if s not in auction.passed and s != auction.bidder]
    if asked:
        state = with_top(state, Auction(asked[0], auction.passed, auction.bidder, auction.cards))
        return Step(state=state, events=events)
    if auction.bidder is None:
        return go_on(state, (*events, NestLeft()))
    worth = NESTS[state.round - 1]
    state = with_player(state, auction.bidder, nests=state.players[auction.bidder].nests + worth)
    step = go_on(with_discards(state, auction.cards), (*events, NestWon(auction.bidder, worth, auction.cards)))
    return replace(step, reveals=True)


def _return_cards(state: ToyState, seat: Seat, cards: tuple[str, ...]) -> ToyState:
    return with_player(state, seat, hand=sort_cards((*state.players[seat].hand, *cards)))
