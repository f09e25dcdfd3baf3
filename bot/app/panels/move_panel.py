"""The guided panel: a private message that leads through the tree of tokens, one choice at a time.

What has been chosen lies in the store, never in the message: the panel can be opened again anywhere, at any time.
An action that makes everything final is not played when it is complete but shown, and sent by Done, unless it says by
itself that it ends the turn in which the draft was made. What gives up something is asked in any case.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce

import msgspec

from bot.app.panels import forbidden, hints
from bot.app.panels.choices import Choices, choices_of, with_choices
from bot.app.panels.choosing import (
    ANEW,
    ONWARD,
    PUT_BACK,
    SAYS_SO,
    Choosing,
    Data,
    PanelState,
    button,
    fresh,
    led_to,
    line_of,
    meaning_of,
    meanings,
    next_of,
    phrase,
    read,
    rows,
    steering,
    tell_chosen,
)
from bot.app.panels.labels import Labels, labels_of
from bot.app.play import attempts, completing, news, orders, posts, turns, unreached
from bot.app.play.tables import Playing, place_of
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import Words, literal, plain, say
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose, join, shorten
from rules.core import codec, library
from rules.core import match as matches
from rules.core.contract import AnyGame, Decision, IllegalAction, Seat, State
from rules.core.log import Entry
from rules.core.match import Match, Moved
from rules.core.notation import Menus, split
from storage.rows import PanelRow, TableRow

TOLD = 180
"""Characters for what was played and for what came of it, which stand beside a picture with all else."""


async def show(ctx: Context, playing: Playing, seat: Seat, told: str = "") -> Message:
    """Returns the panel of a seat that is awaited, as it stands, with what came of the last press."""
    row = await _row(ctx, playing, seat)
    state = read(row)
    return await _draw(ctx, playing, seat, row, state, told)


async def press(ctx: Context, playing: Playing, seat: Seat, revision: int, what: str) -> Reply:
    """Does what a button of a panel says. A button of an older panel changes nothing and shows the panel of now."""
    row = await _row(ctx, playing, seat)
    if revision != row.revision:
        refusal = await outdated(ctx, playing, seat, revision, what)
        panel = await show(ctx, playing, seat)
        return Reply(
            msgspec.structs.replace(panel, text=join(compose(refusal), panel.text)), replace=True, refused=True
        )
    reply = await _press(ctx, playing, seat, row, what)
    await ctx.tx.panels.put(led_to(await _row(ctx, playing, seat), f"{revision}:{what}"))
    return reply


async def _press(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, what: str) -> Reply:
    state, choosing = read(row), _choosing(ctx, playing.match, seat)
    match what:
        case "back":
            return await _store(ctx, playing, seat, row, choosing.back(state))
        case "undo":
            return await take_back(ctx, playing, all=False)
        case "reset":
            return await take_back(ctx, playing, all=True)
        case "done":
            return await _done(ctx, playing, seat, row, state)
        case _ if what.startswith(presses.PART):
            return await _store(
                ctx, playing, seat, row, choosing.open(state, presses.number(what.removeprefix(presses.PART)))
            )
        case _ if what.startswith((ONWARD, ANEW)):
            chosen = choosing.after(state, what)
            if choosing.is_gathering(chosen):
                return await _store(ctx, playing, seat, row, PanelState(chosen))
            return await _choose(ctx, playing, seat, row, chosen)
        case _ if what.startswith(PUT_BACK):
            return await _store(ctx, playing, seat, row, choosing.put_back(state, what.removeprefix(PUT_BACK)))
    return await _choose(ctx, playing, seat, row, choosing.choose(state, presses.number(what)))


async def why_not(ctx: Context, playing: Playing, seat: Seat, begun: str, thing: str) -> str:
    """Says why a thing on the board cannot be chosen behind words that were begun with; empty where no rule says it."""
    row = await ctx.tx.panels.get(playing.table.id, seat)
    state = read(row) if row is not None else PanelState()
    choosing, line = _choosing(ctx, playing.match, seat), tuple(begun.split())
    return forbidden.why_not(ctx.words, playing.names, choosing, state, line, thing, playing.match.game)


async def outdated(ctx: Context, playing: Playing, seat: Seat, revision: int, what: str) -> str:
    """Says that a button belonged to an earlier panel; of one that was pressed twice, that the first press counted."""
    counted = read(await _row(ctx, playing, seat)).counted
    return ctx.say("panel-counted" if counted == f"{revision}:{what}" else "panel-outdated")


async def take_back(ctx: Context, playing: Playing, *, all: bool) -> Reply:
    """Takes back the last entry of the member's draft, or all of it."""
    seat = playing.seat_to_move(ctx.member.id)
    try:
        moved = matches.take_back(playing.match, seat, all=all)
    except IllegalAction as error:
        raise Trouble(error.code) from error
    playing = await turns.record(ctx.tx, playing, moved, ctx.now)
    return Reply(await show(ctx, playing, seat, ctx.say("panel-reset" if all else "panel-undone")), replace=True)


