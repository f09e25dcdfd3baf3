"""The bot itself: a discord.py bot that hands every interaction to the application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.app.port import Application
from bot.app.speech.messages import Account, Reply, TryLater, Undeliverable
from bot.app.speech.pictures import Shown
from bot.app.speech.reports import Found, Heard, Lost, RightsChanged, Roles, Servers, Shard, Silent
from bot.chat_discord import answers, bodies, slash
from bot.chat_discord.events import PLATFORM, Interaction, chosen_language
from bot.chat_discord.failures import translated
from bot.chat_discord.invite import invite_link
from bot.chat_discord.messenger import DiscordMessenger
from bot.chat_discord.shards import Shards
from bot.settings import Settings

log = logging.getLogger(__name__)

Told = ParamSpec("Told")

PATIENCE = 10.0
"""Seconds that what is under way, answers and reports, has to end when the bot stops."""
LONGEST_LIMIT = 30.0
"""Seconds that discord.py may wait for a rate limit; a longer wait is left to the outbox."""
IDENTIFY = 5.25
"""Seconds between two connections that are begun: Discord takes one in five seconds, whichever process begins it."""
LATE = 0.5
"""Seconds for which one that stands by lets others begin before it."""
LOOK = 0.1
"""Seconds after which it is looked again who serves a connection."""
MOMENT = 2.0
"""Seconds for which an interaction waits for who serves it; Discord waits for three."""
SERVERS_COME = 2.0
"""Seconds after the last server that Discord has told of until it is taken for granted that there are no more."""


class Tree(app_commands.CommandTree[Any]):
    """The slash commands; one that this version does not know is answered as a mistyped one is.

    One whose fields it does not know, as of a client that has not heard of an update, is answered by its help.
    """

    async def interaction_check(self, interaction: Interaction) -> bool:
        return bool(await interaction.client.is_ours())

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandNotFound):
            if interaction.type is discord.InteractionType.application_command:
                await interaction.client.answer(interaction, error.name, "")
            return
        if isinstance(error, app_commands.CommandSignatureMismatch):
            await interaction.client.answer(interaction, "help", error.command.name)
            return
        log.error("a slash command failed: %s", type(error).__name__, exc_info=error)


def _to_its_end(
    deal: Callable[Concatenate[_Longtable, Told], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[_Longtable, Told], Coroutine[Any, Any, None]]:
    """Lets a stop of the bot wait for what deals with an event, as all of it is noted only at the end."""

    @wraps(deal)
    async def dealt(bot: _Longtable, /, *args: Told.args, **named: Told.kwargs) -> None:
        await bot.finish(deal(bot, *args, **named))

    return dealt


class _Longtable(commands.bot.BotBase):
    """What both kinds of bots do."""

    guilds: Sequence[discord.Guild]
    application_id: int | None
    is_closed: Callable[[], bool]
    shard: Shard | None = None
    """Of which servers it is told, where it is not of all."""

    def __init__(self, app: Application, **given: Any) -> None:
        super().__init__(**given)
        self.app = app
        self.typed = slash.typed(app)
        """What is typed for a command that stands behind another name, by its declared name."""
        self.mentions = dict(self.typed)
        """What is written to mention a command, by its declared name; to click on once the commands are registered."""
        self.shown = Shown()
        self.pressing: dict[object, asyncio.Task[Reply]] = {}
        """What is being pressed and not answered yet, by whom, in which message."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._alone = AsyncExitStack()
        slash.declare(self.tree, app)

    async def setup_hook(self) -> None:
        """Registers the commands once the bot has logged in; an application that nobody has started is started, too."""
        await self._alone.enter_async_context(self.app.alone())
        await self.tree.set_translator(slash.Translator())
        if self._where is not None:
            self.tree.copy_global_to(guild=self._where)
        if self.shard is None:
            self.mentions.update(slash.mentions(self.app, await self._register()))

    async def is_ours(self) -> bool:
        """Says whether this process is the one that answers an interaction that has just come."""
        return True

    @property
    def _where(self) -> discord.Object | None:
        """The only server on which there are commands, if they are not everywhere."""
        server = self.app.settings.discord_test_server
        return discord.Object(int(server)) if server else None

    async def _register(self) -> list[app_commands.AppCommand]:
        """Registers the commands; where Discord refuses that, those that it knows already stay as they are."""
        try:
            return await self.tree.sync(guild=self._where)
        except (discord.Forbidden, discord.RateLimited, app_commands.CommandSyncFailure) as error:
            log.error(
                "the slash commands could not be registered (%s); if they are missing, invite the bot anew with the "
                "link that `longtable doctor` prints",
                type(error).__name__,
            )
        return await self._registered()

    async def _registered(self) -> list[app_commands.AppCommand]:
        """Returns the commands that Discord knows."""
        with suppress(discord.Forbidden, discord.RateLimited):
            return await self.tree.fetch_commands(guild=self._where)
        return []

    @property
    def invitation(self) -> str:
        """The address that takes the bot to a server; empty before it knows its own number."""
        return invite_link(str(self.application_id)) if self.application_id else ""

    async def answer(
        self, interaction: Interaction, name: str, line: str, about: str = "", people: tuple[Account, ...] = ()
    ) -> None:
        """Answers a command that was given about a post or none, and names people or nobody."""
        await self.finish(answers.command(self.app, interaction, name, line, about, people))

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in a task of its own, which a stop of the bot waits for."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        try:
            await asyncio.shield(task)
        finally:
            self._under_way.discard(task)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers a press; slash commands come by the tree."""
        if interaction.type is discord.InteractionType.component and await self.is_ours():
            await self.finish(answers.press(self.app, interaction))

    @_to_its_end
    async def on_ready(self) -> None:
        await self._tell_servers()

    async def _tell_servers(self) -> None:
        shard = self.shard
        where = f" by shard {shard.number} of {shard.count}" if shard is not None and shard.count > 1 else ""
        log.info("Discord is connected%s, on %d servers", where, len(self.guilds))
        for guild in self.guilds:
            if guild.unavailable:
                await self.on_guild_unavailable(guild)
        known = frozenset(str(guild.id) for guild in self.guilds)
        await self.app.note(Servers(platform=PLATFORM, known=known, of=self.shard))

    @_to_its_end
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._tell_roles(guild)
        await self.app.note(Heard(platform=PLATFORM, connection=_outage_of(guild)))
        await self.app.note(Found(platform=PLATFORM, server=str(guild.id)))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Lets nobody's time be up on a server that Discord itself cannot serve: it is not lost, no host can help."""
        servers = frozenset([str(guild.id)])
        await self.app.note(Silent(platform=PLATFORM, connection=_outage_of(guild), servers=servers))

    @_to_its_end
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Lets the tables there stand still, and those who are awaited know."""
        await self.app.note(Heard(platform=PLATFORM, connection=_outage_of(guild)))
        await self.app.note(Lost(platform=PLATFORM, server=str(guild.id)))
        if guild in self.guilds:  # it was invited again before that was noted
            await self.app.note(Found(platform=PLATFORM, server=str(guild.id)))

    @_to_its_end
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Says what the bot is for, and calls again whoever could not be called where it had been removed."""
        await self._tell_roles(guild)
        await self.app.note(Found(platform=PLATFORM, server=str(guild.id)))
        await self._look_at(guild)
        await self._greet(guild)

    @_to_its_end
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._tell_roles(role.guild)
        await self._look_at(role.guild)

    @_to_its_end
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._look_at(after.guild)

    @_to_its_end
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Looks again, as a channel that is shown to the bot is new to it."""
        await self._look_at(channel.guild)

    @_to_its_end
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            await self._look_at(after.guild)

    @_to_its_end
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Looks again, as a channel that is hidden from the bot is gone for it."""
        await self._look_at(channel.guild)

    @_to_its_end
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Looks again where the bot was given a role, or lost one; of others Discord does not tell."""
        if after.id == after.guild.me.id and before.roles != after.roles:
            await self._look_at(after.guild)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Passes an event on, unless the bot is closed: discord.py still waits for servers then, and has no loop."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("an event of Discord could not be dealt with: %s", event_method)

    async def close(self) -> None:
        """Lets what is under way end, then closes the connection."""
        if self._under_way:
            await self.app.clock.late(self._under_way, PATIENCE)
        await super().close()
        await self._alone.aclose()

    async def _greet(self, guild: discord.Guild) -> None:
        """Greets a server in its system channel, or else in the first one where the bot may write."""
        message = self.app.guide(chosen_language(guild)).greeting
        body = await bodies.body(message, self.app.draw, self.mentions)
        for channel in (guild.system_channel, *guild.text_channels):
            if channel is not None and _may_write(channel):
                with suppress(discord.HTTPException):
                    await channel.send(**body.to_send())
                    return

    async def _look_at(self, guild: discord.Guild) -> None:
        await self.app.note(RightsChanged(platform=PLATFORM, server=str(guild.id)))

    async def _tell_roles(self, guild: discord.Guild) -> None:
        known = frozenset(str(role.id) for role in guild.roles)
        await self.app.note(Roles(platform=PLATFORM, server=str(guild.id), known=known))


def _outage_of(guild: discord.Guild) -> str:
    """Returns what an outage of a server at Discord is called, beside those of our connections."""
    return f"server {guild.id}"


def _may_write(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


class LongtableBot(_Longtable, commands.Bot):
    """A bot with one connection."""


class ShardedLongtableBot(_Longtable, commands.AutoShardedBot):
    """A bot with several connections, for thousands of servers."""

    async def on_shard_disconnect(self, shard: int) -> None:
        """Lets nobody's time be up on the servers of a connection that is down: what is done there is not told."""
        servers = Shard(shard, self.shard_count or 1)
        await self.app.note(Silent(platform=PLATFORM, connection=str(shard), servers=servers))

    async def on_shard_connect(self, shard: int) -> None:
        await self.app.note(Heard(platform=PLATFORM, connection=str(shard)))

    async def on_shard_resumed(self, shard: int) -> None:
        await self.app.note(Heard(platform=PLATFORM, connection=str(shard)))


