"""Hints as they stay: what was found for a seat, how far the member has played it, and how it is told and shown.

They are kept until their turn is over, or they are put away, so that a line can be played step by step, or another one
in its place.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

import msgspec

from bot.app.panels import trials
from bot.app.panels.choosing import Choosing, Labels, meanings
from bot.app.play import posts
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal, plain, say
from bot.app.speech.messages import Button, Picture, Suggestion, Suggestions
from players.core.hints import Hint
from rules.core import codec
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.match import Match, Moved
from rules.core.notation import Menus

KEPT = 32
"""Answers that are kept; they are found again by asking once more."""
LEAST_BEHIND = 0.5
"""Points from which on it is told how far a line is behind the first."""
LATER = 2
"""So much of what may come of a line is told."""
DEALS = ("one hint", "two hints", "three hints", "four hints")
"""The luck of some deals: what comes out alike in all is no luck."""
STEP = "step"
"""What stands in a button that plays the next step of a line alone."""


@dataclass(frozen=True, kw_only=True)
class Hinted:
    """Hints for a seat as it was asked, and from where on they are played."""

    entries: int
    """How many entries its match had."""
    base: int
    """The number of the entry behind which its turn was drafted."""
    drafted: tuple[str, ...]
    """What it had drafted."""
    lines: tuple[Hint, ...]
    ends: tuple[Moved, ...]
    """Where each line leads, as far as its seat can know it before."""


_found: OrderedDict[tuple[str, Seat], Hinted] = OrderedDict()
"""By table and seat."""


async def find(ctx: Context, playing: Playing, seat: Seat) -> Hinted:
    """Returns hints for what a seat is asked now; raises `Trouble` where the search fails."""
    kept, match = of(playing, seat), playing.match
    if kept is None or kept.drafted != _drafted(match):
        lines = await search(ctx, match, seat)
        ends = tuple(lead(match, seat, line.notations) for line in lines)
        kept = Hinted(entries=match.entries, base=match.base_last, drafted=_drafted(match), lines=lines, ends=ends)
        _found[playing.table.id, seat] = kept
        if len(_found) > KEPT:
            _found.popitem(last=False)
    return kept


def of(playing: Playing, seat: Seat) -> Hinted | None:
    """Returns the hints that a seat was given in its turn, if it was and they were not put away."""
    kept = _found.get((playing.table.id, seat))
    return kept if kept is not None and kept.base == playing.match.base_last else None


def put_away(playing: Playing, seat: Seat) -> None:
    """Forgets the hints of a seat."""
    _found.pop((playing.table.id, seat), None)


async def search(ctx: Context, match: Match, seat: Seat) -> tuple[Hint, ...]:
    """Has hints searched for; raises `Trouble` where that fails."""
    assert ctx.hints is not None, "a member who acts has it in hand"
    try:
        return await ctx.hints(match.game.meta.id, codec.encode(match.state), seat)
    except Exception as error:
        raise Trouble("hint-failed") from error


def _drafted(match: Match) -> tuple[str, ...]:
    return tuple(entry.action for entry in match.draft)


def lead(match: Match, seat: Seat, notations: Sequence[str]) -> Moved:
    """Plays a line up to what is final; a single action where it comes to the same whatever others and luck hide."""
    if len(notations) > 1:
        *before, last = attempted = matches.play_each(trials.deal(match, seat, DEALS[0]), seat, "; ".join(notations))
        return reduce(matches.then, before if last.barrier else attempted)
    ends = [matches.play_text(trials.deal(match, seat, secret), seat, notations[0]) for secret in DEALS]
    seen = [(one.match.view(seat), posts.show(one.match, one.events, seat)) for one in ends]
    if all(one == seen[0] for one in seen):
        return ends[0]
    return Moved(match=trials.deal(match, seat, DEALS[0]), entries=())


# ------------------------------------------------------------------ playing them


def played(match: Match, kept: Hinted, number: int) -> int | None:
    """Returns how many steps of a line the draft has, None where it has anything else."""
    target, drafted = (*kept.drafted, *kept.lines[number].notations), _drafted(match)
    done = len(drafted) - len(kept.drafted)
    return done if done >= 0 and target[: len(drafted)] == drafted else None


def agreed(match: Match, seat: Seat, kept: Hinted, number: int) -> Moved:
    """Takes back whatever a draft has besides a line."""
    moved = Moved(match=match, entries=())
    target = (*kept.drafted, *kept.lines[number].notations)
    while target[: len(moved.match.draft)] != _drafted(moved.match):
        moved = matches.then(moved, matches.take_back(moved.match, seat))
    return moved


def left(match: Match, kept: Hinted, number: int) -> tuple[str, ...]:
    """Returns what is left to play of a line with which a draft agrees."""
    return (*kept.drafted, *kept.lines[number].notations)[len(match.draft) :]


# ------------------------------------------------------------------ telling them


def tell(ctx: Context, match: Match, seat: Seat, found: Sequence[Hint], names: Sequence[str]) -> list[str]:
    """Says lines: what each brings now and later, and below that its moves in the order in which they are made."""
    return [
        ctx.say(
            "hint-line",
            number=number,
            gains=_gains(ctx, match.game.meta.id, one, names),
            moves=_moves(ctx, match, seat, one, names),
        )
        for number, one in enumerate(found, 1)
    ]


def _moves(ctx: Context, match: Match, seat: Seat, found: Hint, names: Sequence[str]) -> str:
    """Says a line as it can be typed; of a single move also what it means, where it does not speak for itself."""
    moves, meant = f"`{literal('; '.join(found.notations))}`", _meant(ctx, match, seat, found, names)
    return ctx.say("hint-move", move=moves, meant=meant) if meant else moves


def _meant(ctx: Context, match: Match, seat: Seat, found: Hint, names: Sequence[str]) -> str:
    if len(found.notations) > 1:
        return ""
    labels = Labels(words=ctx.words, game=match.game.meta.id, names=names, verb="verb")
    choosing = Choosing(ctx.walked(Menus(match.game)), match.state, seat)
    (meaning,) = meanings(labels, choosing, found.notations)
    return "" if meaning.casefold() == found.notations[0] else meaning


def _gains(ctx: Context, game: str, found: Hint, names: Sequence[str], told: int = LATER) -> str:
    """Says what a line brings at once and so much of what may come of it, and how far it is behind the first."""
    now = ctx.words.list(
        ctx.say("hint-gain", points=_signed(points), source=ctx.say(f"{game}-source-{source}"))
        for source, points in found.now
    )
    later = ctx.words.list(_later(ctx, game, found, names)[:told])
    said = [now, ctx.say("hint-later", gains=later) if later else ""]
    if found.behind >= LEAST_BEHIND:
        said.append(ctx.say("hint-behind", points=round(found.behind)))
    return " · ".join(filter(None, said)) or ctx.say("hint-nothing")


def _later(ctx: Context, game: str, found: Hint, names: Sequence[str]) -> list[str]:
    return [
        ctx.say("hint-gain", points=_signed(points), source=say(ctx.words, game, "later", said, names))
        for said, points in found.later
    ]


def _signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−")


def show(ctx: Context, playing: Playing, seat: Seat) -> Suggestions | None:
    """Returns the hints that stay beside a seat's board, for a chat that has a place for them."""
    kept = of(playing, seat)
    if kept is None:
        return None
    lines = tuple(_shown(ctx, playing, seat, kept, number) for number in range(len(kept.lines)))
    return Suggestions(lines=lines, away=presses.make("hintaway", playing.table.id, seat))


