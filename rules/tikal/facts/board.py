"""The board: terrain, borders, temples."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rules.core.facts import NOTHING, Where, list_text, number_of, words_of
from rules.core.seats import replaced
from rules.tikal import data, movement, placement
from rules.tikal.facts.supplies import take_tile
from rules.tikal.facts.words import fact
from rules.tikal.state import Space, TikalState, ordinary_turn, with_space
from rules.tikal.temples import TEMPLE


def _read_space(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    if not space.tile:
        return NOTHING
    return f"{space.tile} r{space.rotation}" if space.tile in data.TILES else "printed"


def _write_space(state: TikalState, where: Where, value: str) -> TikalState:
    """Lays a tile, wherever it was before; a treasure tile gets its treasures from the pile."""
    at = where[0]
    tile, rotation = (*words_of(value), "r0")[:2]
    if len(words_of(value)) > 2 or rotation not in [f"r{k}" for k in data.ROTATIONS]:
        raise ValueError("a tile and a rotation r0 to r5 are needed")
    if state.spaces[at].tile:
        raise ValueError(f"{data.SPACES[at]} is explored already")
    state = take_tile(state, tile)
    numbers = state.numbers
    masks = numbers.masks[tile]
    state = with_space(
        state, at, tile=tile, rotation=int(rotation[1]), value=numbers.values[tile], treasures=state.pile[:masks]
    )
    return replace(state, pile=state.pile[masks:])


def _read_terrain(state: TikalState, where: Where) -> str:
    return state.spaces[where[0]].terrain or NOTHING


def _read_stones(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    return list_text(map(str, space.stones)) if space.tile else NOTHING


def _read_border(state: TikalState, where: Where) -> str:
    stones = movement.stones_between(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return str(sum(stones)) if stones else NOTHING


def _read_cost(state: TikalState, where: Where) -> str:
    found = movement.cheapest_way(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return str(found[0]) if found else NOTHING


def _read_way(state: TikalState, where: Where) -> str:
    found = movement.cheapest_way(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return "-".join(found[1]) if found else NOTHING


def _read_rotations(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    if turn is None or not turn.tile:
        return NOTHING
    return list_text(f"r{k}" for k in placement.legal_rotations(state, turn.tile).get(data.SPACES[where[0]], ()))


def _read_value(state: TikalState, where: Where) -> str:
    return str(state.spaces[where[0]].value)


def _write_value(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a temple show a level; the squares for it come out of the supply."""
    space = temple_at(state, where[0])
    wanted = number_of(value, data.HIGHEST_SQUARE)
    printed = state.numbers.values[space.tile]
    if wanted < printed:
        raise ValueError(f"the temple shows at least {printed}")
    squares = Counter(dict(enumerate(state.squares, start=data.LOWEST_SQUARE)))
    squares.update(range(printed + 1, space.value + 1))
    squares.subtract(range(printed + 1, wanted + 1))
    for level, left in squares.items():
        if left < 0:
            raise ValueError(f"no square {level} is left in the supply")
    state = replace(state, squares=tuple(squares[level] for level in sorted(squares)))
    return with_space(state, where[0], value=wanted)


def _read_squares(state: TikalState, where: Where) -> str:
    return str(state.squares[where[0]])


def _write_squares(state: TikalState, where: Where, value: str) -> TikalState:
    most = state.numbers.squares[where[0]]
    return replace(state, squares=replaced(state.squares, where[0], number_of(value, most)))


def _read_explored(state: TikalState, where: Where) -> str:
    return str(sum(1 for space in state.spaces if space.tile))


def temple_at(state: TikalState, at: int) -> Space:
    """Returns the space of an index, which must be a temple."""
    if state.spaces[at].terrain != TEMPLE:
        raise ValueError(f"{data.SPACES[at]} is no temple")
    return state.spaces[at]


FACTS = (
    fact("space SPACE = TILE and rotation, as A6 r0", _read_space, _write_space),
    fact("terrain SPACE = base-camp, jungle, temple, treasure or volcano", _read_terrain),
    fact("stones SPACE = NUMBERS on the edges N NE SE S SW NW", _read_stones),
    fact("border SPACE SPACE = NUMBER of stones on both sides of a border", _read_border),
    fact("cost SPACE SPACE = NUMBER of points for the cheapest way of one figure", _read_cost),
    fact("way SPACE SPACE = WAY that is the cheapest, as a5-b4-c4", _read_way),
    fact("rotations SPACE = ROTATIONS in which the tile can be placed there, as r1 r4", _read_rotations),
    fact("value SPACE = NUMBER a temple shows, 0 elsewhere", _read_value, _write_value),
    fact("squares LEVEL = NUMBER of that level left in the supply", _read_squares, _write_squares),
    fact("explored = NUMBER of explored spaces", _read_explored),
)
