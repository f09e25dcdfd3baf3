"""What moves ahead may ask of the places."""

from __future__ import annotations

import pytest

from rules.caylus.conditions import is_free
from rules.core.contract import Unreadable
from tests.rules.caylus.positions import position


def test_a_place_is_free_while_no_worker_is_there() -> None:
    state = position("order = P0 P1", "workers castle = P0", "workers 1 = P1", "phase = 2")
    assert [is_free(state, place) for place in ("castle", "1", "2", "inn")] == [False, False, True, True]
    with pytest.raises(Unreadable):
        is_free(state, "99")
