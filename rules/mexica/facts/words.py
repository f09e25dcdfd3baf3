"""How the facts of Mexica alone are written: squares, tiles, bridges, buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rules.core import facts
from rules.core.contract import Fact
from rules.core.facts import NOTHING, Judge, Read, Write, each, number_of, seat_of, within, words_of
from rules.mexica import data
from rules.mexica.rings import SIDES
from rules.mexica.state import MexicaState, Tile

NEUTRAL = "neutral"
"""Stands for the seat of a neutral building."""


def square_of(state: MexicaState, word: str) -> int:
    """Reads a square that is printed as land and returns its place among these."""
    if word not in data.INDEX:
        raise ValueError(f"{word!r} is no square of the island; squares are A3 to U8, as on the board")
    return data.INDEX[word]


def size_of(state: MexicaState, word: str) -> int:
    """Reads the size of a calpulli."""
    if word not in map(str, data.SIZES):
        raise ValueError(f"{word!r} is no size of a calpulli; sizes are {data.SMALLEST} to {data.LARGEST}")
    return int(word)


def sizes_of(state: MexicaState, value: str) -> tuple[int, ...]:
    """Reads a list of sizes, and sorts them."""
    return within(tuple(sorted(size_of(state, word) for word in words_of(value))), Counter(state.numbers.calpulli))


def tile_of(state: MexicaState, word: str) -> Tile:
    """Reads the squares of a canal tile."""
    tile = tuple(word.split("-"))
    if tile not in SIDES:
        raise ValueError(f"{word!r} is no canal tile; tiles are B13, or B11-B12 with the left or upper square first")
    return tile


def building_of(state: MexicaState, value: str) -> tuple[int | None, int]:
    """Reads whose a building is and its value."""
    owner, number = (*words_of(value), "", "")[:2]
    if len(words_of(value)) != 2 or not number_of(number, data.HIGHEST) >= 1:
        raise ValueError(f"{value!r} is no building; buildings are P0 2 and {NEUTRAL} 2")
    return (None if owner == NEUTRAL else seat_of(state, owner)), int(number)


def _way(state: MexicaState, value: str) -> None:
    for word in value.split("-"):
        square_of(state, word)


def _direction(state: MexicaState, value: str) -> None:
    if value not in data.DIRECTIONS:
        raise ValueError(f"{value!r} is no direction; directions are {' and '.join(data.DIRECTIONS)}")


def _stock(state: MexicaState, value: str) -> None:
    if len(words_of(value)) != data.HIGHEST:
        raise ValueError(f"{value!r} does not say how many buildings of value 1, 2, 3 and 4 there are")


_WORDS: dict[str, Callable[[MexicaState, str], int]] = {"SQUARE": square_of, "SEAT": seat_of, "SIZE": size_of}

_VALUES: dict[str, Judge] = {
    "SQUARE": square_of,
    "SQUARES": each(square_of),
    "TILES": each(tile_of),
    "SIZE": size_of,
    "SIZES": each(size_of),
    "SEAT and value": building_of,
    "WAY": _way,
    "DIRECTION": _direction,
    "NUMBERS of buildings": _stock,
}


def fact(usage: str, read: Read, write: Write | None = None) -> Fact[MexicaState]:
    """Makes a fact of Mexica."""
    return facts.fact(usage, _WORDS, read, write, _VALUES)


def number_or_nothing(number: int | None) -> str:
    return NOTHING if number is None else str(number)
