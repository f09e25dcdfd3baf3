"""Where to look in a view: whose card is auctioned, for which field, and who is asked first."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.magellan.view import FieldView, View


def current(view: View) -> int | None:
    """Returns which explorer's card is being auctioned, by his place on the board."""
    return next((at for at, explorer in enumerate(view.explorers) if explorer.id == view.card), None)


def entered(view: View) -> FieldView:
    """Returns the field for which the current card is auctioned."""
    at = current(view)
    assert at is not None
    return view.explorers[at].fields[view.phase - 1]


def absent(view: View) -> tuple[Seat, ...]:
    """Returns the seats that have no part in the auction, as none of their ships could take the card."""
    if view.stage != "bid":
        return ()
    return tuple(seat for seat in range(len(view.players)) if seat not in (*view.bidders, *view.passed))


def asked(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the auction, the one to act first; the order is that in which they are asked."""
    first = next((i for i, seat in enumerate(view.bidders) if seat in view.awaited), 0)
    return (*view.bidders[first:], *view.bidders[:first])
