"""Caylus as the contract wants it: this module only says which chapter answers what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.caylus import notation, points, rounds, view
from rules.caylus.actions import Action, Decline
from rules.caylus.conditions import CONDITIONS
from rules.caylus.events import Event
from rules.caylus.facts import FACTS
from rules.caylus.meta import META
from rules.caylus.orders import ORDERS
from rules.caylus.orders.kinds import Order
from rules.caylus.questions import QUESTIONS
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import CaylusState
from rules.caylus.view import View
from rules.core.contract import Chance, Condition, Fact, Game, Orders, Question, Score, Seat
from rules.core.games import Open


class Caylus(Open[CaylusState, Action, Event]):
    """The game of Caylus."""

    meta = META
    state_type = CaylusState
    action_type: Any = Action
    event_type: Any = Event
    view_type = View
    sequence = SEQUENCE
    questions: tuple[Question[CaylusState], ...] = QUESTIONS
    facts: tuple[Fact[CaylusState], ...] = FACTS
    conditions: tuple[Condition[CaylusState], ...] = CONDITIONS
    orders: Orders[CaylusState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> CaylusState:
        return SEQUENCE.begin(rounds.setup(seats, options, chance), chance)

    def parse(self, text: str, state: CaylusState, seat: Seat) -> Action:
        read = super().parse(text, state, seat)
        return notation.doing_nothing(state) if read == Decline() else read

    def view(self, state: CaylusState, seat: Seat | None) -> View:
        return view.view_of(state)

    def scores(self, state: CaylusState, seat: Seat | None) -> tuple[Score, ...]:
        return points.scores(state)


GAME: Game[CaylusState, Action, Event, View] = Caylus()
