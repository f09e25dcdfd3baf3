"""Choosing some of several things, such as cards of a hand, one by one and in one fixed order.

So each choice has one notation, and a tree of tokens that offers the next thing offers every choice once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T", bound=Hashable)

Order = Callable[[Any], Any]
"""Says by what things are sorted."""


def itself(item: T) -> T:
    return item


def without(items: Iterable[T], taken: Iterable[T], order: Order = itself) -> tuple[T, ...]:
    """Returns what is left of some things without others, sorted; what is not among them is ignored.

    >>> without((4, 1, 4, 9), (4, 7))
    (1, 4, 9)
    """
    return tuple(sorted((Counter(items) - Counter(taken)).elements(), key=order))


def further(held: Iterable[T], chosen: tuple[T, ...], order: Order = itself) -> Iterator[tuple[T, tuple[T, ...]]]:
    """Yields each thing that may be chosen next, with those that could still be chosen after it.

    Things are chosen in ascending order and equal ones are alike. Nothing follows what was not chosen so.

    >>> list(further((5, 2, 5), (2,)))
    [(5, (5,))]
    >>> list(further(("oak", "pine"), (), ("pine", "oak").index))
    [('pine', ('oak',)), ('oak', ())]
    """
    held = tuple(held)
    if Counter(chosen) - Counter(held) or tuple(sorted(chosen, key=order)) != chosen:
        return
    left = [item for item in without(held, chosen, order) if not chosen or order(item) >= order(chosen[-1])]
    for at, item in enumerate(left):
        if not at or item != left[at - 1]:
            yield item, tuple(left[at + 1 :])
