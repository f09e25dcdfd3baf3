"""The switches of a lobby: of its game, its pace, what comes of lateness and votes, its seats, and who may join."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.app.commands import wishes
from bot.app.play import completing, lobby, posts, tables, votes
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, require_host
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Choice, Menu, Message, Reply
from bot.app.speech.text import compose
from bot.app.time import lateness, paces
from rules.core import library
from storage.rows import SeatRow, TableRow

MENUS = 4
"""Menus that every chat can show above a row of buttons."""
ENTRIES = ("open", "invite")
"""Who may join a lobby: everybody, or whom its host invites."""


@declared.command("options", who="host", heard="aloud", does="looks", args=(completing.OF_LOBBY,), group="table")
async def options(ctx: Context, line: str) -> Reply:
    """Shows the switches of a lobby."""
    table = await tables.find_alone(ctx, line, ("lobby",), wish="host")
    return await show_options(ctx, table)


@declared.button("options", who="host", heard="aloud", does="looks", of=tables.get, linked=True)
async def show_options(ctx: Context, table: TableRow, page: str = "0") -> Reply:
    """Shows the switches of a lobby as menus, for its host."""
    lobby.require_lobby(table)
    require_host(ctx, table)
    return Reply(_options_message(ctx, table, presses.number(page)), replace=True)


@declared.button("opt", who="host", heard="aloud", does="changes", of=tables.get)
async def choose_option(ctx: Context, table: TableRow, option: str, choice: str) -> Reply:
    """Sets a switch of a lobby, its pace, what comes of lateness and votes, its number of seats, or who may join."""
    name, value = _option_of(table, option, choice)
    lobby.require_lobby(table)
    require_host(ctx, table)
    meta = library.meta(table.game)
    if name == "seats":
        table = await _change_seats(ctx, table, presses.number(value))
    elif name == "pace":
        pace = paces.PACES[wishes.pace_of(value)]
        table = replace(table, pace=pace.turn, bank=pace.bank)
    elif name == "late":
        table = replace(table, late=wishes.late_of(value))
    elif name == "votes":
        table = replace(table, votes=wishes.votes_of(value))
    elif name == "entry":
        table = replace(table, invite_only=value == "invite")
    else:
        table = replace(table, options=json.dumps(wishes.options_of(meta, {**json.loads(table.options), name: value})))
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    names = (*_own_switches(table), *(option.name for option in meta.options), "late")
    page = names.index(name) // MENUS if name in names else 0
    return Reply(_options_message(ctx, table, page), replace=True)


async def _change_seats(ctx: Context, table: TableRow, count: int) -> TableRow:
    meta, seats = library.meta(table.game), await ctx.tx.seats.of(table.id)
    if count not in meta.seats:
        raise Trouble("seat-count", game=meta.title, least=meta.seats[0], most=meta.seats[-1])
    if table.practice:
        bots = [row for row in seats if row.bot][: count - 1]
        own = SeatRow(table=table.id, seat=0, member=table.host, colour=None)
        await lobby.seat(ctx.tx, table, [*[own] * (count - len(bots)), *bots])
    elif count < len(seats):
        raise Trouble("seats-taken", taken=len(seats))
    return replace(table, seats=count)


def _own_switches(table: TableRow) -> tuple[str, ...]:
    """Returns what can be chosen of a lobby whatever its game; nobody else joins a practice table."""
    return ("seats", "pace") if table.practice else ("seats", "pace", "entry")


def _menu(
    ctx: Context, table: TableRow, which: object, name: str, offered: Mapping[Any, str], held: object, value: str = ""
) -> Menu:
    """Returns the menu of one thing that can be chosen: what each choice is called, and which of them holds."""
    choices = tuple(Choice(presses.make("opt", table.id, which, one), label) for one, label in offered.items())
    title = ctx.say("lobby-menu", option=name, value=value or offered[held])
    return Menu(title, choices, list(offered).index(held) if held in offered else -1)


def _menus(ctx: Context, table: TableRow) -> Iterator[Menu]:
    """Yields a menu for each thing that can be chosen of a lobby."""
    meta, chosen = library.meta(table.game), json.loads(table.options)
    seats = {count: ctx.say("lobby-seat-choice", count=count) for count in meta.seats}
    yield _menu(ctx, table, "seats", ctx.say("lobby-seat-count"), seats, table.seats, str(table.seats))
    pace = {name: ctx.say(f"pace-{name}") for name in paces.PACES}
    yield _menu(ctx, table, "pace", ctx.say("lobby-pace"), pace, paces.name_of(table))
    if not table.practice:
        entries = {one: ctx.say(f"entry-{one}") for one in ENTRIES}
        held = "invite" if table.invite_only else "open"
        yield _menu(ctx, table, "entry", ctx.say("lobby-entry"), entries, held)
    for index, option in enumerate(meta.options):
        values = {
            number: posts.option_value(ctx.words, table.game, option.name, value)
            for number, value in enumerate(option.values)
        }
        name, number = ctx.say(f"{table.game}-option-{option.name}"), option.values.index(chosen[option.name])
        yield _menu(ctx, table, index, name, values, number)
    late = {one: ctx.say(f"late-{one}") for one in lateness.POLICIES}
    yield _menu(ctx, table, "late", ctx.say("lobby-late"), late, table.late)


def _options_message(ctx: Context, table: TableRow, page: int) -> Message:
    menus = tuple(_menus(ctx, table))
    buttons = [Button(presses.make("start", table.id), ctx.say("button-start"), "main")]
    pages = (len(menus) + MENUS - 1) // MENUS
    page = page if 0 <= page < pages else 0
    if pages > 1:
        following = (page + 1) % pages
        label = ctx.say("button-next" if following else "button-first")
        buttons.append(Button(presses.make("options", table.id, following), label))
    if page == 0 and not table.practice:
        switched = presses.make("opt", table.id, "votes", votes.switched(table.votes))
        buttons.append(Button(switched, ctx.say(f"button-votes-{table.votes}")))
    said = [ctx.say("lobby-options", table=literal(table.name))]
    if lateness.may_forfeit(table):
        said.append(ctx.say("lobby-option", option=ctx.say("lobby-late"), value=posts.late(ctx.words, table)))
    return Message(
        compose("\n".join(said)),
        menus=menus[page * MENUS : (page + 1) * MENUS],
        buttons=(tuple(buttons),),
        again=presses.make("options", table.id, page),
    )


def _option_of(table: TableRow, option: str, value: str) -> tuple[str, str]:
    """Turns the numbers in an options menu back into names; raises `Trouble` for numbers that are not there."""
    options = library.meta(table.game).options
    if option in ("seats", "pace", "late", "votes") or (option == "entry" and value in ENTRIES and not table.practice):
        return option, value
    index, number = presses.number(option), presses.number(value)
    if not 0 <= index < len(options) or not 0 <= number < len(options[index].values):
        raise Trouble("no-such-choice")
    return options[index].name, options[index].values[number]
