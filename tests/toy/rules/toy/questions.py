"""What seats may ask: how many cards of a kind are out of sight, and what one's own hoard is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import IllegalAction, Question, Say, Seat, Token, Unreadable

from .data import KINDS
from .scoring import hoard_points
from .state import ToyState


def _left_tokens(state: ToyState, seat: Seat | None, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield from (Token(card, ends=True) for card in KINDS)


def _left(state: ToyState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Counts what lies neither on the discard pile nor in an open larder; everybody can do that."""
    if len(words) != 1 or words[0] not in KINDS:
        raise Unreadable(" ".join(words), words[-1] if words else "", KINDS)
    seen = Counter(state.discards)
    for player in state.players:
        seen.update(player.larder)
    return (Say("left", {"card": words[0], "count": state.numbers.stock[words[0]] - seen[words[0]]}),)


def _worth(state: ToyState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    if seat is None:
        raise IllegalAction("no-hoard")
    buried = state.players[seat].buried
    return (Say("worth", {"cards": buried, "points": hoard_points(state, buried)}),)


QUESTIONS = (
    Question(name="left", tokens=_left_tokens, answer=_left),
    Question(name="worth", answer=_worth, private=True),
)
