"""The panel in which a member tries out what could be played: like the one for moves, but for any seat, and of no
consequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import msgspec

from bot.app.panels import forbidden, trials
from bot.app.panels.choices import Choices, choices_of, with_choices
from bot.app.panels.choosing import Choosing, Data, button, next_of, phrase, rows, steering, tell_chosen
from bot.app.panels.labels import Labels, labels_of
from bot.app.panels.trials import Trial
from bot.app.play import posts
from bot.app.play.tables import Playing, place_of
from bot.app.speech import presses
from bot.app.speech.context import Context
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose, join, shorten
from render.core import studio
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.match import Match, Moved
from rules.core.notation import Menus

TOLD = 180
"""Characters for what was tried, and as many for what came of it, which stand beside a picture with all else."""
SEE, SEAT, TEXT = "v", "s", "text"
"""Stand in a button before the picture that is shown instead of the board, and before the seat that goes on."""


@dataclass(frozen=True, kw_only=True)
class ShownTrial:
    """A trial as its member meets it."""

    ctx: Context
    table: Playing
    """The table as it really stands."""
    trial: Trial
    revision: int

    @cached_property
    def moved(self) -> Moved:
        return trials.position(self.trial)

    @property
    def match(self) -> Match:
        return self.moved.match

    @cached_property
    def acting(self) -> Seat | None:
        return trials.acting(self.trial, self.match)

    @property
    def looks(self) -> Seat | None:
        """The seat with whose eyes the trial is shown: that which goes on."""
        return self.trial.eye if self.acting is None else self.acting

    @cached_property
    def playing(self) -> Playing:
        """The table as if the trial were played there; pictures say that it is none."""
        name = self.ctx.say("trial-name", table=self.table.table.name)
        return replace(self.table, table=replace(self.table.table, name=name), match=self.match)

    @cached_property
    def choosing(self) -> Choosing:
        assert self.acting is not None, "a game that is over offers no choices"
        return Choosing(self.ctx.walked(Menus(self.match.game)), self.match.state, self.acting)

    @property
    def labels(self) -> Labels:
        choosing = self.choosing
        return labels_of(self.ctx.words, self.match.game, self.table.names, choosing.state, choosing.seat)

    @property
    def data(self) -> Data:
        return ("w", self.table.table.id, self.revision)


def show(shown: ShownTrial, told: Sequence[str] = (), look: str = "") -> Message:
    """Returns the panel, with what is to be said before all else; ``look`` is how it is looked at, if not as usual."""
    ctx, table, playing, seat = shown.ctx, shown.table, shown.playing, shown.looks
    choices = _choices(shown)
    text = compose("\n".join([*told, *_lines(shown, choices)]))
    buttons = (*rows(choices.buttons, 5), *rows([*_leading(shown), *_further(shown)], 5))
    again = presses.make("whatif", table.table.id)
    here = ctx.place.pressed and table.table.thread == ctx.place.thread
    stage: Literal["", "trial"] = "trial" if here else ""
    task = _task(shown)
    if look == TEXT:
        told_board = join(text, posts.board_in_text(playing, ctx.words, seat))
        return Message(told_board, buttons=buttons, again=again, stage=stage, task=task)
    name = look or choices.picture
    message = Message(
        text,
        picture=posts.picture(
            playing,
            ctx.words,
            seat,
            name=name,
            events=posts.show(shown.match, shown.moved.events, seat),
            chosen=choices.line,
            targets=choices.targets,
            pressed=choices.pressed,
            preview=True,
        ),
        alt=posts.alt_text(playing, ctx.words, name),
        buttons=buttons,
        task=task,
        below=_below(shown, choices),
        stage=stage,
        onward=presses.make(*shown.data, "") if choices.spots else "",
        why=presses.make("trialwhy", table.table.id) if choices.spots else "",
        table=place_of(table.table),
        link=ctx.link(table.table),
        again=again,
    )
    return with_choices(message, choices)


def _choices(shown: ShownTrial) -> Choices:
    if shown.acting is None:
        return Choices()
    game, pressed = shown.match.game, shown.ctx.place.pressed
    return choices_of(shown.labels, shown.choosing, shown.trial.panel, shown.data, game, pressed=pressed)


def _leading(shown: ShownTrial) -> list[Button]:
    """Returns the buttons that lead on and back."""
    if shown.acting is None:
        return []
    return steering(shown.ctx.words, shown.choosing, shown.trial.panel, shown.data)


def _below(shown: ShownTrial, choices: Choices) -> str:
    """Says what is to be done behind the words chosen; before that, what a trial is."""
    if shown.acting is None or not shown.trial.panel.chosen:
        return shown.ctx.say("trial-below")
    return next_of(shown.labels, choices.line)


def why_not(shown: ShownTrial, begun: str, thing: str) -> str:
    """Says why a thing on the board cannot be chosen behind words that were begun with; empty where no rule says it."""
    if shown.acting is None:
        return ""
    words, line = shown.ctx.words, tuple(begun.split())
    choosing, names, game = shown.choosing, shown.table.names, shown.match.game
    return forbidden.why_not(words, names, choosing, shown.trial.panel, line, thing, game)


def _task(shown: ShownTrial) -> str:
    """Says that it is a trial, for whom the next action is tried, and what that seat is asked."""
    ctx, seat = shown.ctx, shown.acting
    if seat is None:
        return ctx.say("trial-task-over")
    decision = next(decision for decision in shown.match.decisions if decision.seat == seat)
    asked = plain(posts.status(ctx.words, shown.table.table.game, decision, shown.table.names))
    own = seat in shown.table.seats_of(ctx.member.id)
    return ctx.say("trial-task-own" if own else "trial-task", player=shown.table.names[seat], asked=asked)


def _lines(shown: ShownTrial, choices: Choices) -> Iterator[str]:
    """Yields what is said of a trial: what it is, what was tried and came of it, and the scores; then who is asked what
    and what is chosen, which is in view where pictures are pressed."""
    ctx, match, names = shown.ctx, shown.match, shown.table.names
    yield ctx.say("trial-title", table=literal(shown.table.table.name))
    if shown.trial.tried:
        tried = [
            ctx.say("trial-of", player=literal(names[seat]), moves=ctx.words.list(moves))
            for seat, moves in trials.by_seat(shown.trial.tried, _said(shown))
        ]
        kept, left_out = shorten(tried, TOLD)
        yield ctx.say("trial-tried", moves=" · ".join(["…"] * bool(left_out) + kept))
    events = posts.show(match, shown.moved.events, shown.looks)
    yield from shorten(posts.tell(ctx.words, shown.table.table.game, events, names), TOLD)[0]
    scores = [
        ctx.say("score-source", source=literal(names[score.seat]), points=score.points)
        for score in matches.scores(match, shown.looks)
    ]
    yield ctx.say("trial-scores", scores=ctx.words.list(scores))
    if shown.acting is None:
        yield ctx.say("trial-over")
        return
    if ctx.place.pressed:
        return
    decision = next(decision for decision in match.decisions if decision.seat == shown.acting)
    said = posts.status(ctx.words, shown.table.table.game, decision, names)
    yield ctx.say("trial-asked", player=literal(names[shown.acting]), asked=said)
    if choices.line:
        yield tell_chosen(ctx.words, choices.line, choices.chosen)


def _said(shown: ShownTrial) -> Iterator[str]:
    """Yields what was tried, one action after the other: as it is typed, but in words where pictures are pressed."""
    ctx, trial, names = shown.ctx, shown.trial, shown.table.names
    for at, one in enumerate(trial.tried):
        if not ctx.place.pressed:
            yield f"`{literal(one.notation)}`"
            continue
        match = trials.position(msgspec.structs.replace(trial, tried=trial.tried[:at])).match
        choosing = Choosing(ctx.walked(Menus(match.game)), match.state, one.seat)
        yield literal(phrase(labels_of(ctx.words, match.game, names, match.state, one.seat), choosing, one.notation))


def _further(shown: ShownTrial) -> Iterator[Button]:
    """Yields the buttons that lead elsewhere: back, to another seat, to what is seen otherwise, and to the table."""
    words, data, table = shown.ctx.words, shown.data, shown.table.table
    if shown.trial.tried:
        yield button(words, data, "undo")
        yield Button(presses.make(*data, "reset"), words("button-trial-reset"))
    if trials.own_part(shown.trial):
        yield Button(presses.make(*data, "take"), words("button-trial-take"))
    yield Button(presses.make(*data, "anew"), words("button-trial-anew"))
    for seat in shown.match.awaited:
        if seat != shown.acting:
            label = words("button-trial-seat", player=shown.table.names[seat])
            yield Button(presses.make(*data, f"{SEAT}{seat}"), label)
    yield Button(presses.make(*data, f"{SEE}{TEXT}"), words("button-text"))
    for name in studio.public_pictures(table.game):
        yield Button(presses.make(*data, f"{SEE}{name}"), words(f"{table.game}-show-{name}"))
    if (private := studio.private_picture(table.game)) is not None and shown.acting is not None:
        yield Button(presses.make(*data, f"{SEE}{private}"), words("button-hand"))
    asked = set(shown.table.seats_of(shown.ctx.member.id)) & set(shown.table.match.awaited)
    yield Button(presses.make("play" if asked else "board", table.id), words("button-trial-leave"), does="leave")


def ways(game: str) -> tuple[str, ...]:
    """Returns how a trial can be looked at."""
    private = studio.private_picture(game)
    return (TEXT, *studio.public_pictures(game), *([] if private is None else [private]))
