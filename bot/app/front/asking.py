"""What a chat asks of members, tables and the bot itself, beside any intent."""

from __future__ import annotations

from functools import cache

from bot.app.commands import at_table, foyer, helping
from bot.app.commands.index import CATALOGUE
from bot.app.front.contexts import Contexts
from bot.app.front.running import Running
from bot.app.play import tables
from bot.app.port import Chosen, Foyer, GameInfo, Guide
from bot.app.speech.language import Words, best_language
from bot.app.speech.messages import Actor, Extent, Message, Place
from bot.app.time import next_word
from bot.settings import Settings
from render.core.scene import LAYOUTS
from rules.core import library


class Asking:
    """Answers what chats ask."""

    def __init__(self, settings: Settings, running: Running, contexts: Contexts) -> None:
        self._settings = settings
        self._running = running
        self._contexts = contexts

    def guide(self, language: str) -> Guide:
        """Returns what a chat tells of the bot in a language or, where none is known, in the bot's own."""
        return _guide(best_language(language or self._settings.language))

    async def table(
        self, actor: Actor, place: Place, extent: Extent = "table", before: int | None = None
    ) -> Message | None:
        """Returns what a member sees at the table of a thread: the panel while something is asked, else the board."""
        async with self._running.store.read() as tx:
            ctx = await self._contexts.of_looker(tx, actor, place)
            playing = await at_table.playing_here(ctx)
            if playing is None:
                return None
            if extent == "glance":
                return at_table.glance(ctx, playing)
            if extent == "around":
                return await at_table.surroundings(ctx, playing, before)
            if not at_table.is_asked(ctx, playing) or await at_table.is_open(ctx, playing):
                return await at_table.show(ctx, playing, extent)
        async with self._running.store.write() as tx:  # a panel is stored when it is opened
            ctx = await self._contexts.of_looker(tx, actor, place)
            return await at_table.show(ctx, await tables.load(tx, playing.table), extent)

    async def foyer(self, actor: Actor, place: Place, *, whole: bool = True) -> Foyer:
        """Returns what a member finds in a channel before any table, or only which threads wait and are own ones."""
        async with self._running.store.read() as tx:
            ctx = await self._contexts.of_looker(tx, actor, place)
            return await foyer.look(ctx) if whole else await foyer.stand(ctx)

    async def called(self, platform: str, user: str, table: str) -> Message | None:
        """Returns the panel with which somebody is called to a turn in private, if there is one and that is wanted."""
        async with self._running.store.write() as tx:  # a panel that is opened is stored
            member, row = await tx.members.by_identity(platform, user), await tx.tables.get(table)
            if member is None or member.calls in (next_word.IN_GROUP, next_word.DAILY):
                return None
            if row is None or row.status != "running":
                return None
            actor = Actor(platform=platform, user=user, name=member.name, language=row.language)
            ctx = self._contexts.of_member(tx, member, actor, tables.place_of(row))
            playing = await tables.load(tx, row)
            return await at_table.call(ctx, playing) if at_table.is_asked(ctx, playing) else None

    async def awaited(self, platform: str, table: str) -> frozenset[str]:
        """Returns who must decide something at a table, as a platform names them."""
        async with self._running.store.read() as tx:
            seats = {row.seat for row in await tx.awaited.of(table)}
            members = {row.member for row in await tx.seats.of(table) if row.seat in seats and row.member is not None}
            found = [one for member in members for one in await tx.members.identities(member)]
        return frozenset(one.user for one in found if one.platform == platform)

    async def chosen(self, platform: str, user: str, language: str = "") -> Chosen:
        """Returns what somebody, whose client has a language, has chosen."""
        async with self._running.store.read() as tx:
            member = await tx.members.by_identity(platform, user)
        unchosen = language or self._settings.language
        if member is None:
            return Chosen(words=Words(best_language(unchosen)))
        return Chosen(
            words=Words(best_language(member.language or unchosen)),
            layout=next((layout for layout in LAYOUTS if member.layout == layout), None),
            in_private=member.calls == next_word.IN_PRIVATE,
        )


@cache
def _guide(language: str) -> Guide:
    words = Words(language)
    return Guide(
        commands=CATALOGUE.infos(words),
        usages=CATALOGUE.usages(words),
        greeting=helping.greeting(words),
        games=tuple(
            GameInfo(game=game, title=library.meta(game).title, aim=words(f"{game}-aim")) for game in foyer.games()
        ),
    )
