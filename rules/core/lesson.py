"""Lessons: scenarios that ask a learner to play, step by step, from positions that are always the same.

A step begins with its name, and what is set and played up to its task makes its position. The task is played by the
learner; what is expected behind it says what must hold then, so whatever makes it hold is a right answer.
What is played by other options is taught by a further part, a scenario of its own; the steps go on in it.
`docs/adding_a_game.md` describes how one is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from rules.core import library, match, scenario
from rules.core.contract import Seat, Tagged
from rules.core.match import Match, Moved
from rules.core.scenario import Failed, Going, ScenarioError, TextLine

EXPECTING = ("expect", "score", "sees", "awaited", "final", "over")
"""The lines behind a task by which an answer is judged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """A step of a lesson: a position, and what is to be played there."""

    name: str
    seat: Seat
    """The learner's."""
    match: Match
    """The position."""
    before: tuple[Tagged, ...]
    """What has happened since the step before, up to where its position was left."""
    first: bool
    """Whether a part of the lesson begins with it, which is another game."""
    later: bool
    """Whether it was left: the position has been set anew since, as if some turns had been played."""
    events: tuple[Tagged, ...]
    """What has happened in the position of now."""
    task: str
    """A notation that is right; its words are those of the tree of tokens."""
    wanted: tuple[TextLine, ...]
    """What holds after each right answer; nothing where that is the task alone."""

    def is_met_by(self, after: Match) -> bool:
        """Says whether what is wanted holds in a position: where nothing is said, whether the task leads to it, too."""
        if not self.wanted:
            return after.state == answer(self, self.task).match.state
        going = Going(after)
        try:
            for line in self.wanted:
                going.take(line)
        except Failed:
            return False
        return True


def answer(step: LessonStep, text: str) -> Moved:
    """Plays a notation in the position of a step; raises `GameError` where it is refused."""
    return match.play(step.match, step.seat, step.match.game.parse(text, step.match.state, step.seat))


def taught() -> tuple[str, ...]:
    """Returns the games that have a lesson."""
    return tuple(game for game in library.games() if library.lesson(game))


@cache
def of_game(game: str) -> tuple[LessonStep, ...]:
    """Returns the steps of all parts of a game's lesson, none where it has none; they are found once."""
    return tuple(step for part in library.lesson(game) for step in read(part))


def read(text: str) -> Iterator[LessonStep]:
    """Yields the steps of a part of a lesson; raises `ScenarioError` for one that makes no sense."""
    lesson = scenario.parse(text)
    going = scenario.begin(lesson)
    lines = [line for line, _ in scenario.in_order(lesson)]
    name = ""
    since = left = 0  # entries played up to the task before, and up to where its position was left
    for at, line in enumerate(lines):
        if _key(line) == "step":
            name = line.text.partition(" ")[2]
        if _key(line) == "task":
            with _told_with(line):
                seat, task = scenario.seat_first(going, line.text.partition(" ")[2])
            yield LessonStep(
                name=name,
                seat=seat,
                match=going.match,
                before=_happened(going, since, left),
                first=since == 0,
                later=0 < since <= left,
                events=_happened(going, max(since, left)),
                task=task,
                wanted=tuple(takewhile(lambda behind: _key(behind) in EXPECTING, lines[at + 1 :])),
            )
            since = len(going.moved) + 1
        if _key(line) == "set" and left < since:
            left = len(going.moved)
        with _told_with(line):
            going.take(line)


def _happened(going: Going, first: int, last: int | None = None) -> tuple[Tagged, ...]:
    return tuple(event for _, moved in going.moved[first:last] for event in moved.events)


@contextmanager
def _told_with(line: TextLine) -> Iterator[None]:
    """Has whatever makes no sense told with its line."""
    try:
        yield
    except ValueError as error:
        raise ScenarioError(line.number, str(error)) from None
    except Failed as failed:
        raise ScenarioError(line.number, f"expected {failed.expected}, found {failed.found}") from None


def _key(line: TextLine) -> str:
    return line.text.partition(" ")[0]
