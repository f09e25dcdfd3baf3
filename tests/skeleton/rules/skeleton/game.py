"""The game: this module only says which chapter answers what (see "The contract" in docs/adding_a_game.md)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Chance, Fact, Question, Score, Seat
from rules.core.games import Open

from . import actions, facts, flow, questions, view
from .actions import Action, Event
from .meta import META
from .sequence import SEQUENCE
from .state import BoardState
from .view import View


class Skeleton(Open[BoardState, Action, Event]):
    """Everybody sees the same here: a game with secrets is based on `Sequenced`, as the toy in ``tests/toy`` is."""

    meta = META
    state_type = BoardState
    action_type = Action
    event_type = actions.Event
    view_type = View
    sequence = SEQUENCE
    questions: tuple[Question[BoardState], ...] = questions.QUESTIONS
    facts: tuple[Fact[BoardState], ...] = facts.FACTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> BoardState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def view(self, state: BoardState, seat: Seat | None) -> View:
        return view.view(state)

    def scores(self, state: BoardState, seat: Seat | None) -> tuple[Score, ...]:
        return flow.scores(state, seat)


GAME = Skeleton()
