"""What moves ahead may ask of an auction."""

from __future__ import annotations

import pytest

from rules.core.contract import Unreadable
from rules.magellan.conditions import is_up
from tests.rules.magellan.positions import position


def test_an_explorer_is_up_until_the_card_is_sold() -> None:
    state = position("stack = cook", "card = pizarro")
    assert is_up(state, "pizarro") and not is_up(state, "cook")
    with pytest.raises(Unreadable):
        is_up(state, "vespucci")
