"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.caylus import (
    actions,
    castle,
    favours,
    frames,
    notation,
    placing,
    provost,
    road,
    rounds,
    scoring,
    special_places,
    uses,
)
from rules.caylus.asking import ask
from rules.caylus.menus import at_one_press
from rules.caylus.state import CaylusState, open_lines
from rules.core.contract import Seat, Tagged
from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always

Forced: TypeAlias = Callable[[CaylusState, Seat], Tagged | None]


def given(forced: Forced) -> Forced:
    """Gives answers without a choice where the table wants that."""
    return lambda state, seat: forced(state, seat) if state.forced_given else None


SEQUENCE = SequenceOfPlay(
    Stage(frames.Rounds, go_on=rounds.go_on),
    Stage(frames.Income, go_on=rounds.take_income),
    Stage(frames.Placing, go_on=placing.go_on),
    Ask(
        frames.Place,
        decisions=ask,
        tokens=placing.tokens,
        menu=at_one_press(placing.tokens),
        default=lambda state, seat: actions.Pass(),
        forced=given(placing.forced),
    ),
    Stage(frames.SpecialPlaces, go_on=special_places.go_on),
    Ask(
        frames.Gate,
        decisions=ask,
        tokens=special_places.tokens_gate,
        menu=at_one_press(special_places.tokens_gate),
        default=lambda state, seat: actions.TakeHome(),
        forced=given(special_places.forced_gate),
    ),
    Ask(
        frames.Guild,
        decisions=ask,
        tokens=provost.tokens,
        menu=at_one_press(provost.tokens),
        default=provost.stay,
    ),
    Ask(
        frames.Joust,
        decisions=ask,
        tokens=special_places.tokens_joust,
        menu=at_one_press(special_places.tokens_joust),
        default=lambda state, seat: actions.Decline(),
        forced=given(special_places.forced_joust),
    ),
    Ask(
        frames.Inn,
        decisions=ask,
        tokens=special_places.tokens_inn,
        menu=at_one_press(special_places.tokens_inn),
        default=lambda state, seat: actions.Stay(),
    ),
    Stage(frames.Bribes, go_on=provost.go_on),
    Ask(
        frames.Bribe,
        decisions=ask,
        tokens=provost.tokens,
        menu=at_one_press(provost.tokens),
        default=provost.stay,
        forced=given(provost.forced),
    ),
    Stage(frames.Road, go_on=road.go_on),
    Ask(
        frames.Activation,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        default=uses.default,
        forced=given(uses.forced),
    ),
    Ask(
        frames.OwnerBonus,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        default=uses.default,
    ),
    Stage(frames.Homecoming, go_on=road.come_home),
    Stage(frames.Castle, go_on=castle.go_on),
    Ask(
        frames.Delivery,
        decisions=ask,
        tokens=castle.tokens,
        menu=castle.menu,
        default=lambda state, seat: actions.Deliver(batches=()),
        forced=given(castle.forced),
    ),
    Stage(frames.Bailiff, go_on=rounds.move_bailiff),
    Stage(frames.Scoring, go_on=scoring.go_on),
    Stage(frames.SectionScoring, go_on=scoring.count_seat),
    Stage(frames.Favours, go_on=favours.go_on),
    Ask(
        frames.FavourLine,
        decisions=ask,
        tokens=favours.tokens,
        menu=at_one_press(favours.tokens),
        default=lambda state, seat: actions.UseLine(line=open_lines(state, seat)[0]),
        forced=given(favours.forced),
    ),
    Ask(
        frames.FavourEffect,
        decisions=ask,
        tokens=uses.tokens,
        menu=at_one_press(uses.tokens),
        default=uses.default,
        forced=given(uses.forced),
    ),
    Act(
        actions.PlaceWorker,
        answers=(frames.Place,),
        verb="place",
        read=notation.read_place,
        write=notation.write_place,
        check=placing.check,
        apply=placing.apply,
    ),
    Act(actions.Pass, answers=(frames.Place,), verb="pass", check=always, apply=placing.apply_pass),
    Act(
        actions.SendWorker,
        answers=(frames.Gate,),
        verb="send",
        read=notation.read_send,
        write=notation.write_place,
        check=special_places.check_send,
        apply=special_places.apply_send,
    ),
    Act(actions.TakeHome, answers=(frames.Gate,), verb="home", check=always, apply=special_places.apply_home),
    Act(
        actions.MoveProvost,
        answers=(frames.Guild, frames.Bribe),
        verb="provost",
        read=notation.read_provost,
        write=notation.write_space,
        check=provost.check,
        apply=provost.apply,
    ),
    Act(
        actions.EnterJoust,
        answers=(frames.Joust,),
        verb="joust",
        check=special_places.check_joust,
        apply=special_places.apply_joust,
    ),
    Act(actions.Stay, answers=(frames.Inn,), verb="stay", check=always, apply=special_places.apply_stay),
    Act(actions.Leave, answers=(frames.Inn,), verb="leave", check=always, apply=special_places.apply_leave),
    Act(
        actions.TakeGoods,
        answers=(frames.Activation, frames.OwnerBonus, frames.FavourEffect),
        verb="take",
        read=notation.read_take,
        write=notation.write_take,
        check=uses.check_taking,
        apply=uses.apply_take,
    ),
    Act(
        actions.MakeTrade,
        answers=(frames.Activation, frames.FavourEffect),
        verb="trade",
        read=notation.read_trade,
        write=notation.write_trade,
        check=uses.check_trading,
        apply=uses.apply_trade,
    ),
    Act(
        actions.Build,
        answers=(frames.Activation, frames.FavourEffect),
        verb="build",
        read=notation.read_build,
        write=notation.write_build,
        check=uses.check_building,
        apply=uses.apply_building,
    ),
    Act(
        actions.Transform,
        answers=(frames.Activation, frames.FavourEffect),
        verb="transform",
        read=notation.read_transform,
        write=notation.write_space,
        check=uses.check_transforming,
        apply=uses.apply_transforming,
    ),
    Act(
        actions.Deliver,
        answers=(frames.Delivery,),
        verb="deliver",
        read=notation.read_deliver,
        write=notation.write_deliver,
        check=castle.check,
        apply=castle.apply,
        forgone=castle.forgone,
    ),
    Act(
        actions.UseLine,
        answers=(frames.FavourLine,),
        verb="favour",
        read=notation.read_favour,
        write=notation.write_favour,
        check=favours.check,
        apply=favours.apply,
    ),
    Act(
        actions.UseColumn,
        answers=(frames.FavourEffect,),
        verb="use",
        read=notation.read_use,
        write=notation.write_use,
        check=uses.check_column,
        apply=uses.apply_column,
    ),
    Act(
        actions.Decline,
        answers=(frames.Joust, frames.Activation, frames.FavourEffect),
        verb="decline",
        check=uses.check_decline,
        apply=uses.apply_decline,
    ),
)
"""A seat that does not answer places and moves nothing, pays nothing, takes what is free, and hands in no batch."""
