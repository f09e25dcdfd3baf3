"""Time as it is handed in: a wall clock that may be set, beside one that nobody sets."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from bot.app.outside import Clock
from tests.bot.app.outside import Hours


@pytest.fixture
def zones(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


def test_a_wall_clock_that_is_set_is_not_followed_until_that_is_told() -> None:
    hours = Hours()
    before = hours.now()
    hours.wrong = -3600.0
    hours.at += 10
    assert (hours.now(), hours.jumped()) == (before + 10, -3600.0)
    hours.follow(hours.jumped())
    assert (hours.now(), hours.jumped()) == (before - 3590, 0.0)


def test_daylight_saving_and_another_zone_are_no_jump(zones: pytest.MonkeyPatch) -> None:
    clock = Clock()
    for zone in ("Europe/Prague", "EST5EDT,0,365", "UTC0"):
        zones.setenv("TZ", zone)
        time.tzset()
        assert abs(clock.jumped()) < 1800
