"""One line of text for every action: ``forage``, ``bury acorn``, ``bid hazel walnut``, ``sleep oak``.

A word may be shortened as long as it stays clear: ``f``, ``bu a``, ``sl o``.
"""

from __future__ import annotations

from typing import NoReturn, assert_never

from rules.core.contract import Ambiguous, Unreadable

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
    words = text.casefold().split()
    begun = words[0] if words else ""
    verbs = [begun] if begun in VERBS else [verb for verb in VERBS if begun and verb.startswith(begun)]
    if not verbs:
        raise Unreadable(text, begun, VERBS)
    readings: list[Action] = []
    for verb in verbs:
        try:
            readings.append(_read(text, verb, words[1:]))
        except Unreadable as error:
            unreadable = error
    if not readings:
        raise unreadable
    if len(readings) > 1:
        raise Ambiguous(text, [format(action) for action in readings])
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


def _read(text: str, verb: str, words: list[str]) -> Action:
    match verb:
        case "bid":
            cards = [_word(text, word, KINDS) for word in words]
            return Bid(sort_cards(cards)) if cards else _missing(text, KINDS)
        case "bury":
            return Bury(_only(text, words, KINDS))
        case "sleep":
            return Sleep(_only(text, words, tuple(TREES)))
        case _:
            if words:
                raise Unreadable(text, words[0])
            return BARE[verb]


def _only(text: str, words: list[str], known: tuple[str, ...]) -> str:
    if not words:
        _missing(text, known)
    if len(words) > 1:
        raise Unreadable(text, words[1])
    return _word(text, words[0], known)


def _word(text: str, word: str, known: tuple[str, ...]) -> str:
    for name in known:
        if name.startswith(word):
            return name
    raise Unreadable(text, word, known)


def _missing(text: str, known: tuple[str, ...]) -> NoReturn:
    raise Unreadable(text, "", known)
