"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.java import developers, festivals, flow, irrigation, palaces, placing, taking, turns
from rules.java.actions import (
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
from rules.java.state import Festival, Rounds, Turn

SEQUENCE = SequenceOfPlay(
    Stage(Rounds, go_on=flow.next_turn),
    Ask(
        Turn,
        decisions=turns.ask,
        tokens=turns.tokens,
        menu=turns.menu,
        answers=(
            PlaceLand,
            Irrigate,
            Enter,
            Move,
            Leave,
            Build,
            Enlarge,
            TakeCard,
            UseToken,
            GiveFestival,
            EndTurn,
        ),
        default=turns.default,
    ),
    Ask(
        Festival,
        decisions=festivals.ask,
        tokens=festivals.tokens,
        answers=(PlayCards, Pass),
        default=lambda state, seat: Pass(),
        forced=festivals.forced,
    ),
    Act(PlaceLand, check=placing.check, apply=placing.apply),
    Act(Irrigate, check=irrigation.check, apply=irrigation.apply),
    Act(Enter, check=developers.check_enter, apply=developers.apply_enter),
    Act(Move, check=developers.check_move, apply=developers.apply_move),
    Act(Leave, check=developers.check_leave, apply=developers.apply_leave),
    Act(Build, check=palaces.check_build, apply=palaces.apply_build),
    Act(Enlarge, check=palaces.check_enlarge, apply=palaces.apply_enlarge),
    Act(TakeCard, check=taking.check, apply=taking.apply),
    Act(UseToken, check=taking.check_token, apply=taking.apply_token),
    Act(GiveFestival, check=festivals.check_give, apply=festivals.apply_give, forgone=turns.forgone),
    Act(PlayCards, check=festivals.check_play, apply=festivals.apply_play),
    Act(Pass, check=always, apply=festivals.apply_pass),
    Act(EndTurn, check=flow.check_end, apply=flow.apply_end, forgone=turns.forgone),
)
"""An absent seat places land where it must, ends its turns and passes in festivals (ruling 47)."""
