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
    frames={
        Rounds: Stage(go_on=flow.next_turn),
        Turn: Ask(
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
        Festival: Ask(
            decisions=festivals.ask,
            tokens=festivals.tokens,
            answers=(PlayCards, Pass),
            default=lambda state, seat: Pass(),
            forced=festivals.forced,
        ),
    },
    actions={
        PlaceLand: Act(check=placing.check, apply=placing.apply),
        Irrigate: Act(check=irrigation.check, apply=irrigation.apply),
        Enter: Act(check=developers.check_enter, apply=developers.apply_enter),
        Move: Act(check=developers.check_move, apply=developers.apply_move),
        Leave: Act(check=developers.check_leave, apply=developers.apply_leave),
        Build: Act(check=palaces.check_build, apply=palaces.apply_build),
        Enlarge: Act(check=palaces.check_enlarge, apply=palaces.apply_enlarge),
        TakeCard: Act(check=taking.check, apply=taking.apply),
        UseToken: Act(check=taking.check_token, apply=taking.apply_token),
        GiveFestival: Act(check=festivals.check_give, apply=festivals.apply_give, forgone=turns.forgone),
        PlayCards: Act(check=festivals.check_play, apply=festivals.apply_play),
        Pass: Act(check=always, apply=festivals.apply_pass),
        EndTurn: Act(check=flow.check_end, apply=flow.apply_end, forgone=turns.forgone),
    },
)
"""An absent seat places land where it must, ends its turns and passes in festivals (ruling 47)."""
