"""Moves ahead: what a seat leaves to be played at its next turn, with conditions.

They are lines, tried in their order. The first whose conditions hold and whose moves are all legal is played, and all
are used up; where none fits they are dropped, and the seat is asked as usual. Until something is asked that a line
answers they wait: moves for a turn are not lost by a veto that comes before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import msgspec

from rules.core import match as matches
from rules.core.contract import Ambiguous, Chance, Say, Seat, Tagged, Unreadable
from rules.core.match import Match, Moved, Refused
from rules.core.notation import split
from rules.core.orders import BY, Answer

TAG = "ahead"
"""How stored moves ahead are marked; they are also about this: a seat leaves them once."""
PLAYED, DROPPED = Say("ahead-played"), Say("ahead-dropped")
"""Why moves ahead end: they have been played, or none of their lines could be."""
MOST_TURNS = 40
"""How many answers of others are skipped to try lines out."""


class If(msgspec.Struct, frozen=True):
    """A condition: of a part of the board, ``d4``, what it is, ``free``, or is not."""

    part: str
    word: str
    holds: bool = True


class Line(msgspec.Struct, frozen=True):
    """Moves, as notations separated by semicolons, and the conditions that must all hold for them."""

    moves: str
    conditions: tuple[If, ...] = ()


class Ahead(Tagged, frozen=True):
    """What a seat leaves for its next turn."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What came of a line: its moves one after the other, or a condition that does not hold, or a refusal."""

    line: Line
    unmet: If | None = None
    refused: Refused | None = None
    steps: tuple[Moved, ...] = ()

    @property
    def legal(self) -> bool:
        return self.unmet is None and self.refused is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rehearsed:
    """What would come of moves ahead if all did the least until their seat is asked what they answer."""

    tried: tuple[Tried, ...] = ()
    """The lines that answer what is asked then, up to the first that can be played."""
    forgone: tuple[tuple[Line, Say], ...] = ()
    """What the last moves of lines would give up, whatever their conditions say; of moves that are not allowed nothing
    is known."""


class MovesAhead:
    """The kind of standing order that moves ahead are."""

    type: Any = Ahead

    def subject(self, order: Ahead) -> str:
        return TAG

    def follow(self, match: Match, seat: Seat, order: Ahead) -> Answer | None:
        """Says what is played for the seat; None as long as the moves wait, or while the seat has begun to draft.

        Whether a line fits is found by playing it, so what is played has been played by then.
        """
        if not is_asked(match, seat, order):
            return None
        last = tried(match, seat, order)[-1]
        return Answer(play=lambda by: played(last), ended=PLAYED) if last.legal else Answer(ended=DROPPED)


def check(match: Match, seat: Seat, ahead: Ahead) -> None:
    """Raises `Unreadable` for a condition that the game does not know or a part that its board does not have.

    So it does for a line whose first move cannot be read as the board stands.
    """
    for line in ahead.lines:
        for condition in line.conditions:
            holds(match, seat, condition)
        try:
            match.game.parse(split(line.moves)[0], match.state_for(seat), seat)
        except Ambiguous:
            continue


def holds(match: Match, seat: Seat, condition: If) -> bool:
    """Says whether a condition holds; raises `Unreadable` for a word or a part that there is not."""
    known, state = {one.word: one for one in match.game.conditions}, match.state_for(seat)
    found, text = known.get(condition.word), f"{condition.part} {condition.word}"
    if found is None:
        raise Unreadable(text, condition.word, tuple(known))
    if condition.part not in found.parts(state):
        raise Unreadable(text, condition.part)
    return found.holds(state, seat, condition.part) == condition.holds


def is_asked(match: Match, seat: Seat, ahead: Ahead) -> bool:
    """Says whether a seat that has not begun to draft is asked what some line answers."""
    if seat not in match.awaited or match.drafting == seat:
        return False
    return any(_answers(match, seat, line) for line in ahead.lines)


