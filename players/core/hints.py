"""Hints: the best lines of a seat that is asked, each with what it brings at once and how far it is behind the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from players.core import player
from players.core.levels import LEVELS
from players.core.library import appraisal as appraisal_of
from players.core.lines import Line
from players.core.seen import Seen, see
from rules.core.contract import AnyGame, Score, Seat

COUNT = 3
"""So many lines are told."""
ANSWERED = 12
"""Among so many lines, each with what others would answer, the best are found that differ."""
ALIKE = 2
"""Lines that have no more actions than that for themselves, both together, are not told side by side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """A line for what a seat is asked, up to where it learns something."""

    notations: tuple[str, ...]
    now: tuple[tuple[str, int], ...]
    """The points that the seat has gained, or lost, by the end of the line, by their sources, as far as no luck is in
    them."""
    behind: float
    """By how many points less it will be ahead than with the first line, as far as can be seen."""


def hints(game: AnyGame, state: Any, seat: Seat) -> tuple[Hint, ...]:
    """Returns the best lines for what a seat is asked, the best first.

    Nothing that the seat cannot know has a part in it: they are found as the answer of an opponent is.
    """
    level = replace(LEVELS["master"], answered=ANSWERED)
    seen = see(game, state, seat, level.deals)
    lines = _apart(player.consider(appraisal_of(game.meta.id), seen, level)[:ANSWERED])
    return tuple(_hint(seen, line, lines[0].worth) for line in lines)


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


def _hint(seen: Seen[Any], line: Line[Any], best: float) -> Hint:
    return Hint(
        notations=tuple(map(seen.game.format, line.sure)),
        now=_gained_anyhow([_gained_in(seen, line, deal) for deal in seen.deals]),
        behind=best - line.worth,
    )


def _gained_in(seen: Seen[Any], line: Line[Any], deal: Any) -> tuple[tuple[str, int], ...]:
    """Returns what a line brings in one of the deals."""
    after, luck = deal, seen.luck("hint")
    for action in line.sure:
        after = seen.game.apply(after, seen.seat, action, luck).state
    return gained(seen.game.scores(deal, seen.seat)[seen.seat], seen.game.scores(after, seen.seat)[seen.seat])


def _gained_anyhow(found: Sequence[tuple[tuple[str, int], ...]]) -> tuple[tuple[str, int], ...]:
    """Leaves out what is not the same in all deals: that is luck."""
    first, *others = found
    return tuple(one for one in first if all(one in other for other in others))


def gained(before: Score, after: Score) -> tuple[tuple[str, int], ...]:
    """Returns by which sources a seat's points have changed, and by how much."""
    had, has = dict(before.sources), dict(after.sources)
    changes = ((name, has.get(name, 0) - had.get(name, 0)) for name in dict.fromkeys((*has, *had)))
    return tuple((name, points) for name, points in changes if points)
