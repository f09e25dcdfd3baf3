"""Writes the list of a channel's tables: what is played there, who is awaited since when, and where to find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from babel.dates import format_datetime

from bot.app.play import tables
from bot.app.speech import paging, presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from rules.core import library
from storage.rows import AwaitedRow, TableRow
from storage.store import Transaction

AT_ONCE = 50
"""Lines that are written before it is seen whether they fill what is to be shown."""

Link = Callable[[TableRow], str]
"""Returns the address of a table's latest post, or an empty text."""


async def write(
    tx: Transaction, platform: str, channel: str, words: Words, link: Link, page: int | None = None
) -> Message:
    """Writes the list of the open tables of a channel, as everybody there may know them; it calls nobody.

    Who asks for it can turn its pages; without a ``page`` it is the message that all see, which says what it has no
    room for.
    """
    found = await tx.tables.in_place(platform, channel, statuses=tables.OPEN)
    pages = await _pages(tx, found, words, link, max(0, page or 0))
    number = paging.chosen(page or 0, len(pages))
    shown, leads = pages[number], paging.leads(words, number, len(pages), lambda other: presses.make("tables", other))
    left_out = [words("dashboard-more", count=len(found) - len(shown))] if page is None and len(pages) > 1 else []
    said = [words("dashboard-title"), *(shown or [words("dashboard-none")]), *left_out]
    buttons = (
        Button(presses.make("new"), words("button-new-table")),
        Button(presses.make("mygames"), words("button-my-games")),
    )
    return Message(compose("\n".join(said)), buttons=(buttons, *(() if page is None else leads)))


async def words_of(tx: Transaction, platform: str, channel: str, otherwise: str) -> Words:
    """Returns the words in which the list of a channel is written: those of its youngest table."""
    return Words(await tx.tables.language_in(platform, channel) or otherwise)


async def _pages(tx: Transaction, found: Sequence[TableRow], words: Words, link: Link, number: int) -> list[list[str]]:
    """Returns the pages of the list as far as the one behind that of a number: nobody reads the others now."""
    lines, pages = list[str](), list[list[str]]([[]])
    for start in range(0, len(found), AT_ONCE):
        lines += [await _line(tx, table, words, link) for table in found[start : start + AT_ONCE]]
        pages = paging.pages(lines)
        if len(pages) > number + 1:
            break
    return pages


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
        waiting = await tx.awaited.of(table.id)
        players = words.list(dict.fromkeys(literal(seated[row.seat]) for row in waiting))
        since = _moment(words, min((row.since for row in waiting), default=table.changed))
        said = words("dashboard-running", table=names, game=title, players=players, since=since)
        said = f"{said} {_deadline(words, waiting)}".rstrip()
    return f"{said} {literal(where)}" if where else said


def _deadline(words: Words, waiting: tuple[AwaitedRow, ...]) -> str:
    until = min((row.deadline for row in waiting if row.deadline is not None), default=None)
    return words("dashboard-until", until=_moment(words, until)) if until is not None else ""


def _moment(words: Words, at: float) -> str:
    """Says a moment so that it stays true however old the message is; everybody reads the same one."""
    said = format_datetime(datetime.fromtimestamp(at, UTC), "d MMM, HH:mm", locale=words.language)
    return f"{said} UTC"
