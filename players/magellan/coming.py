"""Which cards are still to come in Magellan."""

from __future__ import annotations

from rules.core.subsets import without
from rules.magellan import final_draw
from rules.magellan.state import Auction, MagellanState, Window


def offered(state: MagellanState) -> tuple[str, ...]:
    """Returns the explorer cards of this phase that are not sold yet, the one that is offered included."""
    match state.top:
        case Window(card=card) | Auction(card=card):
            return (card, *state.stack)
        case _:
            return state.stack


def should_draw(state: MagellanState) -> bool:
    """Says whether one more card of those that are left scores more on the average."""
    left = without(state.numbers.pack, state.drawn)
    after = sum(final_draw.worth(state, (*state.drawn, card)) for card in left) / len(left)
    return after > final_draw.worth(state, state.drawn)
