"""What a view implies: cards won, who has won the game, where a draw stands."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.magellan import data
from rules.magellan.data import fields
from rules.magellan.view import FieldView, View


def won(view: View, seat: Seat) -> int:
    """Returns how many explorer cards a seat has won: each brought a ship one field further."""
    return sum(
        number
        for explorer in view.explorers
        for number, field in enumerate(explorer.fields, 1)
        for ship in field.ships
        if ship.seat == seat
    )


def winners(view: View) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(view.players) if player.place == 1)


def crowns(cards: tuple[int, ...]) -> int:
    """Returns the crowns on some gold cards."""
    return sum(data.CROWNS[card] for card in cards)


def draw_limit(view: View) -> int:
    """Returns how much gold Pizarro's draw may come to; 0 where there is none."""
    rows = (field for explorer in view.explorers for field in explorer.fields)
    return next((field.amount for field in rows if field.effect == fields.FINAL_DRAW), 0)


def current(view: View) -> int | None:
    """Returns which explorer's card is being auctioned, by his place on the board."""
    return next((at for at, explorer in enumerate(view.explorers) if explorer.id == view.card), None)


def entered(view: View) -> FieldView:
    """Returns the field for which the current card is auctioned."""
    at = current(view)
    assert at is not None
    return view.explorers[at].fields[view.phase - 1]


def asked(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the auction, the one to act first; the order is that in which they are asked."""
    first = next((i for i, seat in enumerate(view.bidders) if seat in view.awaited), 0)
    return (*view.bidders[first:], *view.bidders[:first])
