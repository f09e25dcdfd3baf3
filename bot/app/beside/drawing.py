"""Draws the pictures of messages, in worker processes: for everybody in turn, and what was just drawn not again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from hashlib import blake2b
from weakref import WeakValueDictionary

from bot.app.speech.language import Words
from bot.app.speech.messages import Frame, Picture
from bot.app.speech.pictures import Drawing, DrawingFailed
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from render.core.studio import Before, Studio
from rules.core import codec

KEPT = 32
"""Pictures that are kept; most are asked for by several people, or on several pages, at about the same time."""
KEPT_MOVING = 4
"""Moving pictures that are kept, which are much larger."""

KEPT_THUMBNAILS = 256
"""Thumbnails that are kept, of 20 KB at most: each is looked at as long as nobody moves."""


class Drawings:
    """The pictures that are asked for. Whoever asks for many waits for them; others are drawn theirs in between."""

    def __init__(self, studio: Studio, at_once: int) -> None:
        self._studio = studio
        self._turns = Turns(at_once)
        self._drawn: OrderedDict[bytes, Drawing] = OrderedDict()
        self._moving: OrderedDict[bytes, Drawing] = OrderedDict()
        self._thumbnails: OrderedDict[bytes, Drawing] = OrderedDict()
        self._one: WeakValueDictionary[tuple[str, bytes], asyncio.Lock] = WeakValueDictionary()
        self._one_moving: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def draw(
        self,
        picture: Picture,
        layout: Layout = WIDE,
        format: Format = WEBP,
        who: str = "",
        before: Picture | None = None,
    ) -> Drawing:
        """Draws a picture when it is the turn of somebody; raises `DrawingFailed`.

        Without ``who`` it is for all posts' sake. Where somebody sees a picture ``before`` it, only what has changed
        since is drawn, if that is less.
        """
        key = blake2b(codec.encode((picture, layout, format, before))).digest()
        if picture.frames:
            return await self._draw_moving(key, picture, layout, format, who)
        async with self._one.setdefault((who, key), asyncio.Lock()):  # a page asks for it and for its places at once
            if key not in self._drawn:
                async with self._turns.turn(who):
                    if key not in self._drawn:  # somebody else's turn may have come before
                        self._drawn[key] = await draw(self._studio, picture, layout, format, before)
        self._drawn.move_to_end(key)
        drawing = self._drawn[key]
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return drawing

    async def thumbnail(self, picture: Picture, who: str = "") -> Drawing:
        """Draws a board as it stands in a list, in turn with all else; raises `DrawingFailed`."""
        key = blake2b(codec.encode(picture)).digest()
        if key not in self._thumbnails:
            async with self._turns.turn(f"{who} thumbnails"):  # who plays does not wait for the pictures of a list
                if key not in self._thumbnails:
                    self._thumbnails[key] = await draw_thumbnail(self._studio, picture)
        self._thumbnails.move_to_end(key)
        drawing = self._thumbnails[key]
        while len(self._thumbnails) > KEPT_THUMBNAILS:
            self._thumbnails.popitem(last=False)
        return drawing

    async def _draw_moving(self, key: bytes, picture: Picture, layout: Layout, format: Format, who: str) -> Drawing:
        """Draws a moving picture: each of its pictures in its turn, so that others are drawn theirs in between.

        Nobody has more than one drawn at a time.
        """
        one = self._one_moving.setdefault(who, asyncio.Lock())
        async with one:
            if key not in self._moving:
                frames = []
                for frame in picture.frames:
                    async with self._turns.turn(who):
                        frames.append(await draw_frame(self._studio, picture, frame, layout))
                async with self._turns.turn(who):
                    self._moving[key] = await join_frames(self._studio, picture, frames, format)
            self._moving.move_to_end(key)
            while len(self._moving) > KEPT_MOVING:
                self._moving.popitem(last=False)
            return self._moving[key]


class Turns:
    """Lets so many work at once. Of those who wait each comes in turn, however much each of them waits for."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits for the turn of somebody, and gives it on at the end."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, who: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called just when it was to wait no more
                self._give_on()
            raise

    def _give_on(self) -> None:
        """Calls the first of those who have waited longest for a turn, and puts who it was behind all others."""
        while self._waiting:
            who, calls = self._waiting.popitem(last=False)
            called = calls.popleft()
            if calls:
                self._waiting[who] = calls
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


async def draw(
    studio: Studio,
    picture: Picture,
    layout: Layout = WIDE,
    format: Format = WEBP,
    before: Picture | None = None,
) -> Drawing:
    """Draws a picture, or only what has changed since another one; raises `DrawingFailed`."""
    view, marks, words = bytes(picture.view), bytes(picture.marks), Words(picture.language)
    seen = Before(bytes(before.view), bytes(before.marks)) if before is not None and _alike(before, picture) else None
    with _named(picture):
        drawn = await studio.draw(picture.game, picture.name, view, marks, words, layout, format, picture.preview, seen)
    mime = mime_of(drawn.data)
    return Drawing(drawn.data, mime, drawn.places, drawn.patches, drawn.holds, drawn.clear, drawn.lying)


async def draw_frame(studio: Studio, picture: Picture, frame: Frame, layout: Layout) -> bytes:
    """Draws one of the pictures of a moving one; raises `DrawingFailed`."""
    view, marks, words = bytes(frame.view), bytes(frame.marks), Words(picture.language)
    with _named(picture):
        return await studio.draw_frame(picture.game, picture.name, view, marks, words, layout)


async def draw_thumbnail(studio: Studio, picture: Picture) -> Drawing:
    """Draws a board as it stands in a list; raises `DrawingFailed`."""
    view, marks, words = bytes(picture.view), bytes(picture.marks), Words(picture.language)
    with _named(picture):
        drawn = await studio.draw_thumbnail(picture.game, view, marks, words)
    return Drawing(drawn.data, mime_of(drawn.data))


async def join_frames(studio: Studio, picture: Picture, frames: Sequence[bytes], format: Format) -> Drawing:
    """Makes a moving picture of its pictures; raises `DrawingFailed`."""
    with _named(picture):
        drawn = await studio.join_frames(frames, format)
    return Drawing(drawn.data, mime_of(drawn.data))


@contextmanager
def _named(picture: Picture) -> Iterator[None]:
    """Says of whatever goes wrong which picture it was."""
    try:
        yield
    except Exception as error:
        raise DrawingFailed(f"{picture.game}/{picture.name}: {type(error).__name__}") from error


def _alike(one: Picture, other: Picture) -> bool:
    """Says whether two pictures show the same thing in the same words, so that much of them may be equal."""
    return (one.game, one.name, one.language) == (other.game, other.name, other.language)


def mime_of(data: bytes) -> str:
    """Tells the format of an encoded picture by its first bytes."""
    if data.startswith(b"\xff\xd8"):
        return "image/jpeg"
    if data.startswith(b"GIF8"):
        return "image/gif"
    return "image/webp" if data[8:12] == b"WEBP" else "image/png"
