"""Turns messages into what discord.py sends: text or embeds, a picture, buttons and menus."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.app.speech.messages import ADD, Button, Menu, Message, Picture, Text
from bot.app.speech.pictures import Drawing, DrawingFailed, Seen, Shown
from bot.chat_discord import limits, texts
from render.core.encode import GIF, WEBP, Format
from render.core.scene import WIDE, Layout

log = logging.getLogger(__name__)

Draw = Callable[[Picture, Layout, Format], Awaitable[Drawing]]

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}
NOTHING = Seen()
ENDINGS = {"image/jpeg": "jpg", "image/webp": "webp", "image/png": "png", "image/gif": "gif"}
"""Of files that Discord shows as pictures: its reference names all three for embeds, which are choosier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A message as it is sent. A file can be read once, so it is made for each sending."""

    content: str
    embeds: list[discord.Embed]
    drawing: Drawing | None
    """The picture that is sent."""
    message: Message
    view: discord.ui.View | None
    kept: bool = False
    """Whether the message that it replaces shows the same picture already, which stays."""
    layout: Layout = WIDE

    @property
    def files(self) -> list[discord.File]:
        if self.drawing is None or self.message.picture is None:
            return []
        name = f"{self.message.picture.name}.{ENDINGS[self.drawing.mime]}"
        return [discord.File(io.BytesIO(self.drawing.data), filename=name, description=self.message.alt)]

    def note(self, shown: Shown, id: str) -> None:
        """Notes what the message of an id shows now that this was sent."""
        if not self.kept:
            picture, data = (self.message.picture, self.drawing.data) if self.drawing else (None, b"")
            shown.note(id, picture, data, self.layout)

    def to_send(self) -> dict[str, Any]:
        """Returns the arguments with which a message is sent."""
        given: dict[str, Any] = {"content": self.content or None, "embeds": self.embeds, "files": self.files}
        return given if self.view is None else {**given, "view": self.view}

    def to_edit(self) -> dict[str, Any]:
        """Returns the arguments with which a message becomes this one; of the old one only a kept picture is left."""
        given = {"content": self.content, "embeds": self.embeds, "view": self.view}
        return given if self.kept else {**given, "attachments": self.files}


async def body(
    message: Message,
    draw: Draw,
    mentions: texts.Mentions,
    seen: Seen = NOTHING,
    layout: Layout = WIDE,
    *,
    embeds: bool = True,
    invite: str = "",
) -> Body:
    """Makes a message; where its picture cannot be drawn it is complete without, and what is ``seen`` is kept.

    Without ``embeds`` a text that is too long for a message ends where that is full; ``invite`` is the address that
    takes the bot to a server.
    """
    text = message.fuller or message.text
    content, pages = _text(text, mentions) if embeds else (_beginning(text, mentions), [])
    kept = seen.is_of(message.picture, layout)
    drawing = None if kept or message.picture is None else await _drawn(message.picture, draw, layout)
    if drawing is not None and seen.looks_like(drawing.data):
        drawing, kept = None, True
    return Body(
        content=content,
        embeds=pages,
        drawing=drawing,
        message=message,
        view=_view(message, invite),
        kept=kept,
        layout=layout,
    )


def _text(text: Text, mentions: texts.Mentions) -> tuple[str, list[discord.Embed]]:
    """Returns a text as it is, or, where it is too long for that, in embeds, as far as they can hold it.

    What an embed says notifies nobody, so whoever is called stands in front of it.
    """
    written = texts.markdown(text, mentions)
    if len(written) <= limits.CONTENT:
        return written, []
    embeds, room = [], limits.EMBEDS
    for page in texts.pages(text, limits.EMBED, mentions):
        if len(page) <= room:
            embeds.append(discord.Embed(description=page))
            room -= len(page)
        else:
            break
    return " ".join(f"<@{user}>" for user in texts.users(text) if user.isdigit()), embeds


def _beginning(text: Text, mentions: texts.Mentions) -> str:
    return next(iter(texts.pages(text, limits.CONTENT, mentions)), "")


async def _drawn(picture: Picture, draw: Draw, layout: Layout) -> Drawing | None:
    try:
        return await draw(picture, layout, GIF if picture.frames else WEBP)
    except DrawingFailed as error:
        log.warning("a picture could not be drawn: %s", error)
        return None


def _view(message: Message, invite: str) -> discord.ui.View | None:
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
            view.add_item(_link(button, invite, row) if button.press == ADD else _button(button, row))
    view.stop()
    return view


def _select(menu: Menu, row: int) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=choice.label, value=choice.press, description=choice.hint or None)
        for choice in menu.choices
    ]
    return discord.ui.Select(custom_id=f"menu:{row}", placeholder=menu.title, options=options, row=row)


def _link(button: Button, url: str, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=button.label, url=url, row=row)


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=button.label, custom_id=button.press, style=STYLES[button.style], row=row)
