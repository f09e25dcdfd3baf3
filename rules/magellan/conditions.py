"""What moves ahead may ask of the auctions of Magellan."""

from __future__ import annotations

from rules.core.contract import Condition, Unreadable
from rules.magellan import data
from rules.magellan.state import Auction, MagellanState, Window


def is_up(state: MagellanState, explorer: str) -> bool:
    """Says whether the card of an explorer is turned up and not yet sold."""
    if explorer not in data.EXPLORERS:
        raise Unreadable(explorer, explorer)
    return isinstance(state.top, Window | Auction) and state.top.card == explorer


CONDITIONS: tuple[Condition[MagellanState], ...] = (Condition(word="up", holds=is_up),)
