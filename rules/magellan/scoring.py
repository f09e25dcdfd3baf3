"""Scoring: ships by the fields where they end, piles under Magellan, hands, and Pizarro's draw."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Score, Seat
from rules.core.seats import ranked
from rules.magellan import data, fields
from rules.magellan.cards import crowns
from rules.magellan.state import MagellanState, Ship, field_of

HAND = "hand"
"""The source of points for cards in the hand; all other sources are explorers."""


def visible_pile(state: MagellanState, ship: Ship, eye: Seat | None) -> tuple[int, ...]:
    """Returns the cards of a pile that a seat, or who only watches, knows."""
    return tuple(tucked.card for tucked in ship.pile if tucked.shown or state.counted or ship.seat == eye)


def visible_hand(state: MagellanState, seat: Seat, eye: Seat | None) -> tuple[int, ...] | None:
    """Returns the hand of a seat as somebody sees it; None where it is hidden."""
    player = state.players[seat]
    return player.hand if player.open or state.counted or seat == eye else None


def ship_points(state: MagellanState, ship: Ship, pile: tuple[int, ...]) -> int:
    """Returns what a ship scores with such cards in its pile; Pizarro's draw is not counted here."""
    field = field_of(state, ship.explorer, ship.field)
    if field.effect in data.TUCKING:
        return crowns(state.numbers, pile) * field.amount
    printed = field.right if ship.half == data.RIGHT else field.crowns
    return printed.value if printed else 0


def last_ship(state: MagellanState) -> Ship | None:
    """Returns the ship that scores by Pizarro's draw, if there is one."""
    draws = (ship for ship in state.ships if field_of(state, ship.explorer, ship.field).effect == fields.FINAL_DRAW)
    return next(draws, None)


def gold_in_hand(state: MagellanState, seat: Seat) -> int:
    """Returns what breaks ties."""
    return sum(state.players[seat].hand)


def scores(state: MagellanState, eye: Seat | None) -> tuple[Score, ...]:
    """Returns all scores as a seat may know them; hands and piles that it does not see are left out (ruling 55)."""
    seats = range(len(state.players))
    gold = [gold_in_hand(state, seat) for seat in seats] if state.counted else None
    return ranked([_sources(state, seat, eye) for seat in seats], gold)


def _sources(state: MagellanState, seat: Seat, eye: Seat | None) -> tuple[tuple[str, int], ...]:
    found: Counter[str] = Counter()
    hidden: set[str] = set()
    for ship in state.ships:
        if ship.seat == seat:
            pile = visible_pile(state, ship, eye)
            found[ship.explorer] += ship_points(state, ship, pile)
            hidden |= {ship.explorer} if len(pile) < len(ship.pile) else set()
    last = last_ship(state)
    if last is not None and last.seat == seat:
        found[last.explorer] += state.draw_points
    hand = visible_hand(state, seat, eye)
    ships = tuple((explorer, found[explorer]) for explorer in data.EXPLORERS if explorer not in hidden)
    return ships if hand is None else (*ships, (HAND, crowns(state.numbers, hand)))
