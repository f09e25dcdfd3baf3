"""The seat colours, also as colour-blind people see them."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from render.core.canvas import Colour
from render.core.palette import CHOICE, CHOICE_CORE, CHOSEN, DARK, LOOKS
from tests.render.contrast import contrast, luminance

# Full colour blindness after Machado, Oliveira and Fernandes (2009), for linear RGB.
SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def linear(part: float) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    """Returns the colour as CIELAB, as somebody with this sight sees it."""
    parts = [linear(part) for part in colour]
    red, green, blue = (
        max(0.0, min(1.0, sum(m * p for m, p in zip(row, parts, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def difference(one: Colour, other: Colour, sight: str) -> float:
    return math.dist(seen(one, sight), seen(other, sight))


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_seats_can_be_told_apart(sight: str) -> None:
    for one, other in combinations(LOOKS, 2):
        assert difference(one.colour, other.colour, sight) >= 20, (one.shape, other.shape)


def test_colours_that_only_hue_tells_apart_would_fail() -> None:
    """Red and green of one lightness are far apart for most people and alike without the green cones."""
    red, green = (196, 78, 60), (120, 122, 50)
    assert difference(red, green, "full") > 40
    assert difference(red, green, "deuteranopia") < 20


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_may_be_chosen_has_a_colour_that_nobody_wears(sight: str) -> None:
    for look in LOOKS:
        assert difference(CHOICE, look.colour, sight) >= 20, look.name


def test_the_outline_of_a_choice_stands_out_from_every_ground_by_its_core_or_by_its_rim() -> None:
    """What is between two colours that are 15 : 1 apart is nearly 4 : 1 apart from one of them."""
    for colour in (CHOICE_CORE, CHOSEN):
        assert contrast(colour, DARK) >= 15
    assert contrast(CHOICE, DARK) >= 7 and contrast(CHOICE_CORE, CHOICE) >= 1.6
    greys = [(part, part, part) for part in range(256)]
    assert min(max(contrast(CHOICE_CORE, ground), contrast(DARK, ground)) for ground in greys) >= 3.9


def test_every_seat_has_its_own_shape_and_mark() -> None:
    assert len({look.shape for look in LOOKS}) == len({look.mark for look in LOOKS}) == len(LOOKS)


def test_what_is_written_on_a_seats_colour_can_be_read() -> None:
    for look in LOOKS:
        assert min(contrast(look.ink, look.colour), contrast(look.ink, look.lit)) >= 4.5, look.shape


def test_the_rim_of_a_piece_stands_out_from_its_colour() -> None:
    for look in LOOKS:
        assert contrast(look.rim, look.colour) >= 3, look.shape


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert luminance((128, 128, 128)) == pytest.approx(0.2159, abs=0.001)
