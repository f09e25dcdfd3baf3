"""Shows messages in chats: sends them, edits them in place, and draws their pictures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

import telegram
from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaAnimation,
    InputMediaPhoto,
    LinkPreviewOptions,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, NetworkError, RetryAfter
from telegram.ext import ExtBot

from bot.app.port import Application
from bot.app.speech.language import Words
from bot.app.speech.messages import Message, Picture, Text
from bot.app.speech.pictures import Drawing, DrawingFailed, Shown
from bot.app.speech.text import as_plain, compose
from bot.chat_telegram.incoming import PLATFORM
from bot.chat_telegram.keyboards import explain, is_of, keyboard
from bot.chat_telegram.markup import CAPTION, TEXT, length, markup, panel_of, stamp_of
from bot.chat_telegram.pacing import wait_of
from bot.chat_telegram.panels import Panel, Panels
from render.core.encode import GIF, JPEG, Format
from render.core.scene import TALL, WIDE, Layout

log = logging.getLogger(__name__)

TRIES = 3
"""How often a private answer is tried when the connection fails."""
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
UNCHANGED = "message is not modified"
ABOUT_PICTURE = ("photo", "image", "media", "file")
"""What Telegram's refusals speak of when it is the picture that it does not take."""
SURE = 3
"""How many times longer than usual an answer is waited for when the same must not be sent twice without need."""
FORMAT = JPEG
"""Of pictures: Telegram makes JPEG of a photo whatever it was, and some of its clients take WebP for a sticker."""
MOVING = "image/gif"
LONGEST_WAIT = 60.0
"""Seconds between two tries of a private answer, at the most."""

Done = TypeVar("Done")


