"""The components of Caylus and every number of its rules. Tables only.

Costs, points and effects are those printed on the tiles of the first edition, the road, the castle and the favour
lines those of its board, the rest that of its rulebook in the revised English edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rules.core.versions import Versions

# --- goods -----------------------------------------------------------------------------------------------------------

GOODS = "FWSCG"
"""Food, wood, stone, cloth and gold by their letters, which notations, pictures and words share."""

BASIC = "FWSC"
"""What a four-coloured cube stands for: a cube of any of these kinds."""

FOOD = "F"
"""The kind of cube that every batch has."""

ANY_CUBE, BASIC_CUBE = "A", "B"
"""In prices and gains: a cube of any kind, gold included (printed white), and one of any kind but gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bundle:
    """What is paid or gained: goods by their letters, among them `ANY_CUBE` and `BASIC_CUBE`; deniers; points."""

    goods: str = ""
    deniers: int = 0
    points: int = 0


# --- what buildings and favour lines do ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Production:
    """Brings one of several bundles of goods; where it is another's worker the owner takes one of ``bonus``."""

    options: tuple[str, ...]
    bonus: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """Gives something for something."""

    pay: Bundle
    gain: Bundle


@dataclass(frozen=True, slots=True, kw_only=True)
class Trade:
    """Allows one of several exchanges, once."""

    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Construction:
    """Allows to build one tile of a colour, whose cost is less by ``discount``."""

    colour: str
    discount: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Transformation:
    """Allows to turn a building into an own residence for a price."""

    price: Bundle


Effect: TypeAlias = Production | Trade | Construction | Transformation

# --- buildings -------------------------------------------------------------------------------------------------------

FIXED, NEUTRAL, WOOD, STONE, RESIDENTIAL, PRESTIGE = "fixed", "neutral", "wood", "stone", "residential", "prestige"
"""The colours of buildings: printed on the road, pink, brown, grey, green and blue."""

CRAFT = (WOOD, STONE)
"""The colours of craft buildings, which are built on the first empty space of the road."""