async def after(ctx: Context, playing: Playing, seat: Seat, said: str) -> Reply:
    """Answers after a move: with the panel while the seat goes on, else briefly, as the board is posted for all."""
    if seat in playing.match.awaited and playing.table.paused_at is None:
        return Reply(await show(ctx, playing, seat, said), replace=True)
    link = ctx.link(playing.table)
    said = "\n".join(filter(None, [said, await unreached.note(ctx.tx, playing.table, ctx.words)]))
    return Reply(Message(compose(said), buttons=await _elsewhere(ctx, playing), link=link), replace=True)


async def _elsewhere(ctx: Context, playing: Playing) -> tuple[tuple[Button, ...], ...]:
    """Returns a button for the table that has waited for the member most urgently, if another one does."""
    for table, _ in await ctx.tx.awaited.of_member(ctx.member.id):
        if table.id != playing.table.id and table.paused_at is None:
            label = ctx.say("button-next-table", game=library.meta(table.game).title, table=table.name)
            return ((Button(presses.make("play", table.id), label, "main"),),)
    return ()


async def _row(ctx: Context, playing: Playing, seat: Seat) -> PanelRow:
    ctx.tx.expect_panel(playing.table.id)
    row = await ctx.tx.panels.get(playing.table.id, seat)
    if row is None:
        row = fresh(playing.table, seat)
        await ctx.tx.panels.put(row)
    return row


async def _store(
    ctx: Context,
    playing: Playing,
    seat: Seat,
    row: PanelRow,
    state: PanelState,
    told: str = "",
    meant: Moved | None = None,
) -> Reply:
    """Stores and shows what has been chosen; ``meant`` is what a complete line leads to, where it has been played."""
    row = replace(row, revision=row.revision + 1, state=codec.encode(state))
    await ctx.tx.panels.put(row)
    return Reply(await _draw(ctx, playing, seat, row, state, told, meant), replace=True)


def _choosing(ctx: Context, match: Match, seat: Seat) -> Choosing:
    return Choosing(ctx.walked(Menus(match.game)), match.state, seat)


async def _choose(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, chosen: tuple[str, ...]) -> Reply:
    """Goes on with what has been chosen; plays it where it is complete, unless it must be asked whether it is meant."""
    if _choosing(ctx, playing.match, seat).goes_on(chosen):
        return await _store(ctx, playing, seat, row, PanelState(chosen))
    notation = " ".join(line_of(chosen))
    moved = attempts.play(playing, seat, notation)
    if is_asked(playing.match, seat, notation, moved):
        return await _store(ctx, playing, seat, row, PanelState(chosen, complete=True), meant=moved)
    return await _record(ctx, playing, seat, moved)


def is_asked(match: Match, seat: Seat, notation: str, moved: Moved) -> bool:
    """Says whether Done must follow: it is final and no chosen end of a drafted turn, or it gives something up.

    ``moved`` is what the notation leads to.
    """
    ends_draft = notation in SAYS_SO and match.drafting == seat and seat not in moved.match.awaited
    return (moved.barrier and not ends_draft) or match.game.forgone(match.state, seat, *moved.actions) is not None


