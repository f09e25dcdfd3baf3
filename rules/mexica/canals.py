"""Canals: single and double tiles on vacant plain land; they part districts and never move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.mexica import halves, locks
from rules.mexica.actions import LayDouble, LaySingle
from rules.mexica.board import Squares, entrances, vacant_plain
from rules.mexica.choices import last_token, taking_note
from rules.mexica.data import COLUMN_NAMES, DOUBLES, LARGEST, NEAR, SINGLES
from rules.mexica.districts import District, district_at, districts
from rules.mexica.events import CanalLaid, DistrictEnclosed, Event
from rules.mexica.ground import check_vacant_plain
from rules.mexica.points import check_points, spend
from rules.mexica.state import MexicaState, Tile, turn_of


@derived
def open_squares(state: MexicaState) -> Squares:
    """Returns the squares that a tile may cover: vacant plain ones that are no entrance, in districts not founded."""
    founded = (square for district in districts(state) if district.calpulli for square in district.squares)
    return vacant_plain(state) - entrances(state) - frozenset(founded)


@derived
def singles(state: MexicaState) -> tuple[Tile, ...]:
    """Returns the squares for a single tile, as far as the supply and the rules of the board allow."""
    ground = open_squares(state)
    return tuple(tile for tile in SINGLES if tile[0] in ground) if state.singles else ()


@derived
def doubles(state: MexicaState) -> tuple[Tile, ...]:
    """Returns the squares for a double tile, as far as the supply and the rules of the board allow."""
    ground = open_squares(state)
    return tuple(tile for tile in DOUBLES if tile[0] in ground and tile[1] in ground) if state.doubles else ()


def tokens_single(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the squares for a single tile."""
    if not words:
        for tile, note in _offered(state, seat, singles(state)):
            yield last_token(tile[0], LaySingle(square=tile[0]), note)


def tokens_double(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers each two squares for a double tile; where there are many, those of a row or of two columns first."""
    if not words:
        for tile, note in _offered(state, seat, doubles(state)):
            action = LayDouble(squares=(tile[0], tile[1]))
            yield Token("-".join(tile), ends=True, note=note, group=_line(tile), action=action)


def menu_double(state: MexicaState, seat: Seat) -> Iterator[Token]:
    """Offers the same to a panel, first what lies side by side row by row, then what is upright."""
    yield from sorted(tokens_double(state, seat, ()), key=_place_of_line)


def _place_of_line(token: Token) -> tuple[bool, int]:
    """Returns where the line of a pair of squares comes: the rows from above, then the columns from the left."""
    first, second = token.text.split("-")
    upright = first[0] == second[0]
    return upright, ord(first[0]) if upright else int(first[1:])


def check_single(state: MexicaState, seat: Seat, action: LaySingle) -> None:
    """Judges a single tile."""
    if not state.singles:
        raise IllegalAction("no-single-left")
    _check_tile(state, (action.square,))


def check_double(state: MexicaState, seat: Seat, action: LayDouble) -> None:
    """Judges a double tile, each of whose squares must be open (ruling 7)."""
    if not state.doubles:
        raise IllegalAction("no-double-left")
    _check_tile(state, action.squares)


def apply_single(state: MexicaState, seat: Seat, action: LaySingle, chance: Chance) -> Step[MexicaState, Event]:
    """Lays a single tile."""
    return _lay(replace(state, singles=state.singles - 1), seat, (action.square,))


def apply_double(state: MexicaState, seat: Seat, action: LayDouble, chance: Chance) -> Step[MexicaState, Event]:
    """Lays a double tile."""
    return _lay(replace(state, doubles=state.doubles - 1), seat, action.squares)


def _offered(state: MexicaState, seat: Seat, tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, Callable[[], Say]]]:
    """Yields the tiles that may be laid now, with what is to be known of each."""
    if turn_of(state).points < state.numbers.canal:
        return
    after = partial(with_tile, state)
    for tile in locks.allowed(state, tiles, after):
        yield tile, partial(taking_note, state, seat, state.numbers.canal, tile, after)


@cache
def _line(tile: Tile) -> Say:
    """Names what a pair of squares has in common with others: its row, or the two columns of upright pairs."""
    first, second = tile
    if first[0] != second[0]:
        return Say("across", {"row": int(first[1:])})
    left = ord(first[0]) - (ord(first[0]) - ord("A")) % 2
    return Say("upright", {"columns": tuple(chr(column) for column in (left, left + 1) if chr(column) in COLUMN_NAMES)})


def with_tile(state: MexicaState, tile: Tile) -> MexicaState:
    """Returns the state with a tile on the board, wherever it came from."""
    return replace(state, canals=(*state.canals, tile))


def _check_tile(state: MexicaState, tile: Tile) -> None:
    for square in tile:
        check_square(state, square)
    if len(tile) > 1 and tile[1] not in NEAR[tile[0]]:
        raise IllegalAction("not-side-by-side", start=tile[0], target=tile[1])
    check_points(state, state.numbers.canal)
    locks.check(with_tile(state, tile))


def check_square(state: MexicaState, square: str) -> None:
    """Judges a square for a tile, whatever the supply: raises `IllegalAction` for the ground and what is on it."""
    check_vacant_plain(state, square)
    founded = district_at(state)[square].calpulli
    if founded:
        raise IllegalAction("district-founded", square=square, size=founded.size)
    for bridge in state.bridges:
        if square in bridge.entrances:
            raise IllegalAction("bridge-entrance", square=square, bridge=bridge.square)


def _lay(state: MexicaState, seat: Seat, tile: Tile) -> Step[MexicaState, Event]:
    """Lays a tile; the district that it lies in may fall into several."""
    before, parted = state, district_at(state)[tile[0]]
    state = replace(spend(with_tile(state, tile), state.numbers.canal), progress=True)
    enclosed = tuple(
        DistrictEnclosed(square=district.name, size=district.size, open=district.size in state.display)
        for district in _enclosed(state, parted)
    )
    laid = CanalLaid(seat=seat, squares=tile)
    return halves.settled(before, Step(state=state, events=(laid, *enclosed)))


def _enclosed(state: MexicaState, parted: District) -> list[District]:
    """Returns what a district has been parted into; of what is too large for any calpulli the largest is its rest."""
    inside = {*parted.squares}
    left = [district for district in districts(state) if district.name in inside]
    if len(left) < 2:
        return []
    return [district for district in left if district.size <= LARGEST] or sorted(left, key=lambda part: part.size)[:-1]
