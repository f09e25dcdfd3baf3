"""Turns messages into what discord.py sends: text or embeds, a picture, buttons and menus."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.app.beside.drawing import Drawing, DrawingFailed
from bot.app.speech.messages import Button, Menu, Message, Picture
from bot.chat_discord import limits, texts

log = logging.getLogger(__name__)

Draw = Callable[[Picture], Awaitable[Drawing]]

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}
ENDINGS = {"image/jpeg": "jpg", "image/webp": "webp", "image/png": "png"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A message as it is sent. Its file can be read once, so it is made for each sending."""

    content: str
    embeds: list[discord.Embed]
    files: list[discord.File]
    view: discord.ui.View | None

    def to_send(self) -> dict[str, Any]:
        """Returns the arguments with which a message is sent."""
        given: dict[str, Any] = {"content": self.content or None, "embeds": self.embeds, "files": self.files}
        return given if self.view is None else {**given, "view": self.view}

    def to_edit(self) -> dict[str, Any]:
        """Returns the arguments with which a message becomes this one, nothing of the old one left."""
        return {"content": self.content, "embeds": self.embeds, "attachments": self.files, "view": self.view}


async def body(message: Message, draw: Draw, mentions: texts.Mentions) -> Body:
    """Makes a message; where its picture cannot be drawn it is complete without."""
    content, embeds = _text(message, mentions)
    return Body(content=content, embeds=embeds, files=await _files(message, draw), view=_view(message))


def _text(message: Message, mentions: texts.Mentions) -> tuple[str, list[discord.Embed]]:
    """Returns a text as it is, or, where it is too long for that, in embeds, as far as they can hold it.

    What an embed says notifies nobody, so whoever is called stands in front of it.
    """
    written = texts.markdown(message.text, mentions)
    if len(written) <= limits.CONTENT:
        return written, []
    embeds, room = [], limits.EMBEDS
    for page in texts.pages(message.text, limits.EMBED, mentions):
        if len(page) <= room:
            embeds.append(discord.Embed(description=page))
            room -= len(page)
        else:
            break
    return " ".join(f"<@{user}>" for user in texts.users(message.text) if user.isdigit()), embeds


async def _files(message: Message, draw: Draw) -> list[discord.File]:
    if message.picture is None:
        return []
    try:
        drawing = await draw(message.picture)
    except DrawingFailed as error:
        log.warning("a picture could not be drawn: %s", error)
        return []
    name = f"{message.picture.name}.{ENDINGS[drawing.mime]}"
    return [discord.File(io.BytesIO(drawing.data), filename=name, description=message.alt)]


def _view(message: Message) -> discord.ui.View | None:
    """Returns the menus and buttons; stopped, so that discord.py keeps nothing of them in memory.

    A press is understood by its custom id alone, whatever its age.
    """
    if not message.menus and not message.buttons:
        return None
    view = discord.ui.View(timeout=None)
    for row, menu in enumerate(message.menus):
        view.add_item(_select(menu, row))
    for row, buttons in enumerate(message.buttons, len(message.menus)):
        for button in buttons:
            view.add_item(_button(button, row))
    view.stop()
    return view


def _select(menu: Menu, row: int) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=choice.label, value=choice.press, description=choice.hint or None)
        for choice in menu.choices
    ]
    return discord.ui.Select(custom_id=f"menu:{row}", placeholder=menu.title, options=options, row=row)


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=button.label, custom_id=button.press, style=STYLES[button.style], row=row)
