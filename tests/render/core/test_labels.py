"""Text on a picture."""

from __future__ import annotations

import pytest

from render.core.labels import runs


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((), []),
        ((4,), ["4"]),
        ((4, 5), ["4", "5"]),
        ((4, 5, 6), ["4–6"]),
        ((1, 3, 4, 5, 9, 10), ["1", "3–5", "9", "10"]),
    ],
)
def test_numbers_that_follow_one_another_are_joined(numbers: tuple[int, ...], text: list[str]) -> None:
    assert runs(numbers) == text


def test_two_are_joined_where_that_is_asked_for() -> None:
    assert runs((1, 2, 4, 6, 7, 8), least=2) == ["1–2", "4", "6–8"]
