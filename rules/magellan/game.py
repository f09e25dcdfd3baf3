"""Magellan as the contract wants it: everything is done in the module of its rulebook chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from rules.core.contract import Chance, Decision, Fact, Game, Meta, Orders, Question, Score, Seat, Step, Token
from rules.magellan import auction, events, final_draw, flow, notation, redeal, scoring, swapping, veto, winning
from rules.magellan.actions import (
    Action,
    AdvanceShip,
    BidCards,
    BidSum,
    ChooseHalf,
    DrawCard,
    LetPass,
    Pass,
    Pay,
    StopDrawing,
    SwapCards,
    TuckCard,
    UseVeto,
)
from rules.magellan.events import Event
from rules.magellan.facts import FACTS
from rules.magellan.flow import Course
from rules.magellan.meta import META
from rules.magellan.orders import ORDERS, Order
from rules.magellan.questions import QUESTIONS
from rules.magellan.state import Auction, FinalDraw, MagellanState, Swaps, Window, Won
from rules.magellan.view import View, view_of


class Magellan:
    """The game of Magellan."""

    meta: Meta = META
    state_type: type[MagellanState] = MagellanState
    action_type: Any = Action
    event_type: Any = Event
    view_type: type[View] = View
    questions: tuple[Question[MagellanState], ...] = QUESTIONS
    facts: tuple[Fact[MagellanState], ...] = FACTS
    orders: Orders[MagellanState, Order] | None = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> MagellanState:
        return flow.setup(seats, options, chance)

    def decisions(self, state: MagellanState) -> tuple[Decision, ...]:
        return flow.decisions(state)

    def tokens(self, state: MagellanState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if all(decision.seat != seat for decision in flow.decisions(state)):
            return
        if not prefix:
            yield from veto.tokens(state, seat)
            yield from final_draw.tokens(state)
        yield from auction.tokens(state, seat, prefix)
        yield from winning.tokens(state, seat, prefix)
        yield from swapping.tokens(state, seat, prefix)

    def menu(self, state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> None:
        return None

    def parse(self, text: str, state: MagellanState, seat: Seat) -> Action:
        return notation.parse(text, state, seat)

    def format(self, action: Action) -> str:
        return notation.format(action)

    def steps(self, action: Action) -> tuple[Action, ...]:
        return (action,)

    def check(self, state: MagellanState, seat: Seat, action: Action) -> None:
        match action:
            case UseVeto() | LetPass():
                veto.check(state)
            case BidCards():
                auction.check_cards(state, seat, action)
            case BidSum():
                auction.check_sum(state, seat, action)
            case Pass():
                auction.check_pass(state, seat)
            case Pay():
                winning.check_pay(state, seat, action)
            case AdvanceShip():
                winning.check_ship(state, seat, action)
            case ChooseHalf():
                winning.check_half(state)
            case TuckCard():
                winning.check_tuck(state, seat, action)
            case SwapCards():
                swapping.check(state, seat, action)
            case DrawCard() | StopDrawing():
                final_draw.check(state)
            case _:
                assert_never(action)

    def apply(self, state: MagellanState, seat: Seat, action: Action, chance: Chance) -> Step[MagellanState, Event]:
        after, happened = _apply(state, seat, action, chance)
        same_card = isinstance(after.waits, Window | Auction | Won) and after.turned == state.turned
        return Step(state=after, events=happened, reveals=not same_card)

    def default(self, state: MagellanState, seat: Seat) -> Action:
        match state.waits:
            case Window():
                return LetPass()
            case Won():
                return winning.default(state, seat)
            case Swaps():
                return SwapCards(cards=())
            case FinalDraw():
                return final_draw.default(state)
            case _:
                return Pass()

    def secret(self, state: MagellanState, action: Action) -> bool:
        match action:
            case SwapCards():
                return True
            case BidCards(secret=secret) | TuckCard(secret=secret):
                return secret
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


def _apply(state: MagellanState, seat: Seat, action: Action, chance: Chance) -> Course:
    match action:
        case UseVeto():
            return veto.apply_veto(state, seat, chance)
        case LetPass():
            return veto.apply_no(state, seat, chance)
        case BidCards(cards=cards):
            return auction.apply_bid(state, seat, cards, chance)
        case BidSum():
            return auction.apply_sum(state, seat, action, chance)
        case Pass():
            return auction.apply_pass(state, seat, chance)
        case Pay():
            return winning.apply_pay(state, seat, action, chance)
        case AdvanceShip():
            return winning.apply_ship(state, action, chance)
        case ChooseHalf():
            return winning.apply_half(state, action, chance)
        case TuckCard():
            return winning.apply_tuck(state, action, chance)
        case SwapCards():
            return swapping.apply(state, seat, action, chance)
        case DrawCard():
            return final_draw.apply_draw(state, seat)
        case StopDrawing():
            return final_draw.apply_stop(state, seat)
        case _:
            assert_never(action)


GAME: Game[MagellanState, Action, Event, View] = Magellan()
