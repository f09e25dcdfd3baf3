"""What stands in the lines of all text boards."""

from __future__ import annotations

import pytest

from render.core.palette import LOOKS, wearing
from render.core.scene import Marks
from render.core.textboard import INDENT, WIDTH, named, paragraphs, read_grid, seat_sign, signs, wrapped, write_grid


def test_a_seat_is_named_by_what_it_wears_its_number_and_its_player() -> None:
    with wearing((3, 0)):
        assert seat_sign(0) == f"{LOOKS[3].mark}P0"
        assert signs((1, 0)) == f"{LOOKS[0].mark}P1 {LOOKS[3].mark}P0"
        assert named(1, Marks(names=("Ada", "Bo\n rivoj "))) == f"{LOOKS[0].mark}P1 Bo rivoj"
        assert named(1, Marks(names=("Ada",))) == f"{LOOKS[0].mark}P1"


def test_parts_are_joined_to_lines_that_fit_and_later_ones_are_indented() -> None:
    parts = [f"part {number}" for number in range(20)]
    lines = list(wrapped(parts))
    assert all(len(line) <= WIDTH for line in lines)
    assert all(line.startswith(INDENT) for line in lines[1:])
    assert [part for line in lines for part in line.strip().split(" · ")] == parts


def test_a_comma_stays_at_the_end_of_its_line() -> None:
    first, *_, last = wrapped(["x" * 18] * 7, ", ", start="All: ")
    assert first == f"All: {'x' * 18}, {'x' * 18},"
    assert not last.endswith(",")


def test_a_part_that_is_too_long_has_a_line_of_its_own() -> None:
    assert list(wrapped(["short", "l" * 80, "short"])) == ["short", INDENT + "l" * 80, f"{INDENT}short"]


def test_nothing_is_a_line_with_its_beginning() -> None:
    assert list(wrapped([], start="None:")) == ["None:"]


GRID = {"a1": "#", "b1": "~", "a2": "P0", "c10": "3"}


def test_a_grid_has_a_line_for_each_row_and_names_its_columns() -> None:
    assert list(write_grid(GRID, "abc", ["1", "2", "10"])) == [
        "   a  b  c",
        "1  #  ~",
        "2  P0",
        "10       3",
    ]


def test_a_grid_can_be_read_back() -> None:
    assert read_grid(list(write_grid(GRID, "abc", ["1", "2", "10"]))) == GRID
    alone = {"a1": "whole"}
    assert read_grid(list(write_grid(alone, "a", "1"))) == alone


@pytest.mark.parametrize("text", ["", "two words"])
def test_what_could_not_be_read_back_is_not_written(text: str) -> None:
    with pytest.raises(ValueError, match="one word"):
        list(write_grid({"a1": text}, "a", "1"))


def test_parts_stand_apart_and_those_without_lines_are_left_out() -> None:
    assert paragraphs(["one", "two"], (), iter(["three"])) == "one\ntwo\n\nthree"
