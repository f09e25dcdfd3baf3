"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always
from rules.tikal import (
    auction,
    camps,
    deployment,
    exchange,
    flow,
    guards,
    movement,
    placement,
    scoring_rounds,
    temples,
    treasures,
    turns,
)
from rules.tikal.actions import (
    Bid,
    BuildCamp,
    Deploy,
    EndTurn,
    Exchange,
    Move,
    Pass,
    PlaceGuard,
    PlaceTile,
    Recover,
    TakeTile,
    Transfer,
    Uncover,
)
from rules.tikal.state import Auction, Choice, ScoringRound, ScoringTurn, Turn
from rules.tikal.turns import acting

_ACTIONS = (Deploy, Transfer, Move, Uncover, Recover, Exchange, BuildCamp, PlaceGuard, EndTurn)

SEQUENCE = SequenceOfPlay(
    frames={
        Auction: Ask(
            decisions=auction.ask_bid,
            tokens=auction.tokens_bid,
            answers=(Bid, Pass),
            default=lambda state, seat: Pass(),
        ),
        Choice: Ask(
            decisions=auction.ask_take,
            tokens=auction.tokens_take,
            answers=(TakeTile,),
            default=lambda state, seat: TakeTile(tile=state.display[0]),
        ),
        Turn: Ask(
            decisions=turns.ask,
            tokens=turns.tokens,
            menu=turns.menu,
            answers=(PlaceTile, *_ACTIONS),
            default=turns.default,
        ),
        ScoringRound: Stage(go_on=scoring_rounds.go_on),
        ScoringTurn: Ask(
            decisions=turns.ask_scoring,
            tokens=turns.tokens,
            menu=turns.menu,
            answers=_ACTIONS,
            default=lambda state, seat: EndTurn(),
        ),
    },
    actions={
        Bid: Act(check=auction.check_bid, apply=auction.apply_bid),
        Pass: Act(check=always, apply=auction.apply_pass),
        TakeTile: Act(check=auction.check_take, apply=auction.apply_take),
        PlaceTile: Act(check=placement.check, apply=placement.apply),
        Deploy: Act(check=acting(deployment.check_deploy), apply=deployment.apply_deploy),
        Transfer: Act(check=acting(deployment.check_transfer), apply=deployment.apply_transfer),
        Move: Act(check=acting(movement.check), apply=movement.apply),
        Uncover: Act(check=acting(temples.check), apply=temples.apply),
        Recover: Act(check=acting(treasures.check), apply=treasures.apply),
        Exchange: Act(check=acting(exchange.check), apply=exchange.apply),
        BuildCamp: Act(check=acting(camps.check), apply=camps.apply),
        PlaceGuard: Act(check=acting(guards.check), apply=guards.apply),
        EndTurn: Act(check=acting(always), apply=flow.apply_end, forgone=turns.forgone),
    },
    refuse=flow.refuse,
)
"""An absent seat passes, takes the first tile on display, places its tile first and ends its turns (ruling 50)."""
