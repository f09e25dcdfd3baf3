"""What is certainly dominated in Magellan."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from rules.core.contract import Seat, Tagged
from rules.core.subsets import without
from rules.magellan import auction, data, fields, final_draw
from rules.magellan.actions import (
    AdvanceShip,
    BidCards,
    BidSum,
    DrawCard,
    Pass,
    Pay,
    StopDrawing,
    SwapCards,
    TuckCard,
)
from rules.magellan.cards import best_ways, crowns
from rules.magellan.eligibility import spare_cards
from rules.magellan.state import Auction, MagellanState, Won, asked_for, entered_field, ships_on, tucks_from_hand
from tests.players.dominated import Kind, Moment

WORST, BEST = max(data.GOLD), min(data.GOLD)
"""The cards of fewest and of most crowns."""


def is_last_card(state: MagellanState) -> bool:
    """Says whether the last explorer card of the game is sold, after which gold is worth nothing."""
    return state.phase == data.PHASES and not state.stack and isinstance(state.top, Auction | Won)


def is_alone(moment: Moment) -> bool:
    """Says whether all others have passed, or cannot bid."""
    bidding = moment.state.top
    return isinstance(bidding, Auction) and bidding.active == (moment.seat,)


def may_buy(state: MagellanState, seat: Seat) -> bool:
    """Says whether gold may still be of use to a seat."""
    return state.phase < data.PHASES or any(ships_on(state, card, state.phase - 1, seat) for card in state.stack)


def drawing(state: MagellanState, card: int) -> MagellanState:
    """Returns the position in which all cards that could be drawn are alike."""
    return replace(state, supply=(card,) * len(state.supply))


def answers(moment: Moment, state: MagellanState) -> list[Tagged]:
    """Returns what the winner can answer; of payments of the same sum the one with the fewest crowns."""
    if asked_for(state) != "pay":
        return list(moment.offered(state))
    won = state.top
    assert isinstance(won, Won)
    ways = best_ways(state.numbers, state.players[moment.seat].hand, spare_cards(state, won.card))
    return [Pay(cards=cards) for total, cards in ways.items() if total >= won.bid]


def outcome(moment: Moment, state: Any) -> tuple[int, ...]:
    """Returns the points of all in the end if the seat settles what it has won as best it can."""
    if isinstance(state.top, Won) and moment.is_asked(state):
        found = (outcome(moment, moment.after(answer, state=state)) for answer in answers(moment, state))
        return max(found, key=lambda points: points[moment.seat])
    while not state.over:
        seat = moment.game.decisions(state)[0].seat
        other = replace(moment, seat=seat)
        state = other.after(moment.game.default(state, seat), state=state)
    return tuple(score.points for score in moment.game.scores(state, None))


def is_better(moment: Moment, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Says whether one outcome brings the seat more, and nobody else."""
    seats = (seat for seat in range(len(one)) if seat != moment.seat)
    return one[moment.seat] > other[moment.seat] and all(one[seat] <= other[seat] for seat in seats)


def bid_of(action: Tagged) -> int:
    match action:
        case BidSum(total=total):
            return total
        case BidCards(cards=cards):
            return sum(cards)
        case _:
            return 0


def leaves_card(moment: Moment) -> bool:
    """Passes where it alone could buy the last card, for less than it brings."""
    if not (is_last_card(moment.state) and is_alone(moment) and moment.action == Pass()):
        return False
    if moment.state.top.best is not None:
        return False
    state = drawing(moment.state, WORST)
    totals = list(auction.sums(state, moment.seat, state.top))
    passed = outcome(moment, moment.after(Pass(), state=state))
    bought = (outcome(moment, moment.after(BidSum(total=total), state=state)) for total in totals)
    return any(is_better(moment, points, passed) for points in bought)


def buys_dear(moment: Moment) -> bool:
    """Buys the last card alone for more than it brings."""
    if not (is_last_card(moment.state) and is_alone(moment) and bid_of(moment.action)):
        return False
    if entered_field(moment.state, moment.state.top.card).effect in (fields.TUCK_HAND, fields.TUCK_PAYMENT):
        return False
    state = drawing(moment.state, BEST)
    bought, passed = (outcome(moment, moment.after(action, state=state)) for action in (moment.action, Pass()))
    return passed[moment.seat] > bought[moment.seat]


