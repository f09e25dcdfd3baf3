"""Magellan as the contract wants it: this module only says which chapter answers what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rules.core.contract import Chance, Condition, Fact, Game, Meta, Orders, Question, Score, Seat
from rules.core.games import Sequenced
from rules.magellan import events, flow, notation, redeal, scoring
from rules.magellan.actions import Action, BidCards, SwapCards, TuckCard
from rules.magellan.conditions import CONDITIONS
from rules.magellan.events import Event
from rules.magellan.facts import FACTS
from rules.magellan.meta import META
from rules.magellan.orders import ORDERS, Order
from rules.magellan.questions import QUESTIONS
from rules.magellan.sequence import SEQUENCE
from rules.magellan.state import MagellanState, tucks_from_hand
from rules.magellan.view import View, view_of


class Magellan(Sequenced[MagellanState, Action, Event]):
    """The game of Magellan."""

    meta: Meta = META
    state_type: type[MagellanState] = MagellanState
    action_type: Any = Action
    event_type: Any = Event
    view_type: type[View] = View
    sequence = SEQUENCE
    questions: tuple[Question[MagellanState], ...] = QUESTIONS
    facts: tuple[Fact[MagellanState], ...] = FACTS
    conditions: tuple[Condition[MagellanState], ...] = CONDITIONS
    orders: Orders[MagellanState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> MagellanState:
        return SEQUENCE.begin(flow.setup(seats, options, chance), chance)

    def parse(self, text: str, state: MagellanState, seat: Seat) -> Action:
        return cast(Action, SEQUENCE.read(notation.words_of(text), state, seat))

    def secret(self, state: MagellanState, action: Action) -> bool:
        """Others do not see what is swapped, tucked from the hand, or laid where only sums are shown (ruling 41).

        A card that is bid alone is called like its sum, so that it tells no more (ruling 54).
        """
        match action:
            case SwapCards():
                return True
            case TuckCard():
                return tucks_from_hand(state)
            case BidCards(cards=cards):
                return state.sums_only and len(cards) > 1
            case _:
                return False

    def view(self, state: MagellanState, seat: Seat | None) -> View:
        return view_of(state, seat)

    def show(self, event: Event, seat: Seat | None) -> Event | None:
        return events.show(event, seat)

    def redeal(self, state: MagellanState, seat: Seat | None, chance: Chance) -> MagellanState:
        return redeal.redeal(state, seat, chance)

    def scores(self, state: MagellanState, seat: Seat | None) -> tuple[Score, ...]:
        return scoring.scores(state, seat)


GAME: Game[MagellanState, Action, Event, View] = Magellan()
