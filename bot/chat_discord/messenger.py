"""Shows posts on Discord: in the thread of their table or in its channel, calling exactly those they mention."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Literal, TypeAlias

import discord
import msgspec

from bot.app.port import Application
from bot.app.speech.leading import calls_to
from bot.app.speech.messages import (
    Barred,
    Message,
    Part,
    Place,
    Post,
    Text,
    ThreadGone,
    Undeliverable,
    Unreached,
)
from bot.app.speech.pictures import Seen, Shown
from bot.app.speech.reports import Gone, Lacks
from bot.chat_discord import bodies, limits, texts
from bot.chat_discord.events import OWN, PLATFORM
from bot.chat_discord.failures import (
    ARCHIVED,
    FORBIDDEN,
    HAS_THREAD,
    NOT_PERMITTED,
    TOO_LARGE,
    TOO_MANY_THREADS,
    UNKNOWN_MESSAGE,
    UNKNOWN_PERSON,
    translated,
)

log = logging.getLogger(__name__)

Channel: TypeAlias = "discord.abc.GuildChannel | discord.abc.PrivateChannel | discord.Thread"

LINK = "https://discord.com/channels/"
KEPT_OPEN: Literal[10080] = 10080
"""Minutes, a week, without a post after which Discord puts a thread away by itself; the next post brings it back."""


class DiscordMessenger:
    """The `Messenger` of a bot. A post's reference is ``server/channel/message``, as in a link to it."""

    def __init__(self, app: Application, bot: discord.Client, mentions: texts.Mentions, shown: Shown) -> None:
        self._app = app
        self._bot = bot
        self._mentions = mentions
        self._shown = shown

    async def deliver(self, post: Post) -> str:
        """Shows a post; raises `TryLater` or `Undeliverable`. Whoever it calls and is not there any more is told of."""
        self._require_connection(post.place)
        try:
            return await self._deliver(post)
        except ThreadGone:
            await self.reach(Place(platform=PLATFORM, channel=post.place.channel))  # or is the channel itself gone?
            raise

    async def _deliver(self, post: Post) -> str:
        with translated(post.place):
            channel = await self._channel(post.place.channel)
            guild = getattr(channel, "guild", None)
            gone = await _gone(guild, texts.users(post.message.text))
            message = _uncalled(post.message, gone | await self._told_in_private(post, gone))
            sent = await self._show(msgspec.structs.replace(post, replaces="") if post.renews else post, message)
        for user in gone:
            await self._app.note(Gone(platform=PLATFORM, user=user, post=post.key))
        return f"{guild.id if guild is not None else OWN}/{sent}"

    async def _told_in_private(self, post: Post, gone: frozenset[str]) -> frozenset[str]:
        """Calls those to a turn in private who want that, and returns who was reached so."""
        if post.place.alone or not calls_to(post.message):
            return frozenset()
        called = frozenset(texts.users(post.message.text)) - gone
        reached = set()
        for user in sorted(called):
            if not (await self._app.chosen(PLATFORM, user)).in_private:
                continue
            with suppress(Undeliverable):
                await self.tell(user, post.message, f"{post.key} {user}")
                reached.add(user)
        return frozenset(reached)

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        """Opens a thread under a post, or finds it there; where there can be none it is the channel itself.

        Discord gives the thread the number of the message, and opens no second one, so nothing needs to be remembered.
        """
        self._require_connection(place)
        message = under.rpartition("/")[2]
        with translated():
            channel = await self._channel(place.channel)
            if not isinstance(channel, discord.TextChannel) or not message:
                return place
            opened = await self._open(channel.get_partial_message(int(message)), title, key)
        return msgspec.structs.replace(place, thread=message) if opened else place

    async def rename_thread(self, place: Place, title: str) -> None:
        """Names a thread anew; one that is gone or archived, or that the bot may not rename, is left as it is."""
        self._require_connection()
        try:
            with translated():
                thread = await self._channel(place.thread)
                if isinstance(thread, discord.Thread):
                    await thread.edit(name=title[: limits.THREAD_NAME])
        except Undeliverable as error:
            log.info("a thread could not be renamed: %s", error)

    async def close_thread(self, place: Place) -> None:
        """Archives a thread; one that is gone, or that the bot may not archive, is left as it is."""
        self._require_connection()
        if not place.thread:
            return
        with translated():
            try:
                await self._archive(place.thread, True)
            except (discord.NotFound, discord.Forbidden):
                return

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        """Sends somebody a direct message; raises `Undeliverable` where they take none."""
        self._require_connection(Place(platform=PLATFORM, channel=""))
        with translated():
            channel = await self._bot.create_dm(discord.Object(int(user)))
            body = await self._body(message)
            await channel.send(**body.to_send(), nonce=_nonce(key), silent=silent)

    async def reach(self, place: Place) -> None:
        """Asks Discord for a channel, looks whether the bot is on a server, or asks who it is; raises as it says."""
        if not place.channel and not place.server and not self.listens():
            raise Unreached("Discord is not connected")
        self._require_connection()
        with translated():
            if place.channel:
                _require_writable(await self._bot.fetch_channel(int(place.channel)))
            elif place.server:
                _require_there(self._bot.get_guild(int(place.server)))
            else:
                await self._bot.http.get_user("@me")

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        """Asks Discord for the roles of each of them."""
        self._require_connection()
        guild = self._bot.get_guild(int(place.server)) if place.server else None
        if guild is None:
            return frozenset()
        with translated():
            channel = guild.get_channel_or_thread(int(place.channel))
            return frozenset([user for user in users if not await _sees(guild, channel, user)])

    def listens(self) -> bool:
        """Says whether Discord can tell what members do."""
        if isinstance(self._bot, discord.AutoShardedClient):
            return any(not shard.is_closed() for shard in self._bot.shards.values())
        return self._bot.ws is not None and self._bot.ws.open

    def is_ready(self) -> bool:
        """Says whether Discord has told of all servers."""
        return self._bot.is_ready() and not self._bot.is_closed()

    def takes_list(self, place: Place) -> bool:
        """Says whether a channel is on a server and can hold messages of its own; `TryLater` before that is known."""
        self._require_connection(place)
        channel = self._bot.get_channel(int(place.channel)) if place.channel.isdecimal() else None
        return isinstance(channel, (discord.TextChannel, discord.VoiceChannel, discord.Thread))

    async def pin(self, reference: str) -> None:
        """Pins a post, where the bot has the right to."""
        _, channel, id = reference.split("/")
        with suppress(discord.HTTPException):
            await self._writable(channel).get_partial_message(int(id)).pin()

    async def remove(self, reference: str) -> None:
        """Deletes a post; one that is gone already, or that cannot be deleted now, is left as it is."""
        _, channel, id = reference.split("/")
        with suppress(discord.HTTPException):
            await self._writable(channel).get_partial_message(int(id)).delete()

    def link(self, reference: str) -> str:
        """Returns the address of a post."""
        return f"{LINK}{reference}" if reference.count("/") == 2 else ""

    def _require_connection(self, place: Place | None = None) -> None:
        """Raises `Unreached` unless all servers are known; for a place it is enough that its channel, if any, is."""
        if not self.is_ready() and (place is None or not self._knows(place)):
            raise Unreached("Discord is not connected", self._app.settings.send_retry_seconds)

    def _knows(self, place: Place) -> bool:
        """Says whether Discord, which tells of one server after the other, has told of a place already."""
        channel = place.channel
        return self.listens() and (
            not channel or (channel.isdecimal() and self._bot.get_channel(int(channel)) is not None)
        )

    async def _channel(self, id: str) -> Channel:
        if not id.isdecimal():
            raise Undeliverable("that is no channel of Discord")
        return self._bot.get_channel(int(id)) or await self._bot.fetch_channel(int(id))

    async def _show(self, post: Post, message: Message, embeds: bool = True) -> str:
        """Shows a message, or what the bot is permitted to show of it; the host is told what it lacks for the rest."""
        try:
            return await self._show_so(post, message, embeds)
        except discord.Forbidden as error:
            if error.code != NOT_PERMITTED or not embeds:
                raise
        bare = msgspec.structs.replace(message, picture=None, alt="")
        sent = await self._show(post, bare, embeds=message.picture is not None)
        lacks = "embed_links" if message.picture is None else "attach_files"
        await self._app.note(Lacks(platform=PLATFORM, post=post.key, permission=lacks))
        return sent

    async def _show_so(self, post: Post, message: Message, embeds: bool) -> str:
        """Shows a message, in a thread that is archived too, and without its picture where that is too large."""
        try:
            return await self._edit(post, message, embeds) or await self._post(post, message, embeds)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._revive(post)
            elif error.status == TOO_LARGE:
                message = msgspec.structs.replace(message, picture=None, alt="")
            else:
                raise
        return await self._edit(post, message, embeds) or await self._post(post, message, embeds)

    async def _edit(self, post: Post, message: Message, embeds: bool) -> str | None:
        """Puts a post in the place of an earlier one; None where there is none, or it is not there any more."""
        _, _, earlier = post.replaces.partition("/")
        channel, _, id = earlier.partition("/")
        if not id:
            return None
        body = await self._body(message, self._shown.of(id), embeds)
        shown = self._writable(channel).get_partial_message(int(id))
        try:
            await shown.edit(**body.to_edit(), allowed_mentions=_calls(message))
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return None
            raise
        body.note(self._shown, id)
        return earlier

    async def _post(self, post: Post, message: Message, embeds: bool) -> str:
        where = _where(post)
        body = await self._body(message, embeds=embeds)
        sent = await self._writable(where).send(
            **body.to_send(),
            nonce=_nonce(post.key),
            allowed_mentions=_calls(message),
            suppress_embeds=not body.embeds,
            silent=not texts.users(message.text),
        )
        body.note(self._shown, str(sent.id))
        return f"{where}/{sent.id}"

    async def _body(self, message: Message, seen: Seen = bodies.NOTHING, embeds: bool = True) -> bodies.Body:
        return await bodies.body(message, self._app.draw, self._mentions, seen, embeds=embeds)

    def _writable(self, id: str) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(int(id))

    async def _open(self, message: discord.PartialMessage, title: str, key: str) -> bool:
        """Opens the thread of a message; False where there can be none."""
        try:
            await message.create_thread(name=title[: limits.THREAD_NAME], auto_archive_duration=KEPT_OPEN)
        except discord.HTTPException as error:
            if error.code == NOT_PERMITTED:
                await self._app.note(Lacks(platform=PLATFORM, post=key, permission="create_public_threads"))
            if error.status == FORBIDDEN or error.code in (TOO_MANY_THREADS, UNKNOWN_MESSAGE):
                return False
            if error.code != HAS_THREAD:
                raise
        return True

    async def _revive(self, post: Post) -> None:
        """Brings an archived thread back; one that moderators have locked counts as gone."""
        try:
            await self._archive(_where(post), False)
        except discord.Forbidden:
            raise (ThreadGone if post.place.thread else Undeliverable)("the thread is locked") from None

    async def _archive(self, thread: str, archived: bool) -> None:
        channel = await self._channel(thread)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=archived)


