"""Turns said messages into pieces of text that every chat can show in its own mark-up.

Language files may set ``**bold**`` and `` `notation` ``; names and whatever else comes from people are marked
`literal` and can hold any sign; a `mention` is a name with the platform's id of its bearer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.app.speech.language import BEARER, CLOSE, MOMENT, OPEN, plain
from bot.app.speech.messages import Part, Text

_WITHIN = rf"[^{OPEN}{CLOSE}]*"
_LITERAL = rf"{OPEN}{_WITHIN}{CLOSE}"
_PIECE = re.compile(
    rf"\*\*(?P<bold>(?:{_LITERAL}|[^{OPEN}])+?)\*\*"
    rf"|`(?P<code>(?:{_LITERAL}|[^`{OPEN}])+)`"
    rf"|{OPEN}(?P<literal>{_WITHIN}){CLOSE}"
)
"""Whatever stands in a text can be read in one way only, so that no text takes longer than its length."""

LONGEST = 900
"""Characters of text that fit beside a picture in every chat, with room for mark-up."""
FULLER = 1700
"""Characters of text that fit beside a picture where a chat has room for them, with room for mark-up."""
LONG = 3500
"""Characters of text that fit into a message without a picture in every chat, with room for mark-up."""


def compose(said: str) -> Text:
    """Splits a said message into parts."""
    parts: list[Part] = []
    end = 0
    for piece in _PIECE.finditer(said):
        if piece.start() > end:
            parts.append(Part(said[end : piece.start()]))
        parts.append(_part(piece))
        end = piece.end()
    if end < len(said):
        parts.append(Part(said[end:]))
    return tuple(parts)


def block(text: str) -> Text:
    """Returns lines of fixed width."""
    return (Part(plain(text), "block"),)


def join(*texts: Text, by: str = "\n") -> Text:
    """Joins texts, leaving empty ones out."""
    parts: list[Part] = []
    for text in texts:
        if text and parts:
            parts.append(Part(by))
        parts.extend(text)
    return tuple(parts)


def as_plain(text: Iterable[Part]) -> str:
    """Returns the text without any mark-up, for lengths, logs and tests."""
    return "".join(part.text for part in text)


def size(said: str) -> int:
    """Returns the length of a said message as the strictest chats count it, in units of UTF-16."""
    return len(plain(said).encode("utf-16-le")) // 2


def sections(text: str, longest: int = LONG) -> list[str]:
    """Cuts what is shown as it stands into parts that fit, by the same count."""
    units, parts = text.encode("utf-16-le"), list[str]()
    while units:
        part = units[: 2 * longest].decode("utf-16-le", "ignore")  # half a sign at the end begins the next part
        parts.append(part)
        units = units[len(part.encode("utf-16-le")) :]
    return parts


def shorten(lines: list[str], longest: int = LONGEST) -> tuple[list[str], int]:
    """Returns the last lines that fit into a length, and how many before them were left out."""
    kept: list[str] = []
    room = longest
    for line in reversed(lines):
        room -= size(line) + 1
        if room < 0 and kept:
            break
        kept.append(line)
    return kept[::-1], len(lines) - len(kept)


def beginning(lines: list[str], longest: int) -> list[str]:
    """Returns the first lines that fit into a length."""
    return lines[: len(lines) - shorten(lines[::-1], longest)[1]]


def _part(piece: re.Match[str]) -> Part:
    if (bold := piece["bold"]) is not None:
        return Part(plain(bold), "bold")
    if (code := piece["code"]) is not None:
        return Part(plain(code), "code")
    at, separator, told = (piece["literal"] or "").rpartition(MOMENT)
    if separator:
        return Part(told, "moment", at=int(at))
    user, separator, name = (piece["literal"] or "").rpartition(BEARER)
    return Part(name, "mention", user) if separator else Part(name)
