"""Where everything lies on the picture of Tikal, in pixels.

On a wide and a tall picture the board is turned by a quarter, with its north on the left: it is a third longer than it
is high, so a space is larger there. Beside it on a wide picture are the players and below them the supplies; on a tall
one these are below the board, and the players below them. On a broad picture the board lies with its north above, and
all else is beside it, for more than two in a broader column.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from render.core.boxes import Box, tiled
from render.core.canvas import Point, Polygon, polar
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, STRIP, TOP, Plan, below, footed, telling
from render.core.scene import BROAD, TALL, WIDE, Layout
from rules.core.compass import Cell

RADIUS = 98
"""From the middle of a space to its corners."""
COLUMNS, ROWS = "abcdefgh", 5
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
_LONG, _SHORT = round(12.5 * RADIUS), round(11 * APOTHEM)
"""How far the board reaches from west to east, and from north to south."""

LIFT = 11
"""How far above the middle of its space a temple, a treasure or a camp stands: the front is for figures."""

DISPLAYED = 64
"""The radius of tiles on display."""

EDGES = range(6)
"""N, NE, SE, S, SW, NW."""

NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Corner:
    """A corner of a space in which figures stand, clear of what borders cost and of a temple."""

    angle: int
    """Its direction on the picture, in degrees clockwise from the right."""
    at: Point
    """From the middle of the space to a group."""
    led: Point
    """From there to a group with a leader: the hat rises above it, clear of the value of a temple."""
    sign: int = 72
    """From there to the sign of what was done."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Site:
    """How the board lies on a picture, and where in a space everything has its place."""

    turn: int = 0
    """By how many degrees it is turned counterclockwise."""
    grid: Hexes
    board: Box
    tile: tuple[int, int]
    """The size of a tile with its shadow."""
    name: Point
    """From the middle of an explored space to its name."""
    corners: tuple[Corner, ...]
    """Where groups stand, one for each seat, and the one in which none does; the sixth corner has the name."""
    signs: tuple[int, ...]
    """The directions of these corners in the order in which signs are put into them."""

    @property
    def tilt(self) -> int:
        """Returns the direction of the first corner clockwise from the right."""
        return 30 if self.grid.pointed else 0

    @property
    def guarded(self) -> int:
        """Returns the direction of the corner in which no seat stands; on a turned board a guard does."""
        return self.corners[-1].angle

    def centre(self, name: str) -> Point:
        """Returns the middle of a space."""
        return _centre(self, name)

    def space(self, name: str) -> Polygon:
        """Returns the six corners of a space."""
        return self.grid.corners(_cell(self, name))

    def named(self, name: str) -> Point:
        """Returns where the name of an explored space stands."""
        x, y = self.centre(name)
        return (x + self.name[0], y + self.name[1])

    def hexagon(self, middle: Point, radius: float = RADIUS) -> Polygon:
        """Returns the six corners of a tile that lies anywhere."""
        return Hexes(origin=middle, radius=radius, pointed=self.grid.pointed).corners((0, 0))

    def edge_angle(self, edge: int) -> int:
        """Returns the direction of an edge from the middle, in degrees clockwise from the right."""
        return -90 + 60 * edge - self.turn

    def spot(self, middle: Point, angle: int, *, led: bool) -> Point:
        """Returns where a group in a corner of a space stands."""
        corner = self._corner(angle)
        dx, dy = corner.led if led else corner.at
        return (middle[0] + dx, middle[1] + dy)

    def sign(self, middle: Point, angle: int) -> Point:
        """Returns where the sign in a corner of a space stands."""
        return polar(middle, self._corner(angle).sign, angle)

    def _corner(self, angle: int) -> Corner:
        return next(corner for corner in self.corners if corner.angle == angle)


def lifted(middle: Point) -> Point:
    """Returns where a temple, a treasure or a camp stands on a space with its middle there."""
    return (middle[0], middle[1] - LIFT)


@cache
def _centre(site: Site, name: str) -> Point:
    return site.grid.centre(_cell(site, name))


def _cell(site: Site, name: str) -> Cell:
    """Returns the axial coordinates of a space on a site; a6, c6, e6 and g6 are the notches below the board."""
    q, row = COLUMNS.index(name[0]), int(name[1:])
    r = row - 1 - q // 2
    return (q + r, -q) if site.turn else (q, r)