def _require_writable(channel: Channel) -> None:
    """Raises `Barred` where, by the rights it knows of, the bot may write neither in a channel nor in its threads."""
    if not isinstance(channel, discord.abc.GuildChannel) or channel.guild.me is None:
        return
    allowed = channel.permissions_for(channel.guild.me)
    if not allowed.view_channel:
        raise Barred("the channel is hidden", "view_channel")
    if not (allowed.send_messages or allowed.send_messages_in_threads):
        raise Barred("nothing may be written there", "send_messages")


def _require_there(guild: discord.Guild | None) -> None:
    """Raises `Barred` where the bot is not on a server, or Discord cannot serve that now."""
    if guild is None or guild.unavailable:
        raise Barred("the bot is not on that server")


def _where(post: Post) -> str:
    return post.place.thread or post.place.channel


async def _gone(guild: discord.Guild | None, users: tuple[str, ...]) -> frozenset[str]:
    """Returns who of some users is not on a server any more. Where Discord does not tell they are taken to be there."""
    return frozenset([user for user in users if guild is not None and not await _sees(guild, None, user)])


async def _sees(guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread | None, user: str) -> bool:
    """Says whether a user is on a server and sees a channel there, if one is named and known."""
    try:
        member = await guild.fetch_member(int(user))
    except discord.RateLimited:
        return True
    except discord.HTTPException as error:
        return error.code not in UNKNOWN_PERSON
    return channel is None or channel.permissions_for(member).view_channel


def _uncalled(message: Message, users: frozenset[str]) -> Message:
    """Leaves the names of some users in a message without calling them."""

    def spared(text: Text) -> Text:
        return tuple(Part(part.text) if part.style == "mention" and part.user in users else part for part in text)

    return msgspec.structs.replace(message, text=spared(message.text), fuller=spared(message.fuller))


def _calls(message: Message) -> discord.AllowedMentions:
    """Lets a message notify those whom it mentions, and nobody else, whatever stands in it."""
    called = [discord.Object(int(user)) for user in texts.users(message.text) if user.isdigit()]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


def _nonce(key: str) -> str:
    """Returns what tells Discord that a message is the same as one sent before."""
    return hashlib.sha256(key.encode()).hexdigest()[: limits.NONCE]
