"""How the facts of Tikal alone are written: spaces, squares, groups of figures, motifs."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from rules.core import facts
from rules.core.contract import Fact
from rules.core.facts import Args, Judge, Read, Write, each, number_of, seat_of, words_of
from rules.tikal import data
from rules.tikal.guards import FIGURES
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


def _listed(what: str, known: Collection[str]) -> Judge:
    """Returns what judges a word of which there are only these."""

    def judge(state: TikalState, word: str) -> None:
        if word not in known:
            raise ValueError(f"{word!r} is no {what}")

    return judge


def _way(state: TikalState, value: str) -> None:
    for word in value.split("-"):
        _space(state, word)


def _laid(state: TikalState, value: str) -> None:
    """Judges a tile with its rotation; what is printed on the board has none."""
    tile, rotation = (*words_of(value), "")[:2]
    if value != "printed" and (tile not in data.TILES or rotation not in _ROTATIONS or len(words_of(value)) > 2):
        raise ValueError(f"{value!r} is no tile with its rotation; such are A6 r0, and printed")


def _guard(state: TikalState, value: str) -> None:
    name, figure = (*words_of(value), "")[:2]
    seat_of(state, name)
    if figure not in FIGURES.values() or len(words_of(value)) > 2:
        raise ValueError(f"{value!r} is no guard; guards are P1 worker or P1 L")


_ROTATIONS = [f"r{k}" for k in data.ROTATIONS]
_TILE = _listed("tile; tiles are A1 to G4", data.TILES)

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


_VALUES: dict[str, Judge] = {
    "TILE": _TILE,
    "TILES": each(_TILE),
    "TILE and rotation": _laid,
    "LETTERS": each(_listed("letter of a tile", {tile[0] for tile in data.TILES})),
    "WAY": _way,
    "ROTATIONS": each(_listed("rotation; rotations are r0 to r5", _ROTATIONS)),
    "GROUP": lambda state, value: group_of(value),
    "SEAT and figure": _guard,
    "MOTIFS": lambda state, value: motifs_of(value),
}


def fact(usage: str, read: Read, write: Write | None = None) -> Fact[TikalState]:
    """Makes a fact of Tikal."""
    return facts.fact(usage, _WORDS, read, write, _VALUES)
