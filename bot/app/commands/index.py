"""All commands and buttons: what they are called, and who answers them."""

from __future__ import annotations

import difflib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from bot.app.commands import colours, gathering, hosting, house, linking, looking, mine, refusals, rewinding
from bot.app.panels import move_panel, order_panel
from bot.app.play import tables, turns
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose
from rules.core import library

Handler = Callable[[Context, str], Awaitable[Reply]]


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandInfo:
    """What a chat tells of a command."""

    name: str
    usage: str
    """The words that follow the name, as a hint."""
    summary: str
    called: str
    """Its name in the language of the rest, for a chat that can show that; it is understood by ``name`` everywhere."""
    secret: bool = False
    """Whether its words may hold what others must not see."""
    managers: bool = False
    """Whether it is for those who manage the place."""


async def move(ctx: Context, words: str) -> Reply:
    """Plays one or more notations: into the draft, or at once where they make it final."""
    table, text = await tables.find(ctx, words, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    tables.require_unpaused(playing)
    seat = playing.seat_to_move(ctx.member.id)
    if not text:
        return Reply(await move_panel.show(ctx, playing, seat))
    if not ctx.private and turns.tells_secret(playing, seat, text):
        raise Trouble("say-in-private")
    moved = turns.play(playing, seat, text)
    openly = await turns.hides_nothing(ctx.tx, playing, seat)
    aloud = Message(compose(move_panel.taken(ctx.words, table, moved))) if openly else None
    playing = await turns.record(ctx.tx, playing, moved, ctx.now)
    if openly and not ctx.private:
        await turns.note_openly(ctx.tx, playing, seat)
    reply = await move_panel.after(ctx, playing, seat, move_panel.played(ctx, playing, seat, moved))
    return msgspec.structs.replace(reply, aloud=aloud)


async def play(ctx: Context, words: str) -> Reply:
    """Opens the guided panel."""
    table, _ = await tables.find(ctx, words, ("running",), wish="move")
    return await _open_panel(ctx, await tables.load(ctx.tx, table))


async def undo(ctx: Context, words: str) -> Reply:
    """Takes back the last move of the draft."""
    table, _ = await tables.find(ctx, words, ("running",), wish="move")
    return await _take_back(ctx, await tables.load(ctx.tx, table), all=False)


async def reset(ctx: Context, words: str) -> Reply:
    """Takes back the whole draft."""
    table, _ = await tables.find(ctx, words, ("running",), wish="move")
    return await _take_back(ctx, await tables.load(ctx.tx, table), all=True)


async def join(ctx: Context, words: str) -> Reply:
    """Joins a lobby, or takes over an open seat."""
    table, _ = await tables.find(ctx, words, tables.OPEN, wish="join")
    return await gathering.join(ctx, table)


async def leave(ctx: Context, words: str) -> Reply:
    """Leaves a lobby."""
    table, _ = await tables.find(ctx, words, ("lobby",))
    return await gathering.leave(ctx, table)


async def options(ctx: Context, words: str) -> Reply:
    """Shows the switches of a lobby."""
    table, _ = await tables.find(ctx, words, ("lobby",), wish="host")
    return await gathering.options(ctx, table)


async def start(ctx: Context, words: str) -> Reply:
    """Begins the game of a lobby."""
    table, _ = await tables.find(ctx, words, ("lobby",), wish="host")
    return await gathering.start(ctx, table)


async def help(ctx: Context, words: str) -> Reply:
    """Explains how it works, and each command."""
    name = words.strip().lstrip("/").lower()
    known = infos(ctx.words)
    if name:
        found = next((info for info in known if info.name == name), None)
        if found is None:
            raise _unknown(ctx, name)
        lines = [ctx.say("help-command", usage=f"/{found.name} {found.usage}".strip(), summary=found.summary)]
        if ctx.words.has(about := f"help-about-{name}"):
            lines.append(ctx.say(about))
        return Reply(Message(compose("\n".join(lines))))
    return Reply(Message(compose("\n".join(_overview(ctx.words, {info.name: info.summary for info in known})))))


def _overview(words: Words, summaries: Mapping[str, str]) -> Iterator[str]:
    """Yields the lines of the help: every command by its group, then what can be asked in each game."""
    games = library.games()
    yield words("help-intro", games=", ".join(library.meta(game).title for game in games))
    for group, handlers in GROUPS.items():
        yield words(f"help-group-{group}")
        yield from (words("help-line", command=f"/{name}", summary=summaries[name]) for name in handlers)
    for game in games:
        questions = ", ".join(f"`/{question.name}`" for question in library.load(game).questions)
        if questions:
            yield words("help-questions", game=library.meta(game).title, commands=questions)
    yield words("help-more")


GROUPS: dict[str, dict[str, Handler]] = {
    "tables": {
        "new": gathering.new,
        "join": join,
        "leave": leave,
        "colour": colours.command,
        "options": options,
        "invite": gathering.invite,
        "start": start,
    },
    "turns": {
        "play": play,
        "move": move,
        "undo": undo,
        "reset": reset,
        "orders": order_panel.command,
        "rewind": rewinding.propose,
        "resign": hosting.ask_resign,
    },
    "looking": {
        "board": looking.board,
        "hand": looking.hand,
        "score": looking.score,
        "log": looking.log,
        "legal": looking.legal,
        "rules": looking.rules,
    },
    "yourself": {
        "mygames": mine.mygames,
        "watch": mine.watch,
        "notes": mine.notes,
        "language": mine.language,
        "timezone": mine.timezone,
        "link": linking.link,
        "mydata": mine.mydata,
        "help": help,
    },
    "hosting": {
        "kick": hosting.kick,
        "pause": hosting.pause,
        "resume": hosting.resume,
        "end": hosting.ask_end,
        "here": hosting.here,
        "settings": house.settings,
    },
}
"""All commands, as the help groups them."""

HANDLERS = {name: handler for group in GROUPS.values() for name, handler in group.items()}
"""The commands that every game has, in the order of the help."""

SECRET = frozenset({"move", "notes", "hand", "orders", "link"})
"""Commands whose words or answers may hold what others must not see."""

ALOUD = frozenset(
    {
        "new",
        "join",
        "leave",
        "colour",
        "options",
        "opt",
        "invite",
        "start",
        "rewind",
        "kick",
        "pause",
        "resume",
        "end",
        "here",
        "settings",
        "house",
        "rules",
        "help",
    }
)
"""Commands and buttons whose answers tell only what everybody can see anyway."""

FOR_MANAGERS = frozenset({"settings"})

_FOR_PLAYERS = frozenset({"p", "o", "play", "hand", "orders"})
"""Buttons that are for who plays at their table."""

_FOR_OTHERS = frozenset({"not-your-button", "not-at-table", "not-your-turn", "not-your-turn-yet"})

_LOOKING = frozenset(
    {
        "board",
        "hand",
        "score",
        "log",
        "legal",
        "rules",
        "mygames",
        "mydata",
        "export",
        "help",
        "news",
        "text",
        "colours",
    }
)


_NOT_KEPT = frozenset({"link"})
"""Commands whose answers must not be stored, and which may be carried out any number of times."""


def changes_nothing(name: str) -> bool:
    """Says whether a command, or a button's verb, is answered anew when it is delivered again, as one that looks."""
    name = name.lower()
    return name in _LOOKING | _NOT_KEPT or (name not in HANDLERS and name in looking.question_names())


def is_aloud(name: str) -> bool:
    """Says whether what a command, or a button's verb, is answered may be shown to everybody."""
    return name.lower() in ALOUD


def infos(words: Words) -> tuple[CommandInfo, ...]:
    """Returns all commands with the questions of the games, in the order of the help."""
    own = [
        CommandInfo(
            name=name,
            usage=words(f"usage-{name}"),
            summary=words(f"command-{name}"),
            called=words(f"called-{name}"),
            secret=name in SECRET,
            managers=name in FOR_MANAGERS,
        )
        for name in HANDLERS
    ]
    asked: list[CommandInfo] = []
    for game in library.games():
        for question in library.load(game).questions:
            if question.name not in {info.name for info in (*own, *asked)}:
                id = f"{game}-question-{question.name}"
                asked.append(
                    CommandInfo(
                        name=question.name,
                        usage=words(f"{id}-usage") if words.has(f"{id}-usage") else "",
                        summary=words(id),
                        called=words(f"{id}-called"),
                        secret=question.private,
                    )
                )
    return (*own, *asked)


async def run(ctx: Context, name: str, words: str) -> Reply:
    """Carries out a command; raises `Trouble` for one that there is not."""
    name = name.lower()
    if handler := HANDLERS.get(name):
        return await handler(ctx, words)
    if name in looking.question_names():
        return await looking.ask(ctx, name, words)
    raise _unknown(ctx, name)


async def press(ctx: Context, data: str) -> Reply:
    """Carries out what a button says, whatever its age. Who presses what is for others is shown the board instead."""
    verb, args = presses.read(data)
    try:
        return await _press(ctx, verb, args)
    except Trouble as error:
        if verb not in _FOR_PLAYERS or error.id not in _FOR_OTHERS:
            raise
        playing = await tables.load(ctx.tx, await tables.get(ctx.tx, args[0]))
        return await looking.show_board(ctx, playing, opening=refusals.said(ctx.words, error))


async def _press(ctx: Context, verb: str, args: tuple[str, ...]) -> Reply:
    match verb, args:
        case "p", (id, seat, revision, what):
            return await _press_panel(ctx, id, presses.number(seat), presses.number(revision), what)
        case "play", (id,):
            return await _open_panel(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "new", (game,):
            return await gathering.new(ctx, game)
        case "join", (id,):
            return await gathering.join(ctx, await tables.get(ctx.tx, id))
        case "leave", (id,):
            return await gathering.leave(ctx, await tables.get(ctx.tx, id))
        case "colours", (id,):
            return await colours.show(ctx, await tables.get(ctx.tx, id))
        case "colour", (id, number):
            return await colours.press(ctx, await tables.get(ctx.tx, id), number)
        case "options", (id,):
            return await gathering.options(ctx, await tables.get(ctx.tx, id))
        case "options", (id, page):
            return await gathering.options(ctx, await tables.get(ctx.tx, id), presses.number(page))
        case "opt", (id, option, value):
            table = await tables.get(ctx.tx, id)
            return await gathering.choose_option(ctx, table, *gathering.option_of(table, option, value))
        case "start", (id,):
            return await gathering.start(ctx, await tables.get(ctx.tx, id))
        case "house", (what, value):
            return await house.choose(ctx, what, value)
        case "orders", (id,):
            return await order_panel.open_panel(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "o", (id, seat, stamp, what):
            playing = await tables.load(ctx.tx, await tables.get(ctx.tx, id))
            return await order_panel.press(ctx, playing, presses.number(seat), stamp, what)
        case "news", (id,):
            return await looking.show_news(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "board", (id,):
            return await looking.show_board(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "text", (id,):
            playing = await tables.load(ctx.tx, await tables.get(ctx.tx, id))
            return await looking.show_board(ctx, playing, in_text=True)
        case "hand", (id,):
            return looking.show_hand(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "score", (id,):
            return await looking.show_score(ctx, await tables.load(ctx.tx, await tables.get(ctx.tx, id)))
        case "rules", (game, topic):
            return await looking.rules(ctx, f"{game} {topic}")
        case "vote", (id, stamp, said):
            return await rewinding.answer(ctx, id, stamp, said)
        case "resign", (id,):
            return await hosting.resign(ctx, await tables.get(ctx.tx, id))
        case "end", (id,):
            return await hosting.end(ctx, await tables.get(ctx.tx, id))
        case "export", (part,):
            return await mine.mydata(ctx, f"export {part}")
        case "merge", (token,):
            return await linking.merge(ctx, token)
        case "forget", ():
            return await mine.forget(ctx)
    raise Trouble("unknown-button")


async def _press_panel(ctx: Context, id: str, seat: int, revision: int, what: str) -> Reply:
    playing = await tables.load(ctx.tx, await tables.get(ctx.tx, id))
    if seat not in playing.seats_of(ctx.member.id):
        raise Trouble("not-your-button", table=playing.table.name)
    tables.require_unpaused(playing)
    if seat not in playing.match.awaited:
        return await looking.show_board(ctx, playing, opening=ctx.say("panel-outdated"))
    return await move_panel.press(ctx, playing, seat, revision, what)


async def _open_panel(ctx: Context, playing: Playing) -> Reply:
    tables.require_unpaused(playing)
    return Reply(await move_panel.show(ctx, playing, playing.seat_to_move(ctx.member.id)))


async def _take_back(ctx: Context, playing: Playing, *, all: bool) -> Reply:
    tables.require_unpaused(playing)
    return await move_panel.take_back(ctx, playing, all=all)


def _unknown(ctx: Context, name: str) -> Trouble:
    close = difflib.get_close_matches(name, [info.name for info in infos(ctx.words)], n=3)
    offered = ", ".join(f"`/{literal(other)}`" for other in close or ("help",))
    return Trouble("no-such-command", name=name[:32], close=offered)
