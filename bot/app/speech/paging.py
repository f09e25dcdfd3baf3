"""Answers that are longer than a message: told page by page, as their buttons ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.app.speech.language import Words
from bot.app.speech.messages import Button
from bot.app.speech.text import LONG, beginning


def pages(lines: Sequence[str], most: int | None = None, longest: int = LONG) -> list[list[str]]:
    """Splits lines into pages that fit into a message each, of at most so many lines; there is always one."""
    found, left = [], list(lines)
    while left:
        found.append(beginning(left, longest)[:most])
        left = left[len(found[-1]) :]
    return found or [[]]


def chosen(number: int, count: int, otherwise: int = 0) -> int:
    """Returns a page's number, counted from 0; another one's where there is none of that number."""
    return number if 0 <= number < count else otherwise % count


def leads(words: Words, page: int, count: int, press: Callable[[int], str]) -> tuple[tuple[Button, ...], ...]:
    """Returns the row of buttons that lead to the pages around one; none where there is only one page."""
    before = [Button(press(page - 1), words("page-before"))] if page > 0 else []
    after = [Button(press(page + 1), words("page-next"))] if page + 1 < count else []
    return ((*before, *after),) if count > 1 else ()
