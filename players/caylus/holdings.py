"""What a seat has is worth so many points: cubes, deniers, favour lines, buildings, parts of the castle, its rank.

Cubes and deniers are worth what can be made of them, the less the nearer the end is. What stands on the road, in the
castle and on the favour lines is worth what it will bring in the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules.caylus import castle, data, scoring
from rules.caylus.data import Building, Bundle, Production
from rules.caylus.goods import Goods, with_goods, without_goods
from rules.caylus.state import CaylusState, Player, owned_by
from rules.core.contract import Seat

CUBES = ("first cube", "second cube", "third cube", "further cubes")
"""Weights of cubes of a kind by their number: one needs one of each most."""
PURSE = ((6, "first deniers"), (8, "more deniers"), (999, "many deniers"))
"""Weights of so many deniers, the first of them first: one can spend only so many in a round."""
BATCHES = 3
"""More batches than that are hardly handed in soon."""


NOTHING = Bundle()
LAST_CUBE, LAST_GOLD, LAST_DENIER = 1 / 3, 3.0, 1 / 4
"""What is counted for them in the end."""


def rounds_left(bailiff: int) -> float:
    """Returns about how many rounds are still to be played, the present one included, by where the bailiff is."""
    return max(0.5, (data.MARKED[-1] - bailiff) / 1.7)


class Holdings:
    """Reckons what seats have, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.cubes = cache(self._cubes)
        self.purse = cache(self._purse)

    def ripe(self, bailiff: int) -> float:
        """Returns by how much of what can be made of it something counts: in the end by what is counted then."""
        return min(1.0, rounds_left(bailiff) / self.weights["rounds of use"])

    def standing(self, state: CaylusState, seat: Seat) -> float:
        player = state.players[seat]
        if state.over:
            return float(player.score)
        left = rounds_left(state.bailiff)
        return (
            player.score
            + self.cubes(player.goods, state.bailiff)
            + self.purse(player.deniers, state.bailiff)
            + sum(self.line(line, level, left) for line, level in zip(data.LINES, player.levels, strict=True))
            + self._buildings(state, seat, left)
            + self.castle(state, seat)
            + self.order(state, seat, left)
        )

    def _cubes(self, goods: Goods, bailiff: int) -> float:
        """Returns what cubes are worth, by where the bailiff is."""
        ripe, total = self.ripe(bailiff), 0.0
        for kind, count in zip(data.GOODS, goods, strict=True):
            last = LAST_GOLD if kind == data.GOODS[-1] else LAST_CUBE
            useful = sum(self.weights[CUBES[min(at, len(CUBES) - 1)]] for at in range(count))
            total += (1 - ripe) * last * count + ripe * self.weights[kind] * useful
        return total + ripe * self.weights["batch"] * castle.most_batches(goods, BATCHES)

    def _purse(self, deniers: int, bailiff: int) -> float:
        ripe, useful, left = self.ripe(bailiff), 0.0, deniers
        for most, weight in PURSE:
            useful += self.weights[weight] * min(left, most)
            left -= min(left, most)
        return (1 - ripe) * LAST_DENIER * deniers + ripe * useful

    def change(self, state: CaylusState, player: Player, paid: Bundle, gained: Bundle) -> float:
        """Returns what it is worth to a player to pay one bundle for another."""
        space, goods = state.bailiff, with_goods(without_goods(player.goods, paid.goods), gained.goods)
        deniers = player.deniers - paid.deniers + gained.deniers
        return (
            gained.points
            + (self.cubes(goods, space) - self.cubes(player.goods, space) if goods != player.goods else 0.0)
            + (self.purse(deniers, space) - self.purse(player.deniers, space))
        )

    def deniers(self, state: CaylusState, seat: Seat, more: int) -> float:
        """Returns what it is worth to a seat to have so many deniers more."""
        deniers = state.players[seat].deniers
        return self.purse(deniers + more, state.bailiff) - self.purse(deniers, state.bailiff)

    def line(self, line: str, level: int, left: float) -> float:
        """Returns what a marker on a favour line is worth in so many rounds."""
        return min(1.0, left / self.weights["rounds of use"]) * self.weights[line] * level

    def building(self, state: CaylusState, building: Building, left: float) -> float:
        """Returns what a building of one's own will bring in so many rounds."""
        if building.colour in data.CRAFT:
            bonus = isinstance(building.effect, Production) and building.effect.bonus
            return left * (self.weights["own building"] + (self.weights["owner's bonus"] if bonus else 0.0))
        income = left * building.income * self.weights["income"]
        return income + (self.weights["residence"] * min(1.0, left / 3) if building.id == data.RESIDENCE else 0.0)

    def built(self, state: CaylusState, building: Building) -> float:
        """Returns what a tile brings to who builds it, at once and later, less the residence that it replaces."""
        left = rounds_left(state.bailiff)
        gain = building.points + building.favours * self.weights["favour"] + self.building(state, building, left)
        if building.colour == data.PRESTIGE:
            gain -= self.building(state, state.numbers.buildings[data.RESIDENCE], left)
        return gain

    def _buildings(self, state: CaylusState, seat: Seat, left: float) -> float:
        owned = owned_by(state, seat)
        total = sum(self.building(state, building, left) for building in owned)
        return total + self.plan(state, seat, any(building.id == data.RESIDENCE for building in owned), left)

    def plan(self, state: CaylusState, seat: Seat, has_residence: bool, left: float) -> float:
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

    def castle(self, state: CaylusState, seat: Seat) -> float:
        """Returns what the parts in the section under construction will bring when it is scored."""
        at = state.scored
        if at == len(data.SECTIONS):
            return 0.0
        parts = state.castle[at].count(seat)
        return self.section(state, at, parts)

    def section(self, state: CaylusState, at: int, parts: int) -> float:
        steps = scoring.favours_for(state, at, parts)
        near = scoring.favours_for(state, at, parts + 1) - steps
        gained = (steps + 0.3 * near) * self.weights["favour"]
        return self.weights["section"] * (gained - scoring.loss_for(state, at, parts))

    def order(self, state: CaylusState, seat: Seat, left: float) -> float:
        """Returns what the place of a seat in the turn order is worth, and the inn."""
        behind = len(state.order) - 1 - state.order.index(seat)
        inn = self.weights["inn"] * min(2.0, left) if state.resident == seat else 0.0
        return self.weights["rank"] * behind * min(1.0, left) + inn
