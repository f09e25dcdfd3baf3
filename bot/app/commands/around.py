"""What is around the board of a table that a chat keeps in view: who plays, and what has happened lately."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any, Literal

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
BEFORE = 60
"""Entries that are told at once of those that were told before."""
BEGINS = frozenset({"turn-began", "turn-given", "tile-revealed", "auction-began", "scoring-turn-began"})
"""The kinds of events that say whose turn it is, and for what: who is asked reads that anyway."""


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
        story=_story(public, said),
        turns=tuple(_turns(ctx.words, playing, own, public, steps, played)) if plays and steps else (),
        last=last,
        began=tuple((turn.first, turn.seat) for turn in films.turns_of(public)),
        at=presses.make("at", playing.table.id, ANY, "board"),
        looks=_looks(ctx, playing),
        signs=_signs(ctx, playing.table.game),
        over=playing.match.over,
        result=await verdict.tell(ctx, playing) if playing.match.over else None,
        primer=presses.make("rules", playing.table.game, "") if first else "",
        legend=rulebook.legend(ctx.words, playing.table.game) if first else None,
    )


async def tell_before(ctx: Context, playing: Playing, entry: int) -> tuple[Told, ...]:
    """Tells, as the member may know it, what happened by the entries before one, as far back as is told at once.

    Nothing where there are none, or where replays for others take long.
    """
    public = (await earlier.public_log(ctx.tx, playing))[:entry]
    first = max(1, len(public) - BEFORE)
    told = history.retell(playing.match.header, public, ctx.kept(playing.table.id), first)
    try:
        async with asyncio.timeout(earlier.PATIENCE):
            said = await replays.run(earlier.tell, ctx.words, playing, told, first, playing.eye_of(ctx.member.id))
    except (ReplayError, TimeoutError):
        return ()
    return _story(public, said)


def _story(public: Sequence[Entry], said: Mapping[int, str]) -> tuple[Told, ...]:
    return tuple(Told(entry=n, text=text, seat=public[n].seat) for n, text in said.items() if n)


async def _is_first(ctx: Context, game: str) -> bool:
    """Says whether the member has played no game of a kind to its end."""
    return not any(row.game == game for row in await ctx.tx.results.of_member(ctx.member.id))


def _turns(
    words: Words,
    playing: Playing,
    own: Collection[Seat],
    public: Sequence[Entry],
    steps: Sequence[tuple[Entry, Moved]],
    played: int,
) -> Iterator[TurnTold]:
    """Yields what was done after whoever has the ``own`` seats had ``played``, by the last steps of a log.

    The first step was before.
    """
    since = len(public) - len(steps)
    for turn in films.turns_of(public):
        first = max(turn.first, since + 1)
        if turn.last < first or turn.last <= played or turn.seat not in range(len(playing.names)):
            continue
        taken = [moved for _, moved in steps[first - since : turn.last + 1 - since]]
        before, after = steps[first - since - 1][1].match, taken[-1].match
        gained = _points(after.public_scores, turn.seat) - _points(before.public_scores, turn.seat)
        text = _did(words, playing, turn.seat, own, taken)
        yield TurnTold(seat=turn.seat, first=first, last=turn.last, text=text, points=gained)


def _points(scores: Sequence[Score], seat: Seat) -> int:
    return next(score.points for score in scores if score.seat == seat)


def _did(words: Words, playing: Playing, seat: Seat, own: Collection[Seat], taken: Sequence[Moved]) -> str:
    """Says what a seat did, without its name, and what came of it for whoever has the ``own`` seats."""
    shown = [(moved, posts.show(moved.match, moved.events, None)) for moved in taken]
    events = [event for _, seen in shown for event in seen]
    ends = [seen[0] for moved, seen in shown if seen and any(entry.action in SAYS_SO for entry in moved.entries)]
    whose = [_whose(event, seat, own) for event in events]
    did_more = any(one == "its" and event not in ends for one, event in zip(whose, events, strict=True))
    lines = [as_plain(compose(line)) for line in posts.tell(words, playing.table.game, events, playing.names)]
    said = [
        (line, one == "its")
        for line, one, event in zip(lines, whose, events, strict=True)
        if one and not (did_more and event in ends)  # that it ended its turn is known
    ]
    return said_of(playing.names[seat], said) or " ".join(lines)


def _whose(event: Any, seat: Seat, own: Collection[Seat]) -> Literal["its", "theirs", ""]:
    """Says whether a seat has done what an event tells, or it befell one of the ``own`` seats; neither is empty."""
    acting, sharing = getattr(event, "seat", None), getattr(event, "seats", ())
    if acting == seat:
        return "its"
    return "theirs" if event.kind not in BEGINS and not {acting, *sharing}.isdisjoint(own) else ""


@dataclass(frozen=True)
class _Part:
    """What a line tells: what a player did, without the name, and where; or a sentence about others."""

    text: str
    did: bool = False
    where: str = ""


def said_of(name: str, lines: Iterable[tuple[str, bool]]) -> str:
    """Says of some lines what a player did: once what was done several times, and one verb for all that has the same.

    Each line has with it whether that player did it, whose name stands before all; any other stays as it is.
    """
    parts = Counter(part for line, did in lines if (part := _part(name, line, did=did)) is not None)
    told = [part if times == 1 else replace(part, text=f"{part.text} ({times}×)") for part, times in parts.items()]
    alike = [list(same) for _, same in groupby(told, key=lambda part: (part.did, part.where, _verb(part)))]
    joined = [replace(same[0], text=", ".join([same[0].text, *map(_without_verb, same[1:])])) for same in alike]
    return "".join([*map(_first, joined[:1]), *(_further(name, one, after) for one, after in pairwise(joined))])


def _part(name: str, line: str, *, did: bool) -> _Part | None:
    """Takes the name out of a line that tells what its player did; None where it stands not before a verb."""
    if not did:
        return _Part(line.rstrip("."))
    found = re.fullmatch(rf"(?:([^:]+): )?{re.escape(name)} (.*)", line.rstrip("."), re.DOTALL)
    return _Part(found[2], did=True, where=found[1] or "") if found else None


def _verb(part: _Part) -> str:
    """Returns the verb of what a player did; a sentence about others has none in common with others."""
    return part.text.partition(" ")[0] if part.did else part.text


def _without_verb(part: _Part) -> str:
    return part.text.partition(" ")[2]


def _first(part: _Part) -> str:
    """Says a part that stands behind the name."""
    return f"{part.text} ({part.where})" if part.where else part.text


def _further(name: str, before: _Part, part: _Part) -> str:
    """Says a part behind another one: what a player did goes on in the sentence, and behind others' has the name."""
    if not part.did:
        return f". {part.text}"
    where, who = f"{part.where}: " if part.where else "", "" if before.did else f"{name} "
    return f". {where}{who}{part.text}" if where or who else f"; {part.text}"


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
