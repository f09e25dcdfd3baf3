"""What panels offer: a verb and all that follows it at one press, where a notation would ask for word after word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from rules.caylus.state import CaylusState
from rules.core.contract import Seat, Token

_Tokens = Callable[[CaylusState, Seat, tuple[str, ...]], Iterable[Token]]


APART = "build"
"""The verb of what is chosen from the catalogue; how it is paid, or what it replaces, is asked when that is known."""


def at_one_press(tokens: _Tokens) -> Callable[[CaylusState, Seat, tuple[str, ...]], Iterable[Token] | None]:
    """Makes the menu of a question: whole lines first, and then what may be added to one."""

    def menu(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
        return None if prefix else _lines(tokens, state, seat, ())

    return menu


def _lines(tokens: _Tokens, state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Yields the shortest lines below a prefix, each in one token that has the note of its last word."""
    for token in tokens(state, seat, prefix):
        longer = (*prefix, token.text)
        if token.ends or (prefix == (APART,) and len(list(tokens(state, seat, longer))) > 1):
            yield msgspec.structs.replace(token, text=" ".join(longer))
        else:
            yield from _lines(tokens, state, seat, longer)
