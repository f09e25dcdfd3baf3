"""Plays games in each chat of the real program, which is killed again and again, and compares what is known of them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from uuid import uuid4

import psutil

from rules.core import history
from rules.core import match as matches
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.bot.app.chat import is_taken
from tests.bot.chat_discord.test_whole_games import choose
from tests.crash.chats import AWAY, NAMES, Chat, Seen
from tests.crash.play import Wrong, hand_overs, log_of, read
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
WAITING = "SELECT count(*) FROM outbox WHERE sent IS NULL AND failed = ''"
TRIES = 3
"""How often a player confirms."""


@asynccontextmanager
async def program(data: Path, chats: Sequence[Chat]) -> AsyncIterator[None]:
    """Starts the bot as a host does, waits until all chats are served, and kills it in the end."""
    settings = {"LONGTABLE_DATA": str(data), "LONGTABLE_SEND_RETRY_SECONDS": "0.1"}
    for chat in chats:
        settings |= chat.settings
    with (data.parent / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", "--web"),
            cwd=ROOT,
            env={**os.environ, **settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    helpers: list[psutil.Process] = []
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while "/start?token=" not in (link := (await process.stdout.readline()).decode()):
                assert link, "the program ended: " + (data.parent / "log").read_text(encoding="utf-8")
            for chat in chats:
                await chat.connected(link.strip())
        yield
        helpers = psutil.Process(process.pid).children(recursive=True)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        left = psutil.wait_procs(helpers, timeout=PATIENCE)[1]
        assert not left, "what draws pictures ends with the bot"
        await until(lambda: all(chat.hung_up() for chat in chats))


@dataclass(frozen=True, slots=True)
class Move:
    """What a player types, until it is known what became of it."""

    who: str
    notation: str
    event: str
    entries: int
    """How many there were before it."""
    gives_up: bool
    """Whether the player is asked for confirmation first."""


@dataclass
class Table:
    """Two who play in a chat whatever happens."""

    chat: Chat
    data: Path
    luck: Random
    accepted: dict[str, list[str]] = field(default_factory=dict)
    """By table: the notations of which the players know that they were accepted."""
    met: Counter[str] = field(default_factory=Counter)
    id: str = ""
    _open_move: Move | None = None
    _player: RandomPlayer | None = None

    async def begin(self, game: str) -> None:
        """Opens a table, unless the last one is still played."""
        if self.id and not self.match.over:
            return
        ann, bob = NAMES
        await self._tell(
            ann, f"/new {game} seats=2", "SELECT count(*) FROM tables WHERE platform = ? AND status = 'lobby'"
        )
        ((self.id,),) = read(
            self.data, "SELECT id FROM tables WHERE platform = ? AND status = 'lobby'", self.chat.platform
        )
        await self._tell(bob, "/join", 'SELECT count(*) > 1 FROM seats WHERE "table" = ?', self.id)
        await self._tell(ann, "/start", 'SELECT count(*) FROM matches WHERE "table" = ?', self.id)
        self.accepted[self.id] = []
        self._player = RandomPlayer(self.luck.randrange)

    async def _tell(self, who: str, line: str, done: str, of: str = "") -> None:
        await self.chat.tell(who, line)
        await until(lambda: read(self.data, done, of or self.chat.platform) != [(0,)])

    async def is_answered(self) -> None:
        """Waits until something that a player types is answered, which is typed anew each half second."""
        typed = set[asyncio.Task[str]]()
        while not any(one.done() for one in typed):
            typed.add(asyncio.create_task(self.chat.ask(NAMES[0], "/mygames", uuid4().hex)))
            await asyncio.wait(typed, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
        for one in typed:
            one.cancel()
        found = await asyncio.gather(*typed, return_exceptions=True)
        assert all(self.match.header.game in said.lower() for said in found if isinstance(said, str))

    @property
    def match(self) -> Match:
        ((snapshot,),) = read(self.data, 'SELECT snapshot FROM matches WHERE "table" = ?', self.id)
        return matches.restore(snapshot)

    @property
    def names(self) -> list[str]:
        query = 'SELECT name FROM seats JOIN members ON members.id = member WHERE "table" = ? ORDER BY seat'
        return [name for (name,) in read(self.data, query, self.id)]

    @property
    def in_a_move(self) -> bool:
        return self._open_move is not None

    async def play(self, moves: int | None = None) -> None:
        """Makes so many moves, or all up to the end; the one that was interrupted by a kill comes first."""
        if self._open_move is not None:
            await self._find_out(self._open_move)
        while not (match := self.match).over and moves != 0:
            await self._make(self._choose(match))
            moves = None if moves is None else moves - 1

    def _choose(self, match: Match) -> Move:
        assert self._player is not None
        seat, notation = choose(match, self._player, self.luck)
        gives_up = match.game.forgone(match.state, seat, match.game.parse(notation, match.state, seat)) is not None
        return Move(self.names[seat], notation, uuid4().hex, self._entries, gives_up)

    @property
    def _entries(self) -> int:
        return len(log_of(self.data, self.id))

    async def _make(self, move: Move) -> None:
        for said_again in range(TRIES):
            self._open_move = move
            try:
                answer = await self.chat.ask(move.who, f"/move {move.notation}", move.event)
            except AWAY:
                await self._find_out(move)
                return
            if is_taken(answer) and (said_again or not move.gives_up or self._entries > move.entries):
                self._accept(move)
                return
            move = replace(move, event=uuid4().hex)
        raise Wrong(f"{move} is not taken: {answer}")

    async def _find_out(self, move: Move) -> None:
        """Finds out what became of a move that was not answered, and makes it if nothing did."""
        with suppress(*AWAY):
            await self.chat.ask_again(move.who, f"/move {move.notation}", move.event)
        if self._entries > move.entries:
            self.met["looked for"] += 1
            self._accept(move)
        else:
            await self._make(move)

    def _accept(self, move: Move) -> None:
        self.accepted[self.id].append(move.notation)
        self._open_move = None

    async def check(self) -> None:
        """Raises `Wrong` unless every accepted move is in the log and every hand-over was seen; counts what was met."""
        to_call = Counter[str]()
        for table, accepted in self.accepted.items():
            self.id = table
            header, log, names = self.match.header, log_of(self.data, self.id), self.names
            made = [entry.action for entry in log[1:]]
            if made != accepted:
                raise Wrong(f"accepted were {accepted}, the log has {made}")
            told = list(hand_overs(header, log, names))
            self._compare(told, await self.chat.seen(self.data, self.id))
            to_call.update(names[seat] for seat in history.replay(header, log[:1]).awaited)
            turns = told[1:-1] if self.match.over else told[1:]
            to_call.update(name for called, _ in turns for name in called)
            self.met["moves"] += len(made)
            self.met["over"] += self.match.over
        self.met["called twice"] = (self.chat.called_alone() - to_call).total()

    def _compare(self, told: Sequence[tuple[list[str], list[str]]], seen: Sequence[Seen]) -> None:
        posts = [post for number, post in enumerate(seen) if number == 0 or post != seen[number - 1]]
        for number, ((called, lines), post) in enumerate(zip(told, posts, strict=False)):
            if sorted(called) != sorted(post.called) or not any(line in post.text for line in lines[-2:]):
                raise Wrong(f"post {number} calls {post.called}, not {called}: {post.text!r}, not {lines}")
        if len(posts) != len(told):
            raise Wrong(f"{len(posts)} posts were seen of {len(told)} hand-overs")
        self.met["hand-overs"] += len(told)
        self.met["posted twice"] += len(seen) - len(posts)

    @property
    def figures(self) -> str:
        """Says what was met."""
        met = self.met
        return (
            f"{len(self.accepted)} games, {met['over']} to their end, {met['moves']} moves accepted, 0 lost, "
            f"{met['looked for']} of them found by a look, {met['hand-overs']} hand-overs all seen, "
            f"{met['posted twice']} posted twice, {met['called twice']} called twice"
        )


async def delivered(data: Path) -> None:
    await until(lambda: read(data, WAITING) == [(0,)])
