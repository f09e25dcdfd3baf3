"""Puts the toy game on the shelf beside the real ones, without copying it."""

from __future__ import annotations

from pathlib import Path

import bot.words
import render
import rules

TOY = Path(__file__).parent / "toy"

for package, folder in ((rules, "rules"), (render, "render"), (bot.words, "words")):
    path = str(TOY / folder)
    if path not in package.__path__:
        package.__path__.append(path)
