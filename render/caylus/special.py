"""The special places on the castle's side of the bridge: their fronts, and where on them workers stand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from PIL import Image

from render.caylus import castle, effects, palette, signs
from render.caylus.layout import COURTYARD, PLACE, place
from render.caylus.people import may_be_placed, standing, worker
from render.caylus.tiles import Front, Size, board, spot, tile
from render.core import fonts
from render.core.boxes import Box, corners, middle
from render.core.canvas import Point, Shadow, Sheet, Sprite, mix
from render.core.labels import write
from render.core.palette import look_of
from render.core.pieces import CHOSEN_SHARE
from render.core.scene import Words
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat

SIZE = Size(
    PLACE[0], PLACE[1], 54, (48, 44, 40, 36, *range(34, 24, -1)), (27, 26, 25, 24, 23, 22), 7, board=24, spot=21
)
GUEST = 2
"""Which of the circles of the inn is that of who lives there."""


def _lines(numbers: data.Numbers) -> dict[str, tuple[str, ...]]:
    """Returns what the special places do, but for those whose circles tell it."""
    says = effects.places(numbers)
    return {
        data.GATE: ("0$ > ○",),
        data.POST: (says[data.POST],),
        data.GUILD: (f"P ±{numbers.steps}",),
        data.JOUST: (says[data.JOUST],),
        data.STABLES: (),
        data.INN: (),
    }


def spots(id: str) -> list[Point]:
    """Returns where the workers of a special place stand; the last one of the inn is the right circle."""
    if id == data.CASTLE:
        return [castle.queue(number) for number in range(1, castle.QUEUE + 1)]
    left, top, right, bottom = place(id)
    match id:
        case data.STABLES:
            return [((left + right) / 2 + 45 * (i - 1), bottom - 30) for i in range(3)]
        case data.INN:
            return [(left + 31, bottom - 30), (left + 87, bottom - 28)]
        case _:
            x, y = spot(SIZE)
            return [(left + x, top + y)]


def box_of(id: str) -> Box:
    return COURTYARD if id == data.CASTLE else place(id)


def fronts(words: Words, numbers: data.Numbers) -> Iterator[tuple[str, Sprite]]:
    """Yields the fronts of the special places along the road, without the circles of stables and inn."""
    for id, lines in _lines(numbers).items():
        front = Front(data.FIXED, words(f"caylus-place-{id}"), lines, spot=id not in (data.STABLES, data.INN))
        yield id, tile(front, None, SIZE)


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the special places along the road; one that is closed is faded."""
    closed = {seen.id for seen in view.places if seen.closed}
    for id, sprite in fronts(words, view.numbers):
        (sprite.faded(0.4) if id in closed else sprite).stamp(canvas, middle(place(id)))
        if id not in closed:
            _circles(canvas, view, id)
    _name_places_of_inn(canvas, words)
    _numbered(canvas, view, data.CASTLE)


def _name_places_of_inn(canvas: Image.Image, words: Words) -> None:
    """Writes below the places of the inn, on the road, whose is which, as the two workers there were mixed up."""
    left, _, right, bottom = place(data.INN)
    wall = round(spots(data.INN)[GUEST - 1][0]) + _BESIDE_BED - 42
    for whose, start, end in (("new", left - 12, wall), ("stays", wall, right - 8)):
        text, face = fonts.fit(words(f"caylus-picture-inn-{whose}"), end - start - 8, (24, 23, 22), fonts.BOLD)
        at = ((start + end) / 2, bottom + 16)
        board(end - start - 2, 28).stamp(canvas, at)
        write(canvas, at, text, face, palette.INK, "mm")


def _numbered(canvas: Image.Image, view: View, id: str) -> None:
    """Draws the circles that are still free, which are taken in the order of their numbers."""
    for number, at in list(enumerate(spots(id), 1))[_taken(view, id) :]:
        signs.circle(SIZE.spot, may_be_placed(view)).stamp(canvas, at)
        write(canvas, (at[0], at[1] - 1), str(number), fonts.font(30, fonts.BLACK), palette.INK, "mm")


