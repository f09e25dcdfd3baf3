"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from collections.abc import Callable

from rules.caylus import castle, favours, placing, provost, road, rounds, scoring, special_places, uses
from rules.caylus.actions import (
    Build,
    Decline,
    Deliver,
    EnterJoust,
    Leave,
    MakeTrade,
    MoveProvost,
    Pass,
    PlaceWorker,
    SendWorker,
    Stay,
    TakeGoods,
    TakeHome,
    Transform,
    UseColumn,
    UseLine,
)
from rules.caylus.asking import ask
from rules.caylus.menus import at_one_press
from rules.caylus.state import (
    Activation,
    Bailiff,
    Bribe,
    Bribes,
    Castle,
    CaylusState,
    Delivery,
    FavourEffect,
    FavourLine,
    Favours,
    Gate,
    Guild,
    Homecoming,
    Income,
    Inn,
    Joust,
    OwnerBonus,
    Place,
    Placing,
    Road,
    Rounds,
    Scoring,
    SectionScoring,
    SpecialPlaces,
    open_lines,
)
from rules.core.contract import Seat, Tagged
from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always


def given(forced: Callable[[CaylusState, Seat], Tagged | None]) -> Callable[[CaylusState, Seat], Tagged | None]:
    """Gives answers without a choice where the table wants that."""
    return lambda state, seat: forced(state, seat) if state.forced_given else None


_USES = (TakeGoods, MakeTrade, Build, Transform)

SEQUENCE = SequenceOfPlay(
    frames={
        Rounds: Stage(go_on=rounds.go_on),
        Income: Stage(go_on=rounds.take_income),
        Placing: Stage(go_on=placing.go_on),
        Place: Ask(
            decisions=ask,
            tokens=placing.tokens,
            menu=at_one_press(placing.tokens),
            answers=(PlaceWorker, Pass),
            default=lambda state, seat: Pass(),
            forced=given(placing.forced),
        ),
        SpecialPlaces: Stage(go_on=special_places.go_on),
        Gate: Ask(
            decisions=ask,
            tokens=special_places.tokens_gate,
            menu=at_one_press(special_places.tokens_gate),
            answers=(SendWorker, TakeHome),
            default=lambda state, seat: TakeHome(),
            forced=given(special_places.forced_gate),
        ),
        Guild: Ask(
            decisions=ask,
            tokens=provost.tokens,
            menu=at_one_press(provost.tokens),
            answers=(MoveProvost,),
            default=provost.stay,
        ),
        Joust: Ask(
            decisions=ask,
            tokens=special_places.tokens_joust,
            menu=at_one_press(special_places.tokens_joust),
            answers=(EnterJoust, Decline),
            default=lambda state, seat: Decline(),
            forced=given(special_places.forced_joust),
        ),
        Inn: Ask(
            decisions=ask,
            tokens=special_places.tokens_inn,
            menu=at_one_press(special_places.tokens_inn),
            answers=(Stay, Leave),
            default=lambda state, seat: Stay(),
        ),
        Bribes: Stage(go_on=provost.go_on),
        Bribe: Ask(
            decisions=ask,
            tokens=provost.tokens,
            menu=at_one_press(provost.tokens),
            answers=(MoveProvost,),
            default=provost.stay,
            forced=given(provost.forced),
        ),
        Road: Stage(go_on=road.go_on),
        Activation: Ask(
            decisions=ask,
            tokens=uses.tokens,
            menu=at_one_press(uses.tokens),
            answers=(*_USES, Decline),
            default=uses.default,
            forced=given(uses.forced),
        ),
        OwnerBonus: Ask(
            decisions=ask,
            tokens=uses.tokens,
            menu=at_one_press(uses.tokens),
            answers=(TakeGoods,),
            default=uses.default,
        ),
        Homecoming: Stage(go_on=road.come_home),
        Castle: Stage(go_on=castle.go_on),
        Delivery: Ask(
            decisions=ask,
            tokens=castle.tokens,
            menu=castle.menu,
            answers=(Deliver,),
            default=lambda state, seat: Deliver(batches=()),
            forced=given(castle.forced),
        ),
        Bailiff: Stage(go_on=rounds.move_bailiff),
        Scoring: Stage(go_on=scoring.go_on),
        SectionScoring: Stage(go_on=scoring.count_seat),
        Favours: Stage(go_on=favours.go_on),
        FavourLine: Ask(
            decisions=ask,
            tokens=favours.tokens,
            menu=at_one_press(favours.tokens),
            answers=(UseLine,),
            default=lambda state, seat: UseLine(line=open_lines(state, seat)[0]),
            forced=given(favours.forced),
        ),
        FavourEffect: Ask(
            decisions=ask,
            tokens=uses.tokens,
            menu=at_one_press(uses.tokens),
            answers=(*_USES, UseColumn, Decline),
            default=uses.default,
            forced=given(uses.forced),
        ),
    },
    actions={
        PlaceWorker: Act(check=placing.check, apply=placing.apply),
        Pass: Act(check=always, apply=placing.apply_pass),
        SendWorker: Act(check=special_places.check_send, apply=special_places.apply_send),
        TakeHome: Act(check=always, apply=special_places.apply_home),
        MoveProvost: Act(check=provost.check, apply=provost.apply),
        EnterJoust: Act(check=special_places.check_joust, apply=special_places.apply_joust),
        Stay: Act(check=always, apply=special_places.apply_stay),
        Leave: Act(check=always, apply=special_places.apply_leave),
        TakeGoods: Act(check=uses.check_taking, apply=uses.apply_take),
        MakeTrade: Act(check=uses.check_trading, apply=uses.apply_trade),
        Build: Act(check=uses.check_building, apply=uses.apply_building),
        Transform: Act(check=uses.check_transforming, apply=uses.apply_transforming),
        Deliver: Act(check=castle.check, apply=castle.apply, forgone=castle.forgone),
        UseLine: Act(check=favours.check, apply=favours.apply),
        UseColumn: Act(check=uses.check_column, apply=uses.apply_column),
        Decline: Act(check=uses.check_decline, apply=uses.apply_decline),
    },
)
"""A seat that does not answer places and moves nothing, pays nothing, takes what is free, and hands in no batch."""
