"""Answers intents: carries each out inside one transaction, or refuses it, and keeps what was answered."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot import about
from bot.app.beside.reach import PATIENCE
from bot.app.commands import index, refusals
from bot.app.front.contexts import Contexts
from bot.app.front.forgetting import Forgetting
from bot.app.front.recognizing import known_as_ever, recognized
from bot.app.front.reports import Reports
from bot.app.front.running import Running
from bot.app.outside import Clock, Luck
from bot.app.play import allowance
from bot.app.play.attempts import NotPlayed
from bot.app.speech.context import Context, Trouble, WhichTable, WhoSees
from bot.app.speech.declared import Declared
from bot.app.speech.language import unmarked
from bot.app.speech.messages import Command, Intent, Message, Messenger, Press, Reply, TryLater
from bot.app.speech.names import clean_name
from bot.app.speech.text import compose
from bot.settings import Settings
from rules.core import codec
from storage.errors import Busy, Replaced
from storage.rows import MemberRow
from storage.store import Transaction

log = logging.getLogger(__name__)

LONGEST_LINE = 4000
UNKNOWN = "unknown"
"""Stands in the log for an intent to do what nobody knows: what was typed stands nowhere."""

Known = Declared[Any] | None
"""What an intent is an intent to do; None for a name that nothing has."""


class Refusal(Exception):
    """An intent is refused with a reply; ``pending`` are the intents that its buttons would carry out instead."""

    def __init__(self, reply: Reply, pending: Mapping[str, Intent] | None = None) -> None:
        super().__init__()
        self.reply = reply
        self.pending = pending or {}


class Answering:
    """Answers the intents of all members, of each one after the other."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        luck: Luck,
        messengers: Mapping[str, Messenger],
        running: Running,
        contexts: Contexts,
        reports: Reports,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._luck = luck
        self._messengers = messengers
        self._running = running
        self._contexts = contexts
        self._reports = reports
        self._forgetting = Forgetting(clock)
        self._one_each: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """By account: of its intents one is carried out after the other."""

    async def command(self, command: Command) -> Reply:
        """Carries out a typed command. An event that came before is not carried out again, only answered."""
        return await self._handle(_cleaned(command), index.of_line(unmarked(command.name)))

    async def as_all_see(self, command: Command) -> Message | None:
        """Returns what a command that looks shows to somebody who sits nowhere; None where that is no answer to it.

        It is for a chat that cannot reach the actor alone: what an outsider is told everybody may hear.
        """
        known = index.of_line(command.name)
        if known is None or (known.who, known.heard, known.does) != ("everybody", "quietly", "looks"):
            return None
        command = _cleaned(command)
        try:
            async with self._running.store.read() as tx:
                ctx = self._contexts.of_outsider(tx, command)
                return (await index.run(ctx, command.name, command.line[:LONGEST_LINE])).message
        except (Trouble, WhichTable, NotPlayed):
            return None

    async def press(self, press: Press) -> Reply:
        """Carries out what a button says, likewise."""
        known = index.of_press(press.data)
        if known is index.again:
            async with self._running.store.read() as tx:
                known = await index.of_again(tx, press.data)
        return await self._handle(press, known)

    async def _handle(self, intent: Intent, known: Known) -> Reply:
        """Answers an intent; it is never a traceback.

        Its answer is kept, so that the same event, delivered again, is not carried out again, not even if it was
        refused, unless it is declared to be answered anew.
        """
        actor = intent.actor
        if intent.lacks:
            await self._reports.look_where_it_lacks(intent.place)
        else:
            self._running.reach.heard_from(intent.place)
        one_each = self._one_each.setdefault((actor.platform, actor.user), asyncio.Lock())
        async with one_each:  # so that who sends many holds up nobody else
            await asyncio.sleep(0)  # even where all can be answered at once, others come in between
            with about.doing(known.name if known is not None else UNKNOWN):
                reply = await self._handled(intent, known)
                log.debug("an intent was %s", "refused" if reply.refused else "carried out")
                return reply

    async def _handled(self, intent: Intent, known: Known) -> Reply:
        try:
            try:
                looks = known is not None and known.does == "looks"
                return await (self._look if looks else self._carry_out)(intent, known)
            except Refusal as refusal:
                return await self._refuse(intent, refusal, kept=_is_kept(known))
        except Replaced:  # the store has logged it
            return Reply(Message(compose(self._contexts.words(intent.actor)("trouble-database-gone"))), refused=True)
        except Busy:
            return Reply(Message(compose(self._contexts.words(intent.actor)("trouble-database-busy"))), refused=True)
        except Exception:
            log.exception("an intent failed")
            return Reply(Message(compose(self._contexts.words(intent.actor)("trouble-our-fault"))))

    async def _unseen(self, asked: WhoSees) -> frozenset[str]:
        """Returns who cannot see a place but may see the one before; nobody where that is not told."""
        messenger = self._messengers[asked.place.platform]
        try:
            async with asyncio.timeout(PATIENCE):
                unseen = await messenger.unseen_by(asked.place, asked.users)
                return unseen - await messenger.unseen_by(asked.before, unseen)
        except (TryLater, TimeoutError):
            return frozenset()

    async def _carry_out(self, intent: Intent, known: Known) -> Reply:
        """Does everything or nothing, after asking the platform where that is needed; raises `Refusal`."""
        try:
            return await self._carry_out_with(None, intent, known)
        except WhoSees as asked:
            return await self._carry_out_with(await self._unseen(asked), intent, known)

    async def _carry_out_with(self, unseen: frozenset[str] | None, intent: Intent, known: Known) -> Reply:
        """Does everything inside one transaction; raises `Refusal`, and then nothing is changed."""
        actor, key = intent.actor, _event_key(intent)
        async with self._running.store.write() as tx:
            tx.members.expect(actor.platform, actor.user)
            stored = await tx.events.seen(actor.platform, key)
            if stored is not None:
                return codec.decode(zlib.decompress(stored), Reply)  # type: ignore[no-any-return]
            await self._forgetting.when_due(tx)
            member = await recognized(tx, actor, self._settings.language, self._clock.now())
            reply = await self._answer(tx, member, intent, known, unseen)
            if _is_kept(known):
                await tx.events.remember(actor.platform, key, _stored(reply), self._clock.now())
        if tx.outbox.grown or tx.awaited.bots_asked:
            self._running.wake()
        return reply

    async def _look(self, intent: Intent, known: Known) -> Reply:
        """Answers beside whoever is writing; only a member who is new, or has a new name, is stored first."""
        actor = intent.actor
        async with self._running.store.read() as tx:
            member = await known_as_ever(tx, actor, self._settings.language)
            if member is not None:
                return await self._answer(tx, member, intent, known)
        async with self._running.store.write() as tx:
            await recognized(tx, actor, self._settings.language, self._clock.now())
        return await self._look(intent, known)

    async def _answer(
        self,
        tx: Transaction,
        member: MemberRow,
        intent: Intent,
        known: Known,
        unseen: frozenset[str] | None = None,
    ) -> Reply:
        """Answers an intent of a member; raises `Refusal`."""
        aloud = known is not None and known.heard == "aloud"
        ctx = self._contexts.of_member(
            tx, member, intent.actor, intent.place, event=intent.event, private=intent.private
        )
        ctx = replace(ctx, lacks=intent.lacks, unseen=unseen)
        try:
            reply = await _do(ctx, intent)
            if known is None or not known.asked:
                await allowance.charge(ctx)
        except Trouble as error:
            told = refusals.trouble(ctx.words, error)
            aloud = aloud or error.id in refusals.KNOWN_TO_ALL
            raise Refusal(msgspec.structs.replace(told, aloud=told.message if aloud else None)) from error
        except NotPlayed as error:
            pending = self._luck.token()
            told, texts = await refusals.refused(ctx, error, pending)
            private = told.aloud is None
            raise Refusal(told, _instead(intent, error, texts, pending, private)) from error
        except WhichTable as error:
            pending = self._luck.token()
            raise Refusal(refusals.which_table(ctx.words, error, pending), {pending: intent}) from error
        if aloud and reply.aloud is None:
            return msgspec.structs.replace(reply, aloud=reply.message)
        return reply

    async def _refuse(self, intent: Intent, refusal: Refusal, *, kept: bool) -> Reply:
        """Remembers a refusal, and what waits for its table to be named."""
        now = self._clock.now()
        if not kept and not refusal.pending:
            return refusal.reply
        async with self._running.store.write() as tx:
            if kept:
                stored = _stored(refusal.reply)
                await tx.events.remember(intent.actor.platform, _event_key(intent), stored, now)
            for id, waiting in refusal.pending.items():
                await tx.events.remember(index.PENDING, id, _stored(waiting), now)
        return refusal.reply


async def _do(ctx: Context, intent: Intent) -> Reply:
    """Does what an intent says."""
    if isinstance(intent, Press):
        return await index.press(ctx, unmarked(intent.data))
    if len(intent.line) > LONGEST_LINE:
        raise Trouble("too-long", longest=LONGEST_LINE)
    return await index.run(replace(ctx, about=intent.about, people=intent.people), intent.name, intent.line)


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


def _stored(what: Reply | Intent) -> bytes:
    """Packs what is kept for a while, quickly rather than as small as it could be."""
    return zlib.compress(codec.encode(what), zlib.Z_BEST_SPEED)


def _is_kept(known: Known) -> bool:
    """Says whether the answer is stored; that to what nobody knows is, like that to what changes something."""
    return known is None or known.kept


def _event_key(intent: Intent) -> str:
    """Names an event together with its actor: nobody is ever given the answer to somebody else's."""
    return f"{intent.actor.user} {intent.event}"
