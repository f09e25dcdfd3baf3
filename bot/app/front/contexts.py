"""Makes what a handler of an intent has in hand, for a member, for somebody who only looks, and for an outsider."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from bot.app.outside import Clock, Luck
from bot.app.speech.context import Context
from bot.app.speech.language import Words, best_language
from bot.app.speech.messages import Actor, Command, Messenger, Place
from bot.settings import Settings
from players.core.hints import Hint
from rules.core.history import Kept
from storage.rows import MemberRow, TableRow
from storage.store import Transaction

REPLAYED = 16
"""Of how many tables positions are kept that replays have met."""


class Contexts:
    """Makes contexts of one application."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        luck: Luck,
        messengers: Mapping[str, Messenger],
        hints: Callable[[str, bytes, int], Awaitable[tuple[Hint, ...]]],
        look_back: Callable[[str], tuple[int, int] | None],
    ) -> None:
        self._look_back = look_back
        self._hints = hints
        self._settings = settings
        self._clock = clock
        self._luck = luck
        self._messengers = messengers
        self._kept = lru_cache(maxsize=REPLAYED)(_nothing_kept)

    def of_member(
        self,
        tx: Transaction,
        member: MemberRow,
        actor: Actor,
        place: Place,
        *,
        event: str = "",
        private: bool = True,
    ) -> Context:
        """Returns what is in hand when a member acts."""
        return Context(
            tx=tx,
            now=self._clock.now(),
            luck=self._luck,
            actor=actor,
            member=member,
            place=place,
            words=Words(member.language) if member.language else self.words(actor),
            event=event,
            private=private,
            table_language=self._settings.language,
            link=self._link,
            kept=self._kept,
            hints=self._hints,
            look_back=self._look_back,
        )

    async def of_looker(self, tx: Transaction, actor: Actor, place: Place) -> Context:
        """Returns what is in hand when somebody looks who need not be known yet."""
        member = await tx.members.by_identity(actor.platform, actor.user)
        return self.of_member(tx, member or MemberRow(id=-1, name=actor.name), actor, place)

    def of_outsider(self, tx: Transaction, command: Command) -> Context:
        """Returns what is in hand when what somebody wants to see is to be shown to all."""
        nobody = MemberRow(id=-1, name=command.actor.name)
        return replace(self.of_member(tx, nobody, command.actor, command.place, private=False), about=command.about)

    def words(self, actor: Actor) -> Words:
        """Returns the words for somebody who has chosen none."""
        return Words(best_language(actor.language or self._settings.language))

    def _link(self, table: TableRow) -> str:
        messenger = self._messengers.get(table.platform)
        return messenger.link(table.post) if messenger is not None and table.post else ""


def _nothing_kept(table: str) -> Kept:
    return {}
