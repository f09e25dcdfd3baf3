"""The standing orders of a table as they are stored, and how they act whenever somebody is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.app.outside import Luck
from bot.app.play import moves_ahead
from bot.app.play.tables import Playing
from bot.app.speech.language import Words, literal, plain, say_values
from bot.app.speech.text import beginning
from rules.core import codec
from rules.core.ahead import PLAYED, Ahead
from rules.core.chance import SecretChance
from rules.core.contract import Say, Seat, Tagged
from rules.core.standing import BY, Held
from storage.rows import OrderRow
from storage.store import Transaction

AHEAD = "ahead"
"""What moves ahead are about: a seat leaves them once."""


REASONS = 300
"""Characters of why moves ahead were not played, beside a board."""


class PeekingOrder(Exception):
    """An order of a game answers by what its seat cannot know: a fault of the game, for which no order is taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """An order with the row that it is stored in."""

    row: OrderRow
    held: Held


async def of(tx: Transaction, playing: Playing) -> list[Given]:
    """Returns the orders of a table, those of a seat in the order of giving; ended ones too until they are cleared."""
    return [Given(row=row, held=_decode(playing, row)) for row in await tx.orders.of(playing.table.id)]


async def of_seat(tx: Transaction, playing: Playing, seat: Seat) -> list[Given]:
    return [given for given in await of(tx, playing) if given.row.seat == seat]


def read(playing: Playing, seat: Seat, text: str, luck: Luck) -> Tagged:
    """Reads an order on a re-deal for its seat, so that what it cannot know has no say in whether it is taken.

    Raises `Unreadable` or `IllegalAction`, and `PeekingOrder` for one that would answer otherwise where things are
    otherwise that its seat cannot know.
    """
    orders, state = playing.game.orders, playing.match.state_for(seat)
    assert orders is not None
    dealt = playing.game.redeal(state, seat, SecretChance(luck.token()))
    order: Tagged = orders.read(text, dealt, seat)
    if orders.follow(dealt, seat, order) != orders.follow(state, seat, order):
        raise PeekingOrder(order.kind)
    return order


async def give(tx: Transaction, playing: Playing, seat: Seat, order: Tagged) -> None:
    """Stores an order, or moves ahead; it takes the place of one about the same."""
    given = await of_seat(tx, playing, seat)
    for one in given:
        if _subject(playing, one.held.order) == _subject(playing, order):
            await tx.orders.remove(one.row)
    number = 1 + max((one.row.number for one in given), default=0)
    await tx.orders.put(OrderRow(table=playing.table.id, seat=seat, number=number, order=codec.encode(order)))


async def store(tx: Transaction, before: Sequence[Given], after: Sequence[Held], acted: set[Seat]) -> None:
    """Stores which orders have ended; a seat that has acted itself has seen why earlier ones did."""
    for given, held in zip(before, after, strict=True):
        if given.held.ended is not None and held.seat in acted:
            await tx.orders.remove(given.row)
        elif given.held.ended != held.ended and held.ended is not None:
            ended = codec.encode([held.ended.id, held.ended.args])
            await tx.orders.put(replace(given.row, ended=ended))


def tell(words: Words, playing: Playing, order: Tagged) -> str:
    """Says what an order does."""
    if isinstance(order, Ahead):
        return words("order-ahead")
    facts = {name: getattr(order, name) for name in order.__struct_fields__}
    game = playing.table.game
    return words(f"{game}-order-{order.kind}", **say_values(words, game, facts, playing.names))


def tell_ended(words: Words, playing: Playing, held: Held) -> str:
    """Says that an order is not in force any more, and why; of moves ahead, of each line that was not played."""
    assert held.ended is not None
    if isinstance(held.order, Ahead):
        return _tell_ended_ahead(words, playing, held.seat, held.order, played=held.ended == PLAYED)
    game = playing.table.game
    own = f"{game}-ended-{held.ended.id}"
    why = words(
        own if words.has(own) else f"order-ended-{held.ended.id}",
        **say_values(words, game, held.ended.args, playing.names),
    )
    return words("order-ended", order=literal(plain(tell(words, playing, held.order))), why=why)


def _tell_ended_ahead(words: Words, playing: Playing, seat: Seat, left: Ahead, *, played: bool) -> str:
    if played:
        return words("ahead-played")
    reasons = moves_ahead.tell_reasons(words, playing, seat, left)
    return "\n".join([words("ahead-dropped"), *beginning(reasons, REASONS)])


async def tell_all_ended(tx: Transaction, words: Words, playing: Playing, seat: Seat | None) -> list[str]:
    """Says of each of a seat's orders that has ended lately why it did."""
    given = await of_seat(tx, playing, seat) if seat is not None else []
    return [tell_ended(words, playing, one.held) for one in given if one.held.ended is not None]


def is_automatic(by: str) -> bool:
    """Says whether an entry of the log was made by a standing order."""
    return by == BY


def _subject(playing: Playing, order: Tagged) -> str:
    if isinstance(order, Ahead):
        return AHEAD
    assert playing.game.orders is not None
    return playing.game.orders.subject(order)


def _decode(playing: Playing, row: OrderRow) -> Held:
    orders = playing.game.orders
    kinds: Any = Ahead if orders is None else orders.type | Ahead
    ended = codec.decode(row.ended, list) if row.ended else None
    return Held(
        seat=row.seat,
        order=codec.decode(row.order, kinds),
        ended=None if ended is None else Say(ended[0], ended[1]),
    )
