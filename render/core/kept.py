"""Large images, such as the ground of a board: drawn once, and kept while there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

from render.core.canvas import Sprite

P = ParamSpec("P")
T = TypeVar("T")

ROOM = 250_000_000
"""Bytes that all of them take in a process: new positions of five games, drawn by turns in two layouts, are drawn as
soon as if everything were kept; in 150 MB they take twice as long."""
BYTES = {"L": 1, "1": 1, "P": 1}
"""Of a pixel, by the mode of the image; of colours it has four, be it that the last one is not used."""


class Room:
    """What was drawn by any function, in the order in which it was asked for last: the first of it goes.

    Before all else goes what was drawn for something else that is kept, such as the trees of a jungle, until it is
    asked for again: or boards by turns would each be drawn anew, as the parts of one would take the place of another.
    """

    def __init__(self, size: int) -> None:
        self._size, self._taken, self._depth = size, 0, 0
        self._drawn: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    def find(self, draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns what a function draws of some arguments, which it is asked for if that is not there."""
        key = (draw, args, *kwargs.items())
        if key in self._drawn:
            self._drawn.move_to_end(key)
            found: T = self._drawn[key]
            return found
        self._depth += 1
        try:
            drawn = draw(*args, **kwargs)
        finally:
            self._depth -= 1
        self._drawn[key] = drawn
        self._drawn.move_to_end(key, last=not self._depth)
        self._taken += size_of(drawn)
        while self._taken > self._size and len(self._drawn) > 1:
            self._forget(next(iter(self._drawn)))
        return drawn

    def clear(self, draw: Callable[..., Any]) -> None:
        """Forgets what a function has drawn."""
        for key in [key for key in self._drawn if key[0] is draw]:
            self._forget(key)

    def _forget(self, key: tuple[Any, ...]) -> None:
        self._taken -= size_of(self._drawn.pop(key))


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
