"""What several chapters offer in the same way: squares, and what choosing one means for the own figure."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rules.core.contract import Say, Seat, Tagged, Token
from rules.mexica import locks
from rules.mexica.board import bridges_at
from rules.mexica.masks import mask_of
from rules.mexica.state import MexicaState, Tile


@cache
def square_token(text: str) -> Token:
    """Offers a square; where there are many, its row is chosen first."""
    return Token(text, group=_row(text))


def last_token(
    text: str, action: Tagged, note: Say | Callable[[], Say] | None = None, *, typed_only: bool = False
) -> Token:
    """Offers a square as the last word of an action."""
    return Token(text, ends=True, note=note, group=_row(text), typed_only=typed_only, action=action)


@cache
def _row(square: str) -> Say:
    return Say("row", {"row": int(square[1:])})


@cache
def cost_note(points: int, stranded: str = "") -> Say:
    """Says what an action costs, and what becomes of the own figure by it."""
    if stranded == SHUT_IN:
        return Say("cost-shut-in", {"points": points})
    return Say("cost-cut-off" if stranded else "cost", {"points": points})


SHUT_IN, CUT_OFF = "shut-in", "cut-off"
"""Nothing but the jump gets the figure out; a further bridge is needed for it."""


def taking_note(state: MexicaState, seat: Seat, points: int, taken: Tile, after: Callable[[Tile], MexicaState]) -> Say:
    """Says what taking vacant squares costs and what becomes of the own figure by it."""
    return cost_note(points, stranded_by(state, seat, taken, after))


def stranded_by(state: MexicaState, seat: Seat, taken: Tile, after: Callable[[Tile], MexicaState]) -> str:
    """Says whether taking vacant squares strands the own figure where it could get away before."""
    return stranded_in(state, seat, after(taken)) if locks.strands(state, seat, taken) else ""


def stranded_in(state: MexicaState, seat: Seat, after: MexicaState) -> str:
    """Says whether a figure is stranded in a later position and has lost places that it reached before."""
    vacant, left = locks.vacant_mask(after), locks.reach(after, seat)
    lost = locks.reach(state, seat) & (vacant | mask_of(bridges_at(after))) & ~left
    if not lost or locks.has_most(after, left):
        return ""
    return SHUT_IN if locks.locked(after, seat) else CUT_OFF
