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
    Stage(Rounds, go_on=rounds.go_on),
    Stage(Income, go_on=rounds.take_income),
    Stage(Placing, go_on=placing.go_on),
    Ask(
        Place,
        decisions=ask,
        tokens=placing.tokens,
        menu=at_one_press(placing.tokens),
        answers=(PlaceWorker, Pass),
        default=lambda state, seat: Pass(),
        forced=given(placing.forced),
    ),
    Stage(SpecialPlaces, go_on=special_places.go_on),
    Ask(
        Gate,
        decisions=ask,
        tokens=special_places.tokens_gate,
        menu=at_one_press(special_places.tokens_gate),
        answers=(SendWorker, TakeHome),
        default=lambda state, seat: TakeHome(),
        forced=given(special_places.forced_gate),
    ),
    Ask(
        Guild,
        decisions=ask,
        tokens=provost.tokens,
        menu=at_one_press(provost.tokens),
        answers=(MoveProvost,),
        default=provost.stay,
    ),
    Ask(
        Joust,
        decisions=ask,
        tokens=special_places.tokens_joust,
        menu=at_one_press(special_places.tokens_joust),
        answers=(EnterJoust, Decline),
        default=lambda state, seat: Decline(),
        forced=given(special_places.forced_joust),
    ),
    Ask(
        Inn,
        decisions=ask,
        tokens=special_places.tokens_inn,
        menu=at_one_press(special_places.tokens_inn),
        answers=(Stay, Leave),
        default=lambda state, seat: Stay(),
    ),
    Stage(Bribes, go_on=provost.go_on),
    Ask(
        Bribe,
        decisions=ask,
        tokens=provost.tokens,
        menu=at_one_press(provost.tokens),
        answers=(MoveProvost,),
        default=provost.stay,
        forced=given(provost.forced),
    ),
    Stage(Road, go_on=road.go_on),
    Ask(
        Activation,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        answers=(*_USES, Decline),
        default=uses.default,
        forced=given(uses.forced),
    ),
    Ask(
        OwnerBonus,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        answers=(TakeGoods,),
        default=uses.default,
    ),
    Stage(Homecoming, go_on=road.come_home),
    Stage(Castle, go_on=castle.go_on),
    Ask(
        Delivery,
        decisions=ask,
        tokens=castle.tokens,
        menu=castle.menu,
        answers=(Deliver,),
        default=lambda state, seat: Deliver(batches=()),
        forced=given(castle.forced),
    ),
    Stage(Bailiff, go_on=rounds.move_bailiff),
    Stage(Scoring, go_on=scoring.go_on),
    Stage(SectionScoring, go_on=scoring.count_seat),
    Stage(Favours, go_on=favours.go_on),
    Ask(
        FavourLine,
        decisions=ask,
        tokens=favours.tokens,
        menu=at_one_press(favours.tokens),
        answers=(UseLine,),
        default=lambda state, seat: UseLine(line=open_lines(state, seat)[0]),
        forced=given(favours.forced),
    ),
    Ask(
        FavourEffect,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        answers=(*_USES, UseColumn, Decline),
        default=uses.default,
        forced=given(uses.forced),
    ),
    Act(PlaceWorker, check=placing.check, apply=placing.apply),
    Act(Pass, check=always, apply=placing.apply_pass),
    Act(SendWorker, check=special_places.check_send, apply=special_places.apply_send),
    Act(TakeHome, check=always, apply=special_places.apply_home),
    Act(MoveProvost, check=provost.check, apply=provost.apply),
    Act(EnterJoust, check=special_places.check_joust, apply=special_places.apply_joust),
    Act(Stay, check=always, apply=special_places.apply_stay),
    Act(Leave, check=always, apply=special_places.apply_leave),
    Act(TakeGoods, check=uses.check_taking, apply=uses.apply_take),
    Act(MakeTrade, check=uses.check_trading, apply=uses.apply_trade),
    Act(Build, check=uses.check_building, apply=uses.apply_building),
    Act(Transform, check=uses.check_transforming, apply=uses.apply_transforming),
    Act(Deliver, check=castle.check, apply=castle.apply, forgone=castle.forgone),
    Act(UseLine, check=favours.check, apply=favours.apply),
    Act(UseColumn, check=uses.check_column, apply=uses.apply_column),
    Act(Decline, check=uses.check_decline, apply=uses.apply_decline),
)
"""A seat that does not answer places and moves nothing, pays nothing, takes what is free, and hands in no batch."""
