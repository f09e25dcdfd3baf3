"""What a member finds before any table: what waits, what others think about, where a seat is free, and the games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.app.commands import at_table, wishes
from bot.app.play import houses, posts, results, tables
from bot.app.speech import presses
from bot.app.speech.context import Context
from bot.app.speech.language import literal, plain
from bot.app.time import paces
from players.core.levels import LEVELS
from rules.core import lesson, library
from storage.rows import AwaitedRow, TableRow

RECENT = 7 * 24 * 3600.0
"""Seconds for which a finished game stays in view."""
MOST_FREE = 6


class Way(msgspec.Struct, frozen=True):
    """One of several ways to begin a game or to go on with its table, as a press names it and as it is called."""

    value: str
    label: str


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its members may know it, with the presses that can be made from afar."""

    kind: str
    """``waiting`` for the member, ``thinking`` while others are asked, ``free`` or ``lobby``, or ``over``."""
    table: str
    entries: int
    """How many entries of its log the member may know of, by which its picture stays the same; 0 in a lobby.

    A draft is counted for whoever plays it alone.
    """
    thread: str
    game: str
    title: str
    name: str
    text: str
    left: str = ""
    press: str = ""
    """Starts or joins a lobby, or opens another game like one that is over."""
    course: str = ""
    """Tells how a game that is over went."""
    next: str = ""
    """What has to come before the game of a lobby can begin, for who sits there."""
    free: int = 0
    """How many seats of a lobby are free."""
    more: tuple[Way, ...] = ()
    """What else can be done with a lobby by who sits there."""


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be learnt and played here."""

    game: str
    title: str
    aim: str
    least: int
    most: int
    steps: int
    step: int
    """How many steps of its lesson are behind the member."""


class Foyer(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    threads: tuple[str, ...] = ()
    """Those whose tables wait for the member, the most urgent first."""
    own: tuple[str, ...] = ()
    """Those of all tables where the member sits, also of those that are over."""
    over: tuple[str, ...] = ()
    """Those of the own tables whose game is over."""
    tables: tuple[TableCard, ...] = ()
    games: tuple[GameCard, ...] = ()
    """Those that can be played here, the shortest first."""
    lesson: str = ""
    """The game whose lesson the member is at, if any."""
    levels: tuple[Way, ...] = ()
    """How well a bot can play, in rising order."""
    level: str = ""
    paces: tuple[Way, ...] = ()
    pace: str = ""
    """What is chosen of these where nothing is said."""


async def look(ctx: Context) -> Foyer:
    """Tells a member of the tables of the channel; of practice tables only of those where the member sits."""
    asked = await ctx.tx.awaited.of_member(ctx.member.id)
    first = {
        table.id: (table, row) for table, row in reversed(asked) if _is_here(ctx, table) and table.paused_at is None
    }
    urgent = sorted(first.values(), key=lambda pair: (pair[1].deadline is None, pair[1].deadline or pair[1].since))
    own = await _own(ctx)
    found = [await _waiting(ctx, table, row) for table, row in urgent]
    found += [await _thinking(ctx, table) for table in own if table.status == "running" and table.id not in first]
    found += [await _lobby(ctx, table) for table in own if table.status == "lobby"]
    found += [await _free(ctx, table) for table in await _with_room(ctx, {table.id for table in own})]
    recent = (table for table in own if table.status == "over" and ctx.now - table.changed < RECENT)
    found += [await _over(ctx, table) for table in sorted(recent, key=lambda table: -table.changed)]
    steps = {row.game: row.step for row in await ctx.tx.lessons.of(ctx.member.id)}  # the latest first
    begun = (game for game, step in steps.items() if game in lesson.taught() and 0 < step < len(lesson.of_game(game)))
    return Foyer(
        threads=await at_table.waiting(ctx),
        own=_threads(own),
        over=_threads(table for table in own if table.status == "over"),
        tables=tuple(found),
        games=tuple(_offer(ctx, game, steps.get(game, 0)) for game in games()),
        lesson=next(begun, ""),
        levels=tuple(Way(level, ctx.say(f"bot-level-{level}")) for level in LEVELS),
        level=wishes.USUAL_LEVEL,
        paces=tuple(Way(pace, ctx.say(f"pace-{pace}")) for pace in paces.PACES),
        pace=(await houses.load(ctx.tx, ctx.place)).pace,
    )


async def stand(ctx: Context) -> Foyer:
    """Tells a member only which threads wait, and which are those of the own tables."""
    own = await _own(ctx)
    over = _threads(table for table in own if table.status == "over")
    return Foyer(threads=await at_table.waiting(ctx), own=_threads(own), over=over)


async def _own(ctx: Context) -> list[TableRow]:
    return [table for table in await ctx.tx.tables.of_member(ctx.member.id, tables.ALL) if _is_here(ctx, table)]


def _threads(own: Iterable[TableRow]) -> tuple[str, ...]:
    return tuple(table.thread for table in own if table.thread)


def _is_here(ctx: Context, table: TableRow) -> bool:
    return (table.platform, table.channel) == (ctx.place.platform, ctx.place.channel)


async def _waiting(ctx: Context, table: TableRow, row: AwaitedRow) -> TableCard:
    """Says what the member is asked, as the member's own panel does."""
    playing = await tables.load(ctx.tx, table)
    seat = playing.eye_of(ctx.member.id)
    mine = (one for one in playing.match.decisions if one.seat == seat)
    said = next((posts.status(ctx.words, table.game, one, playing.names) for one in mine), "")
    return await _standing(ctx, table, "waiting", said, left=_left(ctx, row.deadline))


