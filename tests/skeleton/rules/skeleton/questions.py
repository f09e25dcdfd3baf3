"""What may be asked at any time: each is a command such as ``/worth c3``."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Question, Say, Seat, Token
from rules.core.notation import Reader

from .board import worth
from .data import SQUARES
from .state import BoardState


def _squares(state: BoardState, seat: Seat | None, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield from (Token(square, ends=True) for square in SQUARES)


def _worth(state: BoardState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    said = Reader(" ".join(words))
    square = said.one_of(SQUARES)
    said.finish()
    return (Say("worth", {"square": square, "points": worth(state, square)}),)


QUESTIONS = (Question(name="worth", tokens=_squares, answer=_worth),)
