"""What waits in the outbox: things to be shown or done in a table's place, in the order they were written."""

from __future__ import annotations

from typing import Literal
from uuid import uuid4

import msgspec

from bot.app.messages import Message
from rules.core import codec
from storage.rows import TableRow
from storage.store import Transaction


class Outgoing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to be done: a post, or opening or closing the table's thread."""

    what: Literal["post", "open", "close"] = "post"
    message: Message | None = None
    in_channel: bool = False
    """Whether it goes to the channel even when the table has a thread of its own, as the lobby does."""
    edits: str = ""
    """The key of an earlier post that this one takes the place of."""
    title: str = ""


async def send(tx: Transaction, table: TableRow, outgoing: Outgoing, *, key: str = "", now: float = 0.0) -> None:
    """Puts something into the outbox, in the transaction of what it tells of."""
    await tx.outbox.add(key or uuid4().hex, table.id, codec.encode(outgoing), now)


def lobby_key(table: TableRow) -> str:
    """Returns the key of a table's lobby post, by which later changes find it."""
    return f"lobby-{table.id}"