class Screen:
    """The chats as the bot writes into them."""

    def __init__(self, app: Application, bot: ExtBot[float]) -> None:
        self._app = app
        self._bot = bot
        self._answer_seconds = SURE * app.settings.telegram_timeout_seconds
        self._shown = Shown()
        self._panels = Panels(app)

    async def restore(self) -> None:
        """Learns what was shown before the bot was started, before anything is shown."""
        await self._panels.restore()

    async def send(
        self,
        chat: int | str,
        message: Message,
        words: Words,
        *,
        thread: str = "",
        answers: int | None = None,
        patience: float | None = None,
        silent: bool = False,
    ) -> telegram.Message:
        """Sends a message with its picture or, where pictures cannot be drawn or are not allowed, without.

        The panel of a table takes the place of an earlier one in the same chat, which loses its buttons.
        """
        sent = await self._send(chat, message, words, thread, answers, patience, silent)
        if (table := panel_of(message)) and _is_private(chat):
            earlier = self._panels.of(table).get(sent.chat_id)
            await self._panels.put(table, sent.chat_id, self._panel(sent.chat_id, sent.message_id, message, words))
            if earlier is not None:
                await self._take_buttons(sent.chat_id, earlier.number)
        return sent

    def shows(self, user: str, panel: Message) -> bool:
        """Says whether somebody has a panel in view already, as when it came of their own press."""
        shown = self._panels.of(panel_of(panel)).get(int(user))
        return shown is not None and shown.stamp == stamp_of(panel)

    async def lead(self, table: str, link: str) -> None:
        """Lets the panels of a table, which may have come before its latest board was posted, lead back to that."""
        for chat, panel in self._panels.of(table).items():
            if panel.keyboard is None or not panel.link or panel.link == link:
                continue
            led = replace(panel, link=link, keyboard=_led(panel.keyboard, panel.link, link))
            await self._panels.put(table, chat, led)
            if led.keyboard != panel.keyboard:
                await self._change_buttons(chat, panel.number, led.keyboard)

    async def retire(self, table: str, awaited: Collection[str]) -> None:
        """Takes the buttons away from the panels of a table whose members are not awaited any more."""
        for chat, panel in self._panels.of(table).items():
            if str(chat) not in awaited:
                await self._panels.drop(table, chat)
                await self._take_buttons(chat, panel.number)

    async def _take_buttons(self, chat: int, number: int) -> None:
        await self._change_buttons(chat, number, None)

    async def _change_buttons(self, chat: int, number: int, buttons: InlineKeyboardMarkup | None) -> None:
        try:
            await self._bot.edit_message_reply_markup(chat, number, reply_markup=buttons)
        except telegram.error.TelegramError as error:
            log.debug("the buttons of a panel could not be changed: %s", type(error).__name__)

    def _panel(self, chat: int, number: int, message: Message, words: Words) -> Panel:
        return Panel(
            number=number, stamp=stamp_of(message), link=message.link, keyboard=self._keyboard(chat, message, words)
        )

    async def _send(
        self,
        chat: int | str,
        message: Message,
        words: Words,
        thread: str,
        answers: int | None,
        patience: float | None,
        silent: bool,
    ) -> telegram.Message:
        topic = int(thread) if thread else None
        answering = None if answers is None else telegram.ReplyParameters(answers, allow_sending_without_reply=True)
        how: dict[str, Any] = {
            "parse_mode": ParseMode.HTML,
            "reply_markup": self._keyboard(chat, message, words),
            "message_thread_id": topic,
            "reply_parameters": answering,
            "disable_notification": silent or None,
            "read_timeout": self._answer_seconds,
            "rate_limit_args": patience,
        }
        layout = await self._layout(chat)
        async with self._saying(chat, message.meanwhile, topic, patience):
            drawing = await self._draw(message.picture, layout, chat)
        if drawing is not None:
            sent = await self._send_picture(chat, drawing, self._text(chat, message, words, CAPTION), how)
            if sent is not None:
                self._shown.note(_name_of(sent.chat_id, sent.message_id), message.picture, drawing.data, layout)
                return sent
        text = self._text(chat, message, words, TEXT)
        return await self._bot.send_message(chat, text, link_preview_options=NO_PREVIEW, **how)

    async def _send_picture(
        self, chat: int | str, drawing: Drawing, caption: str, how: Mapping[str, Any]
    ) -> telegram.Message | None:
        """Sends a picture with words below it; returns None where Telegram does not take it."""
        send = self._bot.send_animation if drawing.mime == MOVING else self._bot.send_photo
        try:
            return await send(chat, _file(drawing), caption=caption, **how)
        except BadRequest as error:
            if not any(word in error.message.lower() for word in ABOUT_PICTURE):
                raise
            log.info("a picture is not taken, so the words are sent alone: %s", error.message)
            return None

    @asynccontextmanager
    async def _saying(
        self, chat: int | str, said: Text, topic: int | None, patience: float | None
    ) -> AsyncIterator[None]:
        """Says something for as long as something lasts, and takes it away then."""
        if not said:
            yield
            return
        sent = await self._bot.send_message(
            chat,
            markup(said, TEXT, ""),
            parse_mode=ParseMode.HTML,
            message_thread_id=topic,
            disable_notification=True,
            rate_limit_args=patience,
        )
        try:
            yield
        finally:
            await self.delete(chat, sent.message_id)

    async def send_file(self, chat: int | str, message: Message) -> None:
        """Sends a message's picture as it was drawn, with all its points; raises `DrawingFailed`."""
        assert message.picture is not None
        drawing = await self._app.draw(
            message.picture, await self._layout(chat), _format(message.picture), who=f"{PLATFORM} {chat}"
        )
        await self._bot.send_document(
            chat,
            _file(drawing),
            caption=markup(message.text, CAPTION),
            parse_mode=ParseMode.HTML,
            read_timeout=self._answer_seconds,
        )

    async def edit(
        self,
        chat: int | str,
        number: int,
        message: Message,
        words: Words,
        *,
        photo: bool = False,
        patience: float | None = None,
        page: int = 0,
    ) -> bool:
        """Puts a message in the place of an earlier one, ``photo`` says whether that has a picture; False if it cannot.

        A picture stays when a message without one takes its place, as Telegram can add pictures but not remove them;
        so it does when it is the same.
        """
        if _is_private(chat):
            await self._note(int(chat), number, message, words)
        buttons = self._keyboard(chat, message, words, page)
        how: dict[str, Any] = {"parse_mode": ParseMode.HTML, "reply_markup": buttons, "rate_limit_args": patience}
        seen = self._shown.of(_name_of(chat, number))
        layout = await self._layout(chat)
        same = seen.is_of(message.picture, layout)
        drawing = None if same else await self._draw(message.picture, layout, chat)
        same = same or (drawing is not None and seen.looks_like(drawing.data))
        try:
            if drawing is not None and not same:
                await self._edit_picture(chat, number, message, words, drawing, buttons, patience)
                self._shown.note(_name_of(chat, number), message.picture, drawing.data, layout)
            elif not photo and not same:
                text = self._text(chat, message, words, TEXT)
                await self._bot.edit_message_text(text, chat, number, link_preview_options=NO_PREVIEW, **how)
            elif same or length(as_plain(message.text)) <= CAPTION:
                caption = self._text(chat, message, words, CAPTION)
                await self._bot.edit_message_caption(chat, number, caption=caption, **how)
            else:
                return False
        except BadRequest as error:
            return UNCHANGED in error.message.lower()
        return True

    async def turn(self, shown: telegram.Message, message: Message, words: Words, page: int) -> None:
        """Turns to another page of the choices of a message, or shows it as it stands now if it has changed since."""
        chat, number = shown.chat.id, shown.message_id
        turned = self._keyboard(chat, message, words, page)
        if turned is None or shown.reply_markup is None or not is_of(shown.reply_markup, message):
            await self.edit(chat, number, message, words, photo=bool(shown.photo), page=page)
        elif turned != shown.reply_markup:
            if table := panel_of(message):
                panel = self._panel(chat, number, message, words)
                await self._panels.put(table, chat, replace(panel, keyboard=turned))
            await self._change_buttons(chat, number, turned)

    async def _note(self, chat: int, number: int, message: Message, words: Words) -> None:
        """Takes note that a message is a panel, or that something else takes the place of one."""
        if table := panel_of(message):
            await self._panels.put(table, chat, self._panel(chat, number, message, words))
        else:
            await self._panels.drop_message(chat, number)

    async def delete(self, chat: int | str, number: int) -> None:
        """Takes a message of ours away, where that is still possible."""
        try:
            await self._bot.delete_message(chat, number)
        except telegram.error.TelegramError as error:
            log.debug("a message could not be deleted: %s", type(error).__name__)

    async def _edit_picture(
        self,
        chat: int | str,
        number: int,
        message: Message,
        words: Words,
        drawing: Drawing,
        buttons: InlineKeyboardMarkup | None,
        patience: float | None,
    ) -> None:
        caption = self._text(chat, message, words, CAPTION)
        kind = InputMediaAnimation if drawing.mime == MOVING else InputMediaPhoto
        media = kind(drawing.data, caption=caption, parse_mode=ParseMode.HTML, filename=_name(drawing))
        await self._bot.edit_message_media(media, chat, number, reply_markup=buttons, rate_limit_args=patience)

    def _text(self, chat: int | str, message: Message, words: Words, most: int) -> str:
        """Returns what stands above a message's buttons, with what their labels leave out."""
        explained = compose("".join(f"\n{line}" for line in explain(message, words)))
        to = "" if _is_private(chat) else self._bot.username
        room = most - length(as_plain(explained))
        return markup(message.text, room, to) + markup(explained, most, to)

    def _keyboard(self, chat: int | str, message: Message, words: Words, page: int = 0) -> InlineKeyboardMarkup | None:
        return keyboard(message, words, self._bot.username, public=not _is_private(chat), page=page)

    async def _layout(self, chat: int | str) -> Layout:
        """Returns how pictures are arranged: in a private chat, most likely on a phone, as its member has chosen."""
        return (await self._app.chosen(PLATFORM, str(chat))).layout or TALL if _is_private(chat) else WIDE

    async def _draw(self, picture: Picture | None, layout: Layout, chat: int | str) -> Drawing | None:
        if picture is None:
            return None
        try:
            return await self._app.draw(picture, layout, _format(picture), who=f"{PLATFORM} {chat}")
        except DrawingFailed as error:
            log.warning("a picture could not be drawn: %s", error)
            return None


