"""Standing orders: what a seat bids in festivals, or that it passes, while nobody has to wait for it.

An order does nothing that its owner could not do when asked, so the result is that of live play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from rules.core.contract import Followed, IllegalAction, Orders, Say, Seat, Tagged, Token
from rules.core.notation import Reader
from rules.java import cards
from rules.java.actions import Pass, PlayCards
from rules.java.choices import space_token
from rules.java.prospects import sites
from rules.java.sequence import SEQUENCE
from rules.java.state import Cards, Festival, JavaState, festival_in, sort_cards, space_at


class BidUpTo(Tagged, frozen=True):
    """Plays as few cards as bring a seat in front in the next festival in a palace, or let it share, up to a total."""

    space: str
    limit: int


class BidAlways(Tagged, frozen=True):
    """Does the same in all festivals."""

    limit: int


class PassFestival(Tagged, frozen=True):
    """Passes in the next festival in a palace."""

    space: str


class PassAlways(Tagged, frozen=True):
    """Passes in all festivals."""


Order: TypeAlias = BidUpTo | BidAlways | PassFestival | PassAlways

VERBS = ("upto", "pass")
ALL = "all"
HIGHEST = 12
"""No limit that is offered is higher; a bid of so much was never seen to be needed."""


class JavaOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: JavaState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if state.over:
            return
        match prefix:
            case ():
                yield from map(Token, VERBS)
            case ("upto",):
                yield from (Token(str(limit)) for limit in range(1, HIGHEST + 1))
            case ("upto", limit) if limit in map(str, range(1, HIGHEST + 1)):
                yield from _about(state, seat)
            case ("pass",):
                yield from _about(state, seat)

    def read(self, text: str, state: JavaState, seat: Seat) -> Order:
        words = Reader(text)
        verb = words.one_of(VERBS)
        limit = words.number(digits=2) if verb == "upto" else 0
        if verb == "upto" and not limit:
            words.refuse()
        space = _read_space(words, state)
        words.finish()
        if space:
            _check_palace(state, space)
        if verb == "upto":
            return BidUpTo(space=space, limit=limit) if space else BidAlways(limit=limit)
        return PassFestival(space=space) if space else PassAlways()

    def subject(self, order: Order) -> str:
        return _palace(order) or ALL

    def follow(self, state: JavaState, seat: Seat, order: Order) -> Followed | None:
        space = _palace(order)
        if space and space_at(state, space).used:
            return Followed(ended=Say("held", {"space": space}))
        festival = festival_in(state)
        if festival is None or festival.seat != seat or space not in ("", festival.space):
            return None
        if isinstance(order, BidUpTo | BidAlways):
            return Followed(notation=SEQUENCE.write(bid(state, festival, order.limit)))
        return Followed(notation=SEQUENCE.write(Pass()))


def _palace(order: Order) -> str:
    """Returns the space of the palace that an order is about; nothing where it is about all festivals."""
    return order.space if isinstance(order, BidUpTo | PassFestival) else ""


def bid(state: JavaState, festival: Festival, limit: int) -> PlayCards | Pass:
    """Returns what gets a seat in front, else what lets it share, with a total within the limit; else it passes.

    Who is in front already passes: more cards would be wasted.
    """
    totals = [cards.total(laid, state.card) for laid in festival.laid]
    own = totals.pop(festival.seat)
    best = max(totals)
    hand = cards.playable(state.players[festival.seat].hand, state.card)
    shared = state.numbers.shared_points[space_at(state, festival.space).palace] > 0
    for wanted in (best + 1, best) if shared else (best + 1,):
        chosen = fewest(hand, state.card, wanted - own, limit - own) if wanted > own else ()
        if chosen:
            return PlayCards(cards=chosen)
        if wanted <= own:
            break
    return Pass()


def fewest(hand: Cards, shown: str, needs: int, most: int) -> Cards:
    """Returns the fewest cards that are worth so much, or one more if it must be, within a limit; else none.

    >>> fewest(("M", "D", "MD", "MP"), "MD", 3, 9), fewest(("M", "MD"), "MD", 3, 2)
    (('M', 'MD'), ())
    """
    twos = [card for card in hand if cards.worth(card, shown) > 1]
    ones = sorted((card for card in hand if cards.worth(card, shown) == 1), key=len)
    for worth in range(needs, min(needs + 1, most) + 1):
        for pairs in range(min(worth // 2, len(twos)), -1, -1):
            if worth - 2 * pairs <= len(ones):
                return sort_cards((*twos[:pairs], *ones[: worth - 2 * pairs]))
    return ()


def _about(state: JavaState, seat: Seat) -> Iterator[Token]:
    """Offers all festivals, and the palaces in whose festival a seat would take part."""
    yield Token(ALL, ends=True)
    for at in sites(state, seat):
        yield space_token(state.board.names[at], ends=True)


def _read_space(words: Reader, state: JavaState) -> str:
    """Takes the space of a palace; nothing stands for all festivals, and so does ``all``."""
    word = words.take((ALL,)) if words.left else ALL
    if word == ALL:
        return ""
    return word.upper() if word.upper() in state.board.index else words.refuse((ALL,))


def _check_palace(state: JavaState, name: str) -> None:
    """Raises `IllegalAction` for a space without a palace whose festival is still to come."""
    space = space_at(state, name)
    if not space.palace:
        raise IllegalAction("no-palace", space=name)
    if space.used:
        raise IllegalAction("festival-held", space=name)


ORDERS: Orders[JavaState, Order] = JavaOrders()
