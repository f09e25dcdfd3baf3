"""Small signs: crowns, sacks, what a field does, and the emblems of the explorers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from render.core import pieces
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, inset, mix, polar
from render.magellan import palette
from rules.magellan.data import fields


class Pen:
    """Draws on a sheet in units of half the sign's width."""

    def __init__(self, sheet: Sheet, half: float, ink: Colour = palette.INK) -> None:
        self._sheet, self._half, self.ink = sheet, half, ink

    def shape(self, *points: Point, fill: Colour | None = None, rim: Colour | None = None, width: float = 0.08) -> None:
        self._sheet.polygon(self._scaled(points), self.ink if fill is None else fill, rim, width * self._half)

    def dot(
        self,
        centre: Point,
        rx: float,
        ry: float | None = None,
        fill: Colour | None = None,
        rim: Colour | None = None,
        width: float = 0.08,
    ) -> None:
        (at,) = self._scaled((centre,))
        tall = rx if ry is None else ry
        self._sheet.ellipse(
            at, rx * self._half, tall * self._half, self.ink if fill is None else fill, rim, width * self._half
        )

    def ring(self, centre: Point, rx: float, ry: float, width: float = 0.12) -> None:
        (at,) = self._scaled((centre,))
        self._sheet.ellipse(at, rx * self._half, ry * self._half, None, self.ink, width * self._half)

    def stroke(self, *points: Point, width: float = 0.16, fill: Colour | None = None) -> None:
        self._sheet.line(self._scaled(points), self.ink if fill is None else fill, width * self._half)

    def _scaled(self, points: tuple[Point, ...]) -> list[Point]:
        return [(x * self._half, y * self._half) for x, y in points]


def _sheet(half: float) -> Sheet:
    side = round(half * 2.5) + 4
    return Sheet(side, side)


@cache
def crown(half: int, colour: Colour = palette.GOLD) -> Sprite:
    """Returns a crown, worth a point."""
    sheet = _sheet(half)
    pen = Pen(sheet, half)
    line = [(-0.78, 0.72), (-1.0, -0.42), (-0.46, 0.1), (0, -0.8), (0.46, 0.1), (1.0, -0.42), (0.78, 0.72)]
    pen.shape(*line, fill=colour, rim=palette.INK, width=0.15)
    for x, y in ((-0.98, -0.46), (0, -0.82), (0.98, -0.46)):
        pen.dot((x, y), 0.2, fill=palette.RED, rim=palette.INK, width=0.1)
    pen.stroke((-0.62, 0.46), (0.62, 0.46), width=0.13, fill=mix(colour, palette.INK, 0.62))
    return sheet.sprite(Shadow(1, 1, 1, 0.4))


@cache
def sack(half: int) -> Sprite:
    """Returns a sack, which brings a card at the end of the phase."""
    sheet = _sheet(half)
    pen = Pen(sheet, half)
    body = [
        (-0.28, -0.4),
        (-0.82, 0.16),
        (-0.86, 0.66),
        (-0.5, 0.98),
        (0.5, 0.98),
        (0.86, 0.66),
        (0.82, 0.16),
        (0.28, -0.4),
    ]
    pen.shape(*body, fill=palette.SACK, rim=palette.INK, width=0.15)
    pen.shape(
        (-0.25, -0.42),
        (-0.56, -0.94),
        (0, -0.76),
        (0.56, -0.94),
        (0.25, -0.42),
        fill=palette.SACK,
        rim=palette.INK,
        width=0.14,
    )
    pen.stroke((-0.32, -0.42), (0.32, -0.42), width=0.2, fill=palette.RED)
    pen.dot((0, 0.3), 0.34, fill=palette.GOLD, rim=palette.INK, width=0.1)
    return sheet.sprite(Shadow(1, 1, 1, 0.4))


def _card(pen: Pen, x: float, y: float, half: float, fill: Colour = palette.CARD, lean: float = 0.0) -> None:
    tall = half * 1.4
    spots = [(-half, -tall), (half, -tall), (half, tall), (-half, tall)]
    pen.shape(*((x + a - b * lean, y + b + a * lean) for a, b in spots), fill=fill, rim=palette.INK, width=0.13)


def _veto(pen: Pen) -> None:
    pen.dot((0, 0), 0.92, fill=palette.RED, rim=palette.INK, width=0.13)
    pen.shape((-0.62, -0.17), (0.62, -0.17), (0.62, 0.17), (-0.62, 0.17), fill=palette.PAPER)


