"""The guided panel: a private message that leads through the tree of tokens, one choice at a time.

What has been chosen lies in the store, never in the message: the panel can be opened again anywhere, at any time.
An action that makes everything final is not played when it is complete but shown, and sent by Done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import msgspec

from bot.app import posts, presses, turns
from bot.app.context import Context, Trouble
from bot.app.messages import Button, Choice, Menu, Message, Reply
from bot.app.tables import Playing
from bot.app.text import compose, shorten
from bot.app.words import Words, literal, plain, say
from rules.core import codec
from rules.core import match as matches
from rules.core.contract import IllegalAction, Seat, Token
from rules.core.log import Entry
from rules.core.match import Match
from storage.rows import PanelRow

PAGE = 25
"""Choices that every chat can show in one menu."""
FEW = 8
"""Up to so many choices are buttons, more are a menu."""
TOLD = 180
"""Characters for what was played and for what came of it, which stand beside a picture with all else."""


class PanelState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has chosen so far."""

    chosen: tuple[str, ...] = ()
    """Tokens of the notation being put together."""
    page: int = 0
    complete: bool = False
    """Whether the notation is complete and waits for Done, because it makes everything final."""


async def show(ctx: Context, playing: Playing, seat: Seat, heading: str = "") -> Message:
    """Returns the panel of a seat that is awaited, as it stands."""
    row = await _row(ctx, playing, seat)
    state = _read(row)
    return await _draw(ctx, playing, seat, row, state, heading)


async def press(ctx: Context, playing: Playing, seat: Seat, revision: int, what: str) -> Reply:
    """Does what a button of a panel says. A button of an older panel changes nothing and shows the panel of now."""
    row = await _row(ctx, playing, seat)
    if revision != row.revision:
        return Reply(await show(ctx, playing, seat, ctx.say("panel-outdated")), replace=True, refused=True)
    state = _read(row)
    match what:
        case "back":
            return await _store(ctx, playing, seat, row, _back(playing.match, seat, state))
        case "next":
            return await _store(ctx, playing, seat, row, msgspec.structs.replace(state, page=state.page + 1))
        case "first":
            return await _store(ctx, playing, seat, row, msgspec.structs.replace(state, page=0))
        case "undo":
            return await take_back(ctx, playing, all=False)
        case "reset":
            return await take_back(ctx, playing, all=True)
        case "done":
            return await _done(ctx, playing, seat, state)
    return await _choose(ctx, playing, seat, row, state, presses.number(what))


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
    return Reply(Message(compose(said), buttons=await _elsewhere(ctx, playing)), replace=True)


async def _elsewhere(ctx: Context, playing: Playing) -> tuple[tuple[Button, ...], ...]:
    """Returns a button for the table that has waited for the member most urgently, if another one does."""
    for table, _ in await ctx.tx.awaited.of_member(ctx.member.id):
        if table.id != playing.table.id and table.paused_at is None:
            label = ctx.say("button-play-at", table=table.name)
            return ((Button(presses.make("play", table.id), label, "main"),),)
    return ()


async def _row(ctx: Context, playing: Playing, seat: Seat) -> PanelRow:
    row = await ctx.tx.panels.get(playing.table.id, seat)
    if row is None:
        row = turns.fresh_panel(playing.table, seat)
        await ctx.tx.panels.put(row)
    return row


def _read(row: PanelRow) -> PanelState:
    return codec.decode(row.state, PanelState) if row.state else PanelState()


async def _store(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState) -> Reply:
    row = replace(row, revision=row.revision + 1, state=codec.encode(state))
    await ctx.tx.panels.put(row)
    return Reply(await _draw(ctx, playing, seat, row, state, ""), replace=True)


