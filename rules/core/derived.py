"""What follows from a position and is asked for often, such as districts: found once, kept beside the state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 64
"""For how many positions what was found is kept: a few, of which a panel asks many things each."""

_recent: deque[Any] = deque()
"""The positions for which something is kept, the oldest first."""


class Deriving:
    """Base of what `derived` works on: it has a place for what was found, which is no part of its value."""

    __slots__ = ("_derived",)
    _derived: dict[Hashable, Any]


def derived(function: F) -> F:
    """Lets a pure function of a state, and of further hashable arguments, all given by place, find each value once.

    What was found lies with the very state it was found for, as comparing or hashing a whole position would cost more
    than most of what is asked. It is shared, so it must not be changed.
    """

    @wraps(function)
    def look_up(state: Any, *args: Any) -> Any:
        try:
            found = state._derived
        except AttributeError:
            found = _kept_for(state)
        key = (function, *args) if args else function
        try:
            return found[key]
        except KeyError:
            value = found[key] = function(state, *args)
            return value

    return cast(F, look_up)


def _kept_for(state: Any) -> dict[Hashable, Any]:
    """Gives a state its place for what will be found, and takes it from the state that has had one for longest."""
    found: dict[Hashable, Any] = {}
    object.__setattr__(state, "_derived", found)  # beside the fields of a frozen state, which stay as they are
    _recent.append(state)
    if len(_recent) > KEPT:
        object.__delattr__(_recent.popleft(), "_derived")
    return found
