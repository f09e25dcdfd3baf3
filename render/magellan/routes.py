"""What is printed on the chart for each explorer: his name, the route, and three fields with their numbers and bays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import fonts
from render.core.boxes import Box, corners
from render.core.canvas import Polygon, Shadow, Sprite, mix, softened
from render.core.labels import label, write
from render.core.pointers import curve, dots
from render.core.scene import Words
from render.core.texture import cloud, surface
from render.magellan import chart, layout, palette, signs
from render.magellan.layout import BOARD, FOLD, PLATE, RIM, bay, berths
from rules.magellan import data
from rules.magellan.data import fields
from rules.magellan.view import ExplorerView, View

_COUNTED = (fields.TUCK_HAND, fields.TUCK_PAYMENT, fields.FINAL_DRAW, fields.SWAP, fields.DRAW)
"""The effects whose number is written beside their sign."""
TALL, LOW = 86, 54
"""Heights of a plate with and without a word."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A field as it is printed, with the word for what it does."""

    capacity: int
    crowns: int | None
    right: int | None
    sacks: int
    effect: str
    amount: int
    word: str


@dataclass(frozen=True, slots=True)
class Row:
    """An explorer's row as it is printed."""

    id: str
    name: str
    left: str
    """The word for what the small cards at the end of it count."""
    fields: tuple[Printed, ...]


def ground(view: View, words: Words, size: tuple[int, int]) -> Image.Image:
    """Returns a table with the chart and everything that is printed on it; the caller must not change it."""
    rows = tuple(_row(explorer, words) for explorer in view.explorers)
    sides = tuple(words("magellan-picture-side", side=side) for side in view.sides)
    return _ground(rows, sides, size)


def _row(explorer: ExplorerView, words: Words) -> Row:
    row = tuple(
        Printed(
            field.capacity, field.crowns, field.right, field.sacks,
            field.effect, field.amount, _word(field.effect, words),
        )
        for field in explorer.fields
    )  # fmt: skip
    return Row(explorer.id, words(f"magellan-explorer-{explorer.id}"), words("magellan-picture-left"), row)


def printed(field: fields.Field, capacity: int, words: Words) -> Printed:
    """Returns what is printed on a field of the game's tables."""
    crowns, right = (None if number is None else number.value for number in (field.crowns, field.right))
    word = _word(field.effect, words)
    return Printed(capacity, crowns, right, field.sacks.value, field.effect, field.amount, word)


def _word(effect: str, words: Words) -> str:
    return words(f"magellan-picture-effect-{effect}") if effect else ""


@lru_cache(maxsize=4)
def _ground(rows: tuple[Row, ...], sides: tuple[str, ...], size: tuple[int, int]) -> Image.Image:
    canvas = chart.table(size).copy()
    for at, explorer in enumerate(rows):
        _route(canvas, at)
        for phase, shown in enumerate(explorer.fields, 1):
            left, top, right, bottom = box = bay(at, phase, shown.capacity)
            water((right - left, bottom - top)).stamp(canvas, _middle(box))
            for x, y in berths(at, phase, shown.capacity):
                signs.anchor(13, mix(palette.BAY, palette.INK, 0.3)).stamp(canvas, (x, y))
            plate(shown).stamp(canvas, _plate_middle(at, phase))
        _title(canvas, at, explorer)
    for half, says in enumerate(sides):
        _side(canvas, half, says)
    return canvas


def _middle(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)


def plate_box(at: int, phase: int, worded: bool) -> Box:
    """Returns the place of a field's plate, lower where no word stands on it."""
    x, y = layout.field(at, phase)
    return (round(x - PLATE / 2), round(y) - (TALL if worded else LOW), round(x + PLATE / 2), round(y))


def _plate_middle(at: int, phase: int) -> tuple[float, float]:
    return _middle(plate_box(at, phase, worded=True))


def _route(canvas: Image.Image, at: int) -> None:
    """Draws the way from bay to bay as a dotted line that sways a little."""
    spots = [(x, y + 43) for x, y in (layout.field(at, phase) for phase in range(1, data.PHASES + 1))]
    for (ax, ay), (bx, by) in pairwise(spots):
        sway = [(ax + (bx - ax) * i / 4, ay + (by - ay) * i / 4 + (0, -9, 0, 9, 0)[i]) for i in range(5)]
        way = curve(sway)
        dots(canvas, way[:: 2 if len(way) > 24 else 1], palette.ROUTE, 2.6)


@lru_cache(maxsize=8)
def water(size: tuple[int, int]) -> Sprite:
    """Returns a bay: bright water within a ragged coast, with lines along that as on old charts."""
    large = (2 * size[0], 2 * size[1])
    basin = Image.new("L", large)
    ImageDraw.Draw(basin).rounded_rectangle((10, 10, large[0] - 11, large[1] - 11), 60, fill=255)
    rough = ImageChops.add(softened(basin, 9), cloud(large, size[0], 22, 0.16), 1, -128)
    deep = softened(basin, 16)
    shore, within = (rough.point([255 if i > least else 0 for i in range(256)]) for least in (70, 104))
    paper = surface(large, palette.BAY, size[0], fine=0.0, broad=0.02)
    paper.paste(palette.DEEP, (0, 0), deep.point([round((255 - i) * 0.6) for i in range(256)]))
    for least, colour in ((150, 0.45), (190, 0.28)):
        line = deep.point([255 if least < i < least + 9 else 0 for i in range(256)])
        paper.paste(mix(palette.BAY, palette.COAST, colour), (0, 0), line)
    coast = Image.new("RGB", large, palette.COAST)
    coast.paste(paper, (0, 0), within)
    image = coast.reduce(2).convert("RGBA")
    image.putalpha(shore.reduce(2))
    return Shadow(1, 2, 3, 0.3).under(image)


