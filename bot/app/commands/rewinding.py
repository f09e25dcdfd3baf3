"""Going back in a game further than a draft reaches, by a vote of the table.

Whoever plays may propose it, and all others who play must agree. The match goes back by an entry of its own; what was
drawn comes out the same again. Seats that nobody plays stay so, whatever they were at the time.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.app.commands import earlier
from bot.app.play import completing, orders, posts, replays, tables, turns, votes
from bot.app.play.tables import Playing
from bot.app.play.turns import News
from bot.app.play.votes import Vote
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Reply
from rules.core import history
from rules.core import match as matches
from rules.core.chance import ReplayError
from rules.core.contract import Seat
from rules.core.history import Kept
from rules.core.log import Entry, effective
from rules.core.match import Match, Moved

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
        Arg(name="entry", kind="number", needed=True, completes=_complete, tells=earlier.tell_entries),
    ),
    group="table",
)
async def propose(ctx: Context, line: str) -> Reply:
    """Proposes to go back to just after an entry of the log; where nobody else plays it is done at once."""
    table, rest = await tables.find(ctx, line)
    playing = await _playing(ctx, table.id)
    own = playing.seats_of(ctx.member.id)
    if await votes.of(ctx.tx, table.id) is not None:
        raise Trouble("vote-open", table=table.name)
    public = await earlier.public_log(ctx.tx, playing)
    number = _number(public, rest)
    vote = Vote(
        stamp=ctx.luck.token(),
        by=own[0],
        entry=public[number].n,
        number=number,
        undone=len(public) - 1 - number,
        until=ctx.now + votes.LIFETIME,
    )
    if not votes.missing(playing, vote):
        return await _go_back(ctx, playing, vote)
    await votes.open(ctx.tx, playing, vote, ctx.now)
    return ctx.reply("vote-opened", table=literal(table.name))


@declared.button("vote", who="players", heard="quietly", does="changes")
async def answer(ctx: Context, id: str, stamp: str, said: str) -> Reply:
    """Agrees to a proposal or declines it; who made it may withdraw it."""
    playing = await _playing(ctx, id)
    own = playing.seats_of(ctx.member.id)
    vote = await votes.of(ctx.tx, id)
    if vote is None or vote.stamp != stamp:
        raise Trouble("vote-over", table=playing.table.name)
    if said == "no":
        why: votes.Why = "withdrawn" if vote.by in own else "declined"
        await votes.end_aloud(ctx.tx, playing, vote, why, ctx.now, playing.names[own[0]])
        return ctx.reply(f"vote-{why}", table=literal(playing.table.name))
    if vote.by in own:
        raise Trouble("vote-own")
    if not set(own) & set(votes.missing(playing, vote)):
        raise Trouble("vote-twice")
    vote = msgspec.structs.replace(vote, agreed=(*vote.agreed, *own))
    if not votes.missing(playing, vote):
        return await _go_back(ctx, playing, vote)
    await votes.update(ctx.tx, playing, vote, ctx.now)
    return ctx.reply("vote-counted", table=literal(playing.table.name))


async def _playing(ctx: Context, id: str) -> Playing:
    """Returns a running table at which the member plays; raises `Trouble` where he may not go back."""
    playing = await tables.load(ctx.tx, await tables.get(ctx.tx, id))
    if not playing.seats_of(ctx.member.id):
        raise Trouble("not-at-table", table=playing.table.name)
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    tables.require_unpaused(playing)
    return playing


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


async def _go_back(ctx: Context, playing: Playing, vote: Vote) -> Reply:
    table, words = playing.table, playing.words
    log = await tables.stored_log(ctx.tx, playing.table.id)
    try:
        moved, news = await replays.beside(_rewound, playing, log, vote.entry, ctx.kept(table.id))
    except ReplayError as error:
        raise Trouble("damaged-log", why=str(error)) from error
    if await votes.of(ctx.tx, table.id) is not None:
        await votes.end(ctx.tx, playing, vote, "agreed", ctx.now)
    said = words("post-rewound", table=literal(table.name), entry=vote.number)
    dropped = words("post-orders-dropped") if playing.game.orders is not None else ""
    await turns.go_back(ctx.tx, playing, moved, news, ctx.now, f"{said} {dropped}".strip())
    return ctx.reply("rewound", table=literal(table.name), entry=vote.number)


def _rewound(playing: Playing, log: Sequence[Entry], to: int, kept: Kept) -> tuple[Moved, News]:
    """Goes back in a match; returns what came of it, and what each seat has seen happen since its own last turn."""
    header = playing.match.header
    moved = history.rewind(playing.match, log, to, kept)
    in_force = [entry for entry in effective(log) if entry.n <= to]
    since = [_after_last_turn(in_force, seat) for seat in range(header.seats)]
    told = list(history.retell(header, in_force, kept, min(since)))
    news: News = {}
    for seat, start in enumerate(since):
        events = [event for _, happened in told[start - min(since) :] for event in happened]
        news[seat] = posts.show(playing.match, events, None)
    return _seated_as_now(moved, playing.match), news


def _after_last_turn(entries: Sequence[Entry], seat: Seat) -> int:
    """Returns the place behind the last entry that a seat made itself."""
    own = (at for at, entry in enumerate(entries, 1) if entry.seat == seat and not orders.is_automatic(entry.by))
    return max(own, default=0)


def _seated_as_now(moved: Moved, now: Match) -> Moved:
    """Takes seats out of play, or back into it, that were played otherwise at the time gone back to."""
    for seat in sorted({*moved.match.resigned} - {*now.resigned}):
        moved = matches.then(moved, matches.take_over(moved.match, seat))
    for seat in now.resigned:
        if seat not in moved.match.resigned:
            moved = matches.then(moved, matches.resign(moved.match, seat))
    return moved
