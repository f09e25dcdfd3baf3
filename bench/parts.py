"""Where the time of commands goes: what each part of their way takes, and how many statements they make of it.

A part lies in the functions that are named here. While one of them works for another part, only the inner one's time
runs, so that all parts together are the whole.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext
from contextvars import ContextVar
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, TypeAlias
from unittest.mock import patch

from bot.app.panels import move_panel
from bot.app.play import calls, handing_over, news, openness, orders, outgoing, posts, tables, upcoming, votes
from bot.app.speech import text
from bot.app.speech.language import Words
from bot.app.time import deadlines
from rules.core import codec, standing
from rules.core import match as matches
from rules.core.contract import AnyGame
from rules.core.match import Match
from storage.driver import Writer
from storage.leases import Alone
from storage.sql import Sql

Place: TypeAlias = tuple[object, str]
"""What has a function, and its name there."""

REST = "answer"
"""The part of all that is in no other one: who asks, what is said in the end, and keeping that."""
STORE = "store"
"""The part of the statements to the database."""
SERVERS = "servers"
"""The part of what is there for the sake of databases on a server, and does nothing with a file."""

PARTS: Mapping[str, tuple[Place, ...]] = {
    "find": ((tables, "find"),),  # which table is meant
    "restore": ((tables, "load"), (matches, "restore")),  # the table and its match, the draft played again
    "orders": ((orders, "of"), (orders, "store"), (standing, "carry_out")),  # what was left to be answered
    "votes": ((votes, "void"),),
    "clocks": ((deadlines, "start"), (deadlines, "note_called")),  # until when who is awaited, and when they hear of it
    "news": ((news, "spread"),),  # what each seat has missed
    "post": ((handing_over, "go_on"), (calls, "hand_over"), (calls, "result"), (outgoing, "send")),
    "next": ((upcoming, "tell"),),  # whose turn comes next
    "panel": ((move_panel, "_draw"),),
    "words": ((Words, "__call__"), (Words, "list"), (text, "compose"), (posts, "tell")),
    "openness": ((openness, "hides_nothing"),),  # whether others may hear what was typed
    "view": ((Match, "view"),),
    "digest": ((matches, "fingerprint"),),
    "codec": ((codec, "encode"), (codec, "decode")),
    STORE: ((Sql, "run"),),
    SERVERS: (
        *((Sql, name) for name in ("send", "expect", "require", "held")),
        *((Alone, name) for name in ("get", "of", "holds", "keeps", "using")),
    ),
    "commit": ((Writer, "begin"), (Writer, "commit")),
}
"""The parts of a command, and the functions that each lies in."""
OF_GAME: Mapping[str, tuple[str, ...]] = {
    "judge": ("parse", "check"),
    "apply": ("apply",),
    "ask": ("decisions",),
    "score": ("scores",),
    "tokens": ("tokens", "menu"),
}
"""Those that a game does, and the functions of the game."""


class Parts:
    """Measures the processor's time of what is done while `running`, by part; whatever else is done is not counted."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = defaultdict(float)
        self.begun: Counter[str] = Counter()
        self._runs = 0
        self._open: list[str] = []
        self._since = 0.0
        self._counts: ContextVar[bool] = ContextVar("counts", default=False)

    @contextmanager
    def watching(self, game: AnyGame) -> Iterator[None]:
        """Puts a watch on all functions that parts lie in."""
        of_game = {name: tuple((type(game), function) for function in functions) for name, functions in OF_GAME.items()}
        with ExitStack() as watched:
            for name, places in {**PARTS, **of_game}.items():
                for place, function in places:
                    watched.enter_context(patch.object(place, function, self._watched(name, getattr(place, function))))
            yield

    @contextmanager
    def running(self) -> Iterator[None]:
        """Counts what is done meanwhile by the task that it is called in."""
        token = self._counts.set(True)
        self._runs += 1
        try:
            with self._part(REST):
                yield
        finally:
            self._counts.reset(token)

    def found(self) -> dict[str, Any]:
        """Returns of each part the milliseconds and the percentage that it takes of a run, the dearest first."""
        whole, runs = sum(self._spent.values()) or 1.0, self._runs or 1
        dearest = sorted(self._spent, key=lambda name: -self._spent[name])
        return {
            "cpu_ms": {name: round(self._spent[name] * 1000 / runs, 2) for name in dearest},
            "percent": {name: round(100 * self._spent[name] / whole, 1) for name in dearest},
            "statements": round(self.begun[STORE] / runs, 1),
            "applied": round(self.begun["apply"] / runs, 1),
            "samples": self._runs,
        }

    @contextmanager
    def _part(self, name: str) -> Iterator[None]:
        self._turn()
        self._open.append(name)
        self.begun[name] += 1
        try:
            yield
        finally:
            self._turn()
            self._open.pop()

    def _turn(self) -> None:
        """Gives the time since the last turn to the part that was at work."""
        now = time.process_time()
        if self._open:
            self._spent[self._open[-1]] += now - self._since
        self._since = now

    def _watched(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        if iscoroutinefunction(function):

            @wraps(function)
            async def waiting(*args: Any, **kwargs: Any) -> Any:
                with self._part(name) if self._counts.get() else nullcontext():
                    return await function(*args, **kwargs)

            return waiting

        @wraps(function)
        def working(*args: Any, **kwargs: Any) -> Any:
            with self._part(name) if self._counts.get() else nullcontext():
                return function(*args, **kwargs)

        return working
