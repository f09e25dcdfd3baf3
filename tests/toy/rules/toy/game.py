"""The game, chapter by chapter: this module only says which chapter answers what."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Chance, Fact, Orders, Question, Score, Seat
from rules.core.games import Sequenced

from . import actions, facts, flow, questions, reading, scoring, view
from .actions import Action, Bid, Bury, Event, Sleep
from .meta import META
from .orders import ORDERS, Order
from .sequence import SEQUENCE
from .state import ToyState
from .view import ToyView


class Toy(Sequenced[ToyState, Action, Event]):
    """Before the Frost, as `rules.core.contract.Game` wants it."""

    meta = META
    state_type = ToyState
    action_type = Action
    event_type = actions.Event
    view_type = ToyView
    sequence = SEQUENCE
    questions: tuple[Question[ToyState], ...] = questions.QUESTIONS
    facts: tuple[Fact[ToyState], ...] = facts.FACTS
    orders: Orders[ToyState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def parse(self, text: str, state: ToyState, seat: Seat) -> Action:
        return reading.parse(text, state, seat)

    def secret(self, state: ToyState, action: Action) -> bool:
        return isinstance(action, Bury | Bid | Sleep)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return view.view(state, seat)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        return view.show(event, seat)

    def redeal(self, state: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
        return view.redeal(state, seat, chance)

    def scores(self, state: ToyState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state, seat)


GAME = Toy()
