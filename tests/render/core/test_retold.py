"""The strip in which the last turns are told."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core import retold
from render.core.overflow import watched
from render.core.plans import EDGE, STRIP
from render.core.retold import Deed, Told, retell
from render.core.scene import Marks
from tests.render.core.test_panels import THEME
from tests.render.pictures import texts_written

ARROW = (((-8.0, 0.0), (8.0, 0.0)),)
NAMES = ("Ada", "Bartholomew the Elder", "Cy", "Di")


def turn(seat: int, deeds: int) -> Told:
    told: tuple[Deed, ...] = tuple((f"a{number}", ARROW, f"b{number}") for number in range(deeds))
    return Told(seat, told)


@pytest.mark.parametrize(("breadth", "turns"), [(1476, 3), (934, 3), (934, 1), (715, 2)])
@pytest.mark.parametrize("deeds", [1, 6, 11])
def test_all_that_was_done_is_told_inside_the_strip(breadth: int, turns: int, deeds: int) -> None:
    lines = turns if breadth > 1000 else turns + 1
    box = (12, 20, 12 + breadth, 20 + lines * STRIP + 2 * EDGE)
    canvas = Image.new("RGB", (breadth + 24, box[3] + 20))
    with watched() as found, texts_written() as written:
        retell(canvas, box, THEME, Marks(names=NAMES), [turn(seat, deeds) for seat in range(turns)])
    assert found == []
    for number in range(deeds):
        assert written.count(f"a{number}") == written.count(f"b{number}") == turns


def test_turns_with_little_to_tell_are_written_larger(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[int, float] = {}
    for deeds in (3, 12):
        monkeypatch.setattr(retold, "write", lambda *args, deeds=deeds: sizes.__setitem__(deeds, args[3].size))
        box = (0, 0, 958, 2 * STRIP + 2 * EDGE)
        retell(Image.new("RGB", (960, 100)), box, THEME, Marks(names=NAMES), [turn(0, deeds), turn(2, deeds)])
    assert sizes[3] > sizes[12]


@pytest.mark.parametrize("deeds", [1, 6, 12, 16])
def test_short_names_are_written_whole_however_much_there_is_to_tell(deeds: int) -> None:
    """Where the lines were smallest, Boris was "Bo…"."""
    names, box = ("Ann", "Boris", "Cyd"), (12, 20, 1242, 20 + 3 * STRIP + 2 * EDGE)
    with texts_written() as written:
        retell(Image.new("RGB", (1254, 170)), box, THEME, Marks(names=names), [turn(seat, deeds) for seat in range(3)])
    assert {*names} <= {*written}


def test_without_a_turn_nothing_is_laid() -> None:
    canvas = Image.new("RGB", (400, 60))
    retell(canvas, (10, 10, 390, 50), THEME, Marks(), [])
    assert canvas.getbbox() is None
