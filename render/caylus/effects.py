"""What buildings and favours do, as formulas: the same on the pictures and on the text board."""

from __future__ import annotations

from functools import cache

from rules.caylus import data
from rules.caylus.data import Building, Bundle, Construction, Effect, Production, Trade, Transformation
from rules.caylus.view import goods

HOUSES = {data.WOOD: "⌂W", data.STONE: "⌂S", data.PRESTIGE: "⌂P", data.RESIDENTIAL: "⌂R"}
"""The signs of what can be built."""
OWNER, BUILDS, FAVOUR = "⌂", "⚒", "⚜"


def places(numbers: data.Numbers) -> dict[str, str]:
    """Returns what those special places bring for which a formula says it."""
    return {data.POST: f"+{numbers.post_deniers}$", data.JOUST: f"{goods.bundle_text(numbers.joust_price)} > 1{FAVOUR}"}


@cache
def effect_lines(effect: Effect | Bundle | None) -> tuple[str, ...]:
    """Returns what somebody can do, an alternative that needs a line of its own in the next one."""
    match effect:
        case None:
            return ()
        case Bundle():
            return (goods.bundle_text(effect),)
        case Production(options=options, bonus=bonus):
            made = " / ".join(map(goods.goods_text, options))
            return (made, f"{OWNER} {' / '.join(map(goods.goods_text, bonus))}") if bonus else (made,)
        case Trade(exchanges=exchanges):
            return tuple(f"{goods.bundle_text(one.pay)} > {goods.bundle_text(one.gain)}" for one in exchanges)
        case Construction(colour=colour, discount=discount):
            less = f" −{discount}" if discount else ""
            return (f"{BUILDS} {HOUSES[colour]}{less}",)
        case Transformation(price=price):
            return (f"{goods.bundle_text(price)} > {HOUSES[data.RESIDENTIAL]}",)


def price_of(building: Building, lawyer_points: int) -> str:
    """Returns what building it costs, and what it brings at once."""
    if not building.points:
        return ""
    points = lawyer_points if building.id == data.LAWYER else building.points
    favours = f" {building.favours}{FAVOUR}" if building.favours else ""
    return f"{goods.bundle_text(building.cost)} > {points}★{favours}"


def income(building: Building) -> str:
    """Returns what it brings in each round."""
    return f"+{building.income}$" if building.income else ""
