"""What follows the verbs of notations such as ``place c3`` and ``crown c3``, read and written in pairs."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.core.notation import Reader

from .actions import Crown, Place
from .data import SQUARES
from .state import BoardState


def read_place(words: Reader, state: BoardState, seat: Seat) -> Place:
    return Place(words.one_of(SQUARES))


def read_crown(words: Reader, state: BoardState, seat: Seat) -> Crown:
    return Crown(words.one_of(SQUARES))


def write_square(action: Place | Crown) -> str:
    return action.square
