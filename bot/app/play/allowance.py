"""How much a member may have posted for others apart from playing, so that nobody calls them again and again.

Whatever an intent posts is counted where it enters the outbox, so no command has to think of it. An evening of first
games with votes to go back, pauses and a change of place stays far below the limits.
"""

from __future__ import annotations

from bot.app.play import posts
from bot.app.speech.context import Context, Trouble
from storage.rows import AloudRow

A_DAY = 24 * 3600.0
AT_A_TABLE = 10
"""How often a day at one table."""
AT_ALL = 40
"""How often a day at all tables together."""


async def charge(ctx: Context) -> None:
    """Counts at which tables an intent has posted; raises `Trouble` for more than its member is allowed."""
    loud = sorted(ctx.tx.outbox.aloud)
    past = await ctx.tx.aloud.of(ctx.member.id, ctx.now - A_DAY, ctx.now) if loud else ()
    for table in loud:
        _require_within(ctx, AT_A_TABLE, [row.at for row in past if row.table == table])
        await ctx.tx.aloud.add(AloudRow(member=ctx.member.id, table=table, at=ctx.now))
    _require_within(ctx, AT_ALL, sorted({row.at for row in past}, reverse=True))


def _require_within(ctx: Context, most: int, times: list[float]) -> None:
    """Raises `Trouble` where something was done as often as is allowed; the latest time comes first."""
    if len(times) >= most:
        raise Trouble("too-often", most=most, when=posts.when(ctx.words, times[most - 1] + A_DAY, ctx.now))
