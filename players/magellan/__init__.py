"""What positions of Magellan are worth, and what a seat does there without a search.

A gold card is worth its crowns and, as long as something can be bought, its gold at the price of the phase. A ship is
worth what it scores where it is, and a share of what it would gain by going on: the more of it, the fewer others could.
What came of an answer is seen in the rest of the game, which is played in short.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Self

from players.core.appraisal import Appraisal, Claim, ahead
from players.magellan.claims import claims
from players.magellan.coming import offered, should_draw
from players.magellan.prices import TUCKED, Prices
from players.magellan.rest import Rest, worst
from rules.core.contract import AnyGame, Seat, Tagged
from rules.magellan import auction, data, fields, flow, scoring
from rules.magellan.actions import (
    AdvanceShip,
    BidSum,
    ChooseHalf,
    DrawCard,
    LetPass,
    Pass,
    Pay,
    StopDrawing,
    SwapCards,
    TuckCard,
    UseVeto,
)
from rules.magellan.cards import best_ways, crowns, sort_cards
from rules.magellan.eligibility import spare_cards
from rules.magellan.state import (
    Auction,
    Cards,
    FinalDraw,
    MagellanState,
    Ship,
    Swaps,
    Window,
    Won,
    asked_for,
    entered_field,
    field_of,
    ship_choices,
    ships_on,
    tucks_from_hand,
)

BIDS = 2
"""So many of the lowest bids are worth a look."""
CLEARLY = 1.6
"""A card that brings so many times what it costs is bid for without a thought, and passed where it is the other way."""


@lru_cache(4000)
def _ways(rules: int, hand: Cards, spare: int) -> dict[int, Cards]:
    """Keeps the ways to pay of hands that are looked at again and again."""
    return best_ways(data.NUMBERS[rules], hand, spare)


class MagellanAppraisal(Appraisal[MagellanState]):
    """Appraises a seat by its ships and cards, less the same of the others, of whom the best counts most."""

    nodes = 288
    trust = 0.3

    def __init__(self, game: AnyGame, weights: Mapping[str, float]) -> None:
        super().__init__(game, weights)
        self._prices: dict[tuple[int, tuple[str, str], int], Prices] = {}

    def prices(self, state: MagellanState) -> Prices:
        """Returns what the fields of this board bring to so many seats."""
        board = state.rules, state.sides, len(state.players)
        if board not in self._prices:
            self._prices[board] = Prices(state, self.weights)
        return self._prices[board]

    def horizon(self, state: MagellanState) -> Hashable:
        """Nothing is played on answer by answer: what comes of one is seen in the rest of the game."""
        return state.frames

    def worth(self, state: MagellanState, seat: Seat) -> float:
        standing = [self.standing(state, other) for other in range(len(state.players))]
        return ahead(standing, seat, self.weights["best other"])

    def foreseen(self, state: MagellanState, seat: Seat) -> float:
        """Plays the rest of the game in short."""
        if state.counted:
            return self.worth(state, seat)
        return ahead(self.rest(state).play(), seat, self.weights["best other"])

    def rest(self, state: MagellanState) -> Rest:
        """Returns the rest of the game in short, in which all seats value as this appraisal does."""
        return Rest([self.prices(state)] * len(state.players), state)

    def in_short(self, state: MagellanState, seats: Sequence[Self]) -> Sequence[float]:
        return Rest([seat.prices(state) for seat in seats], state).play()

    def claims(self, state: MagellanState, seat: Seat) -> Iterable[Claim]:
        return claims(self, state, seat)

    # --- what a seat has ------------------------------------------------------------------------------------------

    def standing(self, state: MagellanState, seat: Seat) -> float:
        player, gold = state.players[seat], self.gold_price(state, seat)
        total = self.hand(state, player.hand, gold)
        left = offered(state)
        total += sum(self.ship(state, ship, left) for ship in state.ships if ship.seat == seat)
        if state.counted:
            return total + (state.draw_points if _draws_last(state, seat) else 0)
        total += self.weights["veto"] * player.vetoes - (self.weights["open hand"] if player.open else 0.0)
        return total + flow.draws_due(state)[seat] * self.card(state, state.phase + 1)

    def gold_price(self, state: MagellanState, seat: Seat) -> float:
        """Returns what a gold is worth to a seat: less by and by, and nothing when it can buy nothing any more."""
        return 0.0 if state.counted else self.rest(state).gold_price(seat)

    def hand(self, state: MagellanState, cards: Iterable[int], gold: float) -> float:
        cards = tuple(cards)
        return crowns(state.numbers, cards) + gold * sum(cards)

    def card(self, state: MagellanState, phase: int) -> float:
        """Returns what a card that is drawn is worth on the average."""
        return self.prices(state).card(phase)

    def ship(self, state: MagellanState, ship: Ship, left: tuple[str, ...]) -> float:
        """Returns what a ship is worth while such cards can still be sold in this phase."""
        points = scoring.ship_points(state, ship, tuple(tucked.card for tucked in ship.pile))
        if field_of(state, ship.explorer, ship.field).effect == fields.FINAL_DRAW and not state.counted:
            points += round(self.weights["final draw"])
        return points + self._going_on(state, ship, left.count(ship.explorer))

    def _going_on(self, state: MagellanState, ship: Ship, left: int) -> float:
        """Returns what a ship may still gain by going on: its part of what all of its owner there may."""
        if ship.field == data.PHASES or ship.field < state.phase - 1 or state.counted:
            return 0.0
        prices, there = self.prices(state), ships_on(state, ship.explorer, ship.field)
        own = sum(other.seat == ship.seat for other in there)
        if ship.field == state.phase:
            share = prices.share(ship.field, own, len(there) + left)
        else:
            share = prices.share(ship.field, own, len(there)) * left / state.numbers.cards[ship.field]
        return prices.onward[ship.explorer][ship.field] * share / own

    # --- answers without a search ---------------------------------------------------------------------------------

    def actions(self, state: MagellanState, seat: Seat) -> Iterator[Tagged]:
        """The most promising come first."""
        match state.top:
            case Window():
                yield from (LetPass(), UseVeto())
            case Auction() as bidding:
                yield from self._bids(state, seat, bidding)
            case Won() as won:
                yield from self._settled(state, seat, won)
            case Swaps(limits=limits):
                prices, hand = self.prices(state), state.players[seat].hand
                yield SwapCards(cards=sort_cards(worst(prices, hand, state.phase + 1, limits[seat])))
            case FinalDraw():
                yield DrawCard() if should_draw(state) else StopDrawing()
            case _:
                yield self.game.default(state, seat)

    def gain(self, state: MagellanState, seat: Seat, explorer: str) -> float:
        """Returns what winning the card that is offered is worth to a seat, its price apart."""
        return self.rest(state).gain(seat, explorer)

    def _bids(self, state: MagellanState, seat: Seat, bidding: Auction) -> Iterator[Tagged]:
        """Yields the lowest bid first if it costs less than the card is worth, else to pass.

        Who bids alone needs no higher one: whatever would pay that pays the lowest, too.
        """
        rest, hand = self.rest(state), state.players[seat].hand
        alone = bidding.active == (seat,)
        totals = list(auction.sums(state, seat, bidding))[: 1 if alone else BIDS]
        gain, gold = rest.gain(seat, bidding.card), rest.gold_price(seat)
        cost = self._cost(state, hand, gold, bidding.card, totals[0])[0] if totals else 0.0
        doubtful = state.phase == data.PHASES or cost < CLEARLY * gain < CLEARLY**2 * cost
        if not totals or gain <= cost:
            yield Pass()
            yield from (BidSum(total=total) for total in totals if doubtful)
        else:
            yield BidSum(total=totals[0])
            yield from (Pass(), *(BidSum(total=total) for total in totals[1:])) if doubtful else ()

    def _goes_first(self, state: MagellanState, ship: Ship) -> tuple[int, int]:
        """Puts the ship with most crowns under it first, then the one that scores least where it is."""
        pile = tuple(tucked.card for tucked in ship.pile)
        return -crowns(state.numbers, pile), scoring.ship_points(state, ship, pile)

    def _cost(self, state: MagellanState, hand: Cards, gold: float, explorer: str, least: int) -> tuple[float, Cards]:
        """Returns the payment of so much gold at least that one misses least, and by how much one does."""
        return min(self._payments(state, hand, gold, explorer, least))

    def _payments(
        self, state: MagellanState, hand: Cards, gold: float, explorer: str, least: int
    ) -> Iterator[tuple[float, Cards]]:
        kept = entered_field(state, explorer)
        for total, cards in _ways(state.rules, hand, spare_cards(state, explorer)).items():
            if total >= least:
                cost = self.hand(state, cards, gold)
                if kept.effect == fields.TUCK_PAYMENT:
                    cost -= kept.amount * (max(crowns(state.numbers, (card,)) for card in cards) - TUCKED)
                yield cost, cards

    def _settled(self, state: MagellanState, seat: Seat, won: Won) -> Iterator[Tagged]:
        hand, gold = state.players[seat].hand, self.gold_price(state, seat)
        match asked_for(state):
            case "pay":
                yield Pay(cards=self._cost(state, hand, gold, won.card, won.bid)[1])
            case "ship":
                numbers = ship_choices(state, seat, won.card)
                ships = [ship for ship in ships_on(state, won.card, state.phase - 1, seat) if ship.number in numbers]
                ships.sort(key=lambda ship: self._goes_first(state, ship))
                yield from (AdvanceShip(number=ship.number) for ship in ships)
            case "half":
                field = entered_field(state, won.card)
                right = float(field.right.value) if field.right else 0.0
                halves = (data.LEFT, data.RIGHT)
                left_first = field.amount * self.card(state, state.phase) >= right
                yield from (ChooseHalf(half=half) for half in (halves if left_first else halves[::-1]))
            case _:
                cards = set(hand if tucks_from_hand(state) else won.paid)
                worth = {card: 2 * crowns(state.numbers, (card,)) - gold * card for card in cards}
                yield from (TuckCard(card=card) for card in sorted(cards, key=lambda card: -worth[card])[:1])


def _draws_last(state: MagellanState, seat: Seat) -> bool:
    last = scoring.last_ship(state)
    return last is not None and last.seat == seat


APPRAISAL = MagellanAppraisal
