"""Posts for everybody: what the outbox delivers to groups, and topics for their tables."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bot.app import App
from bot.app.messages import Message, Place, Post, TryLater, Undeliverable
from bot.app.text import compose
from bot.app.words import Words, literal
from bot.chat_telegram.incoming import PLATFORM, read_reference, reference_of
from bot.chat_telegram.pacing import wait_of
from bot.chat_telegram.screen import Screen

log = logging.getLogger(__name__)

KEPT = 1000
"""Posts that are known to be delivered, in case that could not be stored."""
AT_ONCE = 0.0
"""Seconds that a post waits in here: the outbox waits better, and holds up nobody meanwhile."""
LONGEST_TOPIC = 128
NO_TOPIC = ("thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")
"""What Telegram says of a topic that is not there any more, or closed."""


class TelegramMessenger:
    """The `Messenger` of the application for Telegram."""

    def __init__(self, app: App, bot: ExtBot[float], screen: Screen) -> None:
        self._app = app
        self._bot = bot
        self._screen = screen
        self._delivered: OrderedDict[str, str] = OrderedDict()
        self.connected = False

    async def deliver(self, post: Post) -> str:
        """Shows a post, in place of the one that it replaces if that is still there, and returns its reference."""
        self._require_connection()
        if post.key not in self._delivered:
            try:
                with _plain_errors():
                    reference = await self._show(post)
            except ChatMigrated as error:
                return await self.deliver(await self._follow(post, str(error.new_chat_id)))
            except Undeliverable:
                await self.tell_hosts(post.place)
                raise
            self._delivered[post.key] = reference
            while len(self._delivered) > KEPT:
                self._delivered.popitem(last=False)
        return self._delivered[post.key]

    async def open_thread(self, place: Place, title: str, key: str) -> Place:
        """Opens a topic in a forum where the bot may; anywhere else a table plays in the chat itself."""
        self._require_connection()
        try:
            with _plain_errors():
                chat = await self._bot.get_chat(place.channel)
                if not chat.is_forum:
                    return place
                return await self._create_topic(place, title)
        except ChatMigrated as error:
            await self._app.moved(PLATFORM, place.channel, str(error.new_chat_id))
            return msgspec.structs.replace(place, channel=str(error.new_chat_id))
        except Undeliverable as error:
            log.warning("no topic could be opened: %s", error)
            return place

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

    async def tell_hosts(self, place: Place) -> None:
        """Tells those who host tables in a chat that nothing can be posted there; of each such chat once."""
        if place.channel.startswith("-") and await self._app.first_time(PLATFORM, f"lost {place.channel}"):
            for user, tables in (await self._app.hosts(place)).items():
                words = await self._app.words_for_user(PLATFORM, user)
                said = words("telegram-lost", tables=words.list(literal(table) for table in tables))
                try:
                    await self._screen.send(user, Message(compose(said)), words, public=False)
                except TelegramError as error:
                    log.info("the host of a table that cannot be posted to cannot be told: %s", type(error).__name__)

    async def _show(self, post: Post) -> str:
        channel, message = post.place.channel, post.message
        words = Words(message.picture.language if message.picture else self._app.settings.language)
        earlier = read_reference(post.replaces)
        if (
            earlier is not None
            and earlier[0] == channel
            and await self._screen.edit(*earlier, message, words, public=True, patience=AT_ONCE)
        ):
            return post.replaces
        try:
            sent = await self._screen.send(
                channel, message, words, public=True, thread=post.place.thread, patience=AT_ONCE
            )
        except BadRequest as error:
            if not post.place.thread or not _says(error, NO_TOPIC):
                raise
            log.warning("a table's topic is gone; its posts go to the group")
            sent = await self._screen.send(channel, message, words, public=True, patience=AT_ONCE)
        return reference_of(channel, sent.message_id)

    async def _follow(self, post: Post, channel: str) -> Post:
        """Returns a post for the supergroup that its group has become."""
        await self._app.moved(PLATFORM, post.place.channel, channel)
        return msgspec.structs.replace(post, place=Place(platform=PLATFORM, channel=channel), replaces="")

    async def _create_topic(self, place: Place, title: str) -> Place:
        try:
            topic = await self._bot.create_forum_topic(place.channel, title[:LONGEST_TOPIC], rate_limit_args=AT_ONCE)
        except BadRequest as error:
            log.info("a topic could not be opened, so the table plays in the group: %s", error.message)
            return place
        return msgspec.structs.replace(place, thread=str(topic.message_thread_id))

    def _require_connection(self) -> None:
        if not self.connected:
            raise TryLater("Telegram is not connected")


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
        raise TryLater(type(error).__name__) from error
    except TelegramError as error:
        raise TryLater(type(error).__name__) from error


def _says(error: TelegramError, what: tuple[str, ...]) -> bool:
    return any(part in error.message.lower() for part in what)
