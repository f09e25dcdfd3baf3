"""Draws the pictures of messages, in worker processes."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.app.speech.language import Words
from bot.app.speech.messages import Picture
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout, Places
from render.core.studio import Studio


class DrawingFailed(Exception):
    """A picture could not be drawn. The message it belongs to is complete without it."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """An encoded picture."""

    data: bytes
    mime: str
    places: Places = field(default_factory=dict)
    """Where on it lies what may be chosen next, in the order of reading: a press there is the press of that choice."""


async def draw(studio: Studio, picture: Picture, layout: Layout = WIDE, format: Format = WEBP) -> Drawing:
    """Draws a picture; raises `DrawingFailed`."""
    view, marks, words = bytes(picture.view), bytes(picture.marks), Words(picture.language)
    try:
        drawn = await studio.draw(picture.game, picture.name, view, marks, words, layout, format, picture.preview)
    except Exception as error:
        raise DrawingFailed(f"{picture.game}/{picture.name}: {type(error).__name__}") from error
    return Drawing(drawn.data, mime_of(drawn.data), drawn.places)


def mime_of(data: bytes) -> str:
    """Tells the format of an encoded picture by its first bytes."""
    if data.startswith(b"\xff\xd8"):
        return "image/jpeg"
    return "image/webp" if data[8:12] == b"WEBP" else "image/png"
