"""The questions of the games' own, such as `/why d4`: each is a command, and `/ask` tells and asks those of a table."""

from __future__ import annotations

from functools import partial
from itertools import islice

from bot.app.commands.looking import heading
from bot.app.play import completing, reasons, tables
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg, CommandKind
from bot.app.speech.language import FALLBACK, Words, languages, literal, say
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.names import unaccented
from bot.app.speech.text import compose
from rules.core import library
from rules.core.contract import GameError, IllegalAction, Question, Seat, Unreadable, no_words
from storage.rows import TableRow


def asked() -> dict[str, list[str]]:
    """Returns the names of all questions, each with the games that have it, in the order of the games."""
    found: dict[str, list[str]] = {}
    for game in library.games():
        for question in library.load(game).questions:
            found.setdefault(question.name, []).append(game)
    return found


def of_name(name: str) -> CommandKind | None:
    """Returns the command that asks a question; where one game answers it in private, all do."""
    found = [question for game in library.games() for question in library.load(game).questions if question.name == name]
    if not found:
        return None
    heard: declared.Heard = "in private" if any(question.private for question in found) else "quietly"
    words = Words(FALLBACK)
    alone = all(words(f"{game}-question-{name}-usage").count(" ") == 0 for game in asked()[name])
    about = () if alone else (Arg(name="about", completes=partial(_complete, name=name)),)
    declare = declared.command(
        name, who="everybody", heard=heard, does="looks", args=(completing.OF_PLAYED, *about), group="ask"
    )
    return declare(partial(_ask, name=name))


async def _complete_question(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes what can be asked at a table: its game's questions, by their names or what they are called."""
    table, rest = await tables.find(ctx, typed)
    called = {name: _called(ctx.words, table.game, name) for name in _names(table.game)}
    found = [name for name, own in called.items() if unaccented(own).startswith(unaccented(rest))]
    head = completing.address(typed)
    return tuple(dict.fromkeys((*completing.matching(rest, head, called), *(f"{head}{name}" for name in found))))


async def _tell_questions(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says of the questions with whose names lines end what they answer, and in which game."""
    table, _ = await tables.find(ctx, typed)
    title, names = library.meta(table.game).title, (way.split()[-1] for way in ways)
    return tuple(ctx.say("ask-offer", game=title, summary=ctx.say(f"{table.game}-question-{name}")) for name in names)


async def _complete_about(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes what a question behind the table is about."""
    head = completing.address(typed)
    name, _, about = typed.lstrip().removeprefix(head).partition(" ")
    found = await _complete(ctx, f"{head}{about}", name=name)
    return tuple(f"{head}{name} {one.removeprefix(head)}" for one in found)


async def _complete_line(ctx: Context, typed: str) -> tuple[str, ...]:
    asks = " " in typed.lstrip().removeprefix(completing.address(typed))
    return await (_complete_about if asks else _complete_question)(ctx, typed)


@declared.command(
    "ask",
    who="everybody",
    heard="in private",
    does="looks",
    args=(
        completing.OF_PLAYED,
        Arg(name="question", completes=_complete_question, tells=_tell_questions),
        Arg(name="about", completes=_complete_about),
    ),
    whole=_complete_line,
)
async def ask(ctx: Context, line: str) -> Reply:
    """Asks a question of a table's game, or tells which there are."""
    table, rest = await tables.find(ctx, line)
    name, _, about = rest.partition(" ")
    if not name:
        return _offer(ctx, table)
    return await _ask(ctx, f"@{table.id} {about}", name=_named(table.game, name))


@declared.button("ask", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def press(ctx: Context, playing: Playing, name: str) -> Reply:
    """Asks a question that stands alone."""
    return await _ask(ctx, f"@{playing.table.id}", name=name)


def _offer(ctx: Context, table: TableRow) -> Reply:
    """Tells what can be asked at a table; what stands alone is asked by a button."""
    names, title = _names(table.game), library.meta(table.game).title
    if not names:
        raise Trouble("no-questions", game=title)
    lines = [
        ctx.say("help-line", command=f"/{name}", summary=ctx.say(f"{table.game}-question-{name}")) for name in names
    ]
    alone = [question.name for question in library.load(table.game).questions if question.tokens is no_words]
    buttons = [Button(presses.make("ask", table.id, name), _called(ctx.words, table.game, name)) for name in alone]
    rows = tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))
    said = [ctx.say("ask-title", table=literal(table.name), game=title), *lines]
    return Reply(Message(compose("\n".join(said)), buttons=rows))


def _names(game: str) -> tuple[str, ...]:
    return tuple(question.name for question in library.load(game).questions)


def _called(words: Words, game: str, name: str) -> str:
    return words(f"{game}-question-{name}-called")


def _named(game: str, word: str) -> str:
    """Returns the name of a game's question that is called so in any language; the word itself where none is."""
    wanted = unaccented(word.lower().removeprefix("/"))
    called = {unaccented(_called(Words(one), game, name)): name for one in languages() for name in _names(game)}
    return wanted if wanted in _names(game) else called.get(wanted, wanted)


async def _ask(ctx: Context, line: str, *, name: str) -> Reply:
    """Answers a question of the game's own, such as `/why d4`."""
    table, rest = await tables.find(ctx, line)
    playing = await tables.load(ctx.tx, table)
    question = next((q for q in playing.game.questions if q.name == name), None)
    if question is None:
        title, choices = library.meta(table.game).title, ", ".join(f"`/{literal(one)}`" for one in _names(table.game))
        raise Trouble("no-such-question", question=name[:32], game=title, choices=choices)
    seat = playing.eye_of(ctx.member.id)
    state = playing.match.state_for(seat)
    try:
        answer = question.ask(state, seat, tuple(rest.split()))
    except Unreadable as error:
        choices = _first_words(question, state, seat)
        if not choices:
            raise Trouble("question-alone", question=name) from error
        raise Trouble("question-words", question=name, word=error.token[:40], choices=choices) from error
    except IllegalAction as error:
        said = reasons.why(ctx.words, table.game, error, playing.names, name)
        return Reply(Message(compose("\n".join([heading(ctx, playing), said]))))
    names = [literal(name) for name in playing.names]
    lines = [say(ctx.words, table.game, "answer", said, names) for said in answer]
    return Reply(Message(compose("\n".join([heading(ctx, playing), *lines]))))


async def _complete(ctx: Context, typed: str, *, name: str) -> tuple[str, ...]:
    table, _ = await tables.find(ctx, typed)
    playing = await tables.load(ctx.tx, table)
    question = next((q for q in playing.game.questions if q.name == name), None)
    if question is None:
        return ()
    seat = playing.eye_of(ctx.member.id)
    address = completing.address(typed)
    words = typed.lstrip().removeprefix(address).split()
    last = "" if not words or typed.endswith(" ") else words[-1]
    path = tuple(words[:-1] if last else words)
    try:
        offered = list(islice(question.tokens(playing.match.state_for(seat), seat, path), 200))
    except GameError:
        return ()
    head = f"{address}{' '.join(path)} " if path else address
    return completing.matching(last, head, (token.text for token in offered))


def _first_words(question: Question, state: object, seat: Seat | None) -> str:  # type: ignore[type-arg]
    offered = list(islice(question.tokens(state, seat, ()), 12))
    return ", ".join(f"`{literal(token.text)}`" for token in offered)
