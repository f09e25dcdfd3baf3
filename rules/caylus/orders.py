"""Standing orders: how a seat places, passes, moves the provost and uses buildings while nobody has to wait for it.

Three of them can be left for the case alone that their seat does not answer in time. An order does nothing that its
owner could not do himself when he is asked, so the result is that of live play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias, assert_never

import msgspec

from rules.caylus import castle, data, notation, placing, provost, workers
from rules.caylus.actions import Action, Build, Decline, Deliver, MakeTrade, MoveProvost, TakeGoods, Transform
from rules.caylus.construction import cost_of, cube_in, offered, payments, residences, targets
from rules.caylus.data import Building, Construction, Production, Trade, Transformation
from rules.caylus.goods import Goods, choices, is_open, without_goods
from rules.caylus.paying import can_pay
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import (
    Activation,
    Bribe,
    CaylusState,
    Delivery,
    FavourEffect,
    FavourLine,
    Guild,
    Inn,
    Joust,
    OwnerBonus,
    Place,
    building_at,
    open_lines,
    space_at,
)
from rules.caylus.trading import products
from rules.caylus.uses import effects_of
from rules.core.contract import Followed, IllegalAction, Orders, Say, Seat, Tagged, Token, Unreadable

MOST_PLACES = data.WORKERS
"""No list of places is longer: nobody has more workers."""


class PlanWorkers(Tagged, frozen=True):
    """Places one worker after another in this round, each on the first of these places that is free and can be paid."""

    round: int
    places: tuple[str, ...]
    passes: bool
    """Whether the seat passes when none is left; else it is asked."""


class PlaceNext(Tagged, frozen=True):
    """Places the next worker of this round on the first of these places that is free and can be paid."""

    round: int
    places: tuple[str, ...]
    passes: bool
    """As in `PlanWorkers`."""
    late: bool = False
    """Whether it is for the case that its seat does not answer in time."""


class PassRound(Tagged, frozen=True):
    """Passes in this round."""

    round: int


class PassOver(Tagged, frozen=True):
    """Passes when a worker costs more than a limit on a place that is not an own building."""

    limit: int


class KeepProvost(Tagged, frozen=True):
    """Moves the provost for a limited price so that as many own workers as possible are used."""

    limit: int
    late: bool = False
    """As in `PlaceNext`."""


class LeaveProvost(Tagged, frozen=True):
    """Leaves the provost where he is."""


class UseAt(Tagged, frozen=True):
    """Answers at one building in this round, where the answer is legal then."""

    round: int
    space: int
    notation: str


class PreferGoods(Tagged, frozen=True):
    """Takes what is produced, rather the kinds that are named first."""

    goods: tuple[str, ...]


class BuildFirst(Tagged, frozen=True):
    """Builds the first of these tiles that can be built and paid."""

    buildings: tuple[str, ...]


class DeliverUpTo(Tagged, frozen=True):
    """Hands in as many batches as possible up to a limit, gold last."""

    limit: int
    late: bool = False
    """As in `PlaceNext`."""


class PreferLines(Tagged, frozen=True):
    """Uses royal favours on the first of these lines that is open."""

    lines: tuple[str, ...]


class AnswerJoust(Tagged, frozen=True):
    """Buys favours at the joust field whenever they can be paid, or never."""

    buys: bool


class AnswerInn(Tagged, frozen=True):
    """Stays at the inn, or leaves it."""

    stays: bool


Order: TypeAlias = (
    PlanWorkers
    | PlaceNext
    | PassRound
    | PassOver
    | KeepProvost
    | LeaveProvost
    | UseAt
    | PreferGoods
    | BuildFirst
    | DeliverUpTo
    | PreferLines
    | AnswerJoust
    | AnswerInn
)

VERBS = ("pass", "provost", "at", "take", "build", "deliver", "favour", "joust", "inn", "late", "next", "plan")
LATE = ("provost", "deliver", "next")
"""The first words of what can be left for being late."""
BARE: dict[tuple[str, str], Order] = {
    ("provost", "leave"): LeaveProvost(),
    ("joust", "always"): AnswerJoust(buys=True),
    ("joust", "never"): AnswerJoust(buys=False),
    ("inn", "stay"): AnswerInn(stays=True),
    ("inn", "leave"): AnswerInn(stays=False),
}
"""The orders that are about nothing in particular, by their two words."""

LIMITS = tuple(map(str, range(1, data.STEPS + 1)))
"""How much may be paid for the provost."""
PRICES = tuple(map(str, range(1, 5)))
"""The prices of a worker beyond which one may want to pass."""
MOST_BATCHES = 6
"""No order hands in more; there are rarely cubes for it."""
TILES = tuple(dict.fromkeys((*data.SUPPLY, data.JEWELLER.id)))


class CaylusOrders:
    """The orders as the contract wants them."""

    type: Any = Order

    def tokens(self, state: CaylusState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if state.over:
            return
        match prefix:
            case ():
                yield from (Token(verb) for verb in VERBS if verb != "at" or _spaces_used(state, seat))
            case ("plan", *places):
                yield from _place_tokens(state, seat, tuple(places), MOST_PLACES)
            case ("next", *places):
                yield from _place_tokens(state, seat, tuple(places), 1)
            case ("late",):
                yield from map(Token, LATE)
            case ("late", "provost"):
                yield Token("keep")
            case ("late", verb, *words) if verb in LATE:
                yield from self.tokens(state, seat, (verb, *words))
            case ("pass",):
                yield from (Token("round", ends=True), Token("over"))
            case ("pass", "over"):
                yield from (Token(price, ends=True) for price in PRICES)
            case ("provost",):
                yield from (Token("keep"), Token("leave", ends=True))
            case ("provost", "keep"):
                yield from (Token(limit, ends=True) for limit in LIMITS)
            case ("at",):
                yield from (_space_token(state, number, ends=False) for number in _spaces_used(state, seat))
            case ("at", space, *words) if space in map(str, _spaces_used(state, seat)):
                yield from _use_tokens(state, seat, int(space), tuple(words))
            case ("take", *kinds):
                yield from _further(kinds, tuple(data.GOODS), 2)
            case ("build", *tiles):
                yield from _further(tiles, tuple(id for id in TILES if id in state.supply), 1)
            case ("deliver",):
                yield from (Token(str(count), ends=True) for count in range(1, MOST_BATCHES + 1))
            case ("favour", *lines):
                yield from _further(lines, data.LINES, len(data.LINES))
            case ("joust",):
                yield from (Token("always", ends=True), Token("never", ends=True))
            case ("inn",):
                yield from (Token("stay", ends=True), Token("leave", ends=True))

    def read(self, text: str, state: CaylusState, seat: Seat) -> Order:
        words = tuple(text.lower().split())
        if words in BARE:
            return BARE[words[0], words[1]]
        match words:
            case ("late", "next" | "provost" | "deliver", *_):
                return _read_late(self.read(text.split(maxsplit=1)[1], state, seat), text)
            case ("plan" | "next" as verb, *places) if order := _read_places(state, verb, tuple(places)):
                return order
            case ("pass", "round"):
                return PassRound(round=state.round)
            case ("pass", "over", price) if price in PRICES:
                return PassOver(limit=int(price))
            case ("provost", "keep", limit) if limit in LIMITS:
                return KeepProvost(limit=int(limit))
            case ("at", space, *use) if space.isdecimal() and use:
                return _read_use(state, seat, int(space), tuple(use))
            case ("take", *kinds) if _are_some(kinds, tuple(data.GOODS.lower())):
                return PreferGoods(goods=tuple(kind.upper() for kind in kinds))
            case ("build", *tiles) if _are_some(tiles, TILES):
                return BuildFirst(buildings=tuple(tiles))
            case ("deliver", count) if count.isdecimal() and 1 <= int(count) <= MOST_BATCHES:
                return DeliverUpTo(limit=int(count))
            case ("favour", *lines) if _are_some(lines, data.LINES):
                return PreferLines(lines=tuple(lines))
            case _:
                raise _unreadable(self, text, words, state, seat)

    def subject(self, order: Order) -> str:
        match order:
            case PlaceNext(late=True) | KeepProvost(late=True) | DeliverUpTo(late=True):
                return f"late {order.kind}"
            case PlanWorkers() | PlaceNext() | PassRound():
                return "place"
            case KeepProvost() | LeaveProvost():
                return "provost"
            case UseAt(space=space):
                return f"at {space}"
            case _:
                return order.kind

    def follow(self, state: CaylusState, seat: Seat, order: Order) -> Followed | None:
        followed = _follow(state, seat, order)
        late = isinstance(order, PlaceNext | KeepProvost | DeliverUpTo) and order.late
        return replace(followed, late=True) if followed and followed.notation and late else followed


def _follow(state: CaylusState, seat: Seat, order: Order) -> Followed | None:
    match order:
        case PlanWorkers() | PlaceNext() | PassRound():
            return _follow_place(state, seat, order)
        case PassOver(limit=limit):
            dear = isinstance(state.top, Place) and workers.price_of(state, seat, data.CASTLE) > limit
            return _answer(state, seat, Place, "pass") if dear else None
        case KeepProvost(limit=limit):
            return _follow_provost(state, seat, limit)
        case LeaveProvost():
            return _follow_provost(state, seat, 0)
        case UseAt():
            return _follow_use(state, seat, order)
        case PreferGoods(goods=kinds):
            return _follow_goods(state, seat, kinds)
        case BuildFirst(buildings=ids):
            return _follow_build(state, seat, ids)
        case DeliverUpTo(limit=limit):
            return _follow_delivery(state, seat, limit)
        case PreferLines(lines=lines):
            found = [line for line in lines if line in open_lines(state, seat)]
            return _answer(state, seat, FavourLine, f"favour {found[0]}") if found else None
        case AnswerJoust(buys=buys):
            pays = buys and can_pay(state, seat, data.JOUST_PRICE)
            return _answer(state, seat, Joust, "joust" if pays else "decline")
        case AnswerInn(stays=stays):
            return _answer(state, seat, Inn, "stay" if stays else "leave")
        case _:
            assert_never(order)


# --- placing and passing ----------------------------------------------------------------------------------------------


def _place_tokens(state: CaylusState, seat: Seat, chosen: tuple[str, ...], most: int) -> Iterator[Token]:
    """Offers so many of the places that are free now, one after the other, and to pass when none of them is left."""
    if "pass" in chosen:
        return
    if len(chosen) < most:
        for place in workers.free_places(state, seat):
            if place not in chosen:
                yield _space_token(state, int(place), ends=True) if place.isdecimal() else Token(place, ends=True)
    if chosen:
        yield Token("pass", ends=True)


def _space_token(state: CaylusState, number: int, *, ends: bool) -> Token:
    building = space_at(state, number).building
    note = Say("building", {"space": number, "building": building, "beyond": number > state.provost})
    group = Say("beyond-the-provost") if number > state.provost else None
    return Token(str(number), ends=ends, note=note, group=group)


def _read_late(order: Order, text: str) -> Order:
    """Returns an order for the case that its seat is late."""
    if isinstance(order, PlaceNext | KeepProvost | DeliverUpTo):
        return msgspec.structs.replace(order, late=True)
    raise Unreadable(text, text.split()[-1], ("keep",))


def _read_places(state: CaylusState, verb: str, words: tuple[str, ...]) -> PlanWorkers | PlaceNext | None:
    passes = words[-1:] == ("pass",)
    places = words[:-1] if passes else words
    if not _are_some(places, workers.PLACES) or len(places) > MOST_PLACES:
        return None
    if verb == "plan":
        return PlanWorkers(round=state.round, places=places, passes=passes)
    return PlaceNext(round=state.round, places=places, passes=passes)


def _follow_place(state: CaylusState, seat: Seat, order: PlanWorkers | PlaceNext | PassRound) -> Followed | None:
    if state.round != order.round or seat in state.passed:
        return Followed(ended=Say("round-over", {"round": order.round}))
    if not isinstance(state.top, Place) or state.top.seat != seat:
        return None
    if isinstance(order, PassRound):
        return Followed(notation="pass", ended=Say("carried-out"))
    free = placing.affordable_places(state, seat)
    wanted = [place for place in order.places if place in free]
    if wanted:
        ended = Say("carried-out") if isinstance(order, PlaceNext) else None
        return Followed(notation=f"place {wanted[0]}", ended=ended)
    if order.passes:
        return Followed(notation="pass", ended=Say("carried-out"))
    return Followed(ended=Say("no-place-left", {"places": order.places}))


# --- the provost ------------------------------------------------------------------------------------------------------


def _follow_provost(state: CaylusState, seat: Seat, limit: int) -> Followed | None:
    """Moves the provost to where most own workers are used, of these places to the nearest."""
    if not isinstance(state.top, Bribe | Guild) or state.top.seat != seat:
        return None
    possible = [space for space in provost.reach(state, seat) if provost.price_to(state, space) <= limit]
    if limit == 0:
        possible = [state.provost]
    best = max(possible, key=lambda space: (_used(state, seat, space), -abs(space - state.provost)))
    return Followed(notation=notation.format(MoveProvost(space=best)))


def _used(state: CaylusState, seat: Seat, space: int) -> int:
    """Counts a seat's workers on the road that are used with the provost on a space."""
    return sum(at.worker == seat for at in state.spaces[:space])


