"""When the time of a turn runs, and when it is up: pure reckoning with moments, hours, days and time zones.

A clock runs while its member is awake, on the days chosen, and not while the member is away; for who has set nothing it
always runs. Moments are seconds since 1970, so daylight saving is a matter of the zone alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from math import inf
from zoneinfo import ZoneInfo

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
EVERY_DAY = tuple(range(7))
MINUTES = 24 * 60
FEWEST_A_DAY, FEWEST_A_WEEK = 4 * 60, 28 * 60
"""Minutes for which somebody must be awake on each of the chosen days and in a week: four hours daily, or a weekend of
fourteen on each day. With fewer a turn of two days would last for weeks."""
DAY = 24 * 3600.0
WEEK = 7 * DAY
CALENDAR = 4
"""How many times the time of a turn may pass on the calendar until it is over, and in any case a week: who is awake for
ten hours of each day has all of it."""
LOOKED_BACK = 2
"""Days before a moment on which hours may begin that it lies in."""
_HOURS = re.compile(r"(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?")

Span = tuple[float, float]
"""From one moment to another one, which may be for ever."""


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody is awake: minutes after midnight by the member's own clock, and the days on which these begin.

    Hours that end as they begin last for the whole day; those that end before they begin, until the next morning.
    """

    begins: int = 0
    ends: int = 0
    days: tuple[int, ...] = EVERY_DAY

    @property
    def always(self) -> bool:
        return self.begins == self.ends and self.days == EVERY_DAY

    @property
    def daily(self) -> int:
        """Minutes awake on one of the days."""
        return (self.ends - self.begins) % MINUTES or MINUTES


ALWAYS = Hours()


@dataclass(frozen=True, slots=True)
class Life:
    """When somebody's clock runs: in the hours chosen by the time of the zone, but for absences."""

    hours: Hours = ALWAYS
    zone: str = ""
    away: tuple[Span, ...] = ()
    """In their order; they may overlap."""

    @property
    def plain(self) -> bool:
        """Whether the clock always runs."""
        return self.hours.always and not self.away

    def at(self, moment: float) -> datetime:
        """Returns what clock and calendar show where somebody lives."""
        return datetime.fromtimestamp(moment, zone_of(self.zone))


PLAIN = Life()


def zone_of(name: str) -> ZoneInfo:
    """Returns a time zone by its name; without one that of the bot's own reckoning."""
    return ZoneInfo(name or "UTC")


def read_hours(text: str) -> Hours | None:
    """Reads hours such as ``8-22 mon-fri``, ``8:30-22`` or ``sat sun``; None for what cannot be meant."""
    begins = ends = 0
    days: set[int] = set()
    for word in text.lower().replace(",", " ").split():
        if found := _HOURS.fullmatch(word):
            begins, ends = _minute(*found.group(1, 2)), _minute(*found.group(3, 4))
        elif (named := _named_days(word)) is not None:
            days |= named
        else:
            return None
    hours = Hours(begins % MINUTES, ends % MINUTES, tuple(sorted(days)) or EVERY_DAY)
    return hours if max(begins, ends) <= MINUTES else None


def suffice(hours: Hours) -> bool:
    """Says whether somebody is awake long enough for others to play with."""
    return hours.daily >= FEWEST_A_DAY and hours.daily * len(hours.days) >= FEWEST_A_WEEK


def write_hours(hours: Hours) -> str:
    """Writes hours as they are stored, typed and read; nothing for who is always awake."""
    if hours.always:
        return ""
    days = "" if hours.days == EVERY_DAY else " ".join(DAYS[day] for day in hours.days)
    spell = "" if hours.begins == hours.ends == 0 else f"{clock_face(hours.begins)}-{clock_face(hours.ends)}"
    return f"{spell} {days}".strip()


def clock_face(minute: int) -> str:
    """Writes a minute of the day: ``08:30``."""
    return f"{minute // 60:02}:{minute % 60:02}"


def passed(life: Life, start: float, end: float) -> float:
    """Returns how many seconds somebody's clock runs between two moments."""
    total = 0.0
    for begins, ends in _running(life, start):
        if begins >= end:
            break
        total += min(ends, end) - begins
    return total


