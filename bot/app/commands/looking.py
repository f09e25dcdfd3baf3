"""Looking at a table without changing anything: board, hand, log, score, legal moves, questions, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec

from bot.app.commands import earlier
from bot.app.panels import move_panel
from bot.app.play import completing, news, orders, posts, replays, tables, unreached
from bot.app.play.tables import Playing
from bot.app.speech import declared, paging, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import AFTER, Button, Message, Reply
from bot.app.speech.text import LONG, beginning, compose, join, shorten
from bot.app.time import next_word
from render.core import studio
from rules.core import history, library, notation
from rules.core import match as matches
from rules.core.chance import ReplayError
from rules.core.contract import Seat
from rules.core.log import Entry, effective
from rules.core.notation import Tree
from rules.core.seats import known_of_all

MOST_LEGAL = 60
"""Legal notations that one answer lists, each in a line of its own."""
MOST_BRANCHES = 25
"""First words that are told apart where there are more notations than that."""
MOST_TOLD = 150
"""Entries that are told at a time where none is named to begin with; there is no room for more."""
FROM, BEFORE = "from", "before"
"""Stand in a button for the part of the log from an entry on, and for the part that ends with the one before."""
MOST_COUNTED = 1000
"""How far notations that are not listed are counted."""


_ENTRY = replace(completing.ENTRY, tells=earlier.tell_entries)


@declared.command("verify", who="everybody", heard="quietly", does="looks", args=(completing.OF_PLAYED,), group="table")
async def verify(ctx: Context, line: str) -> Reply:
    """Replays a game and tells what is as it should be; what it was drawn from is told once it is over."""
    table = await tables.find_alone(ctx, line)
    return await show_check(ctx, await tables.load(ctx.tx, table))


@declared.button("verify", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show_check(ctx: Context, playing: Playing) -> Reply:
    """Replays a game and tells what is as it should be, likewise."""
    match, table = playing.match, playing.table
    log = await tables.stored_log(ctx.tx, table.id)
    try:
        await replays.run(history.examine, match, log)
    except ReplayError:  # what it says may tell what is hidden
        raise Trouble("verify-wrong", table=table.name) from None
    header, luck = match.header, playing.game.meta.luck
    said = [ctx.say("verify-log", table=literal(table.name), entry=match.base_last, chain=match.base_chain)]
    if luck and match.over:
        given = [literal(word) for word in header.words]
        said.append(
            ctx.say("verify-draws", secret=literal(header.secret), count=len(given), words=ctx.words.list(given))
        )
    if luck:
        said.append(ctx.say("verify-secret", commitment=header.commitment))
    if header.beginning:
        said.append(ctx.say("verify-beginning", beginning=header.beginning))
    if luck:
        said.append(ctx.say("verify-over" if match.over else "verify-running"))
    record = Button(presses.make("record", table.id), ctx.say("button-record"))
    return Reply(Message(compose("\n".join(said)), buttons=((record,),)))


async def _ways_to_look(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes what may be said of the board: in words, or another of the game's pictures for everybody."""
    table, _ = await tables.find(ctx, typed)
    head = completing.address(typed)
    return completing.matching(typed.lstrip().removeprefix(head), head, _ways(table.game)[:-1])


