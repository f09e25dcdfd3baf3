"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.tikal import (
    actions,
    auction,
    camps,
    deployment,
    exchange,
    flow,
    guards,
    movement,
    notation,
    placement,
    scoring_rounds,
    state,
    temples,
    treasures,
    turns,
)
from rules.tikal.turns import acting

_TURNS = state.Turn, state.ScoringTurn

SEQUENCE = SequenceOfPlay(
    Ask(
        state.Auction,
        decisions=auction.ask_bid,
        tokens=auction.tokens_bid,
        default=lambda state, seat: actions.Pass(),
    ),
    Ask(
        state.Choice,
        decisions=auction.ask_take,
        tokens=auction.tokens_take,
        default=lambda state, seat: actions.TakeTile(tile=state.display[0]),
    ),
    Ask(
        state.Turn,
        decisions=turns.ask,
        tokens=turns.tokens,
        menu=turns.menu,
        default=turns.default,
    ),
    Stage(state.ScoringRound, go_on=scoring_rounds.go_on),
    Ask(
        state.ScoringTurn,
        decisions=turns.ask_scoring,
        tokens=turns.tokens,
        menu=turns.menu,
        default=lambda state, seat: actions.EndTurn(),
    ),
    Act(
        actions.PlaceTile,
        answers=(state.Turn,),
        verb="place",
        read=notation.read_place,
        write=notation.write_place,
        check=placement.check,
        apply=placement.apply,
    ),
    Act(
        actions.Deploy,
        answers=_TURNS,
        verb="deploy",
        read=notation.read_deploy,
        write=notation.write_deploy,
        check=acting(deployment.check_deploy),
        apply=deployment.apply_deploy,
    ),
    Act(
        actions.Transfer,
        answers=_TURNS,
        verb="transfer",
        read=notation.read_transfer,
        write=notation.write_transfer,
        check=acting(deployment.check_transfer),
        apply=deployment.apply_transfer,
    ),
    Act(
        actions.Move,
        answers=_TURNS,
        verb="move",
        read=notation.read_move,
        write=notation.write_move,
        check=acting(movement.check),
        apply=movement.apply,
    ),
    Act(
        actions.Uncover,
        answers=_TURNS,
        verb="uncover",
        read=notation.read_uncover,
        write=notation.write_space,
        check=acting(temples.check),
        apply=temples.apply,
    ),
    Act(
        actions.Recover,
        answers=_TURNS,
        verb="recover",
        read=notation.read_recover,
        write=notation.write_space,
        check=acting(treasures.check),
        apply=treasures.apply,
    ),
    Act(
        actions.Exchange,
        answers=_TURNS,
        verb="exchange",
        read=notation.read_exchange,
        write=notation.write_exchange,
        check=acting(exchange.check),
        apply=exchange.apply,
    ),
    Act(
        actions.BuildCamp,
        answers=_TURNS,
        verb="camp",
        read=notation.read_camp,
        write=notation.write_space,
        check=acting(camps.check),
        apply=camps.apply,
    ),
    Act(
        actions.PlaceGuard,
        answers=_TURNS,
        verb="guard",
        read=notation.read_guard,
        write=notation.write_guard,
        check=acting(guards.check),
        apply=guards.apply,
    ),
    Act(
        actions.EndTurn,
        answers=_TURNS,
        verb="end",
        check=acting(always),
        apply=flow.apply_end,
        forgone=turns.forgone,
    ),
    Act(
        actions.Bid,
        answers=(state.Auction,),
        verb="bid",
        read=notation.read_bid,
        write=notation.write_bid,
        check=auction.check_bid,
        apply=auction.apply_bid,
    ),
    Act(actions.Pass, answers=(state.Auction,), verb="pass", check=always, apply=auction.apply_pass),
    Act(
        actions.TakeTile,
        answers=(state.Choice,),
        verb="take",
        read=notation.read_take,
        write=notation.write_take,
        check=auction.check_take,
        apply=auction.apply_take,
    ),
    refuse=flow.refuse,
)
"""An absent seat passes, takes the first tile on display, places its tile first and ends its turns (ruling 50)."""

AUCTION_VERBS = ("bid", "pass", "take")
"""The verbs of the auction, which nobody is told of in the basic game."""