def _tuck(pen: Pen) -> None:
    """A card going under another one."""
    _card(pen, 0, -0.3, 0.48, palette.GOLD)
    pen.shape(
        (-0.92, 0.1), (0.92, 0.1), (0.92, 0.96), (-0.92, 0.96), fill=palette.CHART_BACK, rim=palette.INK, width=0.13
    )
    pen.shape(
        (0, 0.82), (-0.38, 0.4), (-0.13, 0.4), (-0.13, 0.2), (0.13, 0.2), (0.13, 0.4), (0.38, 0.4), fill=palette.PAPER
    )


def _tuck_open(pen: Pen) -> None:
    """A card lying on top of another one."""
    pen.shape(
        (-0.92, 0.0), (0.92, 0.0), (0.92, 0.96), (-0.92, 0.96), fill=palette.CHART_BACK, rim=palette.INK, width=0.13
    )
    _card(pen, 0, -0.05, 0.52, palette.GOLD)
    pen.shape(
        (0, 0.5), (-0.34, 0.1), (-0.12, 0.1), (-0.12, -0.5), (0.12, -0.5), (0.12, 0.1), (0.34, 0.1), fill=palette.INK
    )


def _final_draw(pen: Pen) -> None:
    for x, lean in ((-0.4, -0.28), (0, 0.0), (0.4, 0.28)):
        _card(pen, x, 0.05 + abs(x) * 0.3, 0.44, palette.GOLD if x == 0 else palette.CARD, lean)


def _swap(pen: Pen) -> None:
    for side in (-1, 1):
        y = 0.42 * side
        pen.stroke((-0.72 * side, y), (0.3 * side, y), width=0.36)
        pen.shape((0.96 * side, y), (0.22 * side, y - 0.5), (0.22 * side, y + 0.5))


def _draw(pen: Pen) -> None:
    _card(pen, -0.22, 0, 0.58, palette.GOLD)
    pen.dot((0.48, 0.48), 0.48, fill=palette.CHART_BACK, rim=palette.INK, width=0.1)
    pen.stroke((0.2, 0.48), (0.76, 0.48), width=0.18, fill=palette.PAPER)
    pen.stroke((0.48, 0.2), (0.48, 0.76), width=0.18, fill=palette.PAPER)


def _open_hand(pen: Pen) -> None:
    pen.shape(*((x, y) for x, y in _lens(1.0, 0.66)), fill=palette.PAPER, rim=palette.INK, width=0.16)
    pen.dot((0, 0), 0.44, fill=palette.CHART_BACK)
    pen.dot((0, 0), 0.2, fill=palette.INK)
    pen.dot((-0.13, -0.14), 0.1, fill=palette.PAPER)


def _lens(half: float, tall: float) -> list[Point]:
    upper = [(half * (i / 8 - 1), -tall * (1 - (i / 8 - 1) ** 2)) for i in range(17)]
    return [*upper, *((x, -y) for x, y in reversed(upper))]


def _lose_card(pen: Pen) -> None:
    _card(pen, -0.22, 0, 0.58, palette.GOLD)
    pen.dot((0.48, 0.48), 0.48, fill=palette.RED, rim=palette.INK, width=0.1)
    pen.stroke((0.2, 0.48), (0.76, 0.48), width=0.2, fill=palette.PAPER)


_EFFECTS: dict[str, Callable[[Pen], None]] = {
    fields.VETO: _veto,
    fields.TUCK_HAND: _tuck,
    fields.TUCK_PAYMENT: _tuck_open,
    fields.FINAL_DRAW: _final_draw,
    fields.SWAP: _swap,
    fields.DRAW: _draw,
    fields.HALVES: _draw,
    fields.OPEN_HAND: _open_hand,
    fields.LOSE_CARD: _lose_card,
}


@cache
def effect(name: str, half: int) -> Sprite:
    """Returns the sign of what a field does."""
    sheet = _sheet(half)
    _EFFECTS[name](Pen(sheet, half))
    return sheet.sprite(Shadow(1, 1, 1, 0.4))


def token(sign: str, radius: int = 17) -> Sprite:
    """Returns the token of who has passed, a ``cross``, or has no part in the auction, a ``minus``."""
    return pieces.token(sign, radius, palette.PAPER, palette.INK, 0.26)


@cache
def coin(radius: int) -> Sprite:
    """Returns a coin for a bid to be written on."""
    sheet = _sheet(radius)
    pieces.strike(sheet, radius, ((0, palette.INK), (2.2, palette.GOLD_DARK), (5, palette.GOLD)), (255, 246, 206))
    return sheet.sprite(Shadow(2, 3, 2.5, 0.5))


