"""How facts are written: what may follow a name, and what a value may be; what makes no sense is a `ValueError`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeAlias

from rules.core.contract import Fact, Seat
from rules.tikal import data
from rules.tikal.state import TikalState

Args: TypeAlias = tuple[str, ...]
Where: TypeAlias = tuple[int, ...]
"""What the words after a name mean: indices of spaces, seats, or a number."""

Read: TypeAlias = Callable[[TikalState, Where], str]
Write: TypeAlias = Callable[[TikalState, Where, str], TikalState]

NOTHING = "-"


def _where(state: TikalState, kinds: list[str], args: Args) -> Where:
    """Reads the words after a fact's name, of which the usage says what they are."""
    if len(args) != len(kinds):
        raise ValueError(f"{' and '.join(kinds) or 'nothing'} must follow the name")
    return tuple(_WORDS[kind](state, word) for kind, word in zip(kinds, args, strict=True))


def _space(state: TikalState, word: str) -> int:
    if word not in data.INDEX:
        raise ValueError(f"{word!r} is no space; spaces are a1 to h5")
    return data.INDEX[word]


def seat_of(state: TikalState, word: str) -> Seat:
    """Reads a seat: P0, P1 and so on."""
    names = [seat_text(seat) for seat in range(len(state.players))]
    if word not in names:
        raise ValueError(f"{word!r} is no seat; seats are {', '.join(names)}")
    return names.index(word)


def _level(state: TikalState, word: str) -> int:
    """Reads the value of a square and returns its place among the squares."""
    level = number_of(word, data.HIGHEST_SQUARE)
    if level < data.LOWEST_SQUARE:
        raise ValueError(f"squares go from {data.LOWEST_SQUARE} to {data.HIGHEST_SQUARE}")
    return level - data.LOWEST_SQUARE


_WORDS: dict[str, Callable[[TikalState, str], int]] = {"SPACE": _space, "SEAT": seat_of, "LEVEL": _level}


def words_of(value: str) -> Args:
    """Reads a list of any words."""
    return () if value == NOTHING else tuple(value.split())


def list_text(words: Iterable[str]) -> str:
    """Writes a list of words."""
    return " ".join(words) or NOTHING


def seat_text(seat: Seat | None) -> str:
    """Writes a seat."""
    return NOTHING if seat is None else f"P{seat}"


def number_of(value: str, most: int) -> int:
    """Reads a number from 0 to ``most``."""
    if not re.fullmatch("[0-9]{1,4}", value) or int(value) > most:
        raise ValueError(f"{value!r} is no number from 0 to {most}")
    return int(value)


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
    """Makes a fact of its usage ``name SPACE SEAT = VALUE``: the words in capitals say what must follow the name."""
    name, *kinds = usage.partition(" = ")[0].split()

    def read_words(state: TikalState, args: Args) -> str:
        return read(state, _where(state, kinds, args))

    def write_words(state: TikalState, args: Args, value: str) -> TikalState:
        assert write is not None
        return write(state, _where(state, kinds, args), value)

    return Fact(
        name=name,
        usage=usage if write else f"{usage} (can only be read)",
        read=read_words,
        write=write_words if write else None,
    )
