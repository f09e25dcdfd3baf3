"""The number of spaces of a village, on one of them."""

from __future__ import annotations

from render.core.scene import Marks
from render.java import sizes
from rules.java.view import events
from tests.render.java.samples import SAMPLES


def test_a_village_without_a_palace_says_on_one_of_its_spaces_how_many_it_has() -> None:
    """Readers could not see where a village ends, and so not which palace can be built there."""
    told = 0
    for view in SAMPLES.values():
        villages = {name: village for village in view.villages for name in village.spaces}
        for name, count in sizes.signs(view, Marks()).items():
            assert not villages[name].palace
            assert len(villages[name].spaces) == count > 1
            told += 1
    assert told > 20


def test_the_number_of_its_spaces_stands_where_nobody_is() -> None:
    """It has the place that a developer has elsewhere, beside the level."""
    for view in SAMPLES.values():
        taken = {space.name for space in view.spaces if space.developer is not None}
        assert not taken & set(sizes.signs(view, Marks()))


def test_the_number_of_its_spaces_stands_clear_of_ways_if_it_can() -> None:
    """Ring, way, name and number on one space could not be told apart."""
    view = SAMPLES["middle-3"]
    clear = 0
    for name, count in sizes.signs(view, Marks()).items():
        came = events.DeveloperMoved(seat=0, start=name, target=name, way=(name, name), points=0)
        moved = sizes.signs(view, Marks(events=(came,)))
        if name not in moved:
            clear += 1
            assert count in moved.values()
    assert clear
