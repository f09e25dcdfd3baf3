"""One line of text for every action: ``forage``, ``bury acorn``, ``bid hazel walnut``, ``sleep oak``.

What follows the verbs is read and written in pairs; the verbs stand in the sequence of play.
"""

from __future__ import annotations

from rules.core.contract import Seat
from rules.core.notation import Reader

from .actions import Bid, Bury, Sleep
from .data import KINDS, TREES
from .state import ToyState, sort_cards


def read_bury(words: Reader, state: ToyState, seat: Seat) -> Bury:
    return Bury(_word(words, KINDS))


def write_bury(action: Bury) -> str:
    return action.card


def read_bid(words: Reader, state: ToyState, seat: Seat) -> Bid:
    cards = [_word(words, KINDS)]
    while words.left:
        cards.append(_word(words, KINDS))
    return Bid(sort_cards(cards))


def write_bid(action: Bid) -> str:
    return " ".join(action.cards)


def read_sleep(words: Reader, state: ToyState, seat: Seat) -> Sleep:
    return Sleep(_word(words, TREES))


def write_sleep(action: Sleep) -> str:
    return action.tree


def begun_by(word: str, known: tuple[str, ...]) -> list[str]:
    """Returns the words for which one may stand: itself, or all that begin with it."""
    return [word] if word in known else [name for name in known if name.startswith(word)]


def _word(words: Reader, known: tuple[str, ...]) -> str:
    """Takes a word that one of those known begins with."""
    found = begun_by(words.take(known), known)
    return found[0] if found else words.refuse(known)
