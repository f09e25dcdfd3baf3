"""Reads a text board back into the view it was written from: so nothing of the view is left out there."""

from __future__ import annotations

import re

from bot.app.speech.language import Words
from render.core.textboard import read_grid
from rules.core.seats import places
from rules.skeleton.data import SQUARES
from rules.skeleton.view import PlayerView, View
from tests.render.reading_back import find, read


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises where a line is missing or makes no sense."""
    course, board, players = text.split("\n\n")
    cells = read_grid(board.split("\n"))
    return View(
        active=_seat(course.split("\n")[0]),
        apart=words("skeleton-text-apart") in course,
        stones=tuple(_seat(cells[square]) for square in SQUARES),
        players=_players(players, words),
    )


def _seat(text: str) -> int | None:
    """Returns the seat that is named in a text, if one is."""
    found = re.search(r"P([0-9])", text)
    return int(found[1]) if found else None


def _players(text: str, words: Words) -> tuple[PlayerView, ...]:
    lines = text.split("\n")[1::2]
    points = [int(read(line, words, "skeleton-text-points", points="[0-9]+")["points"]) for line in lines]
    crowns = [find(line, words, "skeleton-text-crown", square="[a-e][1-5]") for line in lines]
    return tuple(
        PlayerView(points=number, place=place, crowned=crown["square"] if crown else "")
        for number, place, crown in zip(points, places(points), crowns, strict=True)
    )
