"""One line of text for every action: ``forage``, ``bury acorn``, ``bid hazel walnut``, ``sleep oak``.

A word may be shortened as long as it stays clear: ``f``, ``bu a``, ``sl o``.
"""

from __future__ import annotations

from typing import assert_never

from rules.core.contract import Ambiguous, Unreadable
from rules.core.notation import Reader

from .actions import Action, Bid, Bury, End, Forage, Hush, Pass, Screech, Shake, Sleep
from .data import KINDS, TREES
from .state import sort_cards

BARE: dict[str, Action] = {
    "forage": Forage(),
    "shake": Shake(),
    "end": End(),
    "screech": Screech(),
    "hush": Hush(),
    "pass": Pass(),
}
"""The notations of a single word."""
VERBS = ("forage", "bury", "shake", "end", "screech", "hush", "bid", "pass", "sleep")


def parse(text: str) -> Action:
    """Reads one notation; raises `Unreadable` or `Ambiguous`."""
    begun = Reader(text).take(VERBS)
    readings: list[Action] = []
    unreadable = Unreadable(text, begun, VERBS)
    for verb in [begun] if begun in VERBS else _begun_by(begun, VERBS):
        try:
            readings.append(_read(verb, text))
        except Unreadable as error:
            unreadable = error
    if len(readings) > 1:
        raise Ambiguous(text, [format(action) for action in readings])
    if not readings:
        raise unreadable
    return readings[0]


def format(action: Action) -> str:
    match action:
        case Forage() | Shake() | End() | Screech() | Hush() | Pass():
            return action.kind
        case Bury(card=card):
            return f"bury {card}"
        case Bid(cards=cards):
            return " ".join(["bid", *cards])
        case Sleep(tree=tree):
            return f"sleep {tree}"
        case _:
            assert_never(action)


def _read(verb: str, text: str) -> Action:
    words = Reader(text)
    words.take()
    match verb:
        case "bid":
            cards = [_word(words, KINDS)]
            while words.left:
                cards.append(_word(words, KINDS))
            action: Action = Bid(sort_cards(cards))
        case "bury":
            action = Bury(_word(words, KINDS))
        case "sleep":
            action = Sleep(_word(words, tuple(TREES)))
        case _:
            action = BARE[verb]
    words.finish()
    return action


def _word(words: Reader, known: tuple[str, ...]) -> str:
    """Takes a word that one of those known begins with."""
    found = _begun_by(words.take(known), known)
    return found[0] if found else words.refuse(known)


def _begun_by(word: str, known: tuple[str, ...]) -> list[str]:
    return [name for name in known if name.startswith(word)]
