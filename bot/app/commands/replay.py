"""A game, or its last round, as a moving picture."""

from __future__ import annotations

from bot.app.commands import earlier
from bot.app.play import completing, films, posts, replays, tables
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from rules.core import library

GAME, ROUND = "game", "round"
PARTS = (GAME, ROUND)


async def _complete_part(ctx: Context, typed: str) -> tuple[str, ...]:
    return completing.last_word(typed, PARTS)


@declared.command(
    "replay",
    who="everybody",
    heard="quietly",
    does="looks",
    args=(
        completing.OF_PLAYED,
        Arg(
            name="part",
            values=lambda: PARTS,
            label=lambda words, part: words(f"replay-{part}"),
            completes=_complete_part,
        ),
    ),
    group="table",
)
async def replay(ctx: Context, line: str) -> Reply:
    """Shows the game so far, or its last round, as a moving picture."""
    table, rest = await tables.find(ctx, line)
    part = rest.lower() or GAME
    if part not in PARTS:
        raise Trouble("replay-words")
    return await show(ctx, await tables.load(ctx.tx, table), part)


@declared.button("replay", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing, part: str = GAME) -> Reply:
    """Shows a part of a game as everybody saw it, as far as everybody may know of it."""
    if part not in PARTS:
        raise Trouble("unknown-button")
    table, words = playing.table, ctx.words
    public = await earlier.public_log(ctx.tx, playing)
    turns = films.turns_of(public)
    if part == ROUND:
        seats = range(playing.match.header.seats)
        turns = films.last_round(turns, [seat for seat in seats if seat not in playing.match.resigned])
    shown = films.joined(turns)
    picture = await replays.asked(films.film, playing, words, public, shown, ctx.kept(table.id))
    title = ctx.say("earlier-heading", game=library.meta(table.game).title, table=literal(table.name))
    told = ctx.say("replay-of", first=turns[0].first, last=turns[-1].last, count=len(picture.frames))
    other = ROUND if part == GAME else GAME
    buttons = (
        Button(presses.make("replay", table.id, other), ctx.say(f"replay-{other}")),
        Button(presses.make("at", table.id, turns[0].first, "board"), ctx.say("button-step-through")),
    )
    return Reply(
        Message(
            compose(f"{title} {told}"),
            picture=picture,
            alt=f"{told} {posts.alt_text(playing, words)}",
            buttons=(buttons,),
            meanwhile=compose(f"{title} {ctx.say('replay-meanwhile', count=len(picture.frames))}"),
        )
    )
