"""What is going on: an auction, the swaps at the end of a phase, or the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.scene import Marks, Words
from render.magellan import auction, ending, palette, signs, targets
from rules.core.contract import Seat
from rules.magellan.view import View


def draw(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws it on a sheet of paper."""
    lay(canvas, box, palette.PAPER)
    if view.stage in ("over", "draw"):
        ending.draw(canvas, box, view, marks)
    elif view.card:
        auction.draw(canvas, box, view, marks, words)
    else:
        _between(canvas, box, view, words)


def things(box: Box, view: View, marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields where it shows what a token names: an action by the thing with which it is done.

    Whoever wants nothing more of what is going on finds their mark among those who are asked.
    """
    if view.stage in ("over", "draw"):
        yield from ending.things(box, view)
    elif view.card:
        yield from auction.things(box, view, marks)
    else:
        yield "swap", targets.around(_polo(box), 48)
        if marks.seat in (asked := _asked_to_swap(box, view)):
            yield "none", targets.around(asked[marks.seat], 28)


def _between(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Says what happens at the end of a phase, and who is still to answer."""
    left, top, right, _ = box
    signs.emblem("marco_polo", 44).stamp(canvas, _polo(box))
    text, face = fonts.fit(
        words(f"magellan-picture-stage-{view.stage}"), right - left - 160, (40, 36, 32, 28), fonts.BOLD
    )
    write(canvas, (left + 136, top + 54), text, face, palette.INK)
    for seat, at in _asked_to_swap(box, view).items():
        mark(look_of(seat), 22).stamp(canvas, at)


def _polo(box: Box) -> Point:
    return (box[0] + 68, (box[1] + box[3]) / 2)


def _asked_to_swap(box: Box, view: View) -> dict[Seat, Point]:
    return {seat: (box[0] + 158 + 60 * i, box[3] - 46) for i, seat in enumerate(view.awaited)}
