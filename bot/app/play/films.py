"""A game, or its last round, as a moving picture: what everybody saw, a picture for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from bot.app.play import posts
from bot.app.play.tables import Playing
from bot.app.speech.language import Words
from bot.app.speech.messages import Frame, Picture
from rules.core import history
from rules.core.history import Kept
from rules.core.log import Entry
from rules.core.match import Match

MOST_FRAMES = 40
"""Pictures of which a moving one is made; where there are more turns some are joined."""


class Turn(NamedTuple):
    """Entries of one seat that follow one another, counted among those in force."""

    seat: int
    first: int
    last: int


def turns_of(entries: Sequence[Entry]) -> list[Turn]:
    """Returns the turns of a log that everybody may know of."""
    by_seat = groupby(enumerate(entries), key=lambda one: one[1].seat)
    found = [(seat, [at for at, _ in group]) for seat, group in by_seat]
    return [Turn(seat, numbers[0], numbers[-1]) for seat, numbers in found]


def last_round(turns: Sequence[Turn], seats: Sequence[int]) -> list[Turn]:
    """Returns the last turns, so many that all of some seats have had one; all where one has had none."""
    missing, found = set(seats), []
    for turn in reversed(turns):
        found.append(turn)
        missing.discard(turn.seat)
        if not missing:
            break
    return found[::-1]


def joined(turns: Sequence[Turn], most: int = MOST_FRAMES) -> list[Turn]:
    """Joins neighbouring turns evenly, so that there are no more than so many; of those joined the last is told."""
    count = min(most, len(turns))
    return [turns[(at + 1) * len(turns) // count - 1] for at in range(count)]


def film(playing: Playing, words: Words, entries: Sequence[Entry], shown: Sequence[Turn], kept: Kept) -> Picture:
    """Replays public entries and returns the moving picture of turns; raises `ReplayError`.

    It begins with the position before the first of them. All of it is as everybody saw it.
    """
    before = shown[0].first - 1
    turn_of = {at: turn for turn in shown for at in range(turn.first, turn.last + 1)}
    events: list[Any] = []
    found: list[Picture] = []
    start = max(0, before)
    for at, (_, moved) in enumerate(history.retrace(playing.match.header, entries, kept, start), start):
        turn = turn_of.get(at)
        if turn is not None:
            events += posts.show(moved.match, moved.events, None)
        if at == before or (turn is not None and at == turn.last):
            found.append(_picture(playing, words, moved.match, tuple(events)))
            events = []
        if at >= shown[-1].last:
            break
    frames = tuple(Frame(view=one.view, marks=one.marks) for one in found)
    return msgspec.structs.replace(found[-1], frames=frames)


def _picture(playing: Playing, words: Words, match: Match, events: tuple[Any, ...]) -> Picture:
    then = replace(playing, match=replace(match, base=match.state, draft=()))
    return posts.picture(then, words, None, events=events, tells_awaited=False)
