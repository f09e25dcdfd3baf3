"""How somebody who is awaited is dated anew: when time is given back, or the member's clock runs at other times.

Pure reckoning: what was left before is left after it, and another moment follows.
"""

from __future__ import annotations

from dataclasses import replace

from bot.app.time import clocks
from bot.app.time.clocks import Life
from bot.app.time.next_word import DAILY, ROUNDING, is_called, left, missed, next_word
from storage.rows import AwaitedRow, TableRow


def reckoned(table: TableRow, row: AwaitedRow, now: float) -> float:
    """Returns the moment up to which the clock of a seat has run: not while its table is paused or stands still."""
    stopped = table.still if table.paused_at is None else table.paused_at
    return now if stopped is None else max(stopped, row.since)


def charged(row: AwaitedRow, before: Life, life: Life, at: float) -> AwaitedRow:
    """Returns a row with no more time left than it would have, had the clock run at the new times all along.

    Else hours that are moved on again and again, each time before they begin, would never let any time pass. Longer
    hours count as if they had been as long as before. What was given back since the seat is asked stays given back.
    """
    seconds = left(row, before, at)
    if row.given is None or seconds is None:
        return row
    spent = row.given - seconds
    given_back = max(0.0, clocks.passed(before, row.since, at) - spent)
    share = min(1.0, clocks.in_a_week(before, at) / clocks.in_a_week(life, at))
    spent = max(spent, clocks.passed(life, row.since, at) * share - given_back)
    return replace(row, deadline=clocks.runs_out(before, at, max(0.0, row.given - spent)))


def redated(row: AwaitedRow, wish: str, before: Life, at: float, life: Life, then: float) -> AwaitedRow:
    """Returns a row with the same time left at another moment of another life, also until it is up at the latest."""
    seconds = left(row, before, at)
    if seconds is None:
        moved = row
    elif row.latest is None:
        moved = replace(row, deadline=clocks.runs_out(life, then, seconds))
    else:
        days = clocks.passed(clocks.on_calendar(before), at, row.latest)
        latest = clocks.runs_out(clocks.on_calendar(life), then, days)
        moved = replace(row, latest=latest, deadline=min(latest, clocks.runs_out(life, then, seconds)))
    return replace(moved, remind=_next_word(row, moved, wish, before, at, life, then))


def _next_word(
    row: AwaitedRow, moved: AwaitedRow, wish: str, before: Life, at: float, life: Life, then: float
) -> float | None:
    """Returns when somebody hears next of a row that was moved.

    What comes for another reason than a call or the time left, as it was put off, is as far away as it was; but what
    only waited for the end of the night or of an absence comes as soon as that is over.
    """
    if row.remind is None and (row.called is None or not missed(row, life)):
        return None
    coming = next_word(moved, wish, life, then)
    if wish == DAILY or not is_called(moved, life, then) or row.remind is None:
        return coming
    usual = next_word(row, wish, before, at)
    if usual is not None and coming is not None and row.remind >= usual - ROUNDING:
        return coming
    return clocks.wakes(life, max(then, clocks.last_awake(before, at, row.remind) + then - at))
