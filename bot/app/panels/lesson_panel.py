"""A step of a lesson, in private: why it is played, what to play, the board, and the buttons that fit.

Each step begins at a position of the lesson's own, so what has been chosen of a move is all that a press has to say:
the places, in the menus one after the other, of what was chosen. Nothing of it is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import msgspec

from bot.app.panels import forbidden, hints
from bot.app.panels.choices import Choices, on_picture, with_choices
from bot.app.panels.choosing import (
    ANEW,
    ONWARD,
    PUT_BACK,
    SAYS_SO,
    Choosing,
    Offer,
    PanelState,
    line_of,
    phrase,
    rows,
    targets,
    tell_chosen,
    tokens_of,
    words_of,
)
from bot.app.panels.labels import Labels, capitalized, labels_of
from bot.app.play import posts
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Button, Message, Picture, Suggestion, Suggestions, Text
from bot.app.speech.names import told_apart
from bot.app.speech.text import LONGEST, beginning, block, compose, join, size
from players.core.hints import Hint
from render.core import studio
from render.core.scene import Marks
from rules.core import codec, lesson, library
from rules.core.contract import OPEN
from rules.core.lesson import LessonStep
from rules.core.match import Match
from rules.core.notation import Menus, go_on

MOST = 6
"""Choices that are offered at a time, those that lead to the task among them."""
BEGUN = "="
"""Stands before words that were chosen on a board."""
START, SHOW, SKIP, STOP, TEXT, HAND, DONE = "start", "show", "skip", "stop", "text", "hand", "done"
PRIMER = "primer"
"""What a button does that chooses nothing: Back to the beginning of a step, or to the step before, starts it."""


@dataclass(frozen=True, kw_only=True)
class Asked:
    """A step of a lesson as it is asked of a member, with what has been chosen of the answer."""

    ctx: Context
    game: str
    number: int
    begun: str = ""
    """The words chosen on the board."""
    path: tuple[int, ...] = ()
    """Of each choice made behind these its place among all that was offered."""

    @cached_property
    def step(self) -> LessonStep:
        return lesson.of_game(self.game)[self.number]

    @cached_property
    def choosing(self) -> Choosing:
        return Choosing(self.ctx.walked(Menus(self.step.match.game)), self.step.match.state, self.step.seat)

    @cached_property
    def state(self) -> PanelState:
        """What the choices come to; raises `Trouble` for one that is not there."""
        state = PanelState(self.choosing.onward(PanelState(), self.begun)) if self.begun else PanelState()
        for place in self.path:
            state = PanelState(self.choosing.choose(state, place))
        return state

    @cached_property
    def line(self) -> tuple[str, ...]:
        return line_of(self.choosing.begun(self.state))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: the learner's by its name."""
        seats, rival = range(self.step.match.header.seats), self.ctx.say("learn-rival")
        return told_apart([self.ctx.member.name if seat == self.step.seat else rival for seat in seats])

    @cached_property
    def choices(self) -> Choices:
        """What can be pressed on the board, where that can be done."""
        pressed = self.ctx.place.pressed
        return on_picture(self.labels, self.choosing, self.state, pressed=pressed, leads=self.leads)

    @property
    def labels(self) -> Labels:
        match = self.step.match
        return labels_of(self.ctx.words, match.game, self.names, match.state, self.step.seat)

    def pressed(self, what: str) -> Asked:
        """Returns the step with what was pressed on its board: words to go on with, or one that is put back."""
        if what.startswith((ONWARD, ANEW)):
            return self._with(self.choosing.after(self.state, what))
        return self._with(self.choosing.put_back(self.state, what.removeprefix(PUT_BACK)).chosen)

    def _with(self, chosen: tuple[str, ...]) -> Asked:
        always = words_of(self.choosing.begun(PanelState()))
        return replace(self, begun=" ".join(words_of(chosen)[len(always) :]), path=())

    def said(self, *further: int) -> str:
        """Returns what a button says of what has been chosen, and of a choice more."""
        places = ".".join(map(str, (*self.path, *further)))
        return (f"{BEGUN}{self.begun}.{places}".rstrip(".") if self.begun else places) or START

    def back(self) -> Asked:
        """Returns the step without the last choice."""
        return replace(self, path=self.path[:-1]) if self.path else self._with(self.choosing.back(self.state).chosen)

    @property
    def is_begun(self) -> bool:
        return bool(self.begun or self.path)

    def is_whole(self) -> bool:
        """Says whether nothing may follow what has been chosen."""
        return self.is_begun and not self.choosing.goes_on(self.state.chosen)

    def leads(self, offer: Offer) -> bool:
        """Says whether a choice is on the way to the task."""
        line = self.line
        for token in offer.way:
            line = go_on(line, token.text)
        task = self.step.task.split()
        return len(line) <= len(task) and all(own in (OPEN, word) for own, word in zip(line, task, strict=False))

    def shown(self) -> dict[int, Offer]:
        """Returns what is offered by its place: what leads to the task, and what stands next to it."""
        offered = self.choosing.offered(self.state)
        right = [place for place, offer in enumerate(offered) if self.leads(offer)]
        beside = [place for place in right if offered[place].token.text not in SAYS_SO]  # a pass is no number
        near = sorted(range(len(offered)), key=lambda place: min((abs(place - other) for other in beside), default=0))
        kept = sorted(dict.fromkeys((*right, *near)), key=lambda place: place not in right)[:MOST]
        return {place: offered[place] for place in sorted(kept)}


