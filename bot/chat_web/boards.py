"""The boards that members have in view: they are made when a page asks for them, and nothing of them is stored."""

from __future__ import annotations

import base64
import hashlib
from collections import OrderedDict

import msgspec

from bot.app.speech.messages import Message, Picture
from bot.chat_web.links import new_secret
from rules.core import codec

KEPT = 500
"""Boards that can be drawn without asking for the table again, of all members together."""


class Boards:
    """Names the boards that members look at, each for one member alone."""

    def __init__(self) -> None:
        self._secret = new_secret().encode()
        self._kept: OrderedDict[str, tuple[str, Picture]] = OrderedDict()

    def keep(self, user: str, picture: Picture) -> str:
        """Returns the name of a member's picture, which nobody can guess and the same picture has every time."""
        seen = user.encode() + b"\0" + codec.encode(picture)
        name = hashlib.blake2b(seen, key=self._secret, digest_size=32).digest()
        id = base64.urlsafe_b64encode(name).decode().rstrip("=")
        self._kept[id] = (user, picture)
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return id

    def find(self, user: str, id: str) -> Picture | None:
        """Returns a picture that is for a member to see, None for any other name."""
        owner, picture = self._kept.get(id, ("", None))
        return picture if owner == user else None


def on_table(message: Message) -> tuple[Picture, ...]:
    """Returns the pictures of a table: the board, which is always in view, and what else a panel chooses from.

    Both are made of one view, so neither shows more than the other; a window has room, so neither is a preview.
    """
    if message.picture is None:
        return ()
    helps = msgspec.structs.replace(message.picture, preview=False)
    board = msgspec.structs.replace(helps, name="board")
    return (board,) if helps == board else (board, helps)
