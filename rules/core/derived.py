"""What follows from a position and is asked for often, such as districts: found once, kept beside the state."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 64
"""For how many calls a function keeps what it has found: a few positions, of which a panel asks many things each."""


def derived(function: F) -> F:
    """Lets a pure function of a state, and of further hashable arguments, all given by place, find each value once.

    Positions are known by identity, for comparing or hashing a whole one would cost more than most of what is asked.
    What is returned is shared, so it must not be changed.
    """
    found: OrderedDict[tuple[Any, ...], tuple[Any, Any]] = OrderedDict()

    @wraps(function)
    def look_up(state: Any, *args: Any) -> Any:
        key = (id(state), *args)
        if kept := found.get(key):
            found.move_to_end(key)
            return kept[1]
        value = function(state, *args)
        found[key] = (state, value)  # as long as the state is held, no other one gets its id
        if len(found) > KEPT:
            found.popitem(last=False)
        return value

    return cast(F, look_up)
