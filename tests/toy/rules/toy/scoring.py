"""Chapter 7, scoring: nests, nights, open larders and, once they are opened, buried hoards."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.contract import Score, Seat
from rules.core.seats import ranked

from .data import HOARD_BONUS
from .state import ToyState, total


def hoard_points(cards: Iterable[str]) -> int:
    """Returns what cards in a hoard are worth, face up or buried."""
    stored = tuple(cards)
    return total(stored) + HOARD_BONUS * len(stored)


def scores(state: ToyState, seat: Seat | None) -> tuple[Score, ...]:
    """Counts what a seat may know: a buried hoard only for its owner until the game is over."""
    return ranked([_sources(state, of, known=state.over or of == seat) for of in range(len(state.players))])


def _sources(state: ToyState, seat: Seat, known: bool) -> tuple[tuple[str, int], ...]:
    player = state.players[seat]
    shown = (("nests", player.nests), ("nights", player.nights), ("larder", hoard_points(player.larder)))
    return (*shown, ("hoard", hoard_points(player.buried))) if known else shown
