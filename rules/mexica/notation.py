"""One line of text for every action: ``move H6-H7-H8``, ``double B11-B12``, ``bridge O6 h``, ``build 2 B12``, ``end``.

Input ignores case. Of a way its end is enough, ``move H8``: then the cheapest one is taken. The direction of a bridge
may be left out where only one is possible, and the two squares of a double canal may stand in any order.
"""

from __future__ import annotations

import re
from typing import assert_never

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.mexica import movement
from rules.mexica.actions import (
    Action,
    Agree,
    Build,
    BuildBridge,
    EndTurn,
    Found,
    Jump,
    LayDouble,
    LaySingle,
    Move,
    MoveBridge,
    PlaceFigure,
    Propose,
    Refuse,
    TakeToken,
    UseToken,
)
from rules.mexica.data import CELLS, DIRECTIONS
from rules.mexica.sites import is_dry
from rules.mexica.state import MexicaState

VERBS = (
    "start",
    "move",
    "jump",
    "single",
    "double",
    "bridge",
    "shift",
    "build",
    "found",
    "propose",
    "take",
    "use",
    "agree",
    "refuse",
    "end",
)
"""The first words of all notations."""

_DASHES = re.compile(" ?[-–—>+]+ ?")
_ORDER = {square: at for at, square in enumerate(CELLS)}


def format(action: Action) -> str:
    """Returns the notation that logs and records hold."""
    match action:
        case PlaceFigure(square=square):
            return f"start {square}"
        case LaySingle(square=square):
            return f"single {square}"
        case LayDouble(squares=squares):
            return f"double {'-'.join(squares)}"
        case BuildBridge(square=square, direction=direction):
            return f"bridge {square} {direction}"
        case MoveBridge(start=start, square=square, direction=direction):
            return f"shift {start} {square} {direction}"
        case Move(way=way):
            return f"move {'-'.join(way)}"
        case Jump(square=square):
            return f"jump {square}"
        case Build(value=value, square=square):
            return f"build {value} {square}"
        case TakeToken():
            return "take"
        case UseToken():
            return "use"
        case Found(square=square):
            return f"found {square}"
        case Propose(size=size):
            return f"propose {size}"
        case Agree():
            return "agree"
        case Refuse():
            return "refuse"
        case EndTurn():
            return "end"
        case _:
            assert_never(action)


def parse(text: str, state: MexicaState, seat: Seat) -> Action:
    """Reads one notation; raises `Unreadable` or `Ambiguous`. Whether it is legal is not its concern."""
    words = Reader(text, _DASHES.sub("-", " ".join(text.lower().split())).split())
    action = _read(words.one_of(VERBS), words, state, seat)
    words.finish()
    return action


def _read(verb: str, words: Reader, state: MexicaState, seat: Seat) -> Action:
    match verb:
        case "start":
            return PlaceFigure(square=_square(words))
        case "move":
            return Move(way=_way(words, state, seat))
        case "jump":
            return Jump(square=_square(words))
        case "single":
            return LaySingle(square=_square(words))
        case "double":
            return LayDouble(squares=_pair(words))
        case "bridge":
            square = _square(words)
            return BuildBridge(square=square, direction=_direction(words, state, square))
        case "shift":
            start, square = _square(words), _square(words)
            return MoveBridge(start=start, square=square, direction=_direction(words, state, square))
        case "build":
            return Build(value=words.number(digits=1), square=_square(words))
        case "found":
            return Found(square=_square(words))
        case "propose":
            return Propose(size=words.number(digits=2))
        case "take":
            return TakeToken()
        case "use":
            return UseToken()
        case "agree":
            return Agree()
        case "refuse":
            return Refuse()
        case _:
            return EndTurn()


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
