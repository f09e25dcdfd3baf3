"""Placing land: what is offered, why a tile does not fit, and what follows when it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.seats import with_player
from rules.java import data, irrigation, land
from rules.java.actions import PlaceLand
from rules.java.board import LAKE, At, Footprint
from rules.java.choices import check_points, cost, last_token, space_token
from rules.java.events import Event, LandPlaced, LastTileGone
from rules.java.state import JavaState, Space, spend, turn_of, with_turn
from rules.java.water import systems

Turns = dict[int, int]
"""The rotations of a tile on a space, with what each costs."""


@derived
def payable(state: JavaState, seat: Seat, tile: str) -> dict[str, Turns]:
    """Returns the spaces where a seat can place a tile and pay for it, with the rotations there."""
    found: dict[At, Turns] = {}
    for footprint, needs in _payable(state, seat, tile):
        found.setdefault(footprint.spaces[0], {})[footprint.rotation] = needs
    return {state.board.names[at]: turns for at, turns in found.items()}


@derived
def is_payable(state: JavaState, seat: Seat, tile: str) -> bool:
    """Says whether there is any place where a seat can place a tile and pay for it."""
    return any(_payable(state, seat, tile))


def _payable(state: JavaState, seat: Seat, tile: str) -> Iterator[tuple[Footprint, int]]:
    points = turn_of(state).points
    fitting = land.fitting(state, tile) if points and land.stock(state, seat, tile) else ()
    return ((footprint, needs) for footprint, needs in fitting if needs <= points)


def tokens(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the kinds of tiles, the spaces where one fits, and its rotations there."""
    match words:
        case ():
            for tile in data.TERRAINS:
                if is_payable(state, seat, tile):
                    yield Token(tile, note=Say("left", {"left": land.stock(state, seat, tile)}))
        case (tile,) if tile in data.TERRAINS:
            for name, turns in payable(state, seat, tile).items():
                least = min(turns.values())
                single = land.SIZES[tile] == 1
                yield last_token(name, least, PlaceLand(tile, name)) if single else space_token(name, note=cost(least))
        case (tile, name) if tile in data.TERRAINS and land.SIZES[tile] > 1:
            for rotation, needs in payable(state, seat, tile).get(name, {}).items():
                action = PlaceLand(tile=tile, space=name, rotation=rotation)
                note = partial(_rice_note, state, action, needs)
                yield Token(data.ROTATIONS[rotation], ends=True, note=note, action=action)


def _rice_note(state: JavaState, action: PlaceLand, needs: int) -> Say:
    """Says where the rice of a tile would lie, what it costs, and what water it would enclose."""
    footprint = _footprint(state, action.tile, action.space, action.rotation)
    rice, water = _names(state, footprint)[1:], _enclosing(state, footprint)
    return Say("rice", {"spaces": rice, "points": needs, "water": water, "count": len(water)})


def check(state: JavaState, seat: Seat, action: PlaceLand) -> None:
    """Judges a tile by the rules of placing, and by what it costs."""
    check_points(state, land.cost(state, check_place(state, seat, action)))


def check_place(state: JavaState, seat: Seat, action: PlaceLand) -> Footprint:
    """Judges a tile by the rules of placing, one after the other, and returns what it would cover."""
    if not land.stock(state, seat, action.tile):
        raise IllegalAction("no-tile-left", tile=action.tile)
    footprint = find_footprint(state, action)
    if footprint is None:
        raise IllegalAction("off-the-board", space=action.space, rotation=data.ROTATIONS[action.rotation])
    names = _names(state, footprint)
    spaces = [state.spaces[at] for at in footprint.spaces]
    for name, space in zip(names, spaces, strict=True):
        _check_open(state, name, space)
    levels = tuple(space.level for space in spaces)
    if len(set(levels)) > 1:
        raise IllegalAction("not-flat", spaces=names, levels=levels)
    if not levels[0] and footprint.hanging == len(spaces):
        raise IllegalAction("wholly-outside", spaces=names)
    if levels[0] and land.lies_on_one(state, footprint.spaces):
        if spaces[0].size == len(spaces):
            raise IllegalAction("same-tile-below", tile=action.tile, spaces=names)
        if state.two_below and len(spaces) > 1:
            raise IllegalAction("one-tile-below", spaces=names)
    if data.VILLAGE in data.TERRAINS[action.tile] and land.joins_cities(state, footprint.spaces):
        palaces = tuple(state.board.names[at] for at in land.palaces_joined(state, footprint.spaces))
        raise IllegalAction("cities-joined", spaces=palaces)
    return footprint


