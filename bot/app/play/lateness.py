"""Whether a seat keeps its table waiting for longer than it has time for, so that its player may be removed."""

from __future__ import annotations

from bot.app.play import clocks, timing
from bot.app.play.tables import Playing
from rules.core.contract import Seat
from storage.store import Transaction

VANISHED = 14 * timing.DAY
"""Seconds after which somebody is late where nobody is hurried."""
PATIENCE = timing.DAY
"""Seconds for which somebody is late before the host alone may open the seat."""


async def is_late(tx: Transaction, playing: Playing, seat: Seat, now: float, patience: float = 0.0) -> bool:
    """Says whether a seat's time is up, and has been for so many seconds; a table that is stopped is not waiting."""
    table = playing.table
    row = next((row for row in await tx.awaited.of(table.id) if row.seat == seat), None)
    if row is None:
        return False
    at = timing.reckoned(table, row, now)
    waited = clocks.passed(await timing.life_of(tx, playing.seats[seat].member), row.since, at)
    if not table.pace:
        return waited >= VANISHED
    up = row.deadline is None or row.deadline <= at  # where nothing else comes of it, the deadline is taken away
    return up and (not patience or waited >= table.pace + table.bank + patience)
