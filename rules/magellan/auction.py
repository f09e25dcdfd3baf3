"""The auction: clockwise everybody raises or passes for good, with exactly the sums that their cards can form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Tagged, Token
from rules.core.seats import clockwise
from rules.core.sequence import pop, push, top, with_top
from rules.magellan import hands
from rules.magellan.actions import BidCards, BidSum, Pass
from rules.magellan.cards import best_ways, check_held, check_spare, choices, tens
from rules.magellan.data import Numbers
from rules.magellan.eligibility import auction_behind, eligible, spare_cards
from rules.magellan.events import BidMade, CardRemoved, CardWon, Event, SeatPassed, VetoDeclined
from rules.magellan.state import Auction, Cards, MagellanState, Won, lot, not_now, purchase, standing

NEAR = 3
"""How many sums a refusal offers."""


def begin(state: MagellanState, card: str) -> Step[MagellanState, Event]:
    """Asks the first eligible seat for a bid; a card that nobody may bid for leaves the game."""
    active = eligible(state, card)
    if not active:
        return unsold(state, card, CardRemoved(explorer=card, asked=False))
    return Step(state=push(state, Auction(card=card, seat=active[0], active=active)))


def unsold(state: MagellanState, card: str, told: Event) -> Step[MagellanState, Event]:
    """Takes an unsold card out of the game; the opener stays the same."""
    return Step(state=replace(state, removed=(*state.removed, card)), events=(told,))


def ask(state: MagellanState, auction: Auction) -> tuple[Decision, ...]:
    """Asks for a bid; to who can bid alone, that is the beginning of the purchase."""
    alone = auction.active == (auction.seat,)
    about = purchase(state) if alone else f"{lot(state)} bid {auction.bid} passed {len(auction.passed)}"
    return (
        Decision(
            seat=auction.seat,
            kind="bid",
            about=about,
            status=_standing(auction),
            auction=lot(state),
            stretch=standing(state),
        ),
    )


def bidding(state: MagellanState, seat: Seat) -> Auction | None:
    """Returns the auction in which a seat may bid now, if it may; the one behind a veto window included."""
    return state.top if isinstance(state.top, Auction) else auction_behind(state, seat)


def sums(state: MagellanState, seat: Seat, auction: Auction) -> dict[int, Cards]:
    """Returns the bids that a hand can form above the best one, ascending, with the cards that would be laid."""
    ways = best_ways(state.numbers, state.players[seat].hand, spare_cards(state, auction.card))
    return {total: cards for total, cards in ways.items() if total >= least(state.numbers, auction.bid)}


def tokens(state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers a sum, or the cards one by one, while the best bid can be beaten; passing always."""
    auction = bidding(state, seat)
    if auction is None:
        return
    hand, spare = state.players[seat].hand, spare_cards(state, auction.card)
    match prefix:
        case ():
            if sums(state, seat, auction):
                yield Token("bid")
            yield Token("pass", ends=True)
        case ("bid",):
            if sums(state, seat, auction):
                yield Token("sum")
            yield from choices(state.numbers, hand, (), least(state.numbers, auction.bid), spare)
        case ("bid", "sum"):
            for total, cards in sums(state, seat, auction).items():
                laid = Say("laid", {"cards": cards})
                yield Token(str(total), ends=True, note=laid, group=tens(total), amount=True)
        case ("bid", *chosen) if all(word.isdigit() for word in chosen):
            yield from choices(state.numbers, hand, tuple(map(int, chosen)), least(state.numbers, auction.bid), spare)


def check_cards(state: MagellanState, seat: Seat, action: BidCards) -> None:
    auction = _check_asked(state, seat, action)
    _check_higher(state, auction, sum(action.cards))
    hand = state.players[seat].hand
    check_spare(hand, action.cards, spare_cards(state, auction.card), auction.card)
    check_held(hand, action.cards)


