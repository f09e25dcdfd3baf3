"""What if: trying out what could be played, for any seat and as long as one likes, without anybody hearing of it."""

from __future__ import annotations

import msgspec

from bot.app.commands import playing_ahead
from bot.app.panels import move_panel, trial_panel, trials
from bot.app.panels.choosing import ANEW, ONWARD, PUT_BACK, PanelState, line_of
from bot.app.panels.trial_panel import SEAT, SEE, ShownTrial
from bot.app.panels.trials import Trial
from bot.app.play import completing, reasons, tables
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose
from rules.core import match as matches
from rules.core.contract import Seat, Unreadable
from rules.core.match import Moved, Outdated, Refused
from storage.rows import TrialRow

LONGEST_QUOTE = 120
"""Characters that are quoted of what was typed and cannot be tried."""


@declared.command(
    "whatif",
    who="everybody",
    heard="in private",
    does="changes",
    args=(completing.OF_RUNNING, Arg(name="moves")),
    asked=True,
    group="turn",
)
async def whatif(ctx: Context, line: str) -> Reply:
    """Goes on with what the member tries out at a table, or begins it; tries notations for whoever is asked there."""
    table, text = await tables.find(ctx, line, ("running",), wish="look")
    shown = await _open(ctx, await tables.load(ctx.tx, table))
    return await _go_on(shown, text) if text else Reply(trial_panel.show(shown))


@declared.button("whatif", who="everybody", heard="quietly", does="changes", of=tables.played, linked=True, asked=True)
async def open_trial(ctx: Context, playing: Playing) -> Reply:
    """Goes on with what the member tries out at a table, or begins it."""
    return Reply(trial_panel.show(await _open(ctx, playing)))


@declared.button("w", who="everybody", heard="quietly", does="changes", of=tables.played, asked=True)
async def press(ctx: Context, playing: Playing, revision: str, what: str) -> Reply:
    """Does what a button of the panel says; one of an older panel changes nothing and shows the panel of now."""
    row = await ctx.tx.trials.get(playing.table.id, ctx.member.id)
    trial = _still_good(ctx, playing, row)
    if row is None or trial is None or row.revision != presses.number(revision):
        shown = await _open(ctx, playing)
        return Reply(trial_panel.show(shown, [ctx.say("panel-outdated")]), replace=True, refused=True)
    shown = ShownTrial(ctx=ctx, table=playing, trial=trial, revision=row.revision)
    reply = await _press(shown, what)
    return msgspec.structs.replace(reply, replace=True)


@declared.button("trialwhy", who="everybody", heard="quietly", does="looks", of=tables.played)
async def why_not(ctx: Context, playing: Playing, begun: str, thing: str) -> Reply:
    """Says why a thing on the board cannot be chosen in the member's trial, where a board is pressed."""
    row = await ctx.tx.trials.get(playing.table.id, ctx.member.id)
    trial = _still_good(ctx, playing, row)
    if row is None or trial is None or not ctx.place.pressed:
        raise Trouble("unknown-button")
    shown = ShownTrial(ctx=ctx, table=playing, trial=trial, revision=row.revision)
    return Reply(Message(compose(trial_panel.why_not(shown, begun, thing))))


async def _press(shown: ShownTrial, what: str) -> Reply:
    ctx, trial = shown.ctx, shown.trial
    match what:
        case "undo":
            return await _keep(shown, trials.take_back(trial))
        case "reset":
            return await _keep(shown, msgspec.structs.replace(trial, tried=(), asked=None, panel=PanelState()))
        case "anew":
            return Reply(trial_panel.show(await _begin(ctx, shown.table, shown.revision)))
        case "take":
            return await _take_over(shown)
        case _ if what.startswith(SEE):
            if what.removeprefix(SEE) not in trial_panel.ways(shown.table.table.game):
                raise Trouble("unknown-button")
            return Reply(trial_panel.show(shown, look=what.removeprefix(SEE)))
        case _ if what.startswith(SEAT):
            seat = presses.number(what.removeprefix(SEAT))
            return await _keep(shown, msgspec.structs.replace(trial, asked=seat, panel=PanelState()))
    if shown.acting is None:
        raise Trouble("trial-over")
    return await _choose(shown, what)


