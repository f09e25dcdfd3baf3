"""How far apart two colours are to the eye."""

from __future__ import annotations

from render.core.canvas import Colour


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
