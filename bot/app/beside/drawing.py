"""Draws the pictures of messages, in worker processes: for everybody in turn, and what was just drawn not again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from hashlib import blake2b
from weakref import WeakValueDictionary

from bot.app.speech.language import Words
from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing, DrawingFailed
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from render.core.studio import Before, Drawn, Studio
from rules.core import codec, library

log = logging.getLogger(__name__)

KEPT = 32
"""Pictures that are kept; most are asked for by several people, or on several pages, at about the same time."""
KEPT_MOVING = 4
"""Moving pictures that are kept, which are much larger."""

AHEAD = 5.0
"""Seconds after the start from which on boards are painted ahead: what is begun for a moment alone paints none."""

KEPT_THUMBNAILS = 256
"""Thumbnails that are kept, of 20 KB at most: each is looked at as long as nobody moves."""


class Drawings:
    """The pictures that are asked for. Whoever asks for many waits for them; others are drawn theirs in between."""

    def __init__(self, studio: Studio, at_once: int) -> None:
        self._studio = studio
        self._turns = Turns(at_once)
        self._drawn, self._moving, self._thumbnails = _Kept(KEPT), _Kept(KEPT_MOVING), _Kept(KEPT_THUMBNAILS)
        self._one: WeakValueDictionary[tuple[str, bytes], asyncio.Lock] = WeakValueDictionary()
        self._one_moving: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def paint_ahead(self) -> None:
        """Has what never changes of all boards painted a moment after the start: the first picture of each game would
        wait for it. Who asks for one meanwhile waits for one game's at most."""
        await asyncio.sleep(AHEAD)
        for game in library.games():
            async with self._turns.turn("ahead"):
                try:
                    await self._studio.paint_ahead(game)
                except Exception as error:
                    log.warning("The board of %s could not be painted ahead: %s", game, type(error).__name__)

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
            async with self._one_moving.setdefault(who, asyncio.Lock()):  # nobody has more than one drawn at a time
                return await self._moving.find(key, nullcontext(), lambda: self._film(picture, layout, format, who))
        async with self._one.setdefault((who, key), asyncio.Lock()):  # a page asks for it and for its places at once
            turn = self._turns.turn(who)
            return await self._drawn.find(key, turn, lambda: self._draw(picture, layout, format, before))

    async def thumbnail(self, picture: Picture, who: str = "") -> Drawing:
        """Draws a board as it stands in a list, in turn with all else; raises `DrawingFailed`."""
        key = blake2b(codec.encode(picture)).digest()
        turn = self._turns.turn(f"{who} thumbnails")  # who plays does not wait for the pictures of a list
        return await self._thumbnails.find(key, turn, lambda: self._reduced(picture))

    async def _draw(self, picture: Picture, layout: Layout, format: Format, before: Picture | None) -> Drawing:
        seen = None
        if before is not None and _alike(before, picture):
            seen = Before(bytes(before.view), bytes(before.marks))
        view, marks, words = bytes(picture.view), bytes(picture.marks), Words(picture.language)
        game, name, small = picture.game, picture.name, picture.preview
        with _named(picture):
            return _drawing(await self._studio.draw(game, name, view, marks, words, layout, format, small, seen))

    async def _reduced(self, picture: Picture) -> Drawing:
        view, marks, words = bytes(picture.view), bytes(picture.marks), Words(picture.language)
        with _named(picture):
            return _drawing(await self._studio.draw_thumbnail(picture.game, view, marks, words))

    async def _film(self, picture: Picture, layout: Layout, format: Format, who: str) -> Drawing:
        """Draws a moving picture: each of its pictures in its turn, so that others are drawn theirs in between."""
        game, name, words, frames = picture.game, picture.name, Words(picture.language), []
        with _named(picture):
            for frame in picture.frames:
                async with self._turns.turn(who):
                    frame_of = self._studio.draw_frame(game, name, bytes(frame.view), bytes(frame.marks), words, layout)
                    frames.append(await frame_of)
            async with self._turns.turn(who):
                return _drawing(await self._studio.join_frames(frames, format))


class _Kept:
    """Drawings by what they show, so many: the one that was asked for longest ago goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._drawn: OrderedDict[bytes, Drawing] = OrderedDict()

    async def find(
        self, key: bytes, turn: AbstractAsyncContextManager[None], draw: Callable[[], Awaitable[Drawing]]
    ) -> Drawing:
        """Returns a drawing; where it is not there it is made, at a turn."""
        if key not in self._drawn:
            async with turn:
                if key not in self._drawn:  # somebody else's turn may have come before
                    self._drawn[key] = await draw()
        self._drawn.move_to_end(key)
        drawing = self._drawn[key]
        while len(self._drawn) > self._most:
            self._drawn.popitem(last=False)
        return drawing


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


@contextmanager
def _named(picture: Picture) -> Iterator[None]:
    """Says of whatever goes wrong which picture it was."""
    try:
        yield
    except Exception as error:
        raise DrawingFailed(f"{picture.game}/{picture.name}: {type(error).__name__}") from error


def _drawing(drawn: Drawn) -> Drawing:
    mime = mime_of(drawn.data)
    return Drawing(drawn.data, mime, drawn.places, drawn.patches, drawn.holds, drawn.clear, drawn.lying)


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
