"""When somebody who is awaited hears of it next, and how long there is: whatever hours, absences and zones do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.time import clocks, next_word, redating
from bot.app.time.clocks import Life
from storage.rows import AwaitedRow
from tests.bot.app.time.test_clocks import DAY, LIVES, MOMENTS

GIVEN = st.sampled_from([3600.0, DAY / 2, 2 * DAY, 7 * DAY, 14 * DAY])
WISHES = st.sampled_from(["", next_word.IN_GROUP, next_word.IN_PRIVATE, next_word.DAILY])
CALLED = st.sampled_from([None, 0.0])


def a_row(life: Life, since: float, given: float, called: float | None = None) -> AwaitedRow:
    latest = clocks.latest(life, since, given)
    deadline = min(latest, clocks.runs_out(life, since, given))
    called = None if called is None else since
    return AwaitedRow(
        table="t", seat=0, since=since, deadline=deadline, latest=latest, given=given, called=called, remind=since
    )


@settings(max_examples=50, deadline=None)
@given(LIVES, MOMENTS, GIVEN, CALLED, WISHES, st.floats(0.0, 3 * DAY))
def test_no_word_comes_to_who_sleeps_or_is_away(
    life: Life, since: float, given: float, called: float | None, wish: str, later: float
) -> None:
    row, now = a_row(life, since, given, called), since + later
    at = next_word.next_word(row, wish, life, now)
    assert at is None or (at >= now and clocks.is_awake(life, at))


@settings(max_examples=50, deadline=None)
@given(LIVES, MOMENTS, GIVEN, WISHES)
def test_who_has_not_been_called_is_called_before_the_time_is_up(
    life: Life, since: float, given: float, wish: str
) -> None:
    row = a_row(life, since, given)
    at = next_word.next_word(row, wish, life, since)
    assert at is not None and row.deadline is not None and at < row.deadline
    if wish != next_word.DAILY:
        assert at == clocks.wakes(life, since)


@settings(max_examples=50, deadline=None)
@given(LIVES, LIVES, MOMENTS, GIVEN, CALLED, WISHES, st.floats(0.0, 1.0))
def test_another_life_leaves_the_same_time_unless_the_turn_is_over_on_the_calendar(
    before: Life, life: Life, since: float, given: float, called: float | None, wish: str, share: float
) -> None:
    row = a_row(before, since, given, called)
    assert row.deadline is not None and row.latest is not None
    at = since + share * (row.deadline - since)
    moved = redating.redated(row, wish, before, at, life, at)
    assert moved.deadline is not None and moved.latest is not None
    had, has = next_word.left(row, before, at), next_word.left(moved, life, at)
    assert had is not None and has is not None
    assert has <= had + 1e-3
    assert has == pytest.approx(had, abs=1e-3) or moved.deadline == moved.latest
    days = clocks.passed(clocks.on_calendar(before), at, row.latest)
    assert clocks.passed(clocks.on_calendar(life), at, moved.latest) == pytest.approx(days, abs=1e-3)


@settings(max_examples=50, deadline=None)
@given(LIVES, MOMENTS, GIVEN, CALLED, WISHES, st.floats(60.0, 10 * DAY))
def test_time_that_is_given_back_leaves_the_same_time(
    life: Life, since: float, given: float, called: float | None, wish: str, gone: float
) -> None:
    row = a_row(life, since, given, called)
    then = since + gone
    moved = redating.redated(row, wish, life, since, life, then)
    assert next_word.left(moved, life, then) == pytest.approx(next_word.left(row, life, since), abs=1e-3) or (
        moved.deadline == moved.latest
    )


@settings(max_examples=50, deadline=None)
@given(LIVES, LIVES, MOMENTS, GIVEN, st.sampled_from(["", next_word.IN_GROUP, next_word.IN_PRIVATE]))
def test_a_call_that_was_held_back_comes_as_soon_as_another_life_lets_it(
    before: Life, life: Life, since: float, given: float, wish: str
) -> None:
    row = a_row(before, since, given)
    row = replace(row, remind=next_word.next_word(row, wish, before, since))
    moved = redating.redated(row, wish, before, since, life, since)
    assert moved.remind == clocks.wakes(life, since)
