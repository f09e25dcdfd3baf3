"""Founding: a calpulli of exactly its size makes a district a lasting one and pays at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import with_player
from rules.mexica import halves, locks
from rules.mexica.actions import Found
from rules.mexica.board import bridges_at, vacant_plain
from rules.mexica.choices import SHUT_IN, last_token, stranded_by
from rules.mexica.districts import District, district_at
from rules.mexica.events import DistrictFounded, Event, PresenceScored
from rules.mexica.ground import check_vacant_plain
from rules.mexica.state import Calpulli, MexicaState, Tile


def tokens(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the squares for the calpulli, where the district of the figure can be founded."""
    district = district_at(state).get(state.players[seat].figure)
    if words or district is None or district.calpulli or district.size not in state.display:
        return
    vacant, after = vacant_plain(state), partial(_taken, state, seat, district.size)
    for tile in locks.allowed(state, ((square,) for square in district.squares if square in vacant), after):
        note = partial(_note, state, seat, district, tile, after)
        yield last_token(tile[0], Found(square=tile[0]), note)


def check(state: MexicaState, seat: Seat, action: Found) -> None:
    """Judges a founding: by the place of the figure, the size of its district, and the square for the calpulli."""
    figure = state.players[seat].figure
    if figure in bridges_at(state):
        raise IllegalAction("found-from-bridge", square=figure)
    district = district_at(state)[figure]
    if district.calpulli:
        raise IllegalAction("already-founded", square=figure, size=district.size)
    if district.size not in state.display:
        raise IllegalAction("no-calpulli", size=district.size, sizes=state.display)
    check_vacant_plain(state, action.square)
    if action.square not in district.squares:
        raise IllegalAction("other-district", square=action.square, figure=figure)
    locks.check(_with_calpulli(state, seat, action.square, district.size))


def apply(state: MexicaState, seat: Seat, action: Found, chance: Chance) -> Step[MexicaState, Event]:
    """Lays the calpulli; the founder and all others who are present score."""
    district = district_at(state)[action.square]
    _, second, third = state.numbers.values[district.size]
    before, present = state, present_seats(state, seat, district)
    state = _with_calpulli(state, seat, action.square, district.size)
    state = with_player(state, seat, founding=state.players[seat].founding + second)
    for other in present:
        state = with_player(state, other, presence=state.players[other].presence + third)
    at = state.display.index(district.size)
    state = replace(state, display=state.display[:at] + state.display[at + 1 :], progress=True)
    founded = DistrictFounded(seat=seat, square=action.square, size=district.size, points=second)
    scored = (PresenceScored(seats=present, size=district.size, points=third),) if present else ()
    return halves.settled(before, Step(state=state, events=(founded, *scored)))


def present_seats(state: MexicaState, seat: Seat, district: District) -> tuple[Seat, ...]:
    """Returns the other seats whose figures stand in a district; who stands on a bridge is in none (ruling 1)."""
    return tuple(
        other for other, player in enumerate(state.players) if other != seat and player.figure in district.squares
    )


def _note(state: MexicaState, seat: Seat, district: District, taken: Tile, after: Callable[[Tile], MexicaState]) -> Say:
    """Says what founding brings, and what becomes of the own figure by it."""
    _, points, _ = state.numbers.values[district.size]
    if stranded := stranded_by(state, seat, taken, after):
        return Say("founds-shut-in" if stranded == SHUT_IN else "founds-cut-off", {"points": points})
    return Say("founds", {"points": points})


def _taken(state: MexicaState, seat: Seat, size: int, tile: Tile) -> MexicaState:
    return _with_calpulli(state, seat, tile[0], size)


def _with_calpulli(state: MexicaState, seat: Seat, square: str, size: int) -> MexicaState:
    return replace(state, founded=(*state.founded, Calpulli(square=square, size=size, seat=seat)))
