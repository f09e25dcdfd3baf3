"""The end of the game: Pizarro's draw, if there is one, and the order of the players."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, corners
from render.core.canvas import Polygon
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import name_of, winners
from render.core.pieces import mark
from render.core.scene import Marks
from render.magellan import palette, rows, signs, targets
from rules.magellan.view import View


def draw(canvas: Image.Image, box: Box, view: View, marks: Marks) -> None:
    """Draws Pizarro's draw, if there was one, and the order of the players."""
    left, top, right, bottom = box
    if view.drawn or view.stage == "draw":
        signs.emblem("pizarro", 30).stamp(canvas, (left + 42, top + 52))
        ink = palette.RED if sum(view.drawn) > view.draw_limit else palette.INK
        gold, points = _tally(view)
        face = fonts.font(44, fonts.BLACK)
        x = left + 84 + write(canvas, (left + 84, top + 52), gold, face, ink)
        if points:
            signs.crown(16).stamp(canvas, (x + 30, top + 52))
            write(canvas, (x + 52, top + 52), points, face, palette.INK)
        rows.stamp(
            canvas, rows.laid(view.drawn, (_tally_end(box, view) + 24, top + 52), right - 16, 58), 58, view.rules
        )
        _ranking(canvas, (left, top + 104, right, bottom), view, marks)
    else:
        _ranking(canvas, box, view, marks)


def _tally(view: View) -> tuple[str, str]:
    """Returns the gold drawn, of how much, and the points that it scores, if any is drawn."""
    return f"{sum(view.drawn)}/{view.draw_limit}", str(view.draw_points) if view.drawn else ""


def _tally_end(box: Box, view: View) -> float:
    gold, points = map(fonts.font(44, fonts.BLACK).getlength, _tally(view))
    return box[0] + 84 + gold + (52 + points if points else 0)


def things(box: Box, view: View) -> Iterator[tuple[str, Polygon]]:
    """Yields what tokens name: Pizarro for another card, what is drawn so far for an end."""
    left, top, _, _ = box
    yield "draw", targets.around((left + 42, top + 52), 32)
    yield "stop", corners((left + 74, top + 18, round(_tally_end(box, view)) + 12, top + 86))


def _ranking(canvas: Image.Image, box: Box, view: View, marks: Marks) -> None:
    """Writes the players with their points, the best first, and their names where there is room."""
    left, top, right, bottom = box
    named = bottom - top > 90
    order = sorted(range(len(view.players)), key=lambda seat: view.players[seat].place)
    pitch = min(190.0, (right - left - 16) / len(order))
    best = winners(view.players)
    for i, seat in enumerate(order):
        x, y = left + 16 + pitch * i, (top + bottom) / 2 - (24 if named else 6)
        mark(look_of(seat), 24 if named else 19).stamp(canvas, (x + 26, y))
        face = fonts.font((60 if seat in best else 48) if named else 40, fonts.BLACK)
        write(canvas, (x + 56, y), str(view.players[seat].points), face, palette.INK)
        if named and (name := name_of(marks, seat)):
            text, light = fonts.fit_name(name, pitch - 14, (24, 22), fonts.SEMIBOLD)
            write(canvas, (x + 4, y + 58), text, light, palette.FAINT_INK)
