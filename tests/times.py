"""Tells at the end of a run what the tests of each game and of each file took, so that it is seen what costs much.

It is the time of the processor, with that of processes that a test started and waited for: a busy machine changes no
figure.
"""

from __future__ import annotations

import re
import resource
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

from rules.core.library import games

ALL = "all games"
"""What is said of tests that are about no game alone."""
DEAREST = 10
"""How many files are told."""
FIRST = (
    *("tests/docs/test_new_game.py", "tests/docs/test_hosting.py", "tests/test_by_game.py", "tests/test_wheel.py"),
    *("tests/laws/test_laws.py", "tests/fuzz/", "tests/render/test_boards.py", "tests/bot/app/test_secrecy.py"),
)
"""Files with tests that take many seconds each: they begin first, so that no worker is left with one in the end."""
OTHER_BROWSER = "[firefox"
"""In the ids of what is tried in the second browser: it comes next, so that one worker alone starts that browser."""
SPENT = "processor seconds"
_BEGUN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    item.stash[_BEGUN] = _spent()
    return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    try:
        return (yield)
    finally:
        item.user_properties.append((SPENT, _spent() - item.stash[_BEGUN]))


def _spent() -> float:
    """Returns the seconds that this process and those that it has waited for have had of the processor."""
    used = [resource.getrusage(of) for of in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(of.ru_utime + of.ru_stime for of in used)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for found in terminalreporter.stats.values() for report in found]
    spent = [
        (report.nodeid, seconds)
        for report in reports
        if isinstance(report, pytest.TestReport) and report.when == "call"
        for name, seconds in report.user_properties
        if name == SPENT
    ]
    by_game = sorted(sums(spent, game_of).items())
    by_file = sums(spent, file_of).most_common(DEAREST)
    for title, found in (("of tests", by_game), ("of the dearest files", by_file)):
        told = ", ".join(f"{name} {seconds:.0f}" for name, seconds in found)
        terminalreporter.write_line(f"{SPENT} {title}: {told or 'none'}")


def sums(spent: Iterable[tuple[str, float]], name_of: Callable[[str], str]) -> Counter[str]:
    """Sums up seconds of tests by a name that each test gives."""
    found: Counter[str] = Counter()
    for test, seconds in spent:
        found[name_of(test)] += seconds
    return found


def file_of(test: str) -> str:
    return test.partition("::")[0]


def game_of(test: str) -> str:
    """Returns the game that is named by the file of a test, by its own name or by what it is tried with."""
    words = re.split(r"[^a-z0-9]+", test.lower())
    return next((game for game in games() if game in words), ALL)
