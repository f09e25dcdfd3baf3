"""Tikal as the contract wants it: everything is done in the module of its rulebook chapter."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

from rules.core.contract import Chance, Condition, Fact, Game, Question, Score, Seat
from rules.core.games import Open
from rules.tikal import flow, notation, redeal, scoring, view
from rules.tikal.actions import Action, Deploy, Move, Transfer
from rules.tikal.conditions import CONDITIONS
from rules.tikal.events import Event
from rules.tikal.facts import FACTS
from rules.tikal.meta import META
from rules.tikal.questions import QUESTIONS
from rules.tikal.sequence import AUCTION_VERBS, SEQUENCE
from rules.tikal.state import TikalState
from rules.tikal.view import View


class Tikal(Open[TikalState, Action, Event]):
    """The game of Tikal."""

    meta = META
    state_type = TikalState
    action_type: Any = Action
    event_type: Any = Event
    view_type = View
    sequence = SEQUENCE
    questions: tuple[Question[TikalState], ...] = QUESTIONS
    facts: tuple[Fact[TikalState], ...] = FACTS
    conditions: tuple[Condition[TikalState], ...] = CONDITIONS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> TikalState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def parse(self, text: str, state: TikalState, seat: Seat) -> Action:
        told = tuple(verb for verb in SEQUENCE.verbs if state.auction or verb not in AUCTION_VERBS)
        return cast(Action, SEQUENCE.read(notation.words_of(text), state, seat, told))

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

    def view(self, state: TikalState, seat: Seat | None) -> View:
        return view.view_of(state)

    def redeal(self, state: TikalState, seat: Seat | None, chance: Chance) -> TikalState:
        return redeal.redeal(state, chance)

    def scores(self, state: TikalState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state)


def _one_by_one(action: Deploy | Transfer) -> list[tuple[int, bool]]:
    return [(1, False)] * action.workers + [(0, True)] * action.leader


GAME: Game[TikalState, Action, Event, View] = Tikal()
