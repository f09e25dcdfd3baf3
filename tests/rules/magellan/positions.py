"""Positions of Magellan for tests: set up by the words of its scenarios, or reached by play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import IllegalAction, Seat
from rules.core.notation import split
from rules.core.play import pick
from rules.magellan.events import Event
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState

FACTS = {fact.name: fact for fact in GAME.facts}


def setup(seats: int = 3, secret: str = "test", **options: str) -> MagellanState:
    return GAME.setup(seats, GAME.meta.read_options(options), SecretChance(secret))


def put(state: MagellanState, *lines: str) -> MagellanState:
    """Sets facts, each as in ``hand P0 = 1 2``."""
    for line in lines:
        name, _, value = line.partition(" = ")
        fact = FACTS[name.split()[0]]
        assert fact.write is not None
        state = fact.write(state, tuple(name.split()[1:]), value)
    return state


def position(*lines: str, seats: int = 3, **options: str) -> MagellanState:
    """Returns a position in which P0 opens, with these facts set."""
    return put(setup(seats, **options), "opener = P0", *lines)


def read(state: MagellanState, fact: str) -> str:
    name, *args = fact.split()
    return FACTS[name].read(state, tuple(args))


def awaited(state: MagellanState) -> tuple[Seat, ...]:
    return tuple(decision.seat for decision in GAME.decisions(state))


def play(state: MagellanState, text: str, seat: Seat | None = None) -> tuple[MagellanState, list[Event]]:
    """Plays notations, all of which must be legal; without a seat, each by the first that is awaited."""
    events: list[Event] = []
    for notation in split(text):
        acting = awaited(state)[0] if seat is None else seat
        action = GAME.parse(notation, state, acting)
        GAME.check(state, acting, action)
        step = GAME.apply(state, acting, action, SecretChance(f"play {state.turned}"))
        state = step.state
        events += step.events
    return state, events


def refusal(state: MagellanState, text: str, seat: Seat | None = None) -> IllegalAction:
    """Returns how a notation of a seat is refused."""
    acting = awaited(state)[0] if seat is None else seat
    with pytest.raises(IllegalAction) as caught:
        GAME.check(state, acting, GAME.parse(text, state, acting))
    return caught.value


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[MagellanState, Seat, str, list[Event]]]:
    """Plays a game at random and yields each position with the seat and notation played in it, and what happened."""
    luck = Random(seed)
    state = setup(seats, f"random {seed}", **options)
    while seats_asked := awaited(state):
        seat = luck.choice(seats_asked)
        text = pick(GAME, state, seat, luck.randrange)
        after, events = play(state, text, seat)
        yield state, seat, text, events
        state = after


def default_game(state: MagellanState) -> Iterator[tuple[MagellanState, list[Event]]]:
    """Lets absent players answer to the end and yields each new position with what happened."""
    while seats := awaited(state):
        state, events = play(state, GAME.format(GAME.default(state, seats[0])), seats[0])
        yield state, events
