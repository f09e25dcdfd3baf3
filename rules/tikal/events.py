"""What has happened in a game, for everybody to know: Tikal has no secret events."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged


class TurnBegan(Tagged, frozen=True):
    """An ordinary turn began; ``number`` counts the turns of the game from 1."""

    seat: Seat
    number: int


class TileRevealed(Tagged, frozen=True):
    """The top tile was turned up; ``value`` is that of a temple, ``masks`` those of a treasure tile."""

    seat: Seat
    tile: str
    terrain: str
    value: int
    masks: int


class RoundBegan(Tagged, frozen=True):
    """A round of the auction began; rounds count from 1."""

    number: int


class TileDisplayed(Tagged, frozen=True):
    """A tile was turned up to be chosen; the facts are as in `TileRevealed`."""

    tile: str
    terrain: str
    value: int
    masks: int


class AuctionBegan(Tagged, frozen=True):
    """The auction of the next turn began; ``seats`` bid in this order."""

    seats: tuple[Seat, ...]


class BidMade(Tagged, frozen=True):
    seat: Seat
    bid: int


class BidderPassed(Tagged, frozen=True):
    seat: Seat


class AuctionWon(Tagged, frozen=True):
    """The highest bidder paid; ``score`` is what is left after that."""

    seat: Seat
    bid: int
    score: int


class TurnGiven(Tagged, frozen=True):
    """A seat gained a turn for nothing: as the ``last`` of the round, or as the first who passed when nobody bid."""

    seat: Seat
    last: bool


class TileTaken(Tagged, frozen=True):
    """A tile on display was chosen; the facts are as in `TileRevealed`."""

    seat: Seat
    tile: str
    terrain: str
    value: int
    masks: int


class TilePlaced(Tagged, frozen=True):
    """The tile was placed."""

    seat: Seat
    tile: str
    terrain: str
    space: str
    rotation: int


class TreasuresLaid(Tagged, frozen=True):
    """Treasures were put face down on a treasure tile."""

    space: str
    treasures: int


class FiguresDeployed(Tagged, frozen=True):
    seat: Seat
    workers: int
    leader: bool
    space: str


class FiguresTransferred(Tagged, frozen=True):
    seat: Seat
    workers: int
    leader: bool
    start: str
    target: str


class FiguresMoved(Tagged, frozen=True):
    """Figures walked along a way for so many action points."""

    seat: Seat
    workers: int
    leader: bool
    way: tuple[str, ...]
    points: int


class TempleUncovered(Tagged, frozen=True):
    """A level was uncovered; ``value`` is the temple's new one."""

    seat: Seat
    space: str
    value: int


class TreasureRecovered(Tagged, frozen=True):
    """A treasure was taken; ``left`` still lie on the space."""

    seat: Seat
    space: str
    motif: str
    left: int


class TreasuresExchanged(Tagged, frozen=True):
    seat: Seat
    other_seat: Seat
    given: tuple[str, ...]
    taken: tuple[str, ...]


class CampBuilt(Tagged, frozen=True):
    seat: Seat
    space: str


class GuardPlaced(Tagged, frozen=True):
    """A figure became a guard; the seat's other figures there left the game."""

    seat: Seat
    space: str
    figure: str
    lost_workers: int
    lost_leader: bool


class TurnEnded(Tagged, frozen=True):
    """An ordinary turn ended; ``points`` were left over and are lost."""

    seat: Seat
    points: int


class ScoringRoundBegan(Tagged, frozen=True):
    """A scoring round began; ``seats`` have their scoring turns in this order."""

    seats: tuple[Seat, ...]
    final: bool


class ScoringTurnBegan(Tagged, frozen=True):
    seat: Seat


class PositionScored(Tagged, frozen=True):
    """A seat's scoring turn ended and its position was scored.

    ``spaces`` are its temples and ``values`` what each of them counts; ``score`` is the new total.
    """

    seat: Seat
    spaces: tuple[str, ...]
    values: tuple[int, ...]
    temples: int
    treasures: int
    score: int


class ScoringRoundEnded(Tagged, frozen=True):
    """All seats have scored; after a volcano's round the seat that turned it up goes on with its turn."""

    final: bool


class GameEnded(Tagged, frozen=True):
    """The game is over; several winners share the victory."""

    winner_seats: tuple[Seat, ...]
    points: int


Event: TypeAlias = (
    TurnBegan
    | TileRevealed
    | RoundBegan
    | TileDisplayed
    | AuctionBegan
    | BidMade
    | BidderPassed
    | AuctionWon
    | TurnGiven
    | TileTaken
    | TilePlaced
    | TreasuresLaid
    | FiguresDeployed
    | FiguresTransferred
    | FiguresMoved
    | TempleUncovered
    | TreasureRecovered
    | TreasuresExchanged
    | CampBuilt
    | GuardPlaced
    | TurnEnded
    | ScoringRoundBegan
    | ScoringTurnBegan
    | PositionScored
    | ScoringRoundEnded
    | GameEnded
)
