"""What several chapters offer in the same way: squares, and what choosing one means for the own figure."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Say, Seat, Token
from rules.mexica import locks
from rules.mexica.board import Squares, entrances, vacant_land
from rules.mexica.rings import may_part
from rules.mexica.state import MexicaState, Tile


def square_token(text: str, *, ends: bool = False, note: Say | None = None) -> Token:
    """Offers a square; where there are many, its row is chosen first."""
    return Token(text, ends=ends, note=note, group=Say("row", {"row": int(text[1:])}))


def cost_note(points: int, stranded: str = "") -> Say:
    """Says what an action costs, and what becomes of the own figure by it."""
    if stranded == SHUT_IN:
        return Say("cost-shut-in", {"points": points})
    return Say("cost-cut-off" if stranded else "cost", {"points": points})


SHUT_IN, CUT_OFF = "shut-in", "cut-off"
"""Nothing but the jump gets the figure out; a further bridge is needed for it."""


def stranded_by(state: MexicaState, seat: Seat, taken: Tile, after: Callable[[], MexicaState]) -> str:
    """Says whether taking vacant squares strands the own figure where it could get away before."""
    reached = locks.reach(state, seat)
    if not any(square in reached for square in taken):
        return ""
    if not may_part(taken, reached) and not any(square in entrances(state) for square in taken):
        return ""
    return stranded_in(after(), seat, reached - {*taken})


def stranded_in(after: MexicaState, seat: Seat, reached: Squares) -> str:
    """Says whether a figure that reached places has lost some of them in a later position, and is stranded there."""
    vacant, left = vacant_land(after), locks.reach(after, seat)
    if not reached - left or 2 * len(vacant & left) >= len(vacant):
        return ""
    return SHUT_IN if locks.locked(after, seat) else CUT_OFF
