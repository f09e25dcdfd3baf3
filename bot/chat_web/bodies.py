"""What the channel remembers of a message, and how one member's page is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from bot.app.port import LoungeMessageRow
from bot.app.speech.messages import Button, File, Message, Part, Suggestions
from rules.core import codec


class Said(msgspec.Struct, frozen=True, tag="said"):
    """What a member wrote to the others."""

    text: str


class Shown(msgspec.Struct, frozen=True, tag="shown", omit_defaults=True):
    """What the bot shows. The message's picture is stored apart, under the id ``picture``."""

    message: Message
    picture: str = ""
    line: str = ""
    """The command that it answers, as the member typed it; only ever in a private message."""


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """A table's thread was opened."""

    thread: str
    title: str
    closed: bool = False


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A private message that its owner, or the bot, has put away."""


LOBBY = "post:lobby-"
"""Begins the key of what tells of a table in the main channel, which the lounge tells beside it."""

Body: TypeAlias = Said | Shown | Opened | Gone

GONE: Final = Gone()


def read_body(row: LoungeMessageRow) -> Body:
    """Reads what is stored of a message."""
    body: Body = codec.decode(row.body, Body)
    return body


def show(row: LoungeMessageRow, user: str, names: Mapping[str, str]) -> dict[str, Any]:
    """Returns a message as the page of a user who may see it gets it; ``names`` are the members' by user."""
    body = read_body(row)
    return {
        "id": row.id,
        "revision": row.revision,
        "thread": row.thread,
        "at": row.at,
        "author": names.get(row.author, ""),
        "own": bool(row.author) and row.author == user,
        "private": bool(row.member),
        "kind": type(body).__struct_config__.tag,
        "folded": row.key.startswith(LOBBY),
        **_content(body, user),
    }


def _content(body: Body, user: str) -> dict[str, Any]:
    match body:
        case Said(text=text):
            return {"text": [{"text": text, "style": "plain"}]}
        case Opened(thread=thread, title=title, closed=closed):
            return {"opens": thread, "title": title, "closed": closed}
        case Gone():
            return {}
        case Shown(message=message, picture=picture, line=line):
            return {
                **show_message(message, picture, user),
                "mentioned": any(part.style == "mention" and part.user == user for part in message.text),
                "line": line,
            }


def show_message(message: Message, picture: str, user: str) -> dict[str, Any]:
    """Returns what the bot shows as a page gets it; ``picture`` is the id of its picture, empty where it has none."""
    return {
        "text": [_part(part, user) for part in message.text],
        "picture": f"picture/{picture}" if picture else "",
        "alt": message.alt,
        "buttons": [[_button(button) for button in row] for row in message.buttons],
        "menus": msgspec.to_builtins(message.menus),
        "file": _file(message.file, user) if message.file else None,
    }


def _file(file: File, user: str) -> dict[str, Any]:
    return {"name": file.name, "text": file.text, "told": [_part(part, user) for part in file.told]}


def show_table(message: Message, pictures: Sequence[str], user: str) -> dict[str, Any]:
    """Returns a table as a page gets it: its board, what else is chosen from ``beside`` it, and the panel."""
    board, *others = pictures or ("",)
    beside = [{"picture": f"picture/{one}", "places": f"places/{one}", "alt": message.alt} for one in others]
    return show_message(message, board, user) | {
        "alt": "" if beside else message.alt,
        "places": f"places/{board}" if board else "",
        "beside": next(iter(beside), None),
        "spots": msgspec.to_builtins(message.spots),
        "line": message.line,
        "anew": msgspec.to_builtins(message.anew),
        "start": message.start,
        "onward": message.onward,
        "why": message.why,
        "task": message.task,
        "below": message.below,
        "subject": message.subject,
        "told": [_part(part, user) for part in message.told],
        "step": message.step,
        "steps": [_button(button) for button in message.steps],
        "chosen": message.chosen,
        "notation": message.notation,
        "begun": message.begun,
        "kinds": msgspec.to_builtins(message.kinds),
        "left": message.left,
        "stage": message.stage,
        "past": message.past,
        "entry": message.entry,
    }


def show_hints(hints: Suggestions, pictures: Sequence[str]) -> dict[str, Any]:
    """Returns what a hint tells as a page gets it; ``pictures`` are those of its lines."""
    lines = [
        {
            "number": line.number,
            "does": line.does,
            "gains": line.gains,
            "many": line.many,
            "said": line.said,
            "moves": line.moves,
            "picture": f"picture/{picture}",
            "places": f"places/{picture}",
            "alt": line.alt,
            "buttons": [_button(button) for button in line.buttons],
        }
        for line, picture in zip(hints.lines, pictures, strict=True)
    ]
    return {"lines": lines, "away": hints.away}


def _button(button: Button) -> dict[str, Any]:
    return {
        "press": button.press,
        "label": button.label,
        "style": button.style,
        "key": button.key,
        "does": button.does,
    }


def show_around(message: Message, further: str, legend: str, user: str) -> dict[str, Any]:
    """Returns what is around a board as a page gets it; ``further`` is the id of the picture of what is beside it, and
    ``legend`` that of a board with its signs explained."""
    beside = None
    if message.further is not None:
        beside = show_message(message.further, further, user) | {"went": msgspec.to_builtins(message.further.went)}
    if message.around is None:
        return {"around": None, "further": beside}
    around = msgspec.to_builtins(msgspec.structs.replace(message.around, legend=None))
    shown = {"picture": f"picture/{legend}", "places": f"places/{legend}"} if legend else None
    return {"around": around | {"legend": shown}, "further": beside}


def _part(part: Part, user: str) -> dict[str, Any]:
    mine = part.style == "mention" and part.user == user
    style = "plain" if part.style == "moment" else part.style
    return {"text": part.text, "style": style} | ({"me": True} if mine else {})
