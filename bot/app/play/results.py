"""What is kept of a game when it is over: how it went for each who played in it, for statistics and rankings."""

from __future__ import annotations

from bot.app.play.tables import Playing
from rules.core import match as matches
from rules.core.contract import Seat
from storage.rows import ResultRow
from storage.store import Transaction

PLAYED, JOINED, LEFT, REMOVED = "played", "joined", "left", "removed"
"""How a result came about, see `ResultRow`."""


async def leave(tx: Transaction, playing: Playing, seat: Seat, how: str) -> None:
    """Notes that the player of a seat has left a game that may go on: in it, that player is last."""
    member = playing.seats[seat].member
    if playing.table.practice or member is None:
        return
    points = matches.scores(playing.match, None)[seat].points
    place = playing.match.header.seats
    await tx.results.put(
        ResultRow(table=playing.table.id, seat=seat, member=member, how=how, place=place, points=points)
    )


async def keep(tx: Transaction, playing: Playing, now: float) -> None:
    """Keeps how a game ended, where it counts: not at a practice table, and not where it was ended for all."""
    table, match = playing.table, playing.match
    if table.practice:
        return
    if match.ended == "abandoned":
        await tx.results.drop(table.id)
        return
    left = await tx.results.of_table(table.id)
    for score in matches.scores(match, None):
        member = playing.seats[score.seat].member
        if member is None or (score.seat in match.resigned and any(row.member == member for row in left)):
            continue
        others = any(row.seat == score.seat and row.member != member for row in left)
        await tx.results.put(
            ResultRow(
                table=table.id,
                seat=score.seat,
                member=member,
                how=LEFT if score.seat in match.resigned else JOINED if others else PLAYED,
                place=score.place,
                points=score.points,
            )
        )
    await tx.results.end(table.id, now)
