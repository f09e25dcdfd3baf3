"""Slow play under a clock that is moved by hand: members in all zones who sleep, travel, vanish and come back.

Each of them looks in now and then while awake, answers what waits, proposes and votes, leaves and takes over seats, and
changes habits and holidays. The bot is stopped for hours now and then, its clock is set forward and back, the platform
cannot be reached for hours or days, and the bot is removed from a channel and invited again. What is counted is what
such a time came to; what is checked is what each member gets (`ledger`).
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
from bot.app.play.tables import load
from bot.app.speech.messages import Message, Place, Post
from bot.app.speech.reports import Found, Lost
from bot.app.speech.text import as_plain
from bot.app.time.lateness import POLICIES
from rules.core import library
from rules.core import match as matches
from rules.core.notation import legal
from storage.rows import TableRow
from tests.bot.app.chat import Chat, Person, mentions, open_app, press_of
from tests.bot.app.ledger import Ledger
from tests.bot.app.outside import Hours
from tests.bot.app.searchers import InPlace
from tests.bot.app.wishes import DAY, HOUR

BEGINNING = datetime(2026, 10, 1, tzinfo=UTC).timestamp()
MINUTE, STEP = 60.0, 2 * HOUR
"""How far the clock is moved at once, unless something is due before."""
CHANNELS = ("hall", "yard", "attic")
ZONES = ("Europe/Prague", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "Africa/Nairobi")
PACES = ("none", "12h", "1d", "2d", "3d", "bank3d")
SEATED = 4
"""Members for each table: each sits at some."""
STALLED = 30 * DAY
"""After so long without an entry a table is stalled."""
HABITS = ("/hours 8-22", "/hours 7-23 mon-fri", "/hours always", "/calls daily", "/calls group", "/calls next")
PROPOSALS = ("pause", "extend", "extend", "end", "replace")
ENDS = {
    "That is agreed": "carried",
    "declines the proposal": "declined",
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
    back: int
    """The day on which a holiday is ended early, if it is."""

    @property
    def user(self) -> str:
        return self.person.actor.user

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
    votes: Counter[str] = field(default_factory=Counter)
    """By how they ended."""
    done: Counter[str] = field(default_factory=Counter)
    """What else members and the world have done."""
    member_days: float = 0.0
    got: Counter[str] = field(default_factory=Counter)
    """What members got, as the ledger counts it."""

    def __str__(self) -> str:
        unasked = self.got["other"] / max(1.0, self.member_days)
        return (
            f"{self.opened} tables, {self.finished} finished, {self.running} going on, stalled: {_told(self.stalled)}; "
            f"{self.moves} turns of members; {_told(self.done)}; votes: {_told(self.votes)}; "
            f"members got: {_told(self.got)}, {unasked:.2f} that calls for no turn for a member and day"
        )


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items())) or "none"


class Town(Chat):
    """A platform that writes down who hears of what, and that now and then cannot be reached, or not everywhere."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self.ledger = ledger
        self.offered: list[Post] = []

    async def deliver(self, post: Post) -> str:
        reference = await super().deliver(post)
        self.ledger.posted(post)
        self.offered.append(post)
        return reference

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        await super().tell(user, message, key, silent=silent)
        self.ledger.told(user, message, silent=silent)


