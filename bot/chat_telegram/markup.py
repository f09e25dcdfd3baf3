"""Texts and buttons as Telegram shows them, within its limits."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from functools import partial

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.app.speech.language import Words
from bot.app.speech.leading import named, table_of
from bot.app.speech.messages import ADD, Button, Choice, Message, Part, Text
from bot.app.speech.text import as_plain
from bot.chat_telegram.links import address_of, address_to_add, payload_of

COMMAND = re.compile("/[a-z0-9_]+")
TEXT = 4096
CAPTION = 1024
ALERT = 200
IN_A_ROW = 8
IN_ALL = 100
ROOM = 44
"""Signs that fit side by side on the buttons of a row on a phone, twenty on each of two."""
HELD = "✓ "
"""Stands before the choice that holds now."""
LABEL = 64
"""Signs of a label; a phone shows fewer."""


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


def keyboard(message: Message, words: Words, username: str, *, public: bool) -> InlineKeyboardMarkup | None:
    """Returns a message's menus and buttons; under a public one, Play leads into the private chat.

    A switch that has two positions is one button, which presses it over.
    """
    rows: list[list[InlineKeyboardButton]] = []
    for number, menu in enumerate(message.menus):
        if menu.chosen >= 0 and len(menu.choices) == 2:
            other = menu.choices[1 - menu.chosen]
            rows.append([InlineKeyboardButton(shortened(menu.title, LABEL), callback_data=other.press)])
            continue
        if len(message.menus) > 1:
            rows.append([InlineKeyboardButton(shortened(menu.title, LABEL), callback_data=f"title:{number}")])
        rows += _flow(_button(choice, held=at == menu.chosen) for at, choice in enumerate(menu.choices))
    for row in message.buttons:
        rows += _flow(_shown(button, username, public=public) for button in row)
    beside = []
    if message.link and not public:
        beside.append(InlineKeyboardButton(words("telegram-back"), url=message.link))
    if message.picture is not None and (table := table_of(message)):
        beside.append(InlineKeyboardButton(words("telegram-file"), callback_data=f"file:{table}"))
    last = rows.pop() if rows else []
    rows += _flow([*last, *beside])
    return InlineKeyboardMarkup(_at_most(rows, IN_ALL)) if rows else None


def panel_of(message: Message) -> str:
    """Returns the id of the table whose guided panel a message is, empty if it is none."""
    return table_of(message, "p")


def stamp_of(message: Message) -> str:
    """Returns what tells a guided panel from those of other seats and positions of its table."""
    return next((":".join(args[1:3]) for verb, args in named(message) if verb == "p"), "")


def _button(button: Button | Choice, *, held: bool = False) -> InlineKeyboardButton:
    hint = f" · {button.hint}" if isinstance(button, Choice) and button.hint else ""
    return InlineKeyboardButton(shortened(HELD * held + button.label + hint, LABEL), callback_data=button.press)


def _shown(button: Button, username: str, *, public: bool) -> InlineKeyboardButton:
    """Returns a button, with an address where it leads into the private chat or takes the bot along."""
    label = shortened(button.label, LABEL)
    if button.press == ADD:
        return InlineKeyboardButton(label, url=address_to_add(username))
    payload = payload_of(button.press) if public and button.press.startswith("play:") else None
    return _button(button) if payload is None else InlineKeyboardButton(label, url=address_of(username, payload))


def _flow(buttons: Iterable[InlineKeyboardButton]) -> list[list[InlineKeyboardButton]]:
    """Puts buttons side by side as long as a phone can show their labels; all in a row are equally wide."""
    rows: list[list[InlineKeyboardButton]] = [[]]
    for button in buttons:
        row = [*rows[-1], button]
        if rows[-1] and (len(row) > IN_A_ROW or len(row) * max(len(each.text) + 2 for each in row) > ROOM):
            rows.append([button])
        else:
            rows[-1] = row
    return [row for row in rows if row]


def _at_most(rows: Sequence[list[InlineKeyboardButton]], most: int) -> list[list[InlineKeyboardButton]]:
    """Returns the rows that a keyboard can hold, the last ones in any case: they lead on."""
    kept: list[list[InlineKeyboardButton]] = []
    for row in reversed(rows):
        most -= len(row)
        if most < 0:
            break
        kept.insert(0, row)
    return kept
