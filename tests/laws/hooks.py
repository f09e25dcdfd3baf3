"""What the laws must be told of a game because its contract does not say it. Each game has a module here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.contract import Seat
from tests.brought import brought


@dataclass(frozen=True, slots=True, kw_only=True)
class Hook:
    """What `tests/laws/<game>.py` names ``HOOK``."""

    components: Callable[[Any], Mapping[str, int]]
    """Counts, in a state, the components of every finite stock by kind, wherever they are: it never changes."""
    points: Callable[[Any], Iterable[tuple[Seat, int]]]
    """Says which seats an event gave how many points, or took; from setup to the end they add up to the scores."""
    start: Callable[[Any], Iterable[tuple[Seat, int]]] = lambda state: ()
    """Says how many points the seats have from setup, which no event tells."""
    sealed: frozenset[str] = frozenset()
    """The kinds of decision that several seats answer in secret, in any order."""
    told: frozenset[str] = frozenset()
    """The kinds of event that tell everybody what the position does not keep."""
    bound: int = 2000
    """No random game has more entries."""


def hook(game: str) -> Hook:
    found: Hook = brought(f"tests.laws.{game}", "HOOK", "a tests.laws.hooks.Hook")
    return found
