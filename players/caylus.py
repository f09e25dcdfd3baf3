"""What positions of Caylus are worth, and what a seat does there without a search.

Cubes, deniers and favours are worth points, the less the nearer the end is. What stands on the road, in the castle and
on the favour lines is worth what it will bring in the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from players.core.appraisal import Appraisal
from players.core.weights import weights
from rules.caylus import castle, construction, data, favours, frames, provost, scoring, trading, uses, workers
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
from rules.caylus.data import Building, Bundle, Effect, Production
from rules.caylus.goods import Goods, choices, with_goods, without_goods
from rules.caylus.paying import can_pay
from rules.caylus.placing import affordable_places
from rules.caylus.state import CaylusState, Player, building_at, is_on_road, open_lines, owned_by, special_workers
from rules.core.contract import AnyGame, Seat, Tagged
from rules.core.seats import replaced, with_player

CUBES = ("first cube", "second cube", "third cube", "further cubes")
"""Weights of cubes of a kind by their number: one needs one of each most."""
PURSE = ((6, "first deniers"), (8, "more deniers"), (999, "many deniers"))
"""Weights of so many deniers, the first of them first: one can spend only so many in a round."""
BATCHES = 3
"""More batches than that are hardly handed in soon."""


NOTHING = Bundle()
LAST_CUBE, LAST_GOLD, LAST_DENIER = 1 / 3, 3.0, 1 / 4
"""What is counted for them in the end."""


class Use(NamedTuple):
    """One way to use what a building or a favour line offers."""

    worth: float
    action: Tagged
    paid: Bundle = Bundle()
    gained: Bundle = Bundle()


def rounds_left(bailiff: int) -> float:
    """Returns about how many rounds are still to be played, the present one included, by where the bailiff is."""
    return max(0.5, (data.MARKED[-1] - bailiff) / 1.7)


class CaylusAppraisal(Appraisal[CaylusState]):
    """Appraises a seat by its points and what its holdings will become, less the same of the best other one."""

    nodes = 1200

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.weights = weights(game.meta.id)
        self.cubes = cache(self._cubes)
        self.purse = cache(self._purse)

    def horizon(self, state: CaylusState) -> int:
        """A round is played to its end."""
        return state.round

    def worth(self, state: CaylusState, seat: Seat) -> float:
        standing = [self.standing(state, other) for other in range(len(state.players))]
        own = standing.pop(seat)
        return (
            own - self.weights["leader"] * max(standing) - (1 - self.weights["leader"]) * sum(standing) / len(standing)
        )

    # --- what a seat has ------------------------------------------------------------------------------------------

    def standing(self, state: CaylusState, seat: Seat) -> float:
        player = state.players[seat]
        if state.over:
            return float(player.score)
        left = rounds_left(state.bailiff)
        return (
            player.score
            + self.cubes(player.goods, state.bailiff)
            + self.purse(player.deniers, state.bailiff)
            + self._lines(player, left)
            + self._buildings(state, seat, left)
            + self._castle(state, seat, player, left)
            + self._order(state, seat, left)
        )

    def _ripe(self, bailiff: int) -> float:
        """Returns by how much of what can be made of it something counts: in the end by what is counted then."""
        return min(1.0, rounds_left(bailiff) / self.weights["rounds of use"])

    def _cubes(self, goods: Goods, bailiff: int) -> float:
        """Returns what cubes are worth, by where the bailiff is."""
        ripe, total = self._ripe(bailiff), 0.0
        for kind, count in zip(data.GOODS, goods, strict=True):
            last = LAST_GOLD if kind == data.GOODS[-1] else LAST_CUBE
            useful = sum(self.weights[CUBES[min(at, len(CUBES) - 1)]] for at in range(count))
            total += (1 - ripe) * last * count + ripe * self.weights[kind] * useful
        return total + ripe * self.weights["batch"] * castle.most_batches(goods, BATCHES)

    def _purse(self, deniers: int, bailiff: int) -> float:
        ripe, useful, left = self._ripe(bailiff), 0.0, deniers
        for most, weight in PURSE:
            useful += self.weights[weight] * min(left, most)
            left -= min(left, most)
        return (1 - ripe) * LAST_DENIER * deniers + ripe * useful

    def _change(self, state: CaylusState, player: Player, paid: Bundle, gained: Bundle) -> float:
        """Returns what it is worth to a player to pay one bundle for another."""
        space, goods = state.bailiff, with_goods(without_goods(player.goods, paid.goods), gained.goods)
        deniers = player.deniers - paid.deniers + gained.deniers
        return (
            gained.points
            + (self.cubes(goods, space) - self.cubes(player.goods, space) if goods != player.goods else 0.0)
            + (self.purse(deniers, space) - self.purse(player.deniers, space))
        )

    def _deniers(self, state: CaylusState, seat: Seat, more: int) -> float:
        """Returns what it is worth to a seat to have so many deniers more."""
        deniers = state.players[seat].deniers
        return self.purse(deniers + more, state.bailiff) - self.purse(deniers, state.bailiff)

    def _lines(self, player: Player, left: float) -> float:
        ripe = min(1.0, left / self.weights["rounds of use"])
        return ripe * sum(self.weights[line] * level for line, level in zip(data.LINES, player.levels, strict=True))

    def _building(self, state: CaylusState, building: Building, left: float) -> float:
        """Returns what a building of one's own will bring in so many rounds."""
        if building.colour in data.CRAFT:
            bonus = isinstance(building.effect, Production) and building.effect.bonus
            return left * (self.weights["own building"] + (self.weights["owner's bonus"] if bonus else 0.0))
        income = left * building.income * self.weights["income"]
        return income + (self.weights["residence"] * min(1.0, left / 3) if building.id == data.RESIDENCE else 0.0)

    def _buildings(self, state: CaylusState, seat: Seat, left: float) -> float:
        owned = owned_by(state, seat)
        total = sum(self._building(state, building, left) for building in owned)
        return total + self._plan(state, seat, any(building.id == data.RESIDENCE for building in owned), left)

    def _plan(self, state: CaylusState, seat: Seat, has_residence: bool, left: float) -> float:
        """Returns what the prestige tile is worth that a seat is nearest to."""
        if left < 1:
            return 0.0
        player, best = state.players[seat], 0.0
        for id in state.supply:
            building = state.numbers.buildings[id]
            if building.colour == data.PRESTIGE:
                cost = with_goods((0,) * len(data.GOODS), building.cost.goods)
                lacking = sum(max(0, needs - has) for needs, has in zip(cost, player.goods, strict=True))
                if lacking <= 3:
                    gain = building.points + building.favours * self.weights["favour"]
                    spare = gain - sum(self.weights[kind] for kind in building.cost.goods)
                    best = max(best, spare * self.weights["lacking"] ** lacking)
        built = any(space.building == "architect" for space in state.spaces)
        way = built or player.levels[-1] >= data.COLUMNS - 1
        return best * self.weights["plan"] * (1.0 if has_residence else 0.4) * (1.0 if way else 0.4)

    def _castle(self, state: CaylusState, seat: Seat, player: Player, left: float) -> float:
        """Returns what the parts in the section under construction will bring when it is scored."""
        at = state.scored
        if at == len(data.SECTIONS):
            return 0.0
        parts = state.castle[at].count(seat)
        return self._section(state, at, parts)

    def _section(self, state: CaylusState, at: int, parts: int) -> float:
        steps = scoring.favours_for(state, at, parts)
        near = scoring.favours_for(state, at, parts + 1) - steps
        gained = (steps + 0.3 * near) * self.weights["favour"]
        return self.weights["section"] * (gained - scoring.loss_for(state, at, parts))

    def _order(self, state: CaylusState, seat: Seat, left: float) -> float:
        behind = len(state.order) - 1 - state.order.index(seat)
        inn = self.weights["inn"] * min(2.0, left) if state.resident == seat else 0.0
        return self.weights["rank"] * behind * min(1.0, left) + inn

    # --- answers without a search ---------------------------------------------------------------------------------

    def quick(self, state: CaylusState, seat: Seat) -> Tagged:
        return max(self._ways(state, seat), key=_worth).action

    def actions(self, state: CaylusState, seat: Seat) -> Iterator[Tagged]:
        """The most promising come first; those that promise far less are not worth a look."""
        found = sorted(self._ways(state, seat), key=_worth, reverse=True)
        wide = isinstance(state.top, frames.Place | frames.Gate)
        least = found[0].worth - self.weights["behind the best place" if wide else "behind the best use"]
        return (use.action for use in found if use.worth >= least)

    def _ways(self, state: CaylusState, seat: Seat) -> list[Use]:
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
                    gain = self._change(state, state.players[seat], NOTHING, columns[-1])
                    found.append(Use(gain, UseColumn(column=len(columns))))
                return found if uses.is_compulsory(state) else [*found, Use(0.0, Decline())]

    # --- what is offered ------------------------------------------------------------------------------------------

    def _uses(self, state: CaylusState, seat: Seat, effects: tuple[Effect, ...]) -> Iterator[Use]:
        """Yields the ways to use effects with what the seat has, of like ones the one that costs least."""
        change = partial(self._change, state, state.players[seat])
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
            yield Use(self._built(state, building) + change(paid, NOTHING), build, paid)
        if construction.can_transform(state, seat, effects):
            paid = construction.transformation_of(effects).price
            gain = self._built(state, state.numbers.buildings[data.RESIDENCE]) + change(paid, NOTHING)
            for number in construction.targets(state, seat):
                lost = building_at(state, number)
                own = lost is not None and lost.colour in data.CRAFT
                worth = gain - (self._building(state, lost, rounds_left(state.bailiff)) if own and lost else 0.0)
                yield Use(worth - 0.01 * number, Transform(space=number), paid)

    def _built(self, state: CaylusState, building: Building) -> float:
        """Returns what a tile brings to who builds it, at once and later, less the residence that it replaces."""
        left = rounds_left(state.bailiff)
        gain = building.points + building.favours * self.weights["favour"] + self._building(state, building, left)
        if building.colour == data.PRESTIGE:
            gain -= self._building(state, state.numbers.buildings[data.RESIDENCE], left)
        return gain

    def _line(self, state: CaylusState, seat: Seat, line: str) -> float:
        """Returns what a favour on a line brings, now and by the marker that goes on."""
        player, at = state.players[seat], data.LINES.index(line)
        level = favours.next_level(state, player, line)
        after = with_player(state, seat, levels=replaced(player.levels, at, level))
        columns = state.numbers.favour_lines[line][:level]
        best = max((use.worth for use in self._uses(after, seat, uses.line_effects(after, seat, line))), default=0.0)
        if isinstance(columns[-1], Bundle):
            best = self._change(state, player, NOTHING, columns[-1])
        ripe = min(1.0, rounds_left(state.bailiff) / self.weights["rounds of use"])
        return max(best, 0.0) + self.weights[line] * (level - player.levels[at]) * ripe

    def _joust(self, state: CaylusState, seat: Seat) -> float:
        price = state.numbers.joust_price
        if not can_pay(state, seat, price):
            return -1.0
        return self.weights["favour"] + self._change(state, state.players[seat], price, NOTHING)

    def _deliveries(self, state: CaylusState, seat: Seat) -> Iterator[Use]:
        handed = state.frames[-2].batches if isinstance(state.frames[-2], frames.Castle) else ()
        goods = state.players[seat].goods
        for count in range(castle.most_batches(goods, sum(castle.free_parts(state))) + 1):
            favour = self.weights["favour"] if count > max(handed, default=0) else 0.0
            batches = batches_of(goods, count)
            yield Use(self._parts(state, seat, count, batches) + favour, Deliver(batches=batches))

    def _parts(self, state: CaylusState, seat: Seat, count: int, batches: tuple[str, ...]) -> float:
        """Returns what parts of the castle bring at once and when their section is scored, less their price."""
        if not count:
            return -float(castle.loss_of(state, seat))
        at = state.scored
        parts = state.castle[at].count(seat)
        more = castle.sections_for(state, count)[at]
        later = self._section(state, at, parts + more) - self._section(state, at, parts)
        paid = Bundle(goods="".join(batches))
        return castle.points_for(state, count) + later + self._change(state, state.players[seat], paid, NOTHING)

    # --- where workers go -----------------------------------------------------------------------------------------

    def _placings(self, state: CaylusState, seat: Seat) -> list[Use]:
        first = 0 if state.passed else state.numbers.first_pass
        passing = Use(self._deniers(state, seat, first) + self.weights["passing"], Pass())
        return [passing, *self._placed(state, seat, affordable_places(state, seat), PlaceWorker)]

    def _placed(
        self, state: CaylusState, seat: Seat, places: tuple[str, ...], kind: type[PlaceWorker] | type[SendWorker]
    ) -> list[Use]:
        """Returns what workers on places are worth, with what the seat will have by those it has placed."""
        planned = self._planned(state, seat)
        paid = (0 if kind is SendWorker else workers.price_of(state, seat, place) for place in places)
        return [
            Use(self._place(planned, seat, place) + self._deniers(state, seat, -price), kind(place=place))
            for place, price in zip(places, paid, strict=True)
        ]

    def _planned(self, state: CaylusState, seat: Seat) -> CaylusState:
        """Returns the position with what the seat will have when its workers on the road have been used."""
        for number, space in enumerate(state.spaces[: state.provost], start=1):
            if space.worker == seat:
                best = max(self._uses(state, seat, uses.effects_on(state, number)), key=_worth, default=None)
                if best is not None and best.worth > 0:
                    player = state.players[seat]
                    goods = with_goods(without_goods(player.goods, best.paid.goods), best.gained.goods)
                    deniers = player.deniers - best.paid.deniers + best.gained.deniers
                    state = with_player(state, seat, goods=goods, deniers=deniers)
        return state

    def _place(self, state: CaylusState, seat: Seat, place: str) -> float:
        if is_on_road(place):
            return self._on_road(state, seat, int(place))
        player = state.players[seat]
        match place:
            case data.CASTLE:
                count = castle.most_batches(player.goods, sum(castle.free_parts(state)))
                first = not special_workers(state, place) or count > 1
                favour = self.weights["favour"] * (0.7 if first else 0.2) if count else 0.0
                return self._parts(state, seat, count, batches_of(player.goods, count)) + favour
            case data.GATE:
                free = (other for other in workers.free_places(state, seat) if other not in (place, data.STABLES))
                best = sorted((self._place(state, seat, other) for other in free), reverse=True)
                return self.weights["gate"] * best[1] if len(best) > 1 else 0.0
            case data.POST:
                return self._deniers(state, seat, state.numbers.post_deniers)
            case data.GUILD:
                stranded = provost.stranded(state, state.provost).count(seat)
                return self.weights["guild"] * (1 + 2 * stranded)
            case data.JOUST:
                return self._joust(state, seat)
            case data.STABLES:
                gained = state.order.index(seat) - len(special_workers(state, place))
                return self.weights["rank"] * gained * min(1.0, rounds_left(state.bailiff) - 1)
            case _:
                return self.weights["inn"] * min(2.0, rounds_left(state.bailiff) - 1)

    def _on_road(self, state: CaylusState, seat: Seat, number: int) -> float:
        owner = state.spaces[number - 1].owner
        shared = self.weights["for the owner"] if owner not in (None, seat) else 0.0
        best = max((use.worth for use in self._uses(state, seat, uses.effects_on(state, number))), default=0.0)
        return self._reached(state, number) * best - shared

    def _reached(self, state: CaylusState, number: int) -> float:
        """Returns how surely the provost lets a space be used."""
        ahead = number - state.provost
        if ahead <= 0:
            return 1.0 if ahead <= -state.numbers.steps else self.weights["near the provost"]
        return max(0.0, self.weights["beyond the provost"] - 0.15 * (ahead - 1))

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
            worth.append(used if space.worker == seat else -used * self.weights["others' loss"] / others)
        found = [
            Use(
                sum(worth[:space]) + self._deniers(state, seat, -provost.price_to(state, space)),
                MoveProvost(space=space),
            )
            for space in provost.reach(state, seat)
        ]
        staying = next(use for use in found if use.action == provost.stay(state, seat))
        return [staying, *(use for use in found if use.worth > staying.worth)]


def bundle_of(goods: str) -> Bundle:
    return Bundle(goods=goods)


def _worth(use: Use) -> float:
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


APPRAISAL = CaylusAppraisal
