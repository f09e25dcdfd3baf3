"""Puts the toy game on the shelf beside the real ones, without copying it, and tells what each game cost."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

import bot.words
import render
import rules
from tests.times import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]

TOY = Path(__file__).parent / "toy"
collect_ignore = ["skeleton"]
"""What `newgame` makes games of: its tests are run in a copy (`tests/docs/test_new_game.py`)."""

for package, folder in ((rules, "rules"), (render, "render"), (bot.words, "words")):
    path = str(TOY / folder)
    if path not in package.__path__:
        package.__path__.append(path)

sys.dont_write_bytecode = False
"""Whatever the machine has set: to write the asserts of all tests anew takes longer than to find the tests."""


settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # how quick it is, or how busy, decides no test


def pytest_collection() -> None:
    """Nothing of what is found goes before the end, so it is not looked through again and again."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
