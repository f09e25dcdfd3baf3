"""The number of spaces of a village, on one of them."""

from __future__ import annotations

from math import dist

import pytest

from render.core.scene import TALL, WIDE, Layout
from render.java import sizes, terraces
from render.java.layout import RADIUS, UPRIGHT, guides, site_of
from rules.java.view import View
from tests.render.java.samples import SAMPLES

_NAMED = frozenset(name for view in SAMPLES.values() for name in (space.name for space in view.spaces) if guides(name))
_SIGN, _NUMBER = 14, 12
"""From the middle of the sign, and of a number, to what of it is read."""


def _spots(view: View, layout: Layout) -> list[tuple[int, tuple[float, float], float]]:
    return list(sizes.spots(view, site_of(layout), _NAMED))


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_a_village_without_a_palace_says_on_one_of_its_spaces_how_many_it_has(layout: Layout) -> None:
    """Readers could not see where a village ends, and so not which palace can be built there."""
    site, told = site_of(layout), 0
    for view in SAMPLES.values():
        villages = {name: village for village in view.villages for name in village.spaces}
        for count, at, _ in _spots(view, layout):
            name = min(villages, key=lambda name: dist(site.centre(name), at))
            assert dist(site.centre(name), at) < RADIUS
            assert not villages[name].palace
            assert len(villages[name].spaces) == count > 1
            told += 1
    assert told > 20


@pytest.mark.parametrize("layout", [WIDE, TALL])
def test_the_number_of_its_spaces_covers_no_developer_and_no_level(layout: Layout) -> None:
    site = site_of(layout)
    for view in SAMPLES.values():
        for _, at, _ in _spots(view, layout):
            for space in view.spaces:
                x, y = site.centre(space.name)
                if space.developer is not None and not space.palace:
                    aside, below = site.standing
                    assert dist(at, (x + aside, y + below)) > _SIGN + terraces.DEVELOPER / 2
                    assert dist(at, (x + terraces.ASIDE, y + site.low)) > _SIGN + _NUMBER / 2
                elif space.level > 1 and not space.palace:
                    assert dist(at, (x, y + site.low - terraces._lift(space, _NAMED))) > _SIGN + _NUMBER / 2


def test_the_number_of_its_spaces_stands_clear_of_ways_if_it_can() -> None:
    """Ring, way, name and number on one space could not be told apart."""
    view = SAMPLES["middle-3"]
    clear = 0
    for count, (x, y), _ in sizes.spots(view, UPRIGHT, _NAMED):
        name = min((one.name for one in view.spaces), key=lambda name: dist(UPRIGHT.centre(name), (x, y)))
        moved = list(sizes.spots(view, UPRIGHT, _NAMED, {name}))
        if all(dist(at, (x, y)) > 1 for _, at, _ in moved):
            clear += 1
            assert count in {number for number, _, _ in moved}
    assert clear
