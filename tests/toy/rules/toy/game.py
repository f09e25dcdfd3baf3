"""The game, chapter by chapter: this module only says which chapter answers what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from rules.core.contract import Chance, Decision, Fact, Orders, Question, Score, Seat, Step, Token

from . import actions, auction, facts, flow, foraging, night, notation, questions, scoring, screeching, view
from .actions import Action, Bid, Bury, End, Event, Forage, Hush, Pass, Screech, Shake, Sleep
from .data import HAND, KINDS, SCREECHES, STOCK
from .meta import META
from .orders import ORDERS, Order
from .state import Auction, Night, Player, ToyState, Turn, Window, sort_cards
from .view import ToyView


class Toy:
    """Before the Frost, as `rules.core.contract.Game` wants it."""

    meta = META
    state_type = ToyState
    action_type = Action
    event_type = actions.Event
    view_type = ToyView
    questions: tuple[Question[ToyState], ...] = questions.QUESTIONS
    facts: tuple[Fact[ToyState], ...] = facts.FACTS
    orders: Orders[ToyState, Order] = ORDERS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        deck = chance.shuffle("deck", [card for card in KINDS for _ in range(STOCK[card])])
        screeches = SCREECHES[options["screeches"]]
        hands = [deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
        state = ToyState(
            rules=META.rules_version,
            salt=chance.salt(),
            deck=deck[seats * HAND :],
            players=tuple(Player(hand=sort_cards(hand), screeches=screeches) for hand in hands),
        )
        return flow.begin_round(state).state

    def decisions(self, state: ToyState) -> tuple[Decision, ...]:
        return flow.decisions(state)

    def tokens(self, state: ToyState, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        if all(decision.seat != seat for decision in flow.decisions(state)):
            return ()
        match state.stack[-1]:
            case Turn():
                return foraging.tokens(state, seat, prefix)
            case Window():
                return screeching.tokens(prefix)
            case Auction():
                return auction.tokens(state, seat, prefix)
            case Night():
                return night.tokens(prefix)
            case frame:
                assert_never(frame)

    def parse(self, text: str, state: ToyState, seat: Seat) -> Action:
        return notation.parse(text)

    def format(self, action: Action) -> str:
        return notation.format(action)

    def steps(self, action: Action) -> tuple[Action, ...]:
        return (action,)

    def check(self, state: ToyState, seat: Seat, action: Action) -> None:
        match action:
            case Forage() | Shake():
                foraging.check_draw(state, action.kind)
            case Bury():
                foraging.check_bury(state, seat, action)
            case End():
                foraging.check_end(state)
            case Screech() | Hush():
                screeching.check(state)
            case Bid():
                auction.check_bid(state, seat, action)
            case Pass():
                auction.check_pass(state)
            case Sleep():
                night.check_sleep(state)
            case _:
                assert_never(action)

    def apply(self, state: ToyState, seat: Seat, action: Action, chance: Chance) -> Step[ToyState, Event]:
        match action:
            case Forage():
                return foraging.apply_forage(state, seat, chance)
            case Bury():
                return foraging.apply_bury(state, seat, action)
            case Shake():
                return foraging.apply_shake(state, seat, chance)
            case End():
                return foraging.apply_end(state, seat)
            case Screech():
                return screeching.apply_screech(state, seat)
            case Hush():
                return screeching.apply_hush(state, seat)
            case Bid():
                return auction.apply_bid(state, seat, action)
            case Pass():
                return auction.apply_pass(state, seat)
            case Sleep():
                return night.apply_sleep(state, seat, action)
            case _:
                assert_never(action)

    def default(self, state: ToyState, seat: Seat) -> Action:
        """Does nothing where that is possible, and sleeps in the tree that is worth least."""
        match state.stack[-1]:
            case Turn():
                return End()
            case Window():
                return Hush()
            case Auction():
                return Pass()
            case Night():
                return Sleep("pine")
            case frame:
                assert_never(frame)

    def secret(self, action: Action) -> bool:
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
