"""The last sale: which explorer's card it was, who bought it for how much, and the cards that were paid."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.scene import Marks, Words
from render.magellan import cards, history, palette, rows, signs
from rules.core.contract import Seat
from rules.magellan.view import View, events

_LOW = 60
"""The height of a box in which all stands in a line."""
_TITLE = 176
"""The most room of its title there."""
_TAG = 68
"""The room of the tag of the ship behind the title."""
_HIGH, _LARGE = 200, 52
"""From this height on the cards are so broad."""


@dataclass(frozen=True, slots=True)
class Sale:
    """A card that was sold: to whom, for which bid, and what was paid."""

    explorer: str
    seat: Seat
    bid: int
    paid: tuple[int, ...]


def last(marks: Marks) -> Sale | None:
    """Returns the last sale of which the events tell, None if they tell of none."""
    payment: events.PaymentMade | None = None
    found: Sale | None = None
    for event in marks.events:
        match event:
            case events.PaymentMade():
                payment = event
            case events.ShipPlaced() | events.ShipAdvanced() if payment is not None:
                found, payment = Sale(event.explorer, event.seat, payment.bid, payment.cards), None
    return found


def draw(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, *, on_chart: bool) -> None:
    """Draws the last sale on a sheet of paper: in a line in a low box, else with its title and the cards below.

    Behind the title, or at the end of the line, is the tag of the ship that was bought. Where no sale is known the
    chart stays bare.
    """
    left, top, right, bottom = box
    low, sale = bottom - top < _LOW, last(marks)
    if sale is None and on_chart:
        return
    lay(canvas, box, palette.PAPER_DARK)
    y = (top + bottom) / 2 if low else top + 34
    room = _TITLE if low else right - left - 32
    text, face = fonts.fit(words("magellan-picture-sale"), room, (30, 28, 26, 24, 22), fonts.SEMIBOLD)
    wide = write(canvas, (left + 16, y), text, face, palette.FAINT_INK)
    if sale is None:
        write(canvas, (left + 32 + wide, y), "–", face, palette.FAINT_INK)
        return
    x = left + (wide + 46 + _TAG if low else 36)
    y, large = (y, 1.1) if low else (y + 56, 1.2)
    history.tag(canvas, (left + 16 + wide + _TAG if low else right - 12, y), history.steps(marks)[-1], "rm")
    signs.emblem(sale.explorer, round(18 * large)).stamp(canvas, (x, y))
    mark(look_of(sale.seat), round(15 * large)).stamp(canvas, (x + 46 * large, y))
    signs.coin(round(19 * large)).stamp(canvas, (x + 90 * large, y))
    figure(canvas, (x + 90 * large, y), sale.bid, fonts.font(round(30 * large), fonts.BLACK), palette.INK)
    start = (x + 134, y) if low else (left + 20, (y + 28 + bottom) / 2)
    width = _LARGE if bottom - top > _HIGH else cards.SMALL_WIDTH
    rows.stamp(canvas, rows.laid(sale.paid, start, right - 16, width), width, view.rules)
