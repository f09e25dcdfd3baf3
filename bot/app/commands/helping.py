"""The help: in a few lines, of one command, of a group of them, and of what comes near to what was asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.app.commands import (
    questions,
    rulebook,
    wishes,
)
from bot.app.commands.catalogue import Catalogue, question, usage
from bot.app.play import completing
from bot.app.speech import messages, paging, presses
from bot.app.speech.context import Context
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import as_plain, compose
from rules.core import library

EVERYTHING = "all"
"""What the help is asked for all commands by."""
QUESTIONS = "questions"
"""Stands in a button for what can be asked in the games."""


async def complete(catalogue: Catalogue, ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes what can be explained: a game, or a command by its name."""
    wanted = typed.strip().lstrip("/")
    return completing.matching(
        wanted, "", (EVERYTHING, *library.games(), *(info.name for info in catalogue.infos(ctx.words)))
    )


async def tell(catalogue: Catalogue, ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what the commands do that can be explained."""
    known = {info.name: info.summary for info in catalogue.infos(ctx.words)} | {
        EVERYTHING: ctx.say("button-all-commands")
    }
    return tuple(known.get(way, "") for way in ways)


async def explain(catalogue: Catalogue, ctx: Context, line: str) -> Reply:
    """Explains in a few lines how it works; each command, and what can be asked in a game."""
    name = catalogue.declared_name(line.strip().lstrip("/"))
    if not name:
        buttons = (*_help_buttons(ctx.words), *_group_buttons(catalogue, ctx.words))
        return Reply(Message(compose(_in_short(ctx.words)), buttons=buttons))
    if name == EVERYTHING:
        return await tell_everything(catalogue, ctx, name)
    known = catalogue.infos(ctx.words)
    if name in library.games():
        answered = [_in_game(ctx.words, name, question.name) for question in library.load(name).questions]
        return Reply(Message(compose("\n".join((*answered, ctx.say("help-rules", game=name))))))
    found = next((info for info in known if info.name == name), None)
    if found is None:
        return await _guess(catalogue, ctx, line.strip().lstrip("/"))
    asked = [] if name in catalogue.commands else questions.asked()[name]
    lines = [ctx.say("help-command", usage=usage(found), summary=found.summary)]
    if len(asked) > 1:
        lines = [_in_game(ctx.words, game, name) for game in asked]
    lines.append(ctx.say("help-about-question" if asked else f"help-about-{name}", name=name))
    return Reply(Message(compose("\n".join(lines))))


async def _guess(catalogue: Catalogue, ctx: Context, asked: str) -> Reply:
    """Answers who asks for help in other words than the name of a command: by commands and rules that come near."""
    page = await rulebook.at_hand(ctx, asked)
    close = catalogue.meant(asked)
    if page is not None and not close:
        return Reply(page)
    summaries = {info.name: info.summary for info in catalogue.infos(ctx.words)}
    lines = [ctx.say("help-line", command=f"/{name}", summary=summaries[name]) for name in close if name in summaries]
    topics = rulebook.buttons(ctx.words, asked)
    if not lines and not topics:
        buttons = (*_help_buttons(ctx.words), *_group_buttons(catalogue, ctx.words))
        return Reply(Message(compose(ctx.say("help-nothing", asked=literal(asked[:40]))), buttons=buttons))
    said = ctx.say("help-near" if lines else "help-near-rules", asked=literal(asked[:40]))
    return Reply(Message(compose("\n".join((said, *lines))), buttons=topics))


async def tell_everything(catalogue: Catalogue, ctx: Context, what: str = "", part: str = "") -> Reply:
    """Tells all commands by their groups, for who asks alone: that is long; or what else a button asks help for.

    A part of it is a group, or a page by its number.
    """
    if what != EVERYTHING:
        return await explain(catalogue, ctx, what)
    summaries = {info.name: info.summary for info in catalogue.infos(ctx.words)}
    if part in (*catalogue.groups, QUESTIONS):
        told = "\n".join(_of_group(catalogue, ctx.words, part, summaries))
        return Reply(Message(compose(told), buttons=_group_buttons(catalogue, ctx.words)), replace=True)
    pages = paging.pages(list(_overview(catalogue, ctx.words, summaries)))
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


def _in_game(words: Words, game: str, name: str) -> str:
    """Explains a question as one of the games that have it answers it."""
    info = question(words, game, name)
    return words("help-asked", game=library.meta(game).title, usage=usage(info), summary=info.summary)


def _overview(catalogue: Catalogue, words: Words, summaries: Mapping[str, str]) -> Iterator[str]:
    """Yields the lines of the help: every command by its group, then what can be asked in each game."""
    for group in (*catalogue.groups, QUESTIONS):
        yield from _of_group(catalogue, words, group, summaries)
    yield words("help-more")


def _of_group(catalogue: Catalogue, words: Words, group: str, summaries: Mapping[str, str]) -> Iterator[str]:
    """Yields the lines of a group of commands, or of the questions of all games."""
    yield words(f"help-group-{group}")
    for command in catalogue.groups.get(group, ()):
        yield words("help-line", command=f"/{command.name}", summary=summaries[command.name])
    for game in library.games() if group == QUESTIONS else ():
        if questions := ", ".join(f"`/{question.name}`" for question in library.load(game).questions):
            yield words("help-questions", game=library.meta(game).title, commands=questions)


def _group_buttons(catalogue: Catalogue, words: Words) -> tuple[tuple[messages.Button, ...], ...]:
    """Returns the buttons that tell the commands of each group."""
    buttons = [
        messages.Button(presses.make("help", EVERYTHING, group), as_plain(compose(words(f"help-group-{group}"))))
        for group in (*catalogue.groups, QUESTIONS)
    ]
    return tuple(buttons[:3]), tuple(buttons[3:])
