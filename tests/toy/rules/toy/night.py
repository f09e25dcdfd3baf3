"""Chapter 6, the night: everybody chooses a tree in secret, and those who meet in one share it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Seat, Step, Token

from .actions import Event, NightSpent, Sleep, TreeChosen
from .data import TREES
from .flow import go_on, require
from .state import Night, ToyState, with_player, with_top


def tokens(prefix: tuple[str, ...]) -> Iterator[Token]:
    match prefix:
        case ():
            yield Token("sleep")
        case ("sleep",):
            yield from (Token(tree, ends=True) for tree in TREES)


def check_sleep(state: ToyState) -> None:
    require(state, Night)


def apply_sleep(state: ToyState, seat: Seat, action: Sleep) -> Step[ToyState, Event]:
    trees = list(require(state, Night).trees)
    trees[seat] = action.tree
    state = with_top(state, Night(tuple(trees)))
    chosen: tuple[Event, ...] = (TreeChosen(seat),)
    return _wake(state, chosen) if all(trees) else Step(state=state, events=chosen)


def tree_points(tree: str, sleepers: int, rules: int) -> int:
    """Returns what a tree gives to each of its sleepers (ruling 1)."""
    if rules >= 2:
        return TREES[tree] // sleepers
    return TREES[tree] if sleepers == 1 else 0


def _wake(state: ToyState, events: tuple[Event, ...]) -> Step[ToyState, Event]:
    trees = require(state, Night).trees
    for seat, tree in enumerate(trees):
        points = tree_points(tree, trees.count(tree), state.rules)
        state = with_player(state, seat, nights=state.players[seat].nights + points)
        events = (*events, NightSpent(seat, tree, points))
    return replace(go_on(state, events), reveals=True)
