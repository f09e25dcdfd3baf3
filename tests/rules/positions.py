"""Positions of a game for tests: set up by the words of its scenarios, or reached by play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import Fact, Game, IllegalAction, Seat, State
from rules.core.notation import split
from rules.core.play import pick

S = TypeVar("S", bound=State)
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    """What was played in a position and what came of it."""

    before: S
    seat: Seat
    notation: str
    after: S
    events: list[E]


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions(Generic[S, E]):
    """What the tests of a game get positions from; its own module gives these functions names."""

    game: Game[S, Any, Any, Any]
    usual: tuple[str, ...] = ()
    """Facts that `position` sets before all others."""
    luck: Callable[[S], object] = lambda state: ""
    """What `play` draws by, where a game goes on drawing."""

    @property
    def facts(self) -> dict[str, Fact[S]]:
        return {fact.name: fact for fact in self.game.facts}

    def setup(self, seats: int = 0, secret: str = "test", **options: str) -> S:
        """Sets the game up, for as few as may play it if not for more."""
        meta = self.game.meta
        return self.game.setup(seats or meta.seats[0], meta.read_options(options), SecretChance(secret))

    def put(self, state: S, *lines: str) -> S:
        """Sets facts, each as in ``hand P0 = 1 2``."""
        facts = self.facts
        for line in lines:
            name, _, value = line.partition(" = ")
            fact = facts[name.split()[0]]
            assert fact.write is not None
            state = fact.write(state, tuple(name.split()[1:]), value)
        return state

    def position(self, *lines: str, seats: int = 0, **options: str) -> S:
        """Returns a position in which P0 may act, with these facts set."""
        return self.put(self.setup(seats, **options), *self.usual, *lines)

    def read(self, state: S, fact: str) -> str:
        name, *args = fact.split()
        return self.facts[name].read(state, tuple(args))

    def awaited(self, state: S) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.game.decisions(state))

    def play(self, state: S, text: str, seat: Seat | None = None) -> tuple[S, list[E]]:
        """Plays notations, all of which must be legal; without a seat, each by the first that is awaited."""
        events: list[E] = []
        for notation in split(text):
            acting = self.awaited(state)[0] if seat is None else seat
            action = self.game.parse(notation, state, acting)
            self.game.check(state, acting, action)
            step = self.game.apply(state, acting, action, SecretChance(f"play {self.luck(state)}"))
            state = step.state
            events += step.events
        return state, events

    def refusal(self, state: S, text: str, seat: Seat | None = None) -> IllegalAction:
        """Returns how a notation is refused; without a seat, one of the first that is awaited."""
        acting = self.awaited(state)[0] if seat is None else seat
        with pytest.raises(IllegalAction) as caught:
            self.game.check(state, acting, self.game.parse(text, state, acting))
        return caught.value

    def random_game(self, seats: int, seed: int, **options: str) -> Iterator[Step[S, E]]:
        """Plays a game at random and yields it step by step."""
        luck = Random(seed)
        state = self.setup(seats, f"random {seed}", **options)
        while asked := self.awaited(state):
            seat = luck.choice(asked) if len(asked) > 1 else asked[0]
            text = pick(self.game, state, seat, luck.randrange)
            after, events = self.play(state, text, seat)
            yield Step(state, seat, text, after, events)
            state = after

    def default_game(self, state: S) -> Iterator[tuple[S, list[E]]]:
        """Lets absent players answer to the end and yields each new position with what happened."""
        while seats := self.awaited(state):
            state, events = self.play(state, self.game.format(self.game.default(state, seats[0])), seats[0])
            yield state, events
