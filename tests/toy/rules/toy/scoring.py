"""Chapter 7, scoring: nests, nights, open larders and, once they are opened, buried hoards."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.contract import Score, Seat
from rules.core.seats import ranked

from .state import ToyState, total


def hoard_points(state: ToyState, cards: Iterable[str]) -> int:
    """Returns what cards in a hoard are worth, face up or buried."""
    stored = tuple(cards)
    return total(stored) + state.numbers.hoard_bonus * len(stored)


def scores(state: ToyState, seat: Seat | None) -> tuple[Score, ...]:
    """Counts what a seat may know: a buried hoard only for its owner until the game is over."""
    return ranked([_sources(state, of, known=state.over or of == seat) for of in range(len(state.players))])


def _sources(state: ToyState, seat: Seat, known: bool) -> tuple[tuple[str, int], ...]:
    player = state.players[seat]
    shown = (("nests", player.nests), ("nights", player.nights), ("larder", hoard_points(state, player.larder)))
    return (*shown, ("hoard", hoard_points(state, player.buried))) if known else shown
