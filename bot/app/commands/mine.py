"""What belongs to a member: tables, notes, language and pictures, and all that is stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

import msgspec
from babel import Locale

from bot.app.commands import wishes
from bot.app.panels.choosing import rows
from bot.app.play import completing, outgoing, posts, reminders, tables
from bot.app.play.outgoing import Outgoing
from bot.app.speech import declared, paging, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, languages, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import block, compose, join, sections
from bot.app.time import deadlines, next_word
from render.core.scene import LAYOUTS
from rules.core import library
from storage.rows import AwaitedRow, NoteRow, OutboxRow, PingRow, TableRow

LONGEST_NOTE = 2000
CALLS = (next_word.IN_PRIVATE, next_word.IN_GROUP, next_word.DAILY)
"""How a member may be called to a turn."""
UNCHOSEN = "unchosen"
"""Stands in a message for a choice that the member has not made."""
FOREWARNED = {"next": True, "next off": False}
"""What is typed to be told beforehand whose turn comes next, or not any more."""
LISTED = 10
"""Calls that a member is told of."""
JUST_NOW = 60.0
"""Seconds for which a table waits without anybody having to know how long."""
MOST_LISTED = 16
"""Tables that one page lists: each may have a button, and one row is left for those that turn the page."""
_WISHES = ("export", "delete")
TEST = "test"


@declared.command("mygames", who="everybody", heard="in private", does="looks")
async def mygames(ctx: Context, line: str) -> Reply:
    """Lists all tables of the member, over all places, those that wait first."""
    return await _list_games(ctx, 0)


@declared.button("mygames", who="everybody", heard="quietly", does="looks")
async def show_mygames(ctx: Context, page: str = "") -> Reply:
    """Lists all tables of the member, or turns to a page of them."""
    reply = await _list_games(ctx, presses.number(page))
    return msgspec.structs.replace(reply, replace=bool(page))


async def _list_games(ctx: Context, number: int) -> Reply:
    waiting = await ctx.tx.awaited.of_member(ctx.member.id)
    lines, buttons, seen = [], [], set()
    for table, row in waiting:
        if table.id in seen:
            continue
        seen.add(table.id)
        lines.append(_linked(ctx, table, await _if_it_stands(ctx, table, _waits(ctx, table, row))))
        buttons.append(Button(presses.make("play", table.id), ctx.say("button-play-at", table=table.name), "main"))
    own = await ctx.tx.tables.of_member(ctx.member.id, tables.OPEN)
    watched = await ctx.tx.watchers.tables_of(ctx.member.id)
    for kind, found in (("other", own), ("watched", watched)):
        for table in found:
            if table.id not in seen:
                seen.add(table.id)
                said = ctx.say(
                    f"mygames-{kind}",
                    game=library.meta(table.game).title,
                    table=literal(table.name),
                    status=ctx.say(f"table-{table.status}"),
                )
                lines.append(_linked(ctx, table, await _if_it_stands(ctx, table, said)))
    if not lines:
        return Reply(Message(compose(ctx.say("mygames-none")), buttons=_beginnings(ctx.words)))
    pages = paging.pages(lines, MOST_LISTED)
    page = paging.chosen(number, len(pages))
    start = sum(map(len, pages[:page]))
    listed = rows(buttons[start : start + len(pages[page])])
    leads = paging.leads(ctx.words, page, len(pages), lambda other: presses.make("mygames", other))
    return Reply(Message(compose("\n".join(pages[page])), buttons=(*listed, *leads)))


def _waits(ctx: Context, table: TableRow, row: AwaitedRow) -> str:
    """Says since when a table waits for the member, and until when."""
    title, name, waited = library.meta(table.game).title, literal(table.name), ctx.now - row.since
    if waited < JUST_NOW:
        said = ctx.say("mygames-waiting-now", game=title, table=name)
    else:
        said = ctx.say("mygames-waiting", game=title, table=name, since=posts.duration(ctx.words, waited))
    if row.deadline is not None and table.paused_at is not None:
        return f"{said} {ctx.say('post-time-left', time=posts.duration(ctx.words, row.deadline - table.paused_at))}"
    if row.deadline is not None and table.still is None:
        return f"{said} {posts.due(ctx.words, row.deadline, ctx.now)}"
    return said


def _beginnings(words: Words) -> tuple[tuple[Button, ...], ...]:
    """Returns the buttons by which who sits nowhere begins: with others, with bots, alone, or by learning a game."""
    with_others = Button(presses.make("new"), words("button-new-table"), "main")
    alone = Button(presses.make("new", "", wishes.PRACTICE), words("button-try"))
    bots = Button(presses.make("against"), words("button-against"))
    return ((with_others, bots, alone, Button(presses.make("learn"), words("button-learn"))),)


async def _if_it_stands(ctx: Context, table: TableRow, said: str) -> str:
    """Adds that a table stands still because it cannot be reached, if it does."""
    stands = table.still is not None and await ctx.tx.tables.is_unreached(table.id)
    return f"{said} {ctx.say('dashboard-unreached')}" if stands else said


def _linked(ctx: Context, table: TableRow, said: str) -> str:
    """Adds the address of a table's latest board, before the first one of its lobby, where there is one."""
    link = ctx.link(table)
    return f"{said} {literal(link)}" if link else said