UPRIGHT = Site(
    grid=Hexes(origin=(MARGIN + RADIUS, TOP + APOTHEM), radius=RADIUS),
    board=(MARGIN, TOP, MARGIN + _LONG, TOP + _SHORT),
    tile=(2 * RADIUS + 8, round(2 * APOTHEM) + 8),
    name=(-34, -66),
    corners=(
        Corner(angle=120, at=(-29, 50), led=(-32, 53)),
        Corner(angle=60, at=(29, 50), led=(32, 53)),
        Corner(angle=0, at=(54, 3), led=(53, 5)),
        Corner(angle=180, at=(-57, 9), led=(-57, 15)),
        Corner(angle=300, at=(32, -56), led=(34, -36)),
    ),
    signs=(300, 60, 120, 0, 180),
)
TURNED = Site(
    turn=90,
    grid=Hexes(origin=(MARGIN + APOTHEM, TOP + 11.5 * RADIUS), radius=RADIUS, pointed=True),
    board=(MARGIN, TOP, MARGIN + _SHORT, TOP + _LONG),
    tile=(round(2 * APOTHEM) + 8, 2 * RADIUS + 8),
    name=(0, -72),
    corners=(
        Corner(angle=150, at=(-54, 31), led=(-48, 35)),
        Corner(angle=30, at=(54, 31), led=(48, 35)),
        Corner(angle=90, at=(0, 56), led=(0, 58)),
        Corner(angle=330, at=(54, -31), led=(54, -14)),
        Corner(angle=210, at=(-66, -38), led=(-64, -24), sign=88),
    ),
    signs=(330, 30, 150, 90, 210),
)
"""The first space is in the lower left corner, and the base camp in the lower right one."""


def site_of(layout: Layout) -> Site:
    return UPRIGHT if layout == BROAD else TURNED


BOARD = UPRIGHT.board
_COLUMN, _BROADER = 350, 384
"""How broad what lies beside the board of a wide picture is, and beside that for four."""
_TILES, _LEFT = 284, 124
"""How high on it is the place of the tiles turned up, at its foot, and that of the temple levels above them."""
_SHELF: Box = (MARGIN, TURNED.board[3] + 6, TURNED.board[2], TURNED.board[3] + 164)
"""Where the supplies lie on a tall picture."""
_BELOW = 176
"""The height of a player's panel below a tall board."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; the spare place is that of the key.

    Below all, the last turn of each other seat has a line, for two and on a tall picture with one to spare; not on a
    broad one, in whose window they stand in words beside it.
    """
    if layout == BROAD:
        return _aside(seats) if seats > 2 else footed(_beside(UPRIGHT, seats), STRIP)
    if layout == WIDE:
        return telling(footed(_beside(TURNED, seats), STRIP), max(2, seats - 1))
    return telling(footed(below(_SHELF[3] + GAP, _SHELF[2], seats, height=_BELOW, columns=2), 2 * STRIP), seats)


def _beside(site: Site, seats: int) -> Plan:
    """Puts the players below one another beside a board, above the supplies."""
    left, top, bottom = site.board[2] + GAP, site.board[1], site.board[3]
    right = left + _column(site, seats)
    height = (bottom - _TILES - _LEFT - 2 * GAP - top) // seats - GAP
    return Plan(
        size=(right + MARGIN, bottom + MARGIN),
        bar=(MARGIN, 10, right, TOP - GAP),
        players=tiled((left, top, right, bottom), seats, height=height),
        spare=None,
    )


def _column(site: Site, seats: int) -> int:
    return _COLUMN if site is TURNED and seats < 4 else _BROADER


_ASIDE: Box = (BOARD[2] + GAP, 10, 1962, BOARD[3])
"""Where all but the turn line lies beside the board of a broad picture for more than two."""
_TURNED, _LEVELS, _KEY = 489, 689, 827
"""Where on it the tiles begin, the temple levels, and the key; the players stand above them."""


