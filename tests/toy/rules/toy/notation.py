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
    fits = [verb for verb in VERBS if words and verb.startswith(words[0])]
    exact = [verb for verb in fits if verb == words[0]]
    if len(fits) > 1 and not exact:
        raise Ambiguous(text, [" ".join([verb, *words[1:]]) for verb in fits])
    if not fits:
        raise Unreadable(text, words[0] if words else "", VERBS)
    return _read(text, fits[0], words[1:])


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
