"""The application: takes intents from the chats, answers them, and lets the outbox tell the others."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.app.beside.dashboards import Dashboards
from bot.app.beside.drawing import Drawing, Drawings
from bot.app.beside.reach import PATIENCE, Reach
from bot.app.beside.sender import Sender
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.commands import at_table, hosting, house, index, refusals
from bot.app.commands.index import CommandInfo
from bot.app.outside import Clock, Luck
from bot.app.play import allowance, calling, houses, outgoing, tables, timing
from bot.app.play.turns import NotPlayed
from bot.app.speech.context import Context, Trouble, WhichTable, WhoSees
from bot.app.speech.declared import Declared
from bot.app.speech.language import Words, best_language, plain, unmarked
from bot.app.speech.messages import (
    Actor,
    Barred,
    Command,
    Intent,
    Message,
    Messenger,
    Picture,
    Place,
    Press,
    Reply,
    TryLater,
    Typing,
    Undeliverable,
)
from bot.app.speech.names import clean_name
from bot.app.speech.text import compose
from bot.settings import Settings
from render.core.encode import WEBP, Format
from render.core.scene import LAYOUTS, WIDE, Layout
from render.core.studio import Studio
from rules.core import codec
from rules.core.history import Kept
from storage.errors import Busy, Replaced
from storage.rows import IdentityRow, MemberRow, OutageRow, TableRow
from storage.store import Store, Transaction, open_store

log = logging.getLogger(__name__)

LONGEST_LINE = 4000
KEEP_EVENTS = 3 * 24 * 3600.0
"""Seconds for which a platform's event is known when it is delivered again."""

KEEP_POSTS = 90 * 24 * 3600.0
"""Seconds for which a post of a finished game is known when somebody answers it, and whom posts have called."""

PRUNE_EVERY = 3600.0

REPLAYED = 16
"""Of how many tables positions are kept that replays have met."""

TOLD = "told"
"""Stands for a platform where it is remembered what has been said and need not be said again."""

Done = TypeVar("Done")
Completing: TypeAlias = Callable[[Context, str, str, str], Awaitable[tuple[Done, ...]]]
Answering = Callable[[Context], Awaitable[Reply]]
Known = Declared[Any] | None
"""What an intent is an intent to do; None for a name that nothing has."""


class Refusal(Exception):
    """An intent is refused with a reply; ``pending`` are the intents that its buttons would carry out instead."""

    def __init__(self, reply: Reply, pending: Mapping[str, Intent] | None = None) -> None:
        super().__init__()
        self.reply = reply
        self.pending = pending or {}


