"""The fronts of the buildings of the game: what is printed on each."""

from __future__ import annotations

from functools import lru_cache

from render.caylus.effects import effect_lines, income, price_of
from render.caylus.tiles import Front
from render.caylus.trades import trade
from render.core.scene import Words
from rules.caylus import data


def front(building: str, words: Words, rules: int, lawyer_points: int, *, built: bool = False) -> Front:
    """Returns what stands on the front of a building by a version of the rules; of one that is built no price."""
    return _front(building, words(f"caylus-building-{building}"), rules, lawyer_points, built)


@lru_cache(maxsize=256)
def _front(id: str, name: str, rules: int, lawyer_points: int, built: bool) -> Front:
    building = data.NUMBERS[rules].buildings[id]
    price = "" if built else price_of(building, lawyer_points)
    if building.colour in data.WORKPLACES:
        return Front(building.colour, name, effect_lines(building.effect), price, trade=trade(id))
    return Front(building.colour, name, price=f"{price} {income(building)}".strip(), spot=False, trade=trade(id))
