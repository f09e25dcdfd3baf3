"""Moves ahead: what a seat leaves to be played at its next turn, with conditions.

They are lines, tried in their order. The first whose conditions hold and whose moves are all legal is played, and all
are used up; where none fits they are dropped, and the seat is asked as usual. Until something is asked that a line
answers they wait: moves for a turn are not lost by a veto that comes before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from rules.core import match as matches
from rules.core.contract import Ambiguous, Chance, Followed, GameError, Say, Seat, Tagged, Unreadable
from rules.core.match import Match, Refused
from rules.core.notation import split

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
    """What came of a line: it was legal, or a condition did not hold, or a move was refused."""

    line: Line
    unmet: If | None = None
    refused: Refused | None = None

    @property
    def legal(self) -> bool:
        return self.unmet is None and self.refused is None


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
    """Says whether a condition holds; raises `Unreadable` for one that there is not."""
    known = {one.word: one.holds for one in match.game.conditions}
    if condition.word not in known:
        raise Unreadable(f"{condition.part} {condition.word}", condition.word, tuple(known))
    return known[condition.word](match.state_for(seat), condition.part) == condition.holds


def tried(match: Match, seat: Seat, ahead: Ahead) -> list[Tried]:
    """Tries the lines that answer what the seat is asked, up to the first that can be played."""
    found = []
    for line in ahead.lines:
        if _answers(match, seat, line):
            found.append(_try(match, seat, line))
            if found[-1].legal:
                break
    return found


def follow(match: Match, seat: Seat, ahead: Ahead) -> Followed | None:
    """Says what is played for the seat; None as long as the moves wait, or while the seat has begun to draft."""
    if seat not in match.awaited or match.drafting == seat:
        return None
    found = tried(match, seat, ahead)
    if not found:
        return None
    return Followed(notation=found[-1].line.moves, ended=PLAYED) if found[-1].legal else Followed(ended=DROPPED)


def rehearse(match: Match, seat: Seat, ahead: Ahead, chance: Chance) -> list[Tried]:
    """Tries moves ahead in the position that comes if all do the least until the seat is asked what it answers.

    All that the seat cannot know is dealt anew, and so is the luck. Nothing is found where the game ends before.
    """
    later = _when_asked(match, seat, ahead, chance)
    return tried(later, seat, ahead) if later is not None else []


def forgone(match: Match, seat: Seat, ahead: Ahead, chance: Chance) -> list[tuple[Line, Say]]:
    """Returns what the last moves of lines would give up in the position in which they are rehearsed.

    Of a line whose moves are not allowed there nothing is known, whatever its conditions say.
    """
    later = _when_asked(match, seat, ahead, chance)
    found = [(line, _forgone(later, seat, line)) for line in ahead.lines] if later is not None else []
    return [(line, said) for line, said in found if said is not None]


def _forgone(match: Match, seat: Seat, line: Line) -> Say | None:
    *before, last = split(line.moves)
    try:
        if before:
            match = matches.play_text(match, seat, "; ".join(before)).match
        action = match.game.parse(last, match.state, seat)
        matches.play(match, seat, action)
    except (Refused, GameError):
        return None
    return match.game.forgone(match.state, seat, action)


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
    unmet = next(_unmet(match, seat, line), None)
    if unmet is not None:
        return Tried(line=line, unmet=unmet)
    try:
        matches.play_text(match, seat, line.moves)
    except Refused as error:
        return Tried(line=line, refused=error)
    return Tried(line=line)


def _unmet(match: Match, seat: Seat, line: Line) -> Iterator[If]:
    return (condition for condition in line.conditions if not holds(match, seat, condition))


def _answers(match: Match, seat: Seat, line: Line) -> bool:
    """Says whether the first move of a line answers what is asked, if it can be read as the board stands."""
    try:
        action = match.game.parse(split(line.moves)[0], match.state, seat)
    except Ambiguous:
        return True
    except Unreadable:
        return False
    return bool(match.game.answers(match.state, action))
