"""A look back at a finished game: how good the turns of each were, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.app.panels.choosing import Choosing, phrase
from bot.app.panels.labels import labels_of
from bot.app.play import completing, looks_back, posts, replays, tables
from bot.app.play.looks_back import BEFORE, WAYS, LookBack, Made
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import LONGEST, beginning, compose
from players.core.looking_back import Decisive
from render.core.studio import COURSE
from rules.core import codec, library
from rules.core.contract import Seat
from rules.core.log import effective
from rules.core.notation import Menus

ALL = "all"
"""Stands in a button for the whole game."""
LONGEST_LINE = 300
"""Characters that are told of a line."""


@declared.command(
    "analysis", who="everybody", heard="quietly", does="looks", args=(completing.OF_PLAYED,), group="table"
)
async def analysis(ctx: Context, line: str) -> Reply:
    """Shows how good the turns of a finished game were, and those that decided it."""
    table = await tables.find_alone(ctx, line)
    return await show(ctx, await tables.load(ctx.tx, table))


@declared.button("analysis", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing, turn: str = "", way: str = BEFORE) -> Reply:
    """Shows what was found of a game, or one of its decisive turns; has it looked for, where that is not done yet.

    Raises `Trouble` before the game is over. What was shown before is replaced where it is looked at further.
    """
    table = playing.table
    if not playing.match.over:
        raise Trouble("not-over-yet", table=table.name)
    found = looks_back.read(await ctx.tx.analyses.get(table.id))
    if found is None:
        message = _under_way(ctx, playing)
    elif turn in ("", ALL):
        message = _whole(ctx, playing, found)
    else:
        message = await _turn(ctx, playing, found, presses.number(turn), way)
    return Reply(message, replace=turn != "")


def _under_way(ctx: Context, playing: Playing) -> Message:
    """Tells how far it is; raises `Trouble` where it has failed."""
    progress = ctx.look_back(playing.table.id)
    if progress is None:
        raise Trouble("analysis-failed", table=playing.table.name)
    done, every = progress
    told = ctx.say("analysis-begun") if not every else ctx.say("analysis-progress", step=done, steps=every)
    again = Button(presses.make("analysis", playing.table.id, ALL), ctx.say("button-analysis-again"), "main")
    return Message(compose(f"{_heading(ctx, playing)}\n{told}"), buttons=((again,),))


def _heading(ctx: Context, playing: Playing) -> str:
    return ctx.say("analysis-heading", game=library.meta(playing.table.game).title, table=literal(playing.table.name))


def _whole(ctx: Context, playing: Playing, found: LookBack) -> Message:
    """Shows the course of the scores, how good the turns of each were, and the turns that decided the game."""
    decisive = found.analysis.decisive
    shares = [
        ctx.say("analysis-nothing", player=literal(name))
        if share is None
        else ctx.say("analysis-share", player=literal(name), share=round(100 * share))
        for name, share in zip(playing.names, found.analysis.shares, strict=True)
    ]
    turns = [_told(ctx, playing, one) for one in decisive]
    lines = [_heading(ctx, playing), *shares, *_introduced(ctx, playing, turns)]
    picture = posts.picture(playing, ctx.words, None, name=COURSE)
    drawn = msgspec.structs.replace(picture, view=msgspec.Raw(codec.encode(found.course)))
    return Message(
        compose("\n".join(beginning(lines, LONGEST))),
        picture=drawn if found.course.moves else None,
        alt=f"{ctx.say('course-title')}. {posts.alt_text(playing, ctx.words)}" if found.course.moves else "",
        buttons=(_to_turns(ctx, playing, decisive),) if decisive else (),
    )


def _introduced(ctx: Context, playing: Playing, turns: Sequence[str]) -> list[str]:
    """Says what is told of turns, and tells them: none of them decided a game that a player gave up."""
    if playing.match.ended:
        return [ctx.say("analysis-left"), *turns] if turns else []
    return [ctx.say("analysis-decided" if turns else "analysis-even"), *turns]


def _told(ctx: Context, playing: Playing, one: Decisive) -> str:
    """Tells a decisive turn in a line."""
    player = literal(playing.names[one.seat])
    return ctx.say("analysis-turn", player=player, entry=one.first, points=max(1, round(one.lost)))


def _to_turns(ctx: Context, playing: Playing, decisive: Sequence[Decisive], but: int = -1) -> tuple[Button, ...]:
    return tuple(
        Button(
            presses.make("analysis", playing.table.id, number, BEFORE),
            ctx.say("button-analysis-turn", player=playing.names[one.seat], entry=one.first),
        )
        for number, one in enumerate(decisive)
        if number != but
    )


async def _turn(ctx: Context, playing: Playing, found: LookBack, number: int, way: str) -> Message:
    """Shows a position of a decisive turn, and tells what was played and what would have been better."""
    decisive = found.analysis.decisive
    if number not in range(len(decisive)) or way not in WAYS:
        raise Trouble("unknown-button")
    turn, table = decisive[number], playing.table
    entries = effective(await tables.stored_log(ctx.tx, table.id))
    then = await replays.asked(looks_back.position, playing.match.header, entries, turn, way, ctx.kept(table.id))
    player = literal(playing.names[turn.seat])
    lines = [
        _heading(ctx, playing),
        _told(ctx, playing, turn),
        ctx.say("analysis-played", player=player, moves=_moves(ctx, playing, turn.seat, then.played)),
        ctx.say("analysis-better", moves=_moves(ctx, playing, turn.seat, then.better)),
        ctx.say(f"analysis-shown-{way}"),
        *posts.tell(ctx.words, table.game, posts.show(then.match, then.events, None), playing.names),
    ]
    at_table = replace(playing, match=then.match)
    ways = tuple(
        Button(presses.make("analysis", table.id, number, other), ctx.say(f"button-analysis-{other}"), "main")
        for other in WAYS
        if other != way
    )
    whole = Button(presses.make("analysis", table.id, ALL), ctx.say("button-analysis-all"))
    step = Button(presses.make("at", table.id, turn.first - 1, "board"), ctx.say("button-step-through"))
    return Message(
        compose("\n".join(beginning(lines, LONGEST))),
        picture=posts.picture(
            at_table, ctx.words, None, events=posts.show(then.match, then.events, None), tells_awaited=False
        ),
        alt=f"{ctx.say(f'analysis-shown-{way}')} {posts.alt_text(at_table, ctx.words)}",
        buttons=(ways, (*_to_turns(ctx, playing, decisive, number), whole, step)),
    )


def _moves(ctx: Context, playing: Playing, seat: Seat, made: Sequence[Made]) -> str:
    """Says a line in words, as much of it as there is room for."""
    game, tree = playing.match.game, ctx.walked(Menus(playing.match.game))
    said = [
        phrase(labels_of(ctx.words, game, playing.names, state, seat), Choosing(tree, state, seat), notation)
        for state, notation in made
    ]
    return "; ".join(literal(one) for one in beginning(said, LONGEST_LINE))