def in_a_week(life: Life, start: float) -> float:
    """Returns how many seconds somebody's clock runs in the week from a moment on, away or not."""
    return passed(replace(life, away=()), start, start + WEEK)


def runs_out(life: Life, start: float, seconds: float) -> float:
    """Returns the moment at which somebody's clock has run for so many seconds; for none, when it next runs."""
    left = seconds
    for begins, ends in _running(life, start):
        if left <= ends - begins:
            return begins + left
        left -= ends - begins
    raise AssertionError("a clock that has hours runs for ever")


def latest(life: Life, start: float, seconds: float) -> float:
    """Returns when a turn of so many seconds is over however little somebody is awake; days away are not counted."""
    return runs_out(on_calendar(life), start, max(WEEK, CALENDAR * seconds))


def on_calendar(life: Life) -> Life:
    """Returns a life in which somebody never sleeps."""
    return replace(life, hours=ALWAYS)


def last_awake(life: Life, start: float, moment: float) -> float:
    """Returns when it was, from a moment up to another one, that somebody was awake last; the first one if never."""
    last = start
    for begins, ends in _running(life, start):
        if begins >= moment:
            break
        last = min(ends, moment)
    return last


def wakes(life: Life, moment: float) -> float:
    """Returns the first moment from one on at which somebody may be disturbed."""
    return runs_out(life, moment, 0.0)


def is_awake(life: Life, moment: float) -> bool:
    """Says whether somebody may be disturbed."""
    return wakes(life, moment) == moment


def next_at(life: Life, moment: float, minute: int) -> float:
    """Returns when it is next that minute of the day where somebody lives, later than a moment."""
    today = life.at(moment).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    return next(at for at in (instant(life, day, minute) for day in days) if at > moment)


def instant(life: Life, day: date, minute: int) -> float:
    """Returns the moment of a minute of a day; one that is skipped as clocks go forward comes as much later."""
    at = datetime.combine(day, time(minute // 60, minute % 60), zone_of(life.zone))
    return at.astimezone(UTC).timestamp()


def away_until(life: Life, moment: float) -> float | None:
    """Returns when somebody who is away comes back; None for who is not."""
    until = moment
    for begins, ends in life.away:
        if begins <= until < ends:
            until = ends
    return until if until > moment else None


def _running(life: Life, start: float) -> Iterator[Span]:
    """Yields from a moment on when the clock runs, in order and apart from one another."""
    last = start
    for begins, ends in _present(_awake(life, start), life.away):
        begins = max(begins, last)
        if begins < ends:
            yield begins, ends
            last = ends


def _awake(life: Life, start: float) -> Iterator[Span]:
    if life.hours.always:
        yield start, inf
        return
    hours = life.hours
    day = life.at(start).date() - timedelta(days=LOOKED_BACK)
    while True:
        if day.weekday() in hours.days:
            over = day + timedelta(days=hours.ends <= hours.begins)
            yield instant(life, day, hours.begins), instant(life, over, hours.ends)
        day += timedelta(days=1)


def _present(spans: Iterable[Span], away: tuple[Span, ...]) -> Iterator[Span]:
    """Takes the times when somebody is away out of those of being awake."""
    for begins, ends in spans:
        for left, back in away:
            if left < ends and begins < back:
                if begins < left:
                    yield begins, left
                begins = back
        if begins < ends:
            yield begins, ends


def _minute(hour: str, minute: str | None) -> int:
    """Returns a minute of the day; one that no day has for what no clock shows."""
    hours, minutes = int(hour), int(minute or 0)
    return hours * 60 + minutes if minutes < 60 else MINUTES + 1


def _named_days(word: str) -> set[int] | None:
    """Returns the days that a word such as ``mon`` or ``mon-fri`` names."""
    first, dash, last = word.partition("-")
    ends = (first, last or first)
    if any(name not in DAYS for name in ends) or (dash and not last):
        return None
    begin, end = map(DAYS.index, ends)
    return {day % 7 for day in range(begin, end + 1 + 7 * (end < begin))}
