"""Players to count hand-overs with, a module for each game with standing orders, called like the game.

Each plays alike with orders and without: what it answers when it is called is what its orders would answer for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeVar, cast

from rules.core.contract import IllegalAction, Seat
from rules.core.match import Match
from rules.core.standing import Held

T = TypeVar("T")


class Player(Protocol):
    """How the members of one game play who could leave orders, sensibly and the same way with the same seed."""

    SEATS: int

    def leaves(self, seen: Match | None, match: Match, seat: Seat, seed: int) -> Iterator[Held]:
        """Yields the orders that a seat leaves now; none for what it has ``seen`` when it was asked before."""

    def answer(self, match: Match, seat: Seat, seed: int) -> str:
        """Returns what a seat answers that is called, as notation."""


def names() -> tuple[str, ...]:
    """Returns the games that have such players."""
    return tuple(sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py")))


def player(game: str) -> Player:
    """Returns how a game is played here; raises `ModuleNotFoundError` for a game without standing orders."""
    return cast(Player, import_module(f"bench.players.{game}"))


def state_in(match: Match, kind: type[T]) -> T:
    """Returns the position of a match as its own game's state."""
    assert isinstance(match.state, kind)
    return match.state


def first_accepted(match: Match, seat: Seat, *texts: str) -> Iterator[Held]:
    """Yields the first of these orders that the game accepts from a seat now, or nothing."""
    orders = match.game.orders
    assert orders is not None
    for text in texts:
        try:
            yield Held(seat=seat, order=orders.read(text, match.state, seat))
        except IllegalAction:
            continue
        return


def following(match: Match, seat: Seat, left: Iterator[Held]) -> str | None:
    """Returns what the first of these orders that speaks would answer for a seat, or nothing."""
    orders = match.game.orders
    assert orders is not None
    for held in left:
        followed = orders.follow(match.state, seat, held.order)
        if followed is not None and followed.notation:
            return followed.notation
    return None