class Year:
    """A time of slow play in a folder."""

    def __init__(self, folder: Path, tables: int, days: int, seed: int) -> None:
        self.folder, self.tables, self.days = folder, tables, days
        self.luck = Random(seed)
        self.hours = Hours(BEGINNING)
        self.ledger = Ledger(self.hours)
        self.town = Town(self.ledger)
        self.bots = InPlace()
        self.bots.free.clear()
        self.figures = Figures(got=self.ledger.counts)
        self.members: list[Member] = []
        self.offers: dict[str, float] = {}
        """Buttons of votes and of open seats, and when they were posted."""
        self.answered = set[tuple[str, str]]()
        """Who has answered which of the votes."""
        self.seated: dict[str, set[str]] = {}
        """By tables, the names of those who have sat there."""
        self.back: dict[str, float] = {}
        """When the platform (the empty name) can be reached again, and when the bot is invited to channels again."""
        self.unnoticed = set[str]()
        """The channels from which it was removed without having learnt of that yet."""

    async def play(self) -> Figures:
        """Lets the days go by; raises `AssertionError` where a member does not get what is promised."""
        end = BEGINNING + self.days * DAY
        while self.hours.at < end:
            stretch = self.luck.uniform(10, 40) * DAY
            async with open_app(self.folder, self.hours, self.town, searcher=self.bots) as (app, _):
                self._come(app)
                await self._live(app, min(end, self.hours.at + stretch))
            self.figures.done["restarts"] += 1
            self.ledger.stops("the bot")
            self.hours.at += self.luck.uniform(0.2, 30) * HOUR  # over deadlines, too
            self.ledger.goes_on("the bot")
        async with open_app(self.folder, self.hours, self.town, searcher=self.bots) as (app, _):
            await self._count(app)
        wrongs = self.ledger.wrongs
        assert not wrongs, f"{len(wrongs)} times a member did not get what is promised:\n" + "\n".join(wrongs[:60])
        return self.figures

    def _come(self, app: App) -> None:
        """Brings the members to an application; those of before know their habits."""
        if not self.members:
            self.members = [self._member(number) for number in range(max(6, self.tables * 3 // SEATED))]
        for member in self.members:
            member.person = self._in(Person(app, member.person.name, patient=False), "")

    def _member(self, number: int) -> Member:
        begins, vanishes = self.luck.randrange(self.days), self.luck.random() < 0.1
        lasts = self.days if vanishes else self.luck.randrange(3, 30)
        vacation = not vanishes and lasts < 29 and self.luck.random() < 0.5
        early = vacation and self.luck.random() < 0.3
        return Member(
            person=Person(None, f"Member{number}"),  # type: ignore[arg-type]  # it is given the application later
            zone=self.luck.choice(ZONES),
            eager=self.luck.choice((0.1, 0.3, 0.6)),
            away=range(begins, begins + lasts),
            vacation=vacation,
            back=begins + lasts // 2 if early else -1,
        )

    async def _live(self, app: App, until: float) -> None:
        keeper = Timekeeper(app.store, self.hours, lambda: None, app.running.reach)
        while self.hours.at < until:
            await self._pass(app, keeper, self.hours.at + STEP)
            await self._fail(app)
            if self.luck.random() < 0.002:
                self.hours.wrong = self.luck.choice((0.0, -5 * HOUR, 9 * HOUR))
                self.ledger.sets_clock(self.hours.wrong)
                self.figures.done["jumps of the clock"] += 1
                await self._pass(app, keeper, self.hours.at + MINUTE)  # in which it is noticed
            if self.town.answers:
                await self._open(app)
                await self._act(app)
            self.figures.member_days += len(self.members) * STEP / DAY

    async def _fail(self, app: App) -> None:
        """Lets the platform fail or come back, and the bot be removed from a channel or invited again."""
        now = self.hours.at
        if self.town.answers and self.luck.random() < 0.003:
            self.town.answers, self.back[""] = False, now + self.luck.uniform(0.1, 100) * HOUR
            self.ledger.stops("")
            self.figures.done["failures of the platform"] += 1
        where = self.luck.choice(CHANNELS)
        if self.town.answers and where not in self.town.barred and self.luck.random() < 0.003:
            self.town.barred.add(where)
            self.back[where] = now + self.luck.uniform(1, 240) * HOUR
            self.unnoticed.add(where)
            self.figures.done["removals of the bot"] += 1
            if self.luck.random() < 0.5:  # else it finds that out by itself
                await app.note(Lost(platform=Town.name, channel=where))
        for place in [place for place, at in self.back.items() if at <= now]:
            if place and not self.town.answers:
                continue
            del self.back[place]
            self.town.barred.discard(place)
            self.town.answers = self.town.answers or not place
            if place in self.unnoticed:
                self.unnoticed.remove(place)
                self.ledger.may_call_anew(place)  # it may have learnt of it, and of its end, since it was looked at
                continue
            self.ledger.goes_on(place)
            if place and self.luck.random() < 0.5:
                await app.note(Found(platform=Town.name, channel=place))
        await self._look(app)

    async def _notice(self, app: App) -> None:
        """Stops the clocks of channels of which the bot has learnt that it was removed: without a post it may not."""
        async with app.store.read() as tx:
            known = {row.channel for row in await tx.outages.all()} & self.unnoticed
        for channel in known:
            self.ledger.stops(channel)
        self.unnoticed -= known

    async def _pass(self, app: App, keeper: Timekeeper, until: float) -> None:
        """Lets time pass up to a moment, with all that becomes due meanwhile done in its moment."""
        while self.hours.at < until:
            ahead = self.hours.now() - self.hours.at
            async with app.store.read() as tx:
                words = [row.remind for row in await tx.awaited.to_remind(until + ahead, 1)]
                due = [at for at in (await tx.awaited.next_deadline(), *words) if at is not None]
            self.hours.at = min([until, *(max(self.hours.at, at - ahead) + 1.0 for at in due)])
            while await keeper.tick() <= SHORTEST_WAIT:
                pass
            await self._look(app)

    async def _look(self, app: App, *tables: str) -> None:
        """Looks at what the members got, and then at what they got by the answers of bots.

        A bot that answered while it is looked would call somebody in one moment, and be seen to have asked in another.
        """
        await self._see(app, *tables)
        self.bots.free.set()
        await app.running.think()
        self.bots.free.clear()
        await self._see(app)

    async def _see(self, app: App, *tables: str) -> None:
        """Lets everything be delivered, and looks at what the members got; what comes next is another moment."""
        await app.drain()
        self._read()
        await self._notice(app)
        await self.ledger.look(app, *tables)
        self.hours.at += 1.0

    async def _says(self, member: Member, line: str) -> bool:
        """Types a command by which a member says when they wish to be called; returns whether it was taken."""
        before = len(member.person.seen)
        reply = await member.person.types(line)
        taken = len(member.person.seen) > before and not member.person.refused
        if taken:
            self.ledger.chooses(member.user, line)
            self.figures.done[line.split()[0]] += 1
        assert taken or line.startswith("/vacation"), reply
        return taken

    async def _open(self, app: App) -> None:
        """Opens a table now and then, so that all are open after half of the days."""
        due = self.tables * 2 * (self.hours.at - BEGINNING) / (self.days * DAY)
        games = ("toy", *library.games())
        while self.figures.opened < min(self.tables, due):
            game = games[self.figures.opened % len(games)]
            pace, late = self.luck.choice(PACES), self.luck.choice([*POLICIES])
            seats = self.luck.choice(library.meta(game).seats)
            there = [member for member in self.members if self._day() not in member.away]
            open_to = [one for one in CHANNELS if one not in self.town.barred]
            if len(there) < seats or not open_to:
                return
            channel = self.luck.choice(open_to)
            chosen = self.luck.sample(there, seats)
            host, *others = (self._in(member.person, channel) for member in chosen)
            self.town.offered.clear()
            await host.types(f"/new {game} seats={seats} pace={pace} late={late}")
            await app.drain()
            if not self.town.offered:  # the bot does not know yet that it can write there again
                return
            lobby = self.town.lobby
            for other in others:
                await other.presses_data(press_of(lobby, "join"))
            await host.presses_data(press_of(lobby, "start"))
            table = press_of(lobby, "join").split(":")[1]
            self.seated[table] = {host.name, *(other.name for other in others)}
            self.figures.opened += 1
            await self._look(app, table)

    def _in(self, person: Person, channel: str) -> Person:
        """Returns somebody as they write in a channel or, without one, to the bot alone."""
        there = Person(person.app, person.name, patient=False)
        alone = Place(platform=Chat.name, channel=person.actor.user, alone=True)
        there.place, there.seen = Place(platform=Chat.name, channel=channel) if channel else alone, person.seen
        return there

    def _day(self) -> int:
        return int((self.hours.at - BEGINNING) / DAY)

    async def _act(self, app: App) -> None:
        """Lets everybody who looks in do what waits."""
        waiting = self._waiting()
        for member in self.members:
            await self._travel(app, member)
            if self._day() in member.away or not member.is_awake(self.hours.at) or self.luck.random() > member.eager:
                continue
            if self.luck.random() < 0.01:
                member.zone = self.luck.choice(ZONES)
                await self._says(member, f"/timezone {member.zone}")
                await self._says(member, self.luck.choice(HABITS))
                await self._look(app)
            for table in waiting.get(member.user, ()):
                await self._move(app, member.person, table)
            await self._propose(app, member.person)
            await self._claim(app, member.person)
            await self._leave(app, member.person)
            await self._rule(app, member.person)
            await self._answer(app, member.person)
            if member is self.members[0] and self.luck.random() < 0.05:
                await self._pester(app, member.person)

    async def _travel(self, app: App, member: Member) -> None:
        """Begins a holiday, and ends it early where the member comes back before."""
        if member.vacation and self._day() in member.away:
            member.vacation = False
            if not await self._says(member, f"/vacation {len(member.away)}"):
                member.back = -1
            await self._look(app)
        if self._day() == member.back:
            member.back = -1
            member.away = range(member.away.start, self._day())
            await self._says(member, "/vacation end")
            await self._look(app)

    def _waiting(self) -> dict[str, list[TableRow]]:
        """Returns the tables that wait, by the users that they wait for."""
        found: dict[str, dict[str, TableRow]] = {}
        for asking in self.ledger.asked.values():
            found.setdefault(asking.user, {})[asking.table] = self.ledger.tables[asking.table]
        return {user: [*rows.values()] for user, rows in found.items()}

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
        await self._confirm(person)
        self.ledger.shown(person.actor.user, table.id, person.seen[-1])
        self.figures.moves += 1
        await self._look(app, table.id)

    async def _confirm(self, person: Person) -> None:
        """Says that something is meant where that is asked."""
        for press in ("send", "meant"):
            for row in person.seen[-1].buttons:
                for button in row:
                    if button.press.split(":")[0] == press:
                        await person.presses_data(button.press)
                        return

    def _own(self, person: Person) -> list[str]:
        """Returns the tables at which somebody sits or has sat."""
        return sorted(table for table, names in self.seated.items() if person.name in names)

    async def _propose(self, app: App, person: Person) -> None:
        """Proposes something to one of the own tables now and then, and to go on where it is paused."""
        own = self._own(person)
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
        await self._look(app, table.id)

    async def _claim(self, app: App, person: Person) -> None:
        """Wins by forfeit as soon as that is allowed: whoever waits tries whenever they look in."""
        for asking in [one for one in self.ledger.asked.values() if one.user != person.actor.user]:
            table = self.ledger.tables[asking.table]
            if person.name not in self.seated[table.id] or table.seats != 2 or table.late not in ("nudge", "vote"):
                continue
            if asking not in self.ledger.asked.values():
                continue
            await person.types(f"/vote @{table.name.replace(' ', '-')} forfeit")
            if not person.refused:
                self.ledger.forfeits(asking)
                self.figures.done["won by forfeit"] += 1
                await self._look(app, table.id)

    async def _leave(self, app: App, person: Person) -> None:
        """Gives up the seat at one of the own tables, now and then."""
        own = self._own(person)
        if own and self.luck.random() < 0.002:
            table = self.luck.choice(own)
            await person.presses_data(f"resign:{table}")
            self.figures.done["resigned"] += not person.refused
            await self._look(app, table)

    async def _rule(self, app: App, person: Person) -> None:
        """Tries the powers of a host at one of the own tables, now and then: who is none is refused."""
        own = self._own(person)
        if own and self.luck.random() < 0.01:
            table = self.luck.choice(own)
            async with app.store.read() as tx:
                row = await tx.tables.get(table)
            if row is None or row.status != "running":
                return
            what = self.luck.choice(("pause", "resume", "resume", "kick"))
            whom = f" {self.luck.choice(sorted(self.seated[table]))}" if what == "kick" else ""
            await person.types(f"/{what} @{row.name.replace(' ', '-')}{whom}")
            self.figures.done[f"/{what}"] += not person.refused
            await self._look(app, table)

    async def _pester(self, app: App, person: Person) -> None:
        """Proposes something and withdraws it, again and again, to call the others."""
        own = self._own(person)
        for number in range(10 if own else 0):
            table = own[number % len(own)]
            for what in ("pause", "resume", "extend", "end"):
                await person.presses_data(f"propose:{table}:{what}")
                self.figures.done["pestered"] += not person.refused
                await app.drain()
                withdrawn = [
                    button.press
                    for post in self.town.offered
                    for row in post.message.buttons
                    for button in row
                    if button.press.startswith(f"vote:{table}:") and button.press.endswith(":no")
                ]
                if withdrawn:
                    await person.presses_data(withdrawn[-1])
                await self._look(app, table)
        if own:
            await self._stop_and_go(app, person, self.luck.choice(own))

    async def _stop_and_go(self, app: App, person: Person, table: str) -> None:
        """Pauses an own table and goes on with it, again and again, as a host can."""
        async with app.store.read() as tx:
            row = await tx.tables.get(table)
        if row is None or row.status != "running":
            return
        for what in ("pause", "resume") * 12:
            await person.types(f"/{what} @{row.name.replace(' ', '-')}")
            if person.refused:
                return
            self.figures.done["pestered"] += 1
            await self._look(app, table)

    async def _answer(self, app: App, person: Person) -> None:
        """Says yes or no to what is voted on at the own tables, or perhaps takes over a seat that is open."""
        for press in list(self.offers):
            verb, table = press.split(":")[:2]
            if verb == "vote" and person.name in self.seated[table] and (person.name, press) not in self.answered:
                self.answered.add((person.name, press))
                said = "no" if self.luck.random() < 0.2 else "yes"
                await person.presses_data(f"{press.rpartition(':')[0]}:{said}")
            elif verb == "join" and self.luck.random() < 0.02:
                await self._take_over(app, person, press)
            elif verb == "propose" and person.name in self.seated[table]:
                del self.offers[press]
                await person.presses_data(press)
            else:
                continue
            await self._look(app, table)

    async def _take_over(self, app: App, person: Person, press: str) -> None:
        table = press.split(":")[1]
        async with app.store.read() as tx:
            row = await tx.tables.get(table)
        assert row is not None
        if row.channel in self.town.barred:
            return
        there = self._in(person, row.channel)
        await there.presses_data(press)
        if not there.refused:
            self.offers.pop(press, None)
            self.seated[table].add(person.name)
            self.figures.done["took a seat over"] += 1

    def _read(self) -> None:
        """Takes note of what is offered to everybody, and of how votes end."""
        for post in self.town.offered:
            called = mentions(post.message)
            assert len(called) == len(set(called)), f"called twice: {called}"
            said = as_plain(post.message.text)
            if post.replaces:
                self.figures.votes.update(ended for sign, ended in ENDS.items() if sign in said.rpartition("\n")[2])
            pressed = [button.press for row in post.message.buttons for button in row]
            offered = [one for one in pressed if one.startswith(("join:", "propose:")) or one.endswith(":yes")]
            self.offers |= {one: self.hours.at for one in offered if one.split(":")[1] in self.seated}
        self.offers = {press: at for press, at in self.offers.items() if at > self.hours.at - 2 * DAY}
        self.town.offered.clear()
        self.town.delivered.clear()
        self.town.told.clear()

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
