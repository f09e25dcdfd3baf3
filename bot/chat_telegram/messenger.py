"""Posts for everybody: what the outbox delivers to groups, and topics for their tables."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import msgspec
from telegram import Chat
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bot.app.port import Application
from bot.app.speech.language import Words
from bot.app.speech.leading import calls_to, table_of
from bot.app.speech.messages import Barred, Message, Place, Post, ThreadGone, TryLater, Undeliverable, Unreached
from bot.app.speech.reports import Gone, Moved
from bot.chat_telegram.incoming import PLATFORM, read_reference, reference_of
from bot.chat_telegram.members import has_gone, may_write
from bot.chat_telegram.pacing import wait_of
from bot.chat_telegram.screen import Screen

log = logging.getLogger(__name__)

KEPT = 1000
"""Posts that are known to be delivered, in case that could not be stored."""
AT_ONCE = 0.001
"""Seconds that a post waits in here: the outbox waits better, and holds up nobody meanwhile. The library takes 0 for
none said."""
LONGEST_TOPIC = 128
FIRST_SUPERGROUP = -1_000_000_000_000
"""The ids of supergroups, whose messages have addresses, lie below; those of groups, however long, above."""
NO_TOPIC = ("thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")
"""What Telegram says of a topic that is not there any more, or closed."""
NO_RIGHT = ("not enough rights", "have no rights", "chat_write_forbidden", "chat_restricted", "chat not found")
"""What Telegram says where the bot may not write, or sees no group."""


class TelegramMessenger:
    """The `Messenger` of the application for Telegram."""

    def __init__(self, app: Application, bot: ExtBot[float], screen: Screen) -> None:
        self._app = app
        self._bot = bot
        self._screen = screen
        self._delivered: OrderedDict[str, str] = OrderedDict()
        self._kinds: dict[int, str] = {}
        """What kinds of chats those are where something was posted."""
        self.connected = False

    async def restore(self) -> None:
        """Learns what was shown before the bot was started."""
        await self._screen.restore()

    async def deliver(self, post: Post) -> str:
        """Shows a post, in place of the one that it replaces if that is still there, and returns its reference.

        Whoever it calls and is not there any more is told of.
        """
        self._require_connection()
        if post.key not in self._delivered:
            try:
                with _plain_errors():
                    self._remember(post.key, await self._show(post))
            except ChatMigrated as error:
                return await self.deliver(await self._follow(post, str(error.new_chat_id)))
            await self._look_who_has_gone(post)
            if table := table_of(post.message):
                await self._screen.retire(table, await self._app.awaited(PLATFORM, table))
                if post.message.picture is not None:
                    await self._screen.lead(table, self.link(self._delivered[post.key]))
        return self._delivered[post.key]

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        """Opens a topic in a forum where the bot may; anywhere else a table plays in the chat itself."""
        self._require_connection()
        try:
            with _plain_errors():
                chat = await self._bot.get_chat(place.channel)
                self._kinds[chat.id] = chat.type
                if not chat.is_forum:
                    return place
                return await self._create_topic(place, title)
        except ChatMigrated as error:
            await self._moved(place.channel, str(error.new_chat_id))
            return Place(platform=PLATFORM, channel=str(error.new_chat_id))
        except Undeliverable as error:
            log.warning("no topic could be opened: %s", error)
            return place

    async def rename_thread(self, place: Place, title: str) -> None:
        """Gives a table's topic another name, where it is still there and the bot may."""
        self._require_connection()
        topic, name = int(place.thread), title[:LONGEST_TOPIC]
        try:
            with _plain_errors():
                await self._bot.edit_forum_topic(place.channel, topic, name, rate_limit_args=AT_ONCE)
        except (ChatMigrated, Undeliverable) as error:
            log.info("a topic could not be renamed: %s", error)

    async def close_thread(self, place: Place) -> None:
        """Closes a table's topic, if it has one and the bot may."""
        self._require_connection()
        if not place.thread:
            return
        try:
            with _plain_errors():
                await self._bot.close_forum_topic(place.channel, int(place.thread), rate_limit_args=AT_ONCE)
        except (ChatMigrated, Undeliverable) as error:
            log.info("a topic could not be closed: %s", error)

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        """Tells somebody something in their private chat, if they have ever pressed Start there."""
        self._require_connection()
        if key not in self._delivered:
            words = (await self._app.chosen(PLATFORM, user)).words
            with _plain_errors():
                sent = await self._screen.send(user, message, words, patience=AT_ONCE, silent=silent)
            self._remember(key, reference_of(user, sent.message_id))

    async def reach(self, place: Place) -> None:
        """Asks Telegram whether the bot may write in a group, or who it is; raises as it says."""
        self._require_connection()
        with _plain_errors():
            if not place.channel:
                await self._bot.get_me()
                return
            try:
                here = await self._bot.get_chat_member(place.channel, self._bot.id)
                chat = await self._bot.get_chat(place.channel)
            except ChatMigrated as error:
                await self._moved(place.channel, str(error.new_chat_id))
                return
            except (Forbidden, BadRequest) as error:
                raise Barred(error.message) from error
        if not may_write(here, chat):
            raise Barred("nothing may be written there", "send_messages")

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        """Asks who of them is in a group; a public one can be read by everybody."""
        self._require_connection()
        return frozenset([user for user in users if await has_gone(self._bot, place.channel, user)])

    def takes_list(self, place: Place) -> bool:
        """Says whether a chat is a group: the private chat has `/mygames`."""
        return place.channel.startswith("-")

    async def pin(self, reference: str) -> None:
        """Pins a post in silence, where the bot has the right to."""
        if (post := read_reference(reference)) is not None:
            try:
                await self._bot.pin_chat_message(*post, disable_notification=True, rate_limit_args=AT_ONCE)
            except TelegramError as error:
                log.info("the list of tables could not be pinned: %s", error.message)

    async def remove(self, reference: str) -> None:
        """Deletes a post, where Telegram still allows that."""
        if (post := read_reference(reference)) is not None:
            await self._screen.delete(*post)

    def link(self, reference: str) -> str:
        """Returns the address of a post in a supergroup; those of other chats have none."""
        post = read_reference(reference)
        if post is None or not self._is_supergroup(int(post[0])):
            return ""
        return f"https://t.me/c/{FIRST_SUPERGROUP - int(post[0])}/{post[1]}"

    def _is_supergroup(self, chat: int) -> bool:
        """Says whether a chat is a supergroup, as Telegram told with the last post there, or else by its id."""
        return self._kinds.get(chat, Chat.SUPERGROUP if chat < FIRST_SUPERGROUP else "") == Chat.SUPERGROUP

    async def _look_who_has_gone(self, post: Post) -> None:
        """Opens the seat of whoever is called by a post in a group and is not there any more."""
        called = {part.user for part in post.message.text if part.user} - {post.place.channel}
        for user in sorted(called):
            if await has_gone(self._bot, post.place.channel, user):
                await self._app.note(Gone(platform=PLATFORM, user=user, post=post.key))

    async def _call_in_private(self, post: Post) -> bool:
        """Gives whoever a post calls to a turn the panel for it in private; False where somebody is not reached so."""
        table = calls_to(post.message)
        called = dict.fromkeys(part.user for part in post.message.text if part.user)
        reached = [bool(table) and await self._is_called(user, table, post) for user in called]
        return bool(reached) and all(reached)

    async def _is_called(self, user: str, table: str, post: Post) -> bool:
        """Calls somebody in private, unless the table is played there or that is not wanted; says whether they know."""
        key = f"{post.key} {user}"
        if key in self._delivered:
            return True
        panel = None if user == post.place.channel else await self._app.called(PLATFORM, user, table)
        if panel is None:
            return False
        if self._screen.shows(user, panel):
            return True
        try:
            await self.tell(user, panel, key)
        except Undeliverable:
            return False
        return True

    async def _edit(self, post: Post, words: Words) -> bool:
        """Puts a post in the place of the one that it replaces, if that is still there."""
        earlier = read_reference(post.replaces)
        if earlier is None or earlier[0] != post.place.channel:
            return False
        for photo in (True, False) if post.renews and post.message.picture is None else (False,):
            if await self._screen.edit(*earlier, post.message, words, photo=photo, patience=AT_ONCE):
                return True
        return False

    async def _show(self, post: Post) -> str:
        channel, message = post.place.channel, post.message
        words = Words(message.picture.language if message.picture else self._app.settings.language)
        notified = await self._call_in_private(post)
        if (notified or not post.renews) and await self._edit(post, words):
            return post.replaces
        silent = notified or not any(part.user for part in message.text)
        try:
            sent = await self._screen.send(
                channel, message, words, thread=post.place.thread, patience=AT_ONCE, silent=silent
            )
        except BadRequest as error:
            if post.place.thread and any(part in error.message.lower() for part in NO_TOPIC):
                raise ThreadGone(error.message) from error
            if self.takes_list(post.place) and any(part in error.message.lower() for part in NO_RIGHT):
                raise Barred(error.message) from error
            raise
        except Forbidden as error:
            if self.takes_list(post.place):
                raise Barred(error.message) from error
            raise
        self._kinds[sent.chat.id] = sent.chat.type
        return reference_of(channel, sent.message_id)

    def _remember(self, key: str, reference: str) -> None:
        self._delivered[key] = reference
        while len(self._delivered) > KEPT:
            self._delivered.popitem(last=False)

    async def _follow(self, post: Post, channel: str) -> Post:
        """Returns a post for the supergroup that its group has become."""
        await self._moved(post.place.channel, channel)
        return msgspec.structs.replace(post, place=Place(platform=PLATFORM, channel=channel), replaces="")

    async def _moved(self, old: str, new: str) -> None:
        await self._app.note(Moved(platform=PLATFORM, old=old, new=new))

    async def _create_topic(self, place: Place, title: str) -> Place:
        try:
            topic = await self._bot.create_forum_topic(place.channel, title[:LONGEST_TOPIC], rate_limit_args=AT_ONCE)
        except BadRequest as error:
            log.info("a topic could not be opened, so the table plays in the group: %s", error.message)
            return place
        return msgspec.structs.replace(place, thread=str(topic.message_thread_id))

    def _require_connection(self) -> None:
        if not self.connected:
            raise Unreached("Telegram is not connected", self._app.settings.send_retry_seconds)


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Turns the library's errors into ours; a chat that has moved is for the caller."""
    try:
        yield
    except ChatMigrated:
        raise
    except RetryAfter as error:
        raise TryLater("flood control", wait_of(error)) from error
    except (Forbidden, BadRequest) as error:
        raise Undeliverable(error.message) from error
    except NetworkError as error:
        raise Unreached(type(error).__name__) from error
    except TelegramError as error:
        raise TryLater(type(error).__name__) from error
