"""What is printed on the chart for each explorer: his name, the route, and three fields with their numbers and bays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.core import fonts
from render.core.boxes import Box, corners
from render.core.canvas import Polygon, Shadow, Sheet, Sprite, mix, softened
from render.core.kept import kept
from render.core.labels import label, write
from render.core.pointers import curve, dots
from render.core.scene import Words
from render.core.texture import cloud, surface
from render.magellan import chart, palette, signs
from render.magellan.layout import PLATE, RIM, Site
from rules.magellan import data
from rules.magellan.data import fields
from rules.magellan.view import ExplorerView, FieldView, View

_COUNTED = (fields.TUCK_HAND, fields.TUCK_PAYMENT, fields.FINAL_DRAW, fields.SWAP, fields.DRAW)
"""The effects whose number is written beside their sign."""
TALL, LOW = 80, 50
"""Heights of the plates of a row with and without words."""


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


def ground(view: View, words: Words, size: tuple[int, int], site: Site) -> Image.Image:
    """Returns a table with the chart and everything that is printed on it; the caller must not change it."""
    rows = tuple(_row(explorer, words) for explorer in view.explorers)
    sides = tuple(words("magellan-picture-side", side=side) for side in view.sides)
    return _ground(rows, sides, size, site)


def _row(explorer: ExplorerView, words: Words) -> Row:
    worded = any(field.effect for field in explorer.fields)
    row = tuple(
        Printed(
            field.capacity, field.crowns, field.right, field.sacks, field.effect, field.amount,
            _word(field.effect, words) or (_brings(field, words) if worded else ""),
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


def _brings(field: FieldView, words: Words) -> str:
    """Returns the words for what a field without an effect brings, where there is room for them."""
    brought = (("crowns", field.crowns), ("sacks", field.sacks))
    return "|".join(words(f"magellan-picture-{sign}") for sign, number in brought if number)


@kept
def _ground(rows: tuple[Row, ...], sides: tuple[str, ...], size: tuple[int, int], site: Site) -> Image.Image:
    canvas = chart.table(size, site).copy()
    for at, explorer in enumerate(rows):
        _route(canvas, at, site)
        for phase, (shown, sprite) in enumerate(zip(explorer.fields, plates(explorer), strict=True), 1):
            left, top, right, bottom = box = site.bay(at, phase, shown.capacity)
            water((right - left, bottom - top)).stamp(canvas, _middle(box))
            for x, y in site.berths(at, phase, shown.capacity):
                signs.anchor(13, mix(palette.BAY, palette.INK, 0.5)).stamp(canvas, (x, y))
            sprite.stamp(canvas, site.bay_edge(at, phase))
        _title(canvas, at, explorer, site)
    for half, says in enumerate(sides):
        _side(canvas, half, says, site)
    return canvas


def _middle(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)


def plate_box(site: Site, at: int, phase: int, worded: bool) -> Box:
    """Returns the room for a field's plate, lower where no word stands on those of its row."""
    x, y = site.bay_edge(at, phase)
    return (round(x - PLATE / 2), round(y) - (TALL if worded else LOW), round(x + PLATE / 2), round(y))


def _route(canvas: Image.Image, at: int, site: Site) -> None:
    """Draws the way from bay to bay as a dotted line that sways a little."""
    spots = [(x, y + 43) for x, y in (site.bay_edge(at, phase) for phase in range(1, data.PHASES + 1))]
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


def plates(explorer: Row) -> list[Sprite]:
    """Returns the plates of a row, all as high as one another."""
    worded = any(shown.word for shown in explorer.fields)
    return [plate(shown, worded) for shown in explorer.fields]


