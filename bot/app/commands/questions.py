"""The questions of the games' own, such as `/why d4`: each is a command."""

from __future__ import annotations

from functools import partial
from itertools import islice

from bot.app.commands.looking import heading
from bot.app.play import completing, reasons, tables
from bot.app.speech import declared
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg, Command
from bot.app.speech.language import FALLBACK, Words, literal, say
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose
from rules.core import library
from rules.core.contract import GameError, IllegalAction, Question, Seat, Unreadable


def asked() -> dict[str, list[str]]:
    """Returns the names of all questions, each with the games that have it, in the order of the games."""
    found: dict[str, list[str]] = {}
    for game in library.games():
        for question in library.load(game).questions:
            found.setdefault(question.name, []).append(game)
    return found


def of_name(name: str) -> Command | None:
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


async def _ask(ctx: Context, line: str, *, name: str) -> Reply:
    """Answers a question of the game's own, such as `/why d4`."""
    table, rest = await tables.find(ctx, line)
    playing = await tables.load(ctx.tx, table)
    question = next((q for q in playing.game.questions if q.name == name), None)
    if question is None:
        raise Trouble("no-such-question", question=name, game=library.meta(table.game).title)
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
