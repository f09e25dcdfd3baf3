"""Hints: the best lines of who plays alone, or against bots alone, each with what it brings."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence

from bot.app.panels import move_panel
from bot.app.panels.choosing import Choosing, Labels, meanings
from bot.app.play import attempts, completing, tables
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal, say
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from players.core.hints import Hint
from rules.core import codec, library
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.notation import Menus

KEPT = 32
"""Answers that are kept, so that what they offer can be played; they are found again by asking once more."""
LEAST_BEHIND = 0.5
"""Points from which on it is told how far a line is behind the first."""

_kept: OrderedDict[tuple[str, Seat, int], tuple[Hint, ...]] = OrderedDict()
"""By table, seat and the number of entries of its match."""


@declared.command(
    "hint",
    who="players",
    heard="quietly",
    does="looks",
    args=(completing.OF_RUNNING,),
    group="turn",
)
async def hint(ctx: Context, line: str) -> Reply:
    """Tells the best lines for what the member is asked, where nobody else plays."""
    table, _ = await tables.find(ctx, line, ("running",), wish="move")
    return await show(ctx, await tables.load(ctx.tx, table))


@declared.button("hint", who="players", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing) -> Reply:
    """Tells the best lines for what the member is asked; raises `Trouble` where another member plays."""
    seat = playing.seat_to_move(ctx.member.id)
    if not playing.alone:
        raise Trouble("hint-not-alone", table=playing.table.name)
    found = await _found(ctx, playing, seat)
    title = library.meta(playing.table.game).title
    lines = [ctx.say("hint-title", game=title, table=literal(playing.table.name), player=literal(playing.names[seat]))]
    lines += tell(ctx, playing.match, seat, found, playing.names)
    key = (playing.table.id, seat, playing.match.entries)
    buttons = tuple(
        Button(
            presses.make("hinted", *key, number),
            ctx.say("button-hint", number=number + 1),
            "main" if not number else "plain",
        )
        for number in range(len(found))
    )
    return Reply(Message(compose("\n".join(lines)), buttons=(buttons,)))


@declared.button("hinted", who="players", heard="quietly", does="changes", of=tables.played, asked=True)
async def play(ctx: Context, playing: Playing, seat: str, entries: str, number: str) -> Reply:
    """Plays a line that was told into the draft; what would be final is shown, and sent by Done."""
    own, at = presses.number(seat), presses.number(number)
    if not playing.alone or own not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    found = _kept.get((playing.table.id, own, presses.number(entries)), ())
    if own not in playing.match.awaited or playing.match.entries != presses.number(entries) or at >= len(found):
        raise Trouble("hint-outdated")
    tables.require_unpaused(playing)
    return await move_panel.suggest(ctx, playing, own, attempts.play_each(playing, own, "; ".join(found[at].notations)))


async def _found(ctx: Context, playing: Playing, seat: Seat) -> tuple[Hint, ...]:
    key = (playing.table.id, seat, playing.match.entries)
    if key not in _kept:
        _kept[key] = await search(ctx, playing.match, seat)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return _kept[key]


async def search(ctx: Context, match: Match, seat: Seat) -> tuple[Hint, ...]:
    """Has hints searched for; raises `Trouble` where that fails."""
    assert ctx.hints is not None, "a member who acts has it in hand"
    try:
        return await ctx.hints(match.game.meta.id, codec.encode(match.state), seat)
    except Exception as error:
        raise Trouble("hint-failed") from error


def tell(ctx: Context, match: Match, seat: Seat, found: Sequence[Hint], names: Sequence[str]) -> list[str]:
    """Says lines: what is played, what it brings now and later, and how far it is behind the first."""
    game = match.game.meta.id
    labels = Labels(words=ctx.words, game=game, names=names, verb="verb")
    return [
        _told(ctx, game, number, ctx.words.list(_moves(ctx, labels, match, seat, one)), one, names)
        for number, one in enumerate(found, 1)
    ]


def _moves(ctx: Context, labels: Labels, match: Match, seat: Seat, found: Hint) -> Iterator[str]:
    """Yields what is played, each with what its last word means where it does not speak for itself."""
    for number, notation in enumerate(found.notations, 1):
        choosing = Choosing(ctx.walked(Menus(match.game)), match.state, seat)
        (meaning,) = meanings(labels, choosing, [notation])
        move = f"`{literal(notation)}`"
        speaks = meaning.casefold() in ("", notation)
        yield move if speaks else ctx.say("hint-move", move=move, meant=meaning)
        if number < len(found.notations):
            match = matches.play_text(match, seat, notation).match


def _told(ctx: Context, game: str, number: int, moves: str, found: Hint, names: Sequence[str]) -> str:
    gains = ctx.words.list(
        ctx.say("hint-gain", points=_signed(points), source=ctx.say(f"{game}-source-{source}"))
        for source, points in found.now
    )
    later = "; ".join(
        ctx.say("hint-gain", points=_signed(points), source=say(ctx.words, game, "later", said, names))
        for said, points in found.later
    )
    said = [ctx.say("hint-line", number=number, moves=moves), gains or ctx.say("hint-no-gain")]
    said.append(ctx.say("hint-later", gains=later) if later else ctx.say("hint-nothing-later"))
    if found.behind >= LEAST_BEHIND:
        said.append(ctx.say("hint-behind", points=round(found.behind)))
    return " · ".join(said)


def _signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−")
