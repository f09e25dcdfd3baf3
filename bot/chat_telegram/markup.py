"""Texts as Telegram shows them, within its limits."""

from __future__ import annotations

import html
import re
from functools import partial

from bot.app.speech.leading import named, table_of
from bot.app.speech.messages import Message, Part, Text
from bot.app.speech.text import as_plain

COMMAND = re.compile("/[a-z0-9_]+")
TEXT = 4096
CAPTION = 1024
ALERT = 200


def length(text: str) -> int:
    """Returns the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def shortened(text: str, most: int) -> str:
    """Returns a text that is no longer than that, by Telegram's count."""
    if length(text) <= most:
        return text
    while length(text) > most - 1:
        text = text[:-1]
    return f"{text}…"


def markup(text: Text, most: int, to: str = "") -> str:
    """Returns a text in Telegram's HTML; what is too long is cut off.

    The name of a command can be tapped; in a group, ``to`` is the bot that it is to be for.
    """
    written, room = [], most
    for part in map(partial(_tappable, to=to), text):
        kept = shortened(part.text, room)
        written.append(_marked(part, html.escape(kept)))
        room -= length(kept)
        if kept != part.text or room <= 1:
            break
    return "".join(written)


def _tappable(part: Part, to: str) -> Part:
    """Returns a command that stands alone as what Telegram makes something to tap; code could only be copied."""
    if part.style != "code" or not COMMAND.fullmatch(part.text):
        return part
    return Part(f"{part.text}@{to}" if to else part.text)


def _marked(part: Part, text: str) -> str:
    match part.style:
        case "bold":
            return f"<b>{text}</b>"
        case "code":
            return f"<code>{text}</code>"
        case "block":
            return f"<pre>{text}</pre>"
        case "mention" if part.user.isdigit():
            return f'<a href="tg://user?id={part.user}">{text}</a>'
    return text


def headline(message: Message) -> str:
    """Returns what an alert says: all of a message, or its first line where it shows more than words."""
    said = as_plain(message.text)
    first = said.partition("\n")[0] if message.picture or message.buttons or message.menus else said
    return shortened(first, ALERT)


def fits_alert(message: Message) -> bool:
    """Says whether an alert can show all of a message."""
    bare = not (message.picture or message.buttons or message.menus)
    return bare and length(as_plain(message.text)) <= ALERT


def panel_of(message: Message) -> str:
    """Returns the id of the table whose guided panel a message is, empty if it is none."""
    return table_of(message, "p")


def stamp_of(message: Message) -> str:
    """Returns what tells a guided panel from those of other seats and positions of its table."""
    return next((":".join(args[1:3]) for verb, args in named(message) if verb == "p"), "")