# --- buildings --------------------------------------------------------------------------------------------------------


def _spaces_used(state: CaylusState, seat: Seat) -> tuple[int, ...]:
    """Returns the spaces of the road where a seat has a worker."""
    return tuple(number for number, space in enumerate(state.spaces, start=1) if space.worker == seat)


def _uses(state: CaylusState, seat: Seat, number: int) -> Iterator[Action]:
    """Yields what a seat might answer at a building, whatever it will have by then."""
    building = building_at(state, number)
    match building.effect if building else None:
        case Production(options=options):
            yield from (TakeGoods(goods=goods) for goods in options)
        case Trade(exchanges=exchanges):
            for exchange in exchanges:
                gains = choices(exchange.gain.goods) if is_open(exchange.gain.goods) else ("",)
                for pay, gain in product(choices(exchange.pay.goods), gains):
                    yield MakeTrade(pay=pay, deniers=exchange.pay.deniers, gain=gain)
        case Construction(colour=colour) if colour != data.PRESTIGE:
            for id in TILES:
                if id in state.supply and data.BUILDINGS[id].colour == colour:
                    yield from _builds(data.BUILDINGS[id])
        case Transformation():
            yield from (Transform(space=space) for space in targets(state, seat))
    yield Decline()


def _builds(building: Building) -> Iterator[Build]:
    if is_open(building.cost.goods):
        yield from (Build(building=building.id, cube=cube) for cube in data.GOODS)
    else:
        yield Build(building=building.id)


