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
    Ask(
        Auction,
        decisions=auction.ask_bid,
        tokens=auction.tokens_bid,
        answers=(Bid, Pass),
        default=lambda state, seat: Pass(),
    ),
    Ask(
        Choice,
        decisions=auction.ask_take,
        tokens=auction.tokens_take,
        answers=(TakeTile,),
        default=lambda state, seat: TakeTile(tile=state.display[0]),
    ),
    Ask(
        Turn,
        decisions=turns.ask,
        tokens=turns.tokens,
        menu=turns.menu,
        answers=(PlaceTile, *_ACTIONS),
        default=turns.default,
    ),
    Stage(ScoringRound, go_on=scoring_rounds.go_on),
    Ask(
        ScoringTurn,
        decisions=turns.ask_scoring,
        tokens=turns.tokens,
        menu=turns.menu,
        answers=_ACTIONS,
        default=lambda state, seat: EndTurn(),
    ),
    Act(Bid, check=auction.check_bid, apply=auction.apply_bid),
    Act(Pass, check=always, apply=auction.apply_pass),
    Act(TakeTile, check=auction.check_take, apply=auction.apply_take),
    Act(PlaceTile, check=placement.check, apply=placement.apply),
    Act(Deploy, check=acting(deployment.check_deploy), apply=deployment.apply_deploy),
    Act(Transfer, check=acting(deployment.check_transfer), apply=deployment.apply_transfer),
    Act(Move, check=acting(movement.check), apply=movement.apply),
    Act(Uncover, check=acting(temples.check), apply=temples.apply),
    Act(Recover, check=acting(treasures.check), apply=treasures.apply),
    Act(Exchange, check=acting(exchange.check), apply=exchange.apply),
    Act(BuildCamp, check=acting(camps.check), apply=camps.apply),
    Act(PlaceGuard, check=acting(guards.check), apply=guards.apply),
    Act(EndTurn, check=acting(always), apply=flow.apply_end, forgone=turns.forgone),
    refuse=flow.refuse,
)
"""An absent seat passes, takes the first tile on display, places its tile first and ends its turns (ruling 50)."""
