"""What a seat can do: one kind of action for each verb of the notation. Squares go by their names."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Tagged


class PlaceFigure(Tagged, frozen=True):
    """Puts the figure on a start square, before the first round."""

    square: str


class LaySingle(Tagged, frozen=True):
    """Lays a canal tile on one square."""

    square: str


class LayDouble(Tagged, frozen=True):
    """Lays a canal tile on two squares; the left or upper one stands first."""

    squares: tuple[str, str]


class BuildBridge(Tagged, frozen=True):
    """Builds a bridge; ``direction`` is ``h`` or ``v``."""

    square: str
    direction: str


class MoveBridge(Tagged, frozen=True):
    """Moves a bridge to another square, or turns it."""

    start: str
    square: str
    direction: str


class Move(Tagged, frozen=True):
    """Moves the figure along a way: where it stands, and each square or bridge that it comes to."""

    way: tuple[str, ...]


class Jump(Tagged, frozen=True):
    """Moves the figure to any square or bridge."""

    square: str


class Build(Tagged, frozen=True):
    """Builds a building of a value."""

    value: int
    square: str


class TakeToken(Tagged, frozen=True):
    """Takes an action token."""


class UseToken(Tagged, frozen=True):
    """Gives an action token back for an action point."""


class Found(Tagged, frozen=True):
    """Founds the district in which the figure stands; its calpulli is laid on the square."""

    square: str


class Propose(Tagged, frozen=True):
    """Proposes that an open calpulli of a size leaves the game."""

    size: int


class Agree(Tagged, frozen=True):
    """Agrees to what is proposed."""


class Refuse(Tagged, frozen=True):
    """Refuses what is proposed."""


class EndTurn(Tagged, frozen=True):
    """Ends the turn."""


Action: TypeAlias = (
    PlaceFigure
    | LaySingle
    | LayDouble
    | BuildBridge
    | MoveBridge
    | Move
    | Jump
    | Build
    | TakeToken
    | UseToken
    | Found
    | Propose
    | Agree
    | Refuse
    | EndTurn
)
