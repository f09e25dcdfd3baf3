"""One line of text for every action: ``place three D7 a``, ``move D7 to F9``, ``build D7 4``, ``festival D7 M MD``.

Input ignores case. The rotation of a tile is the letter of the direction in which its rice lies, a to f from the east
counterclockwise; the numbers 0 to 5 are read, too, and it may be left out where only one fits. Cards may stand in any
order, with blanks, commas or plus signs between them.
"""

from __future__ import annotations

import re

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.java import data, land, placing, taking
from rules.java.actions import (
    Build,
    Enlarge,
    Enter,
    GiveFestival,
    Irrigate,
    Leave,
    Move,
    PlaceLand,
    PlayCards,
    TakeCard,
)
from rules.java.state import Cards, JavaState, sort_cards, turn_in

_BETWEEN = re.compile("[,+]|[-–—>]+")
_DIGITS = "012345"
_VALUES = tuple(map(str, data.PALACES))


def words_of(text: str) -> Reader:
    """Parts a notation into its words."""
    return Reader(text, _BETWEEN.sub(" ", text.lower()).split())


# --- what follows the verbs: read and written in pairs ----------------------------------------------------------------


def read_place(words: Reader, state: JavaState, seat: Seat) -> PlaceLand:
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
        raise Ambiguous(words.text, [f"place {write_place(reading)}" for reading in readings])
    return PlaceLand(tile=tile, space=space, rotation=fitting[0] if fitting else 0)


def write_place(action: PlaceLand) -> str:
    rotation = f" {data.ROTATIONS[action.rotation]}" if land.SIZES[action.tile] > 1 else ""
    return f"{action.tile} {action.space}{rotation}"


def read_irrigate(words: Reader, state: JavaState, seat: Seat) -> Irrigate:
    return Irrigate(space=_space(words, state))


def read_enter(words: Reader, state: JavaState, seat: Seat) -> Enter:
    return Enter(space=_space(words, state))


def read_leave(words: Reader, state: JavaState, seat: Seat) -> Leave:
    return Leave(space=_space(words, state))


def write_space(action: Irrigate | Enter | Leave) -> str:
    return action.space


def read_move(words: Reader, state: JavaState, seat: Seat) -> Move:
    """Reads ``move D7 to F9``; the word between may be left out."""
    start = _space(words, state)
    if words.peek() == "to":
        words.take()
    return Move(start=start, target=_space(words, state))


def write_move(action: Move) -> str:
    return f"{action.start} to {action.target}"


def read_build(words: Reader, state: JavaState, seat: Seat) -> Build:
    return Build(space=_space(words, state), value=int(words.one_of(_VALUES)))


def read_enlarge(words: Reader, state: JavaState, seat: Seat) -> Enlarge:
    return Enlarge(space=_space(words, state), value=int(words.one_of(_VALUES)))


def write_palace(action: Build | Enlarge) -> str:
    return f"{action.space} {action.value}"


def read_take(words: Reader, state: JavaState, seat: Seat) -> TakeCard:
    return TakeCard(source=words.one_of(taking.SOURCES))


def write_take(action: TakeCard) -> str:
    return action.source


def read_festival(words: Reader, state: JavaState, seat: Seat) -> GiveFestival:
    return GiveFestival(space=_space(words, state), cards=_cards(words))


def write_festival(action: GiveFestival) -> str:
    return " ".join([action.space, *action.cards])


def read_play(words: Reader, state: JavaState, seat: Seat) -> PlayCards:
    return PlayCards(cards=_cards(words))


def write_play(action: PlayCards) -> str:
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
