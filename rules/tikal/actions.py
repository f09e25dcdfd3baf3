"""What a seat can do: one kind of action for each verb of the notation. Spaces go by their names."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged


class PlaceTile(Tagged, frozen=True):
    """Places the tile turned up; ``rotation`` counts clockwise steps and is None for a volcano, which has none."""

    space: str
    rotation: int | None = None


class Group(Tagged, frozen=True):
    """Base of what figures do together: some workers, the leader, or both."""

    workers: int
    leader: bool

    @property
    def figures(self) -> int:
        """How many figures it is; the leader counts as one."""
        return self.workers + self.leader


class Deploy(Group, frozen=True):
    """Brings figures from the supply to the base camp or an own camp."""

    space: str


class Transfer(Group, frozen=True):
    """Takes figures from the base camp or an own camp straight to another of these."""

    start: str
    target: str


class Move(Group, frozen=True):
    """Walks figures along a way: the space they start from and each one they come to."""

    way: tuple[str, ...]


class Uncover(Tagged, frozen=True):
    """Uncovers the next level of a temple."""

    space: str


class Recover(Tagged, frozen=True):
    """Takes the top treasure of a space."""

    space: str


class Exchange(Tagged, frozen=True):
    """Exchanges treasures with an opponent; both lists are sorted by motif."""

    opponent_seat: Seat
    given: tuple[str, ...]
    taken: tuple[str, ...]


class BuildCamp(Tagged, frozen=True):
    """Builds a camp."""

    space: str


class PlaceGuard(Tagged, frozen=True):
    """Makes a figure, ``worker`` or ``leader``, the guard of the temple where it stands."""

    space: str
    figure: str


class EndTurn(Tagged, frozen=True):
    """Ends the turn of either kind."""


class Bid(Tagged, frozen=True):
    """Bids points for the next turn."""

    bid: int


class Pass(Tagged, frozen=True):
    """Leaves the auction of the next turn."""


class TakeTile(Tagged, frozen=True):
    """Chooses one of the tiles on display."""

    tile: str


Action: TypeAlias = (
    PlaceTile
    | Deploy
    | Transfer
    | Move
    | Uncover
    | Recover
    | Exchange
    | BuildCamp
    | PlaceGuard
    | EndTurn
    | Bid
    | Pass
    | TakeTile
)
