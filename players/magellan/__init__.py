"""What positions of Magellan are worth, and what a seat does there without a search.

A gold card is worth its crowns and, as long as something can be bought, its gold at the price of the phase. A ship is
worth what it scores where it is, and a part of what it would gain by going on: much of it where no other ship can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from players.core.appraisal import Appraisal, Claim, ahead
from players.magellan.claims import claims
from players.magellan.coming import offered, should_draw
from rules.core.contract import Seat, Tagged
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
from rules.magellan.fields import Field
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

BIDS = 6
"""So many of the lowest bids are worth a look."""
PAYMENTS = 4
TUCKED = 3
"""The crowns of a card that is tucked away."""
AVERAGE_GOLD = sum(data.GOLD) / len(data.GOLD)


@lru_cache(4000)
def _ways(rules: int, hand: Cards, spare: int) -> dict[int, Cards]:
    """Keeps the ways to pay of hands that are looked at again and again."""
    return best_ways(data.NUMBERS[rules], hand, spare)


class MagellanAppraisal(Appraisal[MagellanState]):
    """Appraises a seat by its ships and cards, less the same of the others, of whom the best counts most."""

    nodes = 1600
    further = 4
    trust = 2.0

    def horizon(self, state: MagellanState) -> tuple[int, int, int, bool]:
        """A card is played on until it is sold and the next one lies there, a draw until it is scored."""
        return state.turned, state.phase, len(state.ships), state.counted

    def worth(self, state: MagellanState, seat: Seat) -> float:
        standing = [self.standing(state, other) for other in range(len(state.players))]
        return ahead(standing, seat, self.weights["best other"])

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
        if state.counted:
            return 0.0
        left = offered(state)
        now, later = self._phase_price(state, state.phase), self._phase_price(state, state.phase + 1)
        if state.phase > 1 and not any(ships_on(state, explorer, state.phase - 1, seat) for explorer in set(left)):
            waits = any(ship.seat == seat and ship.field == state.phase for ship in state.ships)
            return later if waits else 0.0
        return later + (now - later) * len(left) / (len(data.EXPLORERS) * state.numbers.cards[state.phase - 1])

    def _phase_price(self, state: MagellanState, phase: int) -> float:
        """Returns what a gold is worth in a phase: the less the more seats have brought some for as many cards."""
        scarce: float = (self.game.meta.seats[0] / len(state.players)) ** self.weights["plenty"]
        return scarce * self.weights[f"gold {phase}"] if phase <= data.PHASES else 0.0

    def hand(self, state: MagellanState, cards: Iterable[int], gold: float) -> float:
        cards = tuple(cards)
        return crowns(state.numbers, cards) + gold * sum(cards)

    def card(self, state: MagellanState, phase: int) -> float:
        """Returns what a card that is drawn is worth on the average."""
        return 2.0 + self._phase_price(state, phase) * AVERAGE_GOLD

    def ship(self, state: MagellanState, ship: Ship, left: tuple[str, ...]) -> float:
        """Returns what a ship is worth while such cards can still be sold in this phase."""
        pile = tuple(tucked.card for tucked in ship.pile)
        points = scoring.ship_points(state, ship, pile)
        if field_of(state, ship.explorer, ship.field).effect == fields.FINAL_DRAW and not state.counted:
            points += round(self.weights["final draw"])
        return points + self._going_on(state, ship.seat, ship.explorer, ship.field, float(points), pile, left)

    def _going_on(
        self,
        state: MagellanState,
        seat: Seat,
        explorer: str,
        field: int,
        points: float,
        pile: Cards,
        left: tuple[str, ...],
    ) -> float:
        """Returns what a ship on a field may still gain by going on, with what it scores where it is."""
        if field == data.PHASES or field < state.phase - 1 or state.counted:
            return 0.0
        there = ships_on(state, explorer, field)
        own = max(1, sum(ship.seat == seat for ship in there))
        if field < state.phase:
            cards = left.count(explorer)
            rivals = len(there) - own
        else:
            cards = state.numbers.cards[field]
            rivals = max(len(there) - own, min(1, left.count(explorer)))
        if not cards:
            return 0.0
        gain = self.arrival(state, seat, explorer, field + 1, pile) - points
        part = self.weights["contested"] if rivals else self.weights["alone"]
        return max(0.0, gain) * part * min(1.0, cards / own)

    def arrival(self, state: MagellanState, seat: Seat, explorer: str, number: int, pile: Cards) -> float:
        """Returns what it is worth that a ship comes to a field: points there, cards, effects, and what may follow."""
        field, card = field_of(state, explorer, number), self.card(state, number)
        points, effect = self._brought(state, field, number, pile, card)
        if field.effect in data.TUCKING:
            pile = (*pile, 1)
        on = self._going_on(state, seat, explorer, number, points, pile, state.stack) if number < data.PHASES else 0.0
        return points + effect + field.sacks.value * self.card(state, number + 1) + on

    def _brought(
        self, state: MagellanState, field: Field, number: int, pile: Cards, card: float
    ) -> tuple[float, float]:
        """Returns the points that a ship scores on a field, and what it brings at once."""
        points = float(field.crowns.value) if field.crowns else 0.0
        match field.effect:
            case fields.TUCK_HAND | fields.TUCK_PAYMENT:
                points = float(field.amount * (crowns(state.numbers, pile) + TUCKED))
                cost = TUCKED + 2 * self._phase_price(state, number) if field.effect == fields.TUCK_HAND else 0.0
                return points, -cost
            case fields.FINAL_DRAW:
                return float(round(self.weights["final draw"])), 0.0
            case fields.DRAW:
                return points, field.amount * card
            case fields.HALVES:
                right = float(field.right.value) if field.right else 0.0
                drawn = field.amount * card
                return (right, 0.0) if right > drawn else (points, drawn)
            case fields.SWAP:
                return points, self.weights["swap"] * field.amount
            case fields.VETO:
                return points, self.weights["veto"]
            case fields.OPEN_HAND:
                return points, -self.weights["open hand"]
            case fields.LOSE_CARD:
                return points, -card
            case _:
                return points, 0.0

    # --- answers without a search ---------------------------------------------------------------------------------

    def quick(self, state: MagellanState, seat: Seat) -> Tagged:
        return next(self.actions(state, seat))

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
                yield self._swap(state, seat, limits[seat])
            case FinalDraw():
                yield DrawCard() if should_draw(state) else StopDrawing()
            case _:
                yield self.game.default(state, seat)

    def gain(self, state: MagellanState, seat: Seat, explorer: str) -> float:
        """Returns what winning a card is worth to a seat, its price apart."""
        if state.phase == 1:
            return self.arrival(state, seat, explorer, 1, ())
        ships = ships_on(state, explorer, state.phase - 1, seat)
        return max((self._advance(state, ship) for ship in ships), default=0.0)

    def _advance(self, state: MagellanState, ship: Ship) -> float:
        pile = tuple(tucked.card for tucked in ship.pile)
        return self.arrival(state, ship.seat, ship.explorer, state.phase, pile) - self.ship(state, ship, state.stack)

    def _bids(self, state: MagellanState, seat: Seat, bidding: Auction) -> Iterator[Tagged]:
        """Yields the lowest bid first if it costs less than the card is worth, else to pass.

        Who bids alone needs no higher one: whatever would pay that pays the lowest, too.
        """
        hand, gold = state.players[seat].hand, self.gold_price(state, seat)
        alone = bidding.active == (seat,)
        totals = list(auction.sums(state, seat, bidding))[: 1 if alone else BIDS]
        gain = self.gain(state, seat, bidding.card)
        if not totals or gain <= self._cost(state, hand, gold, bidding.card, totals[0])[0]:
            yield Pass()
            yield from (BidSum(total=total) for total in totals[:2])
        else:
            yield BidSum(total=totals[0])
            yield Pass()
            yield from (BidSum(total=total) for total in totals[1:])

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
                paid = sorted(self._payments(state, hand, gold, won.card, won.bid))
                tucked = entered_field(state, won.card).effect == fields.TUCK_PAYMENT
                useful = [
                    cards for _, cards in paid if tucked or not costs_more(state, cards, [one for _, one in paid])
                ]
                yield from (Pay(cards=cards) for cards in useful[:PAYMENTS])
            case "ship":
                numbers = ship_choices(state, seat, won.card)
                ships = [ship for ship in ships_on(state, won.card, state.phase - 1, seat) if ship.number in numbers]
                ships.sort(key=lambda ship: -self._advance(state, ship))
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
                yield from (TuckCard(card=card) for card in sorted(cards, key=lambda card: -worth[card])[:3])

    def _swap(self, state: MagellanState, seat: Seat, limit: int) -> SwapCards:
        """Swaps away what is worth less than a card of the supply on the average."""
        gold = self._phase_price(state, state.phase + 1)
        worth = sorted((self.hand(state, (card,), gold), card) for card in state.players[seat].hand)
        return SwapCards(cards=sort_cards(card for value, card in worth[:limit] if value < 2.0 + gold * AVERAGE_GOLD))


def costs_more(state: MagellanState, paid: Cards, others: Iterable[Cards]) -> bool:
    """Says whether a payment costs more gold than another one, and no fewer crowns."""
    lost = crowns(state.numbers, paid)
    return any(sum(other) < sum(paid) and crowns(state.numbers, other) <= lost for other in others)


def _draws_last(state: MagellanState, seat: Seat) -> bool:
    last = scoring.last_ship(state)
    return last is not None and last.seat == seat


APPRAISAL = MagellanAppraisal
