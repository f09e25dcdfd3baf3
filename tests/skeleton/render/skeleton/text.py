"""The text board: all that the view holds, in lines that a phone shows; ``parse_board`` of the tests reads it back."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, named, paragraphs, seat_sign, write_grid
from rules.core.contract import Seat
from rules.skeleton.data import COLUMNS, ROWS, SQUARES
from rules.skeleton.view import View

EMPTY = "·"


def write(view: View, marks: Marks, words: Words) -> str:
    """Writes whose turn it is and the option, the board, and the players, with an empty line between them."""
    stones = zip(SQUARES, view.stones, strict=True)
    cells = {name: EMPTY if seat is None else seat_sign(seat) for name, seat in stones}
    return paragraphs(_course(view, words), write_grid(cells, COLUMNS, ROWS), _players(view, marks, words))


def _course(view: View, words: Words) -> Iterator[str]:
    if view.active is None:
        yield words("skeleton-text-over")
    else:
        yield words("skeleton-text-turn", seat=seat_sign(view.active))
    yield words("skeleton-text-apart" if view.apart else "skeleton-text-together")


def _players(view: View, marks: Marks, words: Words) -> Iterator[str]:
    for seat in range(len(view.players)):
        yield named(seat, marks)
        yield f"   {BETWEEN.join(_says(view, seat, words))}"


def _says(view: View, seat: Seat, words: Words) -> Iterator[str]:
    yield words("skeleton-text-points", points=view.players[seat].points)
    if view.players[seat].crowned:
        yield words("skeleton-text-crown", square=view.players[seat].crowned)