def _aside(seats: int) -> Plan:
    """Puts more than two players in two rows above the supplies and the key."""
    left, top, right, bottom = _ASIDE
    height = (_TURNED - top) // 2 - GAP
    return Plan(
        size=(right + MARGIN, bottom + MARGIN),
        bar=(MARGIN, 10, BOARD[2], TOP - GAP),
        players=tiled((left, top, right, bottom), seats, height=height, columns=2),
        spare=(left, _KEY, right, bottom),
    )


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the supplies lie."""

    stack: Point
    pile: int
    """The radius of its tiles."""
    hand: Box
    """Of the tile that waits to be placed."""
    display: tuple[Point, ...]
    """The middles of the tiles of an auction."""
    levels: Box
    """Of the temple levels that are left."""
    rows: int = 1
    """In how many rows these lie."""
    named: int = 68
    """How far above the middle of a tile on display its name stands."""
    held: int = 71
    """The radius of the tile in hand."""

    @property
    def high(self) -> bool:
        """Says whether there is room for its name above the tile in hand."""
        return self.hand[3] - self.hand[1] > 2 * self.held + _NAMED

    @property
    def in_hand(self) -> Point:
        """Returns the middle of the tile in hand."""
        left, top, right, bottom = self.hand
        if self.high:
            return ((left + right) / 2, bottom - self.held - 4)
        return (left + self.held + 8, (top + bottom) / 2)


_NAMED = 68
"""The height of a name above the tile in hand."""


def shelf(layout: Layout, seats: int, tiles: int) -> Shelf:
    """Returns where the supplies lie for a number of seats while so many tiles are on display."""
    if layout == BROAD and seats > 2:
        left, _, right, _ = _ASIDE
        first = left + 2 * RADIUS + 4
        display, hand = (
            _in_row(first, _LEVELS - GAP - 62, (right - first) // 4, tiles),
            (first + 6, 520, first + 312, 648),
        )
        middle = (left + RADIUS, (_TURNED + _LEVELS - GAP) // 2)
        return Shelf(middle, RADIUS, hand, display, (left, _LEVELS, right, _KEY - GAP))
    return _shelf_below(tiles) if layout == TALL else _shelf_beside(site_of(layout), seats, tiles)


def _shelf_beside(site: Site, seats: int, tiles: int) -> Shelf:
    """Puts what is turned up below the levels beside a board, and the stack into the last notch of a turned one, else
    beside that, or as the first of an auction's tiles."""
    left, bottom = site.board[2] + GAP, site.board[3]
    right, high = left + _column(site, seats), bottom - _TILES
    levels = (left, high - GAP - _LEFT, right, high - GAP)
    if site is TURNED:
        x, y = site.centre("a6")
        first = round(x + APOTHEM) + GAP
        display = _in_two_columns((first, high, right, bottom), tiles)
        hand = (first, high, right, bottom)
        return Shelf((x, y), RADIUS, hand, display, levels, rows=3, named=_DEEP - 13, held=RADIUS)
    hand = ((left + right) // 2, high, right, bottom)
    (x, y), *others = _in_two_columns((left, high, right, bottom), tiles + 1)
    stack = (x, y - 8 if tiles else (high + bottom) // 2)
    return Shelf(stack, _PILE, hand, tuple(others), levels, rows=3, named=_DEEP - 13, held=_HELD)


def _in_two_columns(box: Box, tiles: int) -> tuple[Point, ...]:
    """Returns the middles of so many tiles with their names above them, four at the most."""
    left, top, right, _ = box
    half, down = (right - left) // 2, _TILES // 2
    return tuple((left + half * (i % 2) + half // 2, top + down * (i // 2) + _DEEP) for i in range(tiles))


_HELD = 84
"""The radius of the tile in hand beside the stack."""
_DEEP = 79
"""How far below the upper end of its place the middle of a tile on display lies."""
_PILE = 72
"""The radius of the stack below a turned board."""


def _shelf_below(tiles: int) -> Shelf:
    """Puts the stack, what is turned up, and the levels in three rows side by side below a turned board."""
    left, top, right, bottom = _SHELF
    half, pitch = round(_PILE * APOTHEM / RADIUS), 118
    first = left + 2 * half + 14
    start = first + max(tiles, 3) * pitch + 8
    display = tuple((first + pitch // 2 + i * pitch, bottom - DISPLAYED - 2) for i in range(tiles))
    hand, levels = (first, top + 2, start - GAP, bottom), (start, top + 2, right, bottom)
    return Shelf((left + half + 4, (top + bottom) // 2), _PILE, hand, display, levels, rows=3, named=78)


def _in_row(left: int, y: int, pitch: int, tiles: int) -> tuple[Point, ...]:
    return tuple((left + DISPLAYED + i * pitch, y) for i in range(tiles))
