"""Command lines as they are typed: the table that they begin with, and the ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from bot.app.play import attempts, tables
from bot.app.play.naming import is_name
from bot.app.play.tables import Playing
from bot.app.speech.context import Context
from bot.app.speech.declared import NAMES_TABLE, Arg, Completing
from bot.app.speech.language import Words
from rules.core import library, notation
from rules.core.contract import Seat
from rules.core.match import Match

LIMIT = 25
"""Choices that every chat can show."""


def address(typed: str) -> str:
    """Returns the table that a line begins with, and the space behind it."""
    first, space, _ = typed.lstrip().partition(" ")
    return f"{first}{space}" if first.startswith("@") or is_name(first) else ""


def matching(typed: str, head: str, choices: Iterable[str]) -> tuple[str, ...]:
    """Returns the choices that begin with what was typed, each behind what comes before it."""
    low = typed.lower()
    return tuple(islice((f"{head}{choice}" for choice in choices if choice.lower().startswith(low)), LIMIT))


def one_of(*choices: str) -> Completing:
    """Completes a line that is always one of the same few."""

    async def complete(ctx: Context, typed: str) -> tuple[str, ...]:
        return matching(typed, "", choices)

    return complete


def choice(name: str, choices: tuple[str, ...], label: Callable[[Words, str], str]) -> Arg:
    """Declares that the line is one of the same few, each called by a label where it is offered."""
    return Arg(name=name, values=lambda: choices, label=label, completes=one_of(*choices))


def table(*statuses: str, wish: tables.Wish = "look") -> Arg:
    """Declares that the line may begin with the table that is meant, which must be of a status."""

    async def complete(ctx: Context, typed: str) -> tuple[str, ...]:
        fitting = await tables.fitting(ctx, statuses, wish)
        return matching(typed.strip().removeprefix("@"), "@", dict.fromkeys(table.name for table in fitting))

    return Arg(name="table", written=NAMES_TABLE, completes=complete)


async def players(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the name of somebody else who sits at a table that the member manages."""
    table, _ = await tables.find(ctx, typed, tables.OPEN, wish="host", people=True)
    seats, names = await tables.seated(ctx.tx, table)
    others = (name for row, name in zip(seats, names, strict=True) if row.member not in (None, ctx.member.id))
    return _after_address(typed, others)


async def open_seats(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes an open seat of a running game: by who had it, or by its mark."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="join")
    seats, called = await tables.seated(ctx.tx, table)
    free = [row for row in seats if row.member is None]
    former = [await tables.former(ctx.tx, row) for row in free]
    names = (
        one.name if one is not None and one.name else called[row.seat] if row.bot else ""
        for one, row in zip(former, free, strict=True)
    )
    return _after_address(typed, (name or tables.seat_mark(row.seat) for name, row in zip(names, free, strict=True)))


async def others_here(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the name of somebody who is known in the place and not at the table that the member manages."""
    table, _ = await tables.find(ctx, typed, tables.OPEN, wish="host", people=True)
    return _after_address(typed, (person.name for person in await tables.others_in_place(ctx.tx, table)))


async def entries(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the number of an entry that everybody may know of, the latest first."""
    table, _ = await tables.find(ctx, typed)
    last = await tables.last_public(ctx.tx, await tables.load(ctx.tx, table))
    return last_word(typed, map(str, range(last, -1, -1)))


def last_word(typed: str, choices: Iterable[str]) -> tuple[str, ...]:
    """Completes the last word of a line."""
    last = "" if typed[-1:].isspace() else "".join(typed.split()[-1:])
    return matching(last, typed[: len(typed) - len(last)], choices)


def _after_address(typed: str, choices: Iterable[str]) -> tuple[str, ...]:
    """Completes all that stands behind the table that is meant."""
    head = address(typed)
    return matching(typed.lstrip().removeprefix(head).removeprefix("@"), head, dict.fromkeys(choices))


async def seats(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes for how many the game is that a line begins with, or any game where none is named."""
    first, head = typed.lstrip().partition(" ")[0].lower(), typed.rstrip("0123456789")
    counts = _seat_counts(*([first] if first in library.games() else library.games()))
    return matching(typed.removeprefix(head), head, map(str, counts))


def _seat_counts(*games: str) -> list[int]:
    return sorted({count for game in games for count in library.meta(game).seats})


def most_seats() -> int:
    """Returns how many seats a table has at most, whatever the game."""
    return _seat_counts(*library.games())[-1]


SEATS = Arg(
    name="seats", kind="number", completes=seats, bounds=lambda: (_seat_counts(*library.games())[0], most_seats())
)
ENTRY = Arg(name="entry", kind="number", completes=entries, bounds=lambda: (0, None))


OF_LOBBY = table("lobby", wish="host")
OF_OPEN = table(*tables.OPEN, wish="host")
OF_JOINED = table(*tables.OPEN, wish="join")
OF_RUNNING = table("running", wish="move")
OF_PLAYED = table(*tables.PLAYED)
OF_ALL = table(*tables.ALL)


async def position(ctx: Context, typed: str) -> tuple[Playing, Match | None, Seat]:
    """Returns a table, the position that all notations of a line but the last lead to, and who is to move there.

    There is no position where nothing may follow them, as what they lead to is not to be known before they are sent.
    """
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.seat_to_move(ctx.member.id)
    earlier, _, _ = typed.lstrip().removeprefix(address(typed)).rpartition(";")
    if not earlier.strip():
        return playing, playing.match, seat
    moved = attempts.play(playing, seat, earlier)
    return playing, None if moved.barrier else moved.match, seat


async def notations(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the last of several notations, in the position that the earlier ones lead to."""
    _, match, seat = await position(ctx, typed)
    if match is None:
        return ()
    head = address(typed)
    earlier, separator, last = typed.lstrip().removeprefix(head).rpartition(";")
    found = notation.complete(match.game, match.state, seat, last.lstrip(), LIMIT)
    return tuple(f"{head}{earlier}{'; ' if separator else ''}{line}" for line in found)
