"""The text board of Caylus: all that the view holds, in lines short enough for a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render.caylus.effects import HOUSES, effect_lines, income, places, price_of
from render.caylus.scorings import scoring
from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, INDENT, named, paragraphs, seat_sign, signs, wrapped
from rules.caylus import data
from rules.caylus.data import Building
from rules.caylus.view import PlaceView, PlayerView, SectionView, SpaceView, View, goods

NOTHING = "–"
_FURTHER = 2 * INDENT


def write(view: View, marks: Marks, words: Words) -> str:
    """Writes a position; from it everything in the view can be read."""
    return paragraphs(
        _turn(view, marks, words),
        _players(view, marks, words),
        _castle(view, words),
        _places(view, words),
        _road(view, words),
        _favours(view, words),
        _supply(view, words),
        _legend(words),
    )


def _turn(view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield words("caylus-text-round", round=view.round, phase=view.phase)
    said = words("caylus-text-over") if view.question == "over" else words(f"caylus-picture-asks-{view.question}")
    if view.active is not None:
        yield named(view.active, marks)
    about = [words("caylus-text-about", topic=_about(view, words))] if view.at else []
    yield from wrapped([said, *about], start=INDENT, indent=_FURTHER)
    yield words("caylus-text-order", seats=signs(view.order))
    price = view.prices[min(len(view.passed), len(view.prices) - 1)]
    yield words("caylus-text-passed", seats=signs(view.passed) or NOTHING, price=f"{price}$")
    yield words("caylus-text-officers", bailiff=view.bailiff, provost=view.provost)


def _about(view: View, words: Words) -> str:
    return words(f"caylus-line-{view.at}") if view.at in data.LINES else view.at


def _players(view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield words("caylus-text-players")
    for seat, player in enumerate(view.players):
        yield from wrapped([named(seat, marks)])
        yield INDENT + BETWEEN.join(_holdings(player, words))
        yield from wrapped(_standing(view, player, words), start=INDENT, indent=_FURTHER)


def _holdings(player: PlayerView, words: Words) -> Iterator[str]:
    yield f"{player.score}★"
    yield f"{player.deniers}$ (+{player.income}$)"
    yield goods.goods_text(goods.letters_of(player.goods)) or NOTHING
    yield words("caylus-text-workers", workers=player.workers)


def _standing(view: View, player: PlayerView, words: Words) -> Iterator[str]:
    if player.residences:
        yield f"{player.residences}×{HOUSES[data.RESIDENTIAL]}"
    if player.prestige:
        names = ", ".join(words(f"caylus-building-{building}") for building in player.prestige)
        yield f"{HOUSES[data.PRESTIGE]} {names}"
    yield words("caylus-text-levels", levels=" ".join(map(str, player.levels)))
    if player.used:
        yield words("caylus-text-used", lines=", ".join(words(f"caylus-line-{line}") for line in player.used))
    if player.delivered is not None:
        yield words("caylus-text-delivered", batches=player.delivered)


def _castle(view: View, words: Words) -> Iterator[str]:
    yield words("caylus-text-castle")
    for at, section in enumerate(view.sections):
        state = "scored" if section.scored else "building" if at == view.building else "later"
        head = words(f"caylus-section-{section.id}"), f"{section.points}★", words(f"caylus-text-section-{state}")
        yield BETWEEN.join((*head, f"{len(section.parts)}/{section.capacity}"))
        yield from wrapped(parts_text(section), " ", start=INDENT, indent=_FURTHER)
        yield INDENT + words("caylus-text-scoring", steps=scoring(section))


def parts_text(section: SectionView) -> list[str]:
    """Returns the parts of a section in the order of building, those of one seat in a row together."""
    rows = ((seat, len(list(same))) for seat, same in groupby(section.parts))
    return [f"{seat_sign(seat)}×{count}" for seat, count in rows] or [NOTHING]


def _places(view: View, words: Words) -> Iterator[str]:
    yield words("caylus-text-places")
    for place in view.places:
        says = words("caylus-text-closed") if place.closed else place_text(view.numbers, place.id, words)
        yield from wrapped(
            [f"{words(f'caylus-place-{place.id}')}: {says}", *_there(view, place, words)], indent=_FURTHER
        )


def place_text(numbers: data.Numbers, id: str, words: Words) -> str:
    """Says what a special place is good for."""
    return places(numbers).get(id) or words(f"caylus-text-place-{id}")


def _there(view: View, place: PlaceView, words: Words) -> Iterator[str]:
    """Yields who stands on a special place."""
    if place.workers:
        yield words("caylus-text-there", seats=signs(place.workers))
    if place.id == data.INN and view.resident is not None:
        yield words("caylus-text-resident", seat=seat_sign(view.resident))


def _road(view: View, words: Words) -> Iterator[str]:
    yield words("caylus-text-road")
    for space in view.spaces:
        yield from wrapped(_space(space, view, words), indent=_FURTHER)


def _space(space: SpaceView, view: View, words: Words) -> Iterator[str]:
    """Yields what is to be said of a space: building, owner, effect, worker, marker."""
    building = view.numbers.buildings.get(space.building)
    officers = (("bailiff", view.bailiff), ("provost", view.provost))
    if building is None:
        yield f"{space.number} {NOTHING}"
    else:
        owner = f" {seat_sign(space.owner)}" if space.owner is not None else ""
        yield f"{space.number} {titled(building, words)}{owner}"
        yield from doings(building)
    if space.worker is not None:
        yield words("caylus-text-worker", seat=seat_sign(space.worker))
    if space.reserved is not None:
        yield words("caylus-text-reserved", seat=seat_sign(space.reserved))
    if space.marker:
        yield words("caylus-text-marker", section=words(f"caylus-section-{space.marker}"))
    yield from (words(f"caylus-text-{officer}") for officer, number in officers if number == space.number)


def titled(building: Building, words: Words) -> str:
    """Returns the name of a building, with the sign of its kind if it can be built."""
    name = words(f"caylus-building-{building.id}")
    return f"{name} {HOUSES[building.colour]}" if building.colour in HOUSES else name


def doings(building: Building) -> list[str]:
    """Returns what a building does, in formulas."""
    return [line for line in (*effect_lines(building.effect), income(building)) if line]


def _favours(view: View, words: Words) -> Iterator[str]:
    if view.simplified:
        yield words("caylus-text-simplified", formula=f"1⚜ > {view.numbers.simple_favour}★")
        return
    yield words("caylus-text-favours", limit=view.limit)
    for line, columns in view.numbers.favour_lines.items():
        steps = (f"{number}: {' '.join(effect_lines(column)) or NOTHING}" for number, column in enumerate(columns, 1))
        yield from wrapped(steps, start=f"{words(f'caylus-line-{line}')}: ", indent=_FURTHER)


def _supply(view: View, words: Words) -> Iterator[str]:
    yield words("caylus-text-supply")
    for id, same in groupby((*view.supply, data.RESIDENCE)):
        building, count = view.numbers.buildings[id], len(list(same))
        times = f" ×{count}" if count > 1 else ""
        said = [f"{id}{times}: {titled(building, words)}", price_of(building, view.lawyer_points), *doings(building)]
        yield from wrapped(said, indent=_FURTHER)
    if data.LAWYER not in view.supply:
        yield words("caylus-text-lawyer", points=f"{view.lawyer_points}★")


def _legend(words: Words) -> Sequence[str]:
    return words("caylus-text-legend").split("\n")
