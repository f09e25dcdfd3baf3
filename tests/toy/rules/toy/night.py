"""Chapter 6, the night: everybody chooses a tree in secret, and those who meet in one share it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Chance, Decision, Seat, Step, Token
from rules.core.seats import replaced, with_player
from rules.core.sequence import pop, top, with_top

from .actions import Event, NightSpent, Sleep, TreeChosen
from .data import TREES
from .state import Night, ToyState


def ask(state: ToyState, night: Night) -> tuple[Decision, ...]:
    """Asks all at once; an answer is sealed until the last one is in."""
    waiting = [seat for seat, tree in enumerate(night.trees) if not tree]
    return tuple(Decision(seat=seat, kind="night", about=f"night {state.round}", share=0.5) for seat in waiting)


def tokens(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    match prefix:
        case ():
            yield Token("sleep")
        case ("sleep",):
            yield from (Token(tree, ends=True) for tree in TREES)


def apply_sleep(state: ToyState, seat: Seat, action: Sleep, chance: Chance) -> Step[ToyState, Event]:
    trees = replaced(top(state, Night).trees, seat, action.tree)
    chosen = Step(state=with_top(state, Night(trees)), events=(TreeChosen(seat),))
    return chosen.then(lambda state: _wake(pop(state), trees)) if all(trees) else chosen


def tree_points(state: ToyState, tree: str, sleepers: int) -> int:
    """Returns what a tree gives to each of its sleepers (ruling 1)."""
    points = state.numbers.trees[tree]
    if state.rules >= 2:
        return points // sleepers
    return points if sleepers == 1 else 0


def _wake(state: ToyState, trees: tuple[str, ...]) -> Step[ToyState, Event]:
    spent = []
    for seat, tree in enumerate(trees):
        points = tree_points(state, tree, trees.count(tree))
        state = with_player(state, seat, nights=state.players[seat].nights + points)
        spent.append(NightSpent(seat, tree, points))
    return Step(state=state, events=tuple(spent), reveals=True)
