"""The board of Java: hexagons with a border round them, and where tiles can lie on it. Nothing here changes in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.core.areas import areas
from rules.core.hexes import POINTED_TOP, name_in_row

At: TypeAlias = int
"""A space by its index, in the order in which a position holds the spaces."""

LAND, LAKE, HIGHLAND, LOWLAND = "land", "lake", "highland", "lowland"
"""The kinds of spaces: Central Java with its printed lakes, and the two kinds of border round it."""

_PRINTED = {"o": LAND, "~": LAKE, "H": HIGHLAND, "L": LOWLAND}


class Footprint(NamedTuple):
    """What a tile covers that lies so."""

    rotation: int
    spaces: tuple[At, ...]
    """The village first, where the tile has one."""
    hanging: int
    """How many of them are border spaces."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Board:
    """A map; tuples have an entry for each space, in the order of the labels: row by row, A5 first."""

    names: tuple[str, ...]
    """The labels: the letter of the row and the number in it. Neighbours in a row differ by 1."""
    index: dict[str, At]
    kinds: tuple[str, ...]
    near: tuple[tuple[At | None, ...], ...]
    """The neighbour of each space in each direction, None where the board ends."""
    neighbours: tuple[tuple[At, ...], ...]
    """The neighbours that there are, in the order of the directions."""
    central: tuple[bool, ...]
    """Whether a space is in Central Java, printed lakes included."""
    perimeter: tuple[bool, ...]
    """Whether a space of Central Java has a border space next to it."""
    outside: tuple[tuple[At, ...], ...]
    """The border spaces next to a space."""
    rim: tuple[At, ...]
    """The spaces with a border space or the end of the board next to them, over which developers come and go."""
    edge: tuple[bool, ...]
    """Whether a border space has the end of the board next to it, where no tile can ever lie."""
    footprints: dict[int, tuple[tuple[Footprint, ...], ...]]
    """By the size of a tile, for each space how a tile can lie that has its village there: the rice of a two-space tile
    lies in the direction of its rotation, that of a three-space tile in this and in the next one."""

    def parts(self, cells: tuple[At, ...]) -> tuple[tuple[At, ...], ...]:
        """Parts spaces into what is connected, in the order of the first space of each; kept for what is asked anew."""
        return _parts(self, cells)

    def shore(self, part: tuple[At, ...]) -> tuple[At, ...]:
        """Returns the spaces round what is connected, in their order; kept, too."""
        return _shore(self, part)


@lru_cache(maxsize=64)
def _parts(board: Board, cells: tuple[At, ...]) -> tuple[tuple[At, ...], ...]:
    return areas(dict.fromkeys(cells), board.neighbours.__getitem__)


@lru_cache(maxsize=512)
def _shore(board: Board, part: tuple[At, ...]) -> tuple[At, ...]:
    return tuple(sorted({near for at in part for near in board.neighbours[at]} - {*part}))


def read(rows: Sequence[str]) -> Board:
    """Reads a drawn map, each space by its kind, half a space to a character."""
    printed = {
        name_in_row(cell): (cell, _PRINTED[sign])
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != " "
        for cell in [((column - row) // 2, row)]
    }
    names = tuple(printed)
    index = {name: at for at, name in enumerate(names)}
    kinds = tuple(kind for _, kind in printed.values())
    named = POINTED_TOP.neighbours({name: cell for name, (cell, _) in printed.items()})
    near = tuple(tuple(None if name is None else index[name] for name in row) for row in named.values())
    neighbours = tuple(tuple(to for to in row if to is not None) for row in near)
    central = tuple(kind in (LAND, LAKE) for kind in kinds)
    outside = tuple(tuple(to for to in row if not central[to]) for row in neighbours)
    edge = tuple(not inside and None in row for inside, row in zip(central, near, strict=True))
    return Board(
        names=names,
        index=index,
        kinds=kinds,
        near=near,
        neighbours=neighbours,
        central=central,
        perimeter=tuple(inside and bool(border) for inside, border in zip(central, outside, strict=True)),
        outside=outside,
        rim=tuple(at for at in range(len(names)) if outside[at] or edge[at]),
        edge=edge,
        footprints={
            size: tuple(tuple(_footprints(at, row, size, central)) for at, row in enumerate(near)) for size in (1, 2, 3)
        },
    )


def _footprints(village: At, near: Sequence[At | None], size: int, central: Sequence[bool]) -> Iterator[Footprint]:
    """Yields how a tile of a size can lie that has its village on a space; a single tile has one rotation."""
    for rotation in range(len(near) if size > 1 else 1):
        rice = (near[(rotation + further) % len(near)] for further in range(size - 1))
        spaces = (village, *(to for to in rice if to is not None))
        if len(spaces) == size:
            yield Footprint(rotation, spaces, sum(not central[at] for at in spaces))