async def _choose(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState, index: int) -> Reply:
    offered = _offered(playing.match, seat, state)
    if not 0 <= index < len(offered):
        raise Trouble("no-such-choice")
    chosen = _follow(playing.match, seat, (*_chosen(playing.match, seat, state), offered[index].text))
    if any(True for _ in playing.game.tokens(playing.match.state, seat, chosen)):
        return await _store(ctx, playing, seat, row, PanelState(chosen))
    notation = " ".join(chosen)
    action = playing.game.parse(notation, playing.match.state, seat)
    if matches.is_barrier(playing.match, seat, action):
        return await _store(ctx, playing, seat, row, PanelState(chosen, 0, True))
    return await _play(ctx, playing, seat, notation)


async def _done(ctx: Context, playing: Playing, seat: Seat, state: PanelState) -> Reply:
    if not _may_end(playing.match, seat, state.chosen):
        raise Trouble("nothing-chosen")
    return await _play(ctx, playing, seat, " ".join(state.chosen))


async def _play(ctx: Context, playing: Playing, seat: Seat, notation: str) -> Reply:
    moved = turns.play(playing, seat, notation)
    playing = await turns.record(ctx.tx, playing, moved, ctx.now)
    return await after(ctx, playing, seat, played(ctx, playing, seat, moved))


def played(ctx: Context, playing: Playing, seat: Seat, moved: matches.Moved) -> str:
    """Says what was played and whether it is final, and what came of it.

    When the seat is not asked any more the public post tells all that everybody sees, and only the rest is told here.
    """
    said = ctx.say("move-sent" if moved.barrier else "move-drafted", moves=_moves(ctx.words, moved.entries))
    own = posts.show(moved.match, moved.events, seat)
    if seat not in playing.match.awaited:
        public = posts.show(moved.match, moved.events, None)
        own = tuple(event for event in own if event not in public)
    told = posts.tell(ctx.words, playing.table.game, own, playing.names)
    return "\n".join([said, *shorten(told, TOLD)[0]])


def taken(words: Words, moved: matches.Moved) -> str:
    """Says only that what was typed has been played."""
    return words("move-taken", moves=_moves(words, moved.entries))


def _moves(words: Words, entries: Sequence[Entry]) -> str:
    """Says the notations of a seat, the last ones if there are many."""
    lines = [f"`{literal(entry.action)}`" for entry in entries if entry.by == "player"]
    kept, left_out = shorten(lines, TOLD)
    return words.list(["…"] * bool(left_out) + kept)


def _chosen(match: Match, seat: Seat, state: PanelState) -> tuple[str, ...]:
    """Returns the tokens chosen so far; at the beginning those that leave no choice, up to the last one."""
    if state.chosen:
        return state.chosen
    chosen = _follow(match, seat, ())
    return chosen[:-1] if _may_end(match, seat, chosen) else chosen


