"""Facts of scenarios: no position is set up that cannot be."""

from __future__ import annotations

import pytest

from tests.rules.mexica.positions import position


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["display = 12 12"], "there is only 1 of 12"),
        (["building B13 = P0 2", "canals = B13"], "there is a building on B13"),
        (["canals = B13", "building B13 = P0 2"], "nothing can be built on B13"),
        (["canals = B11-B12 B12"], "two tiles lie on one square"),
    ],
)
def test_position_that_cannot_be_is_refused(lines: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        position(*lines)
