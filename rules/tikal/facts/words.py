"""How the facts of Tikal alone are written: spaces, squares, groups of figures, motifs."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.core import facts
from rules.core.contract import Fact
from rules.core.facts import Args, Read, Write, number_of, seat_of, words_of
from rules.tikal import data
from rules.tikal.state import TikalState


def _space(state: TikalState, word: str) -> int:
    if word not in data.INDEX:
        raise ValueError(f"{word!r} is no space; spaces are a1 to h5")
    return data.INDEX[word]


def _level(state: TikalState, word: str) -> int:
    """Reads the value of a square and returns its place among the squares."""
    level = number_of(word, data.HIGHEST_SQUARE)
    if level < data.LOWEST_SQUARE:
        raise ValueError(f"squares go from {data.LOWEST_SQUARE} to {data.HIGHEST_SQUARE}")
    return level - data.LOWEST_SQUARE


_WORDS: dict[str, Callable[[TikalState, str], int]] = {"SPACE": _space, "SEAT": seat_of, "LEVEL": _level}


def group_of(value: str) -> tuple[int, bool]:
    """Reads a group of figures: its workers, and whether the leader is in it."""
    found = re.fullmatch(r"([0-9]{1,2})(\+L)?|L", value)
    if found is None:
        raise ValueError(f"{value!r} is no group of figures; groups are 2, L, 2+L or 0")
    return int(found[1] or 0), value.endswith("L")


def motifs_of(value: str) -> Args:
    """Reads a list of motifs."""
    for word in words_of(value):
        if word not in data.MOTIFS:
            raise ValueError(f"{word!r} is no motif; motifs are {', '.join(data.MOTIFS)}")
    return words_of(value)


def fact(usage: str, read: Read, write: Write | None = None) -> Fact[TikalState]:
    """Makes a fact of Tikal."""
    return facts.fact(usage, _WORDS, read, write)