async def ask_once(ctx: Context, playing: Playing, seat: Seat, steps: Sequence[Moved]) -> Reply | None:
    """Asks whether the last notation of a line is meant, where it gives something up; typed again, it is.

    Of a line that the bot suggested it is asked also where it would be final. ``steps`` are what each notation leads
    to; what comes before the last one is played then. Returns nothing where there is nothing to ask.
    """
    *before, last = steps
    match = before[-1].match if before else playing.match
    [action] = last.actions
    gives_up = match.game.forgone(match.state, seat, action) is not None
    if not (last.barrier if ctx.suggested else gives_up):
        return None
    row = await _row(ctx, playing, seat)
    state = PanelState((match.game.format(action),), complete=True)
    said_again = msgspec.structs.replace(read(row), counted="") == state and not before
    if said_again and not ctx.suggested:
        return None
    told = ""
    if before:
        start = playing.match.state
        playing = await turns.record(ctx.tx, playing, reduce(matches.then, before), ctx.now)
        row, told = await _row(ctx, playing, seat), played(ctx, playing, seat, start, before)
    return await _store(ctx, playing, seat, row, state, told, meant=last)


async def suggest(ctx: Context, playing: Playing, seat: Seat, steps: Sequence[Moved]) -> Reply:
    """Plays what a member took from somewhere else into the draft; what would be final is shown, and sent by Done."""
    if asked := await ask_once(replace(ctx, suggested=True), playing, seat, steps):
        return asked
    return await _record(ctx, playing, seat, *steps)


async def _done(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState) -> Reply:
    choosing = _choosing(ctx, playing.match, seat)
    if not choosing.is_whole(state):
        raise Trouble("nothing-chosen")
    return await _record(ctx, playing, seat, attempts.play(playing, seat, " ".join(line_of(choosing.begun(state)))))


async def _record(ctx: Context, playing: Playing, seat: Seat, *steps: Moved) -> Reply:
    start = playing.match.state
    playing = await turns.record(ctx.tx, playing, reduce(matches.then, steps), ctx.now)
    return await after(ctx, playing, seat, played(ctx, playing, seat, start, steps))


def played(ctx: Context, playing: Playing, seat: Seat, start: State, steps: Sequence[Moved], typed: str = "") -> str:
    """Says what was sent from a position on, step by step, how it was understood where it was typed, and what came of
    it.

    What can still be taken back stands in the panel that follows. When the seat is not asked any more the public post
    tells all that everybody sees, and only the rest is told here.
    """
    moved = reduce(matches.then, steps)
    states = (start, *(step.match.state for step in steps))
    made = [(state, entry) for state, step in zip(states, steps, strict=False) for entry in step.entries[:1]]
    in_words = ctx.place.pressed and len(made) == len(moved.entries)
    moves = _told(ctx, playing, made) if in_words else _moves(ctx.words, moved.entries)
    sent = (
        [ctx.say("move-sent", moves=moves, table=literal(playing.table.name))]
        if _is_told(ctx, playing, moved, typed)
        else []
    )
    own = posts.show(moved.match, moved.events, seat)
    if seat not in playing.match.awaited:
        public = posts.show(moved.match, moved.events, None)
        own = tuple(event for event in own if event not in public)
    told = posts.tell(ctx.words, playing.table.game, own, playing.names)
    if ctx.place.pressed and seat in playing.match.awaited:
        told += _forecast(ctx.words, moved.match.game, seat, start, moved.match.state)
    return "\n".join([*sent, *shorten([*told, *_understood(ctx.words, typed, moved.entries)], TOLD)[0]])


def _is_told(ctx: Context, playing: Playing, moved: Moved, typed: str) -> bool:
    """Says whether it is told what was sent: not to who presses the board of a table alone, sees there what came of it,
    and mostly is asked at once what the next seat does."""
    return moved.barrier and (typed != "" or not (ctx.place.pressed and playing.alone))


def _forecast(words: Words, game: AnyGame, seat: Seat, before: State, after: State) -> list[str]:
    """Says by how much the forecast of a seat has changed that stands beside its points, of a game that has one."""
    worth = [getattr(game.view(state, seat).players[seat], "worth", None) for state in (before, after)]
    changed = None not in worth and worth[0] != worth[1]
    return [words("panel-forecast", before=worth[0], now=worth[1])] if changed else []


def _understood(words: Words, typed: str, entries: Sequence[Entry]) -> list[str]:
    """Says which notations were read as others: the beginning of a word, or a number that was no card but a sum."""
    read = zip(split(typed) if typed else (), (entry.action for entry in entries), strict=False)
    return [
        words("move-understood", typed=f"`{literal(one)}`", move=f"`{literal(other)}`")
        for one, other in read
        if _spelling(one) != _spelling(other)
    ]


