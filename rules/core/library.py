"""The shelf: finds the games that are there. A game is a package beside `core` with ``meta`` and ``game``."""

from __future__ import annotations

import importlib
import pkgutil
from fnmatch import fnmatch
from functools import cache
from importlib import resources
from typing import cast

import rules
from rules.core.contract import AnyGame, Meta


def games() -> tuple[str, ...]:
    """Returns the ids of all games, in alphabetical order, without importing them."""
    return _in_folders(tuple(rules.__path__))


@cache
def _in_folders(folders: tuple[str, ...]) -> tuple[str, ...]:
    found = (module.name for module in pkgutil.iter_modules(folders) if module.ispkg)
    return tuple(sorted(name for name in found if name != "core"))


@cache
def meta(game: str) -> Meta:
    """Returns what a game is called and for how many it is; raises `LookupError` for an unknown id."""
    _require(game)
    return cast(Meta, importlib.import_module(f"rules.{game}.meta").META)


@cache
def load(game: str) -> AnyGame:
    """Returns the game itself; raises `LookupError` for an unknown id."""
    _require(game)
    return cast(AnyGame, importlib.import_module(f"rules.{game}.game").GAME)


@cache
def lesson(game: str) -> tuple[str, ...]:
    """Returns the texts of a game's lesson, none where it has none; raises `LookupError` for an unknown id.

    ``lesson.txt`` comes first, and further parts such as ``lesson_auction.txt`` by their names.
    """
    _require(game)
    parts = [file for file in resources.files(f"rules.{game}").iterdir() if fnmatch(file.name, "lesson*.txt")]
    return tuple(part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name))


def _require(game: str) -> None:
    if game not in games():
        raise LookupError(game)
