"""When somebody who is awaited hears of it next: the call as long as it has not come, and then the reminders.

Pure reckoning with the row of who is awaited, and with when its member is awake.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from bot.app.time import clocks
from bot.app.time.clocks import DAY, Life
from storage.rows import AwaitedRow

IN_PRIVATE, IN_GROUP, DAILY = "private", "group", "daily"
"""Where a member may be called: in private as well as at the table, there alone, or once a day to all tables."""
MORNING = 8 * 60
"""The minute of the day at which that is for who has set no hours."""
SHARES = (0.5, 0.1)
"""Of what somebody had, how much is left when a reminder comes."""
SHORTEST = 600.0
"""With fewer seconds left nobody is reminded any more."""
ROUNDING = 1.0
"""Seconds by which moments that mean the same may differ."""
UNHURRIED, AGAIN = 2 * DAY, 7 * DAY
"""Seconds after which somebody who has all the time in the world is reminded for the first time, and then again."""
LONG_AWAY = DAY
"""Seconds of an absence after which who was called before it is called again, as for a new turn."""
SNOOZES = ("2h", "tonight", "mute")
"""For how long a reminder can be put off: two hours, until the evening, for the rest of the turn."""
EVENING = 19 * 60
"""The minute of the day at which it is evening."""


def left(row: AwaitedRow, life: Life, at: float) -> float | None:
    """Returns how many seconds somebody has left at a moment; None where that is no matter."""
    if row.deadline is None:
        return None
    seconds = clocks.passed(life, at, row.deadline)
    return seconds if row.given is None else min(row.given, seconds)


def next_daily(life: Life, now: float) -> float:
    """Returns when it is next the hour at which somebody hears of all tables: on waking up, or in the morning."""
    minute = life.hours.begins if life.hours.begins != life.hours.ends else MORNING
    return clocks.wakes(life, clocks.next_at(life, now, minute))


def good_time(life: Life, wish: str, now: float) -> float:
    """Returns when somebody who is not to be called now may be told of something."""
    return next_daily(life, now) if wish == DAILY else clocks.wakes(life, now)


def next_word(row: AwaitedRow, wish: str, life: Life, now: float) -> float | None:
    """Returns when somebody who is awaited hears of it next, never in sleep; None where no more comes.

    That is the call as long as it has not come, or somebody is to be called again after an absence; then a reminder.
    Who hears of all tables once a day does so earlier where the time would be up by then.
    """
    if wish == DAILY:
        daily, seconds = next_daily(life, now), left(row, life, now)
        if row.called is None and seconds is not None and clocks.passed(life, now, daily) >= seconds:
            return clocks.runs_out(life, now, seconds / 2)
        return daily
    if not is_called(row, life, now):
        return clocks.wakes(life, now)
    reminder = next_reminder(row, life, now)
    coming = [clocks.wakes(life, ends) for _, ends in missed(row, life)]
    return min(coming if reminder is None else [*coming, reminder], default=None)


def is_called(row: AwaitedRow, life: Life, now: float) -> bool:
    """Says whether somebody has been called to what a seat is asked, and has not been away for long since then."""
    return row.called is not None and all(ends > now for _, ends in missed(row, life))


def missed(row: AwaitedRow, life: Life) -> list[clocks.Span]:
    """Returns the long absences that begin after somebody was called."""
    since = inf if row.called is None else row.called
    return [span for span in life.away if span[0] >= since and span[1] - span[0] >= LONG_AWAY]


def next_reminder(row: AwaitedRow, life: Life, now: float) -> float | None:
    """Returns when somebody who is awaited is reminded next, never in sleep; None where no more reminders come."""
    seconds = left(row, life, now)
    if seconds is None or row.given is None:
        return clocks.wakes(life, now + (AGAIN if now - row.since >= UNHURRIED else UNHURRIED))
    marks = (share * row.given for share in SHARES)
    coming = [mark for mark in marks if SHORTEST <= mark < seconds - ROUNDING]
    return clocks.runs_out(life, now, seconds - coming[0]) if coming else None


def is_slow(row: AwaitedRow, now: float) -> bool:
    """Says whether somebody has been waited for long enough that the others may send a reminder, once a day."""
    return max(row.since, row.nudged or row.since) + DAY <= now


def put_off(row: AwaitedRow, life: Life, snooze: str, now: float) -> AwaitedRow:
    """Returns a row whose reminder is put off: by two hours, until the evening, or for the rest of the turn."""
    match snooze:
        case "2h":
            remind = clocks.wakes(life, now + 2 * 3600.0)
        case "tonight":
            remind = clocks.wakes(life, clocks.next_at(life, now, EVENING))
        case _:
            return replace(row, remind=None)
    return replace(row, remind=remind)
