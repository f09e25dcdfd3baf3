"""What a seat can do: one kind of action for each verb of the notation. Goods go by the letters of `data.GOODS`."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Tagged


class PlaceWorker(Tagged, frozen=True):
    """Places a worker on a special place by its name, or on a space of the road by its number."""

    place: str


class Pass(Tagged, frozen=True):
    """Places no more workers in this round."""


class SendWorker(Tagged, frozen=True):
    """Sends the worker from the gate to a place."""

    place: str


class TakeHome(Tagged, frozen=True):
    """Takes the worker home from the gate."""


class MoveProvost(Tagged, frozen=True):
    """Moves the provost to a space; to his own, he stays."""

    space: int


class EnterJoust(Tagged, frozen=True):
    """Pays for a royal favour at the joust field."""


class Stay(Tagged, frozen=True):
    """Stays at the inn."""


class Leave(Tagged, frozen=True):
    """Leaves the inn."""


class TakeGoods(Tagged, frozen=True):
    """Takes what is produced."""

    goods: str


class MakeTrade(Tagged, frozen=True):
    """Pays goods or deniers and takes what that brings; ``gain`` is empty where it leaves no choice."""

    pay: str
    deniers: int = 0
    gain: str = ""


class Build(Tagged, frozen=True):
    """Builds a tile. ``cube`` is paid where any will do; a prestige tile replaces the residence on ``space``."""

    building: str
    cube: str = ""
    space: int = 0


class Transform(Tagged, frozen=True):
    """Turns the building on a space into a residence."""

    space: int


class Deliver(Tagged, frozen=True):
    """Hands in batches for the castle, or none."""

    batches: tuple[str, ...]


class UseLine(Tagged, frozen=True):
    """Uses a royal favour on one of the four lines."""

    line: str


class UseColumn(Tagged, frozen=True):
    """Takes the points or deniers of a column, the marker's or an earlier one."""

    column: int


class Decline(Tagged, frozen=True):
    """Does nothing of what may be done."""


Action: TypeAlias = (
    PlaceWorker
    | Pass
    | SendWorker
    | TakeHome
    | MoveProvost
    | EnterJoust
    | Stay
    | Leave
    | TakeGoods
    | MakeTrade
    | Build
    | Transform
    | Deliver
    | UseLine
    | UseColumn
    | Decline
)
