"""What can be done with a game that is over: playing it again with the same people, and keeping its record."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.app.commands import earlier, house, looking, mine, opening, starting
from bot.app.play import calling, films, replays, tables
from bot.app.play.films import Turn
from bot.app.play.naming import free_name, new_id
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, File, Message, Place, Reply
from bot.app.speech.text import compose
from rules.core import history, library
from rules.core import record as records
from rules.core.log import Entry, effective
from storage.rows import TableRow


@declared.button("rematch", who="players", heard="aloud", does="changes", of=tables.played)
async def rematch(ctx: Context, playing: Playing) -> Reply:
    """Opens a lobby like that of a finished game for those who have played, and calls them; one for each game.

    Where nobody else is to be waited for the game begins at once.
    """
    over = playing.table
    if not playing.seats_of(ctx.member.id):
        raise Trouble("not-at-table", table=over.name)
    if over.status != "over":
        raise Trouble("not-over-yet", table=over.name)
    if (there := await _opened(ctx, over)) is not None:
        join = Button(presses.make("join", there.id), ctx.say("button-join"), "main")
        said = ctx.say("rematch-there", table=literal(there.name))
        return Reply(Message(compose(said), buttons=((join,),) if there.status == "lobby" else ()))
    ctx = replace(ctx, place=_place_of(ctx, over))
    rules = await house.require_welcome(ctx)
    others = [row.member for row in playing.seats if row.member is not None and row.member != ctx.member.id]
    table = await _like(ctx, playing, invite_only=over.invite_only or bool(others))
    bots = tuple(row.bot for row in playing.seats if row.bot)
    table = await opening.open_table(ctx, rules, table, await _calling(ctx, playing, others), bots)
    await _invite(ctx, table, others)
    await ctx.tx.tables.update(replace(over, again=table.id))
    return opening.told(ctx, table) if others else await starting.begin(ctx, table)


async def _like(ctx: Context, playing: Playing, *, invite_only: bool) -> TableRow:
    """Returns a table in its lobby that is like that of a finished game, with the member as its host."""
    over = playing.table
    return replace(
        over,
        id=new_id(ctx.luck),
        name=await free_name(ctx.tx, over.platform, over.channel, ctx.luck),
        options=json.dumps(json.loads(over.options) | _beginning(over.game)),
        status="lobby",
        invite_only=invite_only,
        host=ctx.member.id,
        begins=_last(playing) if _beginning(over.game) else None,
        thread="",
        post="",
        call="",
        lobby="",
        again=None,
        paused_at=None,
        voted=False,
        due=None,
        created=ctx.now,
        changed=ctx.now,
    )


@declared.button("record", who="everybody", heard="quietly", does="looks", of=tables.played)
async def show_record(ctx: Context, playing: Playing, part: str = "0") -> Reply:
    """Shows the record of a game, part by part or as a file; while it goes on only what the member may know of it."""
    log = await tables.stored_log(ctx.tx, playing.table.id)
    if playing.table.status == "over":
        written = records.write(playing.match.header, log)
    else:
        written = await _excerpt(
            ctx, playing, [entry for entry in effective(log) if entry.n <= playing.match.base_last]
        )
    if ctx.place.pressed:
        return Reply(await _to_be_kept(ctx, playing, written))
    return mine.in_parts(
        ctx, written, presses.number(part), lambda next: presses.make("record", playing.table.id, next)
    )


async def _to_be_kept(ctx: Context, playing: Playing, written: str) -> Message:
    """Tells a game turn by turn, with its record as a file."""
    public = await earlier.public_log(ctx.tx, playing)
    told = history.retell(playing.match.header, public, ctx.kept(playing.table.id))
    said = await replays.asked(looking.tell_log, ctx.words, playing, told, 0, playing.eye_of(ctx.member.id))
    lines = [line for turn in films.turns_of(public) for line in _turn(playing, turn, said)]
    check = ctx.say("record-check" if playing.match.over else "record-excerpt")
    head = [looking.heading(ctx, playing), *looking.score_lines(ctx, playing), check]
    name = f"{playing.table.game}-{playing.table.name}.txt".lower()
    return Message(compose("\n".join(head)), file=File(name=name, text=written, told=compose("\n".join(lines))))


def _turn(playing: Playing, turn: Turn, said: Mapping[int, str]) -> Iterator[str]:
    """Yields whose turn it was, and what happened in it by each entry."""
    lines = [said[n] for n in range(turn.first, turn.last + 1) if n in said]
    if lines and 0 <= turn.seat < len(playing.names):
        yield f"**{literal(playing.names[turn.seat])}**"
    yield from lines


async def _excerpt(ctx: Context, playing: Playing, public: list[Entry]) -> str:
    """Tells what is final as the log tells it to the member, with the chains by which the record is compared later."""
    header = playing.match.header
    told = history.retell(header, public, ctx.kept(playing.table.id))
    said = await replays.asked(looking.tell_log, ctx.words, playing, told, 0, playing.eye_of(ctx.member.id))
    entries = (f"{said.get(n, n)}\n  = {entry.chain}" for n, entry in enumerate(public))
    return "\n".join((*records.head_for_all(header), *entries, f"# {ctx.say('record-excerpt')}"))


async def _opened(ctx: Context, over: TableRow) -> TableRow | None:
    """Returns the table at which a finished game is played again, unless that was closed."""
    table = await ctx.tx.tables.get(over.again) if over.again is not None else None
    return table if table is not None and table.status != "closed" else None


def _place_of(ctx: Context, over: TableRow) -> Place:
    """Returns where the finished game was opened."""
    here = ctx.place if (ctx.place.platform, ctx.place.channel) == (over.platform, over.channel) else None
    server, alone = (here.server, here.alone) if here else ("", False)
    return Place(platform=over.platform, channel=over.channel, thread=over.home, server=server, alone=alone)


def _beginning(game: str) -> dict[str, str]:
    """Returns the option by which the first seat begins, where a game has one."""
    return {option.name: "0" for option in library.meta(game).options if option.begins}


def _last(playing: Playing) -> int | None:
    """Returns the member who was last."""
    last = max(playing.match.public_scores, key=lambda score: (score.place, score.seat))
    return playing.seats[last.seat].member


async def _calling(ctx: Context, playing: Playing, others: list[int]) -> str:
    """Says whom a rematch is for, so that everybody but its host is called."""
    names = {row.member: playing.names[row.seat] for row in playing.seats}
    called = [
        await calling.name(ctx.tx, playing.table, playing.people[member], names[member], ctx.now)
        for member in dict.fromkeys(others)
    ]
    words = Words(playing.table.language)
    return words("rematch-called", players=words.list(called)) if called else ""


async def _invite(ctx: Context, table: TableRow, others: list[int]) -> None:
    """Keeps the seats for those who have played."""
    for member in others:
        for identity in await ctx.tx.members.identities(member):
            await ctx.tx.guests.invite(table.id, identity.platform, identity.user, ctx.now)