@declared.command(
    "watch", who="everybody", heard="quietly", does="changes", args=(completing.table(*tables.OPEN),), group="my"
)
async def watch(ctx: Context, line: str) -> Reply:
    """Keeps a table in the list of the member's tables, or takes it off again."""
    table = await tables.find_alone(ctx, line, tables.OPEN)
    if any(seat.member == ctx.member.id for seat in await ctx.tx.seats.of(table.id)):
        return ctx.reply("watch-own", table=literal(table.name))
    if ctx.member.id in await ctx.tx.watchers.of(table.id):
        await ctx.tx.watchers.remove(table.id, ctx.member.id)
        return ctx.reply("watch-off", table=literal(table.name))
    await ctx.tx.watchers.add(table.id, ctx.member.id)
    return ctx.reply("watch-on", table=literal(table.name))


@declared.command(
    "notes", who="everybody", heard="in private", does="changes", args=(completing.OF_ALL, Arg(name="text")), group="my"
)
async def notes(ctx: Context, line: str) -> Reply:
    """Shows the member's own notes on a table, or writes them anew."""
    table, rest = await tables.find(ctx, line, tables.ALL, people=True)
    if not rest:
        note = await ctx.tx.notes.get(table.id, ctx.member.id)
        if note is None:
            return ctx.reply("notes-none", table=literal(table.name))
        return Reply(
            Message(join(compose(ctx.say("notes-of", table=literal(table.name))), block(sections(note.text)[0])))
        )
    if len(rest) > LONGEST_NOTE:
        raise Trouble("note-too-long", longest=LONGEST_NOTE, length=len(rest))
    before = await ctx.tx.notes.get(table.id, ctx.member.id)
    await ctx.tx.notes.put(NoteRow(table=table.id, member=ctx.member.id, text=rest))
    if before is None or before.text == rest:
        return ctx.reply("notes-kept", table=literal(table.name))
    return Reply(Message(join(compose(ctx.say("notes-replaced", table=literal(table.name))), block(before.text))))


@declared.command(
    "language",
    who="everybody",
    heard="in private",
    does="changes",
    args=(completing.choice("language", languages(), lambda words, code: _called(code, words.language)),),
    group="my",
)
async def language(ctx: Context, line: str) -> Reply:
    """Chooses the language of private answers; without a word it shows which one holds, with buttons."""
    code = line.strip().lower()
    if code and code not in languages():
        raise Trouble("which-language", languages=", ".join(languages()))
    if code:
        await ctx.tx.members.update(replace(ctx.member, language=code))
    words = Words(code) if code else ctx.words
    offered = {one: _called(one, one) for one in languages()}
    return _choice(words, words("language-chosen"), "language", offered, (words.language,))


def _called(code: str, language: str) -> str:
    """Returns what a language is called in one."""
    return str(Locale.parse(code).get_display_name(language))


