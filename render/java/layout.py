"""Where everything lies on the pictures of Java, in pixels.

The island lies with its north above; on a tall picture it is turned by a quarter, with its north on the left: it is
half as broad again as it is high, so a space is half as large again on a phone. The supplies lie in corners of its sea;
players and cities are below it on a wide and on a tall picture, and beside it on a broad one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from render.core.boxes import Box, tiled
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, TOP, Plan, aside, below, footed, telling
from render.core.scene import BROAD, TALL, WIDE, Layout
from rules.core.compass import Cell

RADIUS = 37
"""From the middle of a space to its corners."""
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
RULER = 34
"""The height of the sea above the island, and of that below it, on which coordinates stand."""
_NORTH = TOP + RULER
_LONG, _SHORT = round(38 * APOTHEM), 23 * RADIUS
"""How far the island reaches from west to east, and from north to south."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Site:
    """How the island lies on a picture, where in a space everything has its place, and where the supplies lie."""

    turn: int = 0
    """By how many degrees it is turned counterclockwise."""
    grid: Hexes
    sea: Box
    """On which coordinates may stand."""
    board: Box
    cards: Box
    tiles: Box
    palaces: Box
    costs: Box
    """Where it stands what is paid for with action points."""
    ship: Point
    """Where a ship is if the cities are not listed on the sea."""
    high: int
    """How far above the middle of its space a name stands where something is built."""
    low: int
    """How far below the middle of its space a number stands, clear of the name."""
    built: int
    """The same of a palace."""
    standing: tuple[int, int]
    """How far beside and below the middle of its space a developer stands at a number, and reaches to no edge."""

    @property
    def lying(self) -> tuple[Box, ...]:
        """What lies in corners of the sea on every picture."""
        return (self.cards, self.tiles, self.palaces, self.costs)

    def centre(self, name: str) -> Point:
        """Returns the middle of a space."""
        return _spot(self, name)[0]

    def space(self, name: str) -> Polygon:
        """Returns the six corners of a space, clockwise from the one between its edges to the east and southeast."""
        return _spot(self, name)[1]

    def edge(self, name: str, direction: int) -> tuple[Point, Point]:
        """Returns the ends of the edge of a space in a direction, counted counterclockwise from the east."""
        corners = self.space(name)
        return corners[(5 - direction) % 6], corners[(6 - direction) % 6]

    def angle(self, direction: int) -> int:
        """Returns where a direction points, in degrees counterclockwise from the right."""
        return 60 * direction + self.turn


@cache
def _spot(site: Site, name: str) -> tuple[Point, Polygon]:
    q, r = cell(name)
    if not site.turn:
        return site.grid.centre((q, r)), site.grid.corners((q, r))
    turned = (r, -q - r)
    *others, last = site.grid.corners(turned)
    return site.grid.centre(turned), (last, *others)


@cache
def cell(name: str) -> Cell:
    """Returns the axial coordinates of a space; the rows have letters, A in the north."""
    row = ord(name[0]) - ord("A")
    return (int(name[1:]) - row // 2 - 1, row)


_EVERY = 3


def guides(name: str) -> bool:
    """Says whether a space is one of those that always have their names; beside each other one in the row lies one, but
    for ends of rows in the border."""
    return int(name[1:]) % _EVERY == 0


_EVEN = 0.25
"""By how much the grid is moved, so that no corner lies halfway between two pixels and is taken for another one."""
UPRIGHT = Site(
    grid=Hexes(origin=(MARGIN + APOTHEM, _NORTH + RADIUS + _EVEN), radius=RADIUS, pointed=True),
    sea=(MARGIN, TOP, MARGIN + _LONG, _NORTH + _SHORT + RULER),
    board=(MARGIN, _NORTH, MARGIN + _LONG, _NORTH + _SHORT),
    cards=(MARGIN, TOP + 34, 192, TOP + 150),
    tiles=(1050, TOP + 34, MARGIN + _LONG, TOP + 150),
    palaces=(MARGIN, _NORTH + _SHORT - 69, 306, _NORTH + _SHORT + 31),
    costs=(MARGIN, _NORTH + _SHORT - 282, 130, _NORTH + _SHORT - 76),
    ship=(1120, 932),
    high=20,
    low=9,
    built=1,
    standing=(-13, 7),
)
_RIGHT, _END = MARGIN + _SHORT, _NORTH + _LONG
"""Where the island ends if it is turned: all the width is its own, as what is nearer to the eye is read."""
TURNED = Site(
    turn=90,
    grid=Hexes(origin=(MARGIN + RADIUS + _EVEN, _END - APOTHEM), radius=RADIUS),
    sea=(MARGIN, TOP, _RIGHT, _END + RULER),
    board=(MARGIN, _NORTH, _RIGHT, _END),
    cards=(MARGIN, _END - 85, 174, _END + 31),
    tiles=(MARGIN, TOP + 3, 174, TOP + 119),
    palaces=(_RIGHT - 294, _END - 69, _RIGHT, _END + 31),
    costs=(_RIGHT - 118, TOP + 3, _RIGHT, TOP + 209),
    ship=(_RIGHT - 72, _END - 154),
    high=20,
    low=8,
    built=6,
    standing=(-11, 6),
)


def site_of(layout: Layout) -> Site:
    return TURNED if layout == TALL else UPRIGHT


BOTTOM = 1244
"""Where the players and the cities end on a wide picture: six cities have two lines each."""
CITIES: Box = (944, 864, UPRIGHT.sea[2], BOTTOM)
"""Where the cities are listed on a wide picture: in the fourth corner, down to its end."""

_STRIP: Box = (MARGIN, UPRIGHT.sea[3] + 5, CITIES[0] - GAP, BOTTOM)
"""Where the players lie on a wide picture, side by side below the island."""
_COLUMN: Box = (UPRIGHT.sea[2] + GAP, TOP, 1688, UPRIGHT.sea[3] - 9)
"""Where the players lie on a broad picture, in two rows, and below them the cities: as high as the island is."""
_BESIDE, _BELOW, _SLIM = 211, 152, 211
"""The height of a player's panel beside the island, and below it on a tall picture, where two or three are in a row."""
_LISTED = 236
"""The height of the list of cities at the foot of a tall picture, if there is no place for it among the players."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats, and where the cities are listed.

    Below all, the last turn of each other seat has a line, for two with one to spare, on a tall picture two; on a broad
    one there is no room for them, and they stand in words beside it.
    """
    if layout == BROAD:
        return aside(_COLUMN, seats, height=_BESIDE)
    if layout != WIDE:
        columns, height = (3, _SLIM) if seats == 3 else (2, _BELOW)
        found = below(TURNED.sea[3] + 5, TURNED.sea[2], seats, height=height, columns=columns)
        return telling(footed(found, _LISTED), 2 * (seats - 1))
    right, bottom = UPRIGHT.sea[2] + MARGIN, BOTTOM + MARGIN
    players = tiled(_STRIP, seats, height=_STRIP[3] - _STRIP[1], columns=seats, gap=GAP)
    bar = (MARGIN, 10, UPRIGHT.sea[2], TOP - GAP)
    return telling(Plan(size=(right, bottom), bar=bar, players=players, spare=CITIES), max(2, seats - 1))


def column(number: int) -> float:
    """Returns the middle of a column, whose spaces lie by turns a quarter of a space to the left and to the right."""
    return UPRIGHT.grid.origin[0] + APOTHEM * (2 * number - 1.5)