def _taken(view: View, id: str) -> int:
    """Returns how many workers stand on a place."""
    return next((len(seen.workers) for seen in view.places if seen.id == id), 0)


def _circles(canvas: Image.Image, view: View, id: str) -> None:
    """Draws the circles of a place: numbered in the stables, beside the chamber of who lives there at the inn."""
    if id == data.STABLES:
        _numbered(canvas, view, id)
        return
    if id == data.INN:
        x, y = spots(id)[GUEST - 1]
        chamber().stamp(canvas, (x + _BESIDE_BED, y))
        signs.coin(str(view.numbers.own_price), 28).stamp(canvas, (x + 39, y - 11))
    if not _taken(view, id):
        signs.circle(SIZE.spot, may_be_placed(view)).stamp(canvas, spots(id)[0])


_BESIDE_BED = 11
"""How far to the right of the bed the middle of the chamber is."""


@cache
def chamber() -> Sprite:
    """Returns the chamber of the inn: dark behind its wall, with a bed at its left, on which the worker of who lives
    there lies."""
    sheet, dark = Sheet(100, 70), mix(palette.BEAM, palette.PAPER, 0.5)
    sheet.polygon(corners((-39, -28, 41, 28)), dark, palette.INK, 3)
    sheet.polygon(corners((-46, -31, -39, 29)), palette.BEAM, palette.INK, 2)
    for y in (-14, 0, 14):
        sheet.line([(-37, y), (39, y)], mix(dark, palette.INK, 0.4), 1.2)
    x = -_BESIDE_BED
    sheet.polygon(corners((x - 26, -26, x + 26, 27)), palette.IVORY, palette.INK, 1.6)
    sheet.polygon(corners((x - 27, -28, x + 27, -23)), palette.BEAM, palette.INK, 1.6)
    sheet.polygon(corners((x - 17, -21, x + 17, -11)), palette.PAPER, palette.FAINT_INK, 1.4)
    sheet.polygon(corners((x - 27, -6, x + 27, 27)), mix(palette.IVORY, palette.INK, 0.2), palette.INK, 1.8)
    sheet.polygon(corners((x - 27, -9, x + 27, -4)), palette.HALO, palette.INK, 1.2)
    return sheet.sprite()


@lru_cache(maxsize=16)
def tally(text: str) -> Sprite:
    """Returns a tag with how many batches somebody has handed in."""
    sheet = Sheet(36, 34)
    sheet.polygon([(-13, -13), (13, -13), (13, 13), (-13, 13)], palette.PAPER, palette.INK, 2)
    sprite = sheet.sprite(Shadow(1, 2, 1.5, 0.4))
    write(sprite.image, (sprite.anchor[0], sprite.anchor[1] - 1), text, fonts.font(26, fonts.BLACK), palette.INK, "mm")
    return sprite


def draw_chosen(canvas: Image.Image, view: View, id: str, seat: Seat) -> None:
    """Puts a worker faintly where a seat is about to place it."""
    taken = _taken(view, id)
    for x, y in spots(id)[taken : taken + 1]:
        worker(look_of(seat)).faded(CHOSEN_SHARE).stamp(canvas, (x, y - 2))


def draw_workers(canvas: Image.Image, view: View) -> None:
    """Puts the workers where they stand; in the castle with the batches that each has handed in, at the inn in bed that
    of who lives there."""
    if view.resident is not None:
        x, y = spots(data.INN)[GUEST - 1]
        worker(look_of(view.resident)).stamp(canvas, (x, y - 4))
    for seen in view.places:
        for seat, at in zip(seen.workers, spots(seen.id), strict=False):
            standing(look_of(seat)).stamp(canvas, (at[0], at[1] - 2))
            delivered = view.players[seat].delivered if seen.id == data.CASTLE else None
            if delivered is not None:
                tally(str(delivered)).stamp(canvas, (at[0] + 19, at[1] + 12))
