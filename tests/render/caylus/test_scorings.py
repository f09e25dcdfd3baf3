"""The table of the scorings: for how many own parts there is what."""

from __future__ import annotations

import pytest

from render.caylus.scorings import scoring, steps
from tests.render.caylus import samples


@pytest.mark.parametrize(
    ("section", "says"),
    [(0, "0:−2 2:1"), (1, "0:−3 2:1 3:2 5:3"), (2, "0:−4 2:1 4:2 6:3")],
)
def test_a_section_says_in_a_line_what_its_scoring_brings(section: int, says: str) -> None:
    assert scoring(samples.start().sections[section]) == says


@pytest.mark.parametrize(
    ("section", "cells"),
    [
        (0, [(0, 0, "−2★"), (1, 1, ""), (2, 6, "1⚜")]),
        (1, [(0, 0, "−3★"), (1, 1, ""), (2, 2, "1⚜"), (3, 4, "2⚜"), (5, 6, "3⚜")]),
        (2, [(0, 0, "−4★"), (1, 1, ""), (2, 3, "1⚜"), (4, 5, "2⚜"), (6, 6, "3⚜")]),
    ],
)
def test_the_table_has_a_cell_for_each_number_of_parts_that_brings_the_same(
    section: int, cells: list[tuple[int, int, str]]
) -> None:
    assert list(steps(samples.start().sections[section], 6)) == cells
