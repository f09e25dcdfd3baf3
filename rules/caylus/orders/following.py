"""What standing orders answer, and when they have had their day."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from rules.caylus import castle, data, frames, placing, provost, workers
from rules.caylus.actions import Build, Deliver, MoveProvost
from rules.caylus.construction import cost_of, cube_in, offered, payments, residences
from rules.caylus.data import Building, Construction
from rules.caylus.goods import Goods, without_goods
from rules.caylus.orders import kinds
from rules.caylus.paying import can_pay
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import CaylusState, open_lines
from rules.caylus.trading import products
from rules.caylus.uses import effects_of
from rules.core.contract import Followed, Say, Seat, Tagged


def follow(state: CaylusState, seat: Seat, order: kinds.Order) -> Followed | None:
    """Says what an order answers now; what was left for being late only then."""
    followed = _follow(state, seat, order)
    late = isinstance(order, kinds.PlaceNext | kinds.KeepProvost | kinds.DeliverUpTo) and order.late
    return replace(followed, late=True) if followed and followed.notation and late else followed


def _follow(state: CaylusState, seat: Seat, order: kinds.Order) -> Followed | None:
    match order:
        case kinds.PlanWorkers() | kinds.PlaceNext() | kinds.PassRound():
            return _follow_place(state, seat, order)
        case kinds.PassOver(limit=limit):
            dear = isinstance(state.top, frames.Place) and workers.price_of(state, seat, data.CASTLE) > limit
            return _answer(state, seat, frames.Place, "pass") if dear else None
        case kinds.KeepProvost(limit=limit):
            return _follow_provost(state, seat, limit)
        case kinds.LeaveProvost():
            return _follow_provost(state, seat, 0)
        case kinds.UseAt():
            return _follow_use(state, seat, order)
        case kinds.PreferGoods(goods=letters):
            return _follow_goods(state, seat, letters)
        case kinds.BuildFirst(buildings=ids):
            return _follow_build(state, seat, ids)
        case kinds.DeliverUpTo(limit=limit):
            return _follow_delivery(state, seat, limit)
        case kinds.PreferLines(lines=lines):
            found = [line for line in lines if line in open_lines(state, seat)]
            return _answer(state, seat, frames.FavourLine, f"favour {found[0]}") if found else None
        case kinds.AnswerJoust(buys=buys):
            pays = buys and can_pay(state, seat, state.numbers.joust_price)
            return _answer(state, seat, frames.Joust, "joust" if pays else "decline")
        case kinds.AnswerInn(stays=stays):
            return _answer(state, seat, frames.Inn, "stay" if stays else "leave")
        case _:
            assert_never(order)


def _follow_place(
    state: CaylusState, seat: Seat, order: kinds.PlanWorkers | kinds.PlaceNext | kinds.PassRound
) -> Followed | None:
    if state.round < order.round:
        return None
    if state.round > order.round or seat in state.passed:
        return Followed(ended=Say("round-over", {"round": order.round}))
    if not isinstance(state.top, frames.Place) or state.top.seat != seat:
        return None
    if isinstance(order, kinds.PassRound):
        return Followed(notation="pass", ended=Say("carried-out"))
    free = placing.affordable_places(state, seat)
    wanted = [place for place in order.places if place in free]
    if wanted:
        ended = Say("carried-out") if isinstance(order, kinds.PlaceNext) else None
        return Followed(notation=f"place {wanted[0]}", ended=ended)
    if order.passes:
        return Followed(notation="pass", ended=Say("carried-out"))
    return Followed(ended=Say("no-place-left", {"places": order.places}))


def _follow_provost(state: CaylusState, seat: Seat, limit: int) -> Followed | None:
    """Moves the provost to where most own workers are used, of these places to the nearest."""
    if not isinstance(state.top, frames.Bribe | frames.Guild) or state.top.seat != seat:
        return None
    possible = [space for space in provost.reach(state, seat) if provost.price_to(state, space) <= limit]
    if limit == 0:
        possible = [state.provost]
    best = max(possible, key=lambda space: (_used(state, seat, space), -abs(space - state.provost)))
    return Followed(notation=SEQUENCE.write(MoveProvost(space=best)))


def _used(state: CaylusState, seat: Seat, space: int) -> int:
    """Counts a seat's workers on the road that are used with the provost on a space."""
    return sum(at.worker == seat for at in state.spaces[:space])


def _follow_use(state: CaylusState, seat: Seat, order: kinds.UseAt) -> Followed | None:
    if state.round != order.round:
        return Followed(ended=Say("building-round-over", {"space": order.space, "round": order.round}))
    if state.top != frames.Activation(seat=seat, space=order.space):
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


def _follow_goods(state: CaylusState, seat: Seat, letters: tuple[str, ...]) -> Followed | None:
    """Takes the bundle with the kind that is named first; what has none of them is left to the owner."""
    if not isinstance(state.top, frames.Activation | frames.OwnerBonus | frames.FavourEffect) or state.top.seat != seat:
        return None
    bundles = products(effects_of(state))
    for kind in letters:
        for goods in sorted(bundles, key=lambda goods: -goods.count(kind)):
            if kind in goods:
                return Followed(notation=f"take {goods}")
    return None


def _follow_build(state: CaylusState, seat: Seat, ids: tuple[str, ...]) -> Followed | None:
    """Builds a craft tile; where any cube will do it pays with what it has most of, gold last."""
    if not isinstance(state.top, frames.Activation | frames.FavourEffect) or state.top.seat != seat:
        return None
    possible = {building.id: (building, how) for building, how in offered(state, seat, effects_of(state))}
    for id in ids:
        if id in possible:
            return Followed(notation=SEQUENCE.write(_best_build(state, seat, *possible[id])))
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


def _follow_delivery(state: CaylusState, seat: Seat, limit: int) -> Followed | None:
    held = state.players[seat].goods
    count = min(limit, castle.most_batches(held, sum(castle.free_parts(state))))
    return _answer(state, seat, frames.Delivery, SEQUENCE.write(Deliver(batches=cheapest_batches(held, count))))


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


def _answer(state: CaylusState, seat: Seat, kind: type[Tagged], text: str) -> Followed | None:
    """Answers a kind of question, where the seat is asked it."""
    asked: Any = state.top if isinstance(state.top, kind) else None
    return Followed(notation=text) if asked and asked.seat == seat else None
