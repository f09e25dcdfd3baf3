"""The channel itself: what was said in it is stored, and whoever has a page open is told when something changes."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from bot.app.port import Application, Kept, LoungeMessageRow, Unavailable
from bot.app.speech.messages import Message, Picture, Place, Post, TryLater, Undeliverable
from bot.chat_web.bodies import GONE, Body, Gone, Opened, Said, Shown, read_body, show
from bot.chat_web.links import new_secret
from rules.core import codec

PLATFORM, CHANNEL = "web", "lounge"
TO_DRAW = "application/x-longtable-picture"
"""The stored form of a picture: what is to be drawn, a hundredth of the size of what it looks like."""
PAGE = 50
"""Messages fetched at once."""
PAUSE = 0.002
"""Seconds for each open page between one time that all are told what is new and the next: so all together are told no
more than five hundred times a second, and what comes meanwhile is told at once."""

_THREAD, _POST, _SAID, _REPLY = "thread:", "post:", "said:", "reply:"

T = TypeVar("T")


@dataclass(slots=True)
class Listener:
    """An open page of a user: ``changed`` is set when there may be something new for it."""

    user: str
    link: str = ""
    """The hash of the link by which it came."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    acted: str = ""
    """The last event by which the user did something, on this page or another one."""
    over: bool = False
    """Whether it need not be told anything more: it has left, or its link is void."""

    def end(self) -> None:
        """Tells whoever tells the page of changes that this is over."""
        self.over = True
        self.changed.set()