class OneShardLongtableBot(ShardedLongtableBot):
    """A bot with one of several connections, which other processes have, too: it stands by until it is to serve it."""

    def __init__(self, app: Application, shard: Shard, shards: Shards, **given: Any) -> None:
        super().__init__(app, shard_ids=[shard.number], shard_count=shard.count, **given)
        self.shard: Shard = shard
        self._shards = shards
        self._has_registered = False

    @property
    def serves(self) -> bool:
        """Whether this process is the one that answers and takes note of what happens."""
        return self.app.memory.serves(PLATFORM, self.shard)

    async def follow(self) -> None:
        """Takes up the connection whenever this process comes to serve it, and tells when all are there."""
        served = False
        while True:
            before, served = served, self.serves
            is_there = self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())
            if served and not before and is_there:
                self.dispatch("served")
            elif served and not before:  # nobody is heard before
                within = 0.0 if self.is_ready() else self.shard.count * IDENTIFY
                connection = str(self.shard.number)
                await self.app.note(Silent(platform=PLATFORM, connection=connection, servers=self.shard, within=within))
            if is_there:
                self._shards.stand_by()
            await asyncio.sleep(LOOK)

    async def on_served(self) -> None:
        await self.finish(self._tell_all())

    async def _tell_all(self) -> None:
        """Tells what there is, as Discord has told it before this process came to serve the connection."""
        for guild in self.guilds:
            if not guild.unavailable:
                await self.on_guild_available(guild)
        await self._tell_servers()

    async def is_ours(self) -> bool:
        """Waits a moment where another process serves the connection, as that may just have ended.

        What it has answered Discord lets nobody answer again.
        """
        end = asyncio.get_running_loop().time() + MOMENT
        while not self.is_closed():
            if self.serves:
                return True
            if asyncio.get_running_loop().time() > end:
                break
            await asyncio.sleep(LOOK)
        return False

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Passes an event on where this process serves the connection; of interactions it may come to do so."""
        if event_name == "interaction" or self.serves:
            super().dispatch(event_name, *args, **kwargs)

    async def setup_hook(self) -> None:
        await super().setup_hook()
        await self._know_commands()

    async def _tell_servers(self) -> None:
        await super()._tell_servers()
        await self.app.note(Heard(platform=PLATFORM, connection=str(self.shard.number)))
        with suppress(TryLater, Undeliverable), translated():
            await self._know_commands()

    async def _know_commands(self) -> None:
        """Registers the commands, as who serves the first connection does, or asks which there are."""
        if self.shard.number == 0 and self.serves and not self._has_registered:
            self._has_registered = True
            found = await self._register()
        else:
            found = await self._registered()
        self.mentions.update(slash.mentions(self.app, found))

    async def launch_shards(self) -> None:
        """Connects when no other client of this process does so: Discord does not wait long for what comes then.

        What is to be served is connected first.
        """
        while True:
            if self.serves or not self._shards.is_one_missing():
                break
            await asyncio.sleep(LOOK)
        async with self._shards.connecting:
            await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until Discord takes one more connection of the bot."""
        await self.app.memory.turn(f"{PLATFORM} identify", IDENTIFY, 0.0 if self.serves else LATE)


