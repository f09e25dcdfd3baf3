"""What stands in a button: a verb and its arguments, short, without secrets, and valid for ever.

A press says only which button it was. What it means is looked up in what is stored, so a button works after a
restart and an upgrade, and an old one is recognised by its numbers.
"""

from __future__ import annotations

LONGEST = 64
"""Bytes that every chat can carry in a button."""
PART = "g"
"""Stands before the number of a part of the choices, where they are too many to be shown at once."""


def make(verb: str, *args: object) -> str:
    """Returns the data of a button; raises `ValueError` when it is longer than every chat can carry."""
    data = ":".join([verb, *map(str, args)])
    if len(data.encode()) > LONGEST:
        raise ValueError(f"press data too long: {data}")
    return data


def read(data: str) -> tuple[str, tuple[str, ...]]:
    """Returns the verb and the arguments."""
    verb, *args = data.split(":")
    return verb, tuple(args)


def number(text: str) -> int:
    """Returns a number of a press; -1, which fits nothing, for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
