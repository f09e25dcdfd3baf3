"""Java as the contract wants it: this module only says which chapter answers what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rules.core.contract import Chance, Condition, Fact, Game, Meta, Orders, Question, Score, Seat
from rules.core.games import Sequenced
from rules.java import events, flow, notation, redeal, scoring
from rules.java.actions import Action
from rules.java.conditions import CONDITIONS
from rules.java.events import Event
from rules.java.facts import FACTS
from rules.java.meta import META
from rules.java.orders import ORDERS, Order
from rules.java.questions import QUESTIONS
from rules.java.sequence import SEQUENCE
from rules.java.state import JavaState
from rules.java.view import View, view_of


class Java(Sequenced[JavaState, Action, Event]):
    """The game of Java."""

    meta: Meta = META
    state_type: type[JavaState] = JavaState
    action_type: Any = Action
    event_type: Any = Event
    view_type: type[View] = View
    sequence = SEQUENCE
    questions: tuple[Question[JavaState], ...] = QUESTIONS
    facts: tuple[Fact[JavaState], ...] = FACTS
    conditions: tuple[Condition[JavaState], ...] = CONDITIONS
    orders: Orders[JavaState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> JavaState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def parse(self, text: str, state: JavaState, seat: Seat) -> Action:
        return cast(Action, SEQUENCE.read(notation.words_of(text), state, seat))

    def secret(self, state: JavaState, action: Action) -> bool:
        """Whatever is done is seen by all: cards are played openly, and which one is drawn no notation tells."""
        return False

    def view(self, state: JavaState, seat: Seat | None) -> View:
        return view_of(state, seat)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        return events.show(event, seat)

    def redeal(self, state: JavaState, seat: Seat | None, chance: Chance) -> JavaState:
        return redeal.redeal(state, seat, chance)

    def scores(self, state: JavaState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state)


GAME: Game[JavaState, Action, Event, View] = Java()