def create_bot(
    app: Application, *, servers_come: float = SERVERS_COME, shards: Shards | None = None, number: int = 0
) -> commands.Bot | commands.AutoShardedBot:
    """Makes the bot of an application and becomes its messenger. Nothing is connected before it is started.

    As one of ``shards`` it has only the connection of that number. discord.py knows one address of Discord in a
    process: the last that settings have named, or Discord's own.
    """
    settings = app.settings
    use_addresses(settings)
    given: dict[str, Any] = {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "max_messages": None,
        "chunk_guilds_at_startup": False,
        "guild_ready_timeout": servers_come,
        "max_ratelimit_timeout": LONGEST_LIMIT,
        "tree_cls": Tree,
        "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True),
        "allowed_installs": app_commands.AppInstallationType(guild=True),
    }
    if settings.discord_application:
        given["application_id"] = int(settings.discord_application)
    bot: LongtableBot | ShardedLongtableBot
    if shards is not None:
        bot = OneShardLongtableBot(
            app, shard := Shard(number, shards.count), shards, **given, http_trace=shards.throttle.trace()
        )
        shards.attach(shard, DiscordMessenger(app, bot, bot.mentions, bot.shown))
        return bot
    if settings.discord_shards:
        bot = ShardedLongtableBot(app, **given, shard_count=settings.discord_shards)
    else:
        bot = LongtableBot(app, **given)
    app.attach(PLATFORM, DiscordMessenger(app, bot, bot.mentions, bot.shown))
    return bot


def use_addresses(settings: Settings) -> None:
    """Lets discord.py speak to the Discord that the settings name, and log nothing of it."""
    if settings.discord_rest:
        discord.http.Route.BASE = settings.discord_rest
    if settings.discord_gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is missing: it does not speak
    # Its warnings name addresses, and those of answers hold a secret.
    logging.getLogger("discord.http").setLevel(logging.ERROR)
