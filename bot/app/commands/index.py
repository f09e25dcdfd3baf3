"""All commands and buttons: what they are called, and how one is carried out."""

from __future__ import annotations

import difflib
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import msgspec

from bot.app.commands import (
    briefing,
    colours,
    course,
    hosting,
    house,
    learning,
    linking,
    listing,
    looking,
    mine,
    moving,
    opening,
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
    voting,
    wishes,
)
from bot.app.panels import order_panel
from bot.app.play import completing, tables
from bot.app.speech import declared, messages, paging, presses
from bot.app.speech.context import Context, Trouble, manages
from bot.app.speech.declared import Arg, Command, Completing, Declared, Telling
from bot.app.speech.language import Words, languages, literal
from bot.app.speech.messages import Button, Intent, Message, Place, Reply
from bot.app.speech.names import unaccented
from bot.app.speech.text import as_plain, compose
from rules.core import codec, library
from storage.store import Transaction

PENDING = "pending"
"""Stands for a platform where an intent waits for its table to be named."""
EVERYTHING = "all"
"""What the help is asked for all commands by."""
CARRIED_OUT = "carried-out"
"""Stands for a platform where such an intent has been carried out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandInfo:
    """What a chat tells of a command."""

    name: str
    usage: str
    """The words that follow the name, as a hint."""
    summary: str
    called: str
    """Its name in the language of the rest, for a chat that can show that; it is understood by ``name`` everywhere."""
    private: bool = False
    """Whether it is for where nobody listens: its words or its answer may hold what others must not see."""
    managers: bool = False
    """Whether it is for those who manage the place."""
    group: declared.Group = ""
    grouped: str = ""
    """Its name behind that of its group."""
    args: tuple[Arg, ...] = ()
    """What may follow the name, for a chat that shows a field for each."""


async def _complete_topic(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes what can be explained: a game, or a command by its name."""
    wanted = typed.strip().lstrip("/")
    return completing.matching(wanted, "", (EVERYTHING, *library.games(), *(info.name for info in infos(ctx.words))))


