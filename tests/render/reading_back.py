"""Reads the messages of a text board back, for the parsers of the games."""

from __future__ import annotations

import re

from bot.app.speech.language import Words
from render.core.palette import LOOKS
from rules.core.contract import Seat

SIGN = f"(?:{'|'.join(look.mark for look in LOOKS)})P([0-9])"
"""A seat as text boards name it; its number is a group."""


def pattern(words: Words, id: str, **args: str) -> str:
    """Returns a pattern of a message with patterns for its arguments, which become groups of their names."""
    text = re.escape(words(id, **{name: f"\0{name}\0" for name in args}))
    for name, one in args.items():
        text = text.replace(re.escape(f"\0{name}\0"), f"(?P<{name}>{one})")
    return text


def find(text: str, words: Words, id: str, **args: str) -> re.Match[str] | None:
    """Returns where a message stands in a text, if it does."""
    return re.search(pattern(words, id, **args), text)


def read(text: str, words: Words, id: str, **args: str) -> re.Match[str]:
    """Returns where a message stands that must be there."""
    found = find(text, words, id, **args)
    assert found, (id, text)
    return found


def seats(text: str) -> tuple[Seat, ...]:
    """Returns the seats that are named in a text."""
    return tuple(int(seat) for seat in re.findall(SIGN, text))
