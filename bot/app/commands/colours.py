"""The colours of the seats: chosen in the lobby, first come, first served; who chooses none gets what is left."""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import completing, lobby, tables
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from render.core.palette import SeatLook
from storage.rows import SeatRow, TableRow

ANY = "any"
"""Stands for no colour of one's own choice."""
_IN_A_ROW = 4


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    table, rest = await tables.find(ctx, typed, ("lobby",))
    names = (_name(ctx.words, look) for look in lobby.looks(table.game))
    return completing.matching(rest, completing.address(typed), (*names, ANY))


@declared.command(
    "colour",
    who="players",
    heard="aloud",
    does="changes",
    args=(completing.OF_LOBBY, Arg(name="colour", completes=_complete)),
    group="table",
)
async def colour(ctx: Context, line: str) -> Reply:
    """Chooses a colour by its name, or shows which are free."""
    table, rest = await tables.find(ctx, line, ("lobby",))
    if not rest:
        return await show(ctx, table)
    wanted = rest.strip().lower()
    offered = [*enumerate(lobby.looks(table.game))]
    found = [number for number, look in offered if wanted in (look.name, _name(ctx.words, look).lower(), look.mark)]
    if not found and wanted not in (ANY, ctx.say("colour-any").lower()):
        raise Trouble("which-colour", colours=tuple(_name(ctx.words, look) for _, look in offered))
    return await _choose(ctx, table, found[0] if found else None)


@declared.button("colours", who="players", heard="quietly", does="looks", of=tables.get, linked=True)
async def show(ctx: Context, table: TableRow) -> Reply:
    """Shows a member of a lobby which colour is theirs and which are free, to choose one."""
    lobby.require_lobby(table)
    return await _shown(ctx, table, await _own_seat(ctx, table))


@declared.button("colour", who="players", heard="aloud", does="changes", of=tables.get)
async def press(ctx: Context, table: TableRow, number: str) -> Reply:
    """Chooses the colour that a button stands for."""
    chosen = None if number == ANY else presses.number(number)
    if chosen is not None and not 0 <= chosen < len(lobby.looks(table.game)):
        raise Trouble("no-such-choice")
    return await _choose(ctx, table, chosen)


async def _choose(ctx: Context, table: TableRow, number: int | None) -> Reply:
    lobby.require_lobby(table)
    own = await _own_seat(ctx, table)
    holder = (await _holders(ctx, table)).get(number) if number is not None else None
    if holder is not None and number != own.colour:
        colour = _label(ctx.words, lobby.looks(table.game)[number or 0])
        raise Trouble("colour-taken", colour=colour, player=holder)
    own = replace(own, colour=number)
    await ctx.tx.seats.put(own)
    await lobby.show(ctx.tx, await lobby.touch(ctx.tx, table, ctx.now), ctx.now)
    return await _shown(ctx, table, own)


async def _shown(ctx: Context, table: TableRow, own: SeatRow) -> Reply:
    holders = await _holders(ctx, table)
    looks = [*enumerate(lobby.looks(table.game))]
    free = [(number, look) for number, look in looks if number not in holders or number == own.colour]
    mine = ctx.say("colour-any") if own.colour is None else _label(ctx.words, dict(looks)[own.colour])
    lines = [ctx.say("colour-yours", table=literal(table.name), colour=mine)]
    if taken := [f"{_label(ctx.words, look)} ({literal(holders[n])})" for n, look in looks if (n, look) not in free]:
        lines.append(ctx.say("colour-taken-by-others", colours=ctx.words.list(taken)))
    buttons = [_button(table, number, _label(ctx.words, look), number == own.colour) for number, look in free]
    buttons.append(_button(table, ANY, ctx.say("button-any-colour"), own.colour is None))
    rows = tuple(tuple(buttons[i : i + _IN_A_ROW]) for i in range(0, len(buttons), _IN_A_ROW))
    return Reply(Message(compose("\n".join(lines)), buttons=rows), replace=True)


def _button(table: TableRow, number: int | str, label: str, chosen: bool) -> Button:
    return Button(presses.make("colour", table.id, number), label, "main" if chosen else "plain")


async def _own_seat(ctx: Context, table: TableRow) -> SeatRow:
    own = [row for row in await ctx.tx.seats.of(table.id) if row.member == ctx.member.id]
    if not own:
        raise Trouble("not-at-table", table=table.name)
    if table.practice:
        raise Trouble("colour-practice", table=table.name)
    return own[0]


async def _holders(ctx: Context, table: TableRow) -> dict[int, str]:
    """Returns who has chosen which colour."""
    seats, names = await tables.seated(ctx.tx, table)
    return {row.colour: name for row, name in zip(seats, names, strict=True) if row.colour is not None}


def _name(words: Words, look: SeatLook) -> str:
    return words(f"colour-{look.name}")


def _label(words: Words, look: SeatLook) -> str:
    return f"{look.mark} {_name(words, look)}"
