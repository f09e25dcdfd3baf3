"""Watchers: what is certainly dominated, that is plainly worse than something else the seat could have answered.

Each game has a module called like it with `KINDS`: predicates by the words that say what went wrong. They look at the
position, at what was answered and at what was offered. Where one cannot be certain it is silent, so that whatever is
found is a defect of the player, or of the predicate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from typing import Any, TypeAlias

from players.core.luck import Luck
from rules.core import notation
from rules.core.contract import AnyGame, Seat, Tagged

GAMES = ("tikal", "java", "mexica", "caylus", "magellan")


@dataclass(frozen=True, kw_only=True)
class Moment:
    """An action of a seat in a position."""

    game: AnyGame
    state: Any
    seat: Seat
    action: Tagged
    before: tuple[Moment, ...] = ()
    """What the seat has played since anybody else did."""
    choices: tuple[Tagged, ...] = ()
    """With what it is compared; all that is offered if nothing is named."""

    def after(self, *actions: Tagged, state: Any = None) -> Any:
        """Returns the position that actions lead to, from this one or another."""
        state = self.state if state is None else state
        for action in actions:
            state = self.game.apply(state, self.seat, action, Luck("watched")).state
        return state

    def offered(self, state: Any = None) -> Iterator[Tagged]:
        if state is None and self.choices:
            return iter(self.choices)
        return notation.actions(self.game, self.state if state is None else state, self.seat)

    def is_asked(self, state: Any) -> bool:
        return any(decision.seat == self.seat for decision in self.game.decisions(state))

    @cached_property
    def missed(self) -> Tagged | None:
        """What would have brought most in the turn with which the game ends, as its module says."""
        found: Tagged | None = import_module(f"{__name__}.{self.game.meta.id}").missed(self)
        return found


Kind: TypeAlias = Callable[[Moment], bool]


def kinds(game: str) -> Mapping[str, Kind]:
    found: Mapping[str, Kind] = import_module(f"{__name__}.{game}").KINDS
    return found


def seen(moment: Moment) -> list[str]:
    """Returns in words what is stupid about an action."""
    return [words for words, is_so in kinds(moment.game.meta.id).items() if is_so(moment)]


def missing(*types: type[Tagged]) -> Kind:
    """Finds that the last turn leaves points that an action of such a type would have brought."""
    return lambda moment: isinstance(moment.missed, types)


def losing(end: Tagged) -> Kind:
    """Finds that the last turn would have brought more if it had been ended at once."""
    return lambda moment: replace(moment, choices=(end,)).missed is not None


def best_at_the_end(
    moment: Moment, end: Tagged, spent: Callable[[Any], bool], token: Tagged | None = None
) -> Tagged | None:
    """Returns what would have brought most instead of an action after which nothing can be done in the last turn.

    What comes of anything is known, as the turn is ended behind it and the game is over then. It must bring the seat
    more and nobody else more. A token counts by what can be done with its point.
    """
    left = moment.after(moment.action)
    if moment.action != end and (not moment.is_asked(left) or not spent(left)):
        return None
    played = _points(moment, left, end)
    if played is None:
        return None
    best, most = None, played[moment.seat]
    for action in moment.offered():
        for reached in _reached(moment, action, token):
            points = _points(moment, reached, end)
            if points is None or points[moment.seat] <= most:
                continue
            if all(
                now <= then for seat, (now, then) in enumerate(zip(points, played, strict=True)) if seat != moment.seat
            ):
                best, most = action, points[moment.seat]
    return best


def _reached(moment: Moment, action: Tagged, token: Tagged | None) -> Iterator[Any]:
    after = moment.after(action)
    yield after
    if action == token:
        for further in moment.offered(after):
            yield moment.after(further, state=after)


def _points(moment: Moment, state: Any, end: Tagged) -> tuple[int, ...] | None:
    """Returns the points of all once the turn is ended; None where the game is not over then."""
    if not state.over:
        if not moment.is_asked(state) or not any(action == end for action in moment.offered(state)):
            return None
        state = moment.after(end, state=state)
    return tuple(score.points for score in moment.game.scores(state, None)) if state.over else None
