"""The standing orders of a table as they are stored, and how they act whenever somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.app.outside import Luck
from bot.app.play import moves_ahead
from bot.app.play.tables import Playing, stored_log
from bot.app.speech.language import Words, literal, plain, say_values
from rules.core import ahead, codec, standing
from rules.core.chance import SecretChance
from rules.core.contract import Say, Seat, Tagged
from rules.core.match import Moved
from rules.core.orders import BY
from rules.core.standing import Held
from storage.rows import OrderRow
from storage.store import Transaction


class PeekingOrder(Exception):
    """An order of a game answers by what its seat cannot know: a fault of the game, for which no order is taken."""


class Kind(Protocol):
    """A kind of standing order, as its owner meets it; how a match knows it says `rules.core.orders`."""

    def read(self, playing: Playing, seat: Seat, text: str, luck: Luck) -> Tagged:
        """Reads an order as it was typed."""

    def tell(self, words: Words, playing: Playing, order: Any) -> str:
        """Says in a list what an order does."""

    def tell_kept(self, words: Words, playing: Playing, order: Any) -> str:
        """Says that an order is in force."""

    def tell_ended(self, words: Words, playing: Playing, seat: Seat, order: Any, ended: Say) -> str:
        """Says that an order is not in force any more, and why."""


class OfGame:
    """The orders that a game has of its own."""

    def read(self, playing: Playing, seat: Seat, text: str, luck: Luck) -> Tagged:
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

    def tell(self, words: Words, playing: Playing, order: Tagged) -> str:
        facts = {name: getattr(order, name) for name in order.__struct_fields__}
        game = playing.table.game
        return words(f"{game}-order-{order.kind}", **say_values(words, game, facts, playing.names))

    def tell_kept(self, words: Words, playing: Playing, order: Tagged) -> str:
        return words("order-kept", order=literal(plain(self.tell(words, playing, order))))

    def tell_ended(self, words: Words, playing: Playing, seat: Seat, order: Tagged, ended: Say) -> str:
        game = playing.table.game
        own = f"{game}-ended-{ended.id}"
        facts = say_values(words, game, ended.args, playing.names)
        why = words(own if words.has(own) else f"order-ended-{ended.id}", **facts)
        return words("order-ended", order=literal(plain(self.tell(words, playing, order))), why=why)


OF_GAME = OfGame()
IN_EVERY_GAME: Mapping[str, Kind] = {ahead.TAG: moves_ahead.MovesAhead()}
"""The kinds of order that are no game's own, by the tag of theirs, as in `rules.core.standing`."""


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


async def about(tx: Transaction, playing: Playing, seat: Seat, subject: str) -> Given | None:
    """Returns what a seat has left about something, if anything."""
    given = await of_seat(tx, playing, seat)
    return next((one for one in given if _subject(playing, one.held.order) == subject), None)


async def give(tx: Transaction, playing: Playing, seat: Seat, order: Tagged) -> None:
    """Stores an order; it takes the place of one about the same."""
    last = max((one.row.number for one in await of_seat(tx, playing, seat)), default=0)
    await drop(tx, playing, seat, _subject(playing, order))
    await tx.orders.put(OrderRow(table=playing.table.id, seat=seat, number=last + 1, order=codec.encode(order)))


async def drop(tx: Transaction, playing: Playing, seat: Seat, subject: str) -> bool:
    """Deletes what a seat has left about something; returns whether there was anything."""
    left = await about(tx, playing, seat, subject)
    if left is not None:
        await tx.orders.remove(left.row)
    return left is not None


async def store(tx: Transaction, before: Sequence[Given], after: Sequence[Held], acted: set[Seat]) -> None:
    """Stores which orders have ended; a seat that has acted itself has seen why earlier ones did."""
    for given, held in zip(before, after, strict=True):
        if given.held.ended is not None and held.seat in acted:
            await tx.orders.remove(given.row)
        elif given.held.ended != held.ended and held.ended is not None:
            ended = codec.encode([held.ended.id, held.ended.args])
            await tx.orders.put(replace(given.row, ended=ended))


def tell(words: Words, playing: Playing, order: Tagged) -> str:
    """Says in a list what an order does."""
    return _kind(order).tell(words, playing, order)


def tell_kept(words: Words, playing: Playing, order: Tagged) -> str:
    """Says that an order is in force."""
    return _kind(order).tell_kept(words, playing, order)


def tell_ended(words: Words, playing: Playing, held: Held) -> str:
    """Says that an order is not in force any more, and why."""
    assert held.ended is not None
    return _kind(held.order).tell_ended(words, playing, held.seat, held.order, held.ended)


async def tell_all_ended(tx: Transaction, words: Words, playing: Playing, seat: Seat | None) -> list[str]:
    """Says of each of a seat's orders that has ended lately why it did."""
    given = await of_seat(tx, playing, seat) if seat is not None else []
    return [tell_ended(words, playing, one.held) for one in given if one.held.ended is not None]


async def tell_played(tx: Transaction, words: Words, playing: Playing, seat: Seat, start: int) -> list[str]:
    """Says what a seat's orders have played since an entry, if anything."""
    log = await stored_log(tx, playing.table.id, start)
    moves = [f"`{literal(entry.action)}`" for entry in log if entry.seat == seat and is_automatic(entry.by)]
    return [words("order-played", moves=words.list(moves))] if moves else []


def is_automatic(by: str) -> bool:
    """Says whether an entry of the log was made by a standing order."""
    return by == BY


def acting(moved: Moved) -> set[Seat]:
    """Returns the seats that have acted; one whose standing order did has seen nothing of it."""
    return {entry.seat for entry in moved.entries if not is_automatic(entry.by)}


def _kind(order: Tagged) -> Kind:
    return IN_EVERY_GAME.get(order.kind, OF_GAME)


def _subject(playing: Playing, order: Tagged) -> str:
    return standing.kind_of(playing.game, order).subject(order)


def _decode(playing: Playing, row: OrderRow) -> Held:
    ended = codec.decode(row.ended, list) if row.ended else None
    return Held(
        seat=row.seat,
        order=codec.decode(row.order, standing.types(playing.game)),
        ended=None if ended is None else Say(ended[0], ended[1]),
    )