def check_sum(state: MagellanState, seat: Seat, action: BidSum) -> None:
    auction = _check_asked(state, seat, action)
    _check_higher(state, auction, action.total)
    possible = sums(state, seat, auction)
    if action.total not in possible:
        near = tuple(total for total in possible if total > action.total)[:NEAR]
        raise IllegalAction("no-such-sum", hidden=True, total=action.total, sums=near, count=len(near))


def check_pass(state: MagellanState, seat: Seat, action: Pass) -> None:
    _check_asked(state, seat, action)


def apply_cards(state: MagellanState, seat: Seat, action: BidCards, chance: Chance) -> Step[MagellanState, Event]:
    return _opened(state, seat).then(lambda state: _lay(state, action.cards))


def apply_sum(state: MagellanState, seat: Seat, action: BidSum, chance: Chance) -> Step[MagellanState, Event]:
    return _opened(state, seat).then(lambda state: _lay(state, sums(state, seat, top(state, Auction))[action.total]))


def apply_pass(state: MagellanState, seat: Seat, action: Pass, chance: Chance) -> Step[MagellanState, Event]:
    return _opened(state, seat).then(_leave)


def _opened(state: MagellanState, seat: Seat) -> Step[MagellanState, Event]:
    """Makes sure that the auction lies on top: who bids or passes instead of answering for its veto declines that."""
    behind = auction_behind(state, seat)
    return Step(state=with_top(state, behind), events=(VetoDeclined(seat=seat),)) if behind else Step(state=state)


def _lay(state: MagellanState, cards: Cards) -> Step[MagellanState, Event]:
    """Lays a bid, for all to see unless only sums are shown; its cards stay in the hand until they are paid."""
    auction = top(state, Auction)
    state = hands.see_cards(state, auction.seat, () if state.sums_only else cards)
    made = BidMade(
        seat=auction.seat,
        explorer=auction.card,
        bid=sum(cards),
        cards=cards,
        count=len(cards),
        secret=state.sums_only,
    )
    state = with_top(state, msgspec.structs.replace(auction, best=auction.seat, laid=cards))
    return Step(state=state, events=(made,)).then(_ask_next)


def _leave(state: MagellanState) -> Step[MagellanState, Event]:
    auction = top(state, Auction)
    seat, active = auction.seat, tuple(other for other in auction.active if other != auction.seat)
    state = with_top(state, msgspec.structs.replace(auction, active=active, passed=(*auction.passed, seat)))
    return Step(state=state, events=(SeatPassed(seat=seat, explorer=auction.card),)).then(_ask_next)


def _ask_next(state: MagellanState) -> Step[MagellanState, Event]:
    """Asks the next seat that may still raise; without one the card is won, or unsold when nobody has bid."""
    auction = top(state, Auction)
    asked = [seat for seat in clockwise(state, auction.seat) if seat in auction.active and seat != auction.best]
    if asked:
        return Step(state=with_top(state, msgspec.structs.replace(auction, seat=asked[0])))
    if auction.best is None:
        return unsold(pop(state), auction.card, CardRemoved(explorer=auction.card, asked=True))
    won = Won(seat=auction.best, card=auction.card, laid=auction.laid)
    told = CardWon(seat=auction.best, explorer=auction.card, bid=auction.bid)
    return Step(state=with_top(replace(state, opener=auction.best), won), events=(told,))


def _check_asked(state: MagellanState, seat: Seat, action: Tagged) -> Auction:
    auction = bidding(state, seat)
    if auction is None:
        raise not_now(state, action)
    return auction


def _check_higher(state: MagellanState, auction: Auction, total: int) -> None:
    if total < least(state.numbers, auction.bid):
        raise IllegalAction("bid-too-low", total=total, bid=auction.bid)


def least(numbers: Numbers, best: int) -> int:
    """Returns the least bid that beats the best one, which is 0 while there is none."""
    return max(best + 1, numbers.least_bid)


def _standing(auction: Auction) -> Say:
    if auction.best is None:
        return Say("no-bid", {"explorer": auction.card, "bid": auction.bid})
    return Say("best-bid", {"explorer": auction.card, "best_seat": auction.best, "bid": auction.bid})