def read(asked: Asked, text: str) -> Asked:
    """Reads what a button says of the choices made (`Asked.said`); raises `Trouble` for anything else."""
    if text == START:
        return asked
    begun, *numbers = text.removeprefix(BEGUN).split(".") if text.startswith(BEGUN) else ("", *text.split("."))
    places = tuple(map(presses.number, numbers))
    if min(places, default=0) < 0:
        raise Trouble("unknown-button")
    return replace(asked, begun=begun, path=places)


def show(asked: Asked, told: Sequence[str] = (), look: str = "", hinted: Suggestions | None = None) -> Message:
    """Returns a step with what came of the last answer; ``look`` is how it is looked at, if not at the picture, and
    ``hinted`` what stands beside it."""
    words, step = asked.ctx.words, asked.step
    fixed = list(_lines(asked))
    came = beginning(list(told), LONGEST - sum(size(line) + 1 for line in fixed))
    text = compose("\n".join([fixed[0], *came, *[""] * bool(came), *fixed[1:]]))
    buttons = (*rows(_choices(asked), 2), *rows(_steering(asked, look), 5))
    if look == TEXT:
        return Message(join(text, _board(asked)), buttons=buttons, stage="lesson")
    choices = asked.choices
    name = (studio.private_picture(asked.game) if look == HAND else None) or choices.picture
    picture = _picture(asked, name, step.match, _marks(asked))
    alt = words("learn-picture", game=library.meta(asked.game).title, step=asked.number + 1)
    message = Message(
        text,
        picture=picture,
        alt=alt,
        buttons=buttons,
        onward=_press(asked, asked.said()) + ":" if choices.spots else "",
        why=presses.make("lessonwhy", asked.game, asked.number) if choices.spots else "",
        task=_bare(_task(asked)),
        below=_bare(words(f"{asked.game}-lesson-{step.name}")),
        told=compose("\n".join(came)),
        step=(asked.number + 1, len(lesson.of_game(asked.game))),
        steps=_steps(asked) if asked.ctx.place.pressed else (),
        hints=hinted,
        stage="lesson",
    )
    return with_choices(message, choices)


