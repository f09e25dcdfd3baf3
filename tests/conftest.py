"""Puts the toy game on the shelf beside the real ones, without copying it, and tells what each game cost."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import bot.words
import render
import rules
from tests.changed import changed, of_changed
from tests.disk import wait_for_no_disk
from tests.migrated import migrate_once
from tests.times import (
    FIRST,
    OTHER_BROWSER,
    game_of,
    pytest_runtest_call,
    pytest_runtest_setup,
    pytest_terminal_summary,
)

__all__ = ["pytest_runtest_call", "pytest_runtest_setup", "pytest_terminal_summary"]

TOY = Path(__file__).parent / "toy"
collect_ignore = ["skeleton"]
"""What `newgame` makes games of: its tests are run in a copy (`tests/docs/test_new_game.py`)."""

for package, folder in ((rules, "rules"), (render, "render"), (bot.words, "words")):
    path = str(TOY / folder)
    if path not in package.__path__:
        package.__path__.append(path)

sys.dont_write_bytecode = False
"""Whatever the machine has set: to write the asserts of all tests anew takes longer than to find the tests."""

wait_for_no_disk()
migrate_once()
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("any machine")  # how quick it is, or how busy, or what luck it has, decides no test


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run the tests of this game alone")
    parser.addoption("--changed", action="store_true", help="run the tests of what is not as it is upstream")
    parser.addoption("--short", action="store_true", help="leave out the tests that take long")
    parser.addoption("--long", action="store_true", help="run the tests that take long alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("game"):
        keep(config, items, {item.nodeid for item in items if game_of(item.nodeid) == config.getoption("game")})
    if config.getoption("changed"):
        keep(config, items, of_changed([item.nodeid for item in items], changed()))
    if config.getoption("short") or config.getoption("long"):
        keep(config, items, {item.nodeid for item in items if takes_long(item) == config.getoption("long")})
    items.sort(key=lambda item: (not item.nodeid.startswith(FIRST), OTHER_BROWSER not in item.nodeid))


def takes_long(item: pytest.Item) -> bool:
    """Says whether a test is marked ``long``, and tried with none of the parameters that its mark names in ``but``."""
    mark = item.get_closest_marker("long")
    tried = item.callspec.id.split("-") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else []
    return mark is not None and not set(tried) & mark.kwargs.get("but", set())


def keep(config: pytest.Config, items: list[pytest.Item], ids: set[str]) -> None:
    """Leaves out all tests but those with these ids."""
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in ids])
    items[:] = [item for item in items if item.nodeid in ids]


def pytest_collection() -> None:
    """Nothing of what is found goes before the end, so it is not looked through again and again."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What tests make is looked through seldom: positions are many small values, which nearly all go by themselves."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()
