"""The colours of the seats, and how well two colours can be told apart.

The six seat colours come from the set of Okabe and Ito, adjusted so that every pair stays apart for people with
any of the three kinds of colour blindness. Each seat has a shape besides, so that no picture depends on colour.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Colour, mix


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLook:
    """How everything that belongs to a seat is shown."""

    colour: Colour
    rim: Colour
    """The outline of its pieces."""
    ink: Colour
    """What is written on its colour."""
    shape: str
    """``disc``, ``square``, ``triangle``, ``diamond``, ``hexagon`` or ``star``."""
    mark: str
    """The same shape as a character for lines of text."""

    @property
    def lit(self) -> Colour:
        """Its colour where the light falls on it, still dark or pale enough for its ink."""
        return mix(self.colour, PALE, 0.16 if self.ink == DARK else 0.04)


DARK: Colour = (28, 20, 12)
PALE: Colour = (250, 246, 234)

SEATS: tuple[SeatLook, ...] = (
    SeatLook(colour=(222, 80, 24), rim=DARK, ink=DARK, shape="disc", mark="●"),
    SeatLook(colour=(24, 106, 196), rim=DARK, ink=PALE, shape="square", mark="■"),
    SeatLook(colour=(245, 212, 52), rim=DARK, ink=DARK, shape="triangle", mark="▲"),
    SeatLook(colour=(218, 126, 188), rim=DARK, ink=DARK, shape="diamond", mark="◆"),
    SeatLook(colour=(247, 243, 232), rim=DARK, ink=DARK, shape="hexagon", mark="⬢"),
    SeatLook(colour=(48, 46, 44), rim=PALE, ink=PALE, shape="star", mark="★"),
)


def luminance(colour: Colour) -> float:
    """Returns the relative luminance of a colour as WCAG defines it, 0 to 1."""
    red, green, blue = (_linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Returns the contrast of two colours as WCAG defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
