"""How well an opponent plays: four levels, in rising order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import msgspec

from players.core.sight import CLEAR, Sight
from players.core.weights import figures


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a level spends on an answer, and how much it sees."""

    name: str
    share: float
    """Of the nodes that the appraisal of the game allows for one answer."""
    deals: int
    """In how many deals of what it cannot know it tries its lines."""
    answered: int = 0
    """For how many of its best lines it looks what the others would answer."""
    sight: Sight = CLEAR
    """What it overlooks, misjudges and misweighs."""


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level(name="easy", share=0.01, deals=1, sight=Sight(overlooks=0.95, misjudges=10, misweighs=2)),
        Level(name="fair", share=0.1, deals=2, sight=Sight(overlooks=0.7, misjudges=6, misweighs=2)),
        Level(name="strong", share=0.15, deals=4, sight=Sight(misweighs=4)),
        Level(name="master", share=1.0, deals=8),
    )
}
"""The levels of a game that says nothing of its own."""


@cache
def level(game: str, name: str) -> Level:
    """Returns a level as it is in a game, which can write figures of its own beside its weights.

    What makes a player weak in one game makes it hopeless in the next, and hardly any worse in a third.
    """
    own = figures(game).get("levels", {}).get(name)
    return msgspec.convert({"name": name, **own}, Level) if own else LEVELS[name]
