"""Moves ahead in the chat: what a member leaves to be played at the next turn, with conditions; nobody else sees it."""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import completing, moves_ahead, orders, reasons, tables, turns
from bot.app.play.orders import Given
from bot.app.play.tables import Playing, stored_log
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal, plain, say
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from rules.core import ahead, codec
from rules.core.ahead import Ahead
from rules.core.chance import SecretChance
from rules.core.contract import GameError, Seat
from rules.core.match import Moved

OFF = "off"
KIND = "ahead"


@declared.command(
    "ahead",
    who="players",
    heard="in private",
    does="changes",
    args=(completing.OF_RUNNING, Arg(name="moves")),
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
    left = moves_ahead.read(text)
    try:
        ahead.check(playing.match, seat, left)
    except GameError as error:
        why = reasons.why(ctx.words, table.game, error, playing.names, literal(plain(text[:120])))
        raise Trouble("ahead-unknown", why=why) from error
    return await _ask_once(ctx, playing, seat, left) or await _keep(ctx, playing, seat, left)


async def _ask_once(ctx: Context, playing: Playing, seat: Seat, left: Ahead) -> Reply | None:
    """Asks whether moves are meant that give something up, as `/move` does; left again, they are."""
    given_up = ahead.forgone(playing.match, seat, left, SecretChance(ctx.luck.token()))
    row = await ctx.tx.panels.get(playing.table.id, seat, KIND) or turns.fresh_panel(playing.table, seat)
    asked = codec.encode(left)
    if not given_up or row.state == asked:
        return None
    row = replace(row, kind=KIND, revision=row.revision + 1, state=asked)
    await ctx.tx.panels.put(row)
    said = [
        ctx.say(
            "ahead-forgone",
            moves=f"`{literal(line.moves)}`",
            why=say(ctx.words, playing.table.game, "forgone", what, playing.names),
        )
        for line, what in given_up
    ]
    button = Button(presses.make("aheadkeep", playing.table.id, row.revision), ctx.say("button-ahead-keep"), "main")
    return Reply(Message(compose("\n".join([*dict.fromkeys(said), ctx.say("ahead-asks")])), buttons=((button,),)))


@declared.button("aheadkeep", who="players", heard="quietly", does="changes", of=tables.played)
async def keep(ctx: Context, playing: Playing, revision: str) -> Reply:
    """Leaves the moves that were asked about."""
    seat = _seat(ctx, playing)
    row = await ctx.tx.panels.get(playing.table.id, seat, KIND)
    if row is None or not row.state or row.revision != presses.number(revision):
        raise Trouble("ahead-outdated")
    return await _keep(ctx, playing, seat, codec.decode(row.state, Ahead))


async def _keep(ctx: Context, playing: Playing, seat: Seat, left: Ahead) -> Reply:
    await orders.give(ctx.tx, playing, seat, left)
    if playing.table.paused_at is None and ahead.follow(playing.match, seat, left) is not None:
        return await _play_now(ctx, playing, seat, left)
    found = ahead.rehearse(playing.match, seat, left, SecretChance(ctx.luck.token()))
    tried = moves_ahead.tell_tried(ctx.words, playing, left, found)
    said = [ctx.say("ahead-kept", lines=moves_ahead.tell(ctx.words, left))]
    return Reply(_message(ctx, playing, [*said, *([ctx.say("ahead-tried"), *tried] if tried else [])]))


@declared.button("aheadoff", who="players", heard="quietly", does="changes", of=tables.played)
async def remove(ctx: Context, playing: Playing) -> Reply:
    """Removes the member's moves ahead."""
    return await _remove(ctx, playing, _seat(ctx, playing))


async def _play_now(ctx: Context, playing: Playing, seat: Seat, left: Ahead) -> Reply:
    """Lets the moves be played at once, as their seat is asked for them; where that cannot be they are not kept."""
    before = playing.match.entries
    playing = await turns.record(ctx.tx, playing, Moved(match=playing.match, entries=()), ctx.now)
    log = await stored_log(ctx.tx, playing.table.id, before)
    played = [f"`{literal(one.action)}`" for one in log if one.seat == seat and orders.is_automatic(one.by)]
    await _drop(ctx, playing, seat)
    if played:
        return ctx.reply("order-played", moves=ctx.words.list(played))
    told = moves_ahead.tell_reasons(ctx.words, playing, seat, left)
    return Reply(Message(compose("\n".join([ctx.say("ahead-not-now"), *told]))), refused=True)


async def _remove(ctx: Context, playing: Playing, seat: Seat) -> Reply:
    dropped = await _drop(ctx, playing, seat)
    return Reply(_message(ctx, playing, [ctx.say("ahead-removed" if dropped else "ahead-none")], removable=False))


async def _drop(ctx: Context, playing: Playing, seat: Seat) -> bool:
    """Deletes what a seat has left; returns whether there was anything."""
    left = await _left(ctx, playing, seat)
    if left is not None:
        await ctx.tx.orders.remove(left.row)
    return left is not None


async def _show(ctx: Context, playing: Playing, seat: Seat) -> Message:
    left = await _left(ctx, playing, seat)
    if left is None:
        return _message(ctx, playing, [ctx.say("ahead-none")], removable=False)
    assert isinstance(left.held.order, Ahead)
    kept = ctx.say("ahead-kept", lines=moves_ahead.tell(ctx.words, left.held.order))
    if left.held.ended is None:
        return _message(ctx, playing, [kept])
    told = orders.tell_ended(ctx.words, playing, left.held)
    return _message(ctx, playing, [kept, told], removable=False)


async def _left(ctx: Context, playing: Playing, seat: Seat) -> Given | None:
    given = await orders.of_seat(ctx.tx, playing, seat)
    return next((one for one in given if isinstance(one.held.order, Ahead)), None)


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
