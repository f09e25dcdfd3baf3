"""What has happened in a game, for everybody to know: Mexica has no secret events."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged


class FigurePlaced(Tagged, frozen=True):
    seat: Seat
    square: str


class TurnBegan(Tagged, frozen=True):
    """A turn began; ``round`` counts the rounds of both halves from 1."""

    seat: Seat
    round: int


class CanalLaid(Tagged, frozen=True):
    """A canal tile was laid on one square or two."""

    seat: Seat
    squares: tuple[str, ...]


class DistrictEnclosed(Tagged, frozen=True):
    """A canal parted a district from another; ``square`` is its first one, ``open`` says whether its calpulli is."""

    square: str
    size: int
    open: bool


class BridgeBuilt(Tagged, frozen=True):
    seat: Seat
    square: str
    direction: str
    left: int
    """Bridges left in the supply."""


class BridgeMoved(Tagged, frozen=True):
    seat: Seat
    start: str
    square: str
    direction: str


class FigureMoved(Tagged, frozen=True):
    """A figure moved along a way for so many action points."""

    seat: Seat
    way: tuple[str, ...]
    points: int


class FigureJumped(Tagged, frozen=True):
    seat: Seat
    start: str
    square: str


class BuildingBuilt(Tagged, frozen=True):
    """A building was built; ``left`` are those that the seat has still to build."""

    seat: Seat
    value: int
    square: str
    left: int


class TokenTaken(Tagged, frozen=True):
    """An action token was taken; ``tokens`` are those that the seat has now."""

    seat: Seat
    tokens: int


class TokenUsed(Tagged, frozen=True):
    """An action token was given back for an action point; ``points`` are those that the turn has now."""

    seat: Seat
    tokens: int
    points: int


class DistrictFounded(Tagged, frozen=True):
    """A district was founded; its calpulli lies on ``square``."""

    seat: Seat
    square: str
    size: int
    points: int


class PresenceScored(Tagged, frozen=True):
    """Other seats had a figure in a district that was founded; the points are for each of them."""

    seats: tuple[Seat, ...]
    size: int
    points: int


class CalpulliRemoved(Tagged, frozen=True):
    """Open calpulli left the game, because they are dead, by a vote, or when the first half ended without them."""

    sizes: tuple[int, ...]
    cause: str
    """``dead``, ``vote`` or ``half``."""


class RemovalProposed(Tagged, frozen=True):
    seat: Seat
    size: int


class RemovalAnswered(Tagged, frozen=True):
    """A seat answered a proposal; a refusal ends the vote."""

    seat: Seat
    size: int
    agreed: bool


class TurnEnded(Tagged, frozen=True):
    """A turn ended; ``points`` were left over and are lost."""

    seat: Seat
    points: int


class LastRoundCame(Tagged, frozen=True):
    """No calpulli is open any more and ``seats`` have built everything: the half ends with this round."""

    half: int
    seats: tuple[Seat, ...]


class HalfStalled(Tagged, frozen=True):
    """So many rounds brought no progress that the half ends."""

    half: int
    rounds: int


class DistrictScored(Tagged, frozen=True):
    """A place in a district was scored: ``seats`` share it, with buildings worth ``total``, for so many points each.

    ``square`` is that of the calpulli, or in a district without one its first square.
    """

    square: str
    size: int
    founded: bool
    place: int
    seats: tuple[Seat, ...]
    total: int
    points: int


class StartSquareScored(Tagged, frozen=True):
    seat: Seat
    square: str
    points: int


class HalfScored(Tagged, frozen=True):
    """A scoring is done: what it brought a seat, and the score it has now."""

    half: int
    seat: Seat
    points: int
    score: int


class SecondHalfBegan(Tagged, frozen=True):
    """The second half began with these calpulli."""

    sizes: tuple[int, ...]


class GameEnded(Tagged, frozen=True):
    """The game is over; several winners share the victory."""

    winner_seats: tuple[Seat, ...]
    points: int


Event: TypeAlias = (
    FigurePlaced
    | TurnBegan
    | CanalLaid
    | DistrictEnclosed
    | BridgeBuilt
    | BridgeMoved
    | FigureMoved
    | FigureJumped
    | BuildingBuilt
    | TokenTaken
    | TokenUsed
    | DistrictFounded
    | PresenceScored
    | CalpulliRemoved
    | RemovalProposed
    | RemovalAnswered
    | TurnEnded
    | LastRoundCame
    | HalfStalled
    | DistrictScored
    | StartSquareScored
    | HalfScored
    | SecondHalfBegan
    | GameEnded
)
