"""Learning a game by playing it: its lesson, step by step, at no table and for the learner alone."""

from __future__ import annotations

from bot.app.commands import refusals, wishes
from bot.app.panels import hints, lesson_panel
from bot.app.panels.choosing import ANEW, ONWARD, PUT_BACK
from bot.app.panels.lesson_panel import DONE, HAND, PRIMER, SHOW, SKIP, STOP, TEXT, Asked
from bot.app.play import completing, posts, reasons
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from rules.core import lesson, library, notation
from rules.core.contract import GameError
from storage.rows import LessonRow


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the game to learn, and the answer to its step or to the one that waits."""
    game, answer = _game_and_answer(typed)
    row = await _waiting(ctx, game)
    found = [] if game else list(completing.matching(typed, "", lesson.taught()))
    if row is not None:
        asked = _asked(ctx, row)
        head = f"{game} " if game else ""
        answers = notation.complete(asked.step.match.game, asked.step.match.state, asked.step.seat, answer)
        found += [f"{head}{one}" for one in answers]
    return tuple(found[: completing.LIMIT])


@declared.command(
    "learn",
    who="everybody",
    heard="in private",
    does="changes",
    args=(
        Arg(name="game", values=lesson.taught, label=lambda words, game: library.meta(game).title),
        Arg(name="moves", completes=_complete),
    ),
    whole=_complete,
)
async def learn(ctx: Context, line: str) -> Reply:
    """Goes on with a game's lesson, answers the step that waits, or lists the lessons."""
    if not line.strip():
        return Reply(await _list(ctx))
    game, answer = _game_and_answer(line)
    if game and not answer.strip():
        return await _go_on(ctx, game)
    row = await _waiting(ctx, game)
    if row is None:
        raise Trouble("which-lesson", games=", ".join(lesson.taught()))
    return await _answer(_asked(ctx, row), answer)


@declared.button("learn", who="everybody", heard="quietly", does="changes", linked=True)
async def open_lesson(ctx: Context, game: str = "") -> Reply:
    """Goes on with a game's lesson, or lists the lessons where none is named."""
    if not game:
        return Reply(await _list(ctx))
    return await _go_on(ctx, _known(game))


@declared.button("lesson", who="everybody", heard="quietly", does="changes")
async def press(ctx: Context, game: str, number: str, what: str, more: str = "") -> Reply:
    """Does what a button of a lesson says. It says of which step, so one of an earlier step goes on from there."""
    steps, at = lesson.of_game(_known(game)), presses.number(number)
    on_board = more.startswith((ONWARD, ANEW, PUT_BACK))
    if not 0 <= at < len(steps) or not (on_board or more in ("", DONE)):
        raise Trouble("unknown-button")
    asked = Asked(ctx=ctx, game=game, number=at)
    if what == SKIP:
        return await _ask(ctx, game, at + 1)
    if what == STOP:
        again = Button(presses.make("learn", game), ctx.say("button-lesson-on"))
        said = ctx.say("learn-stopped", game=library.meta(game).title, name=game, step=at + 1)
        return Reply(Message(compose(said), buttons=((again,),)), replace=True)
    if what == SHOW:
        return await _answer(asked, asked.step.task, "learn-shown")
    if what == PRIMER:
        told = [ctx.say("rules-primer", game=library.meta(game).title), *ctx.say(f"{game}-primer").split("\n")]
        return Reply(lesson_panel.show(asked, told), replace=True)
    if what in (TEXT, HAND):
        return Reply(lesson_panel.show(asked, look=what), replace=True)
    asked = lesson_panel.read(asked, what)
    asked = asked.pressed(more) if on_board else asked
    if asked.is_whole() or (more == DONE and asked.choosing.is_whole(asked.state)):
        return await _answer(Asked(ctx=ctx, game=game, number=at), " ".join(asked.line))
    if asked.is_begun:
        return Reply(lesson_panel.show(asked), replace=True)
    return await _ask(ctx, game, at)


@declared.button("lessonhint", who="everybody", heard="quietly", does="looks")
async def hint(ctx: Context, game: str, number: str) -> Reply:
    """Tells what a search would play in the position of a step, which need not be what the step asks for."""
    steps, at = lesson.of_game(_known(game)), presses.number(number)
    if not 0 <= at < len(steps):
        raise Trouble("unknown-button")
    found = await hints.search(ctx, steps[at].match, steps[at].seat)
    asked = Asked(ctx=ctx, game=game, number=at)
    if ctx.place.pressed:
        beside = lesson_panel.hint(asked, found)
        return Reply(lesson_panel.show(asked, [ctx.say("learn-hints-beside")], hinted=beside), replace=True)
    said = hints.phrases(ctx, steps[at].match, steps[at].seat, found, asked.names)
    lines = hints.tell(ctx, asked.game, found, said, asked.names, hints.BESIDE, hints.LATER_BESIDE)
    told = [ctx.say("learn-hints"), *lines]
    return Reply(lesson_panel.show(asked, told), replace=True)


