"""The log of a match: its entries, and which of them are in force.

The log is append-only. Entry 0 is the setup; every further entry is an action of a seat, written in its notation,
or something that happens to the match itself, written with an exclamation mark (``!undo 7``, ``!resign``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from rules.core import codec
from rules.core.chance import Outcome, ReplayError, commitment, mixed
from rules.core.contract import Seat, State

MARK = "!"
"""Begins what happens to the match itself."""
SETUP = "!setup"
UNDO = "!undo"
REWIND = "!rewind"
RESIGN = "!resign"
RETURN = "!return"
ABANDON = "!abandon"

BOT = "bot"
"""Who made an entry that a bot has played for its seat."""

TABLE: Seat = -1
"""Stands for a seat where an entry belongs to the whole table."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of the log."""

    n: int
    seat: Seat
    by: str
    """Who made it: ``player``, ``bot``, ``order`` (a standing order), ``clock`` (a time-out), ``absent``, ``table``."""
    action: str
    outcomes: tuple[Outcome, ...]
    barrier: bool
    chain: str
    """Hashes the salt, the chain of the entry it follows and this entry."""
    digest: str
    """The fingerprint of the state after it; empty within a draft."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled by those who gathered for a game; they are numbered as they had come."""

    words: tuple[str, ...]
    """What each of them added to the luck, empty for who added nothing."""
    seating: tuple[int, ...]
    """For each seat, who of them sits there."""
    begins: int | None = None
    """Who of them was to sit first, None where that was left to the draw."""
    drawn: bool = True
    """Whether the seats were drawn."""
    colours: tuple[int, ...]
    """The look of each seat."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before the first entry."""

    game: str
    seats: int
    options: dict[str, str]
    rules: int
    secret: str
    """All luck of the match comes from it; see `rules.core.chance`. To be shown to nobody before the end."""
    lobby: Lobby | None = None
    """What was settled by those who play, None for a match that did not begin in a lobby, or in one of old."""

    @property
    def words(self) -> tuple[str, ...]:
        """What players added to the luck, in the order in which they had come."""
        return () if self.lobby is None else tuple(word for word in self.lobby.words if word)

    @property
    def key(self) -> str:
        """What all luck is drawn from."""
        return self.secret if self.lobby is None else mixed(self.secret, self.lobby.words)

    @property
    def beginning(self) -> str:
        """The SHA-256 of all that is settled, the secret by its commitment; empty without a lobby."""
        if self.lobby is None:
            return ""
        settled = [self.game, self.seats, self.options, self.rules, self.commitment, self.lobby]
        return hashlib.sha256(codec.encode(settled)).hexdigest()

    @property
    def commitment(self) -> str:
        return commitment(self.secret)


def effective(log: Iterable[Entry]) -> list[Entry]:
    """Returns the entries that are in force, without those taken back and without the taking back itself.

    Raises `ReplayError` for a taking back that does not say to which entry.
    """
    kept: list[Entry] = []
    for entry in log:
        word, _, number = entry.action.partition(" ")
        if word in (UNDO, REWIND):
            if not number.isdecimal():
                raise ReplayError(f"entry {entry.n} ({entry.action}): goes back to no entry")
            while kept and kept[-1].n > int(number):
                kept.pop()
        else:
            kept.append(entry)
    return kept


def fingerprint(state: State) -> str:
    """Returns the short digest of a state that entries hold."""
    return codec.digest(state)[:32]


def link(salt: str, previous: str, seat: Seat, by: str, action: str, outcomes: Iterable[Outcome]) -> str:
    """Returns the chain of an entry: what it follows and all it says, with the salt that nobody knows."""
    content = codec.encode([salt, previous, seat, by, action, [[o.kind, o.values] for o in outcomes]])
    return hashlib.sha256(content).hexdigest()[:32]
