"""The frames that say what a game of Caylus waits for: stages and asks."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged

# --- stages: the course of a round ------------------------------------------------------------------------------------


class Rounds(Tagged, frozen=True):
    """The stage below all others: it begins round after round, and in the end counts what is left."""


class Income(Tagged, frozen=True):
    """Phase 1: everybody takes deniers."""


class Placing(Tagged, frozen=True):
    """Phase 2: workers are placed in turn until all have passed; ``last`` is who has acted last."""

    last: Seat | None = None
    turn: int = 0
    """How often somebody else was asked than before."""


class SpecialPlaces(Tagged, frozen=True):
    """Phase 3: the special places are activated one by one; ``done`` of them have been."""

    done: int = 0


class Bribes(Tagged, frozen=True):
    """Phase 4: in passing order each may move the provost; ``done`` of them have had their chance."""

    done: int = 0


class Road(Tagged, frozen=True):
    """Phase 5: the buildings are activated up to the provost; all up to the space ``done`` have been."""

    done: int = 0


class Castle(Tagged, frozen=True):
    """Phase 6: the workers in the castle build; ``batches`` has what those handed in who have had their turn."""

    batches: tuple[int, ...] = ()


class Bailiff(Tagged, frozen=True):
    """Phase 7: the bailiff goes on."""


class Scoring(Tagged, frozen=True):
    """Phase 8: sections that are due are scored."""


class SectionScoring(Tagged, frozen=True):
    """The stage of scoring one section; ``done`` players have been scored."""

    done: int = 0


class Favours(Tagged, frozen=True):
    """The stage of royal favours that a seat has still to use, one after the other."""

    seat: Seat
    count: int


class Homecoming(Tagged, frozen=True):
    """The stage after a place was activated: its worker goes home."""

    place: str


# --- asks: what somebody must decide ----------------------------------------------------------------------------------


class Place(Tagged, frozen=True):
    """A seat places a worker or passes."""

    seat: Seat


class Gate(Tagged, frozen=True):
    """A seat may send its worker on from the gate."""

    seat: Seat


class Guild(Tagged, frozen=True):
    """A seat may move the provost with the merchants' guild."""

    seat: Seat


class Joust(Tagged, frozen=True):
    """A seat may buy a royal favour at the joust field."""

    seat: Seat


class Inn(Tagged, frozen=True):
    """The resident of the inn, whom nobody drives out, stays or leaves."""

    seat: Seat


class Bribe(Tagged, frozen=True):
    """A seat has its chance to move the provost for deniers."""

    seat: Seat


class Activation(Tagged, frozen=True):
    """A seat uses the building on a space of the road, where its worker stands."""

    seat: Seat
    space: int


class OwnerBonus(Tagged, frozen=True):
    """The owner of a production building takes a cube, because somebody else has used it."""

    seat: Seat
    space: int


class Delivery(Tagged, frozen=True):
    """A seat hands in batches for the castle."""

    seat: Seat


class FavourLine(Tagged, frozen=True):
    """A seat chooses on which line it uses a royal favour."""

    seat: Seat


class FavourEffect(Tagged, frozen=True):
    """A seat uses a column of a favour line, up to its marker."""

    seat: Seat
    line: str


Stage: TypeAlias = (
    Rounds
    | Income
    | Placing
    | SpecialPlaces
    | Bribes
    | Road
    | Castle
    | Bailiff
    | Scoring
    | SectionScoring
    | Favours
    | Homecoming
)
Asked: TypeAlias = (
    Place | Gate | Guild | Joust | Inn | Bribe | Activation | OwnerBonus | Delivery | FavourLine | FavourEffect
)
Frame: TypeAlias = Stage | Asked

PHASES: tuple[type[Tagged], ...] = (Income, Placing, SpecialPlaces, Bribes, Road, Castle, Bailiff, Scoring)
"""The stages of a round, phase 1 first."""
