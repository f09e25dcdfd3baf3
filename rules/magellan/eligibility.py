"""Who may take part in an auction: only ships and the number of cards count, which everybody sees."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.core.seats import clockwise
from rules.magellan import data
from rules.magellan.state import Auction, MagellanState, Window, entered_field, ships_on


def spare_cards(state: MagellanState, explorer: str) -> int:
    """Returns how many cards must be left in the hand beside the payment."""
    return 1 if entered_field(state, explorer).effect in data.SPARE else 0


def with_ship(state: MagellanState, explorer: str) -> tuple[Seat, ...]:
    """Returns the seats with a ship that the card could move, clockwise from the opener."""
    if state.phase == 1:
        return tuple(seat for seat in clockwise(state, state.opener) if state.players[seat].reserve)
    owners = {ship.seat for ship in ships_on(state, explorer, state.phase - 1)}
    return tuple(seat for seat in clockwise(state, state.opener) if seat in owners)


def eligible(state: MagellanState, explorer: str) -> tuple[Seat, ...]:
    """Returns the seats that may bid for a card, clockwise from the opener."""
    needs = 1 + spare_cards(state, explorer)
    return tuple(seat for seat in with_ship(state, explorer) if len(state.players[seat].hand) >= needs)


def auction_behind(state: MagellanState, seat: Seat) -> Auction | None:
    """Returns the auction that begins when the last seat asked for a veto, if it is the first to bid, uses none.

    That seat may bid or pass at once, which declines the veto.
    """
    window = state.top
    if not isinstance(window, Window) or window.asked != (seat,):
        return None
    active = eligible(state, window.card)
    return Auction(card=window.card, seat=seat, active=active) if active[:1] == (seat,) else None
