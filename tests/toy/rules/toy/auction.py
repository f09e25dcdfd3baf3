"""Chapter 5, the auction: the nest goes to the best bid, of which others see only number and sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import clockwise, with_player
from rules.core.sequence import pop, top, with_top
from rules.core.subsets import further, without

from .actions import Bid, BidMade, Event, NestLeft, NestWon, Pass, SeatPassed
from .data import KINDS
from .state import Auction, ToyState, sort_cards, total, with_discards


def ask(state: ToyState, auction: Auction) -> tuple[Decision, ...]:
    standing = total(auction.cards)
    about = f"bid {state.round} {standing} {len(auction.passed)}"
    status, named = Say("standing", {"total": standing}), f"round {state.round}"
    return (Decision(seat=auction.seat, kind="bid", about=about, share=0.5, status=status, auction=named),)


def tokens(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the cards of a bid one by one, in the order of their kinds, while the standing bid can be beaten."""
    standing, hand = total(top(state, Auction).cards), state.players[seat].hand
    match prefix:
        case ():
            if total(hand) > standing:
                yield Token("bid")
            yield Token("pass", ends=True)
        case ("bid", *chosen):
            for card, later in further(hand, tuple(chosen), KINDS.index):
                bid = total((*chosen, card))
                if bid + total(later) > standing:
                    yield Token(card, ends=bid > standing, goes_on=True, any_order=True)


def menu(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> list[Token] | None:
    """Offers the whole hand, too, as a short cut: a bid of many cards at one press."""
    hand = state.players[seat].hand
    if prefix or len(hand) < 2 or total(hand) <= total(top(state, Auction).cards):
        return None
    whole = Token(" ".join(["bid", *hand]), ends=True, note=Say("whole-hand", {"total": total(hand)}))
    return [*tokens(state, seat, ()), whole]


def check_bid(state: ToyState, seat: Seat, action: Bid) -> None:
    standing = total(top(state, Auction).cards)
    if total(action.cards) <= standing:
        raise IllegalAction("bid-too-low", total=total(action.cards), standing=standing)
    missing = Counter(action.cards) - Counter(state.players[seat].hand)
    if missing:
        raise IllegalAction("not-in-hand", hidden=True, card=min(missing, key=KINDS.index))


def apply_bid(state: ToyState, seat: Seat, action: Bid, chance: Chance) -> Step[ToyState, Event]:
    """Lays the bid face down; the standing one goes back to its owner."""
    auction = top(state, Auction)
    if auction.bidder is not None:
        hand = sort_cards((*state.players[auction.bidder].hand, *auction.cards))
        state = with_player(state, auction.bidder, hand=hand)
    state = with_player(state, seat, hand=without(state.players[seat].hand, action.cards, KINDS.index))
    state = with_top(state, Auction(seat, auction.passed, seat, action.cards))
    made = BidMade(seat, total(action.cards), len(action.cards))
    return Step(state=state, events=(made,)).then(_ask_next)


def apply_pass(state: ToyState, seat: Seat, action: Pass, chance: Chance) -> Step[ToyState, Event]:
    auction = top(state, Auction)
    state = with_top(state, Auction(seat, (*auction.passed, seat), auction.bidder, auction.cards))
    return Step(state=state, events=(SeatPassed(seat),)).then(_ask_next)


def _ask_next(state: ToyState) -> Step[ToyState, Event]:
    """Asks the next seat clockwise that has neither passed nor the best bid, or ends the auction (ruling 2)."""
    auction = top(state, Auction)
    asked = [s for s in clockwise(state, auction.seat) if s not in auction.passed and s != auction.bidder]
    if asked:
        return Step(state=with_top(state, Auction(asked[0], auction.passed, auction.bidder, auction.cards)))
    return _sell(pop(state), auction)


def _sell(state: ToyState, auction: Auction) -> Step[ToyState, Event]:
    """Gives the nest to the best bidder, whose bid is turned up and discarded."""
    if auction.bidder is None:
        return Step(state=state, events=(NestLeft(),))
    worth = state.numbers.nests[state.round - 1]
    state = with_player(state, auction.bidder, nests=state.players[auction.bidder].nests + worth)
    won = NestWon(auction.bidder, worth, auction.cards)
    return Step(state=with_discards(state, auction.cards), events=(won,), reveals=True)
