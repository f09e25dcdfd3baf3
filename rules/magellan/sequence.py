"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.magellan import auction, final_draw, flow, swapping, veto, winning
from rules.magellan.actions import (
    AdvanceShip,
    BidCards,
    BidSum,
    ChooseHalf,
    DrawCard,
    LetPass,
    Pass,
    Pay,
    StopDrawing,
    SwapCards,
    TuckCard,
    UseVeto,
)
from rules.magellan.state import Arrival, Auction, Counting, FinalDraw, Phase, Swaps, Victory, Window, Won, not_now

SEQUENCE = SequenceOfPlay(
    Stage(Phase, go_on=flow.next_card),
    Ask(
        Window,
        decisions=veto.ask,
        tokens=veto.tokens,
        answers=(UseVeto, LetPass, BidCards, BidSum, Pass),
        default=lambda state, seat: LetPass(),
    ),
    Ask(
        Auction,
        decisions=auction.ask,
        tokens=auction.tokens,
        answers=(BidCards, BidSum, Pass),
        default=lambda state, seat: Pass(),
    ),
    Ask(
        Won,
        decisions=winning.ask,
        tokens=winning.tokens,
        answers=(Pay, AdvanceShip, ChooseHalf, TuckCard),
        default=winning.default,
    ),
    Stage(Arrival, go_on=winning.arrive),
    Ask(
        Swaps,
        decisions=swapping.ask,
        tokens=swapping.tokens,
        answers=(SwapCards,),
        default=lambda state, seat: SwapCards(cards=()),
    ),
    Stage(Counting, go_on=flow.count),
    Ask(
        FinalDraw,
        decisions=final_draw.ask,
        tokens=final_draw.tokens,
        answers=(DrawCard, StopDrawing),
        default=final_draw.default,
    ),
    Stage(Victory, go_on=flow.finish),
    Act(UseVeto, check=always, apply=veto.apply_veto),
    Act(LetPass, check=always, apply=veto.apply_no),
    Act(BidCards, check=auction.check_cards, apply=auction.apply_cards),
    Act(BidSum, check=auction.check_sum, apply=auction.apply_sum),
    Act(Pass, check=auction.check_pass, apply=auction.apply_pass),
    Act(Pay, check=winning.check_pay, apply=winning.apply_pay),
    Act(AdvanceShip, check=winning.check_ship, apply=winning.apply_ship),
    Act(ChooseHalf, check=winning.check_half, apply=winning.apply_half),
    Act(TuckCard, check=winning.check_tuck, apply=winning.apply_tuck),
    Act(SwapCards, check=swapping.check, apply=swapping.apply),
    Act(DrawCard, check=always, apply=final_draw.apply_draw),
    Act(StopDrawing, check=always, apply=final_draw.apply_stop),
    refuse=not_now,
)
"""Bidding or passing within a veto window is for the seat that alone is still asked and opens the auction (ruling 42).
A silent seat passes, vetoes and swaps nothing, and pays and chooses as rulings 32 and 49 say."""
