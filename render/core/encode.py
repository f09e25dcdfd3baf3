"""From an image to the bytes that a chat is sent."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from render.core.boxes import Box

Format: TypeAlias = Literal["webp", "jpeg", "gif"]
"""What a chat takes: ``webp`` where it can, as it needs the fewest bytes, or ``jpeg``; ``gif`` of moving pictures."""

WEBP: Format = "webp"
JPEG: Format = "jpeg"
GIF: Format = "gif"

LIMIT = 250_000
PREVIEW_LIMIT = 54_000
"""Bytes that a picture, and a preview, shall have at the most."""
MOVING_LIMIT = 8_000_000
"""Bytes that a moving picture shall have at the most; Discord takes files of 10 MiB, Telegram of 50 MB."""
SHOWN, SHOWN_LAST = 1200, 5000
"""Milliseconds for which each picture of a moving one stands, and the last one."""
COLOURS = 128
"""Of a moving picture in GIF, the same in all its pictures: what stays between two of them is left clear then."""
LOOKED_AT = 6
"""Pictures of a moving one of which its colours are taken, and the last one."""
WIDEST = 2000
SMALLER = 0.8
"""What is left of the width of a photo that is too rich: of 1500 pixels 1200; a screen of usual size shows 1280."""
PREVIEW = 288_000
"""Pixels of a preview: each press of a panel loads one, so they are most of what a game sends."""

THUMBNAIL = (320, 240)
"""Pixels of what stands for a table or a game in a list."""
THUMBNAIL_LIMIT = 28_000
"""Java late in the game takes most of it."""
ABOVE, BESIDE, BROAD = 0.08, 0.19, 1.1
"""Shares of a wide picture that its header and the players take, which a thumbnail leaves out; where the picture is not
so much broader than it is high, the players are below the board."""

CELL = 8
"""Pixels of the squares by which one picture is compared with another."""
RIM = 2
"""Pixels of the picture around a patch that are sent with it and not shown, an even number: WebP keeps one colour for
two by two pixels, and lets colours run over edges."""
FILLED = 0.7
"""Share of the cells of a patch that have changed at the least, unless it has few."""
FEW = 24
MOST_CHANGED = 0.6
"""Share of a picture above which it is sent whole: what is changed is cut into parts, which takes a while as well."""


class Patch(NamedTuple):
    """Where something of a picture has changed, and where in an image that is made of patches it is."""

    x: int
    y: int
    width: int
    height: int
    left: int
    top: int


class Changes(NamedTuple):
    """What has changed of a picture: one image, and which parts of it go where."""

    data: bytes
    patches: tuple[Patch, ...]


_QUALITIES: dict[Format, tuple[int, ...]] = {WEBP: (66, 61, 56, 50, 44, 38, 33), JPEG: (60, 48, 38)}
"""The first is what is wanted, in which nearly all boards fit, as a second try takes as long as drawing one twice.

