"""How many presses of a panel a turn takes."""

from __future__ import annotations

from collections.abc import Sequence

from bench.presses import shortest
from rules.core import match as matches
from rules.core.log import Entry
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
        found.append(fewest(match, moved.entries, moved.match))
        match = moved.match
    return found


def fewest(before: Match, entries: Sequence[Entry], after: Match) -> int:
    """Returns how many presses of a panel lead from one position to the other; a panel must lead there."""
    presses = shortest(before, entries, after)
    assert presses is not None, f"no panel leads through {[entry.action for entry in entries]}"
    return len(presses)
