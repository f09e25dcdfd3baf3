"""What is being done, for who reads the log: at which table, after how many entries of its game, by which intent.

Nothing of it is what somebody typed or may not know: an intent is told by its kind, and of entries there is a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

Told = Mapping[str, str | int]

_now: ContextVar[Told] = ContextVar("about", default=MappingProxyType({}))


def now() -> Told:
    """Returns what is known of that: ``table``, ``entry``, ``intent``."""
    return _now.get()


@contextmanager
def doing(intent: str, table: str = "") -> Iterator[None]:
    """Lets all that is logged within be about this; what is known later is noted there."""
    before = _now.set({"table": table, "intent": intent} if table else {"intent": intent})
    try:
        yield
    finally:
        _now.reset(before)


def note(**told: str | int) -> None:
    """Adds what was found out of what is being done, if anything is."""
    if _now.get():
        _now.set({**_now.get(), **told})
