"""What a chat keeps in view that has a place for a table: its board, the member's panel, and who is waited for."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.app.commands import around, course, looking, verdict
from bot.app.panels import move_panel
from bot.app.play import calls, posts, tables
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.context import Context
from bot.app.speech.messages import Extent, Message, Reply
from rules.core import codec
from rules.core.contract import GameError, Unreadable
from rules.core.notation import split
from storage.rows import TableRow


async def playing_here(ctx: Context) -> Playing | None:
    """Returns the game that is, or was, played in the thread; None where there is none."""
    place = ctx.place
    found = await ctx.tx.tables.in_thread(place.platform, place.channel, place.thread) if place.thread else ()
    begun = [table for table in found if table.status in tables.PLAYED] or await _being_opened(ctx)
    return await tables.load(ctx.tx, begun[-1]) if begun else None


async def _being_opened(ctx: Context) -> list[TableRow]:
    """Returns the table whose thread a chat has opened under its key and shows already, though it is not noted yet."""
    row = await ctx.tx.outbox.get(ctx.place.thread) if ctx.place.thread else None
    if row is None or row.sent is not None or codec.decode(row.post, Outgoing).what != "open":
        return []
    table = await ctx.tx.tables.get(row.table)
    return [table] if table is not None and table.status in tables.PLAYED else []


def is_asked(ctx: Context, playing: Playing) -> bool:
    """Says whether the member must decide something now."""
    return playing.table.paused_at is None and playing.eye_of(ctx.member.id) in playing.match.awaited


async def is_open(ctx: Context, playing: Playing) -> bool:
    """Says whether the member who is asked has a panel already, so that showing it stores nothing."""
    return await ctx.tx.panels.get(playing.table.id, playing.seat_to_move(ctx.member.id)) is not None


async def show(ctx: Context, playing: Playing, extent: Extent = "table") -> Message:
    """Returns the panel while the member is asked something, else the board, with what is around it.

    Beside the ``whole`` of a game that is over stands its course, for which all of it is replayed.
    """
    shown = await (panel if is_asked(ctx, playing) else board)(ctx, playing)
    if not ctx.place.pressed:
        return shown
    went = await course.show(ctx, playing) if extent == "whole" and playing.match.over else Reply()
    return msgspec.structs.replace(shown, around=await around.tell(ctx, playing), further=went.message)


async def panel(ctx: Context, playing: Playing) -> Message:
    """Returns the panel of a member who must decide something."""
    return await move_panel.show(ctx, playing, playing.seat_to_move(ctx.member.id))


async def call(ctx: Context, playing: Playing) -> Message:
    """Returns the panel with which a member who must decide something is called to it in private."""
    return await move_panel.show(ctx, playing, playing.seat_to_move(ctx.member.id), ctx.say("panel-called"))


async def board(ctx: Context, playing: Playing) -> Message:
    """Returns the board as the member sees it, with what can be looked at; of a game that is over the result, too."""
    if playing.match.over:
        table = replace(playing.table, language=ctx.words.language)
        result = await calls.standing(ctx.tx, replace(playing, table=table))
        told = await verdict.tell(ctx, playing)
        result = msgspec.structs.replace(result, task=told.headline, below=told.why)
        return msgspec.structs.replace(result, table=tables.place_of(playing.table), past=posts.past(playing.table))
    shown = (await looking.show_board(ctx, playing)).message
    assert shown is not None
    return msgspec.structs.replace(shown, table=tables.place_of(playing.table), past=posts.past(playing.table))


def glance(ctx: Context, playing: Playing) -> Message:
    """Returns the board alone as the member may see it, for a list of tables."""
    return Message((), picture=posts.picture(playing, ctx.words, playing.eye_of(ctx.member.id)))


async def surroundings(ctx: Context, playing: Playing, before: int | None = None) -> Message:
    """Returns what is around the board alone, for who has the rest in view; with the story ``before`` an entry."""
    told = await around.tell(ctx, playing)
    if before is None:
        return Message((), around=told)
    return Message((), around=msgspec.structs.replace(told, story=await around.tell_before(ctx, playing, before)))


async def waiting(ctx: Context) -> tuple[str, ...]:
    """Returns the threads of the channel whose tables wait for the member, the most urgent first."""
    here = (ctx.place.platform, ctx.place.channel)
    found = await ctx.tx.awaited.of_member(ctx.member.id)
    threads = (t.thread for t, _ in found if (t.platform, t.channel) == here and t.paused_at is None and t.thread)
    return tuple(dict.fromkeys(threads))


async def reads_as_move(ctx: Context, line: str) -> bool:
    """Says whether a line can be read as a notation, legal or not, where the member must decide something."""
    pointed = [table for table in await tables.pointed(ctx) if table.status == "running"] if ctx.about else []
    if ctx.place.alone and not pointed:
        pointed = [table for table, _ in reversed(await ctx.tx.awaited.of_member(ctx.member.id))]
    playing = await tables.load(ctx.tx, pointed[-1]) if pointed else await playing_here(ctx)
    if playing is None or not is_asked(ctx, playing):
        return False
    try:
        playing.game.parse(split(line)[0], playing.match.state, playing.seat_to_move(ctx.member.id))
    except Unreadable:
        return False
    except GameError:  # it was understood, though it fits several moves or none
        return True
    return True
