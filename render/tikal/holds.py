"""What each space of Tikal holds, said space by space."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Marks, Words
from render.core.textboard import player
from rules.tikal.view import SpaceView, View


def holds(view: View, marks: Marks, words: Words) -> Iterator[tuple[str, Iterator[str]]]:
    """Yields each space with its terrain, its camp or guard, and whose figures stand there."""
    for space in view.spaces:
        yield space.name, _space(space, marks, words)


def _space(space: SpaceView, marks: Marks, words: Words) -> Iterator[str]:
    yield words(f"tikal-holds-{space.kind}", value=space.value, treasures=space.treasures)
    if space.camp is not None:
        yield words("tikal-holds-camp", player=player(space.camp, marks))
    if space.guard is not None:
        yield words("tikal-holds-guard", player=player(space.guard, marks))
    for seat, workers in enumerate(space.workers):
        leader = seat in space.leaders
        if workers or leader:
            yield words(
                "tikal-holds-figures", player=player(seat, marks), workers=workers, leader="yes" if leader else "no"
            )
    if space.holder is not None and space.guard is None:
        yield words("tikal-holds-holder", player=player(space.holder, marks))
