"""Luck: drawn from one key in production, read back from the log in a replay.

Every draw is derived by HMAC-SHA256 from the key, the kind of draw and its number among the draws of that kind, and is
written into the log as it came out. The key is made of a secret and of words that players add. A SHA-256 commitment to
the secret is shown before the words come, and opened after the last move: so everybody can check that each draw
follows from them, and who gave the last word, not knowing the secret, that nobody has chosen the luck.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")


SALT = "salt"
"""The kind of the draw that makes a state's salt."""
SEATS = "seats"
"""The kind of the draw that says who sits where, made before the game."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One draw as it came out: the order of a shuffle as old positions, a single number, or a salt's bytes."""

    kind: str
    values: tuple[int, ...]
    bound: int = 0
    """What the numbers are below; 0 for a shuffle."""


class ReplayError(Exception):
    """The outcomes of a log do not fit the draws that the rules ask for."""


def commitment(secret: str) -> str:
    """Returns the SHA-256 of a secret, 64 hexadecimal digits, to be shown before the game begins."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mixed(secret: str, words: Sequence[str]) -> str:
    """Returns the key of all luck that comes from a secret and some words: the secret itself where none was given."""
    if not any(words):
        return secret
    return hmac.new(secret.encode(), msgspec.json.encode(words), hashlib.sha256).hexdigest()


def seated(key: str, count: int, begins: int | None) -> tuple[int, ...]:
    """Draws for each seat who sits there of so many, turned so that ``begins``, if it is somebody, sits first."""
    drawn = SecretChance(key).shuffle(SEATS, range(count))
    at = 0 if begins is None else drawn.index(begins)
    return drawn[at:] + drawn[:at]


class SecretChance:
    """Draws from a key.

    ``counts`` says how many draws of each kind came before; ``outcomes`` collects the new ones.
    """

    def __init__(self, secret: str, counts: Mapping[str, int] | None = None) -> None:
        self._secret = secret.encode()
        self._counts = dict(counts or {})
        self.outcomes: list[Outcome] = []

    def shuffle(self, kind: str, items: Sequence[T]) -> tuple[T, ...]:
        stream = _Stream(self._secret, kind, self._next(kind))
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = stream.below(last + 1)
            order[last], order[other] = order[other], order[last]
        self.outcomes.append(Outcome(kind, tuple(order)))
        return tuple(items[i] for i in order)

    def below(self, kind: str, bound: int) -> int:
        value = _Stream(self._secret, kind, self._next(kind)).below(bound)
        self.outcomes.append(Outcome(kind, (value,), bound))
        return value

    def salt(self) -> str:
        stream = _Stream(self._secret, SALT, self._next(SALT))
        values = tuple(stream.below(256) for _ in range(16))
        self.outcomes.append(Outcome(SALT, values, 256))
        return bytes(values).hex()

    def _next(self, kind: str) -> int:
        number = self._counts.get(kind, 0)
        self._counts[kind] = number + 1
        return number


class RecordedChance:
    """Repeats recorded outcomes; raises `ReplayError` when the rules ask for another draw than was recorded."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._left = list(outcomes)
        self.outcomes: list[Outcome] = []

    def shuffle(self, kind: str, items: Sequence[T]) -> tuple[T, ...]:
        order = self._take(kind)
        if sorted(order) != list(range(len(items))):
            raise ReplayError(f"the recorded order of {kind} is not an order of {len(items)} things")
        return tuple(items[i] for i in order)

    def below(self, kind: str, bound: int) -> int:
        values = self._take(kind)
        if len(values) != 1 or not 0 <= values[0] < bound:
            raise ReplayError(f"the recorded {kind} is not a number below {bound}")
        return values[0]

    def salt(self) -> str:
        values = self._take(SALT)
        if len(values) != 16 or not all(0 <= value < 256 for value in values):
            raise ReplayError("the recorded salt is not sixteen bytes")
        return bytes(values).hex()

    def finish(self) -> None:
        """Raises `ReplayError` when recorded outcomes were not asked for."""
        if self._left:
            raise ReplayError(f"a recorded {self._left[0].kind} was never drawn")

    def _take(self, kind: str) -> tuple[int, ...]:
        if not self._left or self._left[0].kind != kind:
            found = self._left[0].kind if self._left else "nothing"
            raise ReplayError(f"the rules draw {kind}, the record has {found}")
        outcome = self._left.pop(0)
        self.outcomes.append(outcome)
        return outcome.values


class _Stream:
    """An endless stream of uniform numbers for one draw."""

    def __init__(self, secret: bytes, kind: str, number: int) -> None:
        self._secret = secret
        self._label = f"{kind}/{number}/"
        self._block = 0

    def below(self, bound: int) -> int:
        limit = (1 << 64) // bound * bound
        while True:
            block = hmac.digest(self._secret, f"{self._label}{self._block}".encode(), "sha256")
            self._block += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % bound
