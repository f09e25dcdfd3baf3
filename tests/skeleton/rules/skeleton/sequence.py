"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage

from . import flow, notation, placing
from .actions import Crown, Place
from .state import Round, Turn

SEQUENCE = SequenceOfPlay(
    Stage(Round, go_on=flow.next_turn),
    Ask(
        Turn,
        decisions=placing.ask,
        tokens=placing.tokens,
        default=placing.default,
    ),
    Act(
        Place,
        answers=(Turn,),
        verb="place",
        read=notation.read_place,
        write=notation.write_square,
        check=placing.check_place,
        apply=placing.apply_place,
    ),
    Act(
        Crown,
        answers=(Turn,),
        verb="crown",
        read=notation.read_crown,
        write=notation.write_square,
        check=placing.check_crown,
        apply=placing.apply_crown,
    ),
)