@declared.button("language", who="everybody", heard="quietly", does="changes")
async def choose_language(ctx: Context, code: str) -> Reply:
    """Chooses the language that a button names."""
    return msgspec.structs.replace(await language(ctx, code), replace=True)


@declared.command(
    "picture",
    who="everybody",
    heard="in private",
    does="changes",
    args=(completing.choice("layout", LAYOUTS, lambda words, layout: words(f"layout-{layout}")),),
    group="my",
)
async def picture(ctx: Context, line: str) -> Reply:
    """Chooses how pictures are arranged in private answers; without a word it shows how they are, with buttons."""
    layout = line.strip().lower()
    if layout and layout not in LAYOUTS:
        raise Trouble("which-picture")
    if layout:
        await ctx.tx.members.update(replace(ctx.member, layout=layout))
    chosen = layout or ctx.member.layout
    offered: dict[str, str] = {one: ctx.say(f"button-picture-{one}") for one in LAYOUTS}
    return _choice(ctx.words, ctx.say(f"picture-{chosen or UNCHOSEN}"), "picture", offered, (chosen,))


@declared.button("picture", who="everybody", heard="quietly", does="changes")
async def choose_picture(ctx: Context, layout: str) -> Reply:
    """Chooses the arrangement of pictures that a button names."""
    return msgspec.structs.replace(await picture(ctx, layout), replace=True)


@declared.command(
    "calls",
    who="everybody",
    heard="in private",
    does="changes",
    args=(
        completing.choice("where", (*CALLS, *FOREWARNED), lambda words, wish: words(f"where-{wish.replace(' ', '-')}")),
    ),
    group="my",
)
async def calls(ctx: Context, line: str) -> Reply:
    """Chooses whether the member is called to turns in private, at the table, or to all tables once a day.

    So it is chosen whether the member is told, too, when their turn comes next. Without words it shows what holds, with
    buttons.
    """
    wish = " ".join(line.lower().split())
    if wish in CALLS:
        member = replace(ctx.member, calls=wish)
    elif wish in FOREWARNED:
        member = replace(ctx.member, forewarned=FOREWARNED[wish])
    elif wish:
        raise Trouble("which-calls")
    else:
        member = ctx.member
    if wish:
        await ctx.tx.members.update(member)
        await deadlines.recall(ctx.tx, member.id, ctx.now)
    next = "next" if member.forewarned else "next-off"
    offered = {one: ctx.say(f"button-calls-{one}") for one in (*CALLS, "next")}
    said = f"{ctx.say(f'calls-{member.calls or UNCHOSEN}')}\n{ctx.say(f'calls-{next}')}"
    reply = _choice(ctx.words, said, "calls", offered, (member.calls, next))
    if not wish or reply.message is None:
        return reply
    return Reply(await reminders.with_tables_that_wait(ctx.tx, member, ctx.words, reply.message, ctx.now))


@declared.button("calls", who="everybody", heard="quietly", does="changes")
async def choose_calls(ctx: Context, what: str) -> Reply:
    """Chooses how the member is called as a button names it; the one for who is next is pressed on and off."""
    wish = "next off" if what == "next" and ctx.member.forewarned else what
    return msgspec.structs.replace(await calls(ctx, wish), replace=True)


def _choice(words: Words, said: str, verb: str, offered: Mapping[str, str], chosen: Collection[str]) -> Reply:
    """Says what holds, with a button for each choice, of which those that hold are marked."""
    buttons = tuple(
        Button(presses.make(verb, one), words("button-chosen", choice=label) if one in chosen else label)
        for one, label in offered.items()
    )
    return Reply(Message(compose(said), buttons=rows(buttons, 3)))


@declared.command(
    "pings",
    who="everybody",
    heard="in private",
    does="changes",
    args=(Arg(name="test", kind="yes", written=TEST),),
    group="my",
)
async def pings(ctx: Context, line: str) -> Reply:
    """Tells by what the member was called last and whether it arrived, or has a test sent."""
    if line.strip().lower() == TEST:
        return await test_ping(ctx)
    if line.strip():
        raise Trouble("pings-words")
    lines = [await _ping(ctx, row, post) for row, post in await ctx.tx.pings.latest(ctx.member.id, LISTED)]
    button = Button(presses.make("ping"), ctx.say("button-test-ping"))
    return Reply(Message(compose("\n".join(lines or [ctx.say("pings-none")])), buttons=((button,),)))


