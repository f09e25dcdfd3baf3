"""Large images, such as the ground of a board: drawn once, and kept while there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import update_wrapper
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

from render.core.canvas import Sprite

P = ParamSpec("P")
T = TypeVar("T")

ROOM = 200_000_000
"""Bytes that all of them take in a process: boards of five games, drawn by turns in two layouts, are drawn as soon as
if everything were kept; in 150 MB it takes a quarter longer."""
BYTES = {"L": 1, "1": 1, "P": 1}
"""Of a pixel, by the mode of the image; of colours it has four, be it that the last one is not used."""


@dataclass(slots=True)
class _Entry:
    drawn: Any
    size: int
    price: float
    """Seconds that each byte of it took, without those of what it is made of and what is kept for itself."""
    due: float
    """What has the least goes first: the price, and what had gone when it was asked for last."""


class Room:
    """What was drawn by any function; what would be drawn again soonest for the bytes that it takes goes first.

    What is not asked for loses worth as others go, so nothing stays because it was dear once. By the time of the last
    question alone all would go round: grounds of single positions, drawn in a moment, took the place of islands and
    jungles that each next position asks for. (It is what caches know as GreedyDual-Size.)
    """

    def __init__(self, size: int, clock: Callable[[], float] = thread_time) -> None:
        self._size, self._clock = size, clock
        self._kept: dict[Hashable, _Entry] = {}
        self._taken, self._gone, self._within = 0, 0.0, 0.0

    def find(self, draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns what a function draws of some arguments, which it is asked for if that is not there."""
        key = (draw, args, *kwargs.items())
        if key in self._kept:
            entry = self._kept[key]
            entry.due = self._gone + entry.price
        else:
            drawn, seconds = self._timed(lambda: draw(*args, **kwargs))
            entry = self._keep(key, drawn, seconds)
        found: T = entry.drawn
        return found

    def clear(self, draw: Callable[..., Any]) -> None:
        """Forgets what a function has drawn."""
        for key in [key for key in self._kept if isinstance(key, tuple) and key[0] is draw]:
            self._forget(key)

    def _timed(self, draw: Callable[[], T]) -> tuple[T, float]:
        """Draws, and returns how long it took without what was drawn for it and is kept for itself."""
        began, outside, self._within = self._clock(), self._within, 0.0
        try:
            return draw(), self._clock() - began - self._within
        finally:
            self._within = outside + self._clock() - began

    def _keep(self, key: Hashable, drawn: Any, seconds: float) -> _Entry:
        size = size_of(drawn)
        price = seconds / size
        entry = self._kept[key] = _Entry(drawn, size, price, self._gone + price)
        self._taken += size
        while self._taken > self._size and len(self._kept) > 1:
            first = min(self._kept, key=lambda key: self._kept[key].due)
            self._gone = self._kept[first].due
            self._forget(first)
        return entry

    def _forget(self, key: Hashable) -> None:
        self._taken -= self._kept.pop(key).size


_room = Room(ROOM)


class Kept(Generic[P, T]):
    """A function that draws; what it has drawn is kept in the room of all such functions."""

    def __init__(self, draw: Callable[P, T]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        return _room.find(self._draw, *args, **kwargs)

    def cache_clear(self) -> None:
        """Forgets what has been drawn, as what `lru_cache` makes does."""
        _room.clear(self._draw)


def kept(draw: Callable[P, T]) -> Kept[P, T]:
    """Lets a pure function of hashable arguments draw each large image once, while there is room for it.

    `lru_cache` counts images, whatever their size: grounds of 8 MB, some for each kind, layout and part of a picture,
    came to 500 MB in a process that draws all games.
    """
    return Kept(draw)


def size_of(drawn: Any) -> int:
    """Returns how many bytes the images take that were drawn: one, a sprite, or a tuple of these."""
    return sum(image.width * image.height * BYTES.get(image.mode, 4) for image in _images(drawn))


def _images(drawn: Any) -> Iterator[Image.Image]:
    if isinstance(drawn, Image.Image):
        yield drawn
    elif isinstance(drawn, Sprite):
        yield drawn.image
    else:
        for part in drawn:
            yield from _images(part)
