"""Building camps."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Chance, IllegalAction, Seat, Step, Token
from rules.core.seats import with_player
from rules.tikal import data
from rules.tikal.actions import BuildCamp
from rules.tikal.choices import space_token
from rules.tikal.events import CampBuilt, Event
from rules.tikal.points import check_points, spend
from rules.tikal.state import TikalState, turn_of, with_space

GROUNDS = ("jungle", "treasure")
"""Where a camp can be built; a treasure space only when its treasures are gone."""


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces where a camp can be built."""
    if words or turn_of(state).points < state.numbers.camp or not state.players[seat].camps:
        return
    for at, space in enumerate(state.spaces):
        if space.camp is None and space.terrain in GROUNDS and not space.treasures:
            yield space_token(data.SPACES[at], ends=True)


def check(state: TikalState, seat: Seat, action: BuildCamp) -> None:
    """Judges where a camp is built: on jungle or a treasure space without treasures, one a space."""
    space = state.spaces[data.INDEX[action.space]]
    if not state.players[seat].camps:
        raise IllegalAction("no-camp-left", limit=state.numbers.camps)
    if not space.tile:
        raise IllegalAction("unexplored", space=action.space)
    if space.terrain not in GROUNDS:
        raise IllegalAction("not-jungle", space=action.space, terrain=space.terrain)
    if space.treasures:
        raise IllegalAction("treasures-left", space=action.space, treasures=len(space.treasures))
    if space.camp is not None:
        raise IllegalAction("camp-there", space=action.space, camp_seat=space.camp)
    check_points(state, state.numbers.camp)


def apply(state: TikalState, seat: Seat, action: BuildCamp, chance: Chance) -> Step[TikalState, Event]:
    """Builds the camp, one of those that the seat has left."""
    state = with_space(state, data.INDEX[action.space], camp=seat)
    state = with_player(state, seat, camps=state.players[seat].camps - 1)
    return Step(state=spend(state, state.numbers.camp), events=(CampBuilt(seat=seat, space=action.space),))