@declared.button("ping", who="everybody", heard="quietly", does="changes")
async def test_ping(ctx: Context) -> Reply:
    """Has something sent to the member in private, as a reminder would be."""
    own = await ctx.tx.tables.of_member(ctx.member.id, tables.PLAYED)
    here = next((table for table in reversed(own) if table.platform == ctx.place.platform), None)
    if here is None:
        raise Trouble("pings-no-table")
    key = ctx.tx.token()
    message = Message(compose(ctx.say("ping-is-test")))
    await outgoing.send(ctx.tx, here, Outgoing(what="tell", user=ctx.actor.user, message=message), key=key, now=ctx.now)
    row = PingRow(member=ctx.member.id, table=here.id, kind="test", at=ctx.now, post=key)
    await ctx.tx.pings.add(row)
    return ctx.reply("ping-test-sent")


async def _ping(ctx: Context, row: PingRow, post: OutboxRow | None) -> str:
    """Says when a member was called to which table, and what has become of that."""
    table = await ctx.tx.tables.get(row.table)
    became = "gone" if post is None else "failed" if post.failed else "waiting" if post.sent is None else "sent"
    return ctx.say(
        f"ping-{row.kind}",
        table=literal(table.name if table is not None else "?"),
        when=posts.when(ctx.words, row.at, ctx.now),
        became=ctx.say(f"ping-became-{became}"),
    )


@declared.command(
    "mydata",
    who="everybody",
    heard="in private",
    does="looks",
    args=(completing.choice("what", _WISHES, lambda words, wish: words(f"mydata-wish-{wish}")),),
    group="my",
    in_group="data",
)
async def mydata(ctx: Context, line: str) -> Reply:
    """Shows what is stored of the member, exports it part by part, or asks whether it is to be deleted."""
    wish, _, part = line.strip().lower().partition(" ")
    if wish == "delete":
        button = Button(presses.make("forget"), ctx.say("button-forget"), "danger")
        return Reply(Message(compose(ctx.say("mydata-really")), buttons=((button,),)))
    stored = await ctx.tx.members.everything(ctx.member.id)
    if wish == "export":
        written = json.dumps(stored, ensure_ascii=False, indent=1, default=str)
        return in_parts(ctx, written, presses.number(part), lambda next: presses.make("export", next))
    if wish:
        raise Trouble("mydata-words")
    counts = ctx.words.list(
        ctx.say(f"mydata-{name.replace('_', '-')}", count=len(rows))
        for name, rows in stored.items()
        if isinstance(rows, list) and rows
    )
    return ctx.reply("mydata-summary", name=literal(ctx.member.name), counts=counts)


@declared.button("export", who="everybody", heard="quietly", does="looks")
async def export(ctx: Context, part: str) -> Reply:
    """Shows a part of what is stored of the member."""
    return await mydata(ctx, f"export {part}")


def in_parts(ctx: Context, written: str, part: int, press: Callable[[int], str]) -> Reply:
    """Shows a part of what is written, counted from 0, with a button for the next one."""
    parts = sections(written)
    part = part if 0 <= part < len(parts) else 0
    more = Button(press(part + 1), ctx.say("button-more"))
    return Reply(Message(block(parts[part]), buttons=((more,),) if part + 1 < len(parts) else ()))


@declared.button("forget", who="everybody", heard="quietly", does="changes")
async def forget(ctx: Context) -> Reply:
    """Deletes what is stored of the member; the seats in running games must be given up first."""
    running = await ctx.tx.tables.of_member(ctx.member.id, tables.OPEN)
    if running:
        names = ctx.words.list(literal(table.name) for table in running)
        raise Trouble("still-seated", tables=names)
    await ctx.tx.members.forget(ctx.member.id)
    return ctx.reply("mydata-forgotten")
