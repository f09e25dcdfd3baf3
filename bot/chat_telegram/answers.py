"""Gives the application's answers to whom they are for, and to nobody else.

What is said to a member goes to their private chat with the bot or, if it is short and a button was pressed, into an
alert that only they see. A member who has never pressed Start, or has blocked the bot, cannot be written to: then a
group is shown what may be shown to all, and else where the answer is. Nothing is ever met with silence.
"""

from __future__ import annotations

import logging
from functools import partial

import telegram
from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.ext import ExtBot

from bot.app.port import Application, of_press
from bot.app.speech.language import Words, mention
from bot.app.speech.messages import Command, Message, Reply
from bot.app.speech.text import compose
from bot.chat_telegram.incoming import PLATFORM, is_private, place_of
from bot.chat_telegram.keyboards import page_of
from bot.chat_telegram.links import address_of, payload_of
from bot.chat_telegram.markup import ALERT, fits_alert, headline, length, markup, shortened
from bot.chat_telegram.screen import Screen, patiently

log = logging.getLogger(__name__)

ASKED_FOR = 90 * 24 * 3600.0
"""Seconds for which somebody who was told in a group why to press Start is not told again."""

TOAST = 80
"""Signs that can be read in the seconds for which the answer to a press is shown by itself."""


class Answers:
    """Shows replies to commands and presses."""

    def __init__(self, app: Application, bot: ExtBot[float], screen: Screen) -> None:
        self._app = app
        self._bot = bot
        self._screen = screen
        self._patiently = partial(patiently, wait=app.settings.send_retry_seconds)

    async def to_command(
        self, typed: telegram.Message, user: telegram.User, reply: Reply, command: Command | None = None
    ) -> None:
        """Answers what was typed, which was a command unless it was a deep link."""
        if reply.message is None:
            return
        words = await self.words(user)
        stays_here = acts_on_its_place(reply.message) and not is_private(typed.chat)
        if not stays_here and await self.whisper(user.id, reply.message, words):
            return
        if is_private(typed.chat):
            log.info("somebody who wrote in private cannot be answered there")
        elif (aloud := await self._aloud(reply, command)) is not None:
            await self._say(typed, aloud, words)
        else:
            await self._ask_to_start(typed, user, words)

    async def _aloud(self, reply: Reply, command: Command | None) -> Message | None:
        """Returns what all may be shown for want of a way to show somebody the answer alone."""
        if reply.aloud is not None or command is None:
            return reply.aloud
        return await self._app.as_all_see(command)

    async def to_press(self, query: CallbackQuery, reply: Reply) -> None:
        """Answers a pressed button, whatever its age."""
        words = await self.words(query.from_user)
        if reply.message is None or query.message is None:
            await self.acknowledge(query)
        elif is_private(query.message.chat):
            await self._in_private(query, query.message, reply, reply.message, words)
        else:
            await self._in_group(query, query.message, reply, reply.message, words)

    async def acknowledge(
        self, query: CallbackQuery, said: str = "", url: str | None = None, *, loud: bool = False
    ) -> bool:
        """Answers a press with nothing, a few words in passing, or an address to open; says whether that can be seen.

        Words that are to stand until they are read, ``loud`` or too long to be read in passing, come as an alert.
        """
        alert = loud or length(said) > TOAST
        try:
            await self._patiently(lambda: query.answer(shortened(said, ALERT) or None, show_alert=alert, url=url))
        except TelegramError as error:  # too old, most likely: Telegram forgets presses within minutes
            log.debug("a press could not be answered: %s", type(error).__name__)
            return False
        return True

    async def whisper(self, user: int, message: Message, words: Words) -> bool:
        """Shows a message in somebody's private chat; returns False where the bot may not write there."""
        try:
            await self._patiently(lambda: self._screen.send(user, message, words))
        except (Forbidden, BadRequest) as error:
            if isinstance(error, BadRequest) and "chat not found" not in error.message.lower():
                raise
            log.debug("somebody cannot be written to: %s", type(error).__name__)
            return False
        return True

    async def words(self, user: telegram.User) -> Words:
        """Returns the words in which a user is spoken to."""
        return (await self._app.chosen(PLATFORM, str(user.id), user.language_code or "")).words

    async def _in_private(
        self,
        query: CallbackQuery,
        pressed: telegram.MaybeInaccessibleMessage,
        reply: Reply,
        said: Message,
        words: Words,
    ) -> None:
        seen = await self.acknowledge(query, headline(said) if reply.refused else "", loud=reply.refused)
        if reply.refused and seen and fits_alert(said):
            return
        if not (reply.replace and await self._replace(pressed, said, words, query.data or "")):
            await self.whisper(query.from_user.id, said, words)

    async def _in_group(
        self,
        query: CallbackQuery,
        pressed: telegram.MaybeInaccessibleMessage,
        reply: Reply,
        said: Message,
        words: Words,
    ) -> None:
        data = query.data or ""
        payload = payload_of(data)
        if acts_on_its_place(said) and _acts_on_its_place(data):
            await self.acknowledge(query)
            page, number = page_of(said, words, data), pressed.message_id
            if not await self._screen.edit(pressed.chat.id, number, said, words, page=page):  # as of a board
                await self._screen.send(pressed.chat.id, said, words, answers=number)
        elif fits_alert(said) or (reply.refused and said.picture is not None):
            seen = await self.acknowledge(query, headline(said), loud=reply.refused)
            seen or await self.whisper(query.from_user.id, said, words)
        elif payload is not None and not reply.refused:
            await self.acknowledge(query, url=address_of(self._bot.username, payload)) or await self.whisper(
                query.from_user.id, said, words
            )
        elif await self.whisper(query.from_user.id, said, words):
            await self.acknowledge(query, words("telegram-in-private"))
        elif reply.aloud is not None:
            await self.acknowledge(query)
            number = pressed.message_id
            if not await self._screen.edit(pressed.chat.id, number, reply.aloud, words):  # as of a board
                await self._screen.send(pressed.chat.id, reply.aloud, words, answers=number)
        else:
            await self.acknowledge(query, url=address_of(self._bot.username, "hello"))
        if _acts_on_its_place(data) and not reply.replace and not reply.refused:  # a question that is answered
            await self._screen.delete(pressed.chat.id, pressed.message_id)

    async def _replace(
        self, pressed: telegram.MaybeInaccessibleMessage, said: Message, words: Words, press: str
    ) -> bool:
        """Puts an answer in the place of the message whose button was pressed, at the page where that still is."""
        photo = isinstance(pressed, telegram.Message) and bool(pressed.photo or pressed.animation)
        page = page_of(said, words, press)
        return await self._patiently(
            lambda: self._screen.edit(pressed.chat.id, pressed.message_id, said, words, photo=photo, page=page)
        )

    async def _say(self, typed: telegram.Message, message: Message, words: Words) -> None:
        """Answers a command so that the group sees it."""
        thread, answers = place_of(typed).thread, typed.message_id
        await self._patiently(lambda: self._screen.send(typed.chat.id, message, words, thread=thread, answers=answers))

    async def _ask_to_start(self, typed: telegram.Message, user: telegram.User, words: Words) -> None:
        """Tells a member to press Start, as the bot can write to nobody who has not: why once, and then in one line."""
        what = f"start {typed.chat.id} {user.id}"
        anew = await self._app.memory.first_time(PLATFORM, what, keep=ASKED_FOR)
        player = mention(str(user.id), user.full_name)
        said = words("telegram-press-start", player=player) if anew else words("telegram-only-in-private")
        button = InlineKeyboardButton(words("telegram-start"), url=address_of(self._bot.username, "hello"))
        await self._patiently(
            lambda: self._bot.send_message(
                typed.chat.id,
                markup(compose(said), 1000, self._bot.username),
                parse_mode="HTML",
                disable_notification=not anew,
                message_thread_id=int(thread) if (thread := place_of(typed).thread) else None,
                reply_parameters=telegram.ReplyParameters(typed.message_id, allow_sending_without_reply=True),
                reply_markup=InlineKeyboardMarkup([[button]]),
            )
        )


def acts_on_its_place(message: Message) -> bool:
    """Says whether a message's buttons do something to the place where they are pressed, so that it must be there."""
    buttons = [button.press for row in message.buttons for button in row]
    choices = [choice.press for menu in message.menus for choice in menu.choices]
    return any(map(_acts_on_its_place, (*buttons, *choices)))


def _acts_on_its_place(press: str) -> bool:
    button = of_press(press)
    return button is not None and button.in_place