def _spelling(notation: str) -> list[str]:
    """Returns the words of a notation as they may be written in any order and with anything between them."""
    return sorted(re.findall(r"\w+", notation.lower()))


async def tell_notations(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what the last word of each line means that completes a notation, where it does not speak for itself."""
    playing, match, seat = await completing.position(ctx, typed)
    labels = Labels(words=ctx.words, game=playing.table.game, names=playing.names, verb="verb")
    if match is None:
        return ("",) * len(ways)
    head, tree = completing.address(typed), ctx.walked(match.game)
    lines = [way.removeprefix(head).rpartition(";")[2] for way in ways]
    return meanings(labels, Choosing(tree, match.state, seat), lines)


def taken(words: Words, table: TableRow, moved: Moved) -> str:
    """Says only that what was typed has been played."""
    return words("move-taken", moves=_moves(words, moved.entries), table=literal(table.name))


def _has_begun(match: Match, state: PanelState) -> bool:
    """Says whether a member has begun to play: then the picture need not show any more what the others did."""
    return bool(state.chosen) or any(not orders.is_automatic(entry.by) for entry in match.draft)


def _told(ctx: Context, playing: Playing, made: Sequence[tuple[State, Entry]]) -> str:
    """Says in words what was played, each behind the position that it was played in."""
    game, tree = playing.match.game, ctx.walked(Menus(playing.match.game))

    def said(state: State, entry: Entry) -> str:
        labels = labels_of(ctx.words, game, playing.names, state, entry.seat)
        return phrase(labels, Choosing(tree, state, entry.seat), entry.action)

    return _listed(ctx.words, [_by(ctx.words, entry, literal(said(state, entry))) for state, entry in made])


def _moves(words: Words, entries: Sequence[Entry]) -> str:
    """Says the notations of a seat, the last ones if there are many."""
    return _listed(words, [_by(words, entry, f"`{literal(entry.action)}`") for entry in entries])


def _listed(words: Words, lines: list[str]) -> str:
    kept, left_out = shorten(lines, TOLD)
    return words.list(["…"] * bool(left_out) + kept)


def _by(words: Words, entry: Entry, move: str) -> str:
    return words("panel-move-automatic", move=move) if orders.is_automatic(entry.by) else move


def _below(playing: Playing, labels: Labels, choosing: Choosing, state: PanelState) -> str:
    """Says what a whole line does, else why it is not whole, or what is to be done behind the words chosen."""
    line = line_of(choosing.begun(state))
    if choosing.is_whole(state):
        return meaning_of(labels, choosing, " ".join(line))
    missing = forbidden.why_not_yet(labels.words, playing.names, choosing, state, playing.match.game)
    return missing or next_of(labels, line)


async def _draw(
    ctx: Context,
    playing: Playing,
    seat: Seat,
    row: PanelRow,
    state: PanelState,
    told: str,
    meant: Moved | None = None,
) -> Message:
    words, match, pressed = ctx.words, playing.match, ctx.place.pressed
    choosing, data = _choosing(ctx, match, seat), ("p", playing.table.id, seat, row.revision)
    labels = labels_of(words, match.game, playing.names, match.state, seat)
    choices = choices_of(labels, choosing, state, data, match.game, pressed=pressed)
    meant = _meant(playing, seat, choosing, state, meant)
    reveals = meant is not None and _reveals(match, seat, meant)
    forgone = _forgone(words, playing, seat, meant)
    question = _question(words, forgone, reveals) if meant is not None else ()
    leading = steering(words, choosing, state, data, "reveal" if reveals else "done")
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    message = Message(
        compose("\n".join(line for line in await _lines(ctx, playing, decision, told, choices, question) if line)),
        picture=posts.picture(
            playing,
            words,
            seat,
            name=choices.picture,
            events=() if _has_begun(match, state) else await news.of_seat(ctx.tx, playing, seat),
            chosen=choices.line,
            targets=choices.targets,
            pressed=choices.pressed,
            preview=True,
        ),
        alt=posts.alt_text(playing, words, choices.picture),
        buttons=(*rows(choices.buttons), *rows([*leading, *_further(words, playing, seat, data)])),
        onward=presses.make(*data, "") if choices.spots else "",
        why=presses.make("why", playing.table.id, seat) if choices.spots else "",
        task=plain(posts.status(words, playing.table.game, decision, playing.names)),
        subject=_subject(decision),
        below=(plain(forgone) or _below(playing, labels, choosing, state)) if pressed else "",
        left=posts.points_left(decision),
        past=posts.past(playing.table),
        hints=hints.show(ctx, playing, seat) if pressed and playing.alone else None,
        table=place_of(playing.table),
        link=ctx.link(playing.table),
        again=presses.make("play", playing.table.id),
    )
    return with_choices(message, choices)


def _meant(
    playing: Playing, seat: Seat, choosing: Choosing, state: PanelState, meant: Moved | None = None
) -> Moved | None:
    """Returns what Done would play and is asked about first; ``meant`` is that where it has been tried already."""
    notation = " ".join(line_of(choosing.begun(state)))
    if meant is None and choosing.is_whole(state):
        meant = attempts.play(playing, seat, notation)
    asked = state.complete or (meant is not None and is_asked(playing.match, seat, notation, meant))
    return meant if asked else None


async def _lines(
    ctx: Context, playing: Playing, decision: Decision, told: str, choices: Choices, question: Iterable[str]
) -> list[str]:
    """Returns what a panel says; where pictures are pressed seats, task, time and what is chosen are in view."""
    words, match, seat = ctx.words, playing.match, decision.seat
    draft = words("panel-draft", moves=_told(ctx, playing, list(matches.drafted(match)))) if match.draft else ""
    came = [draft, told, *await orders.tell_all_ended(ctx.tx, words, playing, seat)]
    if ctx.place.pressed:
        return [*came, *question]
    return [
        words("panel-title", table=literal(playing.table.name), player=literal(playing.names[seat])),
        *came,
        posts.status(words, playing.table.game, decision, playing.names),
        await _time_left(ctx, playing, seat),
        tell_chosen(words, choices.line, choices.chosen),
        *question,
    ]


def _subject(decision: Decision) -> tuple[str, ...]:
    """Returns the names of which the question speaks."""
    told = decision.status.args.values() if decision.status is not None else ()
    return tuple(one for one in told if isinstance(one, str))


def _forgone(words: Words, playing: Playing, seat: Seat, meant: Moved | None) -> str:
    """Says what is given up by a complete line; nothing where nothing is."""
    match = playing.match
    forgone = match.game.forgone(match.state, seat, *meant.actions) if meant is not None else None
    return "" if forgone is None else say(words, playing.table.game, "forgone", forgone, playing.names)


def _question(words: Words, forgone: str, reveals: bool) -> Iterator[str]:
    """Yields what is given up by a complete line, if anything is, and what Done does with it."""
    if forgone:
        yield forgone
    yield words("panel-reveals" if reveals else "panel-final")


def _reveals(match: Match, seat: Seat, moved: Moved) -> bool:
    """Says whether a complete line is final because of what comes to light by it, and its question goes on."""
    return moved.barrier and seat in set(moved.match.awaited) - set(matches.asked_anew(match, moved.match))


def _further(words: Words, playing: Playing, seat: Seat, data: Data) -> list[Button]:
    """Returns the buttons below a panel that have nothing to do with what is being chosen."""
    drafting = playing.match.drafting == seat
    draft = [button(words, data, "undo"), button(words, data, "reset", "danger")] if drafting else []
    ordered = [posts.orders_button(playing.table, words)] if playing.game.orders is not None else []
    shown = [*posts.hand_button(playing.table, words), *posts.picture_buttons(playing.table, words)]
    hinted = [Button(presses.make("hint", playing.table.id), words("button-hints"))] if playing.alone else []
    return [*draft, *hinted, *shown, Button(presses.make("text", playing.table.id), words("button-text")), *ordered]


async def _time_left(ctx: Context, playing: Playing, seat: Seat) -> str:
    rows = await ctx.tx.awaited.of(playing.table.id)
    if stands := await unreached.note(ctx.tx, playing.table, ctx.words):
        return stands
    deadline = next((row.deadline for row in rows if row.seat == seat), None)
    if deadline is None:
        return ""
    return posts.due(ctx.words, deadline, ctx.now)
