"""Going back in a game further than a draft reaches: whoever plays may propose it, and a vote of the table decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.app.commands import earlier, voting
from bot.app.play import completing, tables, votes
from bot.app.play.votes import Vote
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.messages import Reply
from rules.core.log import Entry

MOST_NAMED = 8
"""Entries that are named to who names none."""


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the number of an entry to go back to, the latest first."""
    table, _ = await tables.find(ctx, typed)
    public = await earlier.public_log(ctx.tx, await tables.load(ctx.tx, table))
    return completing.last_word(typed, map(str, reversed(_final(public))))


@declared.command(
    "rewind",
    who="players",
    heard="aloud",
    does="changes",
    args=(
        completing.OF_RUNNING,
        replace(completing.ENTRY, needed=True, completes=_complete, tells=earlier.tell_entries),
    ),
    group="table",
)
async def propose(ctx: Context, line: str) -> Reply:
    """Proposes to go back to just after an entry of the log; where nobody else plays it is done at once."""
    table, rest = await tables.find(ctx, line)
    playing = await voting.playing_at(ctx, table.id)
    tables.require_unpaused(playing)
    public = await earlier.public_log(ctx.tx, playing)
    number = _number(public, rest)
    vote = Vote(
        stamp=ctx.luck.token(),
        by=playing.seats_of(ctx.member.id)[0],
        entry=public[number].n,
        number=number,
        undone=len(public) - 1 - number,
        until=ctx.now + votes.LIFETIME,
    )
    return await voting.put(ctx, playing, vote)


def _number(public: Sequence[Entry], typed: str) -> int:
    """Reads the number of an entry to go back to; raises `Trouble` for one where nothing had become final."""
    last = len(public) - 1
    final = _final(public)
    if not final:
        raise Trouble("rewind-start")
    if not typed:
        raise Trouble("rewind-words", entries=tuple(map(str, final[-MOST_NAMED:])))
    number = presses.number(typed)
    if not 0 <= number <= last:
        raise Trouble("no-such-entry", most=last)
    if number == last:
        raise Trouble("rewind-now", entry=number)
    if number not in final:
        near = sorted(final, key=lambda other: abs(other - number))[:2]
        raise Trouble("rewind-middle", entry=number, entries=tuple(map(str, sorted(near))))
    return number


def _final(public: Sequence[Entry]) -> list[int]:
    """Returns the entries that one can go back to."""
    return [number for number, entry in enumerate(public[:-1]) if entry.barrier]
