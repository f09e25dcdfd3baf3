"""What everybody sees of a position."""

from __future__ import annotations

import pytest

from rules.caylus.game import GAME
from tests.rules.caylus.positions import position, setup


@pytest.mark.parametrize(("seats", "prices"), [(2, (1, 3)), (3, (1, 2, 3)), (5, (1, 2, 3, 4, 5))])
def test_the_bridge_says_what_a_worker_costs(seats: int, prices: tuple[int, ...]) -> None:
    assert GAME.view(setup(seats), None).prices == prices


def test_a_section_says_what_its_parts_bring_and_its_scoring() -> None:
    sections = GAME.view(position(), None).sections
    assert [(section.points, section.loss, section.favours) for section in sections] == [
        (5, 2, (0, 1)),
        (4, 3, (0, 1, 2, 2, 3)),
        (3, 4, (0, 1, 1, 2, 2, 3)),
    ]
