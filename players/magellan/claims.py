"""What may still bring a seat of Magellan points, in the words of the game: what the appraisal counts, for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from players.core.appraisal import Claim
from players.magellan.coming import offered
from rules.core.contract import Say, Seat
from rules.magellan import flow
from rules.magellan.cards import crowns
from rules.magellan.scoring import last_ship, ship_points
from rules.magellan.state import Auction, MagellanState, Ship

if TYPE_CHECKING:
    from players.magellan import MagellanAppraisal


def claims(appraisal: MagellanAppraisal, state: MagellanState, seat: Seat) -> Iterator[Claim]:
    """Yields what a seat may expect: together with its score as much as the appraisal says, auctions apart."""
    if state.counted:
        return
    player, gold = state.players[seat], appraisal.gold_price(state, seat)
    held = appraisal.hand(state, player.hand, gold) - crowns(state.numbers, player.hand)
    yield Claim(about="gold", points=held, said=Say("gold"))
    yield from (_ship(appraisal, state, ship) for ship in state.ships if ship.seat == seat)
    due = flow.draws_due(state)[seat] * appraisal.card(state, state.phase + 1)
    yield Claim(about="draws", points=due, said=Say("sacks"), comes_true=True)
    yield Claim(about="vetoes", points=appraisal.weights["veto"] * player.vetoes, said=Say("veto"))
    opened = appraisal.weights["open hand"] if player.open else 0.0
    yield Claim(about="open hand", points=-opened, said=Say("open-hand"))
    if isinstance(state.top, Auction) and state.top.best == seat:
        yield _bid(appraisal, state, seat, state.top)


def _ship(appraisal: MagellanAppraisal, state: MagellanState, ship: Ship) -> Claim:
    """Returns what a ship may bring beyond what it scores where it is."""
    pile = tuple(tucked.card for tucked in ship.pile)
    scored = ship_points(state, ship, pile)
    if (last := last_ship(state)) is not None and last == ship:
        scored += state.draw_points
    points = appraisal.ship(state, ship, offered(state)) - scored
    said = Say("ship", {"explorer": ship.explorer, "field": ship.field})
    return Claim(about=f"ship {ship.number}", points=points, said=said, comes_true=True)


def _bid(appraisal: MagellanAppraisal, state: MagellanState, seat: Seat, bidding: Auction) -> Claim:
    """Returns what the card would bring for which a seat has bid most, less what it has bid, and who could bid more."""
    gain = appraisal.gain(state, seat, bidding.card)
    cost = appraisal.hand(state, bidding.laid, appraisal.gold_price(state, seat))
    rivals = tuple(other for other in bidding.active if other != seat)
    said = Say("bid", {"explorer": bidding.card, "rival_seats": rivals})
    return Claim(about="bid", points=gain - cost, said=said, comes_true=True)
