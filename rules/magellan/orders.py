"""Standing orders: how a seat bids, passes, vetoes and pays while nobody has to wait for it.

An order does nothing that its owner could not do when asked, so the result is that of live play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias, assert_never

from rules.core.contract import Followed, IllegalAction, Orders, Say, Seat, Tagged, Token, Unreadable
from rules.core.sequence import with_top
from rules.core.subsets import further
from rules.magellan import auction, data, notation
from rules.magellan.actions import BidCards, BidSum, Pass, Pay
from rules.magellan.cards import best_ways, tens
from rules.magellan.eligibility import eligible, spare_cards
from rules.magellan.sequence import SEQUENCE
from rules.magellan.state import Auction, MagellanState, Window, Won, asked_for


class BidUpTo(Tagged, frozen=True):
    """Raises by the smallest sum for one card, up to a limit; beyond it the seat passes."""

    explorer: str
    card: int
    """Which card turned up it is, counted from 1."""
    limit: int


class BidFirst(Tagged, frozen=True):
    """A bid, or a pass, of the seat that is asked first, given while others may still veto the card."""

    explorer: str
    card: int
    notation: str


class PassCard(Tagged, frozen=True):
    """Passes on one card."""

    explorer: str
    card: int


class PassExplorer(Tagged, frozen=True):
    """Passes on all cards of an explorer to the end of the phase."""

    explorer: str
    phase: int


class PassAlways(Tagged, frozen=True):
    """Passes on every card."""


class PassUnless(Tagged, frozen=True):
    """Passes on every card but those of some explorers."""

    explorers: tuple[str, ...]


class PassStuck(Tagged, frozen=True):
    """Passes where the hand can form no higher sum."""


class VetoNext(Tagged, frozen=True):
    """Vetoes the next card of an explorer."""

    explorer: str


class VetoNever(Tagged, frozen=True):
    """Uses no veto."""


class VetoAsk(Tagged, frozen=True):
    """Uses no veto but for cards of some explorers, where the owner decides."""

    explorers: tuple[str, ...]


class PayLaid(Tagged, frozen=True):
    """Pays with the cards laid."""


class PayLeast(Tagged, frozen=True):
    """Pays with those cards of the same sum that one misses least."""


ForCard: TypeAlias = BidUpTo | BidFirst | PassCard
Order: TypeAlias = (
    ForCard | PassExplorer | PassAlways | PassUnless | PassStuck | VetoNext | VetoNever | VetoAsk | PayLaid | PayLeast
)

VERBS = ("upto", "early", "pass", "veto", "pay")
BARE: dict[tuple[str, str], Order] = {
    ("pass", "all"): PassAlways(),
    ("pass", "stuck"): PassStuck(),
    ("veto", "never"): VetoNever(),
    ("pay", "laid"): PayLaid(),
    ("pay", "least"): PayLeast(),
}
"""The orders that are about nothing in particular, by their two words."""
SHORT = {"polo": "marco_polo", "gama": "da_gama"}


class MagellanOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: MagellanState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if state.over:
            return
        race = _race(state, seat)
        match prefix:
            case ():
                if race is not None and auction.sums(state, seat, race):
                    yield Token("upto")
                if _first_to_bid(state, seat) is not None:
                    yield Token("early")
                yield Token("pass")
                if _vetoes_can_come(state):
                    yield Token("veto")
                yield Token("pay")
            case ("upto",) if race is not None:
                yield from (
                    Token(str(total), ends=True, group=tens(total)) for total in auction.sums(state, seat, race)
                )
            case ("early", *words):
                if (opened := _first_to_bid(state, seat)) is not None:
                    yield from auction.tokens(opened, seat, tuple(words))
            case ("pass",):
                if race is not None:
                    yield Token("card", ends=True)
                yield from (Token(explorer, ends=True) for explorer in _coming(state))
                yield from (Token("all", ends=True), Token("unless"), Token("stuck", ends=True))
            case ("veto",) if _vetoes_can_come(state):
                if state.players[seat].vetoes:
                    yield from (Token(explorer, ends=True) for explorer in _coming(state))
                yield from (Token("never", ends=True), Token("ask"))
            case ("pass", "unless", *chosen) | ("veto", "ask", *chosen):
                later = further(data.EXPLORERS, tuple(chosen), data.EXPLORERS.index)
                yield from (Token(explorer, ends=True, goes_on=True) for explorer, _ in later)
            case ("pay",):
                yield from (Token("laid", ends=True), Token("least", ends=True))

    def read(self, text: str, state: MagellanState, seat: Seat) -> Order:
        words = tuple(SHORT.get(word, word) for word in text.lower().replace("-", "_").split())
        if words in BARE:
            return BARE[words[0], words[1]]
        match words:
            case ("upto", limit) if limit.isdecimal() and len(limit) < 4:
                return _bid_up_to(state, seat, int(limit))
            case ("early", *notation) if notation:
                return _bid_first(state, seat, " ".join(notation))
            case ("pass", "card"):
                race = _require_race(state, seat)
                return PassCard(explorer=race.card, card=state.turned)
            case ("pass", explorer) if explorer in data.EXPLORERS:
                return PassExplorer(explorer=explorer, phase=state.phase)
            case ("pass", "unless", *explorers) if _are_explorers(explorers):
                return PassUnless(explorers=_in_order(explorers))
            case ("veto", "ask", *explorers) if _are_explorers(explorers):
                return VetoAsk(explorers=_in_order(explorers))
            case ("veto", explorer) if explorer in data.EXPLORERS:
                if not state.players[seat].vetoes:
                    raise IllegalAction("no-veto")
                return VetoNext(explorer=explorer)
            case _:
                raise _unreadable(self, text, words, state, seat)

    def subject(self, order: Order) -> str:
        match order:
            case BidUpTo() | BidFirst() | PassCard():
                return "card"
            case PassExplorer(explorer=explorer) | VetoNext(explorer=explorer):
                return f"{order.kind} {explorer}"
            case PassAlways() | PassUnless():
                return "pass"
            case VetoNever() | VetoAsk():
                return "veto"
            case PayLaid() | PayLeast():
                return "pay"
            case PassStuck():
                return "stuck"
            case _:
                assert_never(order)

    def follow(self, state: MagellanState, seat: Seat, order: Order) -> Followed | None:
        match order:
            case BidUpTo() | BidFirst() | PassCard():
                return _follow_for_card(state, seat, order)
            case PassExplorer(explorer=explorer, phase=phase):
                if state.phase != phase:
                    return Followed(ended=Say("phase-over", {"phase": phase, "explorer": explorer}))
                return _answer(_is_asked(state, seat) == explorer, "pass")
            case PassAlways():
                return _answer(bool(_is_asked(state, seat)), "pass")
            case PassUnless(explorers=explorers):
                return _answer(_is_asked(state, seat) not in ("", *explorers), "pass")
            case PassStuck():
                frame = state.top
                stuck = isinstance(frame, Auction) and frame.seat == seat and not auction.sums(state, seat, frame)
                return _answer(stuck, "pass")
            case VetoNext(explorer=explorer):
                if not state.players[seat].vetoes:
                    return Followed(ended=Say("no-veto"))
                if _may_veto(state, seat) != explorer:
                    return None
                return Followed(notation="veto", ended=Say("veto-used", {"explorer": explorer}))
            case VetoNever():
                return _answer(bool(_may_veto(state, seat)), "no")
            case VetoAsk(explorers=explorers):
                return _answer(_may_veto(state, seat) not in ("", *explorers), "no")
            case PayLaid() | PayLeast():
                return _follow_payment(state, seat, order)
            case _:
                assert_never(order)


def _follow_for_card(state: MagellanState, seat: Seat, order: ForCard) -> Followed | None:
    """Answers for one card, from the moment it is turned up: who has left a bid or pass for it uses no veto."""
    frame = state.top
    if state.turned != order.card or not isinstance(frame, Window | Auction):
        return Followed(ended=_why_over(state, order))
    if isinstance(frame, Window):
        return _answer(seat in frame.asked, "no")
    if seat not in frame.active:
        return Followed(ended=Say("passed", {"explorer": order.explorer}))
    if isinstance(order, BidFirst) and frame.best is not None:
        return Followed(ended=Say("begun", {"explorer": order.explorer}))
    return _follow_bid(state, frame, order) if frame.seat == seat else None


def _follow_bid(state: MagellanState, frame: Auction, order: ForCard) -> Followed:
    match order:
        case BidUpTo(limit=limit):
            possible = [total for total in auction.sums(state, frame.seat, frame) if total <= limit]
            if possible:
                return Followed(notation=SEQUENCE.write(BidSum(total=min(possible))))
            return Followed(notation="pass", ended=Say("limit", {"limit": limit, "bid": frame.bid}))
        case BidFirst(notation=text):
            return Followed(notation=text, ended=Say("carried-out"))
        case PassCard():
            return Followed(notation="pass", ended=Say("carried-out"))
        case _:
            assert_never(order)


def _follow_payment(state: MagellanState, seat: Seat, order: PayLaid | PayLeast) -> Followed | None:
    won = state.top
    if not isinstance(won, Won) or won.seat != seat or asked_for(state) != "pay":
        return None
    if isinstance(order, PayLaid):
        return Followed(notation=SEQUENCE.write(Pay(cards=won.laid)))
    ways = best_ways(state.numbers, state.players[seat].hand, spare_cards(state, won.card))
    return Followed(notation=SEQUENCE.write(Pay(cards=ways[won.bid])))


def _why_over(state: MagellanState, order: ForCard) -> Say:
    """Says that the card was vetoed where it is known to be the last to come, else that its auction is over.

    It may even have come up again, if nobody could bid for those between.
    """
    turned = state.turned - order.card
    if state.vetoed:
        last = state.stack[-1:]
    elif turned > 1 and not state.stack:
        last = _turned_up(state)
    else:
        last = ()
    vetoed = turned > 0 and last == (order.explorer,)
    return Say("vetoed" if vetoed else "auction-over", {"explorer": order.explorer})


def _answer(applies: bool, text: str) -> Followed | None:
    return Followed(notation=text) if applies else None


def _is_asked(state: MagellanState, seat: Seat) -> str:
    """Returns the explorer for whose card a seat is asked to bid, or nothing."""
    frame = state.top
    return frame.card if isinstance(frame, Auction) and frame.seat == seat else ""


def _may_veto(state: MagellanState, seat: Seat) -> str:
    """Returns the explorer whose card a seat is asked to veto, or nothing."""
    frame = state.top
    return frame.card if isinstance(frame, Window) and seat in frame.asked else ""


def _race(state: MagellanState, seat: Seat) -> Auction | None:
    """Returns the auction, on or about to begin, in which a seat may still win the card; None where there is none."""
    match state.top:
        case Auction() as frame if seat in frame.active:
            return frame
        case Window(card=card):
            active = eligible(state, card)
            return Auction(card=card, seat=active[0], active=active) if seat in active else None
        case _:
            return None


def _require_race(state: MagellanState, seat: Seat) -> Auction:
    race = _race(state, seat)
    if race is None:
        raise IllegalAction("not-in-auction")
    return race


def _first_to_bid(state: MagellanState, seat: Seat) -> MagellanState | None:
    """Returns the position without a veto, while others may still use one and the seat would be asked first."""
    race = _race(state, seat)
    if not isinstance(state.top, Window) or race is None or race.seat != seat:
        return None
    return with_top(state, race)


def _bid_up_to(state: MagellanState, seat: Seat, limit: int) -> BidUpTo:
    race = _require_race(state, seat)
    if limit <= race.bid:
        raise IllegalAction("bid-too-low", total=limit, bid=race.bid)
    return BidUpTo(explorer=race.card, card=state.turned, limit=limit)


def _bid_first(state: MagellanState, seat: Seat, text: str) -> BidFirst:
    opened = _first_to_bid(state, seat)
    if opened is None:
        raise IllegalAction("not-early")
    action = SEQUENCE.read(notation.words_of(text), opened, seat)
    match action:
        case BidCards():
            auction.check_cards(opened, seat, action)
        case BidSum():
            auction.check_sum(opened, seat, action)
        case _ if action != Pass():
            raise Unreadable(text, text.split()[0], ("bid", "pass"))
    race = _require_race(state, seat)
    return BidFirst(explorer=race.card, card=state.turned, notation=SEQUENCE.write(action))


def _coming(state: MagellanState) -> tuple[str, ...]:
    """Returns the explorers whose cards are turned up or still to come in this phase."""
    return tuple(explorer for explorer in data.EXPLORERS if explorer in (*state.stack, *_turned_up(state)))


def _turned_up(state: MagellanState) -> tuple[str, ...]:
    """Returns the explorer whose card may still be vetoed or bid for, if there is one."""
    return (state.top.card,) if isinstance(state.top, Window | Auction) else ()


def _vetoes_can_come(state: MagellanState) -> bool:
    return state.phase == 1 or any(player.vetoes for player in state.players)


def _are_explorers(words: tuple[str, ...] | list[str]) -> bool:
    return bool(words) and all(word in data.EXPLORERS for word in words)


def _in_order(explorers: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(explorer for explorer in data.EXPLORERS if explorer in explorers)


def _unreadable(
    orders: MagellanOrders, text: str, words: tuple[str, ...], state: MagellanState, seat: Seat
) -> Unreadable:
    """Names the first word that no order has there."""
    if not words or words[0] not in VERBS:
        return Unreadable(text, words[0] if words else "", VERBS)
    expected = tuple(token.text for token in orders.tokens(state, seat, words[:1]))
    wrong = next((word for word in words[1:] if word not in (*data.EXPLORERS, "unless", "ask")), "")
    return Unreadable(text, wrong, expected)


ORDERS: Orders[MagellanState, Order] = MagellanOrders()
