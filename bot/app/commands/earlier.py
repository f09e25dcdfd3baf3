"""A table as it was after an entry of the log, and from there the way to the entries before and after."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.app.play import posts, replays, tables
from bot.app.play.outgoing import last_shown
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import as_plain, compose, join
from rules.core import history, library
from rules.core.chance import ReplayError
from rules.core.contract import Seat
from rules.core.log import Entry, effective
from storage.store import Transaction

NOW = "now"
"""Stands in a button for the position of now."""
TEXT = "text"
"""Stands in a command or a button for the board in words, beside the names of pictures."""


MOST_TOLD = 60
"""Entries of which it is told what each was while a number is completed."""
ENDS = (".", "!", "?", ":", "…")
"""What ends a sentence."""

PATIENCE = 1.0
"""Seconds for which that is waited for: a chat shows nothing that comes later than three."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Earlier:
    """A table as everybody saw it after an entry, counted among those in force."""

    playing: Playing
    entry: int
    last: int
    """The number of the last entry that everybody may know of."""
    events: tuple[Any, ...]
    """What everybody saw happen by the entry."""


async def public_log(tx: Transaction, playing: Playing) -> list[Entry]:
    """Returns the entries in force that everybody may know of. The log is shown, and counted, like this."""
    return [
        entry
        for entry in effective(await tables.stored_log(tx, playing.table.id))
        if entry.n <= playing.match.base_last
    ]


async def shown_by_post(ctx: Context, playing: Playing) -> int:
    """Returns the number of the entry after which the answered post shows the board, or stands in the log."""
    keys = await ctx.tx.outbox.keys_of(ctx.about) if ctx.about else ()
    last = next((found for key in keys if (found := last_shown(key)) is not None), None)
    if last is None:
        raise Trouble("no-board-there")
    return sum(entry.n <= last for entry in await public_log(ctx.tx, playing)) - 1


async def since(ctx: Context, playing: Playing) -> int:
    """Returns the number of the first entry after the member's own last one, or else of the last but one."""
    public, own = await public_log(ctx.tx, playing), playing.seats_of(ctx.member.id)
    last = len(public) - 1
    mine = max((n for n, entry in enumerate(public) if entry.seat in own), default=last)
    return max(0, min(mine + 1, last - 1))


async def find(ctx: Context, playing: Playing, number: int) -> Earlier:
    """Replays a table up to an entry in force, no further than everybody may see; then all of it is for everybody.

    Entries are counted as they stand, the setup as 0: their numbers in the log would tell how much was taken back.
    """
    public = await public_log(ctx.tx, playing)
    if not 0 <= number < len(public):
        raise Trouble("no-such-entry", most=len(public) - 1)
    kept = ctx.kept(playing.table.id)
    *_, (_, moved) = await replays.asked(
        lambda: list(history.retrace(playing.match.header, public[: number + 1], kept, -1))
    )
    match = replace(moved.match, base=moved.match.state, draft=())
    return Earlier(
        playing=replace(playing, match=match),
        entry=number,
        last=len(public) - 1,
        events=posts.show(match, moved.events, None),
    )


async def tell_entries(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what happened by the entries with whose numbers lines end, as their writer may know it.

    What is completed must be there at once: of numbers that lie far apart only the last ones are told, and nothing is
    where replays for others take long.
    """
    table, _ = await tables.find(ctx, typed)
    playing = await tables.load(ctx.tx, table)
    numbers = [presses.number(way.split()[-1]) for way in ways]
    last = max(numbers, default=0)
    first = max(min(numbers, default=0), last - MOST_TOLD)
    public = (await public_log(ctx.tx, playing))[: last + 1]
    told = history.retell(playing.match.header, public, ctx.kept(table.id), first)
    try:
        async with asyncio.timeout(PATIENCE):
            said = await replays.run(tell, ctx.words, playing, told, first, playing.eye_of(ctx.member.id))
    except (ReplayError, TimeoutError):
        return tuple("" for _ in ways)
    return tuple(said.get(number, "") for number in numbers)


def tell(
    words: Words, playing: Playing, told: Iterable[tuple[Entry, Sequence[Any]]], first: int, seat: Seat | None
) -> dict[int, str]:
    """Says what a seat may know to have happened by each entry, in a line without mark-up, by the entry's place."""
    game, names = playing.table.game, playing.names
    said = {
        n: in_one_line(posts.tell(words, game, posts.show(playing.match, events, seat), names))
        for n, (_, events) in enumerate(told, first)
    }
    return {0: words("earlier-start")} | {n: line for n, line in said.items() if line}


def in_one_line(told: Iterable[str]) -> str:
    """Returns lines after one another without mark-up, each with a stop, which a heading ("Turn 2: Ada") has not."""
    lines = [as_plain(compose(line)) for line in told]
    return " ".join(line if line.endswith(ENDS) else f"{line}." for line in lines)


async def show(ctx: Context, playing: Playing, number: int, way: str) -> Reply:
    """Shows a table as it was after an entry: a picture by its name, or the board in words."""
    found = await find(ctx, playing, number)
    then, words = found.playing, ctx.words
    after = ctx.say("earlier-after", entry=found.entry, last=found.last)
    title = ctx.say("earlier-heading", game=library.meta(then.table.game).title, table=literal(then.table.name))
    told = posts.tell(words, then.table.game, found.events, then.names)
    said, buttons = compose("\n".join([f"{title} {after}", *told])), tuple(_buttons(words, found, way))
    happened = in_one_line(told) or words("earlier-start")
    task = words("earlier-task", entry=found.entry, last=found.last, text=happened)
    here = ctx.place.pressed and then.table.thread == ctx.place.thread
    stage: Literal["", "earlier"] = "earlier" if here else ""
    if way == TEXT:
        told_board = join(said, posts.board_in_text(then, words, None))
        return Reply(Message(told_board, buttons=buttons, task=task, stage=stage, entry=found.entry))
    picture = posts.picture(then, words, None, name=way, events=found.events)
    alt = f"{after} {posts.alt_text(then, words, way)}"
    shown = Message(said, picture=picture, alt=alt, buttons=buttons, task=task, stage=stage, entry=found.entry)
    return Reply(shown)


def _buttons(words: Words, found: Earlier, way: str) -> Iterator[tuple[Button, ...]]:
    """Yields the buttons to the entries around one, then those to the present and to the other way of looking."""

    def press(entry: object, way: str) -> str:
        return presses.make("at", found.playing.table.id, entry, way)

    before, after = found.entry - 1, found.entry + 1
    around = []
    if before >= 0:
        around.append(Button(press(before, way), words("earlier-before", entry=before), key="ArrowLeft"))
    if after <= found.last:
        around.append(Button(press(after, way), words("earlier-next", entry=after), key="ArrowRight"))
    if around:
        yield tuple(around)
    other, label = ("board", "button-board") if way == TEXT else (TEXT, "button-text")
    yield (
        Button(press(NOW, way), words("earlier-now"), key="End", does="done", style="main"),
        Button(press(found.entry, other), words(label)),
    )
