"""What goes wrong again and again is logged so often that it is noticed, and no more."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.cli.logs import HOUR, MINUTE, OFTEN, Repeated


class Log:
    """A log with the filter, and a clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 0.0
        self.written = io.StringIO()
        handler = logging.StreamHandler(self.written)
        handler.addFilter(Repeated(lambda: self.at))
        self.logger = logging.Logger("bot.test")
        self.logger.addHandler(handler)

    @property
    def lines(self) -> list[str]:
        return self.written.getvalue().splitlines()


@pytest.fixture
def log() -> Iterator[Log]:
    yield Log()


def fail(log: Log, what: str, deep: int = 20) -> None:
    def inside(left: int) -> None:
        if left:
            inside(left - 1)
        raise ValueError("what it was about")

    try:
        inside(deep)
    except ValueError:
        log.logger.exception("A request failed: %s", what)


def test_a_failure_is_told_in_full_once_and_by_a_line_after_that(log: Log) -> None:
    fail(log, "press")
    assert "Traceback" in log.written.getvalue() and "what it was about" in log.written.getvalue()
    told = len(log.lines)
    fail(log, "send")
    [line] = log.lines[told:]
    assert line.startswith("A request failed: send [ValueError at test_logs.py:")


def test_a_failure_that_comes_now_and_then_is_told_each_time_by_one_line(log: Log) -> None:
    fail(log, "press")
    told = len(log.lines)
    for _ in range(40):
        log.at += MINUTE / OFTEN
        fail(log, "press")
    assert len(log.lines) == told + 40
    assert not any("times more" in line for line in log.lines)


def test_a_flood_of_the_same_failure_is_counted_minute_by_minute(log: Log) -> None:
    for _ in range(3):
        for _ in range(10_000):
            fail(log, "press", deep=1)
        log.at += MINUTE
    assert sum("[and 9990 times more since it was last told]" in line for line in log.lines) == 2
    assert sum(line.startswith("A request failed: press") for line in log.lines) == 3 * OFTEN
    assert len(log.written.getvalue()) < 5_000


def test_after_an_hour_a_failure_is_told_in_full_again(log: Log) -> None:
    fail(log, "press")
    told = len(log.lines)
    log.at = HOUR
    fail(log, "press")
    assert len(log.lines) == 2 * told


def test_different_warnings_are_all_told_and_what_is_no_warning_every_time(log: Log) -> None:
    log.logger.warning("A post waits for %s", "channel 1")
    log.logger.warning("A post waits for %s", "channel 2")
    for _ in range(3):
        log.logger.info("The table is open.")
    assert log.lines == ["A post waits for channel 1", "A post waits for channel 2", *["The table is open."] * 3]
