"""What the signs on the board of Magellan mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners, middle
from render.core.canvas import Point, Polygon
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.magellan.layout import Site, foot, plan, site_of
from render.magellan.routes import plate_box
from render.magellan.supplies import key_of, table_of
from rules.magellan import data
from rules.magellan.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, site, below = plan(layout, len(view.players)), site_of(layout), layout == TALL
    own, (stocks, sold) = where.players[0], foot(layout, where)
    columbus, pizarro, magellan, polo, gama, cook = range(len(data.EXPLORERS))
    left, top, _, _ = site.rows[columbus]
    x, y = site.bay_edge(pizarro, 2)
    last, (disc_x, disc_y) = site.berths(magellan, 1, 3)[-1], site.along(84 + 88)
    return {
        "left": (left + 30, top + 150) if below else (left + site.title - 262, top + 31),
        "crowns": (x, y - 80),
        "veto": _at(site, columbus, 1),
        "swap": _at(site, polo, 1),
        "draw": _at(site, gama, 1),
        "tuck": _at(site, magellan, 3),
        "pile": (last[0] + 4, last[1] + 54),
        "eye": _at(site, cook, 3),
        "phase": site.along(84 + 88 * 3 - 12) if below else (disc_x + 64, disc_y),
        "stack": site.along(site.stack + 80),
        "auction": (site.scene[0] + 440, middle(site.scene)[1]),
        "supply": (stocks[0] + (222 if below else 128), stocks[1] + (28 if below else 34)),
        "discards": (stocks[2] - 20, stocks[1] + 4),
        "sale": (sold[2] - 24, (sold[1] + sold[3]) / 2),
        "points": (own[0] + 120, own[1] + 60),
        "reserve": (own[0] + 204, own[3] - (20 if below else 46)),
    }


_PLATES = {"marco_polo": "swap", "da_gama": "draw", "magellan": "tuck", "cook": "eye"}
"""What stands on the plates of an explorer, where that is not crowns alone."""


def _at(site: Site, explorer: int, phase: int) -> Point:
    """Returns where a number stands beside or below a field's bay."""
    x, y = site.bay_edge(explorer, phase)
    if phase == data.PHASES and explorer != _MAGELLAN:
        return (x + 62, y + 43)
    return (x + 100, y + 43) if site.counts and explorer != _MAGELLAN else (x, y + 104)


_MAGELLAN = data.EXPLORERS.index("magellan")
"""Below whose bays there is always room, for cards."""


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what is going on, the supplies, the plates of the fields, the stack, and each panel in two parts."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    stocks, sold = foot(layout, where)
    table = table_of(stocks)
    supply = (stocks[0], stocks[1], table[0], table[3])
    yield from zip(
        ("auction", "supply", "discards", "discards", "sale"),
        map(corners, (site.scene, supply, table, key_of(stocks), sold)),
        strict=True,
    )
    for at, explorer in enumerate(data.EXPLORERS):
        for phase in range(1, data.PHASES + 1):
            has_veto = (explorer, phase) == ("columbus", 1)
            sign = "veto" if has_veto else _PLATES.get(explorer, "crowns")
            yield sign, corners(plate_box(site, at, phase, worded=True))
    (ax, ay), (bx, by) = site.along(site.stack - 30), site.along(site.stack + 80)
    yield "stack", corners((round(ax) - 40, round(ay) - 40, round(bx) + 40, round(by) + 40))
    for box in where.players:
        left, top, right, bottom = box
        low = round(top + 0.68 * (bottom - top))
        yield "points", corners((left, top, right, low))
        yield "reserve", corners((left, low, right, bottom))


LEGEND = Legend("ship", find, parts)
