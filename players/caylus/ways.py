"""What a seat can answer and what that is worth without a search: by rules of thumb for each question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from players.caylus.holdings import NOTHING, Holdings, rounds_left
from rules.caylus import castle, construction, data, favours, frames, provost, trading, uses, workers
from rules.caylus.actions import (
    Build,
    Decline,
    Deliver,
    EnterJoust,
    Leave,
    MakeTrade,
    MoveProvost,
    Pass,
    PlaceWorker,
    SendWorker,
    Stay,
    TakeGoods,
    TakeHome,
    Transform,
    UseColumn,
    UseLine,
)
from rules.caylus.data import Bundle, Effect
from rules.caylus.goods import Goods, choices, holds, with_goods, without_goods
from rules.caylus.paying import can_pay
from rules.caylus.placing import affordable_places
from rules.caylus.state import CaylusState, building_at, is_on_road, open_lines, special_workers
from rules.core.contract import Seat, Tagged
from rules.core.seats import replaced, with_player


class Use(NamedTuple):
    """One way to use what a building or a favour line offers."""

    worth: float
    action: Tagged
    paid: Bundle = Bundle()
    gained: Bundle = Bundle()


class Ways:
    """Finds the ways to answer a question, by what holdings are worth."""

    def __init__(self, holdings: Holdings) -> None:
        self.holdings = holdings

    def found(self, state: CaylusState, seat: Seat) -> list[Use]:
        match state.top:
            case frames.Place():
                return self._placings(state, seat)
            case frames.Gate():
                return [Use(0.0, TakeHome()), *self._placed(state, seat, workers.free_places(state, seat), SendWorker)]
            case frames.Guild() | frames.Bribe():
                return self._provost(state, seat)
            case frames.Joust():
                return [Use(self._joust(state, seat), EnterJoust()), Use(0.0, Decline())]
            case frames.Inn():
                return [Use(1.0, Stay()), Use(0.0, Leave())]
            case frames.Delivery():
                return list(self._deliveries(state, seat))
            case frames.FavourLine():
                return [Use(self._line(state, seat, line), UseLine(line=line)) for line in open_lines(state, seat)]
            case _:
                found = list(self._uses(state, seat, uses.effects_of(state)))
                if columns := uses.columns_of(state):
                    gain = self.holdings.change(state, state.players[seat], NOTHING, columns[-1])
                    found.append(Use(gain, UseColumn(column=len(columns))))
                return found if uses.is_compulsory(state) else [*found, Use(0.0, Decline())]

    def _uses(self, state: CaylusState, seat: Seat, effects: tuple[Effect, ...]) -> Iterator[Use]:
        """Yields the ways to use effects with what the seat has, of like ones the one that costs least."""
        change = partial(self.holdings.change, state, state.players[seat])
        for goods in trading.products(effects):
            gained = Bundle(goods=goods)
            yield Use(change(NOTHING, gained), TakeGoods(goods=goods), gained=gained)
        for paid, exchange in trading.payable(state, seat, effects):
            for goods in choices(exchange.gain.goods):
                gained = Bundle(goods=goods, deniers=exchange.gain.deniers, points=exchange.gain.points)
                choice = goods if goods != exchange.gain.goods else ""
                trade = MakeTrade(pay=paid.goods, deniers=paid.deniers, gain=choice)
                yield Use(change(paid, gained), trade, paid, gained)
        for building, offer in construction.offered(state, seat, effects):
            cost = construction.cost_of(building, offer)
            paid = max(map(bundle_of, construction.payments(state, seat, cost)), key=lambda paid: change(paid, NOTHING))
            prestige = building.colour == data.PRESTIGE
            space = construction.residences(state, seat)[-1] if prestige else 0
            build = Build(building=building.id, cube=construction.cube_in(cost, paid.goods), space=space)
            yield Use(self.holdings.built(state, building) + change(paid, NOTHING), build, paid)
        if construction.can_transform(state, seat, effects):
            paid = construction.transformation_of(effects).price
            gain = self.holdings.built(state, state.numbers.buildings[data.RESIDENCE]) + change(paid, NOTHING)
            for number in construction.targets(state, seat):
                lost = building_at(state, number)
                own = lost is not None and lost.colour in data.CRAFT
                worth = gain - (
                    self.holdings.building(state, lost, rounds_left(state.bailiff)) if own and lost else 0.0
                )
                yield Use(worth - 0.01 * number, Transform(space=number), paid)

    def _line(self, state: CaylusState, seat: Seat, line: str) -> float:
        """Returns what a favour on a line brings, now and by the marker that goes on."""
        player, at = state.players[seat], data.LINES.index(line)
        level = favours.next_level(state, player, line)
        after = with_player(state, seat, levels=replaced(player.levels, at, level))
        columns = state.numbers.favour_lines[line][:level]
        best = max((use.worth for use in self._uses(after, seat, uses.line_effects(after, seat, line))), default=0.0)
        if isinstance(columns[-1], Bundle):
            best = self.holdings.change(state, player, NOTHING, columns[-1])
        ripe = min(1.0, rounds_left(state.bailiff) / self.holdings.weights["rounds of use"])
        return max(best, 0.0) + self.holdings.weights[line] * (level - player.levels[at]) * ripe

    def _joust(self, state: CaylusState, seat: Seat) -> float:
        price = state.numbers.joust_price
        if not can_pay(state, seat, price):
            return -1.0
        return self.holdings.weights["favour"] + self.holdings.change(state, state.players[seat], price, NOTHING)

    def _deliveries(self, state: CaylusState, seat: Seat) -> Iterator[Use]:
        handed = state.frames[-2].batches if isinstance(state.frames[-2], frames.Castle) else ()
        goods = state.players[seat].goods
        for count in range(castle.most_batches(goods, sum(castle.free_parts(state))) + 1):
            favour = self.holdings.weights["favour"] if count > max(handed, default=0) else 0.0
            batches = batches_of(goods, count)
            yield Use(self._parts(state, seat, count, batches) + favour, Deliver(batches=batches))

    def _parts(self, state: CaylusState, seat: Seat, count: int, batches: tuple[str, ...]) -> float:
        """Returns what parts of the castle bring at once and when their section is scored, less their price."""
        if not count:
            return -float(castle.loss_of(state, seat))
        at = state.scored
        parts = state.castle[at].count(seat)
        more = castle.sections_for(state, count)[at]
        later = self.holdings.section(state, at, parts + more) - self.holdings.section(state, at, parts)
        paid = Bundle(goods="".join(batches))
        return castle.points_for(state, count) + later + self.holdings.change(state, state.players[seat], paid, NOTHING)

    def _placings(self, state: CaylusState, seat: Seat) -> list[Use]:
        first = 0 if state.passed else state.numbers.first_pass
        passing = Use(self.holdings.deniers(state, seat, first) + self.holdings.weights["passing"], Pass())
        return [passing, *self._placed(state, seat, affordable_places(state, seat), PlaceWorker)]

    def _placed(
        self, state: CaylusState, seat: Seat, places: tuple[str, ...], kind: type[PlaceWorker] | type[SendWorker]
    ) -> list[Use]:
        """Returns what workers on places are worth, with what the seat will have by those it has placed.

        Nothing that comes before the joust field brings cloth, so without it nobody goes there.
        """
        if not holds(state.players[seat].goods, state.numbers.joust_price.goods):
            places = tuple(place for place in places if place != data.JOUST)
        planned = self._planned(state, seat)
        paid = (0 if kind is SendWorker else workers.price_of(state, seat, place) for place in places)
        return [
            Use(self.place(planned, seat, place) + self.holdings.deniers(state, seat, -price), kind(place=place))
            for place, price in zip(places, paid, strict=True)
        ]

    def _planned(self, state: CaylusState, seat: Seat) -> CaylusState:
        """Returns the position with what the seat will have when its workers on the road have been used."""
        for number, space in enumerate(state.spaces[: state.provost], start=1):
            if space.worker == seat:
                best = max(self._uses(state, seat, uses.effects_on(state, number)), key=worth_of, default=None)
                if best is not None and best.worth > 0:
                    player = state.players[seat]
                    goods = with_goods(without_goods(player.goods, best.paid.goods), best.gained.goods)
                    deniers = player.deniers - best.paid.deniers + best.gained.deniers
                    state = with_player(state, seat, goods=goods, deniers=deniers)
        return state

    def place(self, state: CaylusState, seat: Seat, place: str) -> float:
        """Returns what a worker on a place is good for."""
        if is_on_road(place):
            return self._on_road(state, seat, int(place))
        player = state.players[seat]
        match place:
            case data.CASTLE:
                count = castle.most_batches(player.goods, sum(castle.free_parts(state)))
                first = not special_workers(state, place) or count > 1
                favour = self.holdings.weights["favour"] * (0.7 if first else 0.2) if count else 0.0
                return self._parts(state, seat, count, batches_of(player.goods, count)) + favour
            case data.GATE:
                free = (other for other in workers.free_places(state, seat) if other not in (place, data.STABLES))
                best = sorted((self.place(state, seat, other) for other in free), reverse=True)
                return self.holdings.weights["gate"] * best[1] if len(best) > 1 else 0.0
            case data.POST:
                return self.holdings.deniers(state, seat, state.numbers.post_deniers)
            case data.GUILD:
                stranded = provost.stranded(state, state.provost).count(seat)
                return self.holdings.weights["guild"] * (1 + 2 * stranded)
            case data.JOUST:
                return self._joust(state, seat)
            case data.STABLES:
                gained = state.order.index(seat) - len(special_workers(state, place))
                return self.holdings.weights["rank"] * gained * min(1.0, rounds_left(state.bailiff) - 1)
            case _:
                return self.holdings.weights["inn"] * min(2.0, rounds_left(state.bailiff) - 1)

    def _on_road(self, state: CaylusState, seat: Seat, number: int) -> float:
        owner = state.spaces[number - 1].owner
        shared = self.holdings.weights["for the owner"] if owner not in (None, seat) else 0.0
        best = max((use.worth for use in self._uses(state, seat, uses.effects_on(state, number))), default=0.0)
        return self._reached(state, number) * best - shared

    def _reached(self, state: CaylusState, number: int) -> float:
        """Returns how surely the provost lets a space be used."""
        ahead = number - state.provost
        if ahead <= 0:
            return 1.0 if ahead <= -state.numbers.steps else self.holdings.weights["near the provost"]
        return max(0.0, self.holdings.weights["beyond the provost"] - 0.15 * (ahead - 1))

    def _provost(self, state: CaylusState, seat: Seat) -> list[Use]:
        """Returns what it is worth to have the provost on each space: own workers used, others not, for a price.

        Where that is no more than to let him stand, he is left alone.
        """
        others = len(state.players) - 1
        worth = []
        for number, space in enumerate(state.spaces, start=1):
            used = 0.0
            if space.worker is not None:
                best = (use.worth for use in self._uses(state, space.worker, uses.effects_on(state, number)))
                used = max(best, default=0.0)
            worth.append(used if space.worker == seat else -used * self.holdings.weights["others' loss"] / others)
        found = [
            Use(
                sum(worth[:space]) + self.holdings.deniers(state, seat, -provost.price_to(state, space)),
                MoveProvost(space=space),
            )
            for space in provost.reach(state, seat)
        ]
        staying = next(use for use in found if use.action == provost.stay(state, seat))
        return [staying, *(use for use in found if use.worth > staying.worth)]


def bundle_of(goods: str) -> Bundle:
    return Bundle(goods=goods)


def worth_of(use: Use) -> float:
    return use.worth


def batches_of(goods: Goods, count: int) -> tuple[str, ...]:
    """Returns so many batches of goods that hold them, with as little gold as can be."""
    food, *others, gold = tuple(data.GOODS)
    held = dict(zip(data.GOODS, goods, strict=True))
    cubes = ""
    for kind in (*sorted(others, key=lambda kind: -held[kind]), gold):
        cubes += kind * min(held[kind], count, 2 * count - len(cubes))
    pairs = ("".join(sorted(cubes[at::count], key=data.GOODS.index)) for at in range(count))
    return tuple(sorted((food + pair for pair in pairs), key=castle.BATCHES.index))