async def _tell_topic(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what the commands do that can be explained."""
    known = {info.name: info.summary for info in infos(ctx.words)} | {EVERYTHING: ctx.say("button-all-commands")}
    return tuple(known.get(way, "") for way in ways)


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
    name = declared_name(line.strip().lstrip("/"))
    if not name:
        buttons = (*_help_buttons(ctx.words), *_group_buttons(ctx.words))
        return Reply(Message(compose(_in_short(ctx.words)), buttons=buttons))
    if name == EVERYTHING:
        return await tell_everything(ctx, name)
    known = infos(ctx.words)
    if name in library.games():
        answered = [_in_game(ctx.words, name, question.name) for question in library.load(name).questions]
        return Reply(Message(compose("\n".join((*answered, ctx.say("help-rules", game=name))))))
    found = next((info for info in known if info.name == name), None)
    if found is None:
        return await _guess(ctx, line.strip().lstrip("/"))
    asked = [] if name in COMMANDS else questions.asked()[name]
    lines = [ctx.say("help-command", usage=_usage(found), summary=found.summary)]
    if len(asked) > 1:
        lines = [_in_game(ctx.words, game, name) for game in asked]
    lines.append(ctx.say("help-about-question" if asked else f"help-about-{name}", name=name))
    return Reply(Message(compose("\n".join(lines))))


async def _guess(ctx: Context, asked: str) -> Reply:
    """Answers who asks for help in other words than the name of a command: by commands and rules that come near."""
    page = await rulebook.at_hand(ctx, asked)
    close = _meant(asked)
    if page is not None and not close:
        return Reply(page)
    summaries = {info.name: info.summary for info in infos(ctx.words)}
    lines = [ctx.say("help-line", command=f"/{name}", summary=summaries[name]) for name in close if name in summaries]
    topics = rulebook.buttons(ctx.words, asked)
    if not lines and not topics:
        buttons = (*_help_buttons(ctx.words), *_group_buttons(ctx.words))
        return Reply(Message(compose(ctx.say("help-nothing", asked=literal(asked[:40]))), buttons=buttons))
    said = ctx.say("help-near" if lines else "help-near-rules", asked=literal(asked[:40]))
    return Reply(Message(compose("\n".join((said, *lines))), buttons=topics))


def _meant(asked: str) -> tuple[str, ...]:
    """Returns the commands whose names stand among some words or, of a single word, are spelt nearly so."""
    names = _names(library.games())
    typed = [unaccented(word) for word in asked.split()]
    if len(typed) == 1:
        return tuple(dict.fromkeys(names[other] for other in difflib.get_close_matches(typed[0], names, n=3)))
    return tuple(dict.fromkeys(names[word] for word in typed if word in names))


@declared.button("help", who="everybody", heard="quietly", does="looks", linked=True)
async def tell_everything(ctx: Context, what: str = "", part: str = "") -> Reply:
    """Tells all commands by their groups, for who asks alone: that is long; or what else a button asks help for.

    A part of it is a group, or a page by its number.
    """
    if what != EVERYTHING:
        return await help(ctx, what)
    summaries = {info.name: info.summary for info in infos(ctx.words)}
    if part in (*GROUPS, QUESTIONS):
        told = "\n".join(_of_group(ctx.words, part, summaries))
        return Reply(Message(compose(told), buttons=_group_buttons(ctx.words)), replace=True)
    pages = paging.pages(list(_overview(ctx.words, summaries)))
    number = paging.chosen(presses.number(part), len(pages))
    leads = paging.leads(ctx.words, number, len(pages), lambda other: presses.make("help", EVERYTHING, other))
    return Reply(Message(compose("\n".join(pages[number])), buttons=leads), replace=bool(part))


def _in_short(words: Words) -> str:
    return words("help-short", games=", ".join(library.meta(game).title for game in library.games()))


def _help_buttons(words: Words) -> tuple[tuple[messages.Button, ...], ...]:
    """Returns the buttons that lead from the help to what somebody new needs first."""
    leads = {
        "button-new-table": presses.make("new"),
        "button-try": presses.make("new", "", wishes.PRACTICE),
        "button-learn": presses.make("learn"),
        "button-rules": presses.make("rules"),
        "button-my-games": presses.make("mygames"),
        "button-all-commands": presses.make("help", EVERYTHING),
    }
    buttons = tuple(messages.Button(press, words(label)) for label, press in leads.items())
    return buttons[:3], buttons[3:]


def greeting(words: Words) -> Message:
    """Says to those who have taken the bot along what it is for, and how to begin."""
    games = words.list(library.meta(game).title for game in library.games())
    new = Button(presses.make("new"), words("button-new-game"), "main")
    how = Button(presses.make("help"), words("button-how-to-play"))
    return Message(compose(words("greeting", games=games)), buttons=((new, how),))


def _usage(info: CommandInfo) -> str:
    return f"/{info.name} {info.usage}".strip()


def _in_game(words: Words, game: str, name: str) -> str:
    """Explains a question as one of the games that have it answers it."""
    info = _question(words, game, name)
    return words("help-asked", game=library.meta(game).title, usage=_usage(info), summary=info.summary)


def _overview(words: Words, summaries: Mapping[str, str]) -> Iterator[str]:
    """Yields the lines of the help: every command by its group, then what can be asked in each game."""
    for group in (*GROUPS, QUESTIONS):
        yield from _of_group(words, group, summaries)
    yield words("help-more")


def _of_group(words: Words, group: str, summaries: Mapping[str, str]) -> Iterator[str]:
    """Yields the lines of a group of commands, or of the questions of all games."""
    yield words(f"help-group-{group}")
    for command in GROUPS.get(group, ()):
        yield words("help-line", command=f"/{command.name}", summary=summaries[command.name])
    for game in library.games() if group == QUESTIONS else ():
        if questions := ", ".join(f"`/{question.name}`" for question in library.load(game).questions):
            yield words("help-questions", game=library.meta(game).title, commands=questions)


def _group_buttons(words: Words) -> tuple[tuple[messages.Button, ...], ...]:
    """Returns the buttons that tell the commands of each group."""
    buttons = [
        messages.Button(presses.make("help", EVERYTHING, group), as_plain(compose(words(f"help-group-{group}"))))
        for group in (*GROUPS, QUESTIONS)
    ]
    return tuple(buttons[:3]), tuple(buttons[3:])


QUESTIONS = "questions"
"""Stands in a button for what can be asked in the games."""


GROUPS: dict[str, tuple[Command, ...]] = {
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


async def of_again(tx: Transaction, data: str) -> declared.Button[Any]:
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
        briefing,
        colours,
        course,
        opening,
        seating,
        starting,
        switches,
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
        voting,
    ),
    order_panel,
)

BUTTONS: dict[str, declared.Button[Any]] = {
    one.name: one
    for module in _MODULES
    for one in (*vars(module).values(), again, tell_everything)
    if isinstance(one, declared.Button)
}
"""All kinds of buttons."""

_FOR_OTHERS = frozenset({"not-your-button", "not-at-table", "not-your-turn", "not-your-turn-yet"})
"""Why a button is not for who presses it."""


def of_line(name: str) -> Command | None:
    """Returns the command of a name in any language: one that every game has, or a question of a game's own."""
    name = declared_name(name)
    return COMMANDS.get(name) or NOTATIONS.get(name) or questions.of_name(name)


def declared_name(name: str) -> str:
    """Returns the name of the command that is called so in any language, with or without its diacritics."""
    own = name.lower()
    if own in COMMANDS or own in NOTATIONS or questions.of_name(own) is not None:
        return own  # the words of all languages are read only where they are needed, which takes a while
    return _names(library.games()).get(unaccented(name), own)


@cache
def _names(games: tuple[str, ...]) -> Mapping[str, str]:
    """Returns the names of the commands by what they and the questions of these games are called in all languages.

    What is called otherwise behind the name of its group is understood by both names.
    """
    spoken = [Words(language) for language in languages()]
    called = {unaccented(words(f"called-{name}")): name for words in spoken for name in COMMANDS}
    called |= {
        unaccented(info.called): info.name for words in spoken for info in (*infos(words), *_questions(words, games))
    }
    return called | {name: name for name in called.values()} | {name: name for name in NOTATIONS}


def of_press(data: str) -> declared.Button[Any] | None:
    """Returns the kind of a button by what stands in it."""
    return BUTTONS.get(presses.read(data)[0])


def infos(words: Words) -> tuple[CommandInfo, ...]:
    """Returns all commands with the questions of the games, in the order of the help."""
    own = [
        _info(one, words(f"usage-{name}"), words(f"command-{name}"), words(f"called-{one.in_group or name}"))
        for name, one in COMMANDS.items()
    ]
    asked = [_question(words, games[0], name) for name, games in questions.asked().items() if name not in COMMANDS]
    return (*own, *asked)


def usages(words: Words) -> dict[str, str]:
    """Returns how commands and the questions of all games are typed, each with the name of the command."""
    asked = _questions(words, library.games())
    return {_usage(info).removeprefix("/"): info.name for info in (*infos(words), *asked)}


def _questions(words: Words, games: Iterable[str]) -> list[CommandInfo]:
    """Tells of the questions of games, of each as every one of them asks it."""
    return [_question(words, game, one.name) for game in games for one in library.load(game).questions]


def _question(words: Words, game: str, name: str) -> CommandInfo:
    """Tells of a question of a game's own."""
    id, one = f"{game}-question-{name}", questions.of_name(name)
    assert one is not None, "the game has it"
    usage = words(f"{id}-usage") if words.has(f"{id}-usage") else ""
    return _info(one, usage, words(id), words(f"{id}-called"))


def _info(command: Command, usage: str, summary: str, called: str) -> CommandInfo:
    return CommandInfo(
        name=command.name,
        usage=usage,
        summary=summary,
        called=called,
        private=command.heard == "in private",
        managers=command.who == "managers",
        group=command.group,
        grouped=command.in_group or command.name,
        args=command.args,
    )


async def run(ctx: Context, name: str, line: str) -> Reply:
    """Carries out a command; raises `Trouble` for one that there is not."""
    command = of_line(name)
    if command is None:
        raise _unknown(ctx, name.lower())
    return await command(ctx, line)


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


def _unknown(ctx: Context, name: str) -> Trouble:
    offered = ", ".join(f"`/{literal(other)}`" for other in _meant(name) or ("help",))
    return Trouble("no-such-command", name=name[:32], close=offered)
