"""What a game need not write itself: bases that answer parts of the contract."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, Generic, cast

from rules.core.contract import A, Chance, Condition, Decision, E, Fact, Orders, Question, S, Say, Seat, Step, Token
from rules.core.notation import Reader
from rules.core.sequence import SequenceOfPlay


class Sequenced(Generic[S, A, E]):
    """Base of a game that is written as a sequence of play, each of whose actions is a single step."""

    sequence: ClassVar[SequenceOfPlay]
    questions: tuple[Question[S], ...] = ()
    facts: tuple[Fact[S], ...] = ()
    orders: Orders[S, Any] | None = None
    conditions: tuple[Condition[S], ...] = ()

    def decisions(self, state: S) -> tuple[Decision, ...]:
        return self.sequence.decisions(state)

    def tokens(self, state: S, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        return self.sequence.tokens(state, seat, prefix)

    def menu(self, state: S, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
        return self.sequence.menu(state, seat, prefix)

    def parse(self, text: str, state: S, seat: Seat) -> A:
        return cast(A, self.sequence.read(Reader(text), state, seat))

    def format(self, action: A) -> str:
        return self.sequence.write(action)

    def steps(self, action: A) -> tuple[A, ...]:
        return (action,)

    def answers(self, state: S, action: A) -> bool:
        return self.sequence.answers(state, action)

    def check(self, state: S, seat: Seat, action: A) -> None:
        self.sequence.check(state, seat, action)

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        return self.sequence.apply(state, seat, action, chance)

    def forgone(self, state: S, seat: Seat, action: A) -> Say | None:
        return self.sequence.forgone(state, seat, action)

    def default(self, state: S, seat: Seat) -> A:
        return cast(A, self.sequence.default(state, seat))


class Open(Sequenced[S, A, E]):
    """Base of a game in which everybody sees the same: nothing is hidden but what nobody knows."""

    def secret(self, state: S, action: A) -> bool:
        return False

    def show(self, event: E, seat: Seat | None) -> E | None:
        return event

    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Deals the salt anew; a game where something lies face down for all deals that, too."""
        return replace(state, salt=chance.salt())