def outbids_itself(moment: Moment) -> bool:
    """Bids more, where nobody else can bid, than a sum that it could pay with no more crowns."""
    bid = bid_of(moment.action)
    if not bid or not is_alone(moment):
        return False
    ways = auction.sums(moment.state, moment.seat, moment.state.top)
    worth = {total: crowns(moment.state.numbers, cards) for total, cards in ways.items()}
    least = min(worth[total] for total in ways if total >= bid)
    return any(total < bid and worth[total] <= least for total in ways)


def overpays(moment: Moment) -> bool:
    """Pays with a card more than it must, which is not tucked away."""
    if not isinstance(moment.action, Pay) or len(moment.action.cards) < 2:
        return False
    won = moment.state.top
    if entered_field(moment.state, won.card).effect == fields.TUCK_PAYMENT:
        return False
    return sum(moment.action.cards) - min(moment.action.cards) >= won.bid


def pays_worse(moment: Moment) -> bool:
    """Pays with cards of the same crowns and more gold than others that it holds, with as many cards."""
    if not isinstance(moment.action, Pay) or not may_buy(moment.state, moment.seat):
        return False
    won, hand = moment.state.top, list(moment.state.players[moment.seat].hand)
    if entered_field(moment.state, won.card).effect == fields.TUCK_PAYMENT:
        return False
    kept = Counter(hand) - Counter(moment.action.cards)
    worth = moment.state.numbers.crowns
    spare = sum(moment.action.cards) - won.bid
    return any(worth[paid] == worth[card] and 0 < paid - card <= spare for paid in moment.action.cards for card in kept)


def settles_worse(moment: Moment, kind: type[Tagged]) -> bool:
    """Answers after it has won the last card so that it ends with less than it could."""
    if not isinstance(moment.action, kind) or not is_last_card(moment.state):
        return False
    state = drawing(moment.state, WORST)
    played = outcome(moment, moment.after(moment.action, state=state))
    others = (outcome(moment, moment.after(action, state=state)) for action in answers(moment, state))
    return any(is_better(moment, points, played) for points in others)


def tucks_less(moment: Moment) -> bool:
    """Tucks a card of the payment with fewer crowns than another one in it."""
    if not isinstance(moment.action, TuckCard) or not isinstance(moment.state.top, Won):
        return False
    state: MagellanState = moment.state
    paid = state.top.paid
    worth = state.numbers.crowns
    return not tucks_from_hand(state) and bool(paid) and worth[moment.action.card] < max(worth[card] for card in paid)


def _drawn(moment: Moment) -> list[int]:
    """Returns by how much each card that is left would change what is drawn."""
    state: MagellanState = moment.state
    now = final_draw.worth(state, state.drawn)
    left = set(without(state.numbers.pack, state.drawn))
    return [final_draw.worth(state, (*state.drawn, card)) - now for card in left]


def draws_on(moment: Moment) -> bool:
    return moment.action == DrawCard() and max(_drawn(moment)) <= 0 > min(_drawn(moment))


def stops_early(moment: Moment) -> bool:
    return moment.action == StopDrawing() and min(_drawn(moment)) > 0


def swaps_better(moment: Moment) -> bool:
    """Swaps a card away and keeps one with as many crowns and less gold."""
    if not isinstance(moment.action, SwapCards):
        return False
    state: MagellanState = moment.state
    kept = Counter(state.players[moment.seat].hand) - Counter(moment.action.cards)
    worth = state.numbers.crowns
    return any(worth[card] == worth[gone] and card < gone for gone in moment.action.cards for card in kept)


KINDS: dict[str, Kind] = {
    "leaves the last card that brings more than it costs": leaves_card,
    "buys the last card for more than it brings": buys_dear,
    "bids more than it must where it bids alone": outbids_itself,
    "pays with a card more than it must": overpays,
    "pays with more gold where less would do": pays_worse,
    "pays with crowns what gold without a use pays": lambda moment: settles_worse(moment, Pay),
    "advances the ship that scores less at the end": lambda moment: settles_worse(moment, AdvanceShip),
    "tucks the card that scores less at the end": lambda moment: settles_worse(moment, TuckCard),
    "tucks fewer crowns than it has paid": tucks_less,
    "draws on where every card scores less": draws_on,
    "stops where every card scores more": stops_early,
    "swaps a better card away than it keeps": swaps_better,
}