class App:
    """The platform-neutral application. Construct it, `attach` the chats, then `start`."""

    def __init__(self, settings: Settings, clock: Clock | None = None, luck: Luck | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.luck = luck or Luck()
        self._messengers: dict[str, Messenger] = {}
        self._studio = Studio(settings.draw_workers, ("rules", "render", "bot.words"))
        self._drawings = Drawings(self._studio, settings.draw_workers)
        self._open = AsyncExitStack()
        self._store: Store | None = None
        self._sender: Sender | None = None
        self._timekeeper: Timekeeper | None = None
        self._dashboards: Dashboards | None = None
        self._reach: Reach | None = None
        self._prune_at = 0.0
        self._one_each: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """By account: of its intents one is carried out after the other."""
        self._kept = lru_cache(maxsize=REPLAYED)(_nothing_kept)

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
        self._store = await self._open.enter_async_context(open_store(self.settings.database, token=self.luck.token))
        retry = self.settings.send_retry_seconds
        self._reach = Reach(self._store, self._messengers, self.clock, self._wake_all)
        await self._reach.begin()
        self._sender = Sender(self._store, self._messengers, self.clock, retry, self._reach)
        self._sender.start()
        self._timekeeper = Timekeeper(self._store, self.clock, self._sender.wake, self._reach)
        await self._timekeeper.start()
        seconds, language = self.settings.dashboard_seconds, self.settings.language
        self._dashboards = Dashboards(self._store, self._messengers, self.clock, seconds, language)
        await self._dashboards.start()

    async def stop(self) -> None:
        """Stops the outbox where it is and closes the store; what is left is delivered after the next start."""
        if self._dashboards is not None:
            await self._dashboards.stop()
            self._dashboards = None
        if self._timekeeper is not None:
            await self._timekeeper.stop()
            self._timekeeper = None
        if self._sender is not None:
            await self._sender.stop()
            self._sender = None
        await self._studio.close()
        await self._open.aclose()
        self._store = None

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Starts what has not been started, for as long as the context lasts, as the command line does for all chats.

        The database is made or brought to this version, and nobody else may work on it meanwhile.
        """
        if self._store is not None:
            yield
            return
        from storage.lock import hold
        from storage.migrate import migrate

        self.settings.data.mkdir(parents=True, exist_ok=True)
        with hold(self.settings.database):
            migrate(self.settings.database)
            await self.start()
            try:
                yield
            finally:
                await self.stop()

    async def drain(self) -> None:
        """Delivers all posts that are due now, before a clean stop and in tests."""
        if self._sender is not None:
            await self._sender.drain()

    async def keep_time(self) -> None:
        """Does all that is due now, and looks what can be reached, in tests."""
        if self._timekeeper is not None:
            while await self._timekeeper.tick() <= SHORTEST_WAIT:
                pass

    async def list_tables(self) -> None:
        """Brings the lists of tables up to date at once, in tests."""
        if self._dashboards is not None:
            await self._dashboards.tick()

    def commands(self, language: str) -> tuple[CommandInfo, ...]:
        """Returns all commands as a chat is to offer them."""
        return _commands(best_language(language))

    def usages(self, language: str) -> dict[str, str]:
        """Returns how commands are typed, as the help says it, each with the name of the command."""
        return index.usages(Words(best_language(language)))

    def greeting(self, language: str = "") -> Message:
        """Returns what the bot says where it has just come to, in the language of the place or else its own."""
        return index.greeting(Words(best_language(language or self.settings.language)))

    async def command(self, command: Command) -> Reply:
        """Carries out a typed command. An event that came before is not carried out again, only answered."""
        command = _cleaned(command)

        async def answer(ctx: Context) -> Reply:
            if len(command.line) > LONGEST_LINE:
                raise Trouble("too-long", longest=LONGEST_LINE)
            return await index.run(replace(ctx, about=command.about, people=command.people), command.name, command.line)

        return await self._handle(command, index.of_line(command.name), answer)

    async def as_all_see(self, command: Command) -> Message | None:
        """Returns what a command that looks shows to somebody who sits nowhere; None where that is no answer to it.

        It is for a chat that cannot reach the actor alone: what an outsider is told everybody may hear.
        """
        known = index.of_line(command.name)
        if known is None or (known.who, known.heard, known.does) != ("everybody", "quietly", "looks"):
            return None
        command = _cleaned(command)
        try:
            async with self.store.read() as tx:
                ctx = self._as_outsider(tx, command)
                return (await index.run(ctx, command.name, command.line[:LONGEST_LINE])).message
        except (Trouble, WhichTable, NotPlayed):
            return None

    async def press(self, press: Press) -> Reply:
        """Carries out what a button says."""

        async def answer(ctx: Context) -> Reply:
            return await index.press(ctx, unmarked(press.data))

        known = index.of_press(press.data)
        if known is index.again:
            async with self.store.read() as tx:
                known = await index.of_again(tx, press.data)
        return await self._handle(press, known, answer)

    async def complete(self, typing: Typing) -> tuple[str, ...]:
        """Returns up to 25 ways to go on with the words of a command, each with the words typed so far."""
        return await self._completed_or_nothing(typing, index.complete)

    async def choices(self, typing: Typing) -> tuple[tuple[str, str], ...]:
        """Returns the same, each with what it stands for where it does not speak for itself, and else nothing."""
        return await self._completed_or_nothing(typing, index.choices)

    async def _completed_or_nothing(self, typing: Typing, how: Completing[Done]) -> tuple[Done, ...]:
        try:
            return await self._completed(typing, how)
        except (Trouble, WhichTable, NotPlayed):
            return ()
        except Exception:
            log.exception("a command line could not be completed")
            return ()

    async def why_nothing(self, typing: Typing) -> str:
        """Says in a sentence why a line cannot be completed, such as who must move; empty where nothing is wrong."""
        try:
            await self._completed(typing, index.complete)
        except Trouble as error:
            words = await self.words_for_user(typing.actor.platform, typing.actor.user, typing.actor.language)
            return plain(refusals.said(words, error))
        except WhichTable:
            words = await self.words_for_user(typing.actor.platform, typing.actor.user, typing.actor.language)
            return words("which-table-first")
        except NotPlayed:
            pass
        return ""

    async def _completed(self, typing: Typing, how: Completing[Done]) -> tuple[Done, ...]:
        async with self.store.read() as tx:
            ctx = await self._looking(tx, typing.actor, typing.place)
            return await how(ctx, typing.name, unmarked(typing.line[:LONGEST_LINE]), typing.arg)

    async def table(self, actor: Actor, place: Place) -> Message | None:
        """Returns what a member sees at the table of a thread: the panel while something is asked, else the board."""
        async with self.store.read() as tx:
            ctx = await self._looking(tx, actor, place)
            playing = await at_table.playing_here(ctx)
            if playing is None:
                return None
            if not at_table.is_asked(ctx, playing):
                return await at_table.board(ctx, playing)
            if await at_table.is_open(ctx, playing):
                return await at_table.panel(ctx, playing)
        async with self.store.write() as tx:  # a panel is stored when it is opened
            ctx = await self._looking(tx, actor, place)
            playing = await tables.load(tx, playing.table)
            return await (at_table.panel if at_table.is_asked(ctx, playing) else at_table.board)(ctx, playing)

    async def called(self, platform: str, user: str, table: str) -> Message | None:
        """Returns the panel with which somebody is called to a turn in private.

        None where there is none to make, or the member has chosen to be called in the group alone.
        """
        async with self.store.write() as tx:  # a panel that is opened is stored
            member, row = await tx.members.by_identity(platform, user), await tx.tables.get(table)
            if (
                member is None
                or member.calls in (timing.IN_GROUP, timing.DAILY)
                or row is None
                or row.status != "running"
            ):
                return None
            actor = Actor(platform=platform, user=user, name=member.name, language=row.language)
            ctx = self._context(tx, member, actor, tables.place_of(row), "", True)
            playing = await tables.load(tx, row)
            return await at_table.call(ctx, playing) if at_table.is_asked(ctx, playing) else None

    async def wants_private_calls(self, platform: str, users: Iterable[str]) -> frozenset[str]:
        """Returns who of some users has chosen to be called in private, where that is not done unasked."""
        async with self.store.read() as tx:
            members = {user: await tx.members.by_identity(platform, user) for user in users}
        return frozenset(user for user, one in members.items() if one is not None and one.calls == timing.IN_PRIVATE)

    async def awaited(self, platform: str, table: str) -> frozenset[str]:
        """Returns who must decide something at a table, as a platform names them."""
        async with self.store.read() as tx:
            seats = {row.seat for row in await tx.awaited.of(table)}
            members = {row.member for row in await tx.seats.of(table) if row.seat in seats and row.member is not None}
            found = [one for member in members for one in await tx.members.identities(member)]
        return frozenset(one.user for one in found if one.platform == platform)

    async def waiting(self, actor: Actor, place: Place) -> tuple[str, ...]:
        """Returns the threads of a channel whose tables wait for a member, the most urgent first."""
        async with self.store.read() as tx:
            return await at_table.waiting(await self._looking(tx, actor, place))

    async def reads_as_move(self, typing: Typing) -> bool:
        """Says whether a line that is no command reads as a move where its writer is awaited.

        That is at the table of the post that it answers or of its thread, and in private at the most urgent one.
        """
        async with self.store.read() as tx:
            ctx = replace(await self._looking(tx, typing.actor, typing.place), about=typing.about)
            return await at_table.reads_as_move(ctx, typing.line)

    async def draw(
        self,
        picture: Picture,
        layout: Layout = WIDE,
        format: Format = WEBP,
        *,
        who: str = "",
        before: Picture | None = None,
    ) -> Drawing:
        """Draws a picture for somebody, who waits for others before; without ``who`` for all posts' sake.

        Where somebody sees a picture ``before`` it, only what has changed since is drawn, if that is less. Raises
        `DrawingFailed`, and then the message is shown without it.
        """
        return await self._drawings.draw(picture, layout, format, who, before)

    async def lost(self, platform: str, *, server: str = "", channel: str = "") -> None:
        """Takes note that the bot was removed from a server or channel, or cannot write there."""
        if self._reach is not None:
            await self._reach.lose(platform, server, channel)

    async def found(self, platform: str, *, server: str = "", channel: str = "") -> None:
        """Takes note that it is back: the tables there go on, and whoever is awaited is called."""
        if self._reach is not None:
            await self._reach.find(platform, server, channel)

    def silence(self, platform: str, connection: str, servers: Collection[str]) -> None:
        """Takes note that one of several connections is down, so that nobody on its servers can be heard."""
        if self._reach is not None:
            self._reach.silence(platform, connection, servers)

    def hear(self, platform: str, connection: str) -> None:
        """Takes note that it is there again."""
        if self._reach is not None:
            self._reach.hear(platform, connection)

    async def servers(self, platform: str, known: Collection[str]) -> None:
        """Takes note of which servers of a platform the bot is on."""
        async with self.store.read() as tx:
            played = await tx.tables.servers(platform)
            lost = {row.server for row in await tx.outages.all() if row.platform == platform} - {""}
        for server in sorted(played.difference(known)):
            await self.lost(platform, server=server)
        for server in sorted(lost.intersection(known)):
            await self.found(platform, server=server)

    async def look_at(self, platform: str, server: str) -> None:
        """Looks which channels of a server, where rights have changed, can be written in."""
        async with self.store.read() as tx:
            channels = await tx.tables.channels(platform, server)
        for channel in channels:
            await self._look_into(Place(platform=platform, server=server, channel=channel))

    async def _look_into(self, place: Place) -> None:
        """Looks whether a channel can be written in."""
        try:
            await self._messengers[place.platform].reach(place)
        except Barred as error:
            if self._reach is not None:
                await self._reach.lose(place.platform, channel=place.channel, lacks=error.lacks)
        except (TryLater, Undeliverable):
            return
        else:
            await self.found(place.platform, channel=place.channel)

    async def _look_where_it_lacks(self, place: Place) -> None:
        """Looks into a channel where somebody acts and the platform says that the bot lacks something, unless known."""
        async with self.store.read() as tx:
            played = await tx.tables.in_place(place.platform, place.channel, ("running",))
            known = await tx.outages.get(OutageRow(platform=place.platform, channel=place.channel, since=0.0))
        if played and known is None and self._reach is not None:
            await self._look_into(msgspec.structs.replace(place, thread=""))
            await self._reach.tell_hosts(played)

    async def moved(self, platform: str, old: str, new: str) -> None:
        """Takes note that a channel has another id now; its threads are gone."""
        async with self.store.write() as tx:
            await tx.tables.move(platform, old, new)
            await tx.dashboards.move(platform, old, new)
            await house.move(tx, platform, old, new)
        self._wake()

    async def words_for_user(self, platform: str, user: str, language: str = "") -> Words:
        """Returns the words in which somebody is spoken to in private: those chosen, or else the client's."""
        async with self.store.read() as tx:
            member = await tx.members.by_identity(platform, user)
        chosen = member.language if member else ""
        return Words(best_language(chosen or language or self.settings.language))

    async def layout_for_user(self, platform: str, user: str, otherwise: Layout) -> Layout:
        """Returns how pictures are arranged for somebody: as chosen, or else as suits where it is read."""
        async with self.store.read() as tx:
            member = await tx.members.by_identity(platform, user)
        return next((layout for layout in LAYOUTS if member is not None and member.layout == layout), otherwise)

    async def first_time(self, platform: str, what: str, keep: float = KEEP_EVENTS) -> bool:
        """Says whether something is told for the first time in so many seconds, and remembers that it has been."""
        async with self.store.write() as tx:
            if await tx.events.seen(TOLD, f"{platform} {what}") is not None:
                return False
            until = self.clock.now() + keep
            await tx.events.remember(TOLD, f"{platform} {what}", b"", until - KEEP_EVENTS)  # and so forgotten then
            return True

    async def gone(self, platform: str, user: str, post: str) -> None:
        """Takes note that somebody is no longer where a post, named by its key, calls them: the seat is opened."""
        async with self.store.write() as tx:
            row = await tx.outbox.get(post)
            table = await tx.tables.get(row.table) if row is not None else None
            if table is not None:
                await self._gone_from(tx, table, platform, user)
        self._wake()

    async def lacks(self, platform: str, post: str, permission: str) -> None:
        """Takes note that a post, named by its key, could not be shown whole, as the bot lacks a permission for it.

        The host of its table is told so there, once.
        """
        async with self.store.write() as tx:
            row = await tx.outbox.get(post)
            table = await tx.tables.get(row.table) if row is not None else None
            if table is not None and table.platform == platform:
                now = self.clock.now()
                host = await calling.host(tx, table, now)
                await outgoing.tell_what_lacks(tx, table, host, permission, now)
        self._wake()

    async def left(self, place: Place, user: str) -> None:
        """Takes note that somebody has left a channel: the seats at its tables are opened."""
        async with self.store.write() as tx:
            member = await tx.members.by_identity(place.platform, user)
            for table in await tx.tables.of_member(member.id, tables.OPEN) if member is not None else ():
                if (table.platform, table.channel) == (place.platform, place.channel):
                    await self._gone_from(tx, table, place.platform, user)
        self._wake()

    async def roles(self, platform: str, server: str, known: frozenset[str]) -> None:
        """Takes note of the roles that there are on a server."""
        place = Place(platform=platform, channel="", server=server)
        async with self.store.read() as tx:
            gone = house.names_missing_role(await houses.load(tx, place), known)
        if gone:
            async with self.store.write() as tx:
                await house.leave_to_managers(tx, place, known)

    async def _gone_from(self, tx: Transaction, table: TableRow, platform: str, user: str) -> None:
        """Opens the seat of somebody who is no longer where a table is played, if there is one."""
        member = await tx.members.by_identity(platform, user)
        if member is None or table.status not in tables.OPEN:
            return
        if member.id not in {seat.member for seat in await tx.seats.of(table.id)}:
            return
        actor = Actor(platform=platform, user=user, name=member.name)
        await hosting.gone(self._context(tx, member, actor, tables.place_of(table), "", True), table)

    async def _handle(self, intent: Intent, known: Known, answer: Answering) -> Reply:
        """Answers an intent; it is never a traceback.

        Its answer is kept, so that the same event, delivered again, is not carried out again, not even if it was
        refused, unless it is declared to be answered anew.
        """
        actor = intent.actor
        if self._reach is not None and intent.lacks:
            await self._look_where_it_lacks(intent.place)
        elif self._reach is not None:
            self._reach.heard_from(intent.place)
        one_each = self._one_each.setdefault((actor.platform, actor.user), asyncio.Lock())
        async with one_each:  # so that who sends many holds up nobody else
            await asyncio.sleep(0)  # even where all can be answered at once, others come in between
            return await self._handled(intent, known, answer)

    async def _handled(self, intent: Intent, known: Known, answer: Answering) -> Reply:
        try:
            try:
                looks = known is not None and known.does == "looks"
                return await (self._look if looks else self._carry_out)(intent, known, answer)
            except Refusal as refusal:
                return await self._refuse(intent, refusal, kept=_is_kept(known))
        except Replaced:  # the store has logged it
            return Reply(Message(compose(self._words(intent.actor)("trouble-database-gone"))), refused=True)
        except Busy:
            return Reply(Message(compose(self._words(intent.actor)("trouble-database-busy"))), refused=True)
        except Exception:
            log.exception("an intent failed")
            return Reply(Message(compose(self._words(intent.actor)("trouble-our-fault"))))

    async def _unseen(self, asked: WhoSees) -> frozenset[str]:
        """Returns who cannot see a place but may see the one before; nobody where that is not told."""
        messenger = self._messengers[asked.place.platform]
        try:
            async with asyncio.timeout(PATIENCE):
                unseen = await messenger.unseen_by(asked.place, asked.users)
                return unseen - await messenger.unseen_by(asked.before, unseen)
        except (TryLater, TimeoutError):
            return frozenset()

    async def _carry_out(self, intent: Intent, known: Known, answer: Answering) -> Reply:
        """Does everything or nothing, after asking the platform where that is needed; raises `Refusal`."""
        try:
            return await self._carry_out_with(None, intent, known, answer)
        except WhoSees as asked:
            return await self._carry_out_with(await self._unseen(asked), intent, known, answer)

    async def _carry_out_with(
        self, unseen: frozenset[str] | None, intent: Intent, known: Known, answer: Answering
    ) -> Reply:
        """Does everything inside one transaction; raises `Refusal`, and then nothing is changed."""
        actor, key = intent.actor, _event_key(intent)
        async with self.store.write() as tx:
            stored = await tx.events.seen(actor.platform, key)
            if stored is not None:
                return codec.decode(zlib.decompress(stored), Reply)  # type: ignore[no-any-return]
            await self._prune(tx)
            reply = await self._answer(tx, await self._member(tx, actor), intent, known, answer, unseen)
            if _is_kept(known):
                await tx.events.remember(actor.platform, key, zlib.compress(codec.encode(reply)), self.clock.now())
        if tx.outbox.grown:
            self._wake()
        return reply

    async def _look(self, intent: Intent, known: Known, answer: Answering) -> Reply:
        """Answers beside whoever is writing; only a member who is new, or has a new name, is stored first."""
        actor = intent.actor
        async with self.store.read() as tx:
            found = await tx.members.recognize(actor.platform, actor.user)
            if found is not None and found[1:] == self._seen_as(found[0], actor):
                return await self._answer(tx, found[0], intent, known, answer)
        async with self.store.write() as tx:
            await self._member(tx, actor)
        return await self._look(intent, known, answer)

    async def _answer(
        self,
        tx: Transaction,
        member: MemberRow,
        intent: Intent,
        known: Known,
        answer: Answering,
        unseen: frozenset[str] | None = None,
    ) -> Reply:
        """Answers an intent of a member; raises `Refusal`."""
        aloud = known is not None and known.heard == "aloud"
        ctx = self._context(tx, member, intent.actor, intent.place, intent.event, intent.private)
        ctx = replace(ctx, lacks=intent.lacks, unseen=unseen)
        try:
            reply = await answer(ctx)
            if known is None or not known.asked:
                await allowance.charge(ctx)
        except Trouble as error:
            told = refusals.trouble(ctx.words, error)
            aloud = aloud or error.id in refusals.KNOWN_TO_ALL
            raise Refusal(msgspec.structs.replace(told, aloud=told.message if aloud else None)) from error
        except NotPlayed as error:
            pending = self.luck.token()
            told, texts = await refusals.refused(ctx, error, pending)
            private = told.aloud is None
            raise Refusal(told, _instead(intent, error, texts, pending, private)) from error
        except WhichTable as error:
            pending = self.luck.token()
            raise Refusal(refusals.which_table(ctx.words, error, pending), {pending: intent}) from error
        if aloud and reply.aloud is None:
            return msgspec.structs.replace(reply, aloud=reply.message)
        return reply

    async def _refuse(self, intent: Intent, refusal: Refusal, *, kept: bool) -> Reply:
        """Remembers a refusal, and what waits for its table to be named."""
        now = self.clock.now()
        if not kept and not refusal.pending:
            return refusal.reply
        async with self.store.write() as tx:
            if kept:
                stored = zlib.compress(codec.encode(refusal.reply))
                await tx.events.remember(intent.actor.platform, _event_key(intent), stored, now)
            for id, waiting in refusal.pending.items():
                await tx.events.remember(index.PENDING, id, zlib.compress(codec.encode(waiting)), now)
        return refusal.reply

    async def _prune(self, tx: Transaction) -> None:
        """Forgets old events and delivered posts, now and then."""
        if self.clock.steady() >= self._prune_at:
            now = self.clock.now()
            await tx.events.prune(now - KEEP_EVENTS)
            await tx.outbox.prune(now - KEEP_POSTS)
            await tx.pings.prune(now - KEEP_POSTS)
            await tx.aloud.prune(now - allowance.A_DAY)
            self._prune_at = self.clock.steady() + PRUNE_EVERY

    async def _member(self, tx: Transaction, actor: Actor) -> MemberRow:
        """Returns who an actor is; whoever is new is remembered, and a changed name or handle is noticed."""
        found = await tx.members.recognize(actor.platform, actor.user)
        if found is None:
            member, known = await tx.members.add("", actor.platform, actor.user, self.clock.now()), ("", "")
        else:
            member, known = found[0], found[1:]
        name, handle = seen = self._seen_as(member, actor)
        if known == seen:
            return member
        await tx.members.rename_identity(actor.platform, actor.user, name, handle)
        if handle and handle != known[1]:
            account = IdentityRow(platform=actor.platform, user=actor.user, member=member.id, name=name, handle=handle)
            await tx.guests.found(account)
        if known[0] == member.name != name:  # of several accounts the one that gave the name goes on giving it
            member = replace(member, name=name)
            await tx.members.update(member)
        return member

    def _seen_as(self, member: MemberRow, actor: Actor) -> tuple[str, str]:
        """Returns what an account is called: a name that shows nothing has a stand-in; and its handle."""
        name = clean_name(actor.name) or clean_name(actor.handle)
        stand_in = Words(best_language(self.settings.language))("member-without-name", number=str(member.id))
        return name or stand_in, actor.handle.casefold()

    async def _looking(self, tx: Transaction, actor: Actor, place: Place) -> Context:
        """Returns what is in hand when somebody looks who need not be known yet."""
        member = await tx.members.by_identity(actor.platform, actor.user)
        return self._context(tx, member or MemberRow(id=-1, name=actor.name), actor, place, "", True)

    def _as_outsider(self, tx: Transaction, command: Command) -> Context:
        """Returns what is in hand when what somebody wants to see is to be shown to all."""
        nobody = MemberRow(id=-1, name=command.actor.name)
        return replace(self._context(tx, nobody, command.actor, command.place, "", False), about=command.about)

    def _context(
        self, tx: Transaction, member: MemberRow, actor: Actor, place: Place, event: str, private: bool
    ) -> Context:
        return Context(
            tx=tx,
            now=self.clock.now(),
            luck=self.luck,
            actor=actor,
            member=member,
            place=place,
            words=Words(member.language) if member.language else self._words(actor),
            event=event,
            private=private,
            table_language=self.settings.language,
            link=self._link,
            kept=self._kept,
        )

    def _wake_all(self) -> None:
        """Tells what runs beside the commands that there may be something to do."""
        self._wake()
        if self._timekeeper is not None:
            self._timekeeper.wake()

    def _wake(self) -> None:
        if self._sender is not None:
            self._sender.wake()

    def _link(self, table: TableRow) -> str:
        messenger = self._messengers.get(table.platform)
        return messenger.link(table.post) if messenger is not None and table.post else ""

    def _words(self, actor: Actor) -> Words:
        return Words(best_language(actor.language or self.settings.language))


@cache
def _commands(language: str) -> tuple[CommandInfo, ...]:
    return index.infos(Words(language))


def _nothing_kept(table: str) -> Kept:
    return {}


def _cleaned(command: Command) -> Command:
    """Returns a command with nothing in what people wrote that could not be stored or would be taken for our marks."""
    return msgspec.structs.replace(
        command,
        actor=msgspec.structs.replace(command.actor, name=clean_name(command.actor.name)),
        people=tuple(msgspec.structs.replace(one, said=unmarked(one.said)) for one in command.people),
        name=unmarked(command.name),
        line=unmarked(command.line),
    )


def _instead(
    intent: Intent, refused: NotPlayed, texts: tuple[str, ...], pending: str, private: bool
) -> dict[str, Intent]:
    """Returns the commands that the buttons of a refusal stand for, by what names them there."""
    event, actor, place = intent.event, intent.actor, intent.place
    name = "move" if refused.tree is refused.playing.game else "orders"
    return {
        f"{pending}{refusals.SUGGESTED}{number}": Command(
            event=event,
            actor=actor,
            place=place,
            name=name,
            line=f"@{refused.playing.table.id} {text}",
            private=private,
        )
        for number, text in enumerate(texts)
    }


def _is_kept(known: Known) -> bool:
    """Says whether the answer is stored; that to what nobody knows is, like that to what changes something."""
    return known is None or known.kept


def _event_key(intent: Intent) -> str:
    """Names an event together with its actor: nobody is ever given the answer to somebody else's."""
    return f"{intent.actor.user} {intent.event}"


def create_app(settings: Settings, *, clock: Clock | None = None, luck: Luck | None = None) -> App:
    """Builds the platform-neutral application that all chats take. Nothing is opened or connected yet."""
    return App(settings, clock, luck)
