"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.mexica import (
    action_tokens,
    bridges,
    buildings,
    canals,
    course,
    founding,
    movement,
    turns,
    voting,
)
from rules.mexica.actions import (
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
from rules.mexica.state import Placing, Round, Turn, Vote

SEQUENCE = SequenceOfPlay(
    frames={
        Placing: Ask(
            decisions=course.ask_place,
            tokens=course.tokens_place,
            answers=(PlaceFigure,),
            default=course.default_place,
            forced=course.forced_place,
        ),
        Round: Stage(go_on=course.go_on),
        Turn: Ask(
            decisions=turns.ask,
            tokens=turns.tokens,
            menu=turns.menu,
            answers=(
                LaySingle,
                LayDouble,
                BuildBridge,
                MoveBridge,
                Move,
                Jump,
                Build,
                TakeToken,
                UseToken,
                Found,
                Propose,
                EndTurn,
            ),
            default=lambda state, seat: EndTurn(),
        ),
        Vote: Ask(
            decisions=voting.ask,
            tokens=voting.tokens_vote,
            answers=(Agree, Refuse),
            default=lambda state, seat: Refuse(),
        ),
    },
    actions={
        PlaceFigure: Act(check=course.check_place, apply=course.apply_place),
        LaySingle: Act(check=canals.check_single, apply=canals.apply_single),
        LayDouble: Act(check=canals.check_double, apply=canals.apply_double),
        BuildBridge: Act(check=bridges.check_build, apply=bridges.apply_build),
        MoveBridge: Act(check=bridges.check_move, apply=bridges.apply_move),
        Move: Act(check=movement.check_move, apply=movement.apply_move),
        Jump: Act(check=movement.check_jump, apply=movement.apply_jump),
        Build: Act(check=buildings.check, apply=buildings.apply),
        TakeToken: Act(check=action_tokens.check_take, apply=action_tokens.apply_take),
        UseToken: Act(check=action_tokens.check_use, apply=action_tokens.apply_use),
        Found: Act(check=founding.check, apply=founding.apply),
        Propose: Act(check=voting.check_propose, apply=voting.apply_propose),
        Agree: Act(check=always, apply=voting.apply_agree),
        Refuse: Act(check=always, apply=voting.apply_refuse),
        EndTurn: Act(check=always, apply=course.apply_end, forgone=turns.forgone),
    },
)
"""An absent seat takes the first free start square, ends its turns at once, and refuses proposals (ruling 40)."""
