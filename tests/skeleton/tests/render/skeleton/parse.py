"""Reads a text board back into the view it was written from: so nothing of the view is left out there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.app.speech.language import Words
from render.core.textboard import read_grid
from rules.skeleton.data import SQUARES
from rules.skeleton.state import Player
from rules.skeleton.view import View


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises where a line is missing or makes no sense."""
    course, board, players = text.split("\n\n")
    cells = read_grid(board.split("\n"))
    return View(
        active=_seat(course.split("\n")[0]),
        apart=words("skeleton-text-apart") in course,
        stones=tuple(_seat(cells[square]) for square in SQUARES),
        players=tuple(_players(players, words)),
    )


def _seat(text: str) -> int | None:
    """Returns the seat that is named in a text, if one is."""
    found = re.search(r"P([0-9])", text)
    return int(found[1]) if found else None


def _players(text: str, words: Words) -> Iterator[Player]:
    points = re.escape(words("skeleton-text-points", points=0)).replace("0", "([0-9]+)")
    for line in text.split("\n")[1::2]:
        found = re.search(points, line)
        assert found, line
        crown = re.search(re.escape(words("skeleton-text-crown", square="")) + "([a-e][1-5])", line)
        yield Player(points=int(found[1]), crowned=crown[1] if crown else "")
