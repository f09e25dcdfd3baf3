"""Games to measure with: random ones with all seats, stored as tables that stand near their end or beginning."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from bot.app.play import turns
from bot.app.play.tables import with_people
from bot.app.speech.messages import Actor, Command, Place
from rules.core import library, play
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match
from storage.rows import SeatRow, TableRow
from storage.store import Store, Transaction

PLATFORM = "bench"
CHANNEL = "hall"
"""All tables are in one channel, as at the web table: the worst case for finding one."""
BEGUN = 40
"""Entries that a game at its beginning has."""
LEFT = 30
"""Entries that are left to a game near its end."""


@dataclass(frozen=True, slots=True)
class Game:
    """A finished random game: the match after each entry, and the entries."""

    matches: tuple[Match, ...]
    log: tuple[Entry, ...]

    @property
    def at_beginning(self) -> int:
        """The number of entries after which the first turns are played."""
        return self._whole(BEGUN)

    @property
    def near_end(self) -> int:
        """The number of entries after which the last turns are left."""
        return self._whole(len(self.log) - LEFT)

    def _whole(self, count: int) -> int:
        """Returns so many entries, or a few less if they would end inside a draft."""
        while self.matches[count - 1].draft:
            count -= 1
        return count


@dataclass(frozen=True, slots=True)
class Stored:
    """A table in the database, and the entries of its game that have not been played."""

    id: str
    number: int
    rest: tuple[Entry, ...]

    def commands(self, how_many: int) -> list[Command]:
        """Returns the commands by which its players go on."""
        return [
            Command(
                event=f"{self.id}-{entry.n}",
                actor=Actor(platform=PLATFORM, user=user_of(self.number, entry.seat), name=f"Player {entry.seat + 1}"),
                place=Place(platform=PLATFORM, channel=CHANNEL, thread=name_of(self.number)),
                name="move",
                line=entry.action,
                private=True,
            )
            for entry in self.rest[:how_many]
        ]


def name_of(table: int) -> str:
    return f"Table {table}"


def id_of(table: int) -> str:
    return f"t{table:07}"


def user_of(table: int, seat: int) -> str:
    return f"u{table}-{seat}"


def play_games(game: str, count: int) -> list[Game]:
    """Plays random games with the maximum of seats."""
    rules = library.load(game)
    found = []
    for number in range(count):
        moved = matches.start(rules, rules.meta.seats[-1], {}, f"bench {number}")
        steps = [moved, *play.play_on(moved.match, Random(number).randrange)]
        found.append(Game(tuple(step.match for step in steps), tuple(e for step in steps for e in step.entries)))
    return found


async def store_games(
    store: Store, games: Sequence[Game], numbers: Iterable[int], *, near_end: bool = False, stand: int = 0
) -> list[Stored]:
    """Stores tables of these numbers, at which games stand after some entries, near their end or at their beginning."""
    found = []
    for number in numbers:
        game = games[number % len(games)]
        after = stand or (game.near_end if near_end else game.at_beginning)
        async with store.write() as tx:
            table = await _store(tx, game.matches[after - 1], game.log[:after], number)
        found.append(Stored(table.id, number, game.log[after:]))
    return found


async def _store(tx: Transaction, match: Match, log: Sequence[Entry], number: int) -> TableRow:
    now = time.time()
    names = tuple(f"Player {seat + 1}" for seat in range(match.header.seats))
    members = [await tx.members.add(name, PLATFORM, user_of(number, seat), now) for seat, name in enumerate(names)]
    table = TableRow(
        id=id_of(number),
        name=name_of(number),
        game=match.header.game,
        options=json.dumps(match.header.options),
        status="over" if match.over else "running",
        host=members[0].id,
        practice=False,
        invite_only=False,
        seats=match.header.seats,
        platform=PLATFORM,
        channel=CHANNEL,
        created=now,
        changed=now,
    )
    await tx.tables.add(table)
    for seat, member in enumerate(members):
        await tx.seats.put(SeatRow(table=table.id, seat=seat, member=member.id, colour=seat))
    await turns.adopt(tx, await with_people(tx, table, match), log, now)
    return table