The others are for the picture that is too rich for it.
"""
_GAIN = 1.03
"""So many times as many bytes at the least a picture needs in each quality of WebP but the last as in the next one."""
_KEPT = 256
_fitted: dict[tuple[tuple[int, int], int], int] = {}
"""In which of the qualities of WebP the last image of a size fitted a limit."""
_ALL_OR_NOTHING = (0, *(255,) * 255)
_SETTINGS: dict[Format, dict[str, Any]] = {WEBP: {"method": 2}, JPEG: {"subsampling": "4:2:0", "optimize": True}}
"""A higher method of WebP, or a progressive JPEG, takes twice the time or more for one byte less in thirty or fifty."""
QUICK = 0
"""Method of WebP for what has changed, which somebody waits for who has pressed: a third less time and more bytes."""


def encode(image: Image.Image, format: Format = WEBP, limit: int = LIMIT) -> bytes:
    """Returns the image with nothing but the picture in it, at the first quality in which it fits the limit.

    A JPEG that fits in none is made smaller; nothing is ever pressed on one. Where an image fits in no way it gets the
    last one; raises `ValueError` when the image is too wide.
    """
    if image.width > WIDEST:
        raise ValueError(f"a picture {image.width} pixels wide is wider than {WIDEST}")
    plain = image.convert("RGB")
    plain.info = {}
    if format == WEBP:
        return _best(plain, limit)
    data = b""
    for data in _tries(plain, format, limit):
        if len(data) <= limit:
            break
    return data


def _best(image: Image.Image, limit: int) -> bytes:
    """Returns an image as WebP in the first quality in which it fits.

    That in which the last image of its size did is tried first: pictures of a game change little, and each try takes
    longer than drawing. What comes is the same as if all were tried, by what `_GAIN` says.
    """
    qualities, kind = _QUALITIES[WEBP], (image.size, limit)
    lowest, at = len(qualities) - 1, _fitted.get(kind, 0)
    found = {at: _saved(image, WEBP, qualities[at])}
    while len(found[at]) > limit and at < lowest:
        most = limit * qualities[at] / len(found[at])
        at = next(one for one in range(at + 1, lowest + 1) if one == lowest or qualities[one] <= most)
        found[at] = _saved(image, WEBP, qualities[at])
    while at > 0 and at - 1 not in found and len(found[at]) * _GAIN <= limit:
        found[at - 1] = _saved(image, WEBP, qualities[at - 1])
        at -= len(found[at - 1]) <= limit
    if len(_fitted) >= _KEPT:
        _fitted.clear()
    _fitted[kind] = at
    return found[at]


def thumbnail(image: Image.Image) -> Image.Image:
    """Returns the board alone of a wide picture, as small as it stands in a list, however high the picture is."""
    width = image.width * (1 - BESIDE) if image.width > BROAD * image.height else image.width
    top = image.height * ABOVE
    height = min(width * THUMBNAIL[1] / THUMBNAIL[0], image.height - top)
    return image.resize(THUMBNAIL, Image.Resampling.HAMMING, (0, top, width, top + height))


def encode_moving(frames: Sequence[Image.Image], format: Format = WEBP, limit: int = MOVING_LIMIT) -> bytes:
    """Returns pictures that are shown one after the other, again and again; in GIF unless in WebP.

    Where they need too many bytes every second one is left out, until they fit; the first and the last always stay.
    """
    while len(data := _moving(frames, format)) > limit and len(frames) > 2:
        kept = frames[-1::-2][::-1]
        frames = kept if kept[0] is frames[0] else [frames[0], *kept]
    return data


def _moving(frames: Sequence[Image.Image], format: Format) -> bytes:
    stream, shown = io.BytesIO(), [*[SHOWN] * (len(frames) - 1), SHOWN_LAST]
    rest: dict[str, Any] = {"save_all": True, "append_images": frames[1:], "duration": shown, "loop": 0}
    if format == WEBP:
        frames[0].save(stream, WEBP, quality=_QUALITIES[WEBP][0], **_SETTINGS[WEBP], **rest)
        return stream.getvalue()
    first, *others = _with_the_same_colours(frames)
    first.save(stream, GIF, **{**rest, "append_images": others}, optimize=False)
    return stream.getvalue()


def _with_the_same_colours(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """Returns images of few colours, the same ones in all, so that what stays is equal and need not be sent again."""
    some = [*frames[:: -(-len(frames) // LOOKED_AT)], frames[-1]]
    strip = Image.new("RGB", (max(one.width for one in some), sum(one.height for one in some)))
    for at, one in enumerate(some):
        strip.paste(one, (0, sum(above.height for above in some[:at])))
    palette = strip.quantize(COLOURS, dither=Image.Dither.NONE)
    return [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]


def encode_changes(image: Image.Image, before: Image.Image, limit: int = LIMIT) -> Changes | None:
    """Returns an image of what differs from another one, in patches that are to be laid on that.

    Most of a picture stays in a turn, and what takes time is to encode pixels. Returns None where a whole picture is to
    be sent: the other one has another size, or too much differs.
    """
    if image.size != before.size:
        return None
    cells = _changed(image, before)
    if cells.histogram()[255] > MOST_CHANGED * cells.width * cells.height:
        return None
    boxes = list(_boxes(cells, (0, 0, *cells.size))) or [(0, 0, 1, 1)]
    found = [(CELL * left, CELL * top, CELL * right, CELL * bottom) for left, top, right, bottom in boxes]
    size, patches = _packed(found, image.size)
    sheet = Image.new("RGB", size)
    for x, y, width, height, left, top in patches:
        part = image.crop((x - RIM, y - RIM, x + width + RIM, y + height + RIM))
        sheet.paste(part, (left - RIM, top - RIM))
    data = _saved(sheet, WEBP, _QUALITIES[WEBP][0], method=QUICK)
    return Changes(data, patches) if len(data) <= limit else None


def _changed(image: Image.Image, before: Image.Image) -> Image.Image:
    """Returns a mask of the cells in which two images differ, a pixel for each."""
    size = -(-image.width // CELL), -(-image.height // CELL)
    cells, differs = Image.new("L", size), ImageChops.difference(image, before)
    box = differs.getbbox()
    if box is None:
        return cells
    left, top = box[0] // CELL, box[1] // CELL
    red, green, blue = differs.crop((left * CELL, top * CELL, *box[2:])).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    cells.paste(most.point(_ALL_OR_NOTHING).reduce(CELL).point(_ALL_OR_NOTHING), (left, top))
    return cells


def _boxes(cells: Image.Image, within: Box) -> Iterator[Box]:
    """Yields boxes that hold all cells of a part of a mask, and not many others: one that would is halved."""
    part = cells.crop(within)
    found = part.getbbox()
    if found is None:
        return
    left, top = within[0] + found[0], within[1] + found[1]
    right, bottom = within[0] + found[2], within[1] + found[3]
    wide, high = right - left, bottom - top
    if wide * high <= FEW or FILLED * wide * high <= part.histogram()[255]:
        yield left, top, right, bottom
    elif wide > high:
        yield from _boxes(cells, (left, top, left + wide // 2, bottom))
        yield from _boxes(cells, (left + wide // 2, top, right, bottom))
    else:
        yield from _boxes(cells, (left, top, right, top + high // 2))
        yield from _boxes(cells, (left, top + high // 2, right, bottom))


def _packed(boxes: Sequence[Box], size: tuple[int, int]) -> tuple[tuple[int, int], tuple[Patch, ...]]:
    """Returns how large an image holds boxes of a picture with their rims, and where: in rows, the high ones first."""
    rims = [(right - left + 2 * RIM, bottom - top + 2 * RIM) for left, top, right, bottom in boxes]
    broad = max(*(wide for wide, _ in rims), isqrt(sum(wide * high for wide, high in rims)))
    patches, across, down, row = [], 0, 0, 0
    for (left, top, right, bottom), (wide, high) in sorted(zip(boxes, rims, strict=True), key=lambda one: -one[1][1]):
        if across + wide > broad:
            across, down, row = 0, down + row, 0
        shown = min(right, size[0]) - left, min(bottom, size[1]) - top
        patches.append(Patch(left, top, *shown, across + RIM, down + RIM))
        across, row = across + wide, max(row, high)
    return (broad, down + row), tuple(patches)


def _tries(image: Image.Image, format: Format, limit: int) -> Iterator[bytes]:
    yield from _by_quality(image, format, limit)
    if format == JPEG:
        size = (round(image.width * SMALLER), round(image.height * SMALLER))
        smaller = image.resize(size, Image.Resampling.HAMMING)
        yield from _by_quality(smaller, format, limit)


def _by_quality(image: Image.Image, format: Format, limit: int) -> Iterator[bytes]:
    """Yields the image in its qualities, without those that cannot fit: bytes fall no faster than the quality does."""
    first, *others, last = _QUALITIES[format]
    data = _saved(image, format, first)
    yield data
    yield from (_saved(image, format, one) for one in others if len(data) * one <= limit * first)
    yield _saved(image, format, last)


def _saved(image: Image.Image, format: Format, quality: int, **other: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, format, quality=quality, **_SETTINGS[format] | other)
    return stream.getvalue()


def preview(image: Image.Image) -> Image.Image:
    """Returns the image with so few pixels that it makes a preview."""
    scale = (PREVIEW / (image.width * image.height)) ** 0.5
    if scale >= 1:
        return image
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.HAMMING)
