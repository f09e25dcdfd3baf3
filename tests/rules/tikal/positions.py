"""Positions of Tikal for tests: set up by the words of its scenarios, or reached by random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import IllegalAction, Seat
from rules.core.notation import split
from rules.core.play import pick
from rules.tikal.events import Event
from rules.tikal.game import GAME
from rules.tikal.state import TikalState, active_seat

FACTS = {fact.name: fact for fact in GAME.facts}


def setup(seats: int = 2, secret: str = "test", **options: str) -> TikalState:
    return GAME.setup(seats, GAME.meta.read_options(options), SecretChance(secret))


def put(state: TikalState, *lines: str) -> TikalState:
    """Sets facts, each as in ``figures a4 P0 = 2``."""
    for line in lines:
        name, _, value = line.partition(" = ")
        fact = FACTS[name.split()[0]]
        assert fact.write is not None
        state = fact.write(state, tuple(name.split()[1:]), value)
    return state


def position(*lines: str, seats: int = 2) -> TikalState:
    """Returns a position in which P0 may act, with these facts set."""
    return put(setup(seats), "tile = -", *lines)


def read(state: TikalState, fact: str) -> str:
    name, *args = fact.split()
    return FACTS[name].read(state, tuple(args))


def play(state: TikalState, text: str, seat: Seat | None = None) -> tuple[TikalState, list[Event]]:
    """Plays notations of the active seat, all of which must be legal."""
    events: list[Event] = []
    for notation in split(text):
        acting = active_seat(state) if seat is None else seat
        assert acting is not None
        action = GAME.parse(notation, state, acting)
        GAME.check(state, acting, action)
        step = GAME.apply(state, acting, action, SecretChance("unused"))
        state = step.state
        events += step.events
    return state, events


def refusal(state: TikalState, text: str) -> IllegalAction:
    """Returns how a notation of the active seat is refused."""
    seat = active_seat(state)
    assert seat is not None
    with pytest.raises(IllegalAction) as caught:
        GAME.check(state, seat, GAME.parse(text, state, seat))
    return caught.value


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[TikalState, str, TikalState]]:
    """Plays a game at random and yields each state with the notation played in it and the state after."""
    luck = Random(seed)
    state = setup(seats, f"random {seed}", **options)
    while (seat := active_seat(state)) is not None:
        text = pick(GAME, state, seat, luck.randrange)
        after, _ = play(state, text)
        yield state, text, after
        state = after


def default_game(state: TikalState) -> Iterator[tuple[TikalState, list[Event]]]:
    """Lets absent players answer to the end and yields each new state with what happened."""
    while (seat := active_seat(state)) is not None:
        state, events = play(state, GAME.format(GAME.default(state, seat)))
        yield state, events
