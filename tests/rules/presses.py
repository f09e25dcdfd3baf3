"""How many presses of a panel a turn takes."""

from __future__ import annotations

from bench.presses import fewest
from rules.core import match as matches
from rules.core.match import Match


def played(match: Match, line: str) -> Match:
    """Plays the notations of a line for whoever is awaited."""
    for text in filter(None, line.split("; ")):
        match = matches.play_text(match, match.awaited[0], text).match
    return match


def presses_of(match: Match, turn: str) -> list[int]:
    """Returns the fewest presses that a panel allows for each notation of a turn."""
    found = []
    for text in turn.split("; "):
        moved = matches.play_text(match, match.awaited[0], text)
        found.append(int(fewest(match, moved.entries, moved.match)))
        match = moved.match
    return found
