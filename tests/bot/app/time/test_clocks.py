"""Clocks that run while their members are awake: over nights, days off, absences, and days on which clocks are set."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.time import clocks
from bot.app.time.clocks import ALWAYS, Hours, Life

HOUR, DAY = 3600.0, 24 * 3600.0
ZONES = ("", "Europe/Prague", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu")
START = datetime(2025, 1, 1, tzinfo=UTC).timestamp()

MOMENTS = st.integers(0, 2 * 366 * 24 * 60).map(lambda minutes: START + minutes * 60.0)
MINUTES = st.integers(0, clocks.MINUTES - 1)
HOURS = st.builds(
    Hours, MINUTES, MINUTES, st.sets(st.integers(0, 6), min_size=1).map(lambda days: tuple(sorted(days)))
).filter(clocks.suffice)
AWAY = st.lists(st.tuples(MOMENTS, st.floats(1.0, 30 * DAY)).map(lambda one: (one[0], one[0] + one[1])), max_size=3)
LIVES = st.builds(Life, HOURS, st.sampled_from(ZONES), AWAY.map(lambda away: tuple(sorted(away))))


def at(text: str, zone: str = "Europe/Prague") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@settings(max_examples=25, deadline=None)
@given(LIVES, MOMENTS, st.floats(0.0, 5 * DAY))
def test_a_clock_has_run_for_just_as_long_when_it_runs_out(life: Life, start: float, seconds: float) -> None:
    until = clocks.runs_out(life, start, seconds)
    assert until >= start
    assert clocks.passed(life, start, until) == pytest.approx(seconds, abs=1e-3)


@settings(max_examples=25, deadline=None)
@given(LIVES, MOMENTS, st.floats(0.0, 20 * DAY), st.floats(0.0, 20 * DAY))
def test_what_passes_is_the_sum_of_its_parts_and_never_more_than_by_the_wall(
    life: Life, start: float, first: float, second: float
) -> None:
    whole = clocks.passed(life, start, start + first + second)
    parts = clocks.passed(life, start, start + first) + clocks.passed(life, start + first, start + first + second)
    assert whole == pytest.approx(parts, abs=1e-3)
    assert -1e-3 <= whole <= first + second + 1e-3


@settings(max_examples=25, deadline=None)
@given(LIVES, MOMENTS)
def test_nobody_is_disturbed_or_loses_time_while_asleep(life: Life, start: float) -> None:
    morning = clocks.wakes(life, start)
    assert clocks.passed(life, start, morning) == pytest.approx(0.0, abs=1e-3)
    assert clocks.is_awake(life, morning)
    assert life.at(morning + 1).weekday() in {*life.hours.days, *((day + 1) % 7 for day in life.hours.days)}


@settings(max_examples=25, deadline=None)
@given(LIVES, MOMENTS, st.floats(0.0, 14 * DAY))
def test_a_turn_is_over_in_four_times_its_time_or_a_week_days_away_apart(
    life: Life, start: float, seconds: float
) -> None:
    until = clocks.latest(life, start, seconds)
    ever = max(7 * DAY, 4 * seconds)
    assert clocks.passed(clocks.on_calendar(life), start, until) == pytest.approx(ever, abs=1e-3)
    away = sum(max(0.0, min(ends, until) - max(begins, start)) for begins, ends in life.away)
    assert ever - 1e-3 <= until - start <= ever + away + 1e-3


@settings(max_examples=25, deadline=None)
@given(LIVES, MOMENTS, st.floats(0.0, 20 * DAY))
def test_who_was_awake_last_is_asleep_from_then_on(life: Life, start: float, seconds: float) -> None:
    last = clocks.last_awake(life, start, start + seconds)
    assert start <= last <= start + seconds
    assert clocks.passed(life, last, start + seconds) == pytest.approx(0.0, abs=1e-3)
    assert last == start or clocks.passed(life, start, last) == clocks.passed(life, start, start + seconds)


@settings(max_examples=25, deadline=None)
@given(HOURS)
def test_hours_are_read_as_they_are_written(hours: Hours) -> None:
    assert clocks.read_hours(clocks.write_hours(hours)) == (ALWAYS if hours.always else hours)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("8-22", Hours(480, 1320)),
        ("8:30-22 mon-fri", Hours(510, 1320, (0, 1, 2, 3, 4))),
        ("22-6 fri-mon", Hours(1320, 360, (0, 4, 5, 6))),
        ("sat, sun", Hours(0, 0, (5, 6))),
        ("0-24", ALWAYS),
    ],
)
def test_hours_can_be_typed(typed: str, meant: Hours) -> None:
    assert clocks.read_hours(typed) == meant


@pytest.mark.parametrize("typed", ["8", "8-", "25-3", "8:70-22", "mon-", "moon", "24:30-3", "-", "8-22-23"])
def test_hours_that_no_clock_shows_are_not_read(typed: str) -> None:
    assert clocks.read_hours(typed) is None


@pytest.mark.parametrize(
    ("typed", "enough"),
    [
        ("8-9", False),
        ("23-2", False),
        ("0-4 sun", False),
        ("0-24 sun", False),
        ("8-21 sat sun", False),
        ("8-22 sat sun", True),
        ("18-22", True),
        ("18-22 mon-sat", False),
        ("8-16 mon-fri", True),
    ],
)
def test_hours_suffice_with_four_on_each_day_chosen_and_twenty_eight_in_a_week(typed: str, enough: bool) -> None:
    hours = clocks.read_hours(typed)
    assert hours is not None
    assert clocks.suffice(hours) is enough


@settings(max_examples=50, deadline=None)
@given(HOURS, st.sampled_from(ZONES), MOMENTS)
def test_whose_hours_suffice_is_awake_before_a_week_is_over(hours: Hours, zone: str, start: float) -> None:
    assert clocks.wakes(Life(hours, zone), start) < start + 7 * DAY


LIFE = Life(Hours(8 * 60, 22 * 60), "Europe/Prague")


def test_a_clock_stands_still_at_night() -> None:
    evening = at("2026-01-10 21:00")
    assert clocks.runs_out(LIFE, evening, 2 * HOUR) == at("2026-01-11 09:00")
    assert clocks.passed(LIFE, evening, at("2026-01-11 07:59")) == HOUR


def test_the_night_is_an_hour_shorter_when_clocks_go_forward_and_the_day_is_not() -> None:
    evening, morning = at("2026-03-28 22:00"), at("2026-03-29 08:00")
    assert morning - evening == 9 * HOUR
    assert clocks.wakes(LIFE, evening) == morning
    assert clocks.passed(LIFE, evening, at("2026-03-29 22:00")) == 14 * HOUR


def test_who_is_awake_through_the_night_has_an_hour_more_when_clocks_go_back() -> None:
    owl = Life(Hours(20 * 60, 8 * 60), "Europe/Prague")
    assert clocks.passed(owl, at("2026-10-24 20:00"), at("2026-10-25 08:00")) == 13 * HOUR


def test_a_clock_stands_still_on_days_off_and_while_its_member_is_away() -> None:
    office = Life(Hours(0, 0, (0, 1, 2, 3, 4)), "Europe/Prague")
    assert clocks.runs_out(office, at("2026-01-09 18:00"), 12 * HOUR) == at("2026-01-12 06:00"), "a weekend between"
    away = Life(zone="Europe/Prague", away=((at("2026-01-10 00:00"), at("2026-01-13 00:00")),))
    assert clocks.runs_out(away, at("2026-01-09 18:00"), 12 * HOUR) == at("2026-01-13 06:00")
    assert clocks.away_until(away, at("2026-01-11 00:00")) == at("2026-01-13 00:00")
    assert clocks.away_until(away, at("2026-01-14 00:00")) is None


def test_the_evening_is_the_next_one_where_somebody_lives() -> None:
    assert clocks.next_at(LIFE, at("2026-01-10 18:00"), 19 * 60) == at("2026-01-10 19:00")
    assert clocks.next_at(LIFE, at("2026-01-10 19:00"), 19 * 60) == at("2026-01-11 19:00")
