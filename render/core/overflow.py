"""Text that does not fit where it stands: noted while somebody watches, which only tests do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Point

_SLACK = 2
"""By how many pixels a letter may reach over an edge; more can be seen."""


@dataclass(frozen=True, slots=True)
class _Watch:
    sheets: list[tuple[Image.Image, Box]] = field(default_factory=list)
    """What was laid where, the latest last."""
    found: list[str] = field(default_factory=list)


_WATCH: ContextVar[_Watch | None] = ContextVar("watch", default=None)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Gives a list to which every text is added, while pictures are drawn, that had to be cut or reaches too far."""
    watch = _Watch()
    token = _WATCH.set(watch)
    try:
        yield watch.found
    finally:
        _WATCH.reset(token)


def note_sheet(canvas: Image.Image, box: Box) -> None:
    """Notes a box in which all text must stay that begins, ends or is centred in it."""
    if (watch := _WATCH.get()) is not None:
        watch.sheets.append((canvas, box))


def note_text(canvas: Image.Image, at: Point, ink: tuple[float, float, float, float], text: str) -> None:
    """Notes a text that was written at a place, and how far its ink reaches from there."""
    if (watch := _WATCH.get()) is None:
        return
    x, y = at
    boxes = [box for on, box in watch.sheets if on is canvas and box[0] <= x <= box[2] and box[1] <= y <= box[3]]
    left, top, right, bottom = boxes[-1] if boxes else (0, 0, *canvas.size)
    inside = left - _SLACK <= x + ink[0] and x + ink[2] <= right + _SLACK
    if not inside or y + ink[1] < top - _SLACK or y + ink[3] > bottom + _SLACK:
        watch.found.append(f"{text!r} reaches out of its box")


def note_cut(text: str) -> None:
    """Notes that a text was too long for its place in any size."""
    if (watch := _WATCH.get()) is not None:
        watch.found.append(f"{text!r} had to be cut")
