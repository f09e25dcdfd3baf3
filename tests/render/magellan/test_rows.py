"""Rows of gold cards: each of those that lie in lines is seen."""

from __future__ import annotations

import pytest

from render.magellan import cards
from render.magellan.rows import in_lines

ROOM = 131
"""What six players leave for the cards of a bid."""


@pytest.mark.parametrize("count", [1, 2, 4, 5, 9, 16])
def test_no_card_of_a_bid_lies_on_another_one(count: int) -> None:
    width, lines = in_lines(list(range(count)), (300, 80), 300 + ROOM)
    assert [lying.card for line in lines for lying in line] == list(range(count))
    spots = [lying.at for line in lines for lying in line]
    for i, (x, y) in enumerate(spots):
        assert 300 <= x - width / 2 <= x + width / 2 <= 300 + ROOM
        assert all(abs(x - a) >= width or abs(y - b) >= cards.height(width) for a, b in spots[:i])
    assert max(y for _, y in spots) - min(y for _, y in spots) + cards.height(width) <= 166


def test_few_cards_lie_larger_than_many() -> None:
    widths = [in_lines([3] * count, (0, 0), 2 * ROOM)[0] for count in (2, 5, 16)]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) == 3
