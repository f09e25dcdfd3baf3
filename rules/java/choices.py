"""What several chapters ask and offer in the same way: action points, and spaces in groups by their rows."""

from __future__ import annotations

from functools import cache

from rules.core.contract import IllegalAction, Say, Tagged, Token
from rules.java.state import JavaState, turn_of

MOST_CHOICES = 25
"""What a panel can show at once."""


def check_points(state: JavaState, needs: int) -> None:
    """Raises `IllegalAction` for more action points than are left."""
    points = turn_of(state).points
    if needs > points:
        raise IllegalAction("too-few-points", needs=needs, points=points)


def affords(state: JavaState, needs: int) -> bool:
    return needs <= turn_of(state).points


def space_token(name: str, *, ends: bool = False, goes_on: bool = False, note: Say | None = None) -> Token:
    """Offers a space; where there are many, its row is chosen first."""
    return Token(name, ends=ends, goes_on=goes_on, note=note, group=_row(name[0]))


def last_token(name: str, points: int, action: Tagged) -> Token:
    """Offers a space as the last word of an action, with what that costs."""
    return Token(name, ends=True, note=cost(points), group=_row(name[0]), action=action)


@cache
def _row(letter: str) -> Say:
    return Say("row", {"row": letter})


@cache
def cost(points: int) -> Say:
    """Says what something costs."""
    return Say("cost", {"points": points})
