"""What has happened in a game. Everybody is told everything."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged

# --- the round --------------------------------------------------------------------------------------------------------


class RoundBegan(Tagged, frozen=True):
    round: int
    order_seats: tuple[Seat, ...]


class IncomeTaken(Tagged, frozen=True):
    """These seats took so many deniers each."""

    seats: tuple[Seat, ...]
    deniers: int


class BailiffMoved(Tagged, frozen=True):
    """The bailiff went on, and the provost joined him."""

    start: int
    space: int


class SectionScored(Tagged, frozen=True):
    """A section is being scored: the bailiff has reached its marker, or it is ``full``."""

    section: str
    full: bool


class SectionCounted(Tagged, frozen=True):
    """A seat's parts in that section were counted: ``points`` are lost, or favours gained."""

    seat: Seat
    section: str
    parts: int
    points: int
    favours: int


class SeatCounted(Tagged, frozen=True):
    """What a seat had left at the end was counted."""

    seat: Seat
    gold: int
    cubes: int
    deniers: int
    points: int
    score: int


class GameEnded(Tagged, frozen=True):
    """The game is over; several winners share the victory."""

    winner_seats: tuple[Seat, ...]
    points: int


# --- workers ----------------------------------------------------------------------------------------------------------


class WorkerPlaced(Tagged, frozen=True):
    """A worker was placed on a special place, or on a building of the road."""

    seat: Seat
    place: str
    road: bool
    building: str
    price: int


class OwnerScored(Tagged, frozen=True):
    """The owner of a building scored for somebody else's worker there."""

    seat: Seat
    points: int


class SeatPassed(Tagged, frozen=True):
    """A seat passed, as the ``number``-th, and took so many deniers; ``forced`` says that it could do nothing else."""

    seat: Seat
    number: int
    deniers: int
    forced: bool


class WorkerSent(Tagged, frozen=True):
    """The worker at the gate went on."""

    seat: Seat
    place: str
    road: bool
    building: str


class WorkerTakenHome(Tagged, frozen=True):
    """The worker at the gate went home; ``forced`` says that no place was free."""

    seat: Seat
    forced: bool


class WorkerUnused(Tagged, frozen=True):
    """A worker beyond the provost went home."""

    seat: Seat
    space: int
    building: str


# --- special places and the provost -----------------------------------------------------------------------------------


class DeniersTaken(Tagged, frozen=True):
    """The trading post paid."""

    seat: Seat
    deniers: int


class ProvostMoved(Tagged, frozen=True):
    seat: Seat
    start: int
    space: int
    price: int


class ProvostLeft(Tagged, frozen=True):
    """A seat left the provost where he was; ``forced`` says that it had no denier."""

    seat: Seat
    forced: bool


class FavourBought(Tagged, frozen=True):
    """A royal favour was paid for at the joust field."""

    seat: Seat
    price: str


class JoustDeclined(Tagged, frozen=True):
    """No favour was bought; ``forced`` says that it could not be paid."""

    seat: Seat
    forced: bool


class OrderChanged(Tagged, frozen=True):
    """The stables changed the turn order."""

    order_seats: tuple[Seat, ...]


class InnEntered(Tagged, frozen=True):
    """A worker moved to the right circle of the inn."""

    seat: Seat


class InnLeft(Tagged, frozen=True):
    """A worker left the right circle of the inn, because another one came (``driven``) or of its own will."""

    seat: Seat
    driven: bool


class InnKept(Tagged, frozen=True):
    """The resident stayed at the inn."""

    seat: Seat


# --- buildings --------------------------------------------------------------------------------------------------------


class GoodsTaken(Tagged, frozen=True):
    """A building produced goods."""

    seat: Seat
    building: str
    goods: str


class BonusTaken(Tagged, frozen=True):
    """The owner of a building took a cube, because somebody else used it."""

    seat: Seat
    building: str
    goods: str


class TradeMade(Tagged, frozen=True):
    """Something was given for something at a building; ``points`` are part of what was gained."""

    seat: Seat
    building: str
    paid: str
    gained: str
    points: int


class TileBuilt(Tagged, frozen=True):
    """A craft or a prestige building was built."""

    seat: Seat
    building: str
    space: int
    paid: str
    points: int
    favours: int


class ResidenceBuilt(Tagged, frozen=True):
    """A building became a residence, or will when its worker is gone (``waits``)."""

    seat: Seat
    building: str
    space: int
    paid: str
    points: int
    waits: bool


class ResidenceLaid(Tagged, frozen=True):
    """A residence that had to wait took its space."""

    seat: Seat
    space: int
    building: str


class BuildingDeclined(Tagged, frozen=True):
    """A building was not used; ``forced`` says that it could not be."""

    seat: Seat
    building: str
    forced: bool


# --- the castle -------------------------------------------------------------------------------------------------------


class CastleBuilt(Tagged, frozen=True):
    """Batches were handed in, which became parts of these sections."""

    seat: Seat
    batches: str
    count: int
    sections: tuple[str, ...]
    points: int


class NothingBuilt(Tagged, frozen=True):
    """No batch was handed in, which cost so many points.

    ``forced`` says that none could be; where the castle is ``full`` nothing is lost.
    """

    seat: Seat
    points: int
    full: bool
    forced: bool


class BestBuilder(Tagged, frozen=True):
    """Who handed in the most batches gets a favour."""

    seat: Seat
    count: int


# --- favours ----------------------------------------------------------------------------------------------------------


class LineUsed(Tagged, frozen=True):
    """A royal favour was used on a line, whose marker is at ``column`` now."""

    seat: Seat
    line: str
    column: int
    advanced: bool


class ColumnTaken(Tagged, frozen=True):
    """A column of a favour line brought points, deniers or goods."""

    seat: Seat
    line: str
    gained: str
    points: int


class ColumnTraded(Tagged, frozen=True):
    """A column of a favour line gave something for something."""

    seat: Seat
    line: str
    paid: str
    gained: str


class FavourDeclined(Tagged, frozen=True):
    """Nothing of a favour line was used; ``forced`` says that nothing could be."""

    seat: Seat
    line: str
    forced: bool


class FavourScored(Tagged, frozen=True):
    """A royal favour was simply worth points."""

    seat: Seat
    points: int


class FavoursLost(Tagged, frozen=True):
    """Favours were lost, as all lines have been used in this phase."""

    seat: Seat
    count: int


Event: TypeAlias = (
    RoundBegan
    | IncomeTaken
    | BailiffMoved
    | SectionScored
    | SectionCounted
    | SeatCounted
    | GameEnded
    | WorkerPlaced
    | OwnerScored
    | SeatPassed
    | WorkerSent
    | WorkerTakenHome
    | WorkerUnused
    | DeniersTaken
    | ProvostMoved
    | ProvostLeft
    | FavourBought
    | JoustDeclined
    | OrderChanged
    | InnEntered
    | InnLeft
    | InnKept
    | GoodsTaken
    | BonusTaken
    | TradeMade
    | TileBuilt
    | ResidenceBuilt
    | ResidenceLaid
    | BuildingDeclined
    | CastleBuilt
    | NothingBuilt
    | BestBuilder
    | LineUsed
    | ColumnTaken
    | ColumnTraded
    | FavourDeclined
    | FavourScored
    | FavoursLost
)
