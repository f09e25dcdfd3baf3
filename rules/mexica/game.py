"""The game of Mexica: each part of the contract, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

from rules.core.contract import Chance, Condition, Fact, Game, Orders, Question, Score, Seat
from rules.core.games import Open
from rules.mexica import flow, notation, scoring, view
from rules.mexica.actions import Action, Move
from rules.mexica.conditions import CONDITIONS
from rules.mexica.events import Event
from rules.mexica.facts import FACTS
from rules.mexica.meta import META
from rules.mexica.orders import ORDERS, Order
from rules.mexica.questions import QUESTIONS
from rules.mexica.sequence import SEQUENCE
from rules.mexica.state import MexicaState
from rules.mexica.view import View


class Mexica(Open[MexicaState, Action, Event]):
    """The game of Mexica."""

    meta = META
    state_type = MexicaState
    action_type: Any = Action
    event_type: Any = Event
    view_type = View
    sequence = SEQUENCE
    questions: tuple[Question[MexicaState], ...] = QUESTIONS
    facts: tuple[Fact[MexicaState], ...] = FACTS
    conditions: tuple[Condition[MexicaState], ...] = CONDITIONS
    orders: Orders[MexicaState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> MexicaState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def parse(self, text: str, state: MexicaState, seat: Seat) -> Action:
        return cast(Action, SEQUENCE.read(notation.words_of(text), state, seat))

    def steps(self, action: Action) -> tuple[Action, ...]:
        """Takes ways of several steps apart."""
        match action:
            case Move(way=way) if len(way) > 2:
                return tuple(Move(way=step) for step in pairwise(way))
            case _:
                return (action,)

    def view(self, state: MexicaState, seat: Seat | None) -> View:
        return view.view_of(state)

    def scores(self, state: MexicaState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state)


GAME: Game[MexicaState, Action, Event, View] = Mexica()
