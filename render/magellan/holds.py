"""What each explorer of Magellan has on the board, said explorer by explorer."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Marks, Words
from render.core.textboard import player
from rules.magellan.view import ExplorerView, View


def holds(view: View, marks: Marks, words: Words) -> Iterator[tuple[str, Iterator[str]]]:
    """Yields each explorer with how many cards of each phase are to come, and whose ships lie on the fields."""
    for explorer in view.explorers:
        yield explorer.id, _explorer(explorer, marks, words)


def _explorer(explorer: ExplorerView, marks: Marks, words: Words) -> Iterator[str]:
    yield words("magellan-holds-cards", cards="-".join(map(str, explorer.left)))
    for number, field in enumerate(explorer.fields, 1):
        there = " + ".join(player(ship.seat, marks) for ship in field.ships)
        said = "magellan-holds-ships" if there else "magellan-holds-empty"
        yield words(said, number=number, players=there, capacity=field.capacity)
