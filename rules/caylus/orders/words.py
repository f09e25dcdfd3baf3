"""How standing orders are typed and offered, word after word."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from rules.caylus import data, workers
from rules.caylus.actions import Action, Build, Decline, MakeTrade, TakeGoods, Transform
from rules.caylus.construction import targets
from rules.caylus.data import Building, Construction, Production, Trade, Transformation
from rules.caylus.frames import Placing
from rules.caylus.goods import choices, is_open
from rules.caylus.orders import kinds
from rules.caylus.places import grouped, name_note
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import CaylusState, building_at
from rules.core.contract import IllegalAction, Say, Seat, Token, Unreadable

VERBS = ("pass", "provost", "at", "take", "build", "deliver", "favour", "joust", "inn", "late", "next", "plan")
LATE = ("provost", "deliver", "next")
"""The first words of what can be left for being late."""
BARE: dict[tuple[str, str], kinds.Order] = {
    ("provost", "leave"): kinds.LeaveProvost(),
    ("joust", "always"): kinds.AnswerJoust(buys=True),
    ("joust", "never"): kinds.AnswerJoust(buys=False),
    ("inn", "stay"): kinds.AnswerInn(stays=True),
    ("inn", "leave"): kinds.AnswerInn(stays=False),
}
"""The orders that are about nothing in particular, by their two words."""

PRICES = tuple(map(str, range(1, 5)))
"""The prices of a worker beyond which one may want to pass."""
MOST_BATCHES = 6
"""No order hands in more; there are rarely cubes for it."""
TILES = (*data.TILES, data.JEWELLER)


def _limits(state: CaylusState) -> tuple[str, ...]:
    """Returns how much may be paid for the provost."""
    return tuple(map(str, range(1, state.numbers.steps + 1)))


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
    if state.over:
        return
    match prefix:
        case ():
            yield from (Token(verb) for verb in VERBS if verb != "at" or _spaces_used(state, seat))
        case ("plan", *places):
            yield from _place_tokens(state, seat, tuple(places), len(workers.PLACES))
        case ("next", *places):
            yield from _place_tokens(state, seat, tuple(places), 1)
        case ("late",):
            yield from map(Token, LATE)
        case ("late", "provost"):
            yield Token("keep")
        case ("late", verb, *words) if verb in LATE:
            yield from tokens(state, seat, (verb, *words))
        case ("pass",):
            yield from (Token("round", ends=True), Token("over"))
        case ("pass", "over"):
            yield from (Token(price, ends=True) for price in PRICES)
        case ("provost",):
            yield from (Token("keep"), Token("leave", ends=True))
        case ("provost", "keep"):
            yield from (Token(limit, ends=True) for limit in _limits(state))
        case ("at",):
            for number in _spaces_used(state, seat):
                yield Token(str(number), note=name_note(state, str(number)))
        case ("at", space, *words) if space in map(str, _spaces_used(state, seat)):
            yield from _use_tokens(state, seat, int(space), tuple(words))
        case ("take", *letters):
            yield from _further(letters, tuple(data.GOODS), 2)
        case ("build", *tiles):
            for token in _further(tiles, tuple(id for id in TILES if id in state.supply), 1):
                yield msgspec.structs.replace(token, group=Say("tiles", {"colour": data.COLOURS[token.text]}))
        case ("deliver",):
            yield from (Token(str(count), ends=True) for count in range(1, MOST_BATCHES + 1))
        case ("favour", *lines):
            yield from _further(lines, data.LINES, len(data.LINES))
        case ("joust",):
            yield from (Token("always", ends=True), Token("never", ends=True))
        case ("inn",):
            yield from (Token("stay", ends=True), Token("leave", ends=True))


def read(text: str, state: CaylusState, seat: Seat) -> kinds.Order:
    words = tuple(text.lower().split())
    if words in BARE:
        return BARE[words[0], words[1]]
    match words:
        case ("late", "next" | "provost" | "deliver", *_):
            return _read_late(read(text.split(maxsplit=1)[1], state, seat), text)
        case ("plan" | "next" as verb, *places) if order := _read_places(state, seat, verb, tuple(places)):
            return order
        case ("pass", "round"):
            return kinds.PassRound(round=round_meant(state, seat))
        case ("pass", "over", price) if price in PRICES:
            return kinds.PassOver(limit=int(price))
        case ("provost", "keep", limit) if limit in _limits(state):
            return kinds.KeepProvost(limit=int(limit))
        case ("at", space, *use) if space.isdecimal() and use:
            return _read_use(state, seat, int(space), tuple(use))
        case ("take", *letters) if _are_some(letters, tuple(data.GOODS.lower())):
            return kinds.PreferGoods(goods=tuple(kind.upper() for kind in letters))
        case ("build", *tiles) if _are_some(tiles, TILES):
            return kinds.BuildFirst(buildings=tuple(tiles))
        case ("deliver", count) if count.isdecimal() and 1 <= int(count) <= MOST_BATCHES:
            return kinds.DeliverUpTo(limit=int(count))
        case ("favour", *lines) if _are_some(lines, data.LINES):
            return kinds.PreferLines(lines=tuple(lines))
        case _:
            raise _unreadable(text, words, state, seat)


def round_meant(state: CaylusState, seat: Seat) -> int:
    """Returns the round in which a seat can place its next worker: this one, or the next when it is through with it."""
    placing = any(isinstance(frame, Placing) for frame in state.frames)
    return state.round if placing and seat not in state.passed else state.round + 1


def _place_tokens(state: CaylusState, seat: Seat, chosen: tuple[str, ...], most: int) -> Iterator[Token]:
    """Offers so many of the places that can be meant, one after the other, and to pass when none of them is left."""
    if "pass" in chosen:
        return
    if len(chosen) < most:
        left = (place for place in _places_meant(state, seat) if place not in chosen)
        for place, group in grouped(left):
            yield Token(place, ends=True, goes_on=True, note=name_note(state, place), group=group)
    if chosen:
        yield Token("pass", ends=True)


def _places_meant(state: CaylusState, seat: Seat) -> tuple[str, ...]:
    """Returns the places that are free, or for the next round all that take workers."""
    return tuple(
        place
        for place in workers.PLACES
        if place in workers.free_places(state, seat)
        or (round_meant(state, seat) > state.round and workers.takes_workers(state, place))
    )


def _read_late(order: kinds.Order, text: str) -> kinds.Order:
    """Returns an order for the case that its seat is late."""
    if isinstance(order, kinds.PlaceNext | kinds.KeepProvost | kinds.DeliverUpTo):
        return msgspec.structs.replace(order, late=True)
    raise Unreadable(text, text.split()[-1], ("keep",))


def _read_places(
    state: CaylusState, seat: Seat, verb: str, words: tuple[str, ...]
) -> kinds.PlanWorkers | kinds.PlaceNext | None:
    passes = words[-1:] == ("pass",)
    places = words[:-1] if passes else words
    if not _are_some(places, workers.PLACES):
        return None
    if verb == "plan":
        return kinds.PlanWorkers(round=round_meant(state, seat), places=places, passes=passes)
    return kinds.PlaceNext(round=round_meant(state, seat), places=places, passes=passes)


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
                if id in state.supply and data.COLOURS[id] == colour:
                    yield from _builds(state.numbers.buildings[id])
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
    lines = [tuple(SEQUENCE.write(action).split()) for action in _uses(state, seat, number)]
    going_on = [line for line in lines if line[: len(words)] == words and len(line) > len(words)]
    for word in dict.fromkeys(line[len(words)] for line in going_on):
        yield Token(word, ends=(*words, word) in lines)


def _read_use(state: CaylusState, seat: Seat, number: int, words: tuple[str, ...]) -> kinds.UseAt:
    possible = {SEQUENCE.write(action).lower(): SEQUENCE.write(action) for action in _uses(state, seat, number)}
    stands = number in _spaces_used(state, seat)
    if not stands or " ".join(words) not in possible:
        raise IllegalAction("no-use-there", space=number, stands=stands, text=" ".join(words))
    return kinds.UseAt(round=state.round, space=number, notation=possible[" ".join(words)])


def _further(chosen: list[str], known: tuple[str, ...], most: int) -> Iterator[Token]:
    """Offers the words that have not been chosen yet, in any order, up to so many in all; more can be typed."""
    if len(chosen) < most:
        yield from (Token(word, ends=True, goes_on=True) for word in known if word not in chosen)


def _are_some(words: tuple[str, ...] | list[str], known: tuple[str, ...]) -> bool:
    """Says whether these are some of the words that are known, each at most once."""
    return bool(words) and set(words) <= set(known) and len(set(words)) == len(words)


def _unreadable(text: str, words: tuple[str, ...], state: CaylusState, seat: Seat) -> Unreadable:
    """Names the first word that no order has there."""
    path: tuple[str, ...] = ()
    for word in words:
        expected = tuple(token.text for token in tokens(state, seat, path))
        found = next((known for known in expected if known.lower() == word), None)
        if found is None:
            return Unreadable(text, word, expected)
        path = (*path, found)
    return Unreadable(text, "", tuple(token.text for token in tokens(state, seat, path)))
