"""What bots play: what one has found for its seat is played and stored as a member's move is.

Where nothing was found, or the rules refuse it, the harmless answer is given, and the host is told so once.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.play import outgoing, tables, turns
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Message
from bot.app.speech.text import compose
from rules.core import library
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.log import BOT
from rules.core.match import Match, Moved, Refused
from storage.rows import ThinkingRow
from storage.store import Transaction

MOST_DRAFTED = 200
"""Entries of one turn after which a bot is taken not to come to an end."""


async def asked(tx: Transaction, row: ThinkingRow) -> Playing | None:
    """Returns the table at which a bot is to answer for a seat, if that is still so in the same position."""
    table = await tx.tables.get(row.table)
    if table is None or table.status != "running" or table.paused_at is not None or table.still is not None:
        return None
    waiting = {one.seat: one for one in await tx.awaited.of(row.table)}
    playing = await tables.load(tx, table)
    if row.seat not in waiting or waiting[row.seat].thinks is None or playing.match.entries != row.entries:
        return None
    return playing if playing.seats[row.seat].bot == row.level else None


async def play(tx: Transaction, row: ThinkingRow, found: Sequence[str], now: float) -> None:
    """Plays what a bot has found, nothing where its search has failed; where play has gone on meanwhile nothing."""
    playing = await asked(tx, row)
    if playing is None:
        return
    moved = _as_found(playing.match, row.seat, found)
    if moved is None:
        moved = matches.play_default(playing.match, row.seat, BOT)
        await _tell_host(tx, playing, row.seat, now)
    await turns.record(tx, playing, moved, now)


def _as_found(match: Match, seat: Seat, found: Sequence[str]) -> Moved | None:
    """Plays what was found as far as it is settled before the seat learns anything; None where that cannot be."""
    if not found or len(match.draft) >= MOST_DRAFTED:
        return None
    moved = Moved(match=match, entries=())
    try:
        for notation in found:
            moved = matches.then(moved, matches.play_text(moved.match, seat, notation, BOT))
            if moved.barrier:
                break
    except Refused:
        return None
    return moved


async def _tell_host(tx: Transaction, playing: Playing, seat: Seat, now: float) -> None:
    """Tells the host of a table in private, once, that a bot has not found an answer."""
    table, key = playing.table, f"no-answer-{playing.table.id}"
    host, user = await tx.members.get(table.host), await outgoing.user_of(tx, table.host, table)
    if host is None or not user or await tx.outbox.get(key) is not None:
        return
    words, title = Words(host.language or table.language), library.meta(table.game).title
    said = words("bot-failed", game=title, table=literal(table.name), player=literal(playing.names[seat]))
    told = Outgoing(what="tell", user=user, message=Message(compose(said)), silent=True)
    await outgoing.send(tx, table, told, key=key, now=now)
