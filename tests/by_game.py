"""What tests are tried with, game by game, found while they are collected: a broken game fails in its own alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from rules.core.library import games

T = TypeVar("T")


def each(parts: Callable[[str], Iterable[T]]) -> list[tuple[str, Any]]:
    """Returns every game with each of its parts; a game that cannot tell them has one, the text of what is wrong.

    A test that is tried with it looks at the game, and so fails of what is wrong.
    """
    return [(game, part) for game in games() for part in _parts(game, parts)]


def _parts(game: str, parts: Callable[[str], Iterable[T]]) -> list[Any]:
    try:
        return list(parts(game))
    except Exception as error:
        return [f"{type(error).__name__} {error}"]


def having(trait: Callable[[str], object]) -> list[str]:
    """Returns the games that have something; a game that cannot tell counts as one."""
    return [game for game, _ in each(lambda game: [True] if trait(game) else [])]
