"""Days on which members are away: whatever is named is understood or not, and no year has more of them than another."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.time import absences
from bot.app.time.absences import ALLOWANCE, DAY, YEAR
from bot.app.time.clocks import Life, Span

NOW = datetime(2026, 1, 10, 12, tzinfo=ZoneInfo("Europe/Prague")).timestamp()
ZONES = st.sampled_from(["", "Europe/Prague", "Pacific/Kiritimati", "Pacific/Pago_Pago"])


@settings(max_examples=200, deadline=None)
@given(st.dates(), st.dates(), ZONES)
def test_any_two_days_are_understood_or_not(first: date, last: date, zone: str) -> None:
    span = absences.of_days(Life(zone=zone), first, last, NOW)
    if span is not None:
        assert NOW <= span[0] < span[1]


@pytest.mark.parametrize("first", [date.min, date(2026, 1, 10), date(2026, 1, 11), date(2027, 1, 11)])
def test_days_that_are_not_over_can_be_meant(first: date) -> None:
    last = max(first, date(2026, 1, 10))
    span = absences.of_days(Life(zone="Europe/Prague"), first, last, NOW)
    assert span is not None
    assert absences.days(span) == 1


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 700), st.integers(1, ALLOWANCE)), max_size=12))
def test_nobody_is_away_for_more_days_than_a_year_has_for_it_whenever_it_begins(wanted: list[tuple[int, int]]) -> None:
    taken: list[Span] = []
    for day, length in wanted:
        begins, ends = day * DAY, (day + length) * DAY
        apart = all(ends <= before or after <= begins for before, after in taken)
        if apart and length <= absences.days_left(taken, begins):
            taken.append((begins, ends))
    away = {day for begins, ends in taken for day in range(int(begins / DAY), int(ends / DAY))}
    for start in away:
        assert len(away & set(range(start, start + 365))) <= ALLOWANCE


def test_all_days_are_there_again_a_year_after_they_were_used() -> None:
    used = [(0.0, ALLOWANCE * DAY)]
    assert absences.days_left(used, YEAR) == ALLOWANCE
    assert absences.days_left(used, YEAR - DAY) == 0
    assert absences.days_left(used, ALLOWANCE * DAY) == 0
    assert absences.days_left([], NOW) == ALLOWANCE
