"""One line of text for every action: ``place three D7 a``, ``move D7 to F9``, ``build D7 4``, ``festival D7 M MD``.

Input ignores case. The rotation of a tile is the letter of the direction in which its rice lies, a to f from the east
counterclockwise; the numbers 0 to 5 are read, too, and it may be left out where only one fits. Cards may stand in any
order, with blanks, commas or plus signs between them.
"""

from __future__ import annotations

import re
from typing import assert_never

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.java import data, land, placing, taking
from rules.java.actions import (
    Action,
    Build,
    EndTurn,
    Enlarge,
    Enter,
    GiveFestival,
    Irrigate,
    Leave,
    Move,
    Pass,
    PlaceLand,
    PlayCards,
    TakeCard,
    UseToken,
)
from rules.java.state import Cards, JavaState, sort_cards, turn_in

VERBS = (
    "place",
    "irrigate",
    "enter",
    "move",
    "leave",
    "build",
    "enlarge",
    "take",
    "token",
    "festival",
    "play",
    "pass",
    "end",
)

_BETWEEN = re.compile("[,+]|[-–—>]+")
_DIGITS = "012345"
_VALUES = tuple(map(str, data.PALACES))


def format(action: Action) -> str:
    """Returns the notation that logs and records hold."""
    match action:
        case PlaceLand(tile=tile, space=space, rotation=rotation):
            return f"place {tile} {space}" + (f" {data.ROTATIONS[rotation]}" if land.SIZES[tile] > 1 else "")
        case Irrigate(space=space):
            return f"irrigate {space}"
        case Enter(space=space):
            return f"enter {space}"
        case Move(start=start, target=target):
            return f"move {start} to {target}"
        case Leave(space=space):
            return f"leave {space}"
        case Build(space=space, value=value):
            return f"build {space} {value}"
        case Enlarge(space=space, value=value):
            return f"enlarge {space} {value}"
        case TakeCard(source=source):
            return f"take {source}"
        case UseToken():
            return "token"
        case GiveFestival(space=space, cards=cards):
            return " ".join(["festival", space, *cards])
        case PlayCards(cards=cards):
            return " ".join(["play", *cards])
        case Pass():
            return "pass"
        case EndTurn():
            return "end"
        case _:
            assert_never(action)


def parse(text: str, state: JavaState, seat: Seat) -> Action:
    """Reads one notation; raises `Unreadable` or `Ambiguous`. Whether it is legal is not its concern."""
    words = Reader(text, _BETWEEN.sub(" ", text.lower()).split())
    action = _read(words.one_of(VERBS), words, state, seat)
    words.finish()
    return action


def _read(verb: str, words: Reader, state: JavaState, seat: Seat) -> Action:
    match verb:
        case "place":
            return _read_place(words, state, seat)
        case "irrigate":
            return Irrigate(space=_space(words, state))
        case "enter":
            return Enter(space=_space(words, state))
        case "move":
            start = _space(words, state)
            if words.peek() == "to":
                words.take()
            return Move(start=start, target=_space(words, state))
        case "leave":
            return Leave(space=_space(words, state))
        case "build":
            return Build(space=_space(words, state), value=int(words.one_of(_VALUES)))
        case "enlarge":
            return Enlarge(space=_space(words, state), value=int(words.one_of(_VALUES)))
        case "take":
            return TakeCard(source=words.one_of(taking.SOURCES))
        case "token":
            return UseToken()
        case "festival":
            return GiveFestival(space=_space(words, state), cards=_cards(words))
        case "play":
            return PlayCards(cards=_cards(words))
        case "pass":
            return Pass()
        case _:
            return EndTurn()


def _read_place(words: Reader, state: JavaState, seat: Seat) -> PlaceLand:
    """Reads ``place two D7 c``; without a rotation the only one that fits is meant, of several none is."""
    tile = words.one_of(tuple(data.TERRAINS))
    space = _space(words, state)
    if land.SIZES[tile] == 1:
        return PlaceLand(tile=tile, space=space)
    if words.left:
        word = words.one_of((*data.ROTATIONS, *_DIGITS))
        rotation = int(word) if word in _DIGITS else data.ROTATIONS.index(word)
        return PlaceLand(tile=tile, space=space, rotation=rotation)
    fitting = tuple(placing.payable(state, seat, tile).get(space, ())) if turn_in(state) else ()
    if len(fitting) > 1:
        readings = (PlaceLand(tile=tile, space=space, rotation=rotation) for rotation in fitting)
        raise Ambiguous(words.text, [format(reading) for reading in readings])
    return PlaceLand(tile=tile, space=space, rotation=fitting[0] if fitting else 0)


def _space(words: Reader, state: JavaState) -> str:
    word = words.take().upper()
    return word if word in state.board.index else words.refuse()


def _cards(words: Reader) -> Cards:
    """Takes all words that are left, at least one, as cards; their symbols may stand in any order."""
    found: list[str] = []
    while words.left or not found:
        symbols = sorted(words.take(tuple(data.CARDS)).upper())
        card = next((card for card in data.CARDS if sorted(card) == symbols), "")
        found.append(card or words.refuse(tuple(data.CARDS)))
    return sort_cards(found)
