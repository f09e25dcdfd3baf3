"""What moves ahead may ask of the map."""

from __future__ import annotations

import pytest

from rules.core.contract import Unreadable
from rules.java.conditions import is_free
from tests.rules.java.positions import position


def test_a_space_is_free_without_developer_palace_and_irrigation() -> None:
    state = position("land H8 = three a", "developer H8 = P0", "land J8 = village", "palace J8 = 4 white")
    assert [is_free(state, space) for space in ("h8", "j8", "f8", "k7")] == [False, False, False, True]
    with pytest.raises(Unreadable):
        is_free(state, "z9")
