"""One line of text for every action: ``move H6-H7-H8``, ``double B11-B12``, ``bridge O6 h``, ``build 2 B12``, ``end``.

Input ignores case. Of a way its end is enough, ``move H8``: then the cheapest one is taken. The direction of a bridge
may be left out where only one is possible, and the two squares of a double canal may stand in any order.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.mexica import actions, movement
from rules.mexica.data import CELLS, DIRECTIONS
from rules.mexica.sites import is_dry
from rules.mexica.state import MexicaState

OnSquare = TypeVar("OnSquare", actions.PlaceFigure, actions.Jump, actions.LaySingle, actions.Found)

_DASHES = re.compile(" ?[-–—>+]+ ?")
_ORDER = {square: at for at, square in enumerate(CELLS)}


def words_of(text: str) -> Reader:
    """Parts a notation into its words, a way being one of them."""
    return Reader(text, _DASHES.sub("-", " ".join(text.lower().split())).split())


# --- what follows the verbs: read and written in pairs ---------------------------------------------------------------


def reads_square(kind: type[OnSquare]) -> Callable[[Reader, MexicaState, Seat], OnSquare]:
    """Returns what reads an action of which a square says all."""
    return lambda words, state, seat: kind(square=_square(words))


def write_square(action: actions.PlaceFigure | actions.Jump | actions.LaySingle | actions.Found) -> str:
    return action.square


def read_move(words: Reader, state: MexicaState, seat: Seat) -> actions.Move:
    return actions.Move(way=_way(words, state, seat))


def write_move(action: actions.Move) -> str:
    return "-".join(action.way)


def read_double(words: Reader, state: MexicaState, seat: Seat) -> actions.LayDouble:
    return actions.LayDouble(squares=_pair(words))


def write_double(action: actions.LayDouble) -> str:
    return "-".join(action.squares)


def read_bridge(words: Reader, state: MexicaState, seat: Seat) -> actions.BuildBridge:
    square = _square(words)
    return actions.BuildBridge(square=square, direction=_direction(words, state, square))


def write_bridge(action: actions.BuildBridge) -> str:
    return f"{action.square} {action.direction}"


def read_shift(words: Reader, state: MexicaState, seat: Seat) -> actions.MoveBridge:
    start, square = _square(words), _square(words)
    return actions.MoveBridge(start=start, square=square, direction=_direction(words, state, square))


def write_shift(action: actions.MoveBridge) -> str:
    return f"{action.start} {action.square} {action.direction}"


def read_build(words: Reader, state: MexicaState, seat: Seat) -> actions.Build:
    return actions.Build(value=words.number(digits=1), square=_square(words))


def write_build(action: actions.Build) -> str:
    return f"{action.value} {action.square}"


def read_propose(words: Reader, state: MexicaState, seat: Seat) -> actions.Propose:
    return actions.Propose(size=words.number(digits=2))


def write_propose(action: actions.Propose) -> str:
    return str(action.size)


# --- single words ----------------------------------------------------------------------------------------------------


def _square(words: Reader) -> str:
    word = words.take().upper()
    return word if word in CELLS else words.refuse()


def _squares(words: Reader) -> tuple[str, ...]:
    """Reads squares that are written as one word."""
    squares = tuple(words.take().upper().split("-"))
    return squares if all(square in CELLS for square in squares) else words.refuse()


def _pair(words: Reader) -> tuple[str, str]:
    """Reads the two squares of a tile, with a dash between them or without."""
    squares = _squares(words)
    if len(squares) == 1:
        squares = *squares, _square(words)
    if len(squares) > 2:
        words.refuse()
    one, other = sorted(squares, key=_ORDER.__getitem__)
    return one, other


def _way(words: Reader, state: MexicaState, seat: Seat) -> tuple[str, ...]:
    """Reads a way, or its end alone; where no way leads there it is a single step, which the rules then judge."""
    if words.peek() == "to":
        words.take()
    squares = _squares(words)
    start = state.players[seat].figure
    if len(squares) > 1 or not start:
        return squares
    found = movement.cheapest_way(state, start, squares[0])
    return found[1] if found else (start, *squares)


def _direction(words: Reader, state: MexicaState, square: str) -> str:
    """Reads the direction of a bridge; without one the only possible one is meant, of two neither is."""
    if words.left:
        return words.one_of(DIRECTIONS)
    dry = [direction for direction in DIRECTIONS if is_dry(state, (square, direction))]
    if len(dry) > 1:
        raise Ambiguous(words.text, [f"{words.text.lower()} {direction}" for direction in dry])
    return dry[0] if dry else DIRECTIONS[0]
