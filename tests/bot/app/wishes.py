"""When members wish to be disturbed, as they would say themselves: reckoned apart from the application.

Moments are those of a clock that nobody sets; what the members' own clocks show then follows from how far the wall
clock of the machine was off, as nobody at a table can know better.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import pairwise
from math import inf
from zoneinfo import ZoneInfo

HOUR, DAY = 3600.0, 86400.0
GRID = HOUR / 2
"""Hours begin and end on the full hour, and no zone is off by less than half of one."""
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

Span = tuple[float, float]


@dataclass(frozen=True)
class Wishes:
    """What somebody has chosen: where they live, from which hour to which and on which days they are awake."""

    zone: str = "UTC"
    begins: int = 0
    ends: int = 0
    days: tuple[int, ...] = tuple(range(7))
    calls: str = ""
    """``daily`` for who wants to hear of all tables once a day, ``group`` for who wants nothing in private."""

    def chosen(self, line: str) -> Wishes:
        """Returns the wishes after a command such as ``/hours 8-22 mon-fri`` was taken."""
        command, _, rest = line.partition(" ")
        if command == "/timezone":
            return replace(self, zone=rest)
        if command == "/calls":
            return self if rest.startswith("next") else replace(self, calls=rest)
        if command == "/hours" and rest == "always":
            return replace(self, begins=0, ends=0, days=Wishes.days)
        if command == "/hours":
            hours, _, days = rest.partition(" ")
            begins, ends = map(int, hours.split("-"))
            first, last = (DAYS.index(day) for day in (days or "mon-sun").split("-"))
            return replace(self, begins=begins, ends=ends, days=tuple(range(first, last + 1)))
        return self

    def awake(self, wall: float) -> bool:
        """Says whether somebody is awake when the wall clock shows a moment."""
        there = datetime.fromtimestamp(wall, ZoneInfo(self.zone))
        if self.begins == self.ends:
            return there.weekday() in self.days
        today = there.weekday() in self.days
        if self.begins < self.ends:
            return today and self.begins <= there.hour < self.ends
        yesterday = (there - timedelta(days=1)).weekday() in self.days
        return (today and there.hour >= self.begins) or (yesterday and there.hour < self.ends)

    @property
    def morning(self) -> int:
        """The hour at which somebody hears of all tables at once."""
        return self.begins if self.begins != self.ends else 8


@dataclass
class Course:
    """Something that changes now and then: what holds from which moment on."""

    moments: list[float] = field(default_factory=lambda: [-inf])
    values: list[object] = field(default_factory=lambda: [None])

    def at(self, moment: float) -> object:
        return self.values[bisect_right(self.moments, moment) - 1]

    def set(self, moment: float, value: object) -> None:
        self.moments.append(moment)
        self.values.append(value)

    def changed(self, begins: float, ends: float) -> bool:
        """Says whether anything has changed after a moment, up to another one."""
        return bisect_right(self.moments, begins) != bisect_right(self.moments, ends)


@dataclass
class Spans:
    """When something was the case, as when a platform could not be reached; the last may not be over."""

    spans: list[Span] = field(default_factory=list)

    def begin(self, moment: float) -> None:
        if not self.holds(moment):
            self.spans.append((moment, inf))

    def end(self, moment: float) -> None:
        if self.spans and self.spans[-1][1] > moment:
            self.spans[-1] = (self.spans[-1][0], moment)

    def holds(self, moment: float) -> bool:
        return any(begins <= moment < ends for begins, ends in self.spans[-40:])

    def edges(self) -> Iterator[float]:
        return (moment for span in self.spans[-40:] for moment in span)


@dataclass
class Diary:
    """What somebody has wished since when, and when they were away."""

    wishes: Course = field(default_factory=lambda: Course(values=[Wishes()]))
    away: Spans = field(default_factory=Spans)
    """By what the wall clock shows."""

    def at(self, moment: float) -> Wishes:
        wishes = self.wishes.at(moment)
        assert isinstance(wishes, Wishes)
        return wishes

    def may_be_called(self, moment: float, wall: float) -> bool:
        """Says whether somebody may be disturbed at a moment, at which the wall clock shows another one."""
        return not self.away.holds(wall) and self.at(moment).awake(wall)


def lasting(holds: Callable[[float], bool], begins: float, ends: float, edges: Iterable[float]) -> float:
    """Returns for how many seconds between two moments something is so that changes on the grid or at some edges."""
    grid = [(begins // GRID + number) * GRID for number in range(1, int((ends - begins) // GRID) + 2)]
    inner = {edge for edge in (*grid, *edges) if begins < edge < ends}
    moments = [begins, *sorted(inner), ends]
    return sum(last - first for first, last in pairwise(moments) if holds((first + last) / 2))
