"""The auction: clockwise everybody raises or passes for good, with exactly the sums that his cards can form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, IllegalAction, Say, Seat, Token
from rules.magellan import data, flow, hands
from rules.magellan.actions import BidCards, BidSum
from rules.magellan.cards import best_ways, check_held, check_spare, choices
from rules.magellan.eligibility import auction_behind, spare_cards
from rules.magellan.events import BidMade, CardWon, Event, SeatPassed, VetoDeclined
from rules.magellan.flow import Course
from rules.magellan.state import Auction, Cards, MagellanState, Won, clockwise, require_stage

NEAR = 3
"""How many sums a refusal offers."""


def bidding(state: MagellanState, seat: Seat) -> Auction | None:
    """Returns the auction in which a seat may bid now, if it may; the one behind a veto window included."""
    if isinstance(state.waits, Auction):
        return state.waits
    return auction_behind(state, seat)


def sums(state: MagellanState, seat: Seat, auction: Auction) -> dict[int, Cards]:
    """Returns the bids that a hand can form above the best one, ascending, with the cards that would be laid."""
    ways = best_ways(state.players[seat].hand, spare_cards(state, auction.card))
    return {total: cards for total, cards in ways.items() if total >= _least(auction)}


def tokens(state: MagellanState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers a sum, or the cards one by one, while the best bid can be beaten; passing always."""
    auction = bidding(state, seat)
    if auction is None:
        return
    hand, spare = state.players[seat].hand, spare_cards(state, auction.card)
    match words:
        case ():
            if sums(state, seat, auction):
                yield Token("bid")
            yield Token("pass", ends=True)
        case ("bid",):
            if sums(state, seat, auction):
                yield Token("sum")
            yield from choices(hand, (), _least(auction), spare)
        case ("bid", "sum"):
            for total, cards in sums(state, seat, auction).items():
                yield Token(str(total), ends=True, note=Say("laid", {"cards": cards}))
        case ("bid", *chosen) if all(word.isdigit() for word in chosen):
            yield from choices(hand, tuple(map(int, chosen)), _least(auction), spare)


def check_cards(state: MagellanState, seat: Seat, action: BidCards) -> None:
    auction = _check_asked(state, seat)
    _check_higher(auction, sum(action.cards))
    hand = state.players[seat].hand
    check_spare(hand, action.cards, spare_cards(state, auction.card), auction.card)
    check_held(hand, action.cards)


def check_sum(state: MagellanState, seat: Seat, action: BidSum) -> None:
    auction = _check_asked(state, seat)
    _check_higher(auction, action.total)
    possible = sums(state, seat, auction)
    if action.total not in possible:
        near = tuple(total for total in possible if total > action.total)[:NEAR]
        raise IllegalAction("no-such-sum", hidden=True, total=action.total, sums=near, count=len(near))


def check_pass(state: MagellanState, seat: Seat) -> None:
    _check_asked(state, seat)


def apply_bid(state: MagellanState, seat: Seat, cards: Cards, chance: Chance) -> Course:
    auction, declined = _opened(state, seat)
    shown = () if state.sums_only else cards
    state = hands.see_cards(state, seat, shown)
    made = BidMade(
        seat=seat, explorer=auction.card, bid=sum(cards), cards=cards, count=len(cards), secret=state.sums_only
    )
    auction = msgspec.structs.replace(auction, best=seat, laid=cards)
    return _ask_next(state, auction, (*declined, made), chance)


def apply_sum(state: MagellanState, seat: Seat, action: BidSum, chance: Chance) -> Course:
    auction = bidding(state, seat)
    assert auction is not None
    return apply_bid(state, seat, sums(state, seat, auction)[action.total], chance)


def apply_pass(state: MagellanState, seat: Seat, chance: Chance) -> Course:
    auction, declined = _opened(state, seat)
    active = tuple(other for other in auction.active if other != seat)
    auction = msgspec.structs.replace(auction, active=active, passed=(*auction.passed, seat))
    return _ask_next(state, auction, (*declined, SeatPassed(seat=seat, explorer=auction.card)), chance)


def _ask_next(state: MagellanState, auction: Auction, events: tuple[Event, ...], chance: Chance) -> Course:
    """Asks the next seat that may still raise; without one the card is won, or unsold when nobody has bid."""
    asked = [seat for seat in clockwise(state, auction.seat) if seat in auction.active and seat != auction.best]
    if asked:
        return replace(state, waits=msgspec.structs.replace(auction, seat=asked[0])), events
    if auction.best is None:
        return flow.then((state, events), lambda s: flow.remove_card(s, auction.card, True, chance))
    won = Won(seat=auction.best, card=auction.card, laid=auction.laid)
    told = CardWon(seat=auction.best, explorer=auction.card, bid=auction.bid)
    return replace(state, opener=auction.best, waits=won), (*events, told)


def _opened(state: MagellanState, seat: Seat) -> tuple[Auction, tuple[Event, ...]]:
    """Returns the auction; where a seat bids or passes instead of answering for its veto, that is declined."""
    auction = bidding(state, seat)
    assert auction is not None
    return auction, () if state.waits == auction else (VetoDeclined(seat=seat),)


def _check_asked(state: MagellanState, seat: Seat) -> Auction:
    auction = bidding(state, seat)
    if auction is None:
        require_stage(state, "bid")
    assert auction is not None
    return auction


def _check_higher(auction: Auction, total: int) -> None:
    if total < _least(auction):
        raise IllegalAction("bid-too-low", total=total, bid=auction.bid)


def _least(auction: Auction) -> int:
    return max(auction.bid + 1, data.LEAST_BID)
