"""Placing the tile turned up: it must touch explored terrain, and one must be able to get onto it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.sequence import top
from rules.tikal import data
from rules.tikal.actions import PlaceTile
from rules.tikal.choices import space_token
from rules.tikal.events import Event, TilePlaced, TreasuresLaid
from rules.tikal.state import Space, TikalState, Turn, with_space, with_turn

VOLCANO = "volcano"


def legal_rotations(state: TikalState, tile: str) -> dict[str, tuple[int, ...]]:
    """Returns the spaces where a tile can be placed, in their order, with its rotations there; a volcano has just 0.

    Where no space is left that one could get onto, any space that touches explored terrain will do (ruling 5).
    """
    frontier = _frontier(state.spaces)
    if data.TILES[tile].terrain == VOLCANO:
        return {data.SPACES[at]: (0,) for at in frontier}
    found = {data.SPACES[at]: _rotations(state.spaces, at, tile) for at in frontier}
    return {space: ways for space, ways in found.items() if ways} or dict.fromkeys(found, data.ROTATIONS)


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces for the tile that waits, then its rotations there."""
    tile = top(state, Turn).tile
    volcano = data.TILES[tile].terrain == VOLCANO
    spaces = legal_rotations(state, tile)
    match words:
        case ():
            yield from (space_token(space, ends=volcano) for space in spaces)
        case (space,) if not volcano:
            for rotation in spaces.get(space, ()):
                yield Token(f"r{rotation}", ends=True, note=_borders(state, tile, data.INDEX[space], rotation))


def check(state: TikalState, seat: Seat, action: PlaceTile) -> None:
    """Judges where a tile is placed: on an unexplored space that touches explored ones, so that one can get there."""
    turn = top(state, Turn)
    if not turn.tile:
        raise IllegalAction("no-tile")
    at = data.INDEX[action.space]
    if state.spaces[at].tile:
        raise IllegalAction("space-explored", space=action.space)
    if not any(state.spaces[near].tile for _, near, _ in data.BORDERS[at]):
        raise IllegalAction("touches-nothing", space=action.space)
    if data.TILES[turn.tile].terrain == VOLCANO:
        if action.rotation is not None:
            raise IllegalAction("volcano-has-no-rotation", tile=turn.tile)
        return
    rotation = action.rotation or 0
    if not _enterable(state, turn.tile, at, rotation) and _placeable(state, turn.tile):
        raise IllegalAction("not-enterable", tile=turn.tile, space=action.space, rotation=rotation)


def apply(state: TikalState, seat: Seat, action: PlaceTile, chance: Chance) -> Step[TikalState, Event]:
    """Places the tile; a treasure tile receives its treasures."""
    tile = data.TILES[top(state, Turn).tile]
    rotation = action.rotation or 0
    masks = state.numbers.masks[tile.id]
    treasures, pile = state.pile[:masks], state.pile[masks:]
    state = with_space(
        with_turn(replace(state, pile=pile), tile=""),
        data.INDEX[action.space],
        tile=tile.id,
        rotation=rotation,
        value=state.numbers.values[tile.id],
        treasures=treasures,
    )
    placed = TilePlaced(seat=seat, tile=tile.id, terrain=tile.terrain, space=action.space, rotation=rotation)
    laid = (TreasuresLaid(space=action.space, treasures=len(treasures)),) if treasures else ()
    return Step(state=state, events=(placed, *laid))


def _frontier(spaces: tuple[Space, ...]) -> list[int]:
    """Returns the unexplored spaces next to explored ones."""
    return [
        at
        for at, space in enumerate(spaces)
        if not space.tile and any(spaces[near].tile for _, near, _ in data.BORDERS[at])
    ]


def _rotations(spaces: tuple[Space, ...], at: int, tile: str) -> tuple[int, ...]:
    """Returns the rotations in which stones lead onto a tile: all of them if a neighbour's stones do."""
    own: set[int] = set()
    for edge, near, facing in data.BORDERS[at]:
        space = spaces[near]
        if not space.tile or space.terrain == VOLCANO:
            continue
        if space.stones[facing]:
            return data.ROTATIONS
        own.update((edge - printed) % 6 for printed, stones in enumerate(data.TILES[tile].stones) if stones)
    return tuple(sorted(own))


def _enterable(state: TikalState, tile: str, at: int, rotation: int) -> bool:
    stones = data.LAID[tile][rotation]
    borders = ((edge, state.spaces[near], facing) for edge, near, facing in data.BORDERS[at])
    return any(
        space.tile and space.terrain != VOLCANO and stones[edge] + space.stones[facing] > 0
        for edge, space, facing in borders
    )


def _borders(state: TikalState, tile: str, at: int, rotation: int) -> Say:
    """Says to which neighbours stones would lead, and how many; over the other borders there is no way."""
    stones = data.LAID[tile][rotation]
    near = sorted(
        (data.SPACES[near], stones[edge] + state.spaces[near].stones[facing])
        for edge, near, facing in data.BORDERS[at]
        if state.spaces[near].tile and state.spaces[near].terrain != VOLCANO
    )
    borders = tuple(f"{space} ({count})" for space, count in near if count)
    return Say("borders", {"borders": borders, "count": len(borders), "rotation": f"r{rotation}"})


def _placeable(state: TikalState, tile: str) -> bool:
    """Says whether there is any space and rotation in which one can get onto the tile."""
    return any(
        _enterable(state, tile, at, rotation)
        for at, space in enumerate(state.spaces)
        if not space.tile
        for rotation in data.ROTATIONS
    )
