"""Goods: how many cubes of each kind somebody has, and letters such as ``FFC`` for those that change hands."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import add, sub
from typing import TypeAlias

from rules.caylus.data import ANY_CUBE, BASIC, BASIC_CUBE, GOODS, Bundle

Goods: TypeAlias = tuple[int, ...]
"""How many cubes of each kind, in the order of `data.GOODS`."""

NO_GOODS: Goods = (0,) * len(GOODS)

MOST_KEPT = 1000
"""Choices of cubes for which is kept what they come to: more than are printed, as members may write others."""

WILD = {ANY_CUBE: GOODS, BASIC_CUBE: BASIC}
"""What the letters stand for that leave a choice."""


@lru_cache(MOST_KEPT)
def _counted(letters: str) -> Goods:
    return tuple(map(letters.count, GOODS))


def sort_goods(letters: str) -> str:
    """Writes letters in their one order.

    >>> sort_goods("CFF")
    'FFC'
    """
    return "".join(sorted(letters, key=(GOODS + ANY_CUBE + BASIC_CUBE).index))


def with_goods(held: Goods, letters: str) -> Goods:
    """Adds cubes.

    >>> with_goods((1, 0, 0, 0, 0), "FG")
    (2, 0, 0, 0, 1)
    """
    return tuple(map(add, held, _counted(letters)))


def without_goods(held: Goods, letters: str) -> Goods:
    """Takes cubes away, all of which must be there."""
    return tuple(map(sub, held, _counted(letters)))


def holds(held: Goods, letters: str) -> bool:
    """Says whether these cubes are among those held.

    >>> holds((2, 1, 0, 0, 0), "FW"), holds((2, 1, 0, 0, 0), "WW")
    (True, False)
    """
    return min(without_goods(held, letters)) >= 0


def letters_of(held: Goods) -> str:
    """Writes cubes by their letters.

    >>> letters_of((2, 1, 0, 0, 0))
    'FFW'
    """
    return "".join(kind * count for kind, count in zip(GOODS, held, strict=True))


def fits(letters: str, wanted: str) -> bool:
    """Says whether cubes are what is wanted, whose wild letters stand for a cube of several kinds.

    >>> fits("FG", "FA"), fits("G", "B"), fits("WW", "WA")
    (True, False, True)
    """
    return letters in choices(wanted)


@lru_cache(MOST_KEPT)
def choices(wanted: str) -> tuple[str, ...]:
    """Returns all cubes that wild letters can stand for, in one order; wild letters of one kind only are together.

    >>> choices("FC"), choices("WB"), len(choices("BB"))
    (('FC',), ('FW', 'WW', 'WS', 'WC'), 10)
    """
    wild = [letter for letter in wanted if letter in WILD]
    plain = "".join(letter for letter in wanted if letter not in WILD)
    kinds = WILD[wild[0]] if wild else ""
    chosen = combinations_with_replacement(kinds, len(wild))
    return tuple(sort_goods(plain + "".join(cubes)) for cubes in chosen)


def is_open(wanted: str) -> bool:
    """Says whether wild letters leave a choice."""
    return any(letter in WILD for letter in wanted)


@lru_cache(MOST_KEPT)
def less(cost: str, discount: str) -> str:
    """Returns a cost less a discount, which is no refund.

    >>> less("WA", "W"), less("FW", "S")
    ('A', 'FW')
    """
    left = Counter(cost)
    left.subtract(Counter(discount))
    return sort_goods("".join(letter * count for letter, count in left.items()))


def goods_text(letters: str) -> str:
    """Says cubes by number and letter, as everywhere in texts and pictures.

    >>> goods_text("FFC")
    '2F 1C'
    """
    return " ".join(f"{count}{letter}" for letter, count in Counter(sort_goods(letters)).items())


def held_text(held: Goods) -> str:
    """Says what somebody has, in a word of its own where it is nothing.

    >>> held_text((2, 1, 0, 0, 0)), held_text(NO_GOODS)
    ('2F 1W', 'none')
    """
    return goods_text(letters_of(held)) or "none"


def bundle_text(bundle: Bundle) -> str:
    """Says what is paid or gained.

    >>> bundle_text(Bundle(goods="C", deniers=1))
    '1$ 1C'
    """
    deniers = f"{bundle.deniers}$" if bundle.deniers else ""
    points = f"{bundle.points}★" if bundle.points else ""
    return " ".join(filter(None, (deniers, goods_text(bundle.goods), points)))