async def _choose(shown: ShownTrial, what: str) -> Reply:
    """Goes on with the choice of an action, and tries it where it is complete."""
    trial, choosing = shown.trial, shown.choosing
    state = trial.panel
    match what:
        case "back":
            return await _keep(shown, msgspec.structs.replace(trial, panel=choosing.back(state)))
        case "done":
            if not choosing.may_end(state.chosen):
                raise Trouble("nothing-chosen")
            return await _go_on(shown, " ".join(line_of(state.chosen)))
        case _ if what.startswith(presses.PART):
            opened = choosing.open(state, presses.number(what.removeprefix(presses.PART)))
            return await _keep(shown, msgspec.structs.replace(trial, panel=opened))
        case _ if what.startswith(PUT_BACK):
            put_back = choosing.put_back(state, what.removeprefix(PUT_BACK))
            return await _keep(shown, msgspec.structs.replace(trial, panel=put_back))
        case _ if what.startswith((ONWARD, ANEW)):
            chosen = choosing.after(state, what)
            if choosing.is_gathering(chosen):
                return await _keep(shown, msgspec.structs.replace(trial, panel=PanelState(chosen)))
        case _:
            chosen = choosing.choose(state, presses.number(what))
    if choosing.goes_on(chosen):
        return await _keep(shown, msgspec.structs.replace(trial, panel=PanelState(chosen)))
    return await _go_on(shown, " ".join(line_of(chosen)))


async def _go_on(shown: ShownTrial, text: str) -> Reply:
    """Tries notations; where one cannot be played nothing is changed, and it is told why."""
    try:
        trial = trials.go_on(shown.trial, text)
    except (Refused, Unreadable) as error:
        cause = error.error if isinstance(error, Refused) else error
        quoted = f"`{literal(plain(text[:LONGEST_QUOTE]))}`"
        why = reasons.why(shown.ctx.words, shown.table.table.game, cause, shown.table.names, quoted)
        return Reply(trial_panel.show(shown, [why]), refused=True)
    return await _keep(shown, trial)


async def _keep(shown: ShownTrial, trial: Trial) -> Reply:
    """Stores and shows how far a trial has come."""
    ctx, table = shown.ctx, shown.table.table
    revision = shown.revision + 1
    await ctx.tx.trials.put(
        TrialRow(table=table.id, member=ctx.member.id, revision=revision, state=trials.write(trial))
    )
    return Reply(trial_panel.show(ShownTrial(ctx=ctx, table=shown.table, trial=trial, revision=revision)))


async def _open(ctx: Context, playing: Playing) -> ShownTrial:
    """Goes on with the member's trial of the position that the table is in now, or begins one."""
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    row = await ctx.tx.trials.get(playing.table.id, ctx.member.id)
    trial = _still_good(ctx, playing, row)
    if row is None or trial is None or trial.entries != playing.match.entries:
        return await _begin(ctx, playing, 0 if row is None else row.revision)
    return ShownTrial(ctx=ctx, table=playing, trial=trial, revision=row.revision)


async def _begin(ctx: Context, playing: Playing, revision: int) -> ShownTrial:
    trial = trials.begin(playing.match, playing.eye_of(ctx.member.id), ctx.luck.token())
    row = TrialRow(table=playing.table.id, member=ctx.member.id, revision=revision + 1, state=trials.write(trial))
    await ctx.tx.trials.put(row)
    return ShownTrial(ctx=ctx, table=playing, trial=trial, revision=row.revision)


def _still_good(ctx: Context, playing: Playing, row: TrialRow | None) -> Trial | None:
    """Returns a stored trial, unless its member has another seat since, or this version cannot read it any more."""
    if row is None or playing.match.over:
        return None
    try:
        trial = trials.read(row.state)
        trials.position(trial)
    except (msgspec.ValidationError, Outdated, Refused):
        return None
    seats = playing.seats_of(ctx.member.id)
    return trial if trial.eye in (seats or (None,)) else None


async def _take_over(shown: ShownTrial) -> Reply:
    """Plays what the member tried first for the own seat into the draft or, where the seat is not asked, ahead."""
    ctx, playing, eye = shown.ctx, shown.table, shown.trial.eye
    own = trials.own_part(shown.trial)
    if eye is None or not own:
        raise Trouble("trial-nothing-own")
    if eye not in playing.match.awaited:
        return await playing_ahead.leave_moves(ctx, playing, eye, "; ".join(own))
    tables.require_unpaused(playing)
    steps = _as_far_as_final(playing, eye, own)
    if not steps:
        raise Trouble("trial-not-now", move=f"`{literal(own[0])}`")
    return await move_panel.suggest(ctx, playing, eye, steps)


def _as_far_as_final(playing: Playing, seat: Seat, own: tuple[str, ...]) -> list[Moved]:
    """Plays notations up to the first that is final; up to one that the table as it stands does not allow."""
    steps: list[Moved] = []
    for notation in own:
        before = steps[-1].match if steps else playing.match
        try:
            steps.append(matches.play_text(before, seat, notation))
        except (Refused, Unreadable):
            break
        if steps[-1].barrier:
            break
    return steps
