"""What moves ahead may ask of the map."""

from __future__ import annotations

import pytest

from rules.core.contract import Unreadable
from rules.tikal.conditions import is_free
from tests.rules.tikal.positions import position


def test_a_space_is_free_until_a_tile_lies_there() -> None:
    state = position()
    assert is_free(state, "d4") and not is_free(state, "a5")
    with pytest.raises(Unreadable):
        is_free(state, "z9")
