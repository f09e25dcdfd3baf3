"""What is around the board of a table that a chat keeps in view: who plays, and what has happened lately."""

from __future__ import annotations

import asyncio

from bot.app.commands import earlier
from bot.app.play import posts, replays
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context
from bot.app.speech.messages import Around, Button, Sitter, Told
from render.core.palette import LOOKS
from rules.core import history
from rules.core import match as matches
from rules.core.chance import ReplayError
from rules.core.contract import Score, Seat
from storage.rows import AwaitedRow

ANY = "#"
"""Stands in a button for the number of any entry."""
LATEST = 20
"""Entries that are told to who does not play."""


async def tell(ctx: Context, playing: Playing) -> Around:
    """Tells who plays at a table and, as the member may know it, what has happened since the member's last turn."""
    public = await earlier.public_log(ctx.tx, playing)
    last, own = len(public) - 1, playing.seats_of(ctx.member.id)
    first = await earlier.since(ctx, playing) if own else max(1, last - LATEST + 1)
    rows = {row.seat: row for row in await ctx.tx.awaited.of(playing.table.id)}
    told = history.retell(playing.match.header, public, ctx.kept(playing.table.id), first)
    try:
        async with asyncio.timeout(earlier.PATIENCE):
            said = await replays.run(earlier.tell, ctx.words, playing, told, first, playing.eye_of(ctx.member.id))
    except (ReplayError, TimeoutError):  # the board says what is, and the log what was
        said = {}
    return Around(
        seats=tuple(_sitter(ctx, playing, score.seat, score.points, rows) for score in _scores(ctx, playing)),
        story=tuple(Told(entry=n, text=text, seat=public[n].seat) for n, text in said.items() if n),
        last=last,
        at=presses.make("at", playing.table.id, ANY, "board"),
        looks=_looks(ctx, playing),
        signs=_signs(ctx, playing.table.game),
        over=playing.match.over,
    )


def _looks(ctx: Context, playing: Playing) -> tuple[tuple[Button, ...], ...]:
    table, words = playing.table, ctx.words
    plays = bool(playing.seats_of(ctx.member.id)) and not playing.match.over
    leaves = (Button(presses.make("resigning", table.id), words("button-resign")),) if plays else ()
    lead = (*posts.learn_button(table.game, words), posts.rules_button(table.game, words), *leaves)
    return (*posts.table_buttons(table, words, play=False), lead)


def _signs(ctx: Context, game: str) -> str:
    id = f"{game}-signs"
    return ctx.say(id) if ctx.words.has(id) else ""


def _scores(ctx: Context, playing: Playing) -> list[Score]:
    """Returns the scores as the member may know them, by seat."""
    return sorted(matches.scores(playing.match, playing.eye_of(ctx.member.id)), key=lambda score: score.seat)


def _sitter(ctx: Context, playing: Playing, seat: Seat, points: int, rows: dict[Seat, AwaitedRow]) -> Sitter:
    look, row = LOOKS[playing.colours[seat]], rows.get(seat)
    return Sitter(
        name=playing.names[seat],
        shape=look.shape,
        colour="#{:02x}{:02x}{:02x}".format(*look.colour),
        points=points,
        own=seat in playing.seats_of(ctx.member.id),
        asked=row is not None,
        bot=playing.is_bot(seat),
        since=round(row.since) if row else 0,
        due=round(row.deadline) if row and row.deadline and playing.table.paused_at is None else 0,
    )
