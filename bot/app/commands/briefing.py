"""The brief for who takes a seat over: all that the one before would have known, for that eye alone."""

from __future__ import annotations

from bot.app.commands import looking
from bot.app.play import news, posts, tables
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import FULLER, LONGEST, as_plain, beginning, compose, join
from render.core import studio
from render.core.palette import LOOKS
from rules.core import library
from storage.rows import TableRow

MOST_TOLD = 12
"""Events of the last round that are told; the rest is one press away."""


@declared.button("brief", who="players", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing) -> Reply:
    """Shows the brief of the member's seat once more."""
    return await brief(ctx, playing)


async def brief(ctx: Context, playing: Playing, *opening: str) -> Reply:
    """Shows the position, the points by source, what the seat holds, its last round and the game in two minutes."""
    table, seat = playing.table, playing.eye_of(ctx.member.id)
    if seat is None:
        raise Trouble("not-at-table", table=table.name)
    events = await news.of_seat(ctx.tx, playing, seat)
    told = posts.tell(ctx.words, table.game, events[-MOST_TOLD:], playing.names)
    colour = LOOKS[playing.colours[seat]]
    said = ctx.say(
        "brief-heading",
        game=library.meta(table.game).title,
        table=literal(table.name),
        seat=tables.seat_mark(seat),
        colour=f"{colour.mark} {ctx.say(f'colour-{colour.name}')}",
    )
    lines = [
        *opening,
        said,
        *looking.score_lines(ctx, playing),
        *([ctx.say("brief-round"), *told] if told else []),
        *ctx.say(f"{table.game}-primer").split("\n"),
    ]
    hand = posts.hand_in_text(playing, ctx.words, seat) if studio.private_picture(table.game) else ()
    room = len(as_plain(hand)) + 1
    short, full = (beginning(lines, longest - room) for longest in (LONGEST, FULLER))
    rules = posts.rules_button(table.game, ctx.words)
    return Reply(
        Message(
            join(compose("\n".join(short)), hand),
            fuller=join(compose("\n".join(full)), hand) if full != short else (),
            picture=posts.picture(playing, ctx.words, seat, events=events),
            alt=posts.alt_text(playing, ctx.words),
            buttons=(*posts.table_buttons(table, ctx.words, play=seat in playing.match.awaited), (rules,)),
        )
    )


def leads(table: TableRow, words: Words) -> tuple[tuple[Button, ...], ...]:
    """Returns the button that leads to the brief."""
    return ((Button(presses.make("brief", table.id), words("button-brief")),),)