@declared.button("lessonwhy", who="everybody", heard="quietly", does="looks")
async def why_not(ctx: Context, game: str, number: str, begun: str, thing: str) -> Reply:
    """Says why a thing on the board of a step cannot be chosen, where a board is pressed."""
    at = presses.number(number)
    if not 0 <= at < len(lesson.of_game(_known(game))) or not ctx.place.pressed:
        raise Trouble("unknown-button")
    said = lesson_panel.why_not(Asked(ctx=ctx, game=game, number=at), begun, thing)
    return Reply(Message(compose(said)))


async def _answer(asked: Asked, text: str, right: str = "learn-right") -> Reply:
    """Judges an answer: a right one leads on; any other changes nothing and is told what it would do, or why not.

    ``right`` is the message that says what was played where that is right.
    """
    ctx, step = asked.ctx, asked.step
    try:
        moved = lesson.answer(step, text)
    except GameError as error:
        quoted = f"`{literal(text[: refusals.LONGEST_QUOTE])}`"
        why = reasons.why(ctx.words, asked.game, error, asked.names, quoted)
        return Reply(lesson_panel.show(asked, [why]), replace=True, refused=True)
    played = moved.entries[0].action
    if step.is_met_by(moved.match):
        told = lesson_panel.came_of(asked, right, played, moved.events)
        return await _ask(ctx, asked.game, asked.number + 1, told)
    told = lesson_panel.came_of(asked, "learn-other", played, moved.events)
    after = [
        posts.status(ctx.words, asked.game, decision, asked.names)
        for decision in moved.match.decisions
        if decision.seat == step.seat
    ]
    return Reply(lesson_panel.show(asked, [*told, *after]), replace=True, refused=True)


async def _go_on(ctx: Context, game: str) -> Reply:
    """Asks the step that waits; a lesson that is over begins anew."""
    row = await ctx.tx.lessons.get(ctx.member.id, game)
    number = row.step if row is not None else 0
    return await _ask(ctx, game, number if number < len(lesson.of_game(game)) else 0)


async def _ask(ctx: Context, game: str, number: int, told: list[str] | None = None) -> Reply:
    """Asks a step, after what came of the one before; behind the last one the lesson is over."""
    told = told or []
    await ctx.tx.lessons.put(LessonRow(member=ctx.member.id, game=game, step=number, at=ctx.now))
    if number >= len(lesson.of_game(game)):
        return Reply(_end(ctx, game, told), replace=True)
    asked = Asked(ctx=ctx, game=game, number=number)
    told += lesson_panel.tell(asked, asked.step.before)
    if told and asked.step.first:
        told.append(ctx.say("learn-elsewhere"))
    if told and asked.step.later:
        told.append(ctx.say("learn-later"))
    told += lesson_panel.tell(asked, asked.step.events)
    return Reply(lesson_panel.show(asked, told), replace=True)


def _end(ctx: Context, game: str, told: list[str]) -> Message:
    """Says that a lesson is over, what helps in a first game, and where one is begun."""
    title = library.meta(game).title
    leads = (
        Button(presses.make("against", game), ctx.say("button-against"), "main", does="done"),
        Button(presses.make("new", game), ctx.say("button-new-table")),
        Button(presses.make("new", game, wishes.PRACTICE), ctx.say("button-practice", game=title)),
        Button(presses.make("rules", game, ""), ctx.say("button-rules")),
        Button(presses.make("learn", game), ctx.say("button-lesson-anew")),
    )
    return lesson_panel.end(ctx, game, told, leads)


async def _list(ctx: Context) -> Message:
    """Lists the lessons, each with how far the member has come."""
    known = {row.game: row for row in await ctx.tx.lessons.of(ctx.member.id)}
    lines = [ctx.say("learn-list")]
    for game in lesson.taught():
        count, step = len(lesson.of_game(game)), known[game].step if game in known else 0
        id = "learn-list-over" if step >= count else "learn-list-begun" if step else "learn-list-new"
        lines.append(ctx.say(id, game=library.meta(game).title, step=step + 1, count=count))
    buttons = [Button(presses.make("learn", game), library.meta(game).title) for game in lesson.taught()]
    rows = tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))
    return Message(compose("\n".join(lines)), buttons=rows)


def _game_and_answer(line: str) -> tuple[str, str]:
    """Splits the game with which a line may begin from the answer behind it."""
    first, _, rest = line.lstrip().partition(" ")
    return (first.lower(), rest) if first.lower() in lesson.taught() else ("", line.lstrip())


async def _waiting(ctx: Context, game: str) -> LessonRow | None:
    """Returns the lesson that an answer is for: of a game, or else the one that the member was at last."""
    rows = await ctx.tx.lessons.of(ctx.member.id)
    waits = (row for row in rows if row.game in lesson.taught() and row.step < len(lesson.of_game(row.game)))
    return next((row for row in waits if game in ("", row.game)), None)


def _asked(ctx: Context, row: LessonRow) -> Asked:
    return Asked(ctx=ctx, game=row.game, number=row.step)


def _known(game: str) -> str:
    """Returns a game that a button names; raises `Trouble` for one without a lesson."""
    if game not in lesson.taught():
        raise Trouble("unknown-button")
    return game
