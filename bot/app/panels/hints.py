"""Hints as they stay: what was found for a seat, how far the member has played it, and how it is told and shown.

They are kept until their turn is over, or they are put away, so that a line can be played step by step, or another one
in its place.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby, takewhile
from typing import NamedTuple, TypeAlias

import msgspec

from bot.app.panels import trials
from bot.app.panels.choosing import SAYS_SO, Choosing, end_of, phrase
from bot.app.panels.labels import capitalized, labels_of
from bot.app.play import posts
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal, plain, say
from bot.app.speech.messages import Button, Picture, Suggestion, Suggestions
from players.core.hints import Hint
from rules.core import codec
from rules.core import match as matches
from rules.core.contract import Seat, State
from rules.core.match import Match, Moved
from rules.core.notation import Menus

KEPT = 32
"""Answers that are kept; they are found again by asking once more."""
LATER, LATER_BESIDE = 2, 1
"""So much of what may come of a line is told by itself; less beside a board."""
DOES, BESIDE = 4, 2
"""So many moves of a line are told at its beginning, what is done several times in a row once; fewer beside a board."""
FOLLOWS = {
    (False, False): "hint-others-worse",
    (False, True): "hint-others-better",
    (True, False): "hint-follows-worse",
    (True, True): "hint-follows-better",
}
"""What is said of all that comes after a line: whether the seat goes on with it itself, and whether that is better."""
BETWEEN = "; "
"""What stands between two things that a line brings."""
DEALS = ("one hint", "two hints", "three hints", "four hints")
"""The luck of some deals: what comes out alike in all is no luck."""
STEP = "step"
"""What stands in a button that plays the next step of a line alone."""


Phrases: TypeAlias = tuple[tuple[str, ...], ...]
"""The moves of each line in words."""
Runs: TypeAlias = tuple[tuple[str, int], ...]
"""The moves of a line in words, and how often each is made in a row."""


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
    said: Phrases
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
        kept = Hinted(
            entries=match.entries,
            base=match.base_last,
            drafted=_drafted(match),
            lines=lines,
            said=phrases(ctx, match, seat, lines, playing.names),
            ends=ends,
        )
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


def tell(
    ctx: Context,
    game: str,
    found: Sequence[Hint],
    said: Phrases,
    names: Sequence[str],
    most: int = DOES,
    later: int = LATER,
) -> list[str]:
    """Says lines: what each does, what that brings now and later, and below that its moves as they can be typed."""
    return [
        ctx.say(
            "hint-line",
            number=number,
            does=literal(does),
            gains=" · ".join(_gains(ctx, game, one, names, later)),
            moves=f"`{literal('; '.join(one.notations))}`",
        )
        for number, (one, does) in enumerate(zip(found, heads(ctx, found, said, most), strict=True), 1)
    ]


def phrases(ctx: Context, match: Match, seat: Seat, found: Sequence[Hint], names: Sequence[str]) -> Phrases:
    """Says the moves of lines; those that read alike and are not, such as by how a tile lies, with what their last word
    means, or with their notations where that is alike, too."""
    said = [_phrases(ctx, match, seat, one.notations, names) for one in found]
    moves = {move for line in said for move in line}
    read = Counter(move.phrase for move in moves)
    meant = Counter((move.phrase, move.meant) for move in moves)

    def told(move: _Phrase) -> str:
        if read[move.phrase] == 1:
            return move.phrase
        clear = move.meant and meant[move.phrase, move.meant] == 1
        return ctx.say("hint-move", move=move.phrase, meant=move.meant if clear else move.notation)

    return tuple(tuple(map(told, line)) for line in said)


class _Phrase(NamedTuple):
    """A move of a line, with what its last word means."""

    notation: str
    phrase: str
    meant: str


def _phrases(ctx: Context, match: Match, seat: Seat, notations: Sequence[str], names: Sequence[str]) -> list[_Phrase]:
    """Says each move of a line; what luck and others hide is dealt on the way as it is where the line leads."""
    before = "; ".join(notations[:-1])
    steps = matches.play_each(trials.deal(match, seat, DEALS[0]), seat, before) if before else ()
    tree, states = ctx.walked(Menus(match.game)), (match.state, *(step.match.state for step in steps))

    def told(state: State, move: str) -> _Phrase:
        labels, choosing = labels_of(ctx.words, match.game, names, state, seat), Choosing(tree, state, seat)
        return _Phrase(move, phrase(labels, choosing, move), end_of(labels, choosing, move))

    return [told(state, move) for state, move in zip(states, notations, strict=True)]


def heads(
    ctx: Context, found: Sequence[Hint], said: Phrases, most: int = DOES, numbers: Sequence[int] | None = None
) -> list[str]:
    """Says what each line does, in its order from its first move on, as far as there is room; of one that has as much
    in common with a line above it, what it does behind that. ``numbers`` are those by which the lines are called.

    That a turn ends behind something else is not told.
    """
    telling = [
        line[:-1] if line[1:] and one.notations[-1] in SAYS_SO else line for one, line in zip(found, said, strict=True)
    ]
    runs = [tuple((one, len(list(times))) for one, times in groupby(line)) for line in telling]
    called = numbers or range(1, len(found) + 1)
    return [
        capitalized(_head(ctx, line, most, list(zip(called, runs[:at], strict=False)))) for at, line in enumerate(runs)
    ]


def _alike(line: Runs, other: Runs) -> int:
    """Returns in how much of their beginnings two lines are alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(line, other, strict=False)))