def _use_tokens(state: CaylusState, seat: Seat, number: int, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the words of these answers, one after the other."""
    lines = [tuple(notation.format(action).split()) for action in _uses(state, seat, number)]
    going_on = [line for line in lines if line[: len(words)] == words and len(line) > len(words)]
    for word in dict.fromkeys(line[len(words)] for line in going_on):
        yield Token(word, ends=(*words, word) in lines)


def _read_use(state: CaylusState, seat: Seat, number: int, words: tuple[str, ...]) -> UseAt:
    possible = {notation.format(action).lower(): notation.format(action) for action in _uses(state, seat, number)}
    if number not in _spaces_used(state, seat) or " ".join(words) not in possible:
        raise IllegalAction("no-use-there", space=number)
    return UseAt(round=state.round, space=number, notation=possible[" ".join(words)])


def _follow_use(state: CaylusState, seat: Seat, order: UseAt) -> Followed | None:
    if state.round != order.round:
        return Followed(ended=Say("round-over", {"round": order.round}))
    if state.top != Activation(seat=seat, space=order.space):
        return None
    if not _is_offered(state, seat, order.notation):
        return Followed(ended=Say("not-possible", {"space": order.space, "notation": order.notation}))
    return Followed(notation=order.notation, ended=Say("carried-out"))


def _is_offered(state: CaylusState, seat: Seat, text: str) -> bool:
    """Says whether a building allows an answer now."""
    path: tuple[str, ...] = ()
    for word in text.split():
        if word not in (token.text for token in SEQUENCE.tokens(state, seat, path)):
            return False
        path = (*path, word)
    return True


def _follow_goods(state: CaylusState, seat: Seat, kinds: tuple[str, ...]) -> Followed | None:
    """Takes the bundle with the kind that is named first; what has none of them is left to the owner."""
    if not isinstance(state.top, Activation | OwnerBonus | FavourEffect) or state.top.seat != seat:
        return None
    bundles = products(effects_of(state))
    for kind in kinds:
        for goods in sorted(bundles, key=lambda goods: -goods.count(kind)):
            if kind in goods:
                return Followed(notation=f"take {goods}")
    return None


def _follow_build(state: CaylusState, seat: Seat, ids: tuple[str, ...]) -> Followed | None:
    """Builds a craft tile; where any cube will do it pays with what it has most of, gold last."""
    if not isinstance(state.top, Activation | FavourEffect) or state.top.seat != seat:
        return None
    possible = {building.id: (building, how) for building, how in offered(state, seat, effects_of(state))}
    for id in ids:
        if id in possible:
            return Followed(notation=notation.format(_best_build(state, seat, *possible[id])))
    return None


def _best_build(state: CaylusState, seat: Seat, building: Building, construction: Construction) -> Build:
    if building.colour == data.PRESTIGE:
        return Build(building=building.id, space=residences(state, seat)[-1])
    held, cost = state.players[seat].goods, cost_of(building, construction)
    best = max(payments(state, seat, cost), key=lambda goods: _spared(held, goods))
    return Build(building=building.id, cube=cube_in(cost, best))


def _spared(held: Goods, paid: str) -> tuple[int, int]:
    """Tells payments apart: the better one leaves more gold, and then more of what there is least of."""
    *left, gold = without_goods(held, paid)
    return gold, min(left)


# --- the castle -------------------------------------------------------------------------------------------------------


def _follow_delivery(state: CaylusState, seat: Seat, limit: int) -> Followed | None:
    held = state.players[seat].goods
    count = min(limit, castle.most_batches(held, sum(castle.free_parts(state))))
    return _answer(state, seat, Delivery, notation.format(Deliver(batches=cheapest_batches(held, count))))


def cheapest_batches(held: Goods, count: int) -> tuple[str, ...]:
    """Makes so many batches, which must be possible, with as little gold as it takes, else of what there is most of.

    >>> cheapest_batches((2, 1, 2, 1, 1), 2)
    ('FWS', 'FSC')
    >>> cheapest_batches((2, 2, 1, 0, 1), 2)
    ('FWS', 'FWG')
    """
    *others, _ = held[1:]
    gold = max(0, 2 * count - sum(min(kind, count) for kind in others))
    left = dict(zip(data.GOODS[1:], (*(min(kind, count) for kind in others), gold), strict=True))
    batches = []
    for _ in range(count):
        pair = sorted(left, key=lambda kind: -left[kind])[:2]
        for kind in pair:
            left[kind] -= 1
        batches.append(data.FOOD + "".join(sorted(pair, key=data.GOODS.index)))
    return tuple(sorted(batches, key=castle.BATCHES.index))


# --- words ------------------------------------------------------------------------------------------------------------


def _answer(state: CaylusState, seat: Seat, kind: type[Tagged], text: str) -> Followed | None:
    """Answers a kind of question, where the seat is asked it."""
    asked: Any = state.top if isinstance(state.top, kind) else None
    return Followed(notation=text) if asked and asked.seat == seat else None


def _further(chosen: list[str], known: tuple[str, ...], most: int) -> Iterator[Token]:
    """Offers the words that have not been chosen yet, in any order, up to so many in all; more can be typed."""
    if len(chosen) < most:
        yield from (Token(word, ends=True) for word in known if word not in chosen)


def _are_some(words: tuple[str, ...] | list[str], known: tuple[str, ...]) -> bool:
    """Says whether these are some of the words that are known, each at most once."""
    return bool(words) and set(words) <= set(known) and len(set(words)) == len(words)


def _unreadable(orders: CaylusOrders, text: str, words: tuple[str, ...], state: CaylusState, seat: Seat) -> Unreadable:
    """Names the first word that no order has there."""
    path: tuple[str, ...] = ()
    for word in words:
        expected = tuple(token.text for token in orders.tokens(state, seat, path))
        found = next((known for known in expected if known.lower() == word), None)
        if found is None:
            return Unreadable(text, word, expected)
        path = (*path, found)
    return Unreadable(text, "", tuple(token.text for token in orders.tokens(state, seat, path)))


ORDERS: Orders[CaylusState, Order] = CaylusOrders()
