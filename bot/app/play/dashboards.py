"""Writes the list of a channel's tables: what is played there, who is awaited since when, and where to find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from babel.dates import format_datetime

from bot.app.play import tables
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import LONG, beginning, compose, shorten
from rules.core import library
from storage.rows import AwaitedRow, TableRow
from storage.store import Transaction

FROM, BEFORE = "from", "before"
AT_ONCE = 50
"""Tables of which is told at once, at the most: nobody reads of the others now."""

Link = Callable[[TableRow], str]
"""Returns the address of a table's latest post, or an empty text."""


async def write(tx: Transaction, platform: str, channel: str, words: Words, link: Link) -> Message:
    """Writes the list of the open tables of a channel that all see; it calls nobody, and counts what has no room."""
    shown = beginning(await _lines(tx, platform, channel, 0, AT_ONCE, words, link), LONG)
    more = await tx.tables.open_in(platform, channel) - len(shown)
    return _message(words, [*shown, *([words("dashboard-more", count=more)] if more else [])])


async def write_part(
    tx: Transaction, platform: str, channel: str, words: Words, link: Link, way: str, at: int
) -> Message:
    """Writes what of the same list fits from a table on, or before one; its buttons lead to what is around."""
    count = await tx.tables.open_in(platform, channel)
    if way == BEFORE and at > 0:
        last = min(at, count)
        start = max(0, last - AT_ONCE)
        shown = shorten(await _lines(tx, platform, channel, start, last - start, words, link), LONG)[0]
        first = last - len(shown)
    else:
        first = at if 0 <= at < count else 0
        shown = beginning(await _lines(tx, platform, channel, first, AT_ONCE, words, link), LONG)
    behind = first + len(shown)
    earlier = [Button(presses.make("tables", BEFORE, first), words("page-before"))] if first else []
    later = [Button(presses.make("tables", FROM, behind), words("page-next"))] if behind < count else []
    return _message(words, shown, *([(*earlier, *later)] if earlier or later else []))


def _message(words: Words, lines: Sequence[str], *leads: tuple[Button, ...]) -> Message:
    said = [words("dashboard-title"), *(lines or [words("dashboard-none")])]
    buttons = (
        Button(presses.make("new"), words("button-new-table")),
        Button(presses.make("mygames"), words("button-my-games")),
    )
    return Message(compose("\n".join(said)), buttons=(buttons, *leads))


async def words_of(tx: Transaction, platform: str, channel: str, otherwise: str) -> Words:
    """Returns the words in which the list of a channel is written: those of its youngest table."""
    return Words(await tx.tables.language_in(platform, channel) or otherwise)


async def _lines(
    tx: Transaction, platform: str, channel: str, start: int, most: int, words: Words, link: Link
) -> list[str]:
    found = await tx.tables.part_in_place(platform, channel, start, most)
    tx.expect(table.id for table in found)
    return [await _line(tx, table, words, link) for table in found]


async def _line(tx: Transaction, table: TableRow, words: Words, link: Link) -> str:
    """Says how a table stands."""
    names, title, where = literal(table.name), library.meta(table.game).title, link(table)
    seats, seated = await tables.seated(tx, table)
    if table.status == "lobby":
        kind = "practice" if table.practice else "invite" if table.invite_only else "lobby"
        said = words(f"dashboard-{kind}", table=names, game=title, taken=len(seats), seats=table.seats)
    elif table.paused_at is not None:
        said = words("dashboard-paused", table=names, game=title, since=_moment(words, table.paused_at))
    else:
        asked = await tx.awaited.of(table.id)
        waiting = tuple(row for row in asked if row.thinks is None)
        players = words.list(dict.fromkeys(literal(seated[row.seat]) for row in waiting or asked))
        since = _moment(words, min((row.since for row in waiting), default=table.changed))
        id = "dashboard-running" if waiting or not asked else "dashboard-thinking"
        said = words(id, table=names, game=title, players=players, since=since)
        unreached = table.still is not None and await tx.tables.is_unreached(table.id)
        said = f"{said} {words('dashboard-unreached') if unreached else _deadline(words, waiting)}".rstrip()
    return f"{said} {literal(where)}" if where else said


def _deadline(words: Words, waiting: tuple[AwaitedRow, ...]) -> str:
    until = min((row.deadline for row in waiting if row.deadline is not None), default=None)
    return words("dashboard-until", until=_moment(words, until)) if until is not None else ""


def _moment(words: Words, at: float) -> str:
    """Says a moment so that it stays true however old the message is; everybody reads the same one."""
    said = format_datetime(datetime.fromtimestamp(at, UTC), "d MMM, HH:mm", locale=words.language)
    return f"{said} UTC"
