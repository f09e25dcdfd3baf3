"""Going in circles: what is done in a turn and undone in it again, such as a walk to and fro."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from players.core.luck import Luck
from rules.core.contract import AnyGame, IllegalAction, Seat, Tagged


def undoes(game: AnyGame, start: Any, seat: Seat, actions: Sequence[Tagged], end: Any) -> bool:
    """Says whether the last of some actions undoes another one: without both all lies as it does at the end.

    What is left of the turn, which is more then, does not count.
    """
    before = actions[:-1]
    return any(_lies(_played(game, start, seat, (*before[:at], *before[at + 1 :])), end) for at in range(len(before)))


def _played(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Tagged]) -> Any | None:
    """Returns the position after some actions; None where one of them is not legal."""
    luck = Luck("circles")
    try:
        for action in actions:
            game.check(state, seat, action)
            state = game.apply(state, seat, action, luck).state
    except IllegalAction:
        return None
    return state


def _lies(state: Any | None, other: Any) -> bool:
    return state is not None and replace(state, frames=()) == replace(other, frames=())
