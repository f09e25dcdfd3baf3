"""Plays games with a bot that is killed again and again, and compares what was accepted with what the others saw."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.app.play import posts
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain, compose
from rules.core import codec, history
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match
from rules.core.play import RandomPlayer
from storage.databases import Where
from tests.bot.app.chat import is_taken
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    import psycopg

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "players", "rules", "render", "storage", "bench")
"""What the bot of a process is made of, and the messenger that it is given."""
USERS = ("ann", "bob")


class Wrong(AssertionError):
    """What the others saw does not fit what was accepted."""


class Killed(Exception):
    """The process was killed before it answered."""


class Bot:
    """One process of the bot, until it is killed."""

    def __init__(self, path: Path) -> None:
        self._connection = socket.socket(socket.AF_UNIX)
        self._connection.settimeout(PATIENCE)
        try:
            self._connection.connect(str(path))
        except OSError:
            self._connection.close()
            raise
        self._lines = self._connection.makefile("rb")
        said = self._lines.readline()
        if not said:
            self.close()
            raise ConnectionError("the process ended before it was ready")
        self.pid = int(said)

    def ask(self, **asked: str) -> dict[str, str]:
        """Asks and waits for the answer; raises `Killed` where none comes any more."""
        self.send(**asked)
        return self.receive()

    def send(self, **asked: str) -> None:
        self._connection.sendall(f"{json.dumps(asked)}\n".encode())

    def receive(self) -> dict[str, str]:
        try:
            line = self._lines.readline()
        except ConnectionError:
            raise Killed from None
        if not line.endswith(b"\n"):
            raise Killed
        answer: dict[str, str] = json.loads(line)
        return answer

    def kill(self) -> None:
        """Kills the process and waits until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                assert time.monotonic() < end
                time.sleep(0.001)

    def end(self) -> None:
        """Kills the process while it does nothing."""
        self.kill()
        self.close()

    def close(self) -> None:
        self._lines.close()
        self._connection.close()


class Host:
    """Starts bots, one after the other, on the same data."""

    def __init__(self, folder: Path, packages: Path = ROOT, database: str = "", by: Sequence[str] = ()) -> None:
        self.data = folder / "data"
        self.stored = database or self.data
        self._sockets = tempfile.TemporaryDirectory()  # a socket's path must be short
        self._socket = Path(self._sockets.name, "bot")
        script = Path(__file__).with_name("bot_process.py")
        toy = ROOT / "tests" / "toy"
        arguments = [packages, toy, self._socket, self.data, database]
        self._process = subprocess.Popen([*by, sys.executable, script, *arguments])

    def __enter__(self) -> Host:
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _wait(self) -> None:
        """Waits until the first bot has been started, and ends it."""
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(FileNotFoundError, ConnectionError):
                return self.start().end()
            assert time.monotonic() < end and self._process.poll() is None, "the bot does not start"
            time.sleep(0.02)

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._sockets.cleanup()

    def start(self) -> Bot:
        return Bot(self._socket)

    def seen(self) -> list[dict[str, object]]:
        """Returns the posts that the others have seen, each once: the same key again is the same post."""
        return list({post["key"]: post for post in reversed(self.lines())}.values())[::-1]

    def lines(self) -> list[dict[str, object]]:
        """Returns all that was handed over, as often as it was, each with the number of the process."""
        path = self.data / "posts"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [json.loads(line) for line in lines]

    def repeated(self) -> int:
        """Returns how many posts were handed over more than once."""
        return len(self.lines()) - len(self.seen())


@dataclass
class Move:
    """Something that a member types, until it is answered."""

    user: str
    event: str
    what: str


KillAt = Callable[[Bot], None]
"""Waits for the moment at which a process is to be killed."""


@dataclass
class Play:
    """Games that are played on whatever happens; a move that was not answered is sent again, as platforms do."""

    host: Host
    luck: Random
    accepted: dict[str, list[str]] = field(default_factory=dict)
    """By table: the notations of the moves whose players were told that they are accepted."""
    open_move: Move | None = None
    table: str = ""
    kills: int = 0
    events: int = 0

    def go_on(self, bot: Bot, moves: int) -> None:
        """Makes some moves, the one that was interrupted first."""
        for _ in range(moves):
            self.accept(bot.ask(**self.next(bot)))

    def kill_in_a_move(self, bot: Bot, moment: KillAt) -> None:
        """Kills the process while it makes a move, or just after it."""
        bot.send(**self.next(bot))
        moment(bot)
        bot.kill()
        self.kills += 1
        with suppress(Killed):
            self.accept(bot.receive())
        bot.close()

    def next(self, bot: Bot) -> dict[str, str]:
        """Returns the next move as it is asked for, the one that was interrupted first."""
        if self.open_move is None:
            self.open_move = self._choose(bot)
        move = self.open_move
        return {"do": "type", "user": move.user, "event": move.event, "what": move.what}

    def _choose(self, bot: Bot) -> Move:
        found = bot.ask(do="look")
        match = matches.restore(found["match"].encode()) if found["match"] else None
        if match is None or match.over:
            match = self._open_table(bot)
        seat, action = RandomPlayer(self.luck.randrange).choose(match)
        return Move(self._user(bot, seat), self._event(), f"move {match.game.format(action)}")

    def _open_table(self, bot: Bot) -> Match:
        bot.ask(do="type", user="ann", event=self._event(), what="new toy seats=2")
        bot.ask(do="type", user="bob", event=self._event(), what="join")
        bot.ask(do="type", user="ann", event=self._event(), what="start")
        found = bot.ask(do="look")
        self.table = found["table"]
        self.accepted[self.table] = []
        return matches.restore(found["match"].encode())

    def _user(self, bot: Bot, seat: int) -> str:
        return seats_of(self.host.stored, self.table)[seat]

    def _event(self) -> str:
        self.events += 1
        return f"event-{self.events}"

    def accept(self, answer: dict[str, str]) -> None:
        """Notes that the player was told that the move is taken."""
        assert self.open_move is not None
        assert is_taken(answer["text"]), f"{self.open_move}: {answer['text']}"
        self.accepted[self.table].append(self.open_move.what.removeprefix("move "))
        self.open_move = None


