"""The fleets: ships in their bays with the cards that lie under them, and what marks the auction on the chart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PIL import Image

from render.core.boxes import corners
from render.core.canvas import Point, Polygon, Sheet, Sprite
from render.core.palette import CHOICE, look_of
from render.core.pointers import plate, stroke
from render.core.scene import Marks
from render.magellan import cards, palette, routes, ships, signs, targets
from render.magellan.layout import Site
from render.magellan.reading import current
from rules.magellan.view import FieldView, ShipView, View


def draw(canvas: Image.Image, view: View, site: Site) -> None:
    """Puts the ships of all fields into their bays."""
    for at, explorer in enumerate(view.explorers):
        for phase, field in enumerate(explorer.fields, 1):
            _field(canvas, field, site.berths(at, phase, field.capacity))


def _field(canvas: Image.Image, field: FieldView, spots: list[Point]) -> None:
    for ship, spot in zip(field.ships, spots, strict=False):
        _clear(canvas, spot)
        ships.ship(look_of(ship.seat)).stamp(canvas, spot)
        _cargo(canvas, (spot[0], spot[1] + 52), ship)


_CARGO = 36
"""How far what belongs to ships lies out below their bay."""


def _clear(canvas: Image.Image, spot: Point) -> None:
    """Covers the anchor of a berth, which shines through nothing else than a mast."""
    _wake().stamp(canvas, (spot[0], spot[1]))


@cache
def _wake() -> Sprite:
    sheet = Sheet(44, 44)
    sheet.ellipse((0, 0), 18, 18, palette.BAY)
    return sheet.sprite()


def _cargo(canvas: Image.Image, at: Point, ship: ShipView) -> None:
    """Lays what belongs to a ship at its keel: the cards of its pile, or the half in which it lies."""
    if ship.half:
        signs.half_tag(ship.half).stamp(canvas, at)
        return
    hidden = [cards.small_back()] * (ship.pile - len(ship.cards))
    shown = [*(cards.small_gold(card) for card in ship.cards), *hidden]
    for i, sprite in enumerate(shown):
        sprite.stamp(canvas, (at[0] + 26 * (i - (len(shown) - 1) / 2), at[1]))


def draw_left(canvas: Image.Image, view: View, site: Site) -> None:
    """Writes how many of an explorer's cards are still to come in each phase, at the right end of his title."""
    for at, explorer in enumerate(view.explorers):
        left, top, _, _ = site.rows[at]
        x = left + site.title - 2.0
        for phase, number in reversed(list(enumerate(explorer.left, 1))):
            sprite, half = cards.count(number, phase, view.phase), cards.count_width(phase, view.phase) / 2
            sprite.stamp(canvas, (x - half, top + 36 + site.counts))
            x -= 2 * half + 4


def draw_current(canvas: Image.Image, view: View, at: int | None, site: Site) -> None:
    """Frames the field for which the current card is auctioned, with all that lies there."""
    if at is None:
        return
    field = view.explorers[at].fields[view.phase - 1]
    worded = any(each.effect for each in view.explorers[at].fields)
    left, top, right, _ = routes.plate_box(site, at, view.phase, worded)
    bottom = site.bay(at, view.phase, field.capacity)[3]
    if any(ship.half or ship.pile for ship in field.ships):
        bottom += _CARGO
    cut, edge = 14, 5
    left, top, right, bottom = left - edge, top - edge, right + edge, bottom + edge
    spots = [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
        (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut), (left + cut, top),
    ]  # fmt: skip
    stroke(canvas, spots, palette.GLOW, 6)


def draw_numbers(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Writes the numbers of the ships between which the winner must choose, or is choosing already."""
    at = current(view)
    if at is not None and (view.stage == "ship" or targets.numbers(view, marks) == "ships"):
        for ship, (x, y) in _behind(view, at, site):
            plate(canvas, (x, y - 36), str(ship.number), CHOICE)


def _behind(view: View, at: int, site: Site) -> list[tuple[ShipView, Point]]:
    """Returns the winner's ships on the field before the one that he enters, and where they lie."""
    field = view.explorers[at].fields[view.phase - 2]
    spots = site.berths(at, view.phase - 1, field.capacity)
    return [(ship, spot) for ship, spot in zip(field.ships, spots, strict=False) if ship.seat == view.best]


def things(view: View, at: int, marks: Marks, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields what a token can name round the field that is entered: it, its halves, the ships before it."""
    if view.phase > 1:
        yield "ship", corners(site.bay(at, view.phase - 1, view.numbers.cards[view.phase - 2]))
    if targets.numbers(view, marks) == "ships":
        for ship, (x, y) in _behind(view, at, site):
            yield str(ship.number), targets.around((x, y - 3), 27, 45)
    left, top, right, bottom = routes.plate_box(site, at, view.phase, worded=True)
    middle, bottom = (left + right) // 2, bottom + 8
    yield "left", corners((left, top, middle, bottom))
    yield "right", corners((middle, top, right, bottom))
    yield "tuck", corners((left, top, right, bottom))
