"""Slow play under a clock that is moved by hand: members in all zones who sleep, travel, vanish and come back.

Each of them looks in now and then while awake, answers what waits, proposes and votes, and takes over open seats. The
bot is stopped for hours now and then, and its clock is set forward and back. What is counted is what such a time came
to; what is checked is that each hand-over calls each seat once, unless its player sleeps or is told once a day.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from bot.app import App
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.play import clocks, outgoing, timing
from bot.app.play.lobby import LATE
from bot.app.play.tables import load
from bot.app.speech.messages import Post
from bot.app.speech.text import as_plain
from rules.core import codec
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.notation import legal
from storage.rows import TableRow
from tests.bot.app.chat import Chat, Person, mentions, open_app, press_of
from tests.bot.app.outside import Hours

HOUR, DAY = 3600.0, 86400.0
BEGINNING = datetime(2026, 10, 1, tzinfo=UTC).timestamp()
STEP = 2 * HOUR
"""How far the clock is moved at once."""
ZONES = ("Europe/Prague", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "Africa/Nairobi")
PACES = ("none", "12h", "1d", "2d", "3d", "bank3d")
SEATED = 4
"""Members for each table: each sits at some."""
STALLED = 30 * DAY
"""After so long without an entry a table is stalled."""
HABITS = ("/hours 8-22", "/hours always", "/calls daily", "/calls group", "/calls private", "/calls next")
PROPOSALS = ("pause", "extend", "extend", "end", "replace")
ENDS = {
    "That is agreed": "carried",
    "does not agree": "declined",
    "has no majority": "declined",
    "is void": "void",
}
"""How a vote has ended, by what its post says then."""


@dataclass
class Member:
    """Somebody with own habits; ``away`` are the days, counted from the beginning, without a look at the chat."""

    person: Person
    zone: str
    eager: float
    """How likely the member looks in within one step of the waking hours."""
    away: range
    vacation: bool
    """Whether that was told before, so that the clocks stop."""

    def is_awake(self, now: float) -> bool:
        return 8 <= datetime.fromtimestamp(now, ZoneInfo(self.zone)).hour < 23


@dataclass
class Figures:
    """What the time came to."""

    opened: int = 0
    finished: int = 0
    running: int = 0
    stalled: Counter[str] = field(default_factory=Counter)
    """Tables at which nothing moves though somebody is asked, by what happens there to who is late."""
    moves: int = 0
    hand_overs: int = 0
    """Seats that were asked something, each of them looked at for its one call."""
    substitutes: int = 0
    votes: Counter[str] = field(default_factory=Counter)
    """By how they ended."""
    pings: Counter[str] = field(default_factory=Counter)
    """By what they were for."""
    restarts: int = 0
    jumps: int = 0
    member_days: float = 0.0

    def __str__(self) -> str:
        daily = self.pings.total() / max(1.0, self.member_days)
        return (
            f"{self.opened} tables, {self.finished} finished, {self.running} going on, stalled: {_told(self.stalled)}; "
            f"{self.moves} turns of members, {self.hand_overs} hand-overs, {self.substitutes} substitutes, "
            f"votes: {_told(self.votes)}; pings: {_told(self.pings)}, {daily:.2f} for a member and day; "
            f"{self.restarts} restarts, {self.jumps} jumps of the clock"
        )


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items())) or "none"


class Year:
    """A time of slow play in a folder."""

    def __init__(self, folder: Path, tables: int, days: int, seed: int) -> None:
        self.folder, self.tables, self.days = folder, tables, days
        self.luck = Random(seed)
        self.hours = Hours(BEGINNING)
        self.chat = Chat()
        self.figures = Figures()
        self.members: list[Member] = []
        self.offers: dict[str, float] = {}
        """Buttons of votes and of open seats, and when they were posted."""
        self.seated: dict[str, set[str]] = {}
        """By tables, the names of those who have sat there."""

    async def play(self) -> Figures:
        """Lets the days go by; raises `AssertionError` where somebody is called twice, or not at all."""
        end = BEGINNING + self.days * DAY
        while self.hours.at < end:
            stretch = self.luck.uniform(10, 40) * DAY
            async with open_app(self.folder, self.hours, self.chat) as (app, _):
                self._come(app)
                await self._live(app, min(end, self.hours.at + stretch))
            self.figures.restarts += 1
            self.hours.at += self.luck.uniform(0.2, 30) * HOUR  # over deadlines, too
        async with open_app(self.folder, self.hours, self.chat) as (app, _):
            await self._count(app)
        return self.figures

    def _come(self, app: App) -> None:
        """Brings the members to an application; those of before know their habits."""
        if not self.members:
            self.members = [self._member(number) for number in range(max(6, self.tables * 3 // SEATED))]
        for member in self.members:
            member.person = Person(app, member.person.name, patient=False)

    def _member(self, number: int) -> Member:
        begins, vanishes = self.luck.randrange(self.days), self.luck.random() < 0.1
        lasts = self.days if vanishes else self.luck.randrange(3, 30)
        return Member(
            person=Person(None, f"Member{number}"),  # type: ignore[arg-type]  # it is given the application later
            zone=self.luck.choice(ZONES),
            eager=self.luck.choice((0.1, 0.3, 0.6)),
            away=range(begins, begins + lasts),
            vacation=not vanishes and lasts < 29 and self.luck.random() < 0.5,
        )

    async def _live(self, app: App, until: float) -> None:
        keeper = Timekeeper(app.store, self.hours, lambda: None)
        while self.hours.at < until:
            self.hours.at += STEP
            if self.luck.random() < 0.002:
                self.hours.wrong = self.luck.choice((0.0, -5 * HOUR, 9 * HOUR))
                self.figures.jumps += 1
            while await keeper.tick() <= SHORTEST_WAIT:
                pass
            async with app.store.read() as tx:
                running = await tx.tables.running()
            await self._check(app, *(table.id for table in running))
            await self._open(app)
            await self._act(app)
            await app.drain()
            self._read()
            self.figures.member_days += len(self.members) * STEP / DAY

    async def _open(self, app: App) -> None:
        """Opens a table now and then, so that all are open after half of the days."""
        due = self.tables * 2 * (self.hours.at - BEGINNING) / (self.days * DAY)
        while self.figures.opened < min(self.tables, due):
            pace, late = self.luck.choice(PACES), self.luck.choice(LATE)
            seats = self.luck.choice((2, 3, 4))
            there = [member for member in self.members if self._day() not in member.away]
            if len(there) < seats:
                return
            host, *others = (member.person for member in self.luck.sample(there, seats))
            await host.types(f"/new toy seats={seats} pace={pace} late={late}")
            await app.drain()
            lobby = self.chat.lobby
            for other in others:
                await other.presses_data(press_of(lobby, "join"))
            await host.presses_data(press_of(lobby, "start"))
            table = press_of(lobby, "join").split(":")[1]
            self.seated[table] = {host.name, *(other.name for other in others)}
            self.figures.opened += 1
            await self._check(app, table)

    def _day(self) -> int:
        return int((self.hours.at - BEGINNING) / DAY)

    async def _act(self, app: App) -> None:
        """Lets everybody who looks in do what waits."""
        waiting = await self._waiting(app)
        for member in self.members:
            day = self._day()
            if member.vacation and day in member.away:
                member.vacation = False
                await member.person.types(f"/vacation {len(member.away)}")
            if day in member.away or not member.is_awake(self.hours.at) or self.luck.random() > member.eager:
                continue
            if self.luck.random() < 0.01:
                member.zone = self.luck.choice(ZONES)
                await member.person.types(f"/timezone {member.zone}")
                await member.person.types(self.luck.choice(HABITS))
            for table in waiting.get(member.person.actor.user, ()):
                await self._move(app, member.person, table)
            await self._propose(app, member.person)
            await self._answer(app, member.person)

    async def _waiting(self, app: App) -> dict[str, list[TableRow]]:
        """Returns the tables that wait, by the users that they wait for."""
        found: dict[str, list[TableRow]] = {}
        async with app.store.read() as tx:
            for table in await tx.tables.running():
                seats = {seat.seat: seat.member for seat in await tx.seats.of(table.id)}
                for member in {seats[row.seat] for row in await tx.awaited.of(table.id)} - {None}:
                    for account in await tx.members.identities(member or 0):
                        found.setdefault(account.user, []).append(table)
        return found

    async def _move(self, app: App, person: Person, table: TableRow) -> None:
        """Answers what somebody is asked, at random and then as little as possible."""
        async with app.store.read() as tx:
            playing = await load(tx, table)
            member = await tx.members.by_identity(Chat.name, person.actor.user)
        seats = [seat for seat in playing.match.awaited if member and playing.seats[seat].member == member.id]
        if not seats or playing.table.paused_at is not None:
            return
        match, texts = playing.match, []
        first = self.luck.choice(list(islice(legal(match.game, match.state, seats[0]), 20)))
        moved = matches.play_text(match, seats[0], first)
        texts.append(first)
        if not moved.barrier and seats[0] in moved.match.awaited:
            rest = matches.play_default(moved.match, seats[0], "player").entries
            texts += [entry.action for entry in rest]
        await person.types(f"/move @{table.name.replace(' ', '-')} {'; '.join(texts)}")
        self.figures.moves += 1
        await self._check(app, table.id)

    async def _propose(self, app: App, person: Person) -> None:
        """Proposes something to one of the own tables now and then, and to go on where it is paused."""
        own = [table for table, names in sorted(self.seated.items()) if person.name in names]
        if not own or self.luck.random() > 0.02:
            return
        async with app.store.read() as tx:
            table = await tx.tables.get(self.luck.choice(own))
        if table is None or table.status != "running":
            return
        what = self.luck.choice(PROPOSALS) if table.paused_at is None else "resume"
        if what == "replace":
            what += f" {self.luck.choice(sorted(self.seated[table.id]))}"
        await person.types(f"/vote @{table.name.replace(' ', '-')} {what}")
        await self._check(app, table.id)

    async def _answer(self, app: App, person: Person) -> None:
        """Says yes or no to what is voted on at the own tables, or perhaps takes over a seat that is open."""
        for press in list(self.offers):
            verb, table = press.split(":")[:2]
            if verb == "vote" and person.name in self.seated[table]:
                said = "no" if self.luck.random() < 0.2 else "yes"
                await person.presses_data(f"{press.rpartition(':')[0]}:{said}")
            elif verb == "join" and self.luck.random() < 0.02:
                del self.offers[press]
                self.seated[table].add(person.name)
                self.figures.substitutes += "taken over" in await person.presses_data(press)
            elif verb == "propose" and person.name in self.seated[table]:
                del self.offers[press]
                await person.presses_data(press)
            else:
                continue
            await self._check(app, table)

    async def _check(self, app: App, *tables: str) -> None:
        """Checks of each seat that is asked by what has just been done whether it is called once, if at all."""
        now = self.hours.now()
        for id in tables:
            await self._check_calls(app, id, now)
        self.hours.at += 1.0  # what comes next is another moment

    async def _check_calls(self, app: App, id: str, now: float) -> None:
        async with app.store.read() as tx:
            seats = {row.seat: row.member for row in await tx.seats.of(id)}
            asked = {seats[row.seat] for row in await tx.awaited.of(id) if row.since == now} - {None}
            made = [row for row in await tx.matches.entries(id) if row.at == now]
            if not asked or not made:  # a clock that begins anew calls nobody
                return
            log = [codec.decode(row.entry, Entry) for row in made]
            here = {seats[entry.seat] for entry in log if entry.by == "player" and entry.seat in seats}
            for key in asked:
                member = await tx.members.get(key or 0)
                assert member is not None
                pings = [
                    row for row, _ in await tx.pings.latest(member.id, 50) if (row.table, row.kind) == (id, "turn")
                ]
                calls = sum(row.at == now for row in pings)
                quiet = member.calls == timing.DAILY or not clocks.is_awake(await timing.life_of(tx, member.id), now)
                assert calls == (not quiet and key not in here), f"{member.name} was called {calls} times at {id}"
                self.figures.hand_overs += 1

    def _read(self) -> None:
        """Counts what has been posted and told, and checks that nobody is called twice by one post."""
        for post in self.chat.delivered:
            called = mentions(post.message)
            assert len(called) == len(set(called)), f"called twice: {called}"
            self.figures.pings[_kind(post)] += len(called)
            said = as_plain(post.message.text)
            if post.replaces:
                self.figures.votes.update(ended for sign, ended in ENDS.items() if sign in said.rpartition("\n")[2])
            pressed = [button.press for row in post.message.buttons for button in row]
            offered = [one for one in pressed if one.startswith(("join:", "propose:")) or one.endswith(":yes")]
            self.offers |= {one: self.hours.at for one in offered if one.split(":")[1] in self.seated}
        self.offers = {press: at for press, at in self.offers.items() if at > self.hours.at - 2 * DAY}
        for _, message in self.chat.told:
            self.figures.pings["next" if "You are next" in as_plain(message.text) else "reminders in private"] += 1
        self.chat.delivered.clear()
        self.chat.told.clear()

    async def _count(self, app: App) -> None:
        """Looks how the tables stand at the end."""
        async with app.store.read() as tx:
            for table in await tx.tables.running():
                entries = await tx.matches.entries(table.id)
                self.figures.running += 1
                if entries[-1].at < self.hours.now() - STALLED:
                    hurried = "paused" if table.paused_at is not None else "" if table.pace or table.bank else "no pace"
                    self.figures.stalled[", ".join(filter(None, [table.late, hurried]))] += 1
        self.figures.finished = self.figures.opened - self.figures.running


def _kind(post: Post) -> str:
    """Says what a post calls people for."""
    pressed = {button.press.partition(":")[0] for row in post.message.buttons for button in row}
    if outgoing.last_shown(post.key) is not None:
        return "turns"
    return "votes" if "vote" in pressed else "reminders at the table" if "snooze" in pressed else "other"
