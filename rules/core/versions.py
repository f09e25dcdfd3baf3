"""What a corrected rule may change, by the version of the rules: a table keeps what it has begun with."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


class Versions(dict[int, T]):
    """A value for each version of a game's rules, from 1 on; `LookupError` for a version that there is not.

    >>> prices = Versions({1: "old", 2: "new"})
    >>> prices[2]
    'new'
    >>> prices[3]
    Traceback (most recent call last):
    LookupError: nothing for version 3 of the rules, only for 1, 2
    """

    def __missing__(self, version: int) -> T:
        raise LookupError(f"nothing for version {version} of the rules, only for {', '.join(map(str, self))}")