def tried(match: Match, seat: Seat, ahead: Ahead) -> list[Tried]:
    """Tries the lines that answer what the seat is asked, up to the first that can be played."""
    found = []
    for line in ahead.lines:
        if _answers(match, seat, line):
            unmet = _unmet(match, seat, line)
            found.append(_try(match, seat, line) if unmet is None else Tried(line=line, unmet=unmet))
            if found[-1].legal:
                break
    return found


def played(tried: Tried) -> Moved:
    """Returns what was played when a line was tried that is legal."""
    return reduce(matches.then, tried.steps)


def rehearse(match: Match, seat: Seat, ahead: Ahead, chance: Chance) -> Rehearsed:
    """Tries moves ahead in the position that comes if all do the least until the seat is asked what it answers.

    All that the seat cannot know is dealt anew, and so is the luck. Nothing is found where the game ends before. Each
    line is played once.
    """
    later = _when_asked(match, seat, ahead, chance)
    if later is None:
        return Rehearsed()
    lines = [_try(later, seat, line) for line in ahead.lines]
    forgone = [(one.line, said) for one in lines if one.legal and (said := _forgone(later, seat, one)) is not None]
    judged = [replace(one, unmet=_unmet(later, seat, one.line)) for one in lines if _answers(later, seat, one.line)]
    first = next((at for at, one in enumerate(judged, 1) if one.legal), len(judged))
    return Rehearsed(tried=tuple(judged[:first]), forgone=tuple(forgone))


def _forgone(match: Match, seat: Seat, tried: Tried) -> Say | None:
    """Says what the last move of a line gives up."""
    before = tried.steps[-2].match if tried.steps[1:] else match
    return match.game.forgone(before.state, seat, tried.steps[-1].actions[-1])


def _when_asked(match: Match, seat: Seat, ahead: Ahead, chance: Chance) -> Match | None:
    """Returns the position in which a seat is first asked what it answers, if all do the least until then."""
    for later in _least_played(match, seat, chance):
        if seat in later.awaited and any(_answers(later, seat, line) for line in ahead.lines):
            return later
    return None


def next_asked(match: Match, chance: Chance) -> tuple[Seat, ...]:
    """Returns who is asked after those who are awaited now if they do the least, as far as anybody can know.

    All that is hidden is dealt anew, and so is the luck. It is nobody where the game ends before.
    """
    passed_over = {*match.awaited, *match.resigned}
    found = (set(later.awaited) - passed_over for later in _least_played(match, None, chance))
    return tuple(sorted(next(filter(None, found), ())))


def _least_played(match: Match, seat: Seat | None, chance: Chance) -> Iterator[Match]:
    """Yields the positions that come if all do the least, from a seat's own on, with all that it cannot know dealt."""
    header = msgspec.structs.replace(match.header, secret=chance.salt(), lobby=None)
    dealt = matches.from_state(match.game, header, match.game.redeal(match.state_for(seat), seat, chance))
    dealt = replace(dealt, resigned=match.resigned)
    for _ in range(MOST_TURNS):
        if dealt.over:
            return
        yield dealt
        dealt = matches.play_default(dealt, dealt.awaited[0], "absent").match


def _try(match: Match, seat: Seat, line: Line) -> Tried:
    try:
        return Tried(line=line, steps=matches.play_each(match, seat, line.moves, BY))
    except Refused as error:
        return Tried(line=line, refused=error)


def _unmet(match: Match, seat: Seat, line: Line) -> If | None:
    """Returns the first condition of a line that does not hold."""
    return next((condition for condition in line.conditions if not holds(match, seat, condition)), None)


def _answers(match: Match, seat: Seat, line: Line) -> bool:
    """Says whether the first move of a line answers what is asked, if it can be read as the board stands."""
    try:
        action = match.game.parse(split(line.moves)[0], match.state, seat)
    except Ambiguous:
        return True
    except Unreadable:
        return False
    return bool(match.game.answers(match.state, action))
