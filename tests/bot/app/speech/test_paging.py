"""Pages of answers that are longer than a message."""

from __future__ import annotations

from bot.app.speech import paging
from bot.app.speech.language import Words
from bot.app.speech.text import LONG, size

LINES = [f"{number} {'x' * (number % 90)}" for number in range(400)]


def test_pages_hold_all_lines_in_their_order_and_each_fits() -> None:
    pages = paging.pages(LINES)
    assert [line for page in pages for line in page] == LINES
    assert all(size("\n".join(page)) <= LONG for page in pages)
    assert all(len(page) <= 16 for page in paging.pages(LINES, 16))


def test_there_is_always_a_page() -> None:
    assert paging.pages([]) == [[]]
    assert paging.pages(["x" * 2 * LONG]) == [["x" * 2 * LONG]]
    assert [paging.chosen(number, 3) for number in (-1, 0, 2, 3)] == [0, 0, 2, 0]
    assert [paging.chosen(number, 3, -1) for number in (-1, 0, 3)] == [2, 0, 2]


def test_pages_lead_to_those_around_them() -> None:
    led = [[button.press for row in paging.leads(Words("en"), n, 3, str) for button in row] for n in range(3)]
    assert led == [["1"], ["0", "2"], ["1"]]
    assert paging.leads(Words("en"), 0, 1, str) == ()
