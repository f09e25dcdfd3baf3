"""What each place of Caylus holds, said place by place: the road, the places beside it, and the buildings left."""

from __future__ import annotations

from collections.abc import Iterator

from render.caylus.effects import price_of
from render.caylus.text import doings, place_text
from render.core.scene import Marks, Words
from render.core.textboard import player
from rules.caylus import data
from rules.caylus.view import PlaceView, SpaceView, View


def holds(view: View, marks: Marks, words: Words) -> Iterator[tuple[str, Iterator[str]]]:
    """Yields each place with what it is good for and who stands there, and each building with its price."""
    for place in view.places:
        yield place.id, _place(place, view, marks, words)
    for space in view.spaces:
        yield str(space.number), _space(space, view, marks, words)
    for id in dict.fromkeys((*view.supply, data.RESIDENCE)):
        yield id, _offered(id, view)


def _place(place: PlaceView, view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield words("caylus-text-closed") if place.closed else place_text(view.numbers, place.id, words)
    for seat in place.workers:
        yield words("caylus-holds-worker", player=player(seat, marks))
    if place.id == data.INN and view.resident is not None:
        yield words("caylus-holds-resident", player=player(view.resident, marks))


def _space(space: SpaceView, view: View, marks: Marks, words: Words) -> Iterator[str]:
    building = view.numbers.buildings.get(space.building)
    if building is None:
        yield words("caylus-holds-free")
    else:
        yield words(f"caylus-building-{building.id}")
        yield from doings(building)
    if space.owner is not None:
        yield words("caylus-holds-owner", player=player(space.owner, marks))
    if space.worker is not None:
        yield words("caylus-holds-worker", player=player(space.worker, marks))
    if space.reserved is not None:
        yield words("caylus-text-reserved", seat=player(space.reserved, marks))
    if space.marker:
        yield words("caylus-text-marker", section=words(f"caylus-section-{space.marker}"))
    officers = (("bailiff", view.bailiff), ("provost", view.provost))
    yield from (words(f"caylus-holds-{officer}") for officer, number in officers if number == space.number)


def _offered(id: str, view: View) -> Iterator[str]:
    building = view.numbers.buildings[id]
    yield price_of(building, view.lawyer_points)
    yield from doings(building)
