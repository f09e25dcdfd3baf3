"""What may be chosen next, on the board."""

from __future__ import annotations

from itertools import chain

from render.caylus.favours import cell, row
from render.caylus.layout import house, lane
from render.caylus.places import places
from render.caylus.special import box_of
from render.core.boxes import corners
from render.core.scene import TALL, WIDE, Marks
from rules.caylus import data
from tests.render.caylus.samples import crowded, middle

SPACES = [str(space) for space in range(1, data.ROAD + 1)]


def test_workers_are_placed_on_houses_and_special_places() -> None:
    found = places(middle(3), Marks(chosen=("place",), targets=(*data.SPECIAL, *SPACES)), WIDE)
    assert list(found) == [*data.SPECIAL, *SPACES]
    assert found["12"] == corners(house(12))
    assert found["gate"] == corners(box_of("gate"))


def test_the_provost_goes_along_the_road() -> None:
    found = places(crowded(3), Marks(chosen=("provost",), targets=("20", "21", "22")), WIDE)
    assert found == {str(space): corners(lane(space)) for space in (20, 21, 22)}


def test_a_favour_has_its_line_and_what_it_brings_its_column() -> None:
    lines = places(middle(3, "line"), Marks(chosen=("favour",), targets=data.LINES), WIDE)
    assert lines == {line: corners(row(at)) for at, line in enumerate(data.LINES)}
    columns = places(middle(3, "effect"), Marks(chosen=("use",), targets=("1", "3")), WIDE)
    assert columns == {str(column): corners(cell(2, column)) for column in (1, 3)}


def test_a_whole_notation_has_its_place_too() -> None:
    targets = ("place 3", "provost 20", "send inn", "pass", "take FF", "build mason")
    found = places(middle(3), Marks(targets=targets), WIDE)
    assert found == {"place 3": corners(house(3)), "provost 20": corners(lane(20)), "send inn": corners(box_of("inn"))}
    assert not places(middle(3), Marks(chosen=("take",), targets=("3",)), WIDE)


def test_everything_lies_alike_in_both_layouts() -> None:
    marks = Marks(chosen=("place",), targets=tuple(chain(data.SPECIAL, SPACES)))
    assert places(middle(3), marks, WIDE) == places(middle(3), marks, TALL)
