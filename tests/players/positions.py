"""Positions set by the facts of a game, as in scenarios, and what a level answers in them."""

from __future__ import annotations

from players.core import player
from rules.core import scenario
from rules.core.library import load


def answered(game: str, facts: str, level: str = "strong", seats: int = 2, **options: str) -> str:
    """Returns what a level answers as the first seat asked, where facts are set as ``turn = P0; points = 4``.

    What it learns on the way it does not know yet, so the answer ends there.
    """
    header = [f"option {name}: {value}" for name, value in options.items()]
    steps = [f"set {' '.join(fact.split())}" for fact in facts.split(";")]
    text = "\n".join(["title: a position", f"game: {game}", f"seats: {seats}", *header, *steps])
    read = scenario.parse(text)
    going = scenario.begin(read)
    for line in read.steps:
        going.take(line)
    match = going.match
    return "; ".join(player.answer(load(game), match.state, match.awaited[0], level))
