"""The application: takes intents from the chats, answers them, and lets the outbox tell the others."""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from secrets import token_hex

from bot.app import commands, completion, drawing, refusals
from bot.app.commands import CommandInfo
from bot.app.context import Context, Trouble, WhichTable
from bot.app.drawing import Drawing
from bot.app.messages import Actor, Command, Message, Messenger, Picture, Place, Press, Reply, Typing
from bot.app.sender import Sender
from bot.app.text import compose
from bot.app.timekeeper import Timekeeper
from bot.app.turns import NotPlayed
from bot.app.words import Words, best_language, plain
from bot.settings import Settings
from render.core.studio import Studio
from rules.core import codec
from storage.rows import MemberRow
from storage.store import Store, Transaction, open_store

log = logging.getLogger(__name__)

LONGEST_NAME = 40
LONGEST_WORDS = 4000
KEEP_EVENTS = 3 * 24 * 3600.0
"""Seconds for which a platform's event is known when it is delivered again."""

PENDING = "pending"
"""Stands for a platform where a command waits for its table to be named."""

Answering = Callable[[Context], Awaitable[Reply]]


class App:
    """The platform-neutral application. Construct it, `attach` the chats, then `start`."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self._messengers: dict[str, Messenger] = {}
        self._studio = Studio(settings.draw_workers, ("rules", "render", "bot.words"))
        self._open = AsyncExitStack()
        self._store: Store | None = None
        self._sender: Sender | None = None
        self._timekeeper: Timekeeper | None = None

    @property
    def store(self) -> Store:
        """The open store; there is none before `start`."""
        assert self._store is not None, "the application has not been started"
        return self._store

    def attach(self, platform: str, messenger: Messenger) -> None:
        """Makes a chat known; posts for its tables go to it."""
        self._messengers[platform] = messenger

    async def start(self) -> None:
        """Opens the store, which must be migrated, and begins to serve the outbox."""
        self._store = await self._open.enter_async_context(open_store(self.settings.database))
        async with self._store.write() as tx:
            await tx.events.prune(self.clock() - KEEP_EVENTS)
        retry = self.settings.send_retry_seconds
        self._sender = Sender(self._store, self._messengers, self.clock, retry)
        self._sender.start()
        self._timekeeper = Timekeeper(self._store, self.clock, self._sender.wake)
        await self._timekeeper.start()

    async def stop(self) -> None:
        """Stops the outbox where it is and closes the store; what is left is delivered after the next start."""
        if self._timekeeper is not None:
            await self._timekeeper.stop()
            self._timekeeper = None
        if self._sender is not None:
            await self._sender.stop()
            self._sender = None
        await self._studio.close()
        await self._open.aclose()
        self._store = None

    async def drain(self) -> None:
        """Delivers all posts that are due now, before a clean stop and in tests."""
        if self._sender is not None:
            await self._sender.drain()

    def commands(self, language: str) -> tuple[CommandInfo, ...]:
        """Returns all commands as a chat is to offer them."""
        return commands.infos(Words(best_language(language)))

    async def command(self, command: Command) -> Reply:
        """Carries out a typed command. An event that came before is not carried out again, only answered."""
        words = command.words[: LONGEST_WORDS + 1]

        async def answer(ctx: Context) -> Reply:
            if len(words) > LONGEST_WORDS:
                raise Trouble("too-long", longest=LONGEST_WORDS)
            return await commands.run(replace(ctx, about=command.about), command.name, words)

        return await self._handle(command, answer, looks=commands.changes_nothing(command.name))

    async def press(self, press: Press) -> Reply:
        """Carries out what a button says."""
        if press.data.startswith("again:"):
            return await self._again(press)

        async def answer(ctx: Context) -> Reply:
            return await commands.press(ctx, press.data)

        verb = press.data.partition(":")[0]
        return await self._handle(press, answer, looks=commands.changes_nothing(verb))

    async def complete(self, typing: Typing) -> tuple[str, ...]:
        """Returns up to 25 ways to go on with the words of a command, each with the words typed so far."""
        async with self.store.read() as tx:
            member = await tx.members.by_identity(typing.actor.platform, typing.actor.user)
            if member is None:
                member = MemberRow(id=-1, name=typing.actor.name)
            ctx = self._context(tx, member, typing.actor, typing.place, "", True)
            try:
                return await completion.complete(ctx, typing.name.lower(), typing.words[:LONGEST_WORDS])
            except (Trouble, WhichTable, NotPlayed):
                return ()

    async def draw(self, picture: Picture) -> Drawing:
        """Draws a picture; raises `DrawingFailed`, and then the message is shown without it."""
        return await drawing.draw(self._studio, picture)

    async def _again(self, press: Press) -> Reply:
        """Carries out a command that waited for its table to be named."""
        _, _, rest = press.data.partition(":")
        id, _, pending = rest.partition(":")
        async with self.store.read() as tx:
            stored = await tx.events.seen(PENDING, pending)
            table = await tx.tables.get(id)
        words = self._words(press.actor)
        if not stored or table is None:
            return refusals.trouble(words, Trouble("unknown-button"))
        command: Command = codec.decode(zlib.decompress(stored), Command)
        if (command.actor.platform, command.actor.user) != (press.actor.platform, press.actor.user):
            return refusals.trouble(words, Trouble("unknown-button"))
        here = Place(platform=table.platform, channel=table.channel, thread=table.thread)

        async def answer(ctx: Context) -> Reply:
            return await commands.run(replace(ctx, place=here), command.name, f"@{table.id} {command.words}")

        return await self._handle(press, answer, looks=commands.changes_nothing(command.name))

    async def _handle(self, intent: Command | Press, answer: Answering, *, looks: bool) -> Reply:
        """Answers an intent inside one transaction; nothing is changed when it is refused.

        Its answer is kept, so that the same event, delivered again, is not carried out again; one that only looks
        is answered anew.
        """
        actor, event = intent.actor, intent.event
        ctx: Context | None = None
        try:
            async with self.store.write() as tx:
                stored = await tx.events.seen(actor.platform, event)
                if stored is not None:
                    return codec.decode(zlib.decompress(stored), Reply)  # type: ignore[no-any-return]
                member = await self._member(tx, actor)
                ctx = self._context(tx, member, actor, intent.place, event, intent.private)
                reply = await answer(ctx)
                if not looks:
                    stored = zlib.compress(codec.encode(reply))
                    await tx.events.remember(actor.platform, event, stored, self.clock())
        except Trouble as error:
            return refusals.trouble(ctx.words if ctx else self._words(actor), error)
        except NotPlayed as error:
            assert ctx is not None
            return refusals.refused(ctx, error)
        except WhichTable as error:
            assert ctx is not None
            return await self._ask_table(ctx, error, intent)
        except Exception:
            log.exception("an intent failed")
            return Reply(Message(compose(self._words(actor)("trouble-our-fault"))))
        if self._sender is not None:
            self._sender.wake()
        return reply

    async def _ask_table(self, ctx: Context, error: WhichTable, intent: Command | Press) -> Reply:
        pending = token_hex(8)
        if isinstance(intent, Command):
            async with self.store.write() as tx:
                await tx.events.remember(PENDING, pending, zlib.compress(codec.encode(intent)), self.clock())
        return refusals.which_table(ctx.words, error, pending)

    async def _member(self, tx: Transaction, actor: Actor) -> MemberRow:
        """Returns who an actor is; whoever is new is remembered, and a changed name is noticed."""
        name = clean_name(actor.name)
        member = await tx.members.by_identity(actor.platform, actor.user)
        if member is None:
            return await tx.members.add(name, actor.platform, actor.user, self.clock())
        if member.name != name:
            member = replace(member, name=name)
            await tx.members.update(member)
            await tx.members.rename_identity(actor.platform, actor.user, name)
        return member

    def _context(
        self, tx: Transaction, member: MemberRow, actor: Actor, place: Place, event: str, private: bool
    ) -> Context:
        return Context(
            tx=tx,
            now=self.clock(),
            actor=actor,
            member=member,
            place=place,
            words=Words(member.language) if member.language else self._words(actor),
            event=event,
            private=private,
            table_language=self.settings.language,
        )

    def _words(self, actor: Actor) -> Words:
        return Words(best_language(actor.language or self.settings.language))


def clean_name(name: str) -> str:
    """Returns a name without line breaks and control signs, at most 40 characters, and never empty."""
    shown = "".join(sign if sign.isprintable() else " " for sign in plain(name))
    return " ".join(shown.split())[:LONGEST_NAME].strip() or "?"


def create_app(settings: Settings) -> App:
    """Builds the platform-neutral application that all chats take. Nothing is opened or connected yet."""
    return App(settings)
