"""The rest of a game of Magellan in short: each card goes at once to who would pay most for it, nobody is asked.

A whole game takes a millisecond, so that positions are compared by what comes of them in the end. Stacks, supply and
hands are those of the deal: the rests of two positions differ by what led to them and not by luck. Each seat has prices
of its own, so that weights can be compared by such games, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random

from players.magellan.prices import TUCKED, Prices
from rules.core.contract import Seat
from rules.magellan import data, fields
from rules.magellan.scoring import ship_points
from rules.magellan.state import Auction, MagellanState, Ship, Swaps, Window, Won

SOON_DRAWN = 2
"""So many cards more are counted for everybody where hands are compared: nobody is poor for long."""


@dataclass(slots=True, eq=False)
class Afloat:
    """A ship on a field, with what it scores there."""

    seat: Seat
    field: int
    points: float
    pile: int
    """The crowns of the cards under it."""


class Rest:
    """A game from a position on, which changes as it is played."""

    def __init__(self, prices: Sequence[Prices], state: MagellanState) -> None:
        """``prices`` are those of each seat, of the same board."""
        self.prices = prices
        self.board = prices[0]
        self.hands = [list(player.hand) for player in state.players]
        self.reserve = [player.reserve for player in state.players]
        self.phase, self.opener = state.phase, state.opener
        self.supply, self.discards = list(reversed(state.supply)), [discard.card for discard in state.discards]
        self.stacks = [list(stack) for stack in state.stacks]
        self.top = state.top
        if isinstance(self.top, Window | Auction | Won):
            self.stacks[state.phase - 1].insert(0, self.top.card)
        self.ships: dict[str, list[Afloat]] = {explorer: [] for explorer in data.EXPLORERS}
        for ship in state.ships:
            self.ships[ship.explorer].append(self._as_afloat(state, ship))
        self.luck = Random(state.salt)
        self._begin_phase(self.phase)

    def _afloat(self) -> Iterator[Afloat]:
        return chain.from_iterable(self.ships.values())

    def _as_afloat(self, state: MagellanState, ship: Ship) -> Afloat:
        pile = tuple(tucked.card for tucked in ship.pile)
        points = ship_points(state, ship, pile)
        return Afloat(ship.seat, ship.field, points, sum(self.board.crowns[card] for card in pile))

    def play(self) -> list[float]:
        """Plays to the end, and returns the points of all."""
        if isinstance(self.top, Swaps):
            self._begin_phase(self.phase + 1)
        elif isinstance(self.top, Auction | Won):
            self._settle(self.top, self.stacks[self.phase - 1].pop(0))
        while self.phase <= data.PHASES:
            for card in self.stacks[self.phase - 1]:
                self._sell(card, self._clockwise())
            self._end_phase()
            self._begin_phase(self.phase + 1)
        return self._points()

    def _clockwise(self) -> list[Seat]:
        return [*range(self.opener, len(self.hands)), *range(self.opener)]

    def _settle(self, top: Auction | Won, card: str) -> None:
        """Sells the card of which the auction has begun, or for which one seat has bid most."""
        if isinstance(top, Auction):
            self._sell(card, top.active, top.best, top.bid)
            return
        self._win(top.seat, card, list(top.paid) or self._pay(top.seat, top.bid, self.gold_price(top.seat)))
        self.left[card] -= 1

    def _begin_phase(self, phase: int) -> None:
        """Notes which cards are left, and which ships wait for them or have been moved by them."""
        self.phase = phase
        stack = self.stacks[phase - 1] if phase <= data.PHASES else ()
        self.left = {explorer: stack.count(explorer) for explorer in data.EXPLORERS}
        self.waiting = {name: [ship for ship in ships if ship.field == phase - 1] for name, ships in self.ships.items()}
        self.arrived = {
            name: [ship.seat for ship in ships if ship.field == phase] for name, ships in self.ships.items()
        }

    def _points(self) -> list[float]:
        crowns = self.board.crowns
        total = [float(sum(crowns[card] for card in hand)) for hand in self.hands]
        for ship in self._afloat():
            total[ship.seat] += ship.points
        return total

    # --- what a card is worth to a seat ---------------------------------------------------------------------------

    def gain(self, seat: Seat, explorer: str) -> float:
        """Returns what the next card of an explorer brings to a seat that can buy it, its price apart."""
        prices, phase = self.prices[seat], self.phase
        left = self.left[explorer] - 1
        gain = prices.brings[explorer][phase]
        if phase > 1:
            ship, waiting = self._first(seat, explorer), self.waiting[explorer]
            if prices.fields[explorer][0].effect in data.TUCKING:
                gain += (ship.pile - TUCKED * (phase - 1)) * phase
            gain -= ship.points
            if left:
                own = sum(other.seat == seat for other in waiting)
                share = prices.weights["waits" if own < len(waiting) else "waits alone"]
                gain -= share * max(0.0, gain) * min(1.0, left / own)
        if phase < data.PHASES:
            arrived = self.arrived[explorer]
            own, coming = arrived.count(seat), len(arrived) + left + 1
            more = prices.share(phase, own + 1, coming) - prices.share(phase, own, coming)
            gain += prices.onward[explorer][phase] * more
        return gain * prices.weights[explorer]

    def gold_price(self, seat: Seat) -> float:
        """Returns what a gold is worth to a seat: the less, the fewer cards it may still buy and the more it holds."""
        prices = self.prices[seat]
        now, later = prices.gold[self.phase], prices.gold[self.phase + 1]
        others = sum(left for explorer, left in self.left.items() if left and self._may_buy(seat, explorer)) - 1
        if others <= 0 and not any(seat in arrived for arrived in self.arrived.values()):
            return 0.0
        part = max(0, others) / (len(data.EXPLORERS) * (data.PHASES + 1 - self.phase))
        price: float = (later + (now - later) * part) * self._poverty(seat) ** prices.weights["poor"]
        return price

    def _poverty(self, seat: Seat) -> float:
        """Returns how many cards others hold on the average for each of a seat's."""
        held = len(self.hands[seat])
        others = (sum(map(len, self.hands)) - held) / (len(self.hands) - 1)
        return (others + SOON_DRAWN) / (held + SOON_DRAWN)

    def _may_buy(self, seat: Seat, explorer: str) -> bool:
        if self.phase == 1:
            return self.reserve[seat] > 0
        return any(ship.seat == seat for ship in self.waiting[explorer])

    def _first(self, seat: Seat, explorer: str) -> Afloat:
        """Returns the ship that a seat would let go on."""
        own = [ship for ship in self.waiting[explorer] if ship.seat == seat]
        return own[0] if len(own) == 1 else max(own, key=lambda ship: (ship.pile, -ship.points))

    # --- an auction -----------------------------------------------------------------------------------------------

    def _sell(self, explorer: str, seats: Iterable[Seat], leader: Seat | None = None, bid: int = 0) -> None:
        """Sells a card to who of these would pay most, for a gold more than the next one would.

        Who has bid most already stands by it.
        """
        spare = 1 if self.board.fields[explorer][self.phase - 1].effect in data.SPARE else 0
        doubt = self.board.weights["doubt"]
        offs = [1 + doubt * (self.luck.random() - 0.5) for _ in self.hands]
        best, most, second = leader, bid, 0
        for seat in seats:
            if len(self.hands[seat]) <= spare or not self._may_buy(seat, explorer):
                continue
            gain = self.gain(seat, explorer) * offs[seat]
            limit = most_gold(self.board, self.hands[seat], gain, self.gold_price(seat), spare)
            if seat == best:
                most = max(most, limit)
            elif limit > most:
                best, second, most = seat, most, limit
            else:
                second = max(second, limit)
        if best is not None:
            price = bid if best == leader and second <= bid else min(second + 1, most)
            paid = self._pay(best, price, self.gold_price(best))
            self._win(best, explorer, paid)
        self.left[explorer] -= 1

    def _win(self, seat: Seat, explorer: str, paid: list[int]) -> None:
        field, hand = self.board.fields[explorer][self.phase - 1], self.hands[seat]
        if self.phase == 1:
            self.reserve[seat] -= 1
            ship = Afloat(seat, 1, 0.0, 0)
            self.ships[explorer].append(ship)
        else:
            ship = self._first(seat, explorer)
            self.waiting[explorer].remove(ship)
        self.arrived[explorer].append(seat)
        ship.field, ship.points = self.phase, self.board.points[explorer][self.phase]
        self.opener = seat
        if field.effect in data.TUCKING:
            ship.pile += self.board.crowns[(hand if field.effect == fields.TUCK_HAND else paid).pop(0)]
            ship.points = float(ship.pile * field.amount)
        elif field.effect == fields.LOSE_CARD:
            self.discards.append(hand.pop(len(hand) // 2))
        self.discards += paid
        if field.effect == fields.DRAW or (field.effect == fields.HALVES and not ship.points):
            self._draw(seat, field.amount)

    def _pay(self, seat: Seat, price: int, gold: float) -> list[int]:
        """Takes the card that one misses least of those that suffice, else the highest and goes on."""
        crowns, hand, paid = self.board.crowns, self.hands[seat], []
        while price > 0:
            enough = [card for card in hand if card >= price]
            card = min(enough, key=lambda card: crowns[card] + gold * card) if enough else hand[-1]
            hand.remove(card)
            paid.append(card)
            price -= card
        return sorted(paid)

    def _draw(self, seat: Seat, count: int) -> None:
        hand = self.hands[seat]
        for _ in range(count):
            if not self.supply:
                self.supply, self.discards = self.discards, self.supply
                self.luck.shuffle(self.supply)
            if self.supply:
                hand.append(self.supply.pop())
        hand.sort()

    # --- the end of a phase ---------------------------------------------------------------------------------------

    def _end_phase(self) -> None:
        due = [self.board.draws[self.phase - 1]] * len(self.hands)
        swaps = [0] * len(self.hands)
        for explorer, ships in self.ships.items():
            field = self.board.fields[explorer][self.phase - 1]
            for ship in ships:
                if ship.field == self.phase:
                    due[ship.seat] += field.sacks.value
                    swaps[ship.seat] += field.amount if field.effect == fields.SWAP else 0
        for turn in range(len(self.hands)):
            seat = (self.opener + turn) % len(self.hands)
            self._draw(seat, due[seat])
        for seat, most in enumerate(swaps):
            gone = worst(self.prices[seat], self.hands[seat], self.phase + 1, most) if most else []
            for card in gone:
                self.hands[seat].remove(card)
            self.discards += gone
            self._draw(seat, len(gone))
        self.reserve = [0] * len(self.hands)


def most_gold(prices: Prices, hand: Sequence[int], gain: float, gold: float, spare: int) -> int:
    """Returns the most that is paid of a hand for what brings so much."""
    crowns, total, kept, least = prices.crowns, 0, len(hand), 0
    for card in reversed(hand):
        cost = crowns[card] + gold * card
        if cost <= gain:
            gain -= cost
            total += card
            kept -= 1
            least = card
    return total - least if kept < spare else total


def worst(prices: Prices, hand: Iterable[int], phase: int, most: int) -> list[int]:
    """Returns the cards, so many at most, that are worth less in a phase than one of the supply on the average."""
    average = prices.card(phase)
    found = sorted((prices.crowns[card] + prices.gold[phase] * card, card) for card in hand)
    return [card for worth, card in found[:most] if worth < average]
