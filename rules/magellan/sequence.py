"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.magellan import actions, auction, data, final_draw, flow, notation, state, swapping, veto, winning

SEQUENCE = SequenceOfPlay(
    Stage(state.Phase, go_on=flow.next_card),
    Ask(
        state.Window,
        decisions=veto.ask,
        tokens=veto.tokens,
        default=lambda state, seat: actions.LetPass(),
    ),
    Ask(
        state.Auction,
        decisions=auction.ask,
        tokens=auction.tokens,
        default=lambda state, seat: actions.Pass(),
    ),
    Ask(
        state.Won,
        decisions=winning.ask,
        tokens=winning.tokens,
        default=winning.default,
    ),
    Stage(state.Arrival, go_on=winning.arrive),
    Ask(
        state.Swaps,
        decisions=swapping.ask,
        tokens=swapping.tokens,
        default=lambda state, seat: actions.SwapCards(cards=()),
    ),
    Stage(state.Counting, go_on=flow.count),
    Ask(
        state.FinalDraw,
        decisions=final_draw.ask,
        tokens=final_draw.tokens,
        default=final_draw.default,
    ),
    Stage(state.Victory, go_on=flow.finish),
    Act(actions.UseVeto, answers=(state.Window,), verb="veto", check=always, apply=veto.apply_veto),
    Act(actions.LetPass, answers=(state.Window,), verb="no", read=notation.read_no, check=always, apply=veto.apply_no),
    Act(
        actions.BidSum,
        answers=(state.Window, state.Auction),
        verb="bid",
        read=notation.read_sum,
        write=notation.write_sum,
        check=auction.check_sum,
        apply=auction.apply_sum,
    ),
    Act(
        actions.BidCards,
        answers=(state.Window, state.Auction),
        verb="bid",
        read=notation.read_bid,
        write=notation.write_cards,
        check=auction.check_cards,
        apply=auction.apply_cards,
    ),
    Act(
        actions.Pass,
        answers=(state.Window, state.Auction),
        verb="pass",
        check=auction.check_pass,
        apply=auction.apply_pass,
    ),
    Act(
        actions.Pay,
        answers=(state.Won,),
        verb="pay",
        read=notation.read_pay,
        write=notation.write_cards,
        check=winning.check_pay,
        apply=winning.apply_pay,
    ),
    Act(
        actions.AdvanceShip,
        answers=(state.Won,),
        verb="ship",
        read=notation.read_ship,
        write=notation.write_ship,
        check=winning.check_ship,
        apply=winning.apply_ship,
    ),
    Act(
        actions.ChooseHalf,
        answers=(state.Won,),
        words={half: actions.ChooseHalf(half=half) for half in (data.LEFT, data.RIGHT)},
        check=winning.check_half,
        apply=winning.apply_half,
    ),
    Act(
        actions.TuckCard,
        answers=(state.Won,),
        verb="tuck",
        read=notation.read_tuck,
        write=notation.write_tuck,
        check=winning.check_tuck,
        apply=winning.apply_tuck,
    ),
    Act(
        actions.SwapCards,
        answers=(state.Swaps,),
        verb="swap",
        read=notation.read_swap,
        write=notation.write_swap,
        check=swapping.check,
        apply=swapping.apply,
    ),
    Act(actions.DrawCard, answers=(state.FinalDraw,), verb="draw", check=always, apply=final_draw.apply_draw),
    Act(actions.StopDrawing, answers=(state.FinalDraw,), verb="stop", check=always, apply=final_draw.apply_stop),
    refuse=state.not_now,
)
"""Bidding or passing within a veto window is for the seat that alone is still asked and opens the auction (ruling 42).
A silent seat passes, vetoes and swaps nothing, and pays and chooses as rulings 32 and 49 say."""