@cache
def anchor(half: int, colour: Colour) -> Sprite:
    """Returns an anchor: a berth where no ship lies."""
    sheet = _sheet(half)
    pen = Pen(sheet, half, colour)
    pen.ring((0, -0.72), 0.24, 0.24, 0.14)
    pen.stroke((0, -0.48), (0, 0.85), width=0.17)
    pen.stroke((-0.42, -0.28), (0.42, -0.28), width=0.16)
    pen.stroke((-0.8, 0.22), (-0.56, 0.66), (0, 0.88), (0.56, 0.66), (0.8, 0.22), width=0.17)
    for side in (-1, 1):
        pen.shape((side * 0.92, 0.0), (side * 0.98, 0.5), (side * 0.54, 0.36))
    return sheet.sprite()


def _columbus(pen: Pen) -> None:
    """A caravel."""
    pen.shape((-0.95, 0.3), (-0.6, 0.42), (0.5, 0.42), (0.95, 0.12), (0.72, 0.86), (-0.7, 0.86))
    pen.stroke((-0.3, 0.4), (-0.3, -0.95), width=0.1)
    pen.stroke((0.4, 0.4), (0.4, -0.7), width=0.1)
    pen.shape((-0.78, -0.72), (0.12, -0.72), (0.22, -0.24), (0.08, 0.2), (-0.72, 0.2), (-0.6, -0.26))
    pen.shape((0.3, -0.64), (0.92, -0.04), (0.3, 0.22))


def _pizarro(pen: Pen) -> None:
    """A morion, the helmet of the conquistadors."""
    pen.shape((-1.0, 0.28), (-0.62, 0.4), (0.62, 0.4), (1.0, 0.28), (0.7, 0.78), (0, 0.94), (-0.7, 0.78))
    pen.shape((-0.64, 0.3), (-0.58, -0.3), (-0.26, -0.7), (0.26, -0.7), (0.58, -0.3), (0.64, 0.3))
    pen.shape((-0.5, -0.5), (-0.3, -0.88), (0, -1.0), (0.34, -0.9), (0.56, -0.44), (0.2, -0.72), (-0.2, -0.72))
    pen.stroke((-0.52, 0.1), (0.52, 0.1), width=0.1, fill=palette.INK)


def _magellan(pen: Pen) -> None:
    """A globe with the way round it."""
    pen.ring((0, 0), 0.86, 0.86, 0.15)
    pen.ring((0, 0), 0.36, 0.86, 0.1)
    pen.stroke((-0.82, 0), (0.82, 0), width=0.1)
    pen.stroke((-0.66, -0.46), (0.66, -0.46), width=0.1)
    pen.stroke((-0.66, 0.46), (0.66, 0.46), width=0.1)


def _marco_polo(pen: Pen) -> None:
    """A pagoda."""
    for y, half in ((-0.5, 0.48), (0.0, 0.7), (0.52, 0.92)):
        pen.shape(
            (-half, y + 0.06),
            (-half * 0.5, y - 0.12),
            (-half * 0.3, y - 0.28),
            (half * 0.3, y - 0.28),
            (half * 0.5, y - 0.12),
            (half, y + 0.06),
            (half * 0.9, y + 0.13),
            (-half * 0.9, y + 0.13),
        )
        pen.shape((-half * 0.48, y), (half * 0.48, y), (half * 0.48, y + 0.36), (-half * 0.48, y + 0.36))
    pen.stroke((0, -0.7), (0, -1.0), width=0.12)


def _da_gama(pen: Pen) -> None:
    """The cross of the Order of Christ."""
    for turn in range(4):
        arm = [(-0.22, -0.2), (-0.46, -0.98), (0.46, -0.98), (0.22, -0.2)]
        for _ in range(turn):
            arm = [(-y, x) for x, y in arm]
        pen.shape(*arm)
    pen.shape((-0.24, -0.24), (0.24, -0.24), (0.24, 0.24), (-0.24, 0.24))


def _cook(pen: Pen) -> None:
    """A sextant."""
    arc = [
        (0.92 * x, -0.8 + 1.55 * y)
        for x, y in ((-0.86, 0.82), (-0.6, 0.98), (-0.3, 1.07), (0, 1.1), (0.3, 1.07), (0.6, 0.98), (0.86, 0.82))
    ]
    pen.stroke(*arc, width=0.26)
    pen.stroke((0, -0.8), arc[0], width=0.14)
    pen.stroke((0, -0.8), arc[-1], width=0.14)
    pen.stroke((0, -0.8), (0.3, 0.72), width=0.14)
    pen.stroke((-0.6, 0.0), (0.1, 0.0), width=0.12)
    pen.dot((0, -0.8), 0.2)


_EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "columbus": _columbus,
    "pizarro": _pizarro,
    "magellan": _magellan,
    "marco_polo": _marco_polo,
    "da_gama": _da_gama,
    "cook": _cook,
}


@cache
def emblem(explorer: str, half: int) -> Sprite:
    """Returns an explorer's seal: his emblem on his colour."""
    sheet = _sheet(half)
    colour = palette.EXPLORERS[explorer]
    sheet.ellipse((0, 0), half, half, palette.INK)
    sheet.ellipse((0, 0), half - 1.6, half - 1.6, palette.GOLD)
    sheet.ellipse((0, 0), half - 4, half - 4, colour)
    sheet.soft((-half * 0.3, -half * 0.35), half * 0.5, half * 0.4, mix(colour, palette.PAPER, 0.5), 0.45, half / 4)
    _EMBLEMS[explorer](Pen(sheet, half * 0.62, palette.PAPER))
    return sheet.sprite(Shadow(2, 3, 3, 0.5))


@cache
def device(explorer: str, half: int, colour: Colour) -> Sprite:
    """Returns an explorer's emblem alone."""
    sheet = _sheet(half)
    _EMBLEMS[explorer](Pen(sheet, half, colour))
    return sheet.sprite()


@cache
def star(half: int, colour: Colour) -> Sprite:
    """Returns the compass star on the backs of cards."""
    sheet = _sheet(half)
    for length, turn in ((0.62, 45), (1.0, 0)):
        tips, dents = around(length * half, 4, turn), around(length * half * 0.2, 4, turn + 45)
        sheet.polygon([p for pair in zip(tips, dents, strict=True) for p in pair], colour)
    return sheet.sprite()


@cache
def won() -> Sprite:
    """Returns explorer cards with a medal: those that a player has won."""
    sheet = Sheet(52, 48)
    for x, y in ((5, -3), (-3, 1)):
        card = [(x - 13, y - 18), (x + 13, y - 18), (x + 13, y + 18), (x - 13, y + 18)]
        sheet.polygon(card, palette.CHART_BACK, palette.INK, 2)
        sheet.polygon(inset(card, 3), palette.CHART_BACK, palette.GOLD, 1.4)
    for side in (-1, 1):
        ribbon = [(6, 4), (6 + side * 7, 4), (6 + side * 9, 22), (6 + side * 5, 18), (6 + side, 21)]
        sheet.polygon(ribbon, palette.RED, palette.INK, 1.4)
    sheet.ellipse((6, 0), 11, 11, palette.INK)
    sheet.ellipse((6, 0), 9.4, 9.4, palette.GLOW)
    tips, dents = around(7, 5, -90, (6, 0)), around(3, 5, -54, (6, 0))
    sheet.polygon([p for pair in zip(tips, dents, strict=True) for p in pair], palette.RED)
    return sheet.sprite(Shadow(1, 2, 2, 0.4))


@cache
def wheel(radius: int) -> Sprite:
    """Returns a ship's wheel, the sign of who opens the auctions."""
    sheet = _sheet(radius)
    for colour, width in ((palette.INK, 6.0), (palette.GOLD, 2.8)):
        for angle in range(0, 180, 45):
            sheet.line([polar((0, 0), radius * 1.1, angle), polar((0, 0), radius * 1.1, angle + 180)], colour, width)
        for step in range(24):
            ends = [polar((0, 0), radius * 0.68, 15 * (step + i)) for i in (0, 1)]
            sheet.line(ends, colour, width + 1)
    sheet.ellipse((0, 0), radius * 0.2, radius * 0.2, palette.RED, palette.INK, 1.5)
    return sheet.sprite(Shadow(1, 1, 1, 0.4))


@cache
def half_tag(half: str) -> Sprite:
    """Returns the tag of a ship in a divided field: a card on the left, a crown on the right."""
    sheet = Sheet(44, 40)
    sheet.polygon([(-17, -15), (17, -15), (17, 15), (-17, 15)], palette.PAPER, palette.INK, 2)
    sprite = sheet.sprite(Shadow(1, 2, 2, 0.4))
    (effect(fields.DRAW, 12) if half == "left" else crown(11)).stamp(sprite.image, sprite.anchor)
    return sprite
