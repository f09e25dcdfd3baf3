"""A look back at a finished game as it is kept, and the positions that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

import msgspec

from players.core.looking_back import Analysis, Decisive
from render.core.course import Course
from rules.core import codec, history
from rules.core import match as matches
from rules.core.contract import State
from rules.core.history import Kept
from rules.core.log import Entry, Header
from rules.core.match import Match, Moved, Refused
from storage.rows import AnalysisRow

WAYS = BEFORE, PLAYED, BETTER = "before", "played", "better"
"""Which position of a turn is shown: before it, after what was played, or after the better line."""


class LookBack(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of a game."""

    course: Course
    """How the scores went, with the decisive turns pointed out."""
    analysis: Analysis


Made: TypeAlias = tuple[State, str]
"""A notation, behind the position that it is played in."""


class Position(NamedTuple):
    """A position of a game, and what had happened since the turn began that leads to it."""

    match: Match
    events: tuple[Any, ...]
    played: tuple[Made, ...]
    """What was played in the turn."""
    better: tuple[Made, ...]
    """What would have been better, as far as it was possible."""


def read(row: AnalysisRow | None) -> LookBack | None:
    """Reads what was found; None where nothing was yet, or another version wrote it."""
    if row is None or row.found is None:
        return None
    try:
        found: LookBack = codec.decode(row.found, LookBack)
    except msgspec.ValidationError:
        return None
    return found


def write(found: LookBack) -> bytes:
    """Writes what was found down."""
    return codec.encode(found)


def position(header: Header, entries: Sequence[Entry], turn: Decisive, way: str, kept: Kept) -> Position:
    """Returns a position of a turn, of entries in force, and what was played there; raises `ReplayError`.

    What is drawn by the better line is what would have been drawn.
    """
    *_, (_, start) = history.retrace(header, entries[: turn.first], kept, -1)
    before = replace(start, events=())
    played = [before, *(moved for _, moved in history.retrace(header, entries[: turn.last + 1], kept, turn.first))]
    better = [before]
    with suppress(Refused):  # what the seat could not know may end a line early
        for notation in turn.better:
            better.append(matches.play_text(better[-1].match, turn.seat, notation))
    steps = {PLAYED: played, BETTER: better}.get(way, [before])
    last = steps[-1].match
    return Position(
        match=replace(last, base=last.state, draft=()),
        events=tuple(event for moved in steps for event in moved.events),
        played=_made(played, [entry.action for entry in entries[turn.first : turn.last + 1]]),
        better=_made(better, turn.better),
    )


def _made(steps: Sequence[Moved], notations: Sequence[str]) -> tuple[Made, ...]:
    """Returns notations behind the positions that they are played in, as far as these are known."""
    return tuple((step.match.state, notation) for step, notation in zip(steps, notations, strict=False))
