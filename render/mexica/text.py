"""The text board of Mexica: all that the view holds, in lines short enough for a phone.

The map has a letter for each district, the one under which it is listed; a capital where something stands.
"""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, INDENT, named, paragraphs, seat_sign, signs, wrapped, write_grid
from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.view import AlmostView, Building, DistrictView, View

LETTERS = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρτυφχψωбгдёжзийлпфцчшщъыэюяաբգդզէըթժլխծկհձղճմյնշչպջռսվտցփքօֆ"
"""What districts are called on the map, in the order of reading; all of them have capitals."""
LAKE, CANAL, NEUTRAL, BRIDGES = "~", "=", "◦", {data.ACROSS: "-", data.DOWN: "|"}
SOURCES = ("founding", "presence", "first-half", "second-half", "start-squares")
"""What points come from, in the order of `PlayerView.sources`."""
_COLUMNS = tuple(dict.fromkeys(name[0] for name in data.CELLS))
_ROWS = tuple(dict.fromkeys(name[1:] for name in data.CELLS))


def write(view: View, marks: Marks, words: Words) -> str:
    """Writes a position; from it everything in the view can be read."""
    return paragraphs(
        _turn(view, marks, words),
        _supplies(view, words),
        _players(view, marks, words),
        _map(view, words),
        _districts(view, words),
        _almost(view, words),
        _things(view, words),
    )


def letters(view: View) -> dict[str, str]:
    """Returns the letter of the district of each square of land."""
    pairs = zip(LETTERS, view.districts, strict=False)
    return {square: letter for letter, district in pairs for square in district.squares}


def _turn(view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield f"MEXICA{BETWEEN}{_round(view, words)}"
    phase = words(f"mexica-text-phase-{view.phase}")
    yield from wrapped([phase if view.active is None else f"{named(view.active, marks)}: {phase}"])
    yield words("mexica-text-points", points=view.points, taken=view.taken)
    yield words("mexica-text-first", seat=seat_sign(view.first))
    yield words("mexica-text-idle", rounds=view.idle, limit=view.stall_rounds)
    if view.finished:
        yield words("mexica-text-finished", seats=signs(view.finished))
    if view.proposed:
        yield words("mexica-text-proposed", size=view.proposed, seats=signs(view.waiting))


def _round(view: View, words: Words) -> str:
    """Says the half and its round; after the game there is none."""
    if view.phase == "over":
        return words("mexica-text-half", half=view.half)
    last = "mexica-picture-last-round" if view.last_round else "mexica-picture-round"
    return words(last, half=view.half, round=view.round)


def _supplies(view: View, words: Words) -> Iterator[str]:
    yield words("mexica-text-canals-left", doubles=view.doubles, singles=view.singles)
    yield words("mexica-text-supply", bridges=view.spare_bridges, tokens=view.spare_tokens)
    yield words("mexica-text-display", sizes=_sizes(view.display))
    if view.later:
        yield words("mexica-text-later", sizes=_sizes(view.later))
    if view.removed:
        yield words("mexica-text-removed", sizes=_sizes(view.removed))


def _sizes(sizes: tuple[int, ...]) -> str:
    return " ".join(map(str, sizes)) or "–"


def _players(view: View, marks: Marks, words: Words) -> Iterator[str]:
    parts = (words(f"mexica-source-{source}") for source in SOURCES)
    yield from wrapped(parts, ", ", start=words("mexica-text-sources") + " ")
    for seat, player in enumerate(view.players):
        yield from wrapped([named(seat, marks)])
        sources = "+".join(map(str, player.sources))
        yield INDENT + words("mexica-text-score", score=player.score, sources=sources, worth=player.worth)
        yield INDENT + words("mexica-text-figure", square=player.figure or "–", tokens=player.tokens)
        left = " ".join(f"{value}×{count}" for value, count in enumerate(player.buildings, 1))
        yield INDENT + words("mexica-text-buildings", buildings=left)


def _map(view: View, words: Words) -> Iterator[str]:
    yield from words("mexica-text-map", lake=LAKE, canal=CANAL, across=BRIDGES["h"], down=BRIDGES["v"]).split("\n")
    yield words("mexica-text-starts", squares=" ".join(data.STARTS), emblem=data.EMBLEM)
    standing = {player.figure for player in view.players} | {building.square for building in view.buildings}
    standing |= {district.calpulli for district in view.districts}
    cells = dict.fromkeys(data.CELLS, LAKE) | dict.fromkeys(data.SQUARES, CANAL)
    cells |= {name: letter.upper() if name in standing else letter for name, letter in letters(view).items()}
    cells |= {bridge.square: BRIDGES[bridge.direction] for bridge in view.bridges}
    yield from write_grid(cells, _COLUMNS, _ROWS)


def _districts(view: View, words: Words) -> Iterator[str]:
    yield words("mexica-text-districts")
    for letter, district in zip(LETTERS, view.districts, strict=False):
        yield from wrapped(_district(letter, district, words))


def _district(letter: str, district: DistrictView, words: Words) -> Iterator[str]:
    """Yields what is to be said of a district: its size and the points of the places, its founder, what is built."""
    yield f"{letter} {'/'.join(map(str, district.values))}"
    if district.founder is not None:
        yield words("mexica-text-founded", seat=seat_sign(district.founder), square=district.calpulli)
    else:
        yield words("mexica-text-from", square=district.name)
    if district.fits:
        yield words("mexica-text-fits")
    totals = [_total(seat, total, seat in district.leader_seats) for seat, total in enumerate(district.totals) if total]
    if totals:
        yield "  ".join(totals)
    if district.neutral:
        yield words("mexica-text-neutral", total=district.neutral)


def _total(seat: Seat, total: int, leads: bool) -> str:
    return f"{seat_sign(seat)} {total}{'*' if leads else ''}"


def _almost(view: View, words: Words) -> Iterator[str]:
    yield words("mexica-text-almost")
    if not view.almost:
        yield INDENT + "–"
    for area in view.almost:
        yield from wrapped(_area(area, words))


def _area(area: AlmostView, words: Words) -> Iterator[str]:
    yield f"{area.size}: {area.squares[0]}"
    yield from area.squares[1:]
    yield words("mexica-text-closed-by", tiles=" ".join(map("-".join, area.tiles)))
    if area.fits:
        yield words("mexica-text-fits")


def _things(view: View, words: Words) -> Iterator[str]:
    """Yields what lies and stands on the board, in the order in which it came there."""
    yield words("mexica-text-canals")
    yield from wrapped(map("-".join, view.canals), " ", start=INDENT)
    yield words("mexica-text-bridges")
    laid = [f"{bridge.square} {bridge.direction}" for bridge in view.bridges]
    yield from wrapped(laid or ["–"], ", ", start=INDENT)
    yield words("mexica-text-built")
    built = [_building(building) for building in view.buildings]
    yield from wrapped(built or ["–"], ", ", start=INDENT)


def _building(building: Building) -> str:
    owner = NEUTRAL if building.seat is None else seat_sign(building.seat)
    return f"{building.square} {owner} {building.value}"