@lru_cache(maxsize=64)
def plate(shown: Printed, worded: bool) -> Sprite:
    """Returns the plate of a field, as narrow as what stands on it: crown, sack and effect in one line, below it the
    word for the effect; in a row with words it is as high as those that bear one."""
    if shown.effect == fields.HALVES:
        image = _paper(PLATE, TALL).copy()
        _halves(image, shown)
    else:
        image = _single(shown, TALL if worded else LOW)
    return Sprite(image, (image.width // 2, image.height - 2))


def _single(shown: Printed, height: int) -> Image.Image:
    """Prints a field that is not divided."""
    items, said = _items(shown), shown.word.split("|")
    room = PLATE / len(said) - 2 * _EDGE
    fitted = [fonts.fit(word, room, _WORD, fonts.SEMIBOLD) for word in said]
    told = max(face.getlength(text) for text, face in fitted) * len(said)
    broad = max(_LEAST_PLATE, _broad(items) + 4 * _EDGE, told + 3 * _EDGE * len(said))
    image = _paper(min(PLATE, 2 * round(broad / 2)), height).copy()
    _line(image, image.width / 2, _LINE if shown.word else height / 2, items)
    for at, (text, face) in enumerate(fitted):
        if text:
            write(image, (image.width * (at + 0.5) / len(said), height - _FOOT), text, face, palette.INK, "mm")
    return image


def _items(shown: Printed) -> list[tuple[Sprite, str]]:
    items: list[tuple[Sprite, str]] = []
    half = 14 if shown.crowns and shown.sacks and shown.effect else 17
    if shown.crowns:
        items.append((signs.crown(half), str(shown.crowns)))
    if shown.sacks:
        items.append((signs.sack(half), str(shown.sacks)))
    if shown.effect:
        times = "×" if shown.effect in (fields.TUCK_HAND, fields.TUCK_PAYMENT) else ""
        items.append((signs.effect(shown.effect, half), f"{times}{shown.amount}" if shown.effect in _COUNTED else ""))
    return items


def _widths(items: list[tuple[Sprite, str]]) -> list[float]:
    room, size = _sizes(items)
    face = fonts.font(size, fonts.BLACK)
    return [room + (face.getlength(text) + 3 if text else 0) for _, text in items]


def _sizes(items: list[tuple[Sprite, str]]) -> tuple[int, int]:
    """Returns the room of a sign and the size of its number: smaller where three would run together."""
    return (32, 34) if len(items) > 2 else (38, 40)


def _gap(items: list[tuple[Sprite, str]]) -> float:
    """Returns how far signs with their numbers lie apart: closer where they fill a plate."""
    return min(_APART, (PLATE - 8 - sum(_widths(items))) / max(1, len(items) - 1))


def _broad(items: list[tuple[Sprite, str]]) -> float:
    return sum(_widths(items)) + _gap(items) * (len(items) - 1)


def _line(image: Image.Image, centre: float, middle: float, items: list[tuple[Sprite, str]]) -> None:
    """Writes signs with their numbers side by side, centred."""
    room, size = _sizes(items)
    face = fonts.font(size, fonts.BLACK)
    if not items:
        write(image, (centre, middle), "–", face, palette.FAINT_INK, "mm")
        return
    x, gap = centre - _broad(items) / 2, _gap(items)
    for at, ((sprite, text), width) in enumerate(zip(items, _widths(items), strict=True)):
        if at and gap > _RULED:
            bar = (round(x - gap / 2), middle - 15, round(x - gap / 2), middle + 15)
            ImageDraw.Draw(image).line(bar, mix(palette.PAPER, palette.COAST, 0.5), 2)
        sprite.stamp(image, (x + room / 2, middle))
        if text:
            write(image, (x + room + 2, middle), text, face, palette.INK)
        x += width + gap


def _halves(image: Image.Image, shown: Printed) -> None:
    """Prints a divided field: cards at once on the left, a crown on the right."""
    ImageDraw.Draw(image).line((PLATE // 2, 8, PLATE // 2, TALL - 9), fill=palette.FAINT_INK, width=2)
    left, _, right = shown.word.partition("|")
    for share, sprite, number, word in (
        (0.26, signs.effect(fields.DRAW, 17), shown.amount, left),
        (0.74, signs.crown(17), shown.right or 0, right),
    ):
        _line(image, PLATE * share, _LINE, [(sprite, str(number))])
        text, face = fonts.fit(word.strip(), PLATE / 2 - 10, _WORD, fonts.SEMIBOLD)
        write(image, (PLATE * share, TALL - _FOOT), text, face, palette.INK, "mm")


_EDGE = 5
"""What is left free at the sides of a plate."""
_APART, _RULED = 18.0, 8
"""How far signs with their numbers lie apart on a plate, and from when on there is a line between them."""
_LEAST_PLATE = 70
"""The width of a plate on which next to nothing stands."""
_LINE, _FOOT = 26, 20
"""How far below the upper edge the signs stand above a word, and that above the lower edge."""
_WORD = (26, 24, 22)
"""Sizes of a word on a plate."""
_THIN = 0.08
"""How much of the chart is seen through the parchment of a plate."""


@lru_cache(maxsize=32)
def _paper(width: int, height: int) -> Image.Image:
    """Returns a piece of parchment with notched corners, so thin within its edge that the chart shimmers through."""
    shape, rim, within = (_cartouche((width, height), inward) for inward in (0.0, 1.5, 3.5))
    image = Image.new("RGB", shape.size, palette.INK)
    image.paste(mix(palette.PAPER, palette.COAST, 0.35), (0, 0), rim)
    soft = softened(within, 1.5)
    image.paste(surface(shape.size, palette.PAPER, height, fine=0.0, broad=0.02), (0, 0), soft)
    thin = soft.point([round(i * _THIN) for i in range(256)])
    image.putalpha(ImageChops.subtract(shape, thin))
    return image


def _cartouche(size: tuple[int, int], inward: float) -> Image.Image:
    """Returns the mask of a plate whose corners are cut out in quarters of a circle."""
    width, height = (4 * side for side in size)
    mask, edge, radius = Image.new("L", (width, height)), round(4 * inward), round(4 * (10 + inward))
    draw = ImageDraw.Draw(mask)
    draw.rectangle((edge, edge, width - 1 - edge, height - 1 - edge), fill=255)
    for x in (0, width - 1):
        for y in (0, height - 1):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    return mask.reduce(4)


def titles(view: View, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields where the explorers' names and seals stand."""
    for at, explorer in enumerate(view.explorers):
        left, top, _, _ = site.rows[at]
        right = left + site.title - (0 if site.counts else 132)
        yield explorer.id, corners((left - 4, top - 2, right, top + 62))


def _title(canvas: Image.Image, at: int, shown: Row, site: Site) -> None:
    """Writes an explorer's name on a ribbon that comes from under his seal; at the first one also what the small cards
    count that stand at the other end of each row or below each name."""
    left, top, _, _ = site.rows[at]
    room = site.title - 67 - _FORK - (0 if site.counts else 3 + _COUNTS + _LEAST)
    text, face = fonts.fit(shown.name, room, (38, 36, 34, 32, 30, 28), fonts.BOLD)
    width = round(67 + face.getlength(text)) + _FORK
    _ribbon(width - 29).stamp(canvas, (left + 29, top + 31))
    signs.emblem(shown.id, 29).stamp(canvas, (left + 29, top + 31))
    write(canvas, (left + 67, top + 31), text, face, palette.INK)
    if at:
        return
    end = left + site.title - _COUNTS
    text, small = fonts.fit(
        shown.left, end - left - (0 if site.counts else width + 6), (28, 26, 24, 22), fonts.SEMIBOLD
    )
    label(canvas, (end, top + 31 + site.counts), text, small, palette.INK, palette.HALO, "rm", 3)


@lru_cache(maxsize=16)
def _ribbon(length: int) -> Sprite:
    """Returns a ribbon of parchment, its left end at the place where it is put, the other forked."""
    sheet = Sheet(2 * length + 8, 2 * _RIBBON + 8)
    for grow, colour in ((1.6, palette.INK), (0.0, palette.PAPER)):
        high = _RIBBON + grow - 1
        tips = ((0, -high), (length + grow, -high), (length - _FORK / 2 + grow, 0), (length + grow, high), (0, high))
        sheet.polygon(tips, colour)
    for y in (4 - _RIBBON, _RIBBON - 4):
        sheet.line([(0, y), (length - 8, y)], mix(palette.PAPER, palette.COAST, 0.35), 1.6)
    sheet.bevel(2, 0.3)
    return sheet.sprite(Shadow(2, 3, 3, 0.4))


_FORK, _RIBBON = 24, 23
"""How long the forked end of a ribbon is, and half its height."""
_COUNTS = 154
"""The room of the small cards at the right end of a row."""
_LEAST = 70
"""The least room of the word before them."""


def _side(canvas: Image.Image, half: int, says: str, site: Site) -> None:
    """Lays a ribbon on the frame that tells the side of the half."""
    face = fonts.font(26, fonts.BOLD)
    width = round(face.getlength(says)) + 36
    x, y = site.sides[half]
    draw = ImageDraw.Draw(canvas)
    box = (x - width // 2, y - RIM, x + width // 2, y + RIM)
    draw.rounded_rectangle(box, 8, fill=palette.PAPER, outline=palette.INK, width=2)
    write(canvas, (x, y), says, face, palette.INK, "mm")
