"""What is seen of a position, by everybody alike: pictures and text boards are made from this alone."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.contract import Seat
from rules.core.sequence import top

from . import actions as actions  # pictures tell the last turn by them
from .flow import scores
from .state import BoardState, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What a seat has."""

    points: int
    place: int
    """The place by its points, 1 for who leads; equals share one."""
    crowned: str


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The position as everybody sees it. Each field has its place on the text board."""

    stones: tuple[Seat | None, ...]
    players: tuple[PlayerView, ...]
    apart: bool
    active: Seat | None
    """Whose turn it is; nobody's when the game is over."""


def view(state: BoardState) -> View:
    active = None if state.over else top(state, Turn).seat
    players = tuple(
        PlayerView(points=score.points, place=score.place, crowned=state.players[score.seat].crowned)
        for score in scores(state, None)
    )
    return View(stones=state.stones, players=players, apart=state.apart, active=active)
