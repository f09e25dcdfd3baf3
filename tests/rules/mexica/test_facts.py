"""Facts of scenarios: no position is set up that cannot be."""

from __future__ import annotations

import pytest

from tests.rules.mexica.positions import position


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["display = 12 12"], "there is only 1 of 12"),
        (["building B13 = P0 2", "canals = B13"], "a building cannot be on B13, which is no land"),
        (["canals = B13", "building B13 = P0 2"], "nothing can be built on B13"),
        (["canals = B11-B12 B12"], "two tiles lie on one square"),
        (["figure P0 = -"], "P0 has placed its figure"),
        (["placing = -"], "somebody has still to place a figure"),
        (["placing = P1 P1"], "each seat is named once"),
        (["display = 3", "proposed = 3", "waiting = -"], "somebody has still to vote"),
        (["display = 3", "proposed = 3", "waiting = P0"], "not who has proposed it"),
        (["figure P0 = A12", "figure P1 = A12"], "the figure of P1 cannot be on A12: the figure of P0 is there"),
        (["figure P0 = A12", "building A12 = P1 2"], "the figure of P0 cannot be on A12: a building is there"),
        (["building A12 = P1 2", "figure P0 = A12"], "the figure of P0 cannot be on A12: a building is there"),
        (["figure P0 = A12", "canals = A12"], "the figure of P0 cannot be on A12, which is no land"),
        (["canals = A12", "figure P0 = A12"], "the figure of P0 cannot be on A12, which is no land"),
        (["canals = B12", "bridge B12 = h", "figure P0 = B12", "bridge B12 = -"], "P0 cannot be on B12, which is no"),
        (["canals = B12", "bridge B12 = h", "canals = -"], "the bridge on B12 needs a canal below it"),
        (
            ["canals = B12", "bridge B12 = h", "canals = B12 C12"],
            "the bridge on B12 needs a canal .* land at both ends",
        ),
        (
            ["canals = B11-B12 B13", "founder A11 = P0", "canals = -"],
            "the calpulli of size 3, and its district has 192",
        ),
        (
            ["canals = B11-B12 B13", "building A11 = P0 1", "founder A11 = P0"],
            "a calpulli cannot be on A11: a building",
        ),
    ],
)
def test_position_that_cannot_be_is_refused(lines: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        position(*lines)