def _head(ctx: Context, line: Runs, most: int, above: Sequence[tuple[int, Runs]]) -> str:
    alike, number = max(((_alike(line, other), -number) for number, other in above), default=(0, 0))
    if alike < most:
        return _moves(ctx, line, most)
    further = _moves(ctx, line[alike:], most) if line[alike:] else ctx.say("hint-no-more")
    return ctx.say("hint-alike", number=-number, moves=further)


def _moves(ctx: Context, line: Runs, most: int) -> str:
    told = [one if n == 1 else f"{one} ({n}×)" for one, n in line[:most]]
    rest = sum(n for _, n in line[most:])
    return "; ".join([*told, *([ctx.say("hint-more", count=rest)] if rest else [])])


def _gains(
    ctx: Context, game: str, found: Hint, names: Sequence[str], told: int = LATER, done: int = 0
) -> tuple[str, ...]:
    """Says what a line brings in all and of what that is made up, and then what may come of it later if it is several
    things.

    The figures that are said add up, and fall from line to line. Where some of it is ``done``, they are said to be
    those of the whole line.
    """
    later = round(found.own) - _now(found) - round(found.counted)
    things = [(round(points), say(ctx.words, game, "later", said, names)) for said, points in found.later[:told]]
    if things and (rest := later - sum(points for points, _ in things)):
        things.append((rest, ctx.say("hint-other")))
    only = things[0][1] if len(things) == 1 else ""
    summed = _summed(ctx, game, found, later, only)
    said = [ctx.say("hint-thing", gain=signed(points), source=thing) for points, thing in things]
    listed = ctx.say("hint-things", gains=BETWEEN.join(said)) if said[1:] else ""
    return tuple(filter(None, [ctx.say("hint-whole", gains=summed) if done else summed, listed]))


def _now(found: Hint) -> int:
    return sum(points for _, points in found.now)


def _summed(ctx: Context, game: str, found: Hint, later: int, only: str) -> str:
    """Says the sum of a line; ``only`` is what alone may come of it later."""
    now, counted, total = _now(found), round(found.counted), round(found.own + found.rest)
    sources = ctx.words.list(ctx.say(f"{game}-source-{source}") for source, _ in found.now)
    parts = [ctx.say("hint-now-from", gain=signed(now), sources=sources) if sources else ctx.say("hint-now")]
    if later:
        gain = signed(later)
        parts.append(ctx.say("hint-later-from", gain=gain, source=only) if only else ctx.say("hint-later", gain=gain))
    if counted:
        parts.append(ctx.say("hint-counted", gain=signed(counted)))
    if rest := total - now - later - counted:
        parts.append(ctx.say(FOLLOWS[found.thought_on, rest > 0], gain=signed(rest)))
    return ctx.say("hint-total", points=abs(total), gain=signed(total), parts=", ".join(parts))


def signed(points: int) -> str:
    """Returns points as they are gained or lost."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def show(ctx: Context, playing: Playing, seat: Seat) -> Suggestions | None:
    """Returns the hints that stay beside a seat's board, for a chat that has a place for them.

    Of each line with which the draft agrees it is what is left; nothing where none does, or nothing is left.
    """
    kept = of(playing, seat)
    if kept is None:
        return None
    done = len(playing.match.draft) - len(kept.drafted)
    going = [n for n, line in enumerate(kept.lines) if played(playing.match, kept, n) == done < len(line.notations)]
    if not going:
        return None
    ahead = [replace(kept.lines[number], notations=kept.lines[number].notations[done:]) for number in going]
    said = tuple(kept.said[number][done:] for number in going)
    lines = tuple(
        _shown(ctx, playing, seat, kept, number, does)
        for number, does in zip(going, heads(ctx, ahead, said, BESIDE, [number + 1 for number in going]), strict=True)
    )
    return Suggestions(lines=lines, away=presses.make("hintaway", playing.table.id, seat))


def _shown(ctx: Context, playing: Playing, seat: Seat, kept: Hinted, number: int, does: str) -> Suggestion:
    line, end, done = kept.lines[number], kept.ends[number], len(playing.match.draft) - len(kept.drafted)
    buttons = [button(ctx, playing, seat, kept, number)]
    if len(line.notations) > done + 1:
        label = ctx.say("button-hint-step", move=kept.said[number][done])
        buttons.append(Button(press_of(playing, seat, kept, number, STEP), label))
    picture = posts.picture(
        replace(playing, match=end.match),
        ctx.words,
        seat,
        events=posts.show(end.match, end.events, seat),
        chosen=chosen_at(end, line),
        tells_awaited=False,
    )
    shown = suggest(ctx, playing.table.game, kept.lines, number, playing.names, does, kept.said[number], picture, done)
    return msgspec.structs.replace(shown, buttons=tuple(buttons))


def suggest(
    ctx: Context,
    game: str,
    lines: Sequence[Hint],
    number: int,
    names: Sequence[str],
    does: str,
    said: Sequence[str],
    picture: Picture,
    done: int = 0,
) -> Suggestion:
    """Returns what is left of a line as it stands beside a board; ``picture`` shows where it leads."""
    line = lines[number]
    return Suggestion(
        number=number + 1,
        does=does,
        gains=tuple(capitalized(plain(gain)) for gain in _gains(ctx, game, line, names, LATER_BESIDE, done)),
        said=tuple(said[done:]),
        moves=line.notations[done:],
        picture=picture,
        alt=ctx.say("hint-picture", number=number + 1),
        many=ctx.say("hint-moves", count=count) if (count := len(line.notations) - done) > 1 else "",
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
