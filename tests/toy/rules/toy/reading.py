"""Reading a notation whose words may be shortened as long as they stay clear: ``f``, ``bu a``, ``sl o``."""

from __future__ import annotations

from typing import cast

from rules.core.contract import Ambiguous, Seat, Unreadable
from rules.core.notation import Reader

from .actions import Action
from .notation import begun_by
from .sequence import SEQUENCE
from .state import ToyState


def parse(text: str, state: ToyState, seat: Seat) -> Action:
    """Reads one notation; raises `Unreadable` or `Ambiguous`."""
    begun, readings = Reader(text).take(SEQUENCE.verbs), []
    unreadable = Unreadable(text, begun, SEQUENCE.verbs)
    for verb in begun_by(begun, SEQUENCE.verbs):
        try:
            readings.append(SEQUENCE.read(Reader(text, (verb, *text.lower().split()[1:])), state, seat))
        except Unreadable as error:
            unreadable = error
    if len(readings) > 1:
        raise Ambiguous(text, [SEQUENCE.write(action) for action in readings])
    if not readings:
        raise unreadable
    return cast(Action, readings[0])
