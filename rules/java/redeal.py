"""What a seat cannot know, dealt anew: the hands of others, as far as nobody saw them taken, and the draw pile."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Chance, Seat
from rules.core.seats import with_player
from rules.core.subsets import without
from rules.java import data
from rules.java.state import Cards, JavaState, sort_cards


def redeal(state: JavaState, eye: Seat | None, chance: Chance) -> JavaState:
    """Deals the unknown cards of others and of the pile anew, and draws another salt."""
    others = [seat for seat in range(len(state.players)) if seat != eye]
    unknown = {seat: _unknown(state, seat) for seat in others}
    loose = chance.shuffle("cards", sort_cards([*state.pile, *(card for hand in unknown.values() for card in hand)]))
    for seat in others:
        count = len(unknown[seat])
        state = with_player(state, seat, hand=sort_cards((*state.players[seat].known, *loose[:count])))
        loose = loose[count:]
    return replace(state, pile=loose, salt=chance.salt())


def _unknown(state: JavaState, seat: Seat) -> Cards:
    """Returns the cards of a hand that nobody else saw being taken."""
    return without(state.players[seat].hand, state.players[seat].known, data.CARDS.index)
