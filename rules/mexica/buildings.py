"""Buildings: for their value in points, in the district where the own figure stands, for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.seats import replaced, with_player
from rules.mexica import halves, locks
from rules.mexica.actions import Build
from rules.mexica.board import bridges_at, vacant_plain
from rules.mexica.choices import cost_note, last_token, taking_note
from rules.mexica.data import HIGHEST
from rules.mexica.districts import district_at
from rules.mexica.events import BuildingBuilt, Event
from rules.mexica.ground import check_vacant_plain
from rules.mexica.points import check_points, spend
from rules.mexica.state import Building, MexicaState, Tile, turn_of


def tokens(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the values that are left and not too dear, then the squares of the district."""
    values = [value for value in range(1, turn_of(state).points + 1) if _left(state, seat, value)]
    match words:
        case () if _sites(state, seat):
            yield from (Token(str(value), note=cost_note(value)) for value in values)
        case (value,) if value in map(str, values):
            blocked = partial(_blocked, state)
            for tile in _sites(state, seat):
                note = partial(taking_note, state, seat, int(value), tile, blocked)
                yield last_token(tile[0], Build(value=int(value), square=tile[0]), note)


def menu(state: MexicaState, seat: Seat) -> Iterator[Token]:
    """Offers each value together with the verb."""
    for token in tokens(state, seat, ()):
        yield Token(f"build {token.text}", note=Say("build", {"value": int(token.text)}))


def check(state: MexicaState, seat: Seat, action: Build) -> None:
    """Judges a building: by the stock, the place of the own figure, the square, and the points."""
    figure = state.players[seat].figure
    if not _left(state, seat, action.value):
        raise IllegalAction("no-building-left", value=action.value)
    if figure in bridges_at(state):
        raise IllegalAction("figure-on-a-bridge", square=figure)
    check_vacant_plain(state, action.square)
    if action.square not in district_at(state)[figure].squares:
        raise IllegalAction("other-district", square=action.square, figure=figure)
    check_points(state, action.value)
    locks.check(_with_building(state, Building(square=action.square, value=action.value, seat=seat)))


def apply(state: MexicaState, seat: Seat, action: Build, chance: Chance) -> Step[MexicaState, Event]:
    """Builds the building."""
    before, buildings = state, state.players[seat].buildings
    at = action.value - 1
    state = with_player(state, seat, buildings=replaced(buildings, at, buildings[at] - 1))
    state = _with_building(state, Building(square=action.square, value=action.value, seat=seat))
    state = replace(spend(state, action.value), progress=True)
    left = sum(state.players[seat].buildings)
    built = BuildingBuilt(seat=seat, value=action.value, square=action.square, left=left)
    return halves.settled(before, Step(state=state, events=(built,)))


def _left(state: MexicaState, seat: Seat, value: int) -> int:
    return state.players[seat].buildings[value - 1] if 1 <= value <= HIGHEST else 0


@derived
def _sites(state: MexicaState, seat: Seat) -> tuple[Tile, ...]:
    """Returns the squares, each by itself, on which a seat may build now."""
    district, vacant = district_at(state).get(state.players[seat].figure), vacant_plain(state)
    free = ((square,) for square in (district.squares if district else ()) if square in vacant)
    return tuple(locks.allowed(state, free, partial(_blocked, state)))


def _blocked(state: MexicaState, tile: Tile) -> MexicaState:
    """Returns the position with some building on a square; whose it is and what it is worth shuts in nobody else."""
    return _with_building(state, Building(square=tile[0], value=1))


def _with_building(state: MexicaState, building: Building) -> MexicaState:
    return replace(state, buildings=(*state.buildings, building))