def _check_open(state: JavaState, name: str, space: Space) -> None:
    """Raises `IllegalAction` for a space that no tile may cover."""
    if space.developer is not None:
        raise IllegalAction("developer-there", space=name, developer_seat=space.developer)
    if space.palace:
        raise IllegalAction("palace-covered", space=name, value=space.palace)
    if space.terrain == data.WATER:
        lake = state.board.kinds[state.board.index[name]] == LAKE
        raise IllegalAction("water-covered", space=name, lake=lake)


def apply(state: JavaState, seat: Seat, action: PlaceLand, chance: Chance) -> Step[JavaState, Event]:
    """Places the tile; what water it closes is scored."""
    footprint = _footprint(state, action.tile, action.space, action.rotation)
    points = land.cost(state, footprint)
    enclosed = irrigation.enclosed(state)
    state = with_turn(spend(state, points), placed=True)
    state = lay(_take(state, seat, action.tile), action.tile, footprint)
    placed = LandPlaced(
        seat=seat,
        tile=action.tile,
        spaces=_names(state, footprint),
        level=state.spaces[footprint.spaces[0]].level,
        points=points,
        left=state.three,
    )
    last = (LastTileGone(seat=seat),) if action.tile == data.THREE and not state.three and not state.ending else ()
    return Step(state=state, events=(placed, *last)).then(lambda state: irrigation.score_further(state, enclosed))


def lay(state: JavaState, tile: str, footprint: Footprint) -> JavaState:
    """Lays a tile, which raises every space that it covers."""
    number = state.tiles + 1
    spaces = list(state.spaces)
    for at, terrain in zip(footprint.spaces, data.TERRAINS[tile], strict=True):
        below = spaces[at]
        spaces[at] = replace(below, level=below.level + 1, terrain=terrain, tile=number, size=len(footprint.spaces))
    return replace(state, spaces=tuple(spaces), tiles=number)


def find_footprint(state: JavaState, action: PlaceLand) -> Footprint | None:
    """Returns what a tile would cover; None where it would reach over the end of the board."""
    lying = state.board.footprints[land.SIZES[action.tile]][state.board.index[action.space]]
    return next((footprint for footprint in lying if footprint.rotation == action.rotation), None)


def _footprint(state: JavaState, tile: str, name: str, rotation: int) -> Footprint:
    found = find_footprint(state, PlaceLand(tile=tile, space=name, rotation=rotation))
    assert found is not None, "it has been judged or offered"
    return found


def _take(state: JavaState, seat: Seat, tile: str) -> JavaState:
    if tile == data.THREE:
        return replace(state, three=state.three - 1)
    return with_player(state, seat, **{tile: land.stock(state, seat, tile) - 1})


def _enclosing(state: JavaState, footprint: Footprint) -> tuple[str, ...]:
    """Returns the water that a tile would enclose, as it would be scored at once."""
    closed = (one for one in systems(state) if one.gaps and set(one.gaps) <= set(footprint.spaces))
    return tuple(state.board.names[at] for one in closed for at in sorted(one.spaces))


def _names(state: JavaState, footprint: Footprint) -> tuple[str, ...]:
    return tuple(state.board.names[at] for at in footprint.spaces)
