"""Puts the toy game on the shelf beside the real ones, without copying it, and tells what each game cost."""

from __future__ import annotations

from pathlib import Path

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
