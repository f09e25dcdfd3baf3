"""Positions to draw: from the empty island to a crowded city, laid out by hand and by chance."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from render.core.scene import Marks
from rules.core import match, play
from rules.core.library import load
from rules.mexica import data, events
from rules.mexica.board import land_without
from rules.mexica.districts import districts
from rules.mexica.state import (
    Bridge,
    Building,
    Calpulli,
    Frame,
    MexicaState,
    Placing,
    Player,
    Round,
    Tile,
    Turn,
    Vote,
)
from rules.mexica.view import DistrictView, View, view_of
from tests.lazily import Lazily
from tests.render.with_places import with_places

NUMBERS = data.NUMBERS[1]
NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček")


def start(seats: int = 4) -> View:
    """Before the first turn: the last seat places its figure."""
    state = begun(seats, Round(number=1), Placing(seat=seats - 1))
    *placed, last = state.players
    return view_of(replace(state, players=(*placed, replace(last, figure=""))))


@cache
def middle(seats: int = 4) -> View:
    """Some districts are founded, others could be; half of the buildings are built."""
    return view_of(city(seats, enclosed=5, built=4, luck=Random(5)))


@cache
def crowded(seats: int = 4) -> View:
    """The second half is far gone: all is founded and built that can be, and somebody has everything built."""
    state = city(seats, enclosed=8, built=9, luck=Random(3))
    state = replace(state, half=2, display=(), later=(), frames=(Round(number=23), Turn(seat=1, points=2, taken=1)))
    neutral = tuple(
        Building(square=square, value=value) for square, value in zip(_vacant(state)[::9], (2, 3), strict=False)
    )
    return view_of(replace(state, buildings=(*state.buildings, *neutral), removed=(7, 12), idle=2, spare_bridges=0))


@cache
def voting(seats: int = 4) -> View:
    """Seat 0 has proposed that an open calpulli leaves the game; all others are asked."""
    state = city(seats, enclosed=6, built=6, luck=Random(11))
    vote = Vote(seat=0, size=state.display[-1], seats=tuple(range(1, seats)))
    return view_of(replace(state, frames=(Round(number=9), Turn(seat=0, points=3), vote)))


@cache
def over(seats: int = 4) -> View:
    """The game is over."""
    state = city(seats, enclosed=8, built=9, luck=Random(4))
    return view_of(replace(state, half=2, display=(), later=(), frames=()))


@cache
def played() -> tuple[MexicaState, ...]:
    """Returns some positions of a random game, of both halves and every phase that it came to."""
    game, luck = load("mexica"), Random(1)
    begun = match.start(game, 4, game.meta.read_options({}), "samples").match
    states = [begun.state, *(moved.match.state for moved in play.play_on(begun, luck.randrange))]
    return (*states[::20], *{type(state.top): state for state in states}.values())


def with_player(view: View, seat: int, **changes: Any) -> View:
    """Returns the view with one player changed."""
    players = (replace(p, **changes) if i == seat else p for i, p in enumerate(view.players))
    return replace(view, players=with_places(players, "tokens"))


def with_district(view: View, square: str, **changes: Any) -> View:
    """Returns the view with the district changed in which a square lies; who has built most there leads."""
    changed = (_led(replace(part, **changes)) if square in part.squares else part for part in view.districts)
    return replace(view, districts=tuple(changed))


def _led(district: DistrictView) -> DistrictView:
    best = max(1, district.neutral, *district.totals)
    return replace(district, leader_seats=tuple(seat for seat, total in enumerate(district.totals) if total == best))


def begun(seats: int = 4, *frames: Frame) -> MexicaState:
    """Returns a position with all figures on their start squares; the first turn, if not told otherwise."""
    return MexicaState(
        rules=1,
        salt="",
        frames=frames or (Round(number=1), Turn(seat=0)),
        first=0,
        players=tuple(Player(figure=data.STARTS[seat]) for seat in range(seats)),
        display=(3, 4, 5, 5, 6, 8, 10, 13),
        later=(3, 4, 6, 7, 9, 11, 12),
        stall_rounds=6,
    )


def city(seats: int = 4, *, enclosed: int, built: int, luck: Random) -> MexicaState:
    """Returns a city that has grown by chance: districts, most of them founded, bridges, buildings, figures."""
    state = _with_figures(begun(seats, Round(number=7), Turn(seat=1, points=4)), luck)
    for size in luck.sample(state.display, enclosed):
        state = _enclosed(state, size, luck)
    state = _with_bridges(state, luck)
    state = _with_buildings(state, built, luck)
    laid = [len(tile) for tile in state.canals]
    held = sum(player.tokens for player in state.players)
    return replace(
        state,
        singles=NUMBERS.single_tiles - laid.count(1),
        doubles=NUMBERS.double_tiles - laid.count(2),
        spare_tokens=NUMBERS.tokens - held,
    )


def _vacant(state: MexicaState) -> list[str]:
    """Returns the plain squares on which nothing is, in the order of reading."""
    taken = {square for tile in state.canals for square in tile} | _figures(state)
    taken |= {building.square for building in state.buildings} | {tile.square for tile in state.founded}
    return [square for square in data.SQUARES if square in data.PLAIN and square not in taken]


def _enclosed(state: MexicaState, size: int, luck: Random) -> MexicaState:
    """Encloses an area of some size with as few squares of canal as can be found, and founds it if it may be."""
    land = frozenset(land_without(state.canals)) - {
        square for part in districts(state) if part.calpulli for square in part.squares
    }
    grown = [_grown(land, size, luck) for _ in range(60)]
    rings = [(_ring(area, land), area) for area in grown if len(area) == size]
    rings = [(ring, area) for ring, area in rings if data.PLAIN.issuperset(ring) and not ring & _figures(state)]
    if not rings:
        return state
    ring, area = min(rings, key=lambda found: (len(found[0]), sorted(found[1])))
    dug = replace(state, canals=(*state.canals, *_tiled(ring, data.PLAIN & land - area - _figures(state))))
    laid = [len(tile) for tile in dug.canals]
    vacant = sorted(area & data.PLAIN - _figures(state))
    if luck.random() < 0.2:
        return dug
    if laid.count(1) > NUMBERS.single_tiles or laid.count(2) > NUMBERS.double_tiles or not vacant:
        return state
    state = dug
    display = list(state.display)
    display.remove(size)
    calpulli = Calpulli(square=luck.choice(vacant), size=size, seat=luck.randrange(len(state.players)))
    return replace(state, display=tuple(display), founded=(*state.founded, calpulli))


def _grown(land: frozenset[str], size: int, luck: Random) -> frozenset[str]:
    """Returns a compact area that grew from somewhere."""
    area = {luck.choice(sorted(land))}
    while len(area) < size:
        edge = sorted({near for square in area for near in data.NEAR[square] if near in land} - area)
        if not edge:
            break
        area.add(max(edge, key=lambda square: (sum(near in area for near in data.NEAR[square]), luck.random())))
    return frozenset(area)


def _ring(area: frozenset[str], land: frozenset[str]) -> frozenset[str]:
    return frozenset(near for square in area for near in data.NEAR[square] if near in land) - area


def _tiled(ring: frozenset[str], beside: frozenset[str]) -> list[Tile]:
    """Covers squares with double tiles, which may reach over some squares beside, and single ones where none fits."""
    left, tiles = sorted(ring, key=data.INDEX.__getitem__), list[Tile]()
    while left:
        square = left.pop(0)
        near = [other for other in data.NEAR[square] if other in left]
        near += [other for other in data.NEAR[square] if other in beside]
        pair = sorted((square, *near[:1]), key=data.INDEX.__getitem__)
        tiles.append(tuple(pair))
        left, beside = [other for other in left if other not in pair], beside - {*pair}
    return tiles


def _figures(state: MexicaState) -> set[str]:
    return {player.figure for player in state.players}


def _with_figures(state: MexicaState, luck: Random) -> MexicaState:
    printed = {square for tile in data.PRINTED_CANALS for square in tile}
    spots = luck.sample(data.SQUARES, len(state.players))
    while printed & {*spots}:
        spots = luck.sample(data.SQUARES, len(state.players))
    players = zip(state.players, spots, strict=True)
    return replace(state, players=tuple(replace(player, figure=spot) for player, spot in players))


def _with_bridges(state: MexicaState, luck: Random) -> MexicaState:
    dug = {square for tile in state.canals for square in tile}
    sites = [site for site, ends in data.ENTRANCES.items() if site[0] in dug and not dug & {*ends}]
    luck.shuffle(sites)
    chosen = dict(sites[: 2 * NUMBERS.bridges])
    bridges = tuple(Bridge(square=square, direction=way) for square, way in list(chosen.items())[: NUMBERS.bridges - 1])
    return replace(state, bridges=bridges, spare_bridges=NUMBERS.bridges - len(bridges))


def _with_buildings(state: MexicaState, built: int, luck: Random) -> MexicaState:
    spots = luck.sample(_vacant(state), built * len(state.players))
    values = [value for value, count in enumerate(NUMBERS.first_set, 1) for _ in range(count)]
    buildings: list[Building] = []
    players = []
    for seat, player in enumerate(state.players):
        luck.shuffle(values)
        own = values[:built]
        buildings += [Building(square=spots.pop(), value=value, seat=seat) for value in own]
        left = tuple(count - own.count(value) for value, count in enumerate(NUMBERS.first_set, 1))
        points = 3 + luck.randrange(20)
        players.append(replace(player, buildings=left, founding=points, tokens=luck.randrange(4)))
    return replace(state, buildings=tuple(buildings), players=tuple(players))


SAMPLES = Lazily(
    {
        f"{make.__name__}-{seats}": partial(make, seats)
        for seats in (2, 3, 4)
        for make in (start, middle, crowded, voting, over)
    }
)
"""Every phase with every number of seats."""

TYPICAL = ("start-2", "middle-3", "crowded-4")
"""The beginning, the middle and a crowded end."""

MARKS = Marks(
    names=NAMES,
    clock="2 d 4 h",
    table="Jaguar",
    events=(
        events.TurnBegan(0, 22),
        events.CanalLaid(0, ("C9", "C10")),
        events.CanalLaid(0, ("D9", "E9")),
        events.DistrictEnclosed("B5", 13, True),
        events.BridgeBuilt(0, "D9", "v", 0),
        events.FigureMoved(0, ("D10", "D9", "D8", "C8", "C7", "C6", "D6"), 6),
        events.TokenUsed(0, 1, 1),
        events.BuildingBuilt(0, 1, "B5", 0),
        events.TurnBegan(1, 22),
        events.BuildingBuilt(1, 3, "B8", 0),
        events.DistrictFounded(1, "D7", 13, 7),
        events.PresenceScored((0,), 13, 4),
        events.FigureJumped(1, "C8", "A11"),
        events.BridgeMoved(1, "N5", "N10", "h"),
        events.TokenTaken(1, 2),
        events.CanalLaid(1, ("N9", "N10")),
    ),
)
"""The last turns of two seats, with every kind of step."""

BUSY = MARKS
"""What gives a picture most to show."""

MERE_WORD = re.compile("start|move|jump|single|double|bridge|shift|build|found|propose|take|use|agree|refuse|end")
"""Words that name nothing on the picture: the first ones of all notations."""

IN_WORDS = re.compile("end")
"""What gives something up: it has its button beside the picture."""
