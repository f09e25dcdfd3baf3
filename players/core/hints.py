"""Hints: the best lines of a seat that is asked, each with what it brings at once and what may come of it later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, NamedTuple

from players.core import player
from players.core.appraisal import AnyAppraisal, Claim
from players.core.levels import level as level_of
from players.core.library import appraisal as appraisal_of
from players.core.lines import Line
from players.core.seen import Seen, see
from rules.core.contract import AnyGame, Say, Score, Seat, Tagged

COUNT = 3
"""So many lines are told."""
ANSWERED = 12
"""Among so many lines, each with what others would answer, the best are found that differ."""
ALIKE = 2
"""Lines that have no more actions than that for themselves, both together, are not told side by side."""
LATER = 3
"""So much of what may come of a line is told."""
LEAST_LATER = 1.0
"""What may come of it is told from so many points on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """A line for what a seat is asked, up to where it learns something."""

    notations: tuple[str, ...]
    now: tuple[tuple[str, int], ...]
    """The points that the seat has gained, or lost, by the end of the line, by their sources, as far as no luck is in
    them."""
    later: tuple[tuple[Say, float], ...]
    """What may come of it later, or is given up for it, in the words of the game, each with its points; most first."""
    expected: float
    """What all of that comes to, with what is not told."""
    counted: float
    """What was expected before and is no more, as it has come true: the points that are brought now were part of it."""
    rest: float = 0.0
    """By how many points all that comes after it is better than after the first line: what others gain and lose."""
    thought_on: bool = False
    """Whether what the seat itself goes on with has a part in that."""

    @property
    def own(self) -> float:
        """What the line brings the seat by itself, now and later."""
        return sum(points for _, points in self.now) + self.expected + self.counted


def hints(game: AnyGame, state: Any, seat: Seat) -> tuple[Hint, ...]:
    """Returns the best lines for what a seat is asked, the best first.

    Nothing that the seat cannot know has a part in it: they are found as the answer of an opponent is.
    """
    level = replace(level_of(game.meta.id, "master"), answered=ANSWERED)
    seen = see(game, state, seat, level.deals)
    appraisal = appraisal_of(game.meta.id)
    found = sorted(player.consider(appraisal, seen, level)[:ANSWERED], key=lambda line: -line.worth)
    goes_on = appraisal.horizon(seen.deals[0]) is not None
    lines = _apart(found)
    first, *others = (told(appraisal, seen, line.sure) for line in lines)
    best = lines[0].worth - first.own
    return (
        first,
        *(
            replace(hint, rest=line.worth - hint.own - best, thought_on=goes_on or len(line.sure) < len(line.actions))
            for hint, line in zip(others, lines[1:], strict=True)
        ),
    )


def _apart(lines: list[Line[Any]]) -> list[Line[Any]]:
    """Returns the best lines that differ from each other by more than an order or a detail."""
    found: list[Line[Any]] = []
    for line in lines:
        own = set(line.sure)
        if all(len(own ^ set(other.sure)) > ALIKE or 1 in (len(own), len(other.sure)) for other in found):
            found.append(line)
        if len(found) == COUNT:
            break
    return found


def told(appraisal: AnyAppraisal, seen: Seen[Any], line: Sequence[Tagged]) -> Hint:
    """Returns what a line brings now and later, as far as the seat can know it before."""
    ends = [(deal, _end(seen, line, deal)) for deal in seen.deals]
    changes = [_changes_in(appraisal, seen, deal, end) for deal, end in ends]
    return Hint(
        notations=tuple(map(seen.game.format, line)),
        now=_gained_anyhow([_gained_in(seen, deal, end) for deal, end in ends]),
        later=_later_anyhow(changes),
        expected=_in_all(changes, came_true=False),
        counted=_in_all(changes, came_true=True),
    )


def _end(seen: Seen[Any], line: Sequence[Tagged], deal: Any) -> Any:
    """Returns the position that a line leads to in one of the deals."""
    luck = seen.luck("hint")
    for action in line:
        deal = seen.game.apply(deal, seen.seat, action, luck).state
    return deal


def _gained_in(seen: Seen[Any], deal: Any, end: Any) -> tuple[tuple[str, int], ...]:
    """Returns what a line brings in one of the deals."""
    return gained(seen.game.scores(deal, seen.seat)[seen.seat], seen.game.scores(end, seen.seat)[seen.seat])


def _gained_anyhow(found: Sequence[tuple[tuple[str, int], ...]]) -> tuple[tuple[str, int], ...]:
    """Leaves out what is not the same in all deals: that is luck."""
    first, *others = found
    return tuple(one for one in first if all(one in other for other in others))


def gained(before: Score, after: Score) -> tuple[tuple[str, int], ...]:
    """Returns by which sources a seat's points have changed, and by how much."""
    had, has = dict(before.sources), dict(after.sources)
    changes = ((name, has.get(name, 0) - had.get(name, 0)) for name in dict.fromkeys((*has, *had)))
    return tuple((name, points) for name, points in changes if points)


class Change(NamedTuple):
    """By how many points a claim has changed, in its latest words."""

    said: Say
    points: float
    came_true: bool
    """Whether it is less because what was claimed has been brought by now, which is no loss."""


def _changes_in(appraisal: AnyAppraisal, seen: Seen[Any], deal: Any, end: Any) -> dict[str, Change]:
    """Returns what changes by a line of what the seat may expect in one of the deals, by what it is about."""
    had, has = ({claim.about: claim for claim in appraisal.claims(state, seen.seat)} for state in (deal, end))
    return {about: changed(had.get(about), has.get(about), over=end.over) for about in had | has}


def changed(before: Claim | None, after: Claim | None, *, over: bool = False) -> Change:
    """Returns what has become of a claim; once the game is over all have come true, or never will."""
    said = after or before
    assert said is not None, "there was a claim, or there is one"
    points = (after.points if after else 0.0) - (before.points if before else 0.0)
    return Change(said.said, points, came_true=points < 0 and (said.comes_true or over))


def _later_anyhow(found: Sequence[dict[str, Change]]) -> tuple[tuple[Say, float], ...]:
    """Returns on the average what is said alike in all deals; all else is luck, or has come true."""
    first, *others = found
    alike = [
        about
        for about, change in first.items()
        if not change.came_true and all(_said_alike(change, other.get(about)) for other in others)
    ]
    means = [(first[about].said, fmean(one[about].points for one in found)) for about in alike]
    told = (one for one in means if abs(one[1]) >= LEAST_LATER)
    return tuple(sorted(told, key=lambda one: -abs(one[1]))[:LATER])


def _said_alike(change: Change, other: Change | None) -> bool:
    return other is not None and not other.came_true and other.said == change.said


def _in_all(found: Sequence[dict[str, Change]], *, came_true: bool) -> float:
    """Returns on the average by how much all claims change that have come true, or all others."""
    return fmean(
        sum(change.points for change in changes.values() if change.came_true == came_true) for changes in found
    )
