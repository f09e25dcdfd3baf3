"""Positions set by the facts of a game, as in scenarios, and what a level answers in them."""

from __future__ import annotations

from players.core import player
from rules.core import match as matches
from rules.core import scenario
from rules.core.match import Match


def position(game: str, facts: str, seats: int = 2, **options: str) -> Match:
    """Returns a match in which facts are set as ``turn = P0; points = 4``; a part like ``play P0 end`` is played."""
    parts = [" ".join(part.split()) for part in facts.split(";") if part.strip()]
    header = [f"option {name}: {value}" for name, value in options.items()]
    steps = [part if part.startswith("play ") else f"set {part}" for part in parts]
    read = scenario.parse("\n".join(["title: a position", f"game: {game}", f"seats: {seats}", *header, *steps]))
    going = scenario.begin(read)
    for line in read.steps:
        going.take(line)
    return going.match


def answer(match: Match, level: str = "strong") -> str:
    """Returns what a level answers as the first seat asked, up to where it learns what it does not know yet."""
    return "; ".join(player.answer(match.game, match.state, match.awaited[0], level))


def answered(game: str, facts: str, **options: str) -> str:
    return answer(position(game, facts, **options))


def points_after(match: Match) -> list[int]:
    """Returns the points of all seats once the first one asked has played its answer."""
    seat = match.awaited[0]
    for notation in answer(match).split("; "):
        match = matches.play_text(match, seat, notation).match
    return [score.points for score in match.public_scores]
