"""What waits in the outbox: things to be shown or done in a table's place, in the order they were written."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Message, Text
from bot.app.speech.text import compose
from bot.app.time import clocks, people
from rules.core import codec
from storage.rows import TableRow
from storage.store import Transaction

BOARD = "board-after-"
"""Begins the key of a post with a board, before the number of the last entry that everybody knows of then."""


class Outgoing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to be done: a post, opening, renaming or closing the table's thread, telling one person something, or
    taking a post away."""

    what: Literal["post", "open", "rename", "close", "tell", "remove"] = "post"
    message: Message | None = None
    in_channel: bool = False
    """Whether it goes where the table was opened even when it has a thread of its own, as the lobby does."""
    edits: str = ""
    """The key of an earlier post that this one takes the place of, or under which the thread is opened."""
    renews: bool = False
    """Whether it tells on what the table's latest board tells already, as in an auction: that post is brought up to
    date where whoever is called hears of it all the same."""
    reference: str = ""
    """The platform's reference of a post that is taken away."""
    title: str = ""
    user: str = ""
    """Who is told something, as their platform names them."""
    platform: str = ""
    """The platform on which that is, where it is not the table's."""
    calls: Literal["", "turn", "reminder", "next", "unreached"] = ""
    """What it calls somebody for, if it does: that is out of date once the table has stood still for long. ``next`` is
    whatever is no loss then."""
    tells: Text = ()
    """What of a call is still to be told when it is out of date."""
    silent: bool = False
    """Whether that person hears no sound of it."""
    otherwise: Message | None = None
    """What is posted at the table instead, where that person cannot be told."""


async def send(tx: Transaction, table: TableRow, outgoing: Outgoing, *, key: str = "", now: float = 0.0) -> None:
    """Puts something into the outbox, in the transaction of what it tells of."""
    private = (outgoing.platform or table.platform) if outgoing.what == "tell" else ""
    await tx.outbox.add(key or tx.token(), table.id, codec.encode(outgoing), now, private)
    if outgoing.what == "post" and not outgoing.edits and not table.practice:
        tx.outbox.aloud.add(table.id)


async def user_of(tx: Transaction, member: int, table: TableRow) -> str:
    """Returns as whom a table's platform knows a member; empty where there is no account."""
    accounts = await tx.members.identities(member)
    return next((account.user for account in accounts if account.platform == table.platform), "")


def board_key(tx: Transaction, last: int) -> str:
    """Returns a key for a post that shows the board as it stands after an entry of the log."""
    return f"{BOARD}{last}-{tx.token()}"


def last_shown(key: str) -> int | None:
    """Returns the entry after which a post of a key shows the board; None where it shows none."""
    last = key.removeprefix(BOARD).partition("-")[0] if key.startswith(BOARD) else ""
    return int(last) if last.isdecimal() else None


def first_lobby_key(table: TableRow) -> str:
    """Returns the key of the lobby post with which a table was opened."""
    return f"lobby-{table.id}"


def lobby_key(table: TableRow) -> str:
    """Returns the key of a table's lobby post, by which later changes find it."""
    return table.lobby or first_lobby_key(table)


async def tell_host_lost(
    tx: Transaction, table: TableRow, now: float, lacks: str = "", since: float | None = None
) -> None:
    """Tells a table's host in private that nothing can be posted there any more: once for each place and reason, or
    since a moment."""
    key = f"lost-{table.id}-{table.channel}-{lacks if since is None else round(since)}".rstrip("-")
    host = await tx.members.get(table.host)
    user = await user_of(tx, table.host, table)
    if host is None or not user or await tx.outbox.get(key) is not None:
        return
    words = Words(host.language or table.language)
    why = words(f"host-lost-{'lacks' if lacks else 'gone'}", permission=permission(words, lacks))
    message = Message(compose(words("host-lost", table=literal(table.name), why=why)))
    at = clocks.wakes((await people.of(tx, host.id)).life, now)
    await send(tx, table, Outgoing(what="tell", user=user, message=message), key=key, now=at)


async def tell_what_lacks(tx: Transaction, table: TableRow, host: str, lacks: str, now: float) -> None:
    """Tells a table's host at the table, once for each place, what is missing there for want of a permission."""
    key = f"lacks-{table.id}-{table.channel}-{lacks}"
    if await tx.outbox.get(key) is None:
        words = Words(table.language)
        message = Message(compose(words(f"post-lacks-{lacks}", host=host, permission=permission(words, lacks))))
        await send(tx, table, Outgoing(message=message), key=key, now=now)


def permission(words: Words, lacks: str) -> str:
    """Returns what people see a permission called that the bot lacks."""
    return words(f"permission-{lacks}") if lacks else ""
