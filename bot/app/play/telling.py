"""Tells members in private what they have lost, may lose, or what was played for them, while they were not there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.app.play import calling, orders, posts
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import lateness
from rules.core import library
from rules.core.contract import Seat
from rules.core.log import Entry
from storage.rows import TableRow
from storage.store import Transaction

CLOCK = "clock"
"""How the log marks an entry that was made as somebody's time was up."""


async def played_for(tx: Transaction, playing: Playing, entries: Iterable[Entry], now: float) -> None:
    """Tells whose time was up, or whose standing orders or moves ahead have answered, what was played."""
    if playing.table.practice:
        return
    played: dict[int, list[Entry]] = {}
    for entry in entries:
        member = playing.seats[entry.seat].member
        if member is not None and (entry.by == CLOCK or orders.is_automatic(entry.by)):
            played.setdefault(member, []).append(entry)
    for member, made in played.items():
        late = any(entry.by == CLOCK for entry in made)
        words = await _words(tx, playing.table, member)
        moves = words.list(f"`{literal(entry.action)}`" for entry in made)
        said = _say(words, playing.table, "you-were-late" if late else "you-had-orders", moves=moves, count=len(made))
        button = Button(presses.make("board", playing.table.id), words("button-board"))
        message = Message(compose(said), buttons=((button,),))
        await calling.tell(tx, playing.table, member, message, now, quietly=not late)


async def seat_lost(
    tx: Transaction, table: TableRow, member: int, how: str, now: float, *, quietly: bool = False
) -> None:
    """Tells a member that a seat is not theirs any more, and why: message ``you-lost-<how>``."""
    words = await _words(tx, table, member)
    message = Message(compose(_say(words, table, f"you-lost-{how}")))
    await calling.tell(tx, table, member, message, now, quietly=quietly)


async def is_late(tx: Transaction, playing: Playing, seat: Seat, now: float) -> None:
    """Tells the player of a seat whose time is up, where nothing else comes of it, and what may.

    The post that tells all so calls that player, and this is without a sound.
    """
    member, table = playing.seats[seat].member, playing.table
    if member is None or table.practice:
        return
    words = await _words(tx, table, member)
    lines = [_say(words, table, "you-are-late"), *await forfeit(tx, playing, words, now)]
    button = Button(presses.make("board", table.id), words("button-board"))  # it is a word, and no second call
    await calling.tell(tx, table, member, Message(compose("\n".join(lines)), buttons=((button,),)), now, quietly=True)


async def forfeit(tx: Transaction, playing: Playing, words: Words, now: float) -> list[str]:
    """Says, if so it is, when one of two players may end the game as won for whom the other one keeps waiting."""
    seat = lateness.waited_for(playing)
    if seat is None:
        return []
    other = next(s for s in range(playing.table.seats) if s != seat and s not in playing.match.resigned)
    at = posts.when(words, await lateness.forfeits_at(tx, playing, seat), now)
    return [words("post-forfeit", player=literal(playing.names[other]), when=at)]


async def of_vote(
    tx: Transaction,
    playing: Playing,
    seat: Seat,
    id: str,
    what: Callable[[Words], str],
    now: float,
    *,
    quietly: bool = False,
    **args: str,
) -> None:
    """Tells the player of a seat of a vote that is about it, in which that player has no say: message ``id``."""
    member, table = playing.seats[seat].member, playing.table
    if member is not None:
        words = await _words(tx, table, member)
        message = Message(compose(_say(words, table, id, what=what(words), **args)))
        await calling.tell(tx, table, member, message, now, quietly=quietly)


async def _words(tx: Transaction, table: TableRow, member: int) -> Words:
    row = await tx.members.get(member)
    return Words((row.language if row is not None else "") or table.language)


def _say(words: Words, table: TableRow, id: str, **args: object) -> str:
    return words(id, game=library.meta(table.game).title, table=literal(table.name), **args)
