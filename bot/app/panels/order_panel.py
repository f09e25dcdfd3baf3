"""Standing orders in the chat: given, listed, changed and cancelled by their owner, who alone hears of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from bot.app.panels.choosing import (
    Choosing,
    Data,
    PanelState,
    fresh,
    led_to,
    line_of,
    meanings,
    read,
    rows,
    show_choices,
    steering,
)
from bot.app.panels.labels import Labels
from bot.app.play import completing, orders, posts, tables, turns
from bot.app.play.attempts import NotPlayed
from bot.app.play.orders import Given
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Choice, Menu, Message, Reply
from bot.app.speech.text import compose
from render.core import studio
from rules.core import codec, library, notation
from rules.core.contract import GameError, Orders, Seat
from rules.core.match import Moved, Refused
from storage.rows import PanelRow

KIND = "order"
MOST = 12
"""Orders that a seat can have."""
LONGEST_LABEL = 100
"""Characters that every chat can show in a line of a menu."""


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a standing order."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.eye_of(ctx.member.id)
    if seat is None or playing.game.orders is None:
        return ()
    head = completing.address(typed)
    line = typed.lstrip().removeprefix(head).lstrip()
    found = notation.complete(playing.game.orders, playing.match.state_for(seat), seat, line, completing.LIMIT)
    return (*(f"{head}{order}" for order in found), *completing.matching(line, head, ("cancel all",)))[
        : completing.LIMIT
    ]


async def _tell(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what the last word of each line means that completes a standing order."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    choosing = _choosing(ctx, playing, _seat(ctx, playing))
    labels = Labels(words=ctx.words, game=table.game, names=playing.names, verb="wish")
    return meanings(labels, choosing, [way.removeprefix(completing.address(typed)) for way in ways])


@declared.command(
    "orders",
    who="players",
    heard="in private",
    does="changes",
    args=(completing.OF_RUNNING, Arg(name="order", completes=_complete, tells=_tell)),
    asked=True,
    group="turn",
)
async def give_or_list(ctx: Context, line: str) -> Reply:
    """Lists the member's standing orders, gives one, or cancels some."""
    table, text = await tables.find(ctx, line, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = _seat(ctx, playing)
    if not text:
        return Reply(await _show(ctx, playing, seat))
    if not ctx.private:
        raise Trouble("say-in-private")
    verb, _, rest = text.partition(" ")
    if verb.lower() == "cancel":
        return await _cancel(ctx, playing, seat, rest)
    return await _give(ctx, playing, seat, text)


@declared.button(
    "orders", who="players", heard="quietly", does="changes", of=tables.played, board_instead=True, linked=True
)
async def open_panel(ctx: Context, playing: Playing) -> Reply:
    """Shows the member's orders and what may be ordered."""
    return Reply(await _show(ctx, playing, _seat(ctx, playing)))


@declared.button("o", who="players", heard="quietly", does="changes", of=tables.played, board_instead=True, asked=True)
async def press(ctx: Context, playing: Playing, seat_number: str, stamp: str, what: str) -> Reply:
    """Does what a button of the panel says; one that was made for another position shows the panel of now."""
    seat = presses.number(seat_number)
    if seat not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    _orders(playing)
    row, state = await _stored(ctx, playing, seat)
    pressed = f"{stamp}:{what}"
    if stamp != _stamp(playing, row):
        said = ctx.say("panel-counted" if read(row).counted == pressed else "panel-outdated")
        return Reply(await _show(ctx, playing, seat, said), replace=True, refused=True)
    reply = await _press(ctx, playing, seat, row, state, what)
    row, _ = await _stored(ctx, playing, seat)
    await ctx.tx.panels.put(led_to(row, pressed))
    return reply


async def _press(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState, what: str) -> Reply:
    choosing = _choosing(ctx, playing, seat)
    match what:
        case "back":
            return await _store(ctx, playing, seat, row, choosing.back(state))
        case "done":
            if not choosing.may_end(state.chosen):
                raise Trouble("nothing-chosen")
            return await _give(ctx, playing, seat, " ".join(line_of(state.chosen)))
        case _ if what.startswith("x"):
            return await _cancel(ctx, playing, seat, what[1:])
        case _ if what.startswith(presses.PART):
            return await _store(
                ctx, playing, seat, row, choosing.open(state, presses.number(what.removeprefix(presses.PART)))
            )
    chosen = choosing.choose(state, presses.number(what))
    return await _store(ctx, playing, seat, row, PanelState(chosen, complete=not choosing.goes_on(chosen)))


async def _give(ctx: Context, playing: Playing, seat: Seat, text: str) -> Reply:
    """Takes an order, and lets it answer at once where its seat is asked."""
    in_force = [one for one in await orders.of_seat(ctx.tx, playing, seat) if one.held.ended is None]
    if len(in_force) >= MOST:
        raise Trouble("too-many-orders", most=MOST)
    try:
        order = orders.OF_GAME.read(playing, seat, text, ctx.luck)
    except GameError as error:
        raise NotPlayed(Refused(text, playing.match, error), playing, seat, text, _orders(playing)) from error
    await orders.give(ctx.tx, playing, seat, order)
    await _renew(ctx, playing, seat)
    said = [orders.tell_kept(ctx.words, playing, order)]
    if seat in playing.match.awaited and playing.table.paused_at is None:
        before = playing.match.entries
        playing = await turns.record(ctx.tx, playing, Moved(match=playing.match, entries=()), ctx.now)
        said += await orders.tell_played(ctx.tx, ctx.words, playing, seat, before)
    if playing.match.over:
        return Reply(Message(compose("\n".join(said))), replace=True)
    return Reply(await _show(ctx, playing, seat, "\n".join(said)), replace=True)


async def _cancel(ctx: Context, playing: Playing, seat: Seat, which: str) -> Reply:
    """Cancels the order of a number in the list, or all."""
    given = [one for one in await orders.of_seat(ctx.tx, playing, seat) if one.held.ended is None]
    number = presses.number(which.strip())
    if which.strip().lower() == "all":
        cancelled = given
    elif 1 <= number <= len(given):
        cancelled = [given[number - 1]]
    else:
        raise Trouble("no-such-order", most=len(given))
    for one in cancelled:
        await ctx.tx.orders.remove(one.row)
    await _renew(ctx, playing, seat)
    said = ctx.say("order-cancelled", count=len(cancelled))
    return Reply(await _show(ctx, playing, seat, said), replace=True)


def _seat(ctx: Context, playing: Playing) -> Seat:
    """Returns the seat that a member gives orders for; raises `Trouble` where there is none or the game has no orders.

    An awaited seat of the member's comes first, as in a practice table.
    """
    seat = playing.eye_of(ctx.member.id)
    if seat is None:
        raise Trouble("not-at-table", table=playing.table.name)
    _orders(playing)
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    return seat


def _orders(playing: Playing) -> Orders[Any, Any]:
    if playing.game.orders is None:
        raise Trouble("no-orders", game=library.meta(playing.table.game).title)
    return playing.game.orders


def _choosing(ctx: Context, playing: Playing, seat: Seat) -> Choosing:
    return Choosing(ctx.walked(_orders(playing)), playing.match.state_for(seat), seat)


async def _stored(ctx: Context, playing: Playing, seat: Seat) -> tuple[PanelRow, PanelState]:
    """Returns the panel of a seat; what was chosen in an earlier position counts no more."""
    row = await ctx.tx.panels.get(playing.table.id, seat, KIND)
    if row is None:
        row = replace(fresh(playing.table, seat), kind=KIND)
        await ctx.tx.panels.put(row)
    state = read(row)
    return row, state if state.stamp == _position(playing, seat) else PanelState()


async def _store(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState) -> Reply:
    state = msgspec.structs.replace(state, stamp=_position(playing, seat))
    await ctx.tx.panels.put(replace(row, revision=row.revision + 1, state=codec.encode(state)))
    return Reply(await _show(ctx, playing, seat), replace=True)


async def _renew(ctx: Context, playing: Playing, seat: Seat) -> None:
    """Lets the panel begin anew, so that older buttons are noticed."""
    row, _ = await _stored(ctx, playing, seat)
    await ctx.tx.panels.put(replace(row, revision=row.revision + 1, state=b""))


def _position(playing: Playing, seat: Seat) -> str:
    """Names the position that a seat sees by what tells nothing about it: another one has another name."""
    drafted = len(playing.match.draft) if playing.match.drafting == seat else 0
    return f"{playing.match.base_chain[:8]}{drafted or ''}"


def _stamp(playing: Playing, row: PanelRow) -> str:
    return f"{row.revision}-{_position(playing, row.seat)}"


async def _show(ctx: Context, playing: Playing, seat: Seat, heading: str = "") -> Message:
    words = ctx.words
    row, state = await _stored(ctx, playing, seat)
    given = await orders.of_seat(ctx.tx, playing, seat)
    in_force = [one for one in given if one.held.ended is None]
    choosing = _choosing(ctx, playing, seat)
    line = line_of(choosing.begun(state))
    lines = [
        heading,
        words("orders-title", table=literal(playing.table.name), player=literal(playing.names[seat])),
        *(_line(ctx, playing, number, one) for number, one in enumerate(in_force, 1)),
        *([] if in_force else [words("orders-none")]),
        *(orders.tell_ended(words, playing, one.held) for one in given if one.held.ended is not None),
        words("orders-paused") if playing.table.paused_at is not None else "",
        words("orders-chosen", move=f"`{literal(' '.join(line))}`") if line else "",
        words("orders-complete") if choosing.may_end(state.chosen) else "",
    ]
    data = ("o", playing.table.id, seat, _stamp(playing, row))
    labels = Labels(words=words, game=playing.table.game, names=playing.names, verb="wish")
    menus, buttons, _ = show_choices(labels, choosing, state, data)
    cancelling = (_cancel_menu(ctx, playing, in_force, data),) if in_force else ()
    name = studio.private_picture(playing.table.game) or "board"
    return Message(
        compose("\n".join(line for line in lines if line)),
        picture=posts.picture(playing, words, seat, name=name, preview=True),
        alt=posts.alt_text(playing, words, name),
        menus=(*menus, *cancelling),
        buttons=(*rows(buttons), *rows(steering(words, choosing, state, data))),
        again=presses.make("orders", playing.table.id),
    )


def _line(ctx: Context, playing: Playing, number: int, given: Given) -> str:
    return ctx.say("orders-line", number=number, order=orders.tell(ctx.words, playing, given.held.order))


def _cancel_menu(ctx: Context, playing: Playing, in_force: list[Given], data: Data) -> Menu:
    choices = [
        Choice(presses.make(*data, f"x{number}"), plain(_line(ctx, playing, number, one))[:LONGEST_LABEL])
        for number, one in enumerate(in_force, 1)
    ]
    return Menu(ctx.say("orders-cancel"), tuple(choices))
