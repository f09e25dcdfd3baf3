"""One line of text for every action: ``place c3``, ``crown c3``."""

from __future__ import annotations

from typing import assert_never

from rules.core.notation import Reader

from .actions import Action, Crown, Place
from .data import SQUARES

VERBS = ("place", "crown")
"""The first words of all notations; a recorded game must hold each."""


def parse(text: str) -> Action:
    """Reads one notation in any case and with any spacing; raises `Unreadable`."""
    words = Reader(text)
    verb = words.one_of(VERBS)
    square = words.one_of(SQUARES)
    words.finish()
    return Place(square) if verb == "place" else Crown(square)


def format(action: Action) -> str:
    """Returns the one notation of an action that logs and records hold."""
    match action:
        case Place(square=square):
            return f"place {square}"
        case Crown(square=square):
            return f"crown {square}"
        case _:
            assert_never(action)