WORKPLACES = (FIXED, NEUTRAL, WOOD, STONE)
"""The colours of buildings that take a worker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Building:
    """A building as it is printed. ``points`` and ``favours`` are for who builds it, ``income`` is for each round."""

    id: str
    colour: str
    cost: Bundle = Bundle()
    points: int = 0
    favours: int = 0
    income: int = 0
    effect: Effect | None = None
    copies: int = 1


def _trade(*exchanges: tuple[Bundle, Bundle]) -> Trade:
    return Trade(exchanges=tuple(Exchange(pay=pay, gain=gain) for pay, gain in exchanges))


_FIXED = (
    Building(id="fixed_peddler", colour=FIXED, effect=_trade((Bundle(deniers=2), Bundle(goods=BASIC_CUBE)))),
    Building(id="fixed_carpenter", colour=FIXED, effect=Construction(colour=WOOD)),
    Building(id="gold_mine", colour=FIXED, effect=Production(options=("G",))),
)

_NEUTRAL = (
    Building(id="neutral_farm", colour=NEUTRAL, effect=Production(options=("F", "C"))),
    Building(id="forest", colour=NEUTRAL, effect=Production(options=("F", "W"))),
    Building(id="neutral_sawmill", colour=NEUTRAL, effect=Production(options=("W",))),
    Building(id="neutral_quarry", colour=NEUTRAL, effect=Production(options=("S",))),
    Building(id="neutral_marketplace", colour=NEUTRAL, effect=_trade((Bundle(goods=ANY_CUBE), Bundle(deniers=4)))),
    Building(id="neutral_carpenter", colour=NEUTRAL, effect=Construction(colour=WOOD)),
)


def _wood(id: str, cost: str, points: int, effect: Effect) -> Building:
    return Building(id=id, colour=WOOD, cost=Bundle(goods=cost), points=points, effect=effect)


_RESIDENCE_PRICE = Bundle(goods="C", deniers=1)

_WOOD = (
    _wood("food_farm", "FW", 2, Production(options=("FF", "C"))),
    _wood("cloth_farm", "FW", 2, Production(options=("CC", "F"))),
    _wood("wood_quarry", "FW", 2, Production(options=("SS",))),
    _wood("wood_sawmill", "FW", 2, Production(options=("WW",))),
    _wood("wood_marketplace", "WA", 4, _trade((Bundle(goods=ANY_CUBE), Bundle(deniers=6)))),
    _wood(
        "wood_peddler",
        "WA",
        4,
        _trade((Bundle(deniers=1), Bundle(goods=BASIC_CUBE)), (Bundle(deniers=2), Bundle(goods=BASIC_CUBE * 2))),
    ),
    _wood("mason", "FW", 4, Construction(colour=STONE)),
    _wood("lawyer", "WC", 4, Transformation(price=_RESIDENCE_PRICE)),
)


def _stone(id: str, cost: str, points: int, effect: Effect, favours: int = 0, copies: int = 1) -> Building:
    return Building(
        id=id, colour=STONE, cost=Bundle(goods=cost), points=points, favours=favours, effect=effect, copies=copies
    )


_STONE = (
    _stone("stone_farm", "FS", 3, Production(options=("FFC",), bonus=("F", "C"))),
    _stone("park", "FS", 3, Production(options=("FWW",), bonus=("F", "W"))),
    _stone("workshop", "FS", 3, Production(options=("SSC",), bonus=("S", "C"))),
    _stone("architect", "FS", 6, Construction(colour=PRESTIGE), copies=2),
    _stone(
        "church",
        "SC",
        3,
        _trade((Bundle(deniers=2), Bundle(points=3)), (Bundle(deniers=4), Bundle(points=5))),
        favours=1,
    ),
    _stone("tailor", "WS", 6, _trade((Bundle(goods="CC"), Bundle(points=4)), (Bundle(goods="CCC"), Bundle(points=6)))),
    _stone("bank", "WS", 6, _trade((Bundle(deniers=2), Bundle(goods="G")), (Bundle(deniers=5), Bundle(goods="GG")))),
    _stone(
        "alchemist",
        "FS",
        6,
        _trade((Bundle(goods=BASIC_CUBE * 2), Bundle(goods="G")), (Bundle(goods=BASIC_CUBE * 4), Bundle(goods="GG"))),
    ),
)

_JEWELLER = _stone(
    "jeweller", "SC", 6, _trade((Bundle(goods="G"), Bundle(points=5)), (Bundle(goods="GG"), Bundle(points=9)))
)

_RESIDENCE = Building(id="residence", colour=RESIDENTIAL, cost=_RESIDENCE_PRICE, points=2, income=1)


def _prestige(id: str, cost: str, points: int, favours: int = 0, income: int = 0) -> Building:
    return Building(id=id, colour=PRESTIGE, cost=Bundle(goods=cost), points=points, favours=favours, income=income)


_PRESTIGE = (
    _prestige("statue", "SSG", 7, favours=1),
    _prestige("granary", "FFFG", 10),
    _prestige("library", "WWWG", 10, income=1),
    _prestige("weaver", "CCCG", 12),
    _prestige("theater", "WWWGG", 14, favours=1),
    _prestige("university", "SSSGG", 14, favours=1),
    _prestige("monument", "SSSSGG", 14, favours=2),
    _prestige("hotel", "SSSGG", 16, income=2),
    _prestige("cathedral", "SSSSSGGG", 25),
)

_BUILDINGS = (*_FIXED, *_NEUTRAL, *_WOOD, *_STONE, _JEWELLER, _RESIDENCE, *_PRESTIGE)

COLOURS = {building.id: building.colour for building in _BUILDINGS}
"""The colour of every building."""

BUILDINGS = tuple(COLOURS)

NEUTRALS = tuple(building.id for building in _NEUTRAL)

TILES = tuple(building.id for building in (*_WOOD, *_STONE, *_PRESTIGE))
"""The tiles that lie beside the board."""

JEWELLER = "jeweller"
"""A tile of the second printing, in the game by an option."""

RESIDENCE = "residence"
"""As many as are wanted."""

LAWYER = "lawyer"
"""The tile that never becomes a residence."""

# --- the road --------------------------------------------------------------------------------------------------------

ROAD = 28
"""Spaces of the road, from 1 at the bridge."""

PRINTED = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
"""The buildings printed on the road."""

START = 6
"""The space where bailiff and provost begin; the neutral tiles lie on the spaces up to it."""

# --- special places --------------------------------------------------------------------------------------------------

CASTLE, GATE, POST, GUILD, JOUST, STABLES, INN = "castle", "gate", "post", "guild", "joust", "stables", "inn"

SPECIAL = (CASTLE, GATE, POST, GUILD, JOUST, STABLES, INN)
"""The special places."""

# --- the castle ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section of the castle. ``favours`` has for 1, 2 ... own parts how many royal favours the scoring brings."""

    id: str
    capacity: int
    points: int
    """For each part when it is built."""
    loss: int
    """What no own part costs when the section is scored."""
    favours: tuple[int, ...]


