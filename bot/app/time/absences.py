"""When members may be away, with their clocks standing still: which days are meant, and how many there are for it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from math import ceil

from bot.app.time import clocks
from bot.app.time.clocks import DAY, Life, Span

ALLOWANCE = 30
"""Days that somebody may be away in any year, whenever it begins, so that there are not twice as many over New Year."""
YEAR = 365 * DAY
AHEAD = 366
"""Days before which an absence is announced at the earliest."""


def of_days(life: Life, first: date, last: date, now: float) -> Span | None:
    """Returns from when to when somebody is away who names days, those over left out; None for what cannot be meant."""
    today = life.at(now).date()
    if not today <= last or not first <= last or first > today + timedelta(days=AHEAD):
        return None
    if last > today + timedelta(days=2 * AHEAD):
        return None
    begins = now if first <= today else clocks.instant(life, first, 0)
    ends = clocks.instant(life, last + timedelta(days=1), 0)
    return (begins, ends) if now <= begins < ends else None


def days_left(spans: Sequence[Span], begins: float) -> int:
    """Returns for how many days from a moment on somebody may be away who has been, or will be, at other times."""
    near = [span for span in spans if begins - YEAR < span[1] and span[0] < begins + ALLOWANCE * DAY + YEAR]
    fitting = (days for days in range(ALLOWANCE, 0, -1) if _most([*near, (begins, begins + days * DAY)]) <= ALLOWANCE)
    return next(fitting, 0)


def days(span: Span) -> int:
    """Counts the days of an absence; one that has begun counts, and one on which clocks are set is one, too."""
    return max(1, ceil((span[1] - span[0]) / DAY - 0.1))


def _most(spans: Sequence[Span]) -> int:
    """Returns how many days lie in the year in which most of them do: one that begins or ends with some of them."""
    starts = [begins for begins, _ in spans] + [ends - YEAR for _, ends in spans]
    return max(sum(_within(span, start) for span in spans) for start in starts)


def _within(span: Span, start: float) -> int:
    """Counts the days of an absence that lie in the year from a moment on."""
    begins, ends = max(span[0], start), min(span[1], start + YEAR)
    return days((begins, ends)) if begins < ends else 0