def _shown(ctx: Context, playing: Playing, seat: Seat, kept: Hinted, number: int) -> Suggestion:
    line, end, done = kept.lines[number], kept.ends[number], played(playing.match, kept, number)
    ahead = line.notations[done or 0 :]
    buttons = []
    if ahead:
        buttons.append(button(ctx, playing, seat, kept, number))
    if len(ahead) > 1:
        label = ctx.say("button-hint-step", move=ahead[0])
        buttons.append(Button(press_of(playing, seat, kept, number, STEP), label))
    picture = posts.picture(
        replace(playing, match=end.match),
        ctx.words,
        seat,
        events=posts.show(end.match, end.events, seat),
        chosen=chosen_at(end, line),
        tells_awaited=False,
    )
    fresh = _drafted(playing.match) == kept.drafted
    shown = suggest(ctx, playing.match, seat, line, number, playing.names, picture, meant=fresh)
    return msgspec.structs.replace(shown, played=done or 0, buttons=tuple(buttons))


def suggest(
    ctx: Context,
    match: Match,
    seat: Seat,
    line: Hint,
    number: int,
    names: Sequence[str],
    picture: Picture,
    *,
    meant: bool = True,
) -> Suggestion:
    """Returns a line as it stands beside a board.

    ``picture`` shows where it leads, ``meant`` says whether its only move is explained.
    """
    return Suggestion(
        gains=plain(_gains(ctx, match.game.meta.id, line, names, 1)),
        later=tuple(plain(one) for one in _later(ctx, match.game.meta.id, line, names)[1:]),
        moves=line.notations,
        meant=plain(_meant(ctx, match, seat, line, names)) if meant else "",
        picture=picture,
        alt=ctx.say("hint-picture", number=number + 1),
    )


def chosen_at(end: Moved, line: Hint) -> tuple[str, ...]:
    """Returns the words that a picture points out where a line leads no further than to its choice."""
    return () if end.entries else tuple(line.notations[0].split())


def button(ctx: Context, playing: Playing, seat: Seat, kept: Hinted, number: int) -> Button:
    """Returns the button that plays a line."""
    label = ctx.say("button-hint", number=number + 1)
    return Button(press_of(playing, seat, kept, number), label, "plain" if number else "main")


def press_of(playing: Playing, seat: Seat, kept: Hinted, number: int, *how: str) -> str:
    """Returns what a button says that plays a line, or a step of it."""
    return presses.make("hinted", playing.table.id, seat, kept.entries, number, *how)
