"""What moves ahead may ask of the island."""

from __future__ import annotations

import pytest

from rules.core.contract import Unreadable
from rules.mexica.conditions import is_free
from tests.rules.mexica.positions import play, setup


def test_a_square_is_free_where_a_figure_could_stand() -> None:
    state, _ = play(setup(3), "start G7")
    assert [is_free(state, square) for square in ("g7", "i7")] == [False, True]
    with pytest.raises(Unreadable):
        is_free(state, "z9")
