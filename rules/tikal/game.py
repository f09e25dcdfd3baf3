"""Tikal as the contract wants it: everything is done in the module of its rulebook chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeAlias, assert_never

from rules.core.contract import Chance, Decision, Fact, Game, Meta, Question, Score, Seat, Step, Token
from rules.tikal import (
    auction,
    camps,
    deployment,
    exchange,
    flow,
    guards,
    movement,
    notation,
    placement,
    points,
    redeal,
    scoring,
    temples,
    treasures,
)
from rules.tikal.actions import (
    Action,
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
from rules.tikal.events import Event
from rules.tikal.facts import FACTS
from rules.tikal.meta import META
from rules.tikal.questions import QUESTIONS
from rules.tikal.state import Auction, Choice, TikalState, active_seat, top_of
from rules.tikal.view import View, view_of

_Following: TypeAlias = Callable[[TikalState, Seat, tuple[str, ...]], Iterator[Token]]

_IN_A_TURN: dict[str, _Following] = {
    "place": lambda state, seat, words: placement.tokens(state, words),
    "deploy": deployment.tokens_deploy,
    "transfer": deployment.tokens_transfer,
    "move": movement.tokens,
    "uncover": temples.tokens,
    "recover": treasures.tokens,
    "exchange": exchange.tokens,
    "camp": camps.tokens,
    "guard": guards.tokens,
}
"""What may follow each verb, in the order in which the verbs are offered."""

_IN_AN_AUCTION: dict[str, _Following] = {"bid": auction.tokens_bid}

_BEFORE_A_TURN: dict[str, _Following] = {"take": auction.tokens_take}


class Tikal:
    """The game of Tikal."""

    meta: Meta = META
    state_type: type[TikalState] = TikalState
    action_type: Any = Action
    event_type: Any = Event
    view_type: type[View] = View
    questions: tuple[Question[TikalState], ...] = QUESTIONS
    facts: tuple[Fact[TikalState], ...] = FACTS
    orders = None

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> TikalState:
        return flow.setup(seats, options, chance)

    def decisions(self, state: TikalState) -> tuple[Decision, ...]:
        return flow.decisions(state)

    def tokens(self, state: TikalState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if active_seat(state) != seat:
            return
        verbs, alone = _verbs(state)
        if prefix:
            following = verbs.get(prefix[0])
            yield from following(state, seat, prefix[1:]) if following else ()
            return
        for verb, following in verbs.items():
            if next(following(state, seat, ()), None):
                yield Token(verb)
        if alone:
            yield Token(alone, ends=True)

    def menu(self, state: TikalState, seat: Seat, prefix: tuple[str, ...]) -> None:
        return None

    def parse(self, text: str, state: TikalState, seat: Seat) -> Action:
        return notation.parse(text, state, seat)

    def format(self, action: Action) -> str:
        return notation.format(action)

    def steps(self, action: Action) -> tuple[Action, ...]:
        """Takes figures apart that are deployed or transferred, and ways; a group walks together."""
        match action:
            case Deploy(space=space):
                return tuple(Deploy(workers=w, leader=leader, space=space) for w, leader in _one_by_one(action))
            case Transfer(start=start, target=target):
                return tuple(
                    Transfer(workers=w, leader=leader, start=start, target=target) for w, leader in _one_by_one(action)
                )
            case Move(workers=workers, leader=leader, way=way):
                return tuple(Move(workers=workers, leader=leader, way=border) for border in pairwise(way))
            case _:
                return (action,)

    def check(self, state: TikalState, seat: Seat, action: Action) -> None:
        match action:
            case PlaceTile():
                placement.check(state, action)
            case Deploy():
                deployment.check_deploy(state, seat, action)
            case Transfer():
                deployment.check_transfer(state, seat, action)
            case Move():
                movement.check(state, seat, action)
            case Uncover():
                temples.check(state, seat, action)
            case Recover():
                treasures.check(state, seat, action)
            case Exchange():
                exchange.check(state, seat, action)
            case BuildCamp():
                camps.check(state, seat, action)
            case PlaceGuard():
                guards.check(state, seat, action)
            case EndTurn():
                points.check_may_act(state)
            case Bid():
                auction.check_bid(state, seat, action)
            case Pass():
                auction.check_pass(state)
            case TakeTile():
                auction.check_take(state, action)
            case _:
                assert_never(action)

    def apply(self, state: TikalState, seat: Seat, action: Action, chance: Chance) -> Step[TikalState, Event]:
        after, events = _apply(state, seat, action)
        reveals = isinstance(action, Recover) or len(after.stack) < len(state.stack)
        return Step(state=after, events=events, reveals=reveals)

    def default(self, state: TikalState, seat: Seat) -> Action:
        return flow.default(state)

    def secret(self, state: TikalState, action: Action) -> bool:
        return False

    def view(self, state: TikalState, seat: Seat | None) -> View:
        return view_of(state)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def redeal(self, state: TikalState, seat: Seat | None, chance: Chance) -> TikalState:
        return redeal.redeal(state, chance)

    def scores(self, state: TikalState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state)


def _verbs(state: TikalState) -> tuple[dict[str, _Following], str]:
    """Returns the verbs of what is asked now, and the one that stands alone if there is such a one."""
    match top_of(state):
        case Auction():
            return _IN_AN_AUCTION, "pass"
        case Choice():
            return _BEFORE_A_TURN, ""
        case _:
            return _IN_A_TURN, "end" if points.may_act(state) else ""


def _apply(state: TikalState, seat: Seat, action: Action) -> tuple[TikalState, tuple[Event, ...]]:
    match action:
        case PlaceTile():
            return placement.apply(state, action)
        case Deploy():
            return deployment.apply_deploy(state, seat, action)
        case Transfer():
            return deployment.apply_transfer(state, seat, action)
        case Move():
            return movement.apply(state, seat, action)
        case Uncover():
            return temples.apply(state, seat, action)
        case Recover():
            return treasures.apply(state, seat, action)
        case Exchange():
            return exchange.apply(state, seat, action)
        case BuildCamp():
            return camps.apply(state, seat, action)
        case PlaceGuard():
            return guards.apply(state, seat, action)
        case EndTurn():
            return flow.end_turn(state)
        case Bid():
            return auction.apply_bid(state, seat, action)
        case Pass():
            return auction.apply_pass(state, seat)
        case TakeTile():
            return flow.take_tile(state, seat, action)
        case _:
            assert_never(action)


def _one_by_one(action: Deploy | Transfer) -> list[tuple[int, bool]]:
    return [(1, False)] * action.workers + [(0, True)] * action.leader


GAME: Game[TikalState, Action, Event, View] = Tikal()
