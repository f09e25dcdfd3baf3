"""A line: actions of one seat, one after the other, and what the position is worth for it then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from players.core.luck import Luck
from rules.core.contract import AnyGame, S, Seat, Tagged


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Generic[S]):
    """What a seat could play, as far as it has been thought through."""

    actions: tuple[Tagged, ...] = ()
    state: S
    worth: float = 0.0
    planned: int | None = None
    """How many of the actions can be planned: by the last of them the seat learns something; None while nothing."""

    @property
    def sure(self) -> tuple[Tagged, ...]:
        """The actions up to where the seat learns what it cannot know yet; behind it all is to be thought anew."""
        return self.actions[: self.planned]


def longer(game: AnyGame, line: Line[S], seat: Seat, action: Tagged, luck: Luck) -> Line[S]:
    """Returns the line with one more action; what it is worth is to be said."""
    before = luck.drawn
    step = game.apply(line.state, seat, action, luck)
    planned = line.planned
    if planned is None and (step.reveals or luck.drawn > before):
        planned = len(line.actions) + 1
    return Line(actions=(*line.actions, action), state=step.state, planned=planned)


def asked(game: AnyGame, state: Any, seat: Seat) -> str | None:
    """Returns what a seat is asked about, None where it is asked nothing; see `Decision.about`."""
    return next((decision.about for decision in game.decisions(state) if decision.seat == seat), None)
