"""What may be chosen next: squares outlined, double canals as joints between two squares, bridges as they would lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, corners
from render.core.canvas import Colour, Polygon
from render.core.labels import label
from render.core.palette import CHOICE, CHOSEN, DARK
from render.core.pointers import area, outline, stroke, target
from render.core.scene import LIES, Marks, Places
from render.core.tries import Tries
from render.mexica import canals, palette
from render.mexica.layout import BOARD, SIDE, box, centre, square
from rules.mexica import data

_FEW = 30
"""Up to so many squares have their names written on them; the frame names them all."""
_FEW_PAIRS = 12
"""Up to so many double canals are outlined as they would lie."""
_HALF = 80
"""From the middle of a square to the edge of what a try shows of its surroundings."""
_PLACED = Tries(board=BOARD, side=240, named=44, gap=12, half=_HALF, away=60)


def offered(marks: Marks, *verbs: str) -> dict[str, str]:
    """Returns the tokens that may come next by the word that they end with; only those of some verbs, if told so.

    A panel begins with tokens of several words, such as ``move K7``.
    """
    lines = {token: (*marks.chosen, *token.split()) for token in marks.targets}
    return {line[-1]: token for token, line in lines.items() if not verbs or line[0] in verbs}


def of_squares(marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields the squares; one that can also be reached directly by water has its right half for that."""
    tokens = offered(marks)
    direct = {way.partition("-")[2]: token for way, token in offered(marks, "move").items() if "-" in way}
    for name in data.SQUARES:
        left, top, right, bottom = box(name)
        edge = left + SIDE // 2 if name in direct else right
        if name in tokens:
            yield tokens[name], corners((left, top, edge, bottom))
        if name in direct:
            yield direct[name], corners((edge, top, right, bottom))


def of_pairs(marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields the double canals: each has the quarters of its two squares that touch each other."""
    tokens = offered(marks, "double")
    for first, second in data.DOUBLES:
        if token := tokens.get(f"{first}-{second}"):
            yield token, _joint(first, second)


def joined(marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields what is pressed by two squares: a double canal, or the way by water from one bridge to another, which has
    the right half of the square where it ends."""
    for name in marks.pressed:
        verb, _, pair = name.rpartition(" ")
        first, dash, second = pair.partition("-")
        if dash and verb in ("", *marks.chosen[:1]) and {first, second} <= data.INDEX.keys():
            yield name, _joint(first, second) if (first, second) in data.DOUBLES else _right_half(second)
        elif dash and verb == "move":
            yield name, _right_half(second)


def _right_half(name: str) -> Polygon:
    left, top, right, bottom = box(name)
    return corners((left + SIDE // 2, top, right, bottom))


def _joint(first: str, second: str) -> Polygon:
    (x, y), (a, b) = centre(first), centre(second)
    middle, half = ((x + a) / 2, (y + b) / 2), SIDE / 2
    dx, dy = (0.0, half) if y == b else (half, 0.0)
    ends = ((middle[0] + dx, middle[1] - dy), (middle[0] - dx, middle[1] + dy))
    return ((x, y), ends[0], (a, b), ends[1])


def draw_squares(canvas: Image.Image, marks: Marks, found: Places) -> None:
    """Outlines the squares that may come next, to lie under the figures, and those that were chosen.

    They are outlined as one area; those that can also be reached directly have a frame round each half.
    """
    words = {word: found[token] for word, token in offered(marks).items() if token in found}
    spots = {word: place for word, place in words.items() if word.partition("-")[0] in data.INDEX}
    if marks.chosen[:1] == ("double",):
        for word in spots:
            _pair(canvas, word, whole=len(spots) <= _FEW_PAIRS)
    else:
        parted = {part for word in spots if "-" in word for part in (word, word.partition("-")[2])}
        area(canvas, (place for word, place in spots.items() if word not in parted))
        for word in parted & {*spots}:
            target(canvas, spots[word])
    for word in spots if len(spots) <= _FEW else ():
        if word in data.INDEX:
            _name(canvas, word, CHOICE)
    for name in (part for word in marks.chosen for part in word.split("-")):
        if name in data.INDEX:
            target(canvas, square(name), CHOSEN)
            _name(canvas, name, CHOSEN)


def draw_things(canvas: Image.Image, found: Places) -> None:
    """Outlines the numbers that may come next: open calpulli, or buildings left; tries lie apart and need none."""
    for token, place in found.items():
        if token.split()[-1].isdecimal():
            target(canvas, place)


def _pair(canvas: Image.Image, token: str, *, whole: bool) -> None:
    """Draws a double canal: the tile as it would lie, or where many are offered the joint between its squares."""
    first, second = token.split("-")
    (x, y), (a, b) = centre(first), centre(second)
    if whole:
        half = SIDE / 2 - 5
        tile = ((x - half, y - half), (a + half, y - half), (a + half, b + half), (x - half, b + half))
        outline(canvas, tile, CHOICE, 4)
        return
    start, end = ((x * 0.66 + a * 0.34, y * 0.66 + b * 0.34), (x * 0.34 + a * 0.66, y * 0.34 + b * 0.66))
    stroke(canvas, [start, end], CHOICE, 7)


def _name(canvas: Image.Image, name: str, colour: Colour) -> None:
    """Writes the name of a square along its upper edge."""
    x, y = centre(name)
    label(canvas, (x, y - SIDE / 2 + 13), name, fonts.font(22, fonts.BLACK), colour, DARK)


def tries(marks: Marks) -> list[tuple[str, Box]]:
    """Returns the directions of a bridge that may be chosen, each with the place where it is tried."""
    found, spot = _directions(marks), _spot(marks.chosen)
    return list(zip(found, _PLACED.boxes(len(found), centre(spot)), strict=True)) if found else []


def lying(marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields where a bridge would lie in each direction that may be chosen."""
    for token, _ in tries(marks):
        yield token + LIES, corners(_PLACED.lies(centre(_spot(marks.chosen))))


def _directions(marks: Marks) -> list[str]:
    return [token for token in data.DIRECTIONS if token in marks.targets] if _spot(marks.chosen) else []


def _spot(chosen: Iterable[str]) -> str:
    """Returns the square that was chosen last, if one was."""
    return next((token for token in reversed(tuple(chosen)) if token in data.INDEX), "")


def draw_tries(canvas: Image.Image, marks: Marks) -> None:
    """Shows how a bridge would lie in each direction that may be chosen, with its surroundings, beside its square."""

    def put(shot: Image.Image, direction: str) -> None:
        canals.bridge(direction).stamp(shot, (_HALF, _HALF))

    if found := _directions(marks):
        _PLACED.draw(canvas, centre(_spot(marks.chosen)), found, put, palette.THEME, fonts.font(40, fonts.BLACK))
