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
    Ask(
        Placing,
        decisions=course.ask_place,
        tokens=course.tokens_place,
        answers=(PlaceFigure,),
        default=course.default_place,
        forced=course.forced_place,
    ),
    Stage(Round, go_on=course.go_on),
    Ask(
        Turn,
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
    Ask(
        Vote,
        decisions=voting.ask,
        tokens=voting.tokens_vote,
        answers=(Agree, Refuse),
        default=lambda state, seat: Refuse(),
    ),
    Act(PlaceFigure, check=course.check_place, apply=course.apply_place),
    Act(LaySingle, check=canals.check_single, apply=canals.apply_single),
    Act(LayDouble, check=canals.check_double, apply=canals.apply_double),
    Act(BuildBridge, check=bridges.check_build, apply=bridges.apply_build),
    Act(MoveBridge, check=bridges.check_move, apply=bridges.apply_move),
    Act(Move, check=movement.check_move, apply=movement.apply_move),
    Act(Jump, check=movement.check_jump, apply=movement.apply_jump),
    Act(Build, check=buildings.check, apply=buildings.apply),
    Act(TakeToken, check=action_tokens.check_take, apply=action_tokens.apply_take),
    Act(UseToken, check=action_tokens.check_use, apply=action_tokens.apply_use),
    Act(Found, check=founding.check, apply=founding.apply),
    Act(Propose, check=voting.check_propose, apply=voting.apply_propose),
    Act(Agree, check=always, apply=voting.apply_agree),
    Act(Refuse, check=always, apply=voting.apply_refuse),
    Act(EndTurn, check=always, apply=course.apply_end, forgone=turns.forgone),
)
"""An absent seat takes the first free start square, ends its turns at once, and refuses proposals (ruling 40)."""
