"""Hints: the best lines of a seat that is asked, each with what it brings at once and what may come of it later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from players.core import player
from players.core.appraisal import AnyAppraisal, Claim
from players.core.levels import LEVELS
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
    behind: float
    """By how many points less it will be ahead than with the first line, as far as can be seen."""


def hints(game: AnyGame, state: Any, seat: Seat) -> tuple[Hint, ...]:
    """Returns the best lines for what a seat is asked, the best first.

    Nothing that the seat cannot know has a part in it: they are found as the answer of an opponent is.
    """
    level = replace(LEVELS["master"], answered=ANSWERED)
    seen = see(game, state, seat, level.deals)
    appraisal = appraisal_of(game.meta.id)
    lines = _apart(player.consider(appraisal, seen, level)[:ANSWERED])
    return tuple(told(appraisal, seen, line.sure, lines[0].worth - line.worth) for line in lines)


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


def told(appraisal: AnyAppraisal, seen: Seen[Any], line: Sequence[Tagged], behind: float = 0.0) -> Hint:
    """Returns what a line brings now and later, as far as the seat can know it before."""
    ends = [_end(seen, line, deal) for deal in seen.deals]
    return Hint(
        notations=tuple(map(seen.game.format, line)),
        now=_gained_anyhow([_gained_in(seen, *both) for both in zip(seen.deals, ends, strict=True)]),
        later=_later_anyhow([_later_in(appraisal, seen, *both) for both in zip(seen.deals, ends, strict=True)]),
        behind=behind,
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


def _later_in(appraisal: AnyAppraisal, seen: Seen[Any], deal: Any, end: Any) -> dict[str, tuple[Say, float]]:
    """Returns what changes by a line of what the seat may expect in one of the deals, by what it is about."""
    had, has = ({claim.about: claim for claim in appraisal.claims(state, seen.seat)} for state in (deal, end))
    return {about: change for about in had | has if (change := changed(had.get(about), has.get(about)))}


def changed(before: Claim | None, after: Claim | None) -> tuple[Say, float] | None:
    """Returns by how many points a claim has changed, in its latest words; None where what has come true is less."""
    said = after or before
    assert said is not None, "there was a claim, or there is one"
    points = (after.points if after else 0.0) - (before.points if before else 0.0)
    return None if said.comes_true and points < 0 else (said.said, points)


def _later_anyhow(found: Sequence[dict[str, tuple[Say, float]]]) -> tuple[tuple[Say, float], ...]:
    """Returns on the average what is said alike in all deals; all else is luck."""
    first, *others = found
    alike = [
        about for about, (said, _) in first.items() if all(other.get(about, (None,))[0] == said for other in others)
    ]
    means = [(first[about][0], fmean(one[about][1] for one in found)) for about in alike]
    told = (one for one in means if abs(one[1]) >= LEAST_LATER)
    return tuple(sorted(told, key=lambda one: -abs(one[1]))[:LATER])
