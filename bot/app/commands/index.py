"""All commands and buttons, and how one is carried out."""

from __future__ import annotations

import zlib
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from bot.app.commands import (
    analysing,
    briefing,
    colours,
    course,
    helping,
    hinting,
    hosting,
    house,
    learning,
    linking,
    listing,
    looking,
    mine,
    moving,
    opening,
    opponents,
    playing_ahead,
    questions,
    refusals,
    rematch,
    replay,
    rewinding,
    rulebook,
    seating,
    standings,
    starting,
    switches,
    times,
    trying,
    voting,
)
from bot.app.commands.catalogue import Catalogue
from bot.app.panels import order_panel
from bot.app.play import tables
from bot.app.speech import declared, messages, presses
from bot.app.speech.context import Context, Trouble, manages
from bot.app.speech.declared import Arg, CommandKind, Completing, Declared, Telling
from bot.app.speech.language import literal
from bot.app.speech.messages import Intent, Place, Reply
from rules.core import codec, library, notation
from rules.core import match as matches
from rules.core.contract import Seat, Unreadable
from rules.core.match import Match, Refused
from storage.store import Transaction

PENDING = "pending"
"""Stands for a platform where an intent waits for its table to be named."""
CARRIED_OUT = "carried-out"
"""Stands for a platform where such an intent has been carried out."""


async def _complete_topic(ctx: Context, typed: str) -> tuple[str, ...]:
    return await helping.complete(CATALOGUE, ctx, typed)