@lru_cache(maxsize=64)
def plate(shown: Printed) -> Sprite:
    """Returns what stands at a field, lettered on the chart itself: crown, sack and effect in one line, below it the
    word for the effect."""
    height = TALL if shown.word else LOW
    image = _wash(PLATE, height).copy()
    middle = image.height - height + 28 - _SOFT
    if shown.effect == fields.HALVES:
        _halves(image, shown, middle)
    else:
        _line(image, image.width / 2, middle, _items(shown))
    if shown.word and shown.effect != fields.HALVES:
        text, face = fonts.fit(shown.word, PLATE - 8, (26, 24, 22), fonts.SEMIBOLD)
        label(image, (image.width / 2, image.height - 18 - _SOFT), text, face, palette.INK, palette.HALO, width=2)
    return Sprite(image, (image.width // 2, image.height - _SOFT - TALL // 2))


def _items(shown: Printed) -> list[tuple[Sprite, str]]:
    items: list[tuple[Sprite, str]] = []
    if shown.crowns:
        items.append((signs.crown(17), str(shown.crowns)))
    if shown.sacks:
        items.append((signs.sack(17), str(shown.sacks)))
    if shown.effect:
        times = "×" if shown.effect in (fields.TUCK_HAND, fields.TUCK_PAYMENT) else ""
        items.append((signs.effect(shown.effect, 17), f"{times}{shown.amount}" if shown.effect in _COUNTED else ""))
    return items


def _line(image: Image.Image, centre: float, middle: float, items: list[tuple[Sprite, str]]) -> None:
    """Writes signs with their numbers side by side, centred."""
    face = fonts.font(40, fonts.BLACK)
    if not items:
        label(image, (centre, middle), "–", face, palette.FAINT_INK, palette.HALO)
        return
    widths = [38 + (face.getlength(text) + 3 if text else 0) for _, text in items]
    gap = min(16.0, (PLATE - 8 - sum(widths)) / max(1, len(items) - 1))
    x = centre - (sum(widths) + gap * (len(items) - 1)) / 2
    for (sprite, text), width in zip(items, widths, strict=True):
        sprite.stamp(image, (x + 19, middle))
        if text:
            label(image, (x + 40, middle), text, face, palette.INK, palette.HALO, "lm")
        x += width + gap


def _halves(image: Image.Image, shown: Printed, middle: float) -> None:
    """Prints a divided field: cards at once on the left, a crown on the right."""
    middle_x, foot = image.width / 2, image.height - _SOFT
    ImageDraw.Draw(image).line((middle_x, foot - 76, middle_x, foot - 8), fill=palette.FAINT_INK, width=2)
    left, _, right = shown.word.partition("|")
    for side, sprite, number, word in (
        (-0.24, signs.effect(fields.DRAW, 17), shown.amount, left),
        (0.24, signs.crown(17), shown.right or 0, right),
    ):
        centre = middle_x + PLATE * side
        _line(image, centre, middle, [(sprite, str(number))])
        text, face = fonts.fit(word.strip(), PLATE / 2 - 10, (26, 24, 22), fonts.SEMIBOLD)
        label(image, (centre, foot - 18), text, face, palette.INK, palette.HALO, width=2)


_SOFT = 10
"""How far the pale wash under what is lettered on the chart reaches round it."""


@lru_cache(maxsize=4)
def _wash(width: int, height: int) -> Image.Image:
    """Returns a pale wash through which the chart is seen."""
    size = (width + 2 * _SOFT, height + 2 * _SOFT)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((_SOFT, _SOFT, size[0] - _SOFT, size[1] - _SOFT), 18, fill=140)
    image = Image.new("RGBA", size, palette.HALO)
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(6)))
    return image


def titles(view: View) -> Iterator[tuple[str, Polygon]]:
    """Yields where the explorers' names and seals stand."""
    for at, explorer in enumerate(view.explorers):
        left, top, right, _ = layout.row(at)
        yield explorer.id, corners((left - 4, top - 2, right - 132, top + 62))


def _title(canvas: Image.Image, at: int, shown: Row) -> None:
    """Writes an explorer's name beside his seal, and at the other end of the row what the small cards there count."""
    left, top, right, _ = layout.row(at)
    signs.emblem(shown.id, 29).stamp(canvas, (left + 29, top + 31))
    text, face = fonts.fit(shown.name, right - left - 70 - _COUNTS - _LEAST, (38, 36, 34, 32), fonts.BOLD)
    label(canvas, (left + 67, top + 31), text, face, palette.INK, palette.HALO, "lm", 4)
    end = right - _COUNTS
    text, small = fonts.fit(shown.left, end - left - 77 - face.getlength(text), (28, 26, 24, 22), fonts.SEMIBOLD)
    label(canvas, (end, top + 31), text, small, palette.INK, palette.HALO, "rm", 3)


_COUNTS = 138
"""The room of the small cards at the right end of a row."""
_LEAST = 70
"""The least room of the word before them."""


def _side(canvas: Image.Image, half: int, says: str) -> None:
    """Lays a ribbon on the frame that tells the side of the half."""
    face = fonts.font(26, fonts.BOLD)
    width = round(face.getlength(says)) + 36
    x = BOARD[0] + 300 if half == 0 else FOLD + 313
    draw = ImageDraw.Draw(canvas)
    box = (x - width // 2, BOARD[1] - 4, x + width // 2, BOARD[1] + RIM + 13)
    draw.rounded_rectangle(box, 8, fill=palette.PAPER, outline=palette.INK, width=2)
    write(canvas, (x, (box[1] + box[3]) / 2), says, face, palette.INK, "mm")