class Channel:
    """The main channel and its threads, one for each table. It is the `Messenger` of the application."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._clock = app.clock
        self._listeners: list[Listener] = []
        self._asking = asyncio.Lock()
        self._asked: dict[Hashable, Any] = {}
        self._beat_at = 0.0
        self._beat: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        app.memory.watch(self._hear_of_others)

    # ------------------------------------------------------------------ what the application says

    async def deliver(self, post: Post) -> str:
        """Shows a post and returns its number; raises `TryLater` or `Undeliverable`."""
        try:
            async with self._app.memory.write() as kept:
                await _require_thread(kept, post.place)
                row = await self._earlier(kept, post.replaces)
                if row is None:
                    row = await self._add(kept, _POST + post.key, thread=post.place.thread, message=post.message)
                elif post.renews and post.message.picture is None:
                    await self._edit(kept, row, _with_picture_of(read_body(row), post.message))
                else:
                    await self._change(kept, row, message=post.message)
        except Unavailable as error:
            raise TryLater(str(error)) from error
        self._wake()
        return str(row.id)

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        """Opens a thread and says so in the main channel; same key, same thread."""
        body = codec.encode(Opened(thread=key, title=title))
        try:
            async with self._app.memory.write() as kept:
                await kept.lounge.message(_THREAD + key, body=body, at=self._clock.now())
        except Unavailable as error:
            raise TryLater(str(error)) from error
        self._wake()
        return Place(platform=PLATFORM, channel=CHANNEL, thread=key)

    async def rename_thread(self, place: Place, title: str) -> None:
        """Lists a thread by another title."""
        await self._change_thread(place, title=title)

    async def close_thread(self, place: Place) -> None:
        """Puts a thread under the finished ones."""
        await self._change_thread(place, closed=True)

    async def _change_thread(self, place: Place, **changes: Any) -> None:
        """Changes a thread that is not put away yet."""
        try:
            async with self._app.memory.write() as kept:
                row = await kept.lounge.by_key(_THREAD + place.thread)
                body = read_body(row) if row is not None else None
                if row is not None and isinstance(body, Opened) and not body.closed:
                    await kept.lounge.edit(row.id, codec.encode(msgspec.structs.replace(body, **changes)))
        except Unavailable as error:
            raise TryLater(str(error)) from error
        self._wake()

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        """Shows a member something in the main channel that nobody else sees; the same key is shown once."""
        try:
            await self.whisper(user, "", f"tell:{key}", message)
        except Unavailable as error:
            raise TryLater(str(error)) from error

    async def reach(self, place: Place) -> None:
        """Does nothing: the page is where the application is."""

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        """Names nobody: all see the same page."""
        return frozenset()

    def takes_list(self, place: Place) -> bool:
        """Says no: the page lists the tables."""
        return False

    async def pin(self, reference: str) -> None:
        """Does nothing: nothing is pinned here."""

    async def remove(self, reference: str) -> None:
        """Leaves a post where it is: here all can be brought up to date, so none becomes superfluous."""

    def link(self, reference: str) -> str:
        """Returns nothing: everybody's page has an address of its own."""
        return ""

    # ------------------------------------------------------------------ what members say, and private answers

    async def say(self, user: str, thread: str, event: str, text: str) -> int:
        """Shows everybody what a member wrote; the same event is shown once."""
        async with self._app.memory.write() as kept:
            body = codec.encode(Said(text))
            key = f"{_SAID}{user}:{event}"
            row = await kept.lounge.message(key, body=body, at=self._clock.now(), thread=thread, author=user)
        self._wake()
        return row.id

    async def whisper(self, user: str, thread: str, event: str, message: Message, line: str = "") -> int:
        """Shows a message to one member alone, as the answer to an event of that member's."""
        async with self._app.memory.write() as kept:
            row = await self._add(
                kept, f"{_REPLY}{user}:{event}", thread=thread, message=message, member=user, line=line
            )
        self._wake()
        return row.id

    async def replace(self, user: str, id: int, message: Message) -> int:
        """Puts another private message of the member in the place of an earlier one."""
        async with self._app.memory.write() as kept:
            row = await kept.lounge.get(id)
            if row is None or row.member != user:
                raise LookupError(id)
            await self._change(kept, row, message=message)
        self._wake()
        return id

    async def dismiss(self, user: str, id: int) -> None:
        """Puts a private message of the member away for good; raises `LookupError` for any other message."""
        async with self._app.memory.write() as kept:
            row = await kept.lounge.get(id)
            if row is None or row.member != user:
                raise LookupError(id)
            await self._edit(kept, row, GONE)
        self._wake()

    # ------------------------------------------------------------------ what a page shows

    async def state(self, user: str) -> dict[str, Any]:
        """Returns the tables' threads, how far the user's page is then, and the time."""
        async with self._app.memory.read() as kept:
            opened = [read_body(row) for row in await kept.lounge.starting_with(_THREAD)]
            threads = [
                {"thread": body.thread, "title": body.title, "closed": body.closed}
                for body in opened
                if isinstance(body, Opened)
            ]
            return {"threads": threads, "revision": await kept.lounge.newest(user), "now": self._clock.now()}

    async def history(self, user: str, thread: str, before: int) -> dict[str, Any]:
        """Returns a page of a thread's messages before one, and whether there are earlier ones."""
        async with self._app.memory.read() as kept:
            rows = await kept.lounge.before(before, user, thread, PAGE + 1)
            names = await _names(kept)
        return {"messages": [show(row, user, names) for row in rows[-PAGE:]], "more": len(rows) > PAGE}

    async def changes(self, user: str, revision: int) -> tuple[list[dict[str, Any]], int]:
        """Returns what is new or changed for a user since a revision, and the revision that is reached with it."""
        async with self._app.memory.read() as kept:
            rows = await kept.lounge.after(revision, user)
            names = await _names(kept) if rows else {}
        return [show(row, user, names) for row in rows], max((row.revision for row in rows), default=revision)

    async def newest(self, user: str) -> int:
        async with self._app.memory.read() as kept:
            return await kept.lounge.newest(user)

    async def message(self, user: str, id: int) -> LoungeMessageRow:
        """Returns a message that the user may see and has not put away; raises `LookupError`."""
        async with self._app.memory.read() as kept:
            row = await kept.lounge.get(id)
        if row is None or row.member not in ("", user) or isinstance(read_body(row), Gone):
            raise LookupError(id)
        return row

    async def picture(self, user: str, id: str) -> Picture:
        """Returns what a picture shows that the user may see; raises `LookupError`."""
        async with self._app.memory.read() as kept:
            row = await kept.lounge.pictures.get(id)
        if row is None or row.member not in ("", user) or row.mime != TO_DRAW:
            raise LookupError(id)
        picture: Picture = codec.decode(zlib.decompress(row.data), Picture)
        return picture

    async def has_thread(self, thread: str) -> bool:
        """Whether there is such a thread; the empty one is the main channel."""
        async with self._app.memory.read() as kept:
            return not thread or await kept.lounge.by_key(_THREAD + thread) is not None

    # ------------------------------------------------------------------ open pages

    @contextmanager
    def listening(self, user: str, link: str = "") -> Iterator[Listener]:
        """Lets a page know of changes while it is open."""
        listener = Listener(user, link)
        self._listeners.append(listener)
        try:
            yield listener
        finally:
            self._listeners.remove(listener)

    async def ask_once(self, what: Hashable, ask: Callable[[], Awaitable[T]]) -> T:
        """Asks for all open pages at once what changes only when they are woken, and one thing after another.

        So a flood of changes takes no more than its turn, however many pages there are: each member's are answered by
        one look at what is stored for each time that all are woken.
        """
        async with self._asking:
            asked = self._asked  # another one as soon as all are woken, even while this is asked
            if what not in asked:
                asked[what] = await ask()
            found: T = asked[what]
            return found

    def listeners(self, user: str) -> int:
        """Counts the open pages of a user."""
        return sum(listener.user == user for listener in self._listeners)

    def banish(self, user: str) -> None:
        """Closes the open pages of a user whose link has become void."""
        for listener in self._listeners:
            if listener.user == user:
                listener.end()

    def _hear_of_others(self) -> None:
        """Lets pages look at what another process may have stored, those whose link is void by it no more."""
        self._wake()
        if self._listeners and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._banish_all_void(), name="void links")

    async def _banish_all_void(self) -> None:
        with suppress(Unavailable):  # what asks for the latest comes again
            async with self._app.memory.read() as kept:
                links = {row.user: row.link_hash for row in await kept.lounge.users()}
            for listener in self._listeners:
                if listener.link != links.get(listener.user):
                    listener.end()

    def acted(self, user: str, event: str) -> None:
        """Lets all pages of a user know that something was done, and that the user may newly be awaited."""
        for listener in self._listeners:
            if listener.user == user:
                listener.acted = event
        self._wake()

    def _wake(self) -> None:
        """Wakes all pages, now or as soon as they may be told something again."""
        if self._beat is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._beat_at:
            self._wake_all()
        else:
            self._beat = loop.call_at(self._beat_at, self._wake_all)

    def _wake_all(self) -> None:
        self._beat = None
        self._beat_at = asyncio.get_running_loop().time() + len(self._listeners) * PAUSE
        self._asked = {}
        for listener in self._listeners:
            listener.changed.set()

    # ------------------------------------------------------------------ rows

    async def _earlier(self, kept: Kept, reference: str) -> LoungeMessageRow | None:
        """Finds the public message that a post is to take the place of."""
        if not (reference.isascii() and reference.isdigit()):
            return None
        row = await kept.lounge.get(int(reference))
        return row if row is not None and not row.member and not row.author else None

    async def _add(
        self, kept: Kept, key: str, *, thread: str, message: Message, member: str = "", line: str = ""
    ) -> LoungeMessageRow:
        known = await kept.lounge.by_key(key)
        if known is not None:
            return known
        body = await self._store_picture(kept, message, member, line)
        return await kept.lounge.message(
            key, body=codec.encode(body), at=self._clock.now(), thread=thread, member=member
        )

    async def _change(self, kept: Kept, row: LoungeMessageRow, *, message: Message) -> None:
        before = read_body(row)
        shown, line = (before.picture, before.line) if isinstance(before, Shown) else ("", "")
        await self._edit(kept, row, await self._store_picture(kept, message, row.member, line, shown))

    async def _edit(self, kept: Kept, row: LoungeMessageRow, body: Body) -> None:
        """Changes a message and forgets the picture that it showed before, unless it still does."""
        before, now = read_body(row), body.picture if isinstance(body, Shown) else ""
        if isinstance(before, Shown) and before.picture and before.picture != now:
            await kept.lounge.pictures.remove(before.picture)
        await kept.lounge.edit(row.id, codec.encode(body))

    async def _store_picture(self, kept: Kept, message: Message, member: str, line: str, before: str = "") -> Shown:
        """Stores a message's picture; the one that was shown ``before`` keeps its address if it is the same."""
        if message.picture is None:
            return Shown(message=message, line=line)
        drawn = zlib.compress(codec.encode(message.picture))
        known = await kept.lounge.pictures.get(before) if before else None
        id = before if known is not None and known.data == drawn else new_secret()
        if id != before:
            await kept.lounge.pictures.add(id, member, TO_DRAW, drawn)
        return Shown(message=msgspec.structs.replace(message, picture=None), picture=id, line=line)


def _with_picture_of(before: Body, message: Message) -> Shown:
    """Returns a message that leaves the picture that is shown there."""
    assert isinstance(before, Shown)
    alt = message.alt or before.message.alt
    return msgspec.structs.replace(before, message=msgspec.structs.replace(message, alt=alt))


async def _require_thread(kept: Kept, place: Place) -> None:
    if place.platform != PLATFORM or place.channel != CHANNEL:
        raise Undeliverable(f"The web table has no channel {place.channel!r}.")
    if place.thread and await kept.lounge.by_key(_THREAD + place.thread) is None:
        raise Undeliverable(f"The web table has no thread {place.thread!r}.")


async def _names(kept: Kept) -> dict[str, str]:
    return {row.user: row.name for row in await kept.lounge.users()}