async def _tell_topic(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    return await helping.tell(CATALOGUE, ctx, typed, ways)


@declared.command(
    "help",
    who="everybody",
    heard="aloud",
    does="looks",
    args=(Arg(name="about", completes=_complete_topic, tells=_tell_topic),),
    group="my",
)
async def help(ctx: Context, line: str) -> Reply:
    """Explains in a few lines how it works; each command, and what can be asked in a game."""
    return await helping.explain(CATALOGUE, ctx, line)


@declared.button("help", who="everybody", heard="quietly", does="looks", linked=True)
async def tell_everything(ctx: Context, what: str = "", part: str = "") -> Reply:
    """Tells all commands by their groups, for who asks alone: that is long; or what else a button asks help for.

    A part of it is a group, or a page by its number.
    """
    return await helping.tell_everything(CATALOGUE, ctx, what, part)


GROUPS: dict[str, tuple[CommandKind, ...]] = {
    "tables": (
        opening.new,
        seating.join,
        seating.leave,
        colours.colour,
        switches.options,
        seating.invite,
        starting.luck,
        starting.start,
    ),
    "turns": (
        moving.play,
        moving.move,
        moving.undo,
        moving.reset,
        trying.whatif,
        hinting.hint,
        playing_ahead.leave,
        order_panel.give_or_list,
        rewinding.propose,
        voting.propose,
        times.nudge,
        hosting.ask_resign,
    ),
    "looking": (
        looking.board,
        looking.hand,
        looking.score,
        course.course,
        analysing.analysis,
        replay.replay,
        looking.log,
        looking.legal,
        questions.ask,
        looking.verify,
        rulebook.rules,
        learning.learn,
    ),
    "yourself": (
        mine.mygames,
        listing.list_tables,
        standings.stats,
        standings.ranking,
        mine.watch,
        mine.notes,
        mine.language,
        mine.picture,
        mine.calls,
        mine.pings,
        times.timezone,
        times.hours,
        times.vacation,
        linking.link,
        mine.mydata,
        help,
    ),
    "hosting": (hosting.kick, hosting.pause, hosting.resume, hosting.ask_close, hosting.here, house.settings),
}
"""The commands that every game has, as the help groups them."""


COMMANDS = {command.name: command for group in GROUPS.values() for command in group}


NOTATIONS = {moving.end_turn.name: moving.end_turn}
"""The commands that nobody is offered: what is typed as one although it is a move."""

CATALOGUE = Catalogue(GROUPS, NOTATIONS, COMMANDS)


@declared.button("again", who="depends", heard="quietly", does="changes")
async def again(ctx: Context, id: str, pending: str) -> Reply:
    """Carries out what waited for its table to be named by whoever wanted it; what changes something, once."""
    given = await _waiting(ctx.tx, pending)
    table = await ctx.tx.tables.get(id)
    if given is None or table is None:
        raise Trouble("unknown-button")
    if (given.actor.platform, given.actor.user) != (ctx.actor.platform, ctx.actor.user):
        raise Trouble("not-your-button", table=table.name)
    known = _declared(given)
    if known is None or known.kept:
        if await ctx.tx.events.seen(CARRIED_OUT, pending) is not None:
            raise Trouble("pressed-already")
        await ctx.tx.events.remember(CARRIED_OUT, pending, b"", ctx.now)
    actor = msgspec.structs.replace(ctx.actor, manager=manages(ctx, table))
    here = Place(platform=table.platform, channel=table.channel, thread=table.thread)
    suggested = refusals.SUGGESTED in pending
    lacks = ctx.lacks if (ctx.place.platform, ctx.place.channel) == (here.platform, here.channel) else ()
    ctx = replace(ctx, actor=actor, place=here, private=given.private, suggested=suggested, lacks=lacks)
    if isinstance(given, messages.Press):
        return await press(replace(ctx, meant=id), given.data)
    line = given.line.strip()
    first, _, rest = line.partition(" ")
    line = rest if first.lower() in (f"@{table.name}".lower(), f"@{id}") else line
    return await run(replace(ctx, people=given.people), given.name, f"@{id} {line}")


async def of_again(tx: Transaction, data: str) -> declared.ButtonKind[Any]:
    """Returns what a button is that goes on with an intent that waited: it only looks, or is asked, where that does."""
    given = await _waiting(tx, data.rpartition(":")[2])
    known = _declared(given) if given is not None else None
    if known is None:
        return again
    return replace(again, does=known.does, kept=known.does == "changes", asked=known.asked)


def _declared(given: Intent) -> Declared[Any] | None:
    """Returns what an intent is an intent to do; None for a name that nothing has."""
    return of_press(given.data) if isinstance(given, messages.Press) else of_line(given.name)


async def _waiting(tx: Transaction, pending: str) -> Intent | None:
    """Returns an intent that waits for its table to be named; None for one that another version wrote down."""
    stored = await tx.events.seen(PENDING, pending)
    with suppress(msgspec.ValidationError):
        return codec.decode(zlib.decompress(stored), Intent) if stored else None
    return None


_MODULES = (
    *(
        analysing,
        briefing,
        colours,
        course,
        opening,
        opponents,
        seating,
        starting,
        switches,
        hinting,
        hosting,
        house,
        learning,
        linking,
        listing,
        looking,
        mine,
        moving,
        playing_ahead,
        questions,
        rematch,
        replay,
        rewinding,
        rulebook,
        standings,
        times,
        trying,
        voting,
    ),
    order_panel,
)


BUTTONS: dict[str, declared.ButtonKind[Any]] = {
    one.name: one
    for module in _MODULES
    for one in (*vars(module).values(), again, tell_everything)
    if isinstance(one, declared.ButtonKind)
}
"""All kinds of buttons."""


_FOR_OTHERS = frozenset({"not-your-button", "not-at-table", "not-your-turn", "not-your-turn-yet"})
"""Why a button is not for who presses it."""


def of_line(name: str) -> CommandKind | None:
    """Returns the command of a name in any language: one that every game has, or a question of a game's own."""
    return CATALOGUE.of_line(name)


def of_press(data: str) -> declared.ButtonKind[Any] | None:
    """Returns the kind of a button by what stands in it."""
    return BUTTONS.get(presses.read(data)[0])


async def run(ctx: Context, name: str, line: str) -> Reply:
    """Carries out a command; raises `Trouble` for one that there is not."""
    command = of_line(name)
    if command is None:
        raise await _as_move(ctx, name.lower(), line) or _unknown(name.lower())
    try:
        return await command(ctx, line)
    except Trouble as error:
        if command.name in NOTATIONS or (meant := await _as_move(ctx, name.lower(), line, playable=True)) is None:
            raise
        raise meant from error


async def complete(ctx: Context, name: str, typed: str, arg: str = "") -> tuple[str, ...]:
    """Returns complete lines for a command, beginning with what was typed: nothing but what the member may know.

    With the name of an argument that one is completed, else the table while its sign alone begins the line, or
    whatever follows.
    """
    completes, _ = _completing(name, typed, arg)
    return await completes(ctx, typed) if completes is not None else ()


async def choices(ctx: Context, name: str, typed: str, arg: str = "") -> tuple[tuple[str, str], ...]:
    """Returns the same, each with what it stands for where it does not speak for itself, and else nothing."""
    ways = await complete(ctx, name, typed, arg)
    _, tells = _completing(name, typed, arg)
    said = await tells(ctx, typed, ways) if tells is not None else [""] * len(ways)
    return tuple(zip(ways, said, strict=True))


def _completing(name: str, typed: str, arg: str) -> tuple[Completing | None, Telling | None]:
    """Returns what completes a line as far as it is typed, and what says what its ways to go on stand for."""
    command = of_line(name)
    if command is None:
        return None, None
    if typed.lstrip().startswith("@") and " " not in typed.strip() and not typed.endswith(" ") and command.table:
        return command.table.completes, None
    if not arg:
        return command.completes, None
    return next(((one.completes, one.tells) for one in command.args if one.name == arg), (None, None))


async def press(ctx: Context, data: str) -> Reply:
    """Carries out what a button says, whatever its age. Who presses what is for others is shown the board instead."""
    verb, args = presses.read(data)
    button = BUTTONS.get(verb)
    if button is None or len(args) not in button.counts:
        raise Trouble("unknown-button")
    try:
        return await button.press(ctx, args)
    except Trouble as error:
        if not button.board_instead or error.id not in _FOR_OTHERS:
            raise
        playing = await tables.played(ctx.tx, args[0])
        return await looking.show_board(ctx, playing, opening=refusals.said(ctx.words, error))


def _unknown(name: str) -> Trouble:
    offered = ", ".join(f"`/{literal(other)}`" for other in CATALOGUE.meant(name) or ("help",))
    return Trouble("no-such-command", name=name[:32], close=offered)


async def _as_move(ctx: Context, name: str, line: str, *, playable: bool = False) -> Trouble | None:
    """Says how a move of the game at hand is typed that was typed as a command; None where it is none of its moves.

    It is told as it stands if it can be played, else by an example; with ``playable`` a verb without either counts not.
    """
    for table in (*await tables.pointed(ctx), *await tables.fitting(ctx, ("running",), "move")):
        if table.status == "running" and ctx.words.has(f"{table.game}-verb-{name}"):
            playing, game = await tables.load(ctx.tx, table), library.meta(table.game).title
            seat = playing.eye_of(ctx.member.id)
            moves = _playable(ctx, playing.match, seat, f"{name} {line}".strip())
            if moves:
                return Trouble("move-as-command", verb=name, game=game, moves=moves)
            return None if playable else Trouble("move-not-now", verb=name, game=game)
    return None


def _playable(ctx: Context, match: Match, seat: Seat | None, typed: str) -> str:
    """Returns what was typed where a seat can play it, else the first notation of its verb; empty where none is."""
    if seat is None or seat not in match.awaited:
        return ""
    verb = typed.split()[0]
    for moves in (typed, verb):
        with suppress(Refused, Unreadable):
            matches.play_text(match, seat, moves)
            return moves
    return next(notation.legal(ctx.walked(match.game), match.state, seat, (verb,)), "")
