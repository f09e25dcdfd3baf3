"""One line of text for every action: ``place three D7 a``, ``move D7 to F9``, ``build D7 4``, ``festival D7 M MD``.

Input ignores case. The rotation of a tile is the letter of the direction in which its rice lies, a to f from the east
counterclockwise; the numbers 0 to 5 are read, too, and it may be left out where only one fits. Cards may stand in any
order, with blanks, commas or plus signs between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.java import actions, data, land, placing, taking
from rules.java.state import Cards, JavaState, sort_cards, turn_in

ToSpace = TypeVar("ToSpace", actions.Irrigate, actions.Enter, actions.Leave)
OfPalace = TypeVar("OfPalace", actions.Build, actions.Enlarge)

_BETWEEN = re.compile("[,+]|[-–—>]+")
_DIGITS = "012345"
_VALUES = tuple(map(str, data.PALACES))


def words_of(text: str) -> Reader:
    """Parts a notation into its words."""
    return Reader(text, _BETWEEN.sub(" ", text.lower()).split())


# --- what follows the verbs: read and written in pairs ----------------------------------------------------------------


def read_place(words: Reader, state: JavaState, seat: Seat) -> actions.PlaceLand:
    """Reads ``place two D7 c``; without a rotation the only one that fits is meant, of several none is."""
    tile = words.one_of(tuple(data.TERRAINS))
    space = _space(words, state)
    if land.SIZES[tile] == 1:
        return actions.PlaceLand(tile=tile, space=space)
    if words.left:
        word = words.one_of((*data.ROTATIONS, *_DIGITS))
        rotation = int(word) if word in _DIGITS else data.ROTATIONS.index(word)
        return actions.PlaceLand(tile=tile, space=space, rotation=rotation)
    fitting = tuple(placing.payable(state, seat, tile).get(space, ())) if turn_in(state) else ()
    if len(fitting) > 1:
        readings = (actions.PlaceLand(tile=tile, space=space, rotation=rotation) for rotation in fitting)
        raise Ambiguous(words.text, [f"place {write_place(reading)}" for reading in readings])
    return actions.PlaceLand(tile=tile, space=space, rotation=fitting[0] if fitting else 0)


def write_place(action: actions.PlaceLand) -> str:
    rotation = f" {data.ROTATIONS[action.rotation]}" if land.SIZES[action.tile] > 1 else ""
    return f"{action.tile} {action.space}{rotation}"


def reads_space(kind: type[ToSpace]) -> Callable[[Reader, JavaState, Seat], ToSpace]:
    """Returns what reads an action of which a space says all."""
    return lambda words, state, seat: kind(space=_space(words, state))


def write_space(action: actions.Irrigate | actions.Enter | actions.Leave) -> str:
    return action.space


def read_move(words: Reader, state: JavaState, seat: Seat) -> actions.Move:
    """Reads ``move D7 to F9``; the word between may be left out."""
    start = _space(words, state)
    if words.peek() == "to":
        words.take()
    return actions.Move(start=start, target=_space(words, state))


def write_move(action: actions.Move) -> str:
    return f"{action.start} to {action.target}"


def reads_palace(kind: type[OfPalace]) -> Callable[[Reader, JavaState, Seat], OfPalace]:
    return lambda words, state, seat: kind(space=_space(words, state), value=int(words.one_of(_VALUES)))


def write_palace(action: actions.Build | actions.Enlarge) -> str:
    return f"{action.space} {action.value}"


def read_take(words: Reader, state: JavaState, seat: Seat) -> actions.TakeCard:
    return actions.TakeCard(source=words.one_of(taking.SOURCES))


def write_take(action: actions.TakeCard) -> str:
    return action.source


def read_festival(words: Reader, state: JavaState, seat: Seat) -> actions.GiveFestival:
    return actions.GiveFestival(space=_space(words, state), cards=_cards(words))


def write_festival(action: actions.GiveFestival) -> str:
    return " ".join([action.space, *action.cards])


def read_play(words: Reader, state: JavaState, seat: Seat) -> actions.PlayCards:
    return actions.PlayCards(cards=_cards(words))


def write_play(action: actions.PlayCards) -> str:
    return " ".join(action.cards)


# --- single words -----------------------------------------------------------------------------------------------------


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
