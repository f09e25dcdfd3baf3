"""Moving: playing notations as they are typed or chosen, and taking them back."""

from __future__ import annotations

from functools import reduce

import msgspec

from bot.app.commands import looking
from bot.app.panels import move_panel
from bot.app.play import attempts, completing, openness, tables, turns
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose
from rules.core import match as matches

MOVES = Arg(name="moves", completes=completing.notations, tells=move_panel.tell_notations)


@declared.command(
    "move",
    who="players",
    heard="quietly",
    does="changes",
    args=(MOVES,),
    named=completing.OF_RUNNING,
    asked=True,
)
async def move(ctx: Context, line: str) -> Reply:
    """Plays one or more notations: into the draft, or at once where they make it final."""
    table, text = await tables.find(ctx, line, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    tables.require_unpaused(playing)
    seat = playing.seat_to_move(ctx.member.id)
    if not text:
        return Reply(await move_panel.show(ctx, playing, seat))
    if not ctx.private and openness.tells_secret(playing, seat, text):
        raise Trouble("say-in-private")
    steps = attempts.play_each(playing, seat, text)
    if asked := await move_panel.ask_once(ctx, playing, seat, steps):
        return asked
    moved = reduce(matches.then, steps)
    openly = openness.hides_nothing(playing, seat)
    aloud = Message(compose(move_panel.taken(ctx.words, table, moved))) if openly else None
    before, playing = playing.match.state, await turns.record(ctx.tx, playing, moved, ctx.now)
    if openly and not ctx.private:
        await openness.note_openly(ctx.tx, playing)
    reply = await move_panel.after(ctx, playing, seat, move_panel.played(ctx, playing, seat, before, steps, text))
    return msgspec.structs.replace(reply, aloud=aloud)


@declared.command("end", who="players", heard="quietly", does="changes", named=completing.OF_RUNNING, asked=True)
async def end_turn(ctx: Context, line: str) -> Reply:
    """Plays the notation that ends a turn; where its writer has none to end, says how a table is ended."""
    table = await tables.find_alone(ctx, line, tables.OPEN, wish="move")
    playing = await tables.load(ctx.tx, table) if table.status == "running" else None
    if playing is None or not set(playing.match.awaited) & set(playing.seats_of(ctx.member.id)):
        raise Trouble("no-turn-to-end", table=table.name)
    return await move(ctx, f"@{table.id} end")


@declared.command(
    "play",
    who="players",
    heard="in private",
    does="changes",
    args=(completing.OF_RUNNING, MOVES),
    group="turn",
    asked=True,
)
async def play(ctx: Context, line: str) -> Reply:
    """Opens the guided panel, or plays the notations that follow."""
    table, text = await tables.find(ctx, line, ("running",), wish="move")
    if text:
        return await move(ctx, f"@{table.id} {text}")
    return await open_panel(ctx, await tables.load(ctx.tx, table))


@declared.button(
    "play", who="players", heard="quietly", does="changes", of=tables.played, board_instead=True, linked=True
)
async def open_panel(ctx: Context, playing: Playing) -> Reply:
    """Opens the guided panel of the seat that the member must decide for."""
    tables.require_unpaused(playing)
    return Reply(await move_panel.show(ctx, playing, playing.seat_to_move(ctx.member.id)))


@declared.button("p", who="players", heard="quietly", does="changes", of=tables.played, board_instead=True, asked=True)
async def press_panel(ctx: Context, playing: Playing, seat: str, revision: str, what: str) -> Reply:
    """Does what a button of the guided panel says, for the seat whose panel it is."""
    own = presses.number(seat)
    if own not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    tables.require_unpaused(playing)
    if own not in playing.match.awaited:
        opening = await move_panel.outdated(ctx, playing, own, presses.number(revision), what)
        return await looking.show_board(ctx, playing, opening=opening)
    return await move_panel.press(ctx, playing, own, presses.number(revision), what)


@declared.button("why", who="players", heard="quietly", does="looks", of=tables.played)
async def why_not(ctx: Context, playing: Playing, seat: str, begun: str, thing: str) -> Reply:
    """Says why a thing on the board cannot be chosen now, for the seat that is asked, where a board is pressed."""
    own = presses.number(seat)
    if own not in playing.seats_of(ctx.member.id) or own not in playing.match.awaited:
        raise Trouble("not-your-button", table=playing.table.name)
    if not ctx.place.pressed:
        raise Trouble("unknown-button")
    return Reply(Message(compose(await move_panel.why_not(ctx, playing, own, begun, thing))))


@declared.command("undo", who="players", heard="quietly", does="changes", args=(completing.OF_RUNNING,), group="turn")
async def undo(ctx: Context, line: str) -> Reply:
    """Takes back the last move of the draft."""
    return await _take_back(ctx, line, all=False)


@declared.command("reset", who="players", heard="quietly", does="changes", args=(completing.OF_RUNNING,), group="turn")
async def reset(ctx: Context, line: str) -> Reply:
    """Takes back the whole draft."""
    return await _take_back(ctx, line, all=True)


async def _take_back(ctx: Context, line: str, *, all: bool) -> Reply:
    table = await tables.find_alone(ctx, line, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    tables.require_unpaused(playing)
    return await move_panel.take_back(ctx, playing, all=all)
