"""The board: canals, bridges, buildings, founded districts, and what follows from them."""

from __future__ import annotations

from dataclasses import replace

from rules.core.facts import NOTHING, Where, list_text, seat_of, seat_text, words_of
from rules.core.seats import replaced, with_player
from rules.mexica import data, ranking
from rules.mexica.board import bridges_at, buildings_at, canal
from rules.mexica.districts import district_at, districts
from rules.mexica.enclosing import almost_enclosed
from rules.mexica.facts.sound import sound
from rules.mexica.facts.words import NEUTRAL, building_of, fact, number_or_nothing, tile_of
from rules.mexica.sites import is_dry
from rules.mexica.state import Bridge, Building, Calpulli, MexicaState
from rules.mexica.waters import costs_by_water

_PRINTED = len(data.PRINTED_CANALS)


def _square(where: Where) -> str:
    return data.SQUARES[where[0]]


def _read_canals(state: MexicaState, where: Where) -> str:
    return list_text("-".join(tile) for tile in state.canals[_PRINTED:])


def _write_canals(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Lays these tiles beside the printed ones and no others; the rest is in the supply."""
    tiles = tuple(tile_of(state, word) for word in words_of(value))
    squares = [square for tile in (*data.PRINTED_CANALS, *tiles) for square in tile]
    singles = sum(len(tile) == 1 for tile in tiles)
    doubles = len(data.PRINTED_CANALS) + len(tiles) - singles
    if len(set(squares)) < len(squares):
        raise ValueError("two tiles lie on one square")
    if not data.PLAIN.issuperset(squares):
        raise ValueError("no canal lies on a start square or the emblem")
    if singles > state.numbers.single_tiles or doubles > state.numbers.double_tiles:
        raise ValueError("there are not so many tiles")
    laid = replace(
        state,
        canals=(*data.PRINTED_CANALS, *tiles),
        singles=state.numbers.single_tiles - singles,
        doubles=state.numbers.double_tiles - doubles,
    )
    return sound(laid)


def _read_bridge(state: MexicaState, where: Where) -> str:
    bridge = bridges_at(state).get(_square(where))
    return bridge.direction if bridge else NOTHING


def _write_bridge(state: MexicaState, where: Where, value: str) -> MexicaState:
    square = _square(where)
    others = tuple(bridge for bridge in state.bridges if bridge.square != square)
    spare = state.spare_bridges + len(state.bridges) - len(others)
    if value == NOTHING:
        return sound(replace(state, bridges=others, spare_bridges=spare))
    if value not in data.DIRECTIONS or not is_dry(state, (square, value)):
        raise ValueError(f"no bridge can stand on {square} in direction {value!r}")
    if not spare:
        raise ValueError("no bridge is left in the supply")
    return replace(state, bridges=(*others, Bridge(square=square, direction=value)), spare_bridges=spare - 1)


def _read_building(state: MexicaState, where: Where) -> str:
    building = buildings_at(state).get(_square(where))
    if building is None:
        return NOTHING
    return f"{NEUTRAL if building.seat is None else seat_text(building.seat)} {building.value}"


def _write_building(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Builds there, from the stock of the seat as long as it has such a building; what stood there goes back."""
    square = _square(where)
    if square in canal(state) or square not in data.PLAIN:
        raise ValueError(f"nothing can be built on {square}")
    stood = buildings_at(state).get(square)
    if stood:
        state = _in_stock(state, stood, 1)
        state = replace(state, buildings=tuple(other for other in state.buildings if other != stood))
    if value == NOTHING:
        return state
    seat, number = building_of(state, value)
    built = Building(square=square, value=number, seat=seat)
    return sound(_in_stock(replace(state, buildings=(*state.buildings, built)), built, -1))


def _in_stock(state: MexicaState, building: Building, by: int) -> MexicaState:
    if building.seat is None:
        return state
    stock, at = state.players[building.seat].buildings, building.value - 1
    return with_player(state, building.seat, buildings=replaced(stock, at, max(0, stock[at] + by)))


def _read_founder(state: MexicaState, where: Where) -> str:
    founders = (calpulli.seat for calpulli in state.founded if calpulli.square == _square(where))
    return seat_text(next(founders, None))


def _write_founder(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Lays the calpulli of the district there, from those on display as long as it is among them."""
    square = _square(where)
    district = district_at(state).get(square)
    if district is None or square not in data.PLAIN:
        raise ValueError(f"no calpulli can lie on {square}")
    founded = tuple(calpulli for calpulli in state.founded if calpulli.square not in district.squares)
    state = replace(state, founded=founded)
    if value == NOTHING:
        return state
    if district.size not in data.SIZES:
        raise ValueError(f"there is no calpulli of size {district.size}")
    laid = Calpulli(square=square, size=district.size, seat=seat_of(state, value))
    state = sound(replace(state, founded=(*founded, laid)))
    if district.size not in state.display:
        return state
    at = state.display.index(district.size)
    return replace(state, display=(*state.display[:at], *state.display[at + 1 :]))


def _read_district(state: MexicaState, where: Where) -> str:
    district = district_at(state).get(_square(where))
    return list_text(district.squares if district else ())


def _read_size(state: MexicaState, where: Where) -> str:
    district = district_at(state).get(_square(where))
    return number_or_nothing(district.size if district else None)


def _read_worth(state: MexicaState, where: Where) -> str:
    district = district_at(state).get(_square(where))
    return number_or_nothing(ranking.totals(state, district)[where[1]] if district else None)


def _read_water(state: MexicaState, where: Where) -> str:
    start, target = (data.SQUARES[at] for at in where)
    if start not in bridges_at(state):
        return NOTHING
    return number_or_nothing(costs_by_water(state, start).get(target))


FACTS = (
    fact("canals = TILES laid beside the printed ones, as B13 or B11-B12", _read_canals, _write_canals),
    fact("bridge SQUARE = DIRECTION of the bridge there, h or v", _read_bridge, _write_bridge),
    fact("bridges = NUMBER of bridges on the board", lambda state, where: str(len(state.bridges))),
    fact("building SQUARE = SEAT and value, as P0 2 or neutral 2", _read_building, _write_building),
    fact("founder SQUARE = SEAT that founded the district whose calpulli lies there", _read_founder, _write_founder),
    fact(
        "districts = NUMBERS, the sizes of all districts in the order of reading",
        lambda state, where: list_text(str(district.size) for district in districts(state)),
    ),
    fact("district SQUARE = SQUARES of the district in which it lies", _read_district),
    fact("size SQUARE = NUMBER of squares of its district", _read_size),
    fact("worth SQUARE SEAT = NUMBER that its buildings in the district are worth", _read_worth),
    fact("water SQUARE SQUARE = NUMBER of points from bridge to bridge by water", _read_water),
    fact(
        "almost = NUMBERS, the sizes of the areas that a single tile would enclose",
        lambda state, where: list_text(str(area.size) for area in almost_enclosed(state)),
    ),
)
