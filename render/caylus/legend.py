"""What the signs on the board of Caylus mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.caylus import unbuilt
from render.caylus.layout import BRIDGE, CASTLE, COURTYARD, LANE_0, SCORINGS, house, laid, lane, lines, place, plan
from render.caylus.panels import beside_signs
from render.core.boxes import Box, corners, middle
from render.core.canvas import Point, Polygon
from render.core.scene import Layout, Legend, Marks, Spots
from rules.caylus import data
from rules.caylus.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, (_, _, right, bottom) = plan(layout, len(view.players)), lines(layout)
    _, top, beside, _ = house(10)
    found = {
        "castle": (CASTLE[0] + 28, CASTLE[1] + 28),
        "sections": (SCORINGS[0] + 16, SCORINGS[1] + 14),
        "queue": (COURTYARD[2] - 12, COURTYARD[1] + 8),
        "favours": (right - 8, bottom - 12),
        "inn": (place(data.INN)[2] - 18, place(data.INN)[1] + 8),
        "order": (BRIDGE[2] + 32, BRIDGE[1] + 64),
        "price": (BRIDGE[2] + 26, LANE_0),
        "neutral": (middle(house(5))[0], house(5)[1] - 24),
        "owner": (beside + 28, top + 18),
        "site": _upper_right(house(unbuilt.site(view) or data.ROAD)),
        "bailiff": _below(8),
        "provost": _below(view.provost),
        "flag": (lane(12)[0] + 118, middle(lane(12))[1]),
        **beside_signs(where.players[0]),
        **_turns(where.told),
    }
    return {sign: laid((spot,), layout)[0] for sign, spot in found.items()}


def _turns(told: Box | None) -> Spots:
    """Returns where the number stands beside the last turns, where they are told."""
    return {} if told is None else {"turns": (told[2] - 30, (told[1] + told[3]) / 2)}


def _upper_right(box: Box) -> Point:
    return (box[2] - 14, box[1] + 10)


def _below(space: int) -> Point:
    """Returns where a number stands below what is on the road before a space."""
    left, _, right, bottom = lane(space)
    return ((left + right) / 2 + 10, bottom + 20)


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields castle, sections, courtyard, favours, bridge, the notice of what can still be built, and where they are
    told the last turns."""
    parts = {"castle": CASTLE, "sections": SCORINGS, "queue": COURTYARD, "price": BRIDGE}
    yield from ((sign, laid(corners(box), layout)) for sign, box in parts.items())
    yield "favours", corners(lines(layout))
    if unbuilt.has_notice(view):
        yield "site", laid(corners(unbuilt.notice_box()), layout)
    told = plan(layout, len(view.players)).told
    if told is not None:
        yield "turns", corners(told)


LEGEND = Legend("trade", find, parts)