async def patiently(work: Callable[[], Awaitable[Done]], wait: float) -> Done:
    """Does something again, after a while, when the connection failed; what Telegram refuses is not tried again."""
    for tried in range(TRIES - 1):
        try:
            return await work()
        except BadRequest:
            raise
        except (NetworkError, RetryAfter) as error:
            log.info("an answer could not be given (%s); trying again", type(error).__name__)
            asked = wait_of(error) if isinstance(error, RetryAfter) else 0.0
            await asyncio.sleep(min(LONGEST_WAIT, max(asked, wait * 2**tried)))
    return await work()


def _led(buttons: InlineKeyboardMarkup, before: str, link: str) -> InlineKeyboardMarkup:
    """Returns buttons of which the one with an address leads to another one."""
    return InlineKeyboardMarkup(
        [
            [InlineKeyboardButton(one.text, url=link) if one.url == before else one for one in row]
            for row in buttons.inline_keyboard
        ]
    )


def _is_private(chat: int | str) -> bool:
    """Says whether a chat's id is that of a member, whose private chat it is; those of groups are negative."""
    return int(chat) > 0


def _name_of(chat: int | str, number: int) -> str:
    return f"{chat}/{number}"


def _format(picture: Picture) -> Format:
    return GIF if picture.frames else FORMAT


def _name(drawing: Drawing) -> str:
    return f"board.{drawing.mime.rpartition('/')[2]}"


def _file(drawing: Drawing) -> InputFile:
    return InputFile(drawing.data, filename=_name(drawing))
