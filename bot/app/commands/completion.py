"""Completes command lines as they are typed. Everything offered is what the typing member may know."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from bot.app.commands import colours, linking, looking
from bot.app.play import lobby, tables, turns
from bot.app.play.naming import is_name
from bot.app.speech.context import Context
from bot.app.speech.language import languages
from rules.core import library, notation
from rules.core.contract import GameError

LIMIT = 25
"""Choices that every chat can show."""


async def complete(ctx: Context, name: str, typed: str) -> tuple[str, ...]:
    """Returns complete words for a command line, beginning with what was typed."""
    if name in ("move", "legal"):
        return await _notations(ctx, typed)
    if name == "orders":
        return await _orders(ctx, typed)
    if name == "new":
        return _wishes(typed)
    if name == "rules":
        return await _topics(ctx, typed)
    if name == "language":
        return _matching(typed, "", languages())
    if name == "mydata":
        return _matching(typed, "", ("export", "delete"))
    if name == "colour":
        return await _colours(ctx, typed)
    if name == "link":
        return _matching(typed, "", (linking.UNDO,))
    if name == "board":
        return _matching(typed, "", ("text",))
    if name in looking.question_names():
        return await _question(ctx, name, typed)
    return ()


async def _notations(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the last of several notations, in the position that the earlier ones lead to."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.seat_to_move(ctx.member.id)
    address = _address(typed)
    earlier, separator, last = typed.lstrip().removeprefix(address).rpartition(";")
    match = playing.match
    if earlier.strip():
        moved = turns.play(playing, seat, earlier)
        if moved.barrier:  # nothing may follow it, and what it leads to is not to be known before it is sent
            return ()
        match = moved.match
    found = notation.complete(match.game, match.state, seat, last.lstrip(), LIMIT)
    return tuple(f"{address}{earlier}{'; ' if separator else ''}{line}" for line in found)


async def _orders(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a standing order."""
    table, _ = await tables.find(ctx, typed, ("running",), wish="move")
    playing = await tables.load(ctx.tx, table)
    seat = playing.eye_of(ctx.member.id)
    if seat is None or playing.game.orders is None:
        return ()
    address = _address(typed)
    line = typed.lstrip().removeprefix(address).lstrip()
    found = notation.complete(playing.game.orders, playing.match.state_for(seat), seat, line, LIMIT)
    return (*(f"{address}{order}" for order in found), *_matching(line, address, ("cancel all",)))[:LIMIT]


def _address(typed: str) -> str:
    """Returns the table that a line begins with, and the space behind it."""
    first, space, _ = typed.lstrip().partition(" ")
    return f"{first}{space}" if first.startswith("@") or is_name(first) else ""


def _wishes(typed: str) -> tuple[str, ...]:
    words = typed.split()
    if not words or (len(words) == 1 and not typed.endswith(" ")):
        return _matching(typed, "", library.games())
    if words[0].lower() not in library.games():
        return ()
    meta = library.meta(words[0].lower())
    options = [f"{option.name}={value}" for option in meta.options for value in option.values]
    paces = [f"pace={pace}" for pace in lobby.PACES]
    given = {word.partition("=")[0] for word in words[1:]}
    wishes = ["practice", "invite", *(f"seats={count}" for count in meta.seats), *paces, *options]
    last = "" if typed.endswith(" ") else words[-1]
    head = typed[: len(typed) - len(last)]
    return _matching(last, head, (wish for wish in wishes if wish.partition("=")[0] not in given - {last}))


async def _colours(ctx: Context, typed: str) -> tuple[str, ...]:
    table, rest = await tables.find(ctx, typed, ("lobby",))
    names = (ctx.say(f"colour-{look.name}") for look in lobby.looks(table.game))
    return _matching(rest, _address(typed), (*names, colours.ANY))


async def _topics(ctx: Context, typed: str) -> tuple[str, ...]:
    first = typed.split()[0].lower() if typed.split() else ""
    games = [first] if first in library.games() else list(library.games())
    lines = [f"{game} {topic}" for game in games for topic in looking.topics_of(ctx.words, game)]
    return _matching(typed, "", (*library.games(), *lines))


async def _question(ctx: Context, name: str, typed: str) -> tuple[str, ...]:
    table, _ = await tables.find(ctx, typed)
    playing = await tables.load(ctx.tx, table)
    question = next((q for q in playing.game.questions if q.name == name), None)
    if question is None:
        return ()
    seat = playing.eye_of(ctx.member.id)
    address = _address(typed)
    words = typed.lstrip().removeprefix(address).split()
    last = "" if not words or typed.endswith(" ") else words[-1]
    path = tuple(words[:-1] if last else words)
    try:
        offered = list(islice(question.tokens(playing.match.state_for(seat), seat, path), 200))
    except GameError:
        return ()
    head = f"{address}{' '.join(path)} " if path else address
    return _matching(last, head, (token.text for token in offered))


def _matching(typed: str, head: str, choices: Iterable[str]) -> tuple[str, ...]:
    low = typed.lower()
    return tuple(islice((f"{head}{choice}" for choice in choices if choice.lower().startswith(low)), LIMIT))