def _follow(match: Match, seat: Seat, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Adds the tokens that leave no choice: while there is only one, and the notation may not end before it."""
    while not _may_end(match, seat, chosen):
        further = list(islice(match.game.tokens(match.state, seat, chosen), 2))
        if len(further) != 1:
            break
        chosen = (*chosen, further[0].text)
    return chosen


def _back(match: Match, seat: Seat, state: PanelState) -> PanelState:
    """Drops the last real choice, together with the tokens that followed from it."""
    chosen = now = _chosen(match, seat, state)
    while chosen and len(_follow(match, seat, chosen)) >= len(now):
        chosen = chosen[:-1]
    return PanelState(chosen)


def _offered(match: Match, seat: Seat, state: PanelState) -> list[Token]:
    return [] if state.complete else list(match.game.tokens(match.state, seat, _chosen(match, seat, state)))


def _may_end(match: Match, seat: Seat, chosen: tuple[str, ...]) -> bool:
    """Says whether the tokens chosen so far are a whole notation."""
    if not chosen:
        return False
    return any(token.text == chosen[-1] and token.ends for token in match.game.tokens(match.state, seat, chosen[:-1]))


async def _draw(ctx: Context, playing: Playing, seat: Seat, row: PanelRow, state: PanelState, heading: str) -> Message:
    words, match, game = ctx.words, playing.match, playing.table.game
    offered, chosen = _offered(match, seat, state), _chosen(match, seat, state)
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    lines = [
        heading,
        words("panel-title", table=literal(playing.table.name), player=literal(playing.names[seat])),
        posts.status(words, game, decision, playing.names),
        await _time_left(ctx, playing, seat),
        words("panel-draft", moves=_moves(words, match.draft)) if match.draft else "",
        words("panel-chosen", move=f"`{literal(' '.join(chosen))}`") if chosen else "",
        words("panel-final") if state.complete else "",
    ]
    events = await turns.news_of(ctx.tx, playing, seat)
    page = min(state.page, max(0, len(offered) - 1) // PAGE)
    shown = list(enumerate(offered))[page * PAGE : (page + 1) * PAGE]
    data = (playing.table.id, seat, row.revision)
    choices = [(presses.make("p", *data, index), _label(words, game, chosen, token, playing)) for index, token in shown]
    few = len(offered) <= FEW
    return Message(
        compose("\n".join(line for line in lines if line)),
        picture=posts.picture(
            playing, words, seat, events=events, chosen=chosen, targets=tuple(t.text for t in offered)
        ),
        alt=posts.alt_text(playing, words),
        menus=() if few else (_menu(words, choices, page, len(offered)),),
        buttons=(
            *(_rows([Button(press, label) for press, label in choices]) if few else ()),
            *_rows(_steering(words, match, seat, state, data, len(offered))),
        ),
    )


async def _time_left(ctx: Context, playing: Playing, seat: Seat) -> str:
    rows = await ctx.tx.awaited.of(playing.table.id)
    deadline = next((row.deadline for row in rows if row.seat == seat), None)
    if deadline is None:
        return ""
    return ctx.say("post-time-left", time=posts.duration(ctx.words, deadline - ctx.now))


def _label(words: Words, game: str, chosen: tuple[str, ...], token: Token, playing: Playing) -> str:
    id = f"{game}-verb-{token.text}"
    name = words(id) if not chosen and words.has(id) else _named(words, game, chosen, token.text, playing)
    note = say(words, game, "note", token.note, playing.names) if token.note else ""
    return plain(f"{name} · {note}" if note else name)


def _named(words: Words, game: str, chosen: tuple[str, ...], text: str, playing: Playing) -> str:
    """Says a token: a seat by its player's name, a word by its message, anything else as it stands.

    A number may have another meaning with one verb than with the others; then that verb has a message for it.
    """
    if text[:1] == "P" and text[1:].isdigit() and int(text[1:]) < len(playing.names):
        return playing.names[int(text[1:])]
    if chosen and text.isdecimal() and words.has(counted := f"{game}-number-{chosen[0]}"):
        return words(counted, number=int(text))
    id = f"{game}-token-{text}"
    return words(id) if words.has(id) else text


def _menu(words: Words, choices: Sequence[tuple[str, str]], page: int, count: int) -> Menu:
    pages = (count + PAGE - 1) // PAGE
    title = words("panel-choose-page", page=page + 1, pages=pages) if pages > 1 else words("panel-choose")
    return Menu(title, tuple(Choice(press, label) for press, label in choices))


def _steering(
    words: Words, match: Match, seat: Seat, state: PanelState, data: tuple[object, ...], count: int
) -> list[Button]:
    """Returns the buttons below the choices, as far as each can do something now."""

    def button(what: str, style: str = "plain") -> Button:
        return Button(presses.make("p", *data, what), words(f"button-{what}"), style)  # type: ignore[arg-type]

    buttons = []
    if _may_end(match, seat, state.chosen):
        buttons.append(button("done", "main"))
    if count > PAGE:
        pages = (count + PAGE - 1) // PAGE
        onward = state.page + 1 < pages
        buttons.append(button("next") if onward else button("first"))
    if _back(match, seat, state).chosen != state.chosen:
        buttons.append(button("back"))
    if match.drafting == seat:
        buttons += [button("undo"), button("reset", "danger")]
    return [*buttons, Button(presses.make("text", data[0]), words("button-text"))]


def _rows(buttons: Sequence[Button], width: int = 4) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[i : i + width]) for i in range(0, len(buttons), width))
