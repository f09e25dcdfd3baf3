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
    frames={
        Phase: Stage(go_on=flow.next_card),
        Window: Ask(
            decisions=veto.ask,
            tokens=veto.tokens,
            answers=(UseVeto, LetPass, BidCards, BidSum, Pass),
            default=lambda state, seat: LetPass(),
        ),
        Auction: Ask(
            decisions=auction.ask,
            tokens=auction.tokens,
            answers=(BidCards, BidSum, Pass),
            default=lambda state, seat: Pass(),
        ),
        Won: Ask(
            decisions=winning.ask,
            tokens=winning.tokens,
            answers=(Pay, AdvanceShip, ChooseHalf, TuckCard),
            default=winning.default,
        ),
        Arrival: Stage(go_on=winning.arrive),
        Swaps: Ask(
            decisions=swapping.ask,
            tokens=swapping.tokens,
            answers=(SwapCards,),
            default=lambda state, seat: SwapCards(cards=()),
        ),
        Counting: Stage(go_on=flow.count),
        FinalDraw: Ask(
            decisions=final_draw.ask,
            tokens=final_draw.tokens,
            answers=(DrawCard, StopDrawing),
            default=final_draw.default,
        ),
        Victory: Stage(go_on=flow.finish),
    },
    actions={
        UseVeto: Act(check=always, apply=veto.apply_veto),
        LetPass: Act(check=always, apply=veto.apply_no),
        BidCards: Act(check=auction.check_cards, apply=auction.apply_cards),
        BidSum: Act(check=auction.check_sum, apply=auction.apply_sum),
        Pass: Act(check=auction.check_pass, apply=auction.apply_pass),
        Pay: Act(check=winning.check_pay, apply=winning.apply_pay),
        AdvanceShip: Act(check=winning.check_ship, apply=winning.apply_ship),
        ChooseHalf: Act(check=winning.check_half, apply=winning.apply_half),
        TuckCard: Act(check=winning.check_tuck, apply=winning.apply_tuck),
        SwapCards: Act(check=swapping.check, apply=swapping.apply),
        DrawCard: Act(check=always, apply=final_draw.apply_draw),
        StopDrawing: Act(check=always, apply=final_draw.apply_stop),
    },
    refuse=not_now,
)
"""Bidding or passing within a veto window is for the seat that alone is still asked and opens the auction (ruling 42).
A silent seat passes, vetoes and swaps nothing, and pays and chooses as rulings 32 and 49 say."""
