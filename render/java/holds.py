"""What each space of Java holds, said space by space."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from render.core.scene import Marks, Words
from render.core.textboard import player
from rules.java import data
from rules.java.view import SpaceView, View, VillageView


def holds(view: View, marks: Marks, words: Words) -> Iterator[tuple[str, Iterator[str]]]:
    """Yields each space with its palace or terrain and level, the city it lies in, and whose developer stands there."""
    cities = {name: village for village in view.villages if village.palace for name in village.spaces}
    for space in view.spaces:
        yield space.name, _space(space, cities, marks, words)


def _space(space: SpaceView, cities: Mapping[str, VillageView], marks: Marks, words: Words) -> Iterator[str]:
    if space.palace:
        yield words("java-holds-palace", value=space.palace, level=space.level)
        yield words(f"java-holds-side-{'red' if space.used else 'white'}")
    elif space.terrain == data.WATER:
        yield words("java-holds-water")
    elif space.level:
        yield words(f"java-holds-{space.terrain}", level=space.level)
    else:
        yield words(f"java-holds-{space.kind}")
    city = cities.get(space.name)
    if city is not None and not space.palace:
        yield words("java-holds-city", space=city.palace, value=city.value)
    if space.developer is not None:
        yield words("java-holds-developer", player=player(space.developer, marks))
