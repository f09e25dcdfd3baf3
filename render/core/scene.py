"""What a picture is drawn from, besides the view itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from PIL import Image

from render.core.palette import wearing
from rules.core.contract import Seat


class Words(Protocol):
    """Says a message in the reader's language: ``words("tikal-phase-act")``. The full id, the game's name included."""

    def __call__(self, id: str, **args: Any) -> str: ...


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture points out on top of the position. Made of plain data, so that it can wait in a queue."""

    seat: Seat | None = None
    """For whose eyes the picture is; None for everybody."""
    names: tuple[str, ...] = ()
    """The players' names in the order of seats."""
    colours: tuple[int, ...] = ()
    """Which look of the palette each seat wears; `Artist` sees to it. None: each that of its own number."""
    waiting: tuple[Seat, ...] = ()
    """The seats that are awaited."""
    clock: str = ""
    """Words for the time that is left, ready to be shown; may be empty."""
    table: str = ""
    """The table's name."""
    events: tuple[Any, ...] = ()
    """What happened in the last turn, as this eye may know it, oldest first: events of the game."""
    chosen: tuple[str, ...] = ()
    """Tokens of the notation being put together."""
    targets: tuple[str, ...] = ()
    """Tokens that may come next; those that name a space of the board are outlined."""


Draw = Callable[[Any, Marks, Words], Image.Image]
"""Draws a view: ``draw(view, marks, words)``; at most 1600 px wide, mode RGB."""

WriteText = Callable[[Any, Marks, Words], str]
"""Writes a view as a complete text board in a fixed-width layout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Artist:
    """How one game is shown; `render/<game>/__init__.py` names its own ``ARTIST``."""

    pictures: Mapping[str, Draw]
    """Pictures by name; ``board`` is the one everybody sees, others such as ``hand`` are for their seat alone."""
    choosing: Mapping[str, str] = field(default_factory=dict)
    """By verb: the picture that shows what is chosen while such a notation is put together, if not the board."""
    text: WriteText
    gallery: Callable[[Words], list[tuple[str, Image.Image]]]
    """Draws every component once, with its caption, for the contact sheet."""

    def draw(self, name: str, view: Any, marks: Marks, words: Words) -> Image.Image:
        """Draws one of the pictures, every seat in its colour."""
        with wearing(marks.colours):
            return self.pictures[name](view, marks, words)

    def write(self, view: Any, marks: Marks, words: Words) -> str:
        """Writes the text board, every seat with its mark."""
        with wearing(marks.colours):
            return self.text(view, marks, words)
