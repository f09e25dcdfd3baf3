"""Tells at the end of a run how long the tests of each game took, so that it is seen what a further game adds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from rules.core.library import games

ALL = "all games"
"""What is said of tests that are about no game alone."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = (report for found in terminalreporter.stats.values() for report in found)
    seconds = by_game((report.nodeid, report.duration) for report in reports if isinstance(report, pytest.TestReport))
    told = ", ".join(f"{game} {spent:.0f}" for game, spent in sorted(seconds.items()))
    terminalreporter.write_line(f"seconds of tests: {told or 'none'}")


def by_game(durations: Iterable[tuple[str, float]]) -> Counter[str]:
    """Sums up durations by the game that the test is about."""
    found: Counter[str] = Counter()
    for test, seconds in durations:
        found[game_of(test)] += seconds
    return found


def game_of(test: str) -> str:
    """Returns the game that is named by the file of a test, by its own name or by what it is tried with."""
    words = re.split(r"[^a-z0-9]+", test.lower())
    return next((game for game in games() if game in words), ALL)