def seats_of(stored: Where, table: str) -> list[str]:
    """Returns the users in the order of seats."""
    query = 'SELECT identities."user" FROM seats JOIN identities USING (member) WHERE seats."table" = ? ORDER BY seat'
    return [user for (user,) in read(stored, query, table)]


def log_of(stored: Where, table: str) -> list[Entry]:
    rows = read(stored, 'SELECT entry FROM entries WHERE "table" = ? ORDER BY n', table)
    return [codec.decode(entry, Entry) for (entry,) in rows]


def read(stored: Where, query: str, *values: str) -> list[tuple[Any, ...]]:
    """Looks into the database, in a folder or on a server, past the bot."""
    if isinstance(stored, str):
        return _ask(stored, query.replace("?", "%s"), values)
    connection = sqlite3.connect(stored / "longtable.sqlite")
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


_asked: dict[str, psycopg.Connection[Any]] = {}
"""The server that was asked last: to be connected anew for each look would cost it more than all that the bots do."""


def _ask(server: str, query: str, values: Sequence[str]) -> list[tuple[Any, ...]]:
    import psycopg

    if server in _asked:
        with suppress(psycopg.OperationalError):  # it was restarted meanwhile
            return _asked[server].execute(query, values).fetchall()
    _hang_up()
    _asked[server] = psycopg.connect(server, autocommit=True, prepare_threshold=None)
    return _asked[server].execute(query, values).fetchall()


@atexit.register
def _hang_up() -> None:
    while _asked:
        _asked.popitem()[1].close()


def check(play: Play) -> int:
    """Raises `Wrong` unless every accepted move is in the log and every hand-over was seen once; counts hand-overs."""
    return sum(_check_table(play, table) for table in play.accepted)


def _check_table(play: Play, table: str) -> int:
    stored = play.host.stored
    ((snapshot,),) = read(stored, 'SELECT snapshot FROM matches WHERE "table" = ?', table)
    header, log = matches.restore(snapshot).header, log_of(stored, table)
    names = [user.title() for user in seats_of(stored, table)]
    made = [entry.action for entry in log[1:]]
    if made != play.accepted[table]:
        raise Wrong(f"accepted were {play.accepted[table]}, the log has {made}")
    ((name,),) = read(stored, "SELECT name FROM tables WHERE id = ?", table)
    seen = [post for post in play.host.seen() if post["thread"] == f"thread-{name}"]
    told = list(hand_overs(header, log, names))
    for number, ((called, (*_, last)), post) in enumerate(zip(told, seen, strict=False)):
        by_name = sorted(str(user).title() for user in post["called"])  # type: ignore[attr-defined]
        if sorted(called) != by_name or last not in str(post["text"]):
            raise Wrong(f"post {number} of {name} calls {by_name}, not {called}: {post['text']!r}, not {last!r}")
    if len(seen) != len(told):
        raise Wrong(f"{len(seen)} posts were seen of {len(told)} hand-overs at {name}")
    return len(told)


def hand_overs(header: matches.Header, log: list[Entry], names: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Yields for each hand-over who is called, and how each of the last things is told that happened before it."""
    yield names, [""]
    for (_, before), (_, now) in pairwise(history.retrace(header, log)):
        match = now.match
        asked = matches.asked_anew(before.match, match) if match.base_last != before.match.base_last else ()
        if asked or match.over:
            told = posts.tell(Words("en"), header.game, posts.show(match, now.events, None), names)
            here = {entry.seat for entry in now.entries if entry.by == "player"}
            called = names if match.over else [names[seat] for seat in asked if seat not in here]
            yield called, [as_plain(compose(one)) for one in told]


@contextmanager
def planted(folder: Path, changes: dict[str, tuple[str, str]]) -> Iterator[Path]:
    """Gives a copy of the packages in which some text is replaced, each exactly once."""
    copy = folder / "copy"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, copy / package)
    for name, (old, new) in changes.items():
        path = copy / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"the text to be replaced is not in {name} any more"
        path.write_text(text.replace(old, new), encoding="utf-8")
    yield copy
    shutil.rmtree(copy)