def end(ctx: Context, game: str, told: Sequence[str], leads: tuple[Button, ...]) -> Message:
    """Says that a lesson is over, what came of its last answer, and what helps in a first game; where pictures are
    pressed beside the board as it is then."""
    over, tips = ctx.say("learn-over", game=library.meta(game).title), ctx.say(f"{game}-tips")
    if not ctx.place.pressed:
        return Message(compose("\n".join([*told, over, tips])), buttons=(leads,))
    title, tips = ctx.say("learn-over-task", game=library.meta(game).title), f"{ctx.say('learn-over-tips')}\n{tips}"
    steps = lesson.of_game(game)
    asked = Asked(ctx=ctx, game=game, number=len(steps) - 1)
    match = lesson.answer(asked.step, asked.step.task).match
    marks = Marks(seat=asked.step.seat, names=asked.names, table=ctx.say("learn-lesson"))
    return Message(
        compose("\n".join([title, tips, *told])),
        picture=_picture(asked, "board", match, marks),
        alt=ctx.words("learn-picture", game=library.meta(game).title, step=len(steps)),
        buttons=(leads,),
        task=_bare(title),
        below=ctx.say("learn-over-next"),
        told=compose("\n".join([tips, *([""] if told else []), *told])),
        step=(len(steps) + 1, len(steps)),
        stage="lesson",
    )


def why_not(asked: Asked, begun: str, thing: str) -> str:
    """Says why a thing on the board cannot be chosen behind words that were begun with; empty where no rule says it."""
    choosing, line = asked.choosing, tuple(begun.split())
    try:
        state = PanelState(choosing.onward(PanelState(), " ".join(line)))
    except Trouble:  # what is kept by the page is no choice yet
        state = PanelState()
    return forbidden.why_not(asked.ctx.words, asked.names, choosing, state, line, thing, asked.step.match.game)


def hint(asked: Asked, found: Sequence[Hint]) -> Suggestions:
    """Returns what a search would play in the position of a step, for a chat that shows where that leads."""
    said = hints.phrases(asked.ctx, asked.step.match, asked.step.seat, found, asked.names)
    heads = hints.heads(asked.ctx, found, said, hints.BESIDE)
    lines = tuple(_hinted(asked, number, found, does, said[number]) for number, does in enumerate(heads))
    return Suggestions(lines=lines, away=_press(asked, START))


def _hinted(asked: Asked, number: int, found: Sequence[Hint], does: str, said: Sequence[str]) -> Suggestion:
    step, line = asked.step, found[number]
    end = hints.lead(step.match, step.seat, line.notations)
    events = posts.show(end.match, end.events, step.seat)
    table, chosen = asked.ctx.say("learn-lesson"), hints.chosen_at(end, line)
    marks = Marks(seat=step.seat, names=asked.names, table=table, events=events, chosen=chosen)
    picture = _picture(asked, "board", end.match, marks)
    return hints.suggest(asked.ctx, asked.game, found, number, asked.names, does, said, picture)


def _picture(asked: Asked, name: str, match: Match, marks: Marks) -> Picture:
    return Picture(
        game=asked.game,
        name=name,
        language=asked.ctx.words.language,
        view=msgspec.Raw(codec.encode(match.view(asked.step.seat))),
        marks=msgspec.Raw(codec.encode(marks)),
        preview=True,
    )


def _lines(asked: Asked) -> Iterator[str]:
    """Yields what is said of a step whatever came before: which it is, why, what to do, and what it is asked with."""
    words, step = asked.ctx.words, asked.step
    title, count = library.meta(asked.game).title, len(lesson.of_game(asked.game))
    yield words("learn-title", game=title, step=asked.number + 1, count=count)
    yield words(f"{asked.game}-lesson-{step.name}")
    yield _task(asked)
    decision = next(decision for decision in step.match.decisions if decision.seat == step.seat)
    yield posts.status(words, asked.game, decision, asked.names)
    if asked.line:
        yield tell_chosen(words, asked.line, asked.choices.chosen)


def _bare(said: str) -> str:
    return "".join(part.text for part in compose(said))


def _task(asked: Asked) -> str:
    return asked.ctx.say("learn-task", task=asked.ctx.words(f"{asked.game}-task-{asked.step.name}"))


