"""Command lines as they are typed: the table that they begin with, and the ways to go on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from bot.app.play import tables, turns
from bot.app.play.naming import is_name
from bot.app.speech.context import Context
from bot.app.speech.declared import Completing
from rules.core import notation

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


async def notations(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the last of several notations, in the position that the earlier ones lead to."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.seat_to_move(ctx.member.id)
    head = address(typed)
    earlier, separator, last = typed.lstrip().removeprefix(head).rpartition(";")
    match = playing.match
    if earlier.strip():
        moved = turns.play(playing, seat, earlier)
        if moved.barrier:  # nothing may follow it, and what it leads to is not to be known before it is sent
            return ()
        match = moved.match
    found = notation.complete(match.game, match.state, seat, last.lstrip(), LIMIT)
    return tuple(f"{head}{earlier}{'; ' if separator else ''}{line}" for line in found)