async def _thinking(ctx: Context, table: TableRow) -> TableCard:
    if table.paused_at is not None:
        return await _standing(ctx, table, "thinking", ctx.say("foyer-paused"))
    asked = await ctx.tx.awaited.of(table.id)
    _, names = await tables.seated(ctx.tx, table)
    players = ctx.words.list(dict.fromkeys(literal(names[row.seat]) for row in asked))
    until = min((row.deadline for row in asked if row.deadline is not None), default=None)
    return await _standing(ctx, table, "thinking", players, left=_left(ctx, until))


async def _lobby(ctx: Context, table: TableRow) -> TableCard:
    """Says who sits there and what has to come before the game can begin, with all that the member can do about it."""
    rows, names = await tables.seated(ctx.tx, table)
    free, missing = table.seats - len(rows), library.meta(table.game).seats[0] - len(rows)
    hosts = table.host == ctx.member.id
    host = next((literal(name) for row, name in zip(rows, names, strict=True) if row.member == table.host), "?")
    more = ("bots", "options", "leave") if hosts else ("leave",)
    return await _standing(
        ctx,
        table,
        "lobby",
        _gathering(ctx, names, free),
        press=presses.make("start", table.id) if hosts and missing <= 0 else "",
        next=ctx.say(
            "foyer-needs" if missing > 0 else "foyer-may-begin" if hosts else "foyer-host",
            missing=missing,
            free=free,
            host=host,
        ),
        free=free,
        more=tuple(Way(presses.make(name, table.id), ctx.say(f"button-{name}")) for name in more),
    )


async def _with_room(ctx: Context, own: set[str]) -> list[TableRow]:
    """Returns where the member may sit down unasked."""
    found = await ctx.tx.tables.with_room(ctx.place.platform, ctx.place.channel, MOST_FREE + len(own))
    free = (table for table in found if not table.practice and not table.invite_only and table.id not in own)
    return list(free)[:MOST_FREE]


async def _free(ctx: Context, table: TableRow) -> TableCard:
    rows, names = await tables.seated(ctx.tx, table)
    taken = [name for row, name in zip(rows, names, strict=True) if row.member is not None or row.bot]
    said = _gathering(ctx, taken, table.seats - len(taken))
    return await _standing(ctx, table, "free", said, press=presses.make("join", table.id))


def _gathering(ctx: Context, names: Sequence[str], free: int) -> str:
    """Says who sits at a table and how many seats are free."""
    players = ctx.words.list(dict.fromkeys(map(literal, names))) if names else ctx.say("lobby-nobody")
    return ctx.say("foyer-gathering", players=players, free=free)


async def _over(ctx: Context, table: TableRow) -> TableCard:
    _, names = await tables.seated(ctx.tx, table)
    places = await results.counted(ctx.tx, table.id)
    best = [literal(names[row.seat]) for row in places if row.place == 1 and row.seat < len(names)]
    said = ctx.say("foyer-won", players=ctx.words.list(best)) if best else ctx.say("foyer-over")
    again, course = presses.make("rematch", table.id), presses.make("course", table.id)
    return await _standing(ctx, table, "over", said, press=again, course=course)


async def _standing(
    ctx: Context,
    table: TableRow,
    kind: str,
    text: str,
    *,
    left: str = "",
    press: str = "",
    course: str = "",
    next: str = "",
    free: int = 0,
    more: tuple[Way, ...] = (),
) -> TableCard:
    return TableCard(
        kind=kind,
        table=table.id,
        entries=await _known_entries(ctx, table),
        thread=table.thread,
        game=table.game,
        title=library.meta(table.game).title,
        name=table.name,
        text=plain(text),
        left=left,
        press=press,
        course=course,
        next=plain(next),
        free=free,
        more=more,
    )


async def _known_entries(ctx: Context, table: TableRow) -> int:
    if table.status not in tables.PLAYED:
        return 0
    playing = await tables.load(ctx.tx, table)
    own = playing.match.drafting in playing.seats_of(ctx.member.id)
    return playing.match.entries if own else playing.match.base_last + 1


def _left(ctx: Context, deadline: float | None) -> str:
    return ctx.say("foyer-left", time=posts.duration(ctx.words, deadline - ctx.now)) if deadline is not None else ""


def games() -> list[str]:
    """Returns the games that are taught, the shortest first."""
    return sorted(lesson.taught(), key=lambda game: library.meta(game).minutes)


def _offer(ctx: Context, game: str, step: int) -> GameCard:
    meta = library.meta(game)
    steps = len(lesson.of_game(game))
    aim = ctx.say(f"{game}-aim")
    return GameCard(
        game=game,
        title=meta.title,
        aim=aim,
        least=meta.seats[0],
        most=meta.seats[-1],
        steps=steps,
        step=min(step, steps),
    )