def _marks(asked: Asked) -> Marks:
    """Points the way: what leads to the task is marked, and beyond it all that the task still names."""
    step, offered = asked.step, asked.choosing.offered(asked.state) if asked.choices.spots else asked.shown().values()
    right = [offer for offer in offered if asked.choices.spots or asked.leads(offer)]
    ahead = step.task.split()[len(asked.line) :]
    return Marks(
        seat=step.seat,
        names=asked.names,
        awaited=step.match.awaited,
        table=asked.ctx.say("learn-lesson"),
        events=posts.show(step.match, step.events, step.seat) if not asked.is_begun else (),
        chosen=asked.line,
        targets=tuple(dict.fromkeys((*targets(tokens_of(right)), *ahead))),
        pressed=asked.choices.pressed,
    )


def _board(asked: Asked) -> Text:
    view, marks = asked.step.match.view(asked.step.seat), _marks(asked)
    return block(studio.write_text(asked.game, codec.encode(view), codec.encode(marks), asked.ctx.words))


def _choices(asked: Asked) -> list[Button]:
    return [_choice(asked, place, offer) for place, offer in asked.shown().items()]


def _choice(asked: Asked, place: int, offer: Offer) -> Button:
    press, label = _press(asked, asked.said(place)), asked.labels.offer(asked.line, offer.way)
    leads = bool(asked.choices.spots) and asked.leads(offer)  # it is marked on the board, too
    ends = offer.token.text in SAYS_SO
    return Button(press, label, "main" if leads else "plain", does="end" if ends else "")


def _steering(asked: Asked, look: str) -> list[Button]:
    """Returns the buttons that lead on and back, within a step and from one to another."""
    words, begun = asked.ctx.words, asked.is_begun
    buttons = []
    if asked.choosing.is_whole(asked.state):
        style: Literal["plain", "main"] = (
            "main" if not asked.choices.spots or asked.line == tuple(asked.step.task.split()) else "plain"
        )
        buttons.append(Button(_press(asked, asked.said(), DONE), words("button-done"), style, does="done"))
    if begun:
        buttons.append(Button(_press(asked, asked.back().said()), words("button-back"), does="back"))
    elif look:
        buttons.append(Button(_press(asked, START), words("button-board")))
    else:
        buttons += [Button(_press(asked, TEXT), words("button-text"))]
        buttons += [Button(_press(asked, HAND), words("button-hand"))] * bool(studio.private_picture(asked.game))
    if asked.number and not begun:
        before = presses.make("lesson", asked.game, asked.number - 1, START)
        buttons.append(Button(before, words("button-lesson-before"), does="before"))
    if not begun:
        buttons.append(Button(presses.make("lessonhint", asked.game, asked.number), words("button-hints")))
    if not asked.number and not begun:
        buttons.append(Button(_press(asked, PRIMER), words("button-lesson-primer")))
    buttons.append(Button(_press(asked, SHOW), words("button-lesson-show"), does="show"))
    buttons.append(Button(_press(asked, SKIP), words("button-lesson-skip"), does="skip"))
    buttons.append(Button(_press(asked, STOP), words("button-lesson-stop"), does="stop"))
    return buttons


def _steps(asked: Asked) -> tuple[Button, ...]:
    """Returns what leads to each step, by what that asks."""
    ctx, game = asked.ctx, asked.game
    tasks = (_bare(ctx.words(f"{game}-task-{step.name}")) for step in lesson.of_game(game))
    return tuple(Button(presses.make("lesson", game, at, START), task) for at, task in enumerate(tasks))


def _press(asked: Asked, what: str, more: str = "") -> str:
    return presses.make("lesson", asked.game, asked.number, what, *([more] if more else []))


def came_of(asked: Asked, id: str, notation: str, events: Sequence[object]) -> list[str]:
    """Says what an answer does, line by line, after what it is called in words and, where it can be, is typed."""
    said = capitalized(phrase(asked.labels, asked.choosing, notation))
    typed = "" if asked.ctx.place.pressed else f" (`{literal(plain(notation))}`)"
    return [asked.ctx.words(id, move=f"{literal(said)}{typed}"), *tell(asked, events)]


def tell(asked: Asked, events: Sequence[object]) -> list[str]:
    """Says what has happened, as the learner may know it."""
    shown = posts.show(asked.step.match, events, asked.step.seat)
    return posts.tell(asked.ctx.words, asked.game, shown, asked.names)
