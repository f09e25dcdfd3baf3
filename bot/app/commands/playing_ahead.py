"""Moves ahead in the chat: what a member leaves to be played at the next turn, with conditions; nobody else sees it."""

from __future__ import annotations

from dataclasses import replace

from bot.app.panels.choosing import fresh
from bot.app.play import completing, moves_ahead, orders, reasons, tables, turns
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal, plain, say
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from rules.core import ahead, codec
from rules.core.ahead import Ahead, Rehearsed
from rules.core.chance import SecretChance
from rules.core.contract import GameError, Seat

OFF = "off"
PANEL = "ahead"
KIND = moves_ahead.MovesAhead()


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a condition by the parts of the game and by what they may be."""
    table, text = await tables.find(ctx, typed, ("running",), wish="move")
    begun = text if typed[-1:].isspace() else text.rpartition(" ")[0]
    return completing.last_word(typed, moves_ahead.complete(ctx.words, await tables.load(ctx.tx, table), begun))


@declared.command(
    "ahead",
    who="players",
    heard="in private",
    does="changes",
    args=(completing.OF_RUNNING, Arg(name="moves", completes=_complete)),
    asked=True,
    group="turn",
)
async def leave(ctx: Context, line: str) -> Reply:
    """Leaves moves for the member's next turn, shows those that are left, or removes them."""
    table, text = await tables.find(ctx, line, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = _seat(ctx, playing)
    if not text:
        return Reply(await _show(ctx, playing, seat))
    if not ctx.private:
        raise Trouble("say-in-private")
    if text.lower() == OFF:
        return await _remove(ctx, playing, seat)
    return await leave_moves(ctx, playing, seat, text)


async def leave_moves(ctx: Context, playing: Playing, seat: Seat, text: str) -> Reply:
    """Leaves moves for a seat's next turn; raises `Trouble` for what the game does not know."""
    try:
        left = KIND.read(playing, seat, text, ctx.luck)
    except GameError as error:
        why = reasons.why(ctx.words, playing.table.game, error, playing.names, literal(plain(text[:120])))
        raise Trouble("ahead-unknown", why=why) from error
    found = _rehearse(ctx, playing, seat, left)
    return await _ask_once(ctx, playing, seat, left, found) or await _keep(ctx, playing, seat, left, found)


def _rehearse(ctx: Context, playing: Playing, seat: Seat, left: Ahead) -> Rehearsed:
    return ahead.rehearse(playing.match, seat, left, SecretChance(ctx.luck.token()))


async def _ask_once(ctx: Context, playing: Playing, seat: Seat, left: Ahead, found: Rehearsed) -> Reply | None:
    """Asks whether moves are meant that give something up, as `/move` does; left again, they are."""
    row = await ctx.tx.panels.get(playing.table.id, seat, PANEL) or fresh(playing.table, seat)
    asked = codec.encode(left)
    if not found.forgone or row.state == asked:
        return None
    row = replace(row, kind=PANEL, revision=row.revision + 1, state=asked)
    await ctx.tx.panels.put(row)
    said = [
        ctx.say(
            "ahead-forgone",
            moves=f"`{literal(line.moves)}`",
            why=say(ctx.words, playing.table.game, "forgone", what, playing.names),
        )
        for line, what in found.forgone
    ]
    button = Button(presses.make("aheadkeep", playing.table.id, row.revision), ctx.say("button-ahead-keep"), "main")
    return Reply(Message(compose("\n".join([*dict.fromkeys(said), ctx.say("ahead-asks")])), buttons=((button,),)))


@declared.button("aheadkeep", who="players", heard="quietly", does="changes", of=tables.played)
async def keep(ctx: Context, playing: Playing, revision: str) -> Reply:
    """Leaves the moves that were asked about."""
    seat = _seat(ctx, playing)
    row = await ctx.tx.panels.get(playing.table.id, seat, PANEL)
    if row is None or not row.state or row.revision != presses.number(revision):
        raise Trouble("ahead-outdated")
    left = codec.decode(row.state, Ahead)
    return await _keep(ctx, playing, seat, left, _rehearse(ctx, playing, seat, left))


async def _keep(ctx: Context, playing: Playing, seat: Seat, left: Ahead, found: Rehearsed) -> Reply:
    if playing.table.paused_at is None and ahead.is_asked(playing.match, seat, left):
        return await _play_now(ctx, playing, seat, left)
    await orders.give(ctx.tx, playing, seat, left)
    tried = [*moves_ahead.tell_tried(ctx.words, playing, left, found.tried)]
    said = [orders.tell_kept(ctx.words, playing, left)]
    return Reply(_message(ctx, playing, [*said, *([ctx.say("ahead-tried"), *tried] if tried else [])]))


async def _play_now(ctx: Context, playing: Playing, seat: Seat, left: Ahead) -> Reply:
    """Plays the moves at once, as their seat is asked for them; where that cannot be they are not kept."""
    await orders.drop(ctx.tx, playing, seat, ahead.TAG)
    tried, before = ahead.tried(playing.match, seat, left), playing.match.entries
    if not tried[-1].legal:
        told = moves_ahead.tell_tried(ctx.words, playing, left, tried)
        return Reply(Message(compose("\n".join([ctx.say("ahead-not-now"), *told]))), refused=True)
    playing = await turns.record(ctx.tx, playing, ahead.played(tried[-1]), ctx.now)
    return Reply(Message(compose("\n".join(await orders.tell_played(ctx.tx, ctx.words, playing, seat, before)))))


@declared.button("aheadoff", who="players", heard="quietly", does="changes", of=tables.played)
async def remove(ctx: Context, playing: Playing) -> Reply:
    """Removes the member's moves ahead."""
    return await _remove(ctx, playing, _seat(ctx, playing))


async def _remove(ctx: Context, playing: Playing, seat: Seat) -> Reply:
    dropped = await orders.drop(ctx.tx, playing, seat, ahead.TAG)
    return Reply(_message(ctx, playing, [ctx.say("ahead-removed" if dropped else "ahead-none")], removable=False))


async def _show(ctx: Context, playing: Playing, seat: Seat) -> Message:
    left = await orders.about(ctx.tx, playing, seat, ahead.TAG)
    if left is None:
        return _message(ctx, playing, [ctx.say("ahead-none")], removable=False)
    kept = orders.tell_kept(ctx.words, playing, left.held.order)
    if left.held.ended is None:
        return _message(ctx, playing, [kept])
    told = orders.tell_ended(ctx.words, playing, left.held)
    return _message(ctx, playing, [kept, told], removable=False)


def _message(ctx: Context, playing: Playing, said: list[str], *, removable: bool = True) -> Message:
    """Returns an answer with what can be asked of this game's board."""
    button = Button(presses.make("aheadoff", playing.table.id), ctx.say("button-ahead-off"))
    hint = f"{playing.table.game}-ahead"
    lines = [*said, ctx.say("ahead-how"), *([ctx.say(hint)] if ctx.words.has(hint) else [])]
    return Message(compose("\n".join(lines)), buttons=((button,),) if removable else ())


def _seat(ctx: Context, playing: Playing) -> Seat:
    seat = playing.eye_of(ctx.member.id)
    if seat is None:
        raise Trouble("not-at-table", table=playing.table.name)
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    return seat
