"""Pictures as messages show them: drawn, or not, and which of them a message shows that need not be sent again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

import msgspec

from bot.app.speech.messages import Picture
from render.core import studio
from render.core.canvas import Point
from render.core.encode import Patch
from render.core.scene import WIDE, Layout, Lying, Marks, Places
from rules.core import codec

MOST = 4096
"""Messages that are remembered; after a restart, and beyond these, a picture is sent once more than needed."""


class DrawingFailed(Exception):
    """A picture could not be drawn. The message it belongs to is complete without it."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """An encoded picture."""

    data: bytes
    mime: str
    places: Places = field(default_factory=dict)
    """Where on it lies what may be chosen next, in the order of reading: a press there is the press of that choice."""
    patches: Sequence[Patch] = ()
    """What parts of it go where on another picture, as only they have changed since; none where it is whole."""
    holds: Mapping[str, str] = field(default_factory=dict)
    """What each of the places holds, in words, for who does not see the picture."""
    clear: Mapping[str, Point | None] = field(default_factory=dict)
    """Where a price covers nothing, None for nowhere, at those of the places of which the game says it."""
    lying: Sequence[Lying] = ()
    """What there is anywhere on it, in words, for who points there: by where it lies, of two the later one on top."""


def broad_from(picture: Picture) -> float:
    """Returns how many times as broad as high a room is from which on a picture is larger there broad than wide."""
    said = studio.artist(picture.game).pictures[picture.name].broad_from
    return said if isinstance(said, float) else said[len(msgspec.json.decode(picture.marks, type=Marks).names)]


def is_bare(picture: Picture) -> bool:
    """Says whether a price can stand on each of many places of a picture, as nothing is written there."""
    return studio.artist(picture.game).pictures[picture.name].bare


def is_by_coordinates(picture: Picture) -> bool:
    """Says whether the spaces of a game are called by coordinates, a row and a number."""
    return studio.artist(picture.game).by_coordinates


def is_roomy(picture: Picture) -> bool:
    """Says whether in this game one chooses from something beside the board now and then, such as a hand."""
    return any(name != "board" for name in studio.artist(picture.game).choosing.values())


@dataclass(frozen=True, slots=True)
class Seen:
    """What a message shows, by fingerprints; nothing that is known of when they are empty."""

    picture: bytes = b""
    data: bytes = b""

    def is_of(self, picture: Picture | None, layout: Layout = WIDE) -> bool:
        """Says whether this is just the picture that is to be drawn, so that it need not be."""
        return picture is not None and self.picture == _fingerprint(codec.encode((picture, layout)))

    def looks_like(self, data: bytes) -> bool:
        """Says whether a picture came out just like this one."""
        return self.data == _fingerprint(data)


class Shown:
    """The pictures that messages of one chat show, as far as they were shown since the start."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._seen: OrderedDict[str, Seen] = OrderedDict()

    def of(self, message: str) -> Seen:
        """Returns what a message shows."""
        return self._seen.get(message, Seen())

    def note(self, message: str, picture: Picture | None, data: bytes, layout: Layout = WIDE) -> None:
        """Notes what a message shows from now on."""
        self._seen.pop(message, None)
        if picture is not None:
            self._seen[message] = Seen(_fingerprint(codec.encode((picture, layout))), _fingerprint(data))
        while len(self._seen) > self._most:
            self._seen.popitem(last=False)


def _fingerprint(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()
