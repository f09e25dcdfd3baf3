"""What a process does that searches for bots, hints and looks back: one search after the other, at the lowest priority.

It stands here so that such a process loads nothing else of the bot.
"""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from render.core.workers import begin_work
from rules.core import codec, library

if TYPE_CHECKING:
    from players.core.hints import Hint
    from players.core.looking_back import Valued

MEMORY = 200 * 2**20
"""Bytes that a process which searches may take."""
LONGEST = 60.0
"""Seconds of processor time after which a search has failed; none takes a tenth of that."""

Job = tuple[str, tuple[Any, ...]]
"""What is wanted, a name of `WANTED`, and what its function takes."""
ANSWER, HINTS, VALUE = "answer", "hints", "value"


def serve(connection: Connection[Any, Any], paths: Mapping[str, list[str]]) -> None:
    """Answers each job with what was found, or with the kind of error for which nothing was."""
    begin_work(paths)
    os.nice(19)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, _give_up)
    while True:
        what, args = connection.recv()
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            found = WANTED[what](*args)
        except Exception as error:
            found = type(error).__name__
        signal.setitimer(signal.ITIMER_PROF, 0)
        connection.send(found)


def answer(game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
    """Returns the notations with which a bot goes on in an encoded position."""
    from players.core import player

    rules = library.load(game)
    return player.answer(rules, codec.decode(state, rules.state_type), seat, level)


def hints(game: str, state: bytes, seat: int) -> tuple[Hint, ...]:
    """Returns the best lines for what a seat is asked in an encoded position."""
    from players.core import hints

    rules = library.load(game)
    return hints.hints(rules, codec.decode(state, rules.state_type), seat)


def value(game: str, state: bytes, seat: int, actions: tuple[str, ...], longer: bool) -> Valued:
    """Values what a seat played in an encoded position, and what it could have played; briefly or longer."""
    from players.core import looking_back

    rules = library.load(game)
    look = looking_back.LONGER if longer else looking_back.BRIEFLY
    return looking_back.value(rules, codec.decode(state, rules.state_type), seat, actions, look)


WANTED: Mapping[str, Callable[..., Any]] = {ANSWER: answer, HINTS: hints, VALUE: value}


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError
