"""What is around the board of a table that a chat keeps in view: who plays, and what has happened lately."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.app.commands import earlier, rulebook, verdict
from bot.app.panels.choosing import SAYS_SO
from bot.app.play import films, posts, replays
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context
from bot.app.speech.language import Words
from bot.app.speech.messages import Around, Button, Sitter, Told, TurnTold
from bot.app.speech.text import as_plain, compose
from render.core.palette import LOOKS
from rules.core import history
from rules.core import match as matches
from rules.core.chance import ReplayError
from rules.core.contract import Score, Seat
from rules.core.log import Entry
from rules.core.match import Moved
from storage.rows import AwaitedRow

ANY = "#"
"""Stands in a button for the number of any entry."""
LATEST = 20
"""Entries that are told to who does not play."""


async def tell(ctx: Context, playing: Playing) -> Around:
    """Tells who plays at a table and, as the member may know it, what has happened since the member's last turn."""
    public = await earlier.public_log(ctx.tx, playing)
    last, own = len(public) - 1, playing.seats_of(ctx.member.id)
    played = max((n for n, entry in enumerate(public) if entry.seat in own), default=0)
    first = await earlier.since(ctx, playing) if played else max(1, last - LATEST + 1)
    rows = {row.seat: row for row in await ctx.tx.awaited.of(playing.table.id)}
    eye, kept = playing.eye_of(ctx.member.id), ctx.kept(playing.table.id)
    try:
        async with asyncio.timeout(earlier.PATIENCE):
            steps = await replays.run(
                lambda: list(history.retrace(playing.match.header, public, kept, max(0, first - 1)))
            )
            told = [(entry, moved.events) for entry, moved in steps[min(first, 1) :]]
            said = await replays.run(earlier.tell, ctx.words, playing, told, first, eye)
    except (ReplayError, TimeoutError):  # the board says what is, and the log what was
        steps, said = [], {}
    plays = bool(own) and not playing.match.over
    first = plays and await _is_first(ctx, playing.table.game)
    return Around(
        seats=tuple(_sitter(ctx, playing, seat, rows) for seat in range(playing.match.header.seats)),
        story=tuple(Told(entry=n, text=text, seat=public[n].seat) for n, text in said.items() if n),
        turns=tuple(_turns(ctx.words, playing, public, steps, played)) if plays and steps else (),
        last=last,
        at=presses.make("at", playing.table.id, ANY, "board"),
        looks=_looks(ctx, playing),
        signs=_signs(ctx, playing.table.game),
        over=playing.match.over,
        result=await verdict.tell(ctx, playing) if playing.match.over else None,
        primer=presses.make("rules", playing.table.game, "") if first else "",
        legend=rulebook.legend(ctx.words, playing.table.game) if first else None,
    )


async def _is_first(ctx: Context, game: str) -> bool:
    """Says whether the member has played no game of a kind to its end."""
    return not any(row.game == game for row in await ctx.tx.results.of_member(ctx.member.id))


def _turns(
    words: Words, playing: Playing, public: Sequence[Entry], steps: Sequence[tuple[Entry, Moved]], played: int
) -> Iterator[TurnTold]:
    """Yields what was done after a member had ``played``, by the last steps of a log; the first one was before."""
    since = len(public) - len(steps)
    for turn in films.turns_of(public):
        first = max(turn.first, since + 1)
        if turn.last < first or turn.last <= played or turn.seat not in range(len(playing.names)):
            continue
        taken = [moved for _, moved in steps[first - since : turn.last + 1 - since]]
        before, after = steps[first - since - 1][1].match, taken[-1].match
        gained = _points(after.public_scores, turn.seat) - _points(before.public_scores, turn.seat)
        text = _did(words, playing, turn.seat, taken)
        yield TurnTold(seat=turn.seat, first=first, last=turn.last, text=text, points=gained)


def _points(scores: Sequence[Score], seat: Seat) -> int:
    return next(score.points for score in scores if score.seat == seat)


def _did(words: Words, playing: Playing, seat: Seat, taken: Sequence[Moved]) -> str:
    """Says what a seat did, without its name; that it ended its turn is known."""
    ends = [moved for moved in taken if not SAYS_SO.isdisjoint(entry.action for entry in moved.entries)]
    telling = [moved for moved in taken if moved not in ends] or taken
    events = [event for moved in telling for event in posts.show(moved.match, moved.events, None)]
    lines = [as_plain(compose(line)) for line in posts.tell(words, playing.table.game, events, playing.names)]
    return said_of(playing.names[seat], lines)


def said_of(name: str, lines: Sequence[str]) -> str:
    """Says of some lines what a player did: once what was done several times, and one verb for all that has the same.

    What others did by it is left out, unless all is theirs.
    """
    own = re.compile(rf"((?:[^:]+: )?){re.escape(name)} ")
    done = Counter(own.sub(r"\1", line, count=1).rstrip(".") for line in lines if own.match(line))
    told = [did if times == 1 else f"{did} ({times}×)" for did, times in done.items()]
    alike = [list(same) for _, same in groupby(told, key=lambda did: did.partition(" ")[0])]
    joined = [", ".join([first, *(did.partition(" ")[2] for did in others)]) for first, *others in alike]
    further = [f". {part}" if part[:1].isupper() else f"; {part}" for part in joined[1:]]
    return "".join([*joined[:1], *further]) or " ".join(lines)


def _looks(ctx: Context, playing: Playing) -> tuple[tuple[Button, ...], ...]:
    table, words = playing.table, ctx.words
    plays = bool(playing.seats_of(ctx.member.id)) and not playing.match.over
    leaves = (Button(presses.make("resigning", table.id), words("button-resign")),) if plays else ()
    lead = (*posts.learn_button(table.game, words), posts.rules_button(table.game, words), *leaves)
    return (*posts.table_buttons(table, words, play=False), lead)


def _signs(ctx: Context, game: str) -> str:
    id = f"{game}-signs"
    return ctx.say(id) if ctx.words.has(id) else ""


def _sitter(ctx: Context, playing: Playing, seat: Seat, rows: dict[Seat, AwaitedRow]) -> Sitter:
    look, row = LOOKS[playing.colours[seat]], rows.get(seat)
    match, eye = playing.match, playing.eye_of(ctx.member.id)
    known = _points(match.game.scores(match.state_for(eye), None), seat)
    return Sitter(
        name=playing.names[seat],
        shape=look.shape,
        colour="#{:02x}{:02x}{:02x}".format(*look.colour),
        points=known,
        alone=_points(matches.scores(match, eye), seat) - known,
        own=seat in playing.seats_of(ctx.member.id),
        asked=row is not None,
        bot=playing.is_bot(seat),
        since=round(row.since) if row else 0,
        due=round(row.deadline) if row and row.deadline and playing.table.paused_at is None else 0,
    )
