"""What a game brings along for the tests that run over all games: found by its name, or said what to write."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rules.core.library import load


class Missing(AssertionError):
    """A game does not bring along what a test needs; the text says what to write where."""


def brought(module: str, name: str, what: str) -> Any:
    """Returns what a module names; raises `Missing` where there is no such module, or no such name in it."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there and imports something that is not
        found = None
    if not hasattr(found, name):
        raise Missing(f"{module.replace('.', '/')}.py must name {name}: {what} (docs/adding_a_game.md)")
    return getattr(found, name)


def verbs_of(game: str) -> tuple[str, ...]:
    """Returns the first words of all notations of a game."""
    found: Any = load(game)
    return tuple(found.sequence.verbs)