_SECTIONS = (
    Section(id="dungeon", capacity=6, points=5, loss=2, favours=(0, 1)),
    Section(id="walls", capacity=10, points=4, loss=3, favours=(0, 1, 2, 2, 3)),
    Section(id="towers", capacity=14, points=3, loss=4, favours=(0, 1, 1, 2, 2, 3)),
)

SECTIONS = tuple(section.id for section in _SECTIONS)

MARKERS = dict(zip((12, 18, 24), SECTIONS, strict=True))
"""The sections whose markers are printed on spaces of the road."""

MARKED = tuple(MARKERS)

BATCH = 3
"""Cubes of a batch, each of another kind, one of them food."""

# --- favours ---------------------------------------------------------------------------------------------------------

COLUMNS = 5
PRESTIGE_LINE, DENIERS_LINE, RESOURCES_LINE, BUILDINGS_LINE = "prestige", "deniers", "resources", "buildings"

_FAVOUR_LINES: dict[str, tuple[Effect | Bundle | None, ...]] = {
    PRESTIGE_LINE: tuple(Bundle(points=points) for points in (1, 2, 3, 4, 5)),
    DENIERS_LINE: tuple(Bundle(deniers=deniers) for deniers in (3, 4, 5, 6, 7)),
    RESOURCES_LINE: (
        Production(options=("F",)),
        Production(options=("W", "S")),
        Production(options=("C",)),
        _trade((Bundle(goods=ANY_CUBE), Bundle(goods=BASIC_CUBE * 2))),
        Production(options=("G",)),
    ),
    BUILDINGS_LINE: (
        None,
        Construction(colour=WOOD, discount="W"),
        Construction(colour=STONE, discount="S"),
        Transformation(price=Bundle(goods="C")),
        Construction(colour=PRESTIGE),
    ),
}

LINES = tuple(_FAVOUR_LINES)

_START_DENIERS = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}

# --- what a corrected rule may change --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Counts, worths and costs."""

    buildings: Mapping[str, Building] = field(default_factory=lambda: {one.id: one for one in _BUILDINGS})
    """Every building by its id, as it is printed."""
    residence_price: Bundle = _RESIDENCE_PRICE
    """What a residence costs at the Lawyer."""
    rooms: Mapping[str, int] = field(default_factory=lambda: dict(zip(SPECIAL, (5, 1, 1, 1, 1, 3, 1), strict=True)))
    """How many workers may be placed on each special place, one of each player; of the inn it is the left circle."""
    post_deniers: int = 3
    joust_price: Bundle = Bundle(goods="C", deniers=1)
    first_pass: int = 1
    """What the first to pass in a round takes."""
    own_price: int = 1
    """What a worker costs on an own building, and everywhere with the right circle of the inn."""
    last_of_two_price: int = 3
    """What a worker costs elsewhere with two players when the other one has passed."""
    owner_points: int = 1
    """What the owner of a building gets for a worker of somebody else."""
    steps: int = 3
    """How many spaces the provost moves at most at a time."""
    step_price: int = 1
    """What each of them costs, but at the guild."""
    slow: int = 1
    """How many spaces the bailiff goes if the provost is not ahead of him, and if he is."""
    fast: int = 2
    sections: tuple[Section, ...] = _SECTIONS
    no_batch: int = 2
    """What it costs to stand in the castle and build nothing."""
    limits: tuple[int, ...] = (2, 4, 5, 5)
    """The last column of the favours that may be reached when no section, one, two, all are scored."""
    favour_lines: Mapping[str, tuple[Effect | Bundle | None, ...]] = field(default_factory=lambda: _FAVOUR_LINES)
    """What each column of each line brings."""
    simple_favour: int = 3
    """What a favour is worth in the simplified game."""
    workers: int = 6
    start_goods: str = "FFW"
    start_deniers: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: _START_DENIERS)
    """By the number of players: the money of the first, second ... in turn order."""
    income: int = 2
    """What every player takes in each round, the income of buildings apart."""
    gold_points: int = 3
    """For each gold at the end."""
    cubes_a_point: int = 3
    """Other cubes that are worth a point."""
    deniers_a_point: int = 4

    @property
    def supply(self) -> tuple[str, ...]:
        """The tiles that lie beside the board, the Architect twice."""
        return tuple(id for id in TILES for _ in range(self.buildings[id].copies))


NUMBERS = Versions({1: Numbers()})
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], income=3)``."""
