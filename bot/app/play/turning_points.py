"""How the scores of a game went: after each entry, and the entries that turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.core.course import Course
from rules.core import history
from rules.core.contract import Score, Seat
from rules.core.history import Kept
from rules.core.log import TABLE, Entry, Header

TURNING = 3
"""Turning points that are told."""
LEAST = 2.0
"""Points by which one must have gained on the average of the others for it to have been one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurningPoint:
    """An entry by which somebody gained much on the others."""

    entry: int
    """Counted among those in force."""
    seat: Seat | None
    """Who played it; None for what happened by itself."""
    gained: tuple[int, ...]
    """What each seat gained, or lost."""
    source: str = ""
    """Where most of it came from for who gained most, as a message names it."""


def follow(header: Header, entries: Sequence[Entry], kept: Kept) -> tuple[Course, tuple[TurningPoint, ...]]:
    """Replays entries in force of a game that is over and returns how the scores went, with the largest swings in their
    order.

    What each seat alone knew of its own counts from when it had it, so nothing is gained by a hand that is opened.
    Raises `ReplayError` where an entry does not fit.
    """
    changes = list(_changes(header, entries, kept))
    found = [(at, tuple(score.points for score in own)) for at, own, _ in changes]
    _, own, known = changes[-1]
    turnings = _turnings(header.game, entries, changes)
    swings = sorted(turnings, key=lambda one: (-_swing(one.gained), one.entry))[:TURNING]
    turning = tuple(sorted(swings, key=lambda one: one.entry))
    course = Course(
        entries=tuple(at for at, _ in found),
        points=tuple(zip(*(points for _, points in found), strict=True)),
        turning=tuple(one.entry for one in turning),
        places=tuple(score.place for score in known),
        sources=tuple(_sources(header.game, score) for score in own),
    )
    return course, turning


def _sources(game: str, score: Score) -> tuple[tuple[str, int], ...]:
    return tuple((f"{game}-source-{name}", points) for name, points in score.sources)


def _changes(
    header: Header, entries: Sequence[Entry], kept: Kept
) -> Iterator[tuple[int, tuple[Score, ...], tuple[Score, ...]]]:
    """Yields the scores as each seat knows its own, at the beginning, whenever points have changed, and at the end, and
    as everybody knows them."""
    before: list[int] = []
    for at, (_, moved) in enumerate(history.retrace(header, entries, kept)):
        match = moved.match
        own = tuple(match.game.scores(match.base, seat)[seat] for seat in range(header.seats))
        points = [score.points for score in own]
        if points != before or at == len(entries) - 1:
            yield at, own, match.public_scores
        before = points


def _turnings(
    game: str, entries: Sequence[Entry], changes: Sequence[tuple[int, tuple[Score, ...], tuple[Score, ...]]]
) -> Iterator[TurningPoint]:
    for (_, before, _), (at, own, _) in pairwise(changes):
        gained = tuple(now.points - then.points for then, now in zip(before, own, strict=True))
        if _swing(gained) >= LEAST:
            seat, best = entries[at].seat, gained.index(max(gained))
            source = _source(game, before[best], own[best])
            yield TurningPoint(entry=at, seat=None if seat == TABLE else seat, gained=gained, source=source)


def _source(game: str, before: Score, now: Score) -> str:
    """Returns where most came from that a seat has gained, empty where its game does not say."""
    had = dict(_sources(game, before))
    gains = {name: points - had.get(name, 0) for name, points in _sources(game, now)}
    return max(gains, key=lambda name: gains[name], default="")


def _swing(gained: Sequence[int]) -> float:
    """Returns by how much who gained most did better than the others on average."""
    most = max(gained)
    others = (sum(gained) - most) / max(1, len(gained) - 1)
    return most - others
