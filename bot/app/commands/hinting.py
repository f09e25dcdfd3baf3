"""Hints: the best lines of who plays alone, or against bots alone, each with what it brings."""

from __future__ import annotations

from bot.app.panels import hints, move_panel
from bot.app.play import attempts, completing, tables, turns
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose


@declared.command(
    "hint",
    who="players",
    heard="quietly",
    does="looks",
    args=(completing.OF_RUNNING,),
    group="turn",
)
async def hint(ctx: Context, line: str) -> Reply:
    """Tells the best lines for what the member is asked, where nobody else plays."""
    table = await tables.find_alone(ctx, line, ("running",), wish="move")
    return await show(ctx, await tables.load(ctx.tx, table))


@declared.button("hint", who="players", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing) -> Reply:
    """Tells the best lines for what the member is asked; raises `Trouble` where another member plays.

    Where the board is in view and can be pressed they stay beside it.
    """
    seat = playing.seat_to_move(ctx.member.id)
    if not playing.alone:
        raise Trouble("hint-not-alone", table=playing.table.name)
    kept = await hints.find(ctx, playing, seat)
    if ctx.place.pressed and await ctx.tx.panels.get(playing.table.id, seat) is not None:
        return Reply(await move_panel.show(ctx, playing, seat), replace=True)
    title = ctx.say("hint-title", table=literal(playing.table.name), player=literal(playing.names[seat]))
    lines = [title, *hints.tell(ctx, playing.table.game, kept.lines, kept.said, playing.names)]
    buttons = tuple(hints.button(ctx, playing, seat, kept, number) for number in range(len(kept.lines)))
    return Reply(Message(compose("\n".join(lines)), buttons=(buttons,)))


@declared.button("hinted", who="players", heard="quietly", does="changes", of=tables.played, asked=True)
async def play(ctx: Context, playing: Playing, seat: str, entries: str, number: str, how: str = "") -> Reply:
    """Plays a line that was told, or its next step, into the draft, in the place of what else is drafted there.

    What would be final is shown, and sent by Done.
    """
    own, at = presses.number(seat), presses.number(number)
    if not playing.alone or own not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    kept = hints.of(playing, own)
    if (
        kept is None
        or own not in playing.match.awaited
        or kept.entries != presses.number(entries)
        or at not in range(len(kept.lines))
        or hints.played(playing.match, kept, at) == len(kept.lines[at].notations)
    ):
        raise Trouble("hint-outdated")
    tables.require_unpaused(playing)
    back = hints.agreed(playing.match, own, kept, at)
    if back.entries:
        playing = await turns.record(ctx.tx, playing, back, ctx.now)
    ahead = hints.left(playing.match, kept, at)
    steps = ahead[:1] if how == hints.STEP else ahead
    return await move_panel.suggest(ctx, playing, own, attempts.play_each(playing, own, "; ".join(steps)))


@declared.button("hintaway", who="players", heard="quietly", does="changes", of=tables.played)
async def put_away(ctx: Context, playing: Playing, seat: str) -> Reply:
    """Puts hints away that stay beside the board."""
    own = presses.number(seat)
    if own not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    hints.put_away(playing, own)
    return Reply(await move_panel.show(ctx, playing, playing.seat_to_move(ctx.member.id)), replace=True)
