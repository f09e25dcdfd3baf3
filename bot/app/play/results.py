"""What is kept of a game when it is over: how it went for each who played in it, for statistics and rankings.

A game counts once everybody has moved some times, so that nobody wins by who leaves at once; and it counts for nobody
where players have removed one who was not late, so that nobody wins by that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Literal, TypeAlias

from bot.app.play import tables
from bot.app.play.tables import Playing
from rules.core.contract import Seat
from rules.core.log import MARK, Entry, effective
from rules.core.orders import OWN
from storage.rows import ResultRow
from storage.store import Transaction

PLAYED, JOINED, LEFT, REMOVED = "played", "joined", "left", "removed"
"""How a result came about, see `ResultRow`."""
MOVES = 3
"""How often every seat must have moved in its turn, a bid being a move as well."""

Uncounted: TypeAlias = Literal["", "short", "removed"]
"""Why a game that was played counts for nobody; empty where it counts, or is told to have no result anyway."""


async def leave(tx: Transaction, playing: Playing, seat: Seat, how: str) -> None:
    """Notes that the player of a seat has left a game that may go on: in it, that player is last."""
    member = playing.seats[seat].member
    if playing.table.practice or member is None:
        return
    points = playing.match.public_scores[seat].points
    place = playing.match.header.seats
    await tx.results.put(
        ResultRow(table=playing.table.id, seat=seat, member=member, how=how, place=place, points=points)
    )


async def is_short(tx: Transaction, playing: Playing) -> bool:
    """Says whether somebody has not moved often enough yet for the game to count."""
    log = effective(await tables.stored_log(tx, playing.table.id))
    return any(_moves(log, seat) < MOVES for seat in range(playing.match.header.seats))


def _moves(log: Iterable[Entry], seat: Seat) -> int:
    """Counts how often a seat has moved itself; what it does before anybody else acts is one move."""
    acting = ((entry.seat, entry.by in OWN) for entry in log if not entry.action.startswith(MARK))
    return sum(acted == (seat, True) for acted, _ in groupby(acting))


async def may_count(tx: Transaction, playing: Playing) -> bool:
    """Says whether games at a table count at all: not those for practice alone.

    Against bots one practises for what is kept apart, see `OpponentRow`.
    """
    members = sum(row.member is not None for row in playing.seats)
    if playing.table.practice:
        return members == 1 and bool(await tx.results.opponents(playing.table.id))
    return members > 0


async def uncounted(tx: Transaction, playing: Playing) -> Uncounted:
    """Says why a game counts for nobody if it ends as it stands."""
    if not await may_count(tx, playing):
        return ""
    if any(row.how == REMOVED for row in await tx.results.of_table(playing.table.id)):
        return "removed"
    return "short" if await is_short(tx, playing) else ""


async def counted(tx: Transaction, table: str) -> tuple[ResultRow, ...]:
    """Returns the results of a table whose game is over and counts; none of any other."""
    return tuple(row for row in await tx.results.of_table(table) if row.ended is not None)


async def keep(tx: Transaction, playing: Playing, now: float) -> Uncounted:
    """Keeps how a game ended, where it counts: not where it was ended for all.

    Where it does not count, it is still known who has left it, as the seats are called by that.
    """
    table, match = playing.table, playing.match
    if match.ended == "abandoned" or not await may_count(tx, playing):
        return ""
    if why := await uncounted(tx, playing):
        return why
    bots, left = await tx.results.opponents(table.id), await tx.results.of_table(table.id)
    for bot in bots:
        if playing.is_bot(bot.seat):
            await tx.results.put_opponent(replace(bot, place=match.public_scores[bot.seat].place))
    for score in match.public_scores:
        member = playing.seats[score.seat].member
        if member is None or (score.seat in match.resigned and any(row.member == member for row in left)):
            continue
        others = any(row.seat == score.seat and row.member != member for row in left)
        others = others or score.seat in {bot.seat for bot in bots}
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
    return ""
