"""What each square of Mexica holds, said square by square."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Marks, Words
from render.core.textboard import player
from render.mexica import labels
from rules.mexica import data
from rules.mexica.view import AlmostView, Building, DistrictView, View


def holds(view: View, marks: Marks, words: Words) -> Iterator[tuple[str, list[str]]]:
    """Yields each square with its land or water, what a tile would close there, its bridge or building, and whose
    figure stands there; then the open calpulli."""
    told = {name: [words("mexica-holds-lake")] for name in data.CELLS}
    told |= {name: [words("mexica-holds-canal")] for name in data.SQUARES}
    for district in view.districts:
        told |= {name: [_land(district, marks, words)] for name in district.squares}
    for area in labels.open_ground(view):
        for name in (*area.squares, *area.tiles[0]):
            told[name].append(_almost(area, words))
    for district in view.districts:
        if district.calpulli:
            told[district.calpulli].append(words("mexica-holds-calpulli"))
    for bridge in view.bridges:
        told[bridge.square].append(words(f"mexica-holds-bridge-{bridge.direction}"))
    for building in view.buildings:
        told[building.square].append(_building(building, marks, words))
    for seat, one in enumerate(view.players):
        if one.figure:
            told[one.figure].append(words("mexica-holds-figure", player=player(seat, marks)))
    told |= {f"propose {size}": [words("mexica-holds-open", size=size)] for size in view.display}
    yield from told.items()


def _land(district: DistrictView, marks: Marks, words: Words) -> str:
    if district.founder is None:
        kind = "-open" if district.fits else "-large" if district.size > data.LARGEST else ""
        return words(f"mexica-holds-land{kind}", size=district.size)
    return words("mexica-holds-district", size=district.size, player=player(district.founder, marks))


def _almost(area: AlmostView, words: Words) -> str:
    """Says what the size on a tag with a broken rim and the dashed tile mean."""
    key = "mexica-holds-almost-open" if area.fits else "mexica-holds-almost"
    return words(key, size=len(area.squares), tile="-".join(area.tiles[0]))


def _building(building: Building, marks: Marks, words: Words) -> str:
    if building.seat is None:
        return words("mexica-holds-neutral", value=building.value)
    return words("mexica-holds-building", player=player(building.seat, marks), value=building.value)
