"""What the signs on the board of Java mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import Box, corners, middle
from render.core.canvas import Point, Polygon
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.java.layout import CITIES, Site, plan, site_of
from render.java.panels import parts_of, stock_places, tile_places
from rules.java.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    own, bar, cities = where.players[0], where.bar, where.spare or CITIES
    parts = parts_of(own)
    _, (tokens, _), _, _, (rice, _), _ = parts.stock
    tall = layout == TALL
    return {
        "border": site.centre("A7"),
        "land": _on(site, "L7"),
        "developer": _on(site, "J12"),
        "water": _on(site, "F9"),
        "cards": (site.cards[2] + 14, site.cards[1] + 22),
        "palaces": (site.palaces[0] + 20, site.palaces[1] - 20),
        "tiles": (site.tiles[2] + 6 if site.turn else site.tiles[0] - 6, site.tiles[1] + 22),
        "cities": (cities[0] + 44, cities[1] + 116),
        "points": (bar[2] - 290, middle(bar)[1]),
        "score": (own[0] + 52, own[3] - 34) if tall else (own[0] + 190, parts.score[1]),
        "supply": (tokens - 18, own[1] + parts.head + 4),
        "own": (rice - 18, own[3] + (4 if tall else -22)),
        **_turns(where.told),
    }


def _turns(told: Box | None) -> Spots:
    """Returns where the number stands beside the last turns, where they are told."""
    return {} if told is None else {"turns": (told[2] - 30, (told[1] + told[3]) / 2)}


def _on(site: Site, space: str) -> Point:
    """Returns where a number stands on an empty space, below its name."""
    x, y = site.centre(space)
    return (x, y + 12)


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields the turn line, the supplies, the key of the costs, the cities, and on each panel score, and while the game
    lasts supply and own tiles."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    yield "points", corners(where.bar)
    yield from (("cards", corners(site.cards)), ("palaces", corners(site.palaces)), ("tiles", corners(site.tiles)))
    yield "border", corners(site.costs)
    yield "cities", corners(where.spare or CITIES)
    if where.told is not None:
        yield "turns", corners(where.told)
    for box in where.players:
        yield "score", corners(box)
        if view.phase == "over":
            continue
        yield from (("supply", place) for _, place in stock_places(box))
        yield from (("own", place) for _, place in tile_places(box))


LEGEND = Legend("enlarge", find, parts)
