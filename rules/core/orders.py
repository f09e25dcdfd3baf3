"""Kinds of standing orders: those that a game has of its own, and whatever else says what is played for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from rules.core import match as matches
from rules.core.contract import Orders, Say, Seat, Tagged
from rules.core.log import BOT
from rules.core.match import Match, Moved

BY = "order"
"""How the log marks an entry that was made by a standing order."""
OWN = ("player", BY, BOT)
"""Who makes the entries of a seat for its player; the clock, and what is played for who is absent, does not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What an order says of a match: what is played for its seat, why it stops applying, or both in one."""

    play: Callable[[str], Moved] | None = None
    """Plays what is answered, as entries that are marked as told; raises `Refused` if that cannot be."""
    ended: Say | None = None
    late: bool = False
    """Whether the answer is only for the case that its seat does not answer in time."""


class Kind(Protocol):
    """A kind of standing order, as matches know it. All is judged from what the seat of an order may know."""

    @property
    def type(self) -> Any:
        """The orders of this kind, for the codec."""

    def subject(self, order: Any) -> str:
        """Says what an order is about: a seat has one for each subject, and a later one takes its place."""

    def follow(self, match: Match, seat: Seat, order: Any) -> Answer | None:
        """Says what an order answers now and whether it has had its day; None where it has nothing to say."""


@dataclass(frozen=True, slots=True)
class OfGame:
    """The orders that a game has of its own; without any, if it has none."""

    orders: Orders[Any, Any] | None

    @property
    def type(self) -> Any:
        return self.orders.type if self.orders is not None else None

    def subject(self, order: Tagged) -> str:
        assert self.orders is not None
        return self.orders.subject(order)

    def follow(self, match: Match, seat: Seat, order: Tagged) -> Answer | None:
        if self.orders is None or (said := self.orders.follow(match.state_for(seat), seat, order)) is None:
            return None
        play = partial(matches.play_text, match, seat, said.notation) if said.notation else None
        return Answer(play=play, ended=said.ended, late=said.late)