async def _tell_looks(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what is shown by the ways to look with which lines end, as their buttons do."""
    table, _ = await tables.find(ctx, typed)
    names = (way.split()[-1] for way in ways)
    return tuple(ctx.say("button-text" if name == earlier.TEXT else f"{table.game}-show-{name}") for name in names)


_LOOK = (completing.OF_PLAYED, Arg(name="view", completes=_ways_to_look, tells=_tell_looks), _ENTRY)


@declared.command("board", who="everybody", heard="quietly", does="looks", args=_LOOK, whole=_ways_to_look)
async def board(ctx: Context, line: str) -> Reply:
    """Shows the board as the member sees it, as a picture or, with ``text``, in words; or at an earlier entry.

    The name of another picture that is for everybody shows that one instead; ``after`` in answer to a post the board
    as it stood then.
    """
    table, rest = await tables.find(ctx, line)
    playing = await tables.load(ctx.tx, table)
    ways, asked = _ways(table.game), rest.lower().split()
    numbers = [presses.number(word) for word in asked if word not in (*ways, AFTER)]
    if any(number < 0 for number in numbers):
        raise Trouble("board-words", choices=", ".join(f"`{way}`" for way in ways if way != "board"))
    if AFTER in asked:
        numbers.append(await earlier.shown_by_post(ctx, playing))
    way = min((word for word in asked if word in ways), key=ways.index, default="board")
    if numbers:
        return await earlier.show(ctx, playing, numbers[0], way)
    return await show_board(ctx, playing, way)


def _ways(game: str) -> tuple[str, ...]:
    """Returns the ways to look at a table: in words, or by one of the pictures for everybody."""
    return (earlier.TEXT, *studio.public_pictures(game), "board")


@declared.button("board", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def press_board(ctx: Context, playing: Playing, name: str = "board") -> Reply:
    """Shows the board, or another picture that is for everybody."""
    return await show_board(ctx, playing, _way(playing, name))


@declared.button("text", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def press_text(ctx: Context, playing: Playing) -> Reply:
    return await show_board(ctx, playing, earlier.TEXT)


@declared.button("at", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def press_at(ctx: Context, playing: Playing, entry: str, way: str) -> Reply:
    """Shows the table after an entry, or as it is now, in the place of the one whose button was pressed."""
    way = _way(playing, way)
    if entry == earlier.NOW:
        reply = await show_board(ctx, playing, way)
    else:
        number = await earlier.since(ctx, playing) if entry == posts.SINCE else presses.number(entry)
        reply = await earlier.show(ctx, playing, number, way)
    return msgspec.structs.replace(reply, replace=True)


def _way(playing: Playing, name: str) -> str:
    """Returns a way to look that stands in a button; raises `Trouble` for one that the game does not have."""
    if name not in _ways(playing.table.game):
        raise Trouble("unknown-button")
    return name


async def show_board(ctx: Context, playing: Playing, way: str = "board", *, opening: str = "") -> Reply:
    """Shows the board, in words or as a picture, or another picture for everybody.

    With an ``opening`` it takes the place of the message whose button was pressed.
    """
    seat = playing.eye_of(ctx.member.id)
    stands = await unreached.note(ctx.tx, playing.table, ctx.words)
    title = compose("\n".join(line for line in (opening, heading(ctx, playing), stands) if line))
    buttons = posts.table_buttons(playing.table, ctx.words, play=seat in playing.match.awaited)
    buttons = (*buttons, *await _nudge_button(ctx, playing))
    if way == earlier.TEXT:
        return Reply(Message(join(title, posts.board_in_text(playing, ctx.words, seat)), buttons=buttons))
    events = await news.of_seat(ctx.tx, playing, seat)
    return Reply(
        Message(
            title,
            picture=posts.picture(playing, ctx.words, seat, name=way, events=events),
            alt=posts.alt_text(playing, ctx.words, way),
            buttons=buttons,
        ),
        replace=bool(opening),
        refused=bool(opening),
    )


async def _nudge_button(ctx: Context, playing: Playing) -> tuple[tuple[Button, ...], ...]:
    """Returns the button by which who waits for others has them reminded, once they have had a day."""
    own = playing.seats_of(ctx.member.id)
    if not own or playing.table.status != "running" or playing.table.paused_at is not None:
        return ()
    slow = [row for row in await ctx.tx.awaited.of(playing.table.id) if next_word.is_slow(row, ctx.now)]
    if not any(playing.seats[row.seat].member not in (None, ctx.member.id) for row in slow):
        return ()
    return ((Button(presses.make("nudge", playing.table.id), ctx.say("button-nudge")),),)


@declared.command("hand", who="players", heard="in private", does="looks", args=(completing.OF_PLAYED,))
async def hand(ctx: Context, line: str) -> Reply:
    """Shows what the member alone may see: the private picture of the seat, and what is on it in words."""
    table = await tables.find_alone(ctx, line)
    return await show_hand(ctx, await tables.load(ctx.tx, table))


@declared.button(
    "hand", who="players", heard="quietly", does="looks", of=tables.played, board_instead=True, linked=True
)
async def show_hand(ctx: Context, playing: Playing) -> Reply:
    """Shows the private picture; raises `Trouble` for who does not play, and where there is none."""
    game, seat = playing.table.game, playing.eye_of(ctx.member.id)
    if seat is None:
        raise Trouble("not-at-table", table=playing.table.name)
    private = studio.private_picture(game)
    if private is None:
        raise Trouble("no-hand", game=library.meta(game).title)
    picture = posts.picture(playing, ctx.words, seat, name=private)
    buttons = posts.table_buttons(playing.table, ctx.words, play=seat in playing.match.awaited)
    alt = posts.alt_text(playing, ctx.words, private)
    text = join(compose(heading(ctx, playing)), posts.hand_in_text(playing, ctx.words, seat))
    return Reply(Message(text, picture=picture, alt=alt, buttons=buttons))


@declared.command(
    "log", who="everybody", heard="quietly", does="looks", args=(completing.OF_PLAYED, _ENTRY), group="table"
)
async def log(ctx: Context, line: str) -> Reply:
    """Tells what has happened, entry by entry, up to the last or, with a number, from that entry on."""
    table, rest = await tables.find(ctx, line)
    playing = await tables.load(ctx.tx, table)
    start = presses.number(rest) if rest else None
    if start == -1:
        raise Trouble("log-words")
    return await _show_log(ctx, playing, start)


@declared.button("log", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def turn_log(ctx: Context, playing: Playing, side: str, entry: str) -> Reply:
    """Tells the log from an entry on, or up to one, in the place of what was told of it."""
    number = presses.number(entry)
    if number < 0 or side not in (FROM, BEFORE):
        raise Trouble("unknown-button")
    reply = await _show_log(ctx, playing, number if side == FROM else None, number if side == BEFORE else None)
    return msgspec.structs.replace(reply, replace=True)


async def _show_log(ctx: Context, playing: Playing, start: int | None = None, before: int | None = None) -> Reply:
    """Tells as much of the log as has room: from an entry on, or else the last of it, or of what is before one."""
    in_force = effective(await tables.stored_log(ctx.tx, playing.table.id))[:before]
    public = sum(entry.n <= playing.match.base_last for entry in in_force)
    first = max(0, public - MOST_TOLD) if start is None else start  # by what everybody may know of alone
    told = history.retell(playing.match.header, in_force, ctx.kept(playing.table.id), first)
    lines = await replays.asked(tell_log, ctx.words, playing, told, first, playing.eye_of(ctx.member.id))
    fitting = shorten([*lines.values()], LONG)[0] if start is None else beginning([*lines.values()], LONG)
    shown = [*lines][-len(fitting) :] if start is None else [*lines][: len(fitting)]
    said = [heading(ctx, playing), *(fitting or [ctx.say("log-empty")])]
    return Reply(Message(compose("\n".join(said)), buttons=_log_buttons(ctx, playing, first, [*lines], shown, before)))


def _log_buttons(
    ctx: Context, playing: Playing, first: int, told: Sequence[int], shown: Sequence[int], before: int | None
) -> tuple[tuple[Button, ...], ...]:
    """Returns the buttons that lead from the entries that are shown, of those told from the ``first`` on, to others."""
    if not shown:
        return ()
    row, table = [], playing.table.id
    if first > 1 or shown[0] != told[0]:  # the first of all is the setup, of which there may be nothing to tell
        row.append(Button(presses.make("log", table, BEFORE, shown[0]), ctx.say("page-before")))
    if shown[-1] != told[-1] or before is not None:
        row.append(Button(presses.make("log", table, FROM, shown[-1] + 1), ctx.say("page-next")))
    return (tuple(row),) if row else ()


@declared.command("score", who="everybody", heard="quietly", does="looks", args=(completing.OF_PLAYED,), group="table")
async def score(ctx: Context, line: str) -> Reply:
    """Tells the points of all seats with where they come from."""
    table = await tables.find_alone(ctx, line)
    return await show_score(ctx, await tables.load(ctx.tx, table))


@declared.button("score", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show_score(ctx: Context, playing: Playing) -> Reply:
    """Tells the points of all seats with where they come from."""
    return Reply(Message(compose("\n".join([heading(ctx, playing), *score_lines(ctx, playing)]))))


def score_lines(ctx: Context, playing: Playing) -> list[str]:
    """Says the points of all seats with where they come from, as the member may know them, best first."""
    lines = []
    scores = matches.scores(playing.match, playing.eye_of(ctx.member.id))
    for found in sorted(scores, key=lambda s: (s.place, s.seat)):
        sources = ctx.words.list(
            ctx.say("score-source", source=_source(ctx, playing, name), points=points)
            for name, points in found.sources
            if points
        )
        name = literal(playing.names[found.seat])
        id = "score-line-sources" if sources else "score-line"
        lines.append(ctx.say(id, place=found.place, player=name, points=found.points, sources=sources))
    lines += filter(None, [posts.tie_break(ctx.words, playing, scores)])
    ranked = known_of_all([score.sources for score in scores])
    unranked = dict.fromkeys(
        name for score in scores for name, points in score.sources if points and name not in ranked
    )
    if unranked:
        lines.append(
            ctx.say("score-unranked", sources=ctx.words.list(_source(ctx, playing, name) for name in unranked))
        )
    return lines


def _source(ctx: Context, playing: Playing, name: str) -> str:
    return ctx.say(f"{playing.table.game}-source-{name}")


@declared.command(
    "legal",
    who="players",
    heard="quietly",
    does="looks",
    args=(completing.OF_RUNNING, Arg(name="moves", completes=completing.notations, tells=move_panel.tell_notations)),
    group="turn",
)
async def legal(ctx: Context, line: str) -> Reply:
    """Lists the notations that the member may play now, or those that begin with some words."""
    table, rest = await tables.find(ctx, line, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.seat_to_move(ctx.member.id)
    tree, state = ctx.walked(playing.game), playing.match.state
    prefix = notation.walk(tree, state, seat, tuple(rest.split()))
    if prefix is None:
        raise Trouble("nothing-legal", words=rest[:60])
    lines = _list_legal(ctx.words, tree, state, seat, prefix)
    return Reply(Message(compose("\n".join([heading(ctx, playing), *lines]))))


@declared.button("news", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show_news(ctx: Context, playing: Playing, page: str = "") -> Reply:
    """Tells all that happened since the member's last turn, the latest page first, and to who does not play the log."""
    seat = playing.eye_of(ctx.member.id)
    if seat is None:
        return await _show_log(ctx, playing)
    events = await news.of_seat(ctx.tx, playing, seat)
    told = posts.tell(ctx.words, playing.table.game, events, playing.names)
    pages = paging.pages([*told, *await orders.tell_all_ended(ctx.tx, ctx.words, playing, seat)])
    number = paging.chosen(presses.number(page), len(pages), -1)
    leads = paging.leads(ctx.words, number, len(pages), lambda other: presses.make("news", playing.table.id, other))
    said = [heading(ctx, playing), *(pages[number] or [ctx.say("log-empty")])]
    return Reply(Message(compose("\n".join(said)), buttons=leads), replace=bool(page))


def heading(ctx: Context, playing: Playing) -> str:
    """Says which table is looked at, and who is awaited there."""
    title, name = library.meta(playing.table.game).title, literal(playing.table.name)
    if playing.match.over:
        return ctx.say("heading-over", game=title, table=name)
    awaited = ctx.words.list(literal(playing.names[seat]) for seat in playing.match.awaited)
    return ctx.say("heading-running", game=title, table=name, players=awaited)


def tell_log(
    words: Words, playing: Playing, told: Iterable[tuple[Entry, Sequence[Any]]], start: int, seat: Seat | None
) -> dict[int, str]:
    """Says what happened by each entry, as a seat may know it, by the entry's place among those in force."""
    lines: dict[int, str] = {}
    for n, (entry, events) in enumerate(told, start):
        if entry.n > playing.match.base_last and entry.seat != seat:
            continue
        shown = posts.show(playing.match, events, seat)
        own = entry.seat == seat or playing.match.over
        id = "log-line-automatic" if own and orders.is_automatic(entry.by) else "log-line"
        if said := posts.tell(words, playing.table.game, shown, playing.names):
            lines[n] = "\n".join(words(id, n=n, said=line) for line in said)
    return lines


def _list_legal(words: Words, tree: Tree, state: Any, seat: Seat, prefix: tuple[str, ...]) -> list[str]:
    """Lists the notations below a prefix; where they are many, some of each word that may come next."""
    found = list(islice(notation.legal(tree, state, seat, prefix), MOST_LEGAL + 1))
    lines = beginning([_quoted(one) for one in found[:MOST_LEGAL]], LONG)
    if len(lines) == len(found):
        return lines
    branches = list(islice(notation.branches(tree, state, seat, prefix), MOST_BRANCHES + 1))
    if len(branches) > MOST_BRANCHES:
        return [*lines, words("legal-more", verbs=", ".join(_quoted(" ".join(way)) for way, _ in branches[:12]))]
    room = LONG // (len(branches) + 10)  # and some for the numbers behind them
    told = [_tell_branch(words, list(islice(below, MOST_COUNTED + 1)), room) for _, below in branches]
    more = [_quoted(" ".join(way)) for (way, _), (_, whole) in zip(branches, told, strict=True) if not whole]
    return [*(line for line, _ in told), words("legal-go-on", verbs=", ".join(more))]


def _tell_branch(words: Words, found: Sequence[str], room: int) -> tuple[str, bool]:
    """Returns a line with the first notations of a branch and how many there are, and whether these are all."""
    shown = beginning([_quoted(one) for one in found], room)
    line = ", ".join(shown)
    if len(shown) == len(found):
        return line, True
    many = len(found) > MOST_COUNTED
    return words(
        "legal-branch-many" if many else "legal-branch", moves=line, count=min(len(found), MOST_COUNTED)
    ), False


def _quoted(notation: str) -> str:
    return f"`{literal(notation)}`"
