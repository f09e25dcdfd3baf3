"""What each member gets, written down as the members would themselves: each question to them, the word by which they
heard of it and when, the time they had for it, and what was played for them.

It knows the rules of the game and what members have chosen, and takes nothing else from the application: hours,
holidays and outages are reckoned apart (`wishes`). Whatever a member did not get as it is promised is in `wrongs`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.app import App
from bot.app.play.outgoing import last_shown
from bot.app.play.tables import Playing, load
from bot.app.speech.messages import Message, Post
from bot.app.speech.text import as_plain
from rules.core import codec
from rules.core.contract import Decision, Seat
from rules.core.log import REWIND, Entry
from storage.rows import TableRow
from storage.store import Transaction
from tests.bot.app.chat import choices, mentions
from tests.bot.app.outside import Hours
from tests.bot.app.wishes import DAY, GRID, HOUR, Course, Diary, Spans, lasting

SLACK = 120.0
"""Seconds by which the bot may be late, or reckon otherwise: it notes twice a minute that it is alive."""
EVERYWHERE = ("", "the bot")
"""What the platform and the process are called among the places that can fail."""
TRIED = 3600.0
"""Seconds after which it is tried at the latest whether a place can be reached again."""
WEEK, LEAST = 7 * DAY, 4
"""A turn is over on the calendar after four times its time, and a week at least; a week later it may be a forfeit."""
DAILY = DAY + 2 * HOUR
"""For how long somebody must be awake at last to be called who hears of all tables once a day."""
UNASKED = 25
"""How often in a day somebody may be called for something else than turns: what a busy town needs, and no more."""

ASKED_AGAIN = 10
"""How often in a day somebody may be called to one question, as its table stops and goes on: what anybody may cause."""


@dataclass
class Asking:
    """A question to a member, from when it is asked until it is answered or asked no more."""

    table: str
    seat: Seat
    user: str
    about: str
    since: float
    given: float
    """Seconds of the member's own clock; 0 where there is no limit."""
    again: list[float]
    """The moments from which it calls: when it is asked, and when the table goes on after it stood still."""
    calls: list[float] = field(default_factory=list)
    looked: float = 0.0
    """Up to when it has been looked whether its member could be called; 0 before that."""
    daily: float = DAILY
    """For how long its member, who hears of all tables once a day, must still be awake before a call is missed."""


@dataclass(frozen=True)
class Word:
    """Something that a member was told."""

    at: float
    user: str
    kind: str
    """``call``, ``reminder``, or ``other``."""
    tables: frozenset[str]
    said: str
    aloud: bool
    """Whether it made a sound."""


@dataclass
class Debt:
    """Something that a member lost and has not been told yet."""

    at: float
    user: str
    table: str
    name: str
    what: str


class Ledger:
    """Follows all tables; told what the members choose and when the platform fails, it looks at all else itself."""

    def __init__(self, clock: Hours) -> None:
        self.clock = clock
        self.diaries: defaultdict[str, Diary] = defaultdict(Diary)
        self.off = Course(values=[0.0])
        """How far the wall clock was ahead."""
        self.still: defaultdict[str, Spans] = defaultdict(Spans)
        """When nobody could be called or play: `EVERYWHERE`, in a channel, at a table."""
        self.asked: dict[tuple[str, Seat], Asking] = {}
        self.held: defaultdict[tuple[str, str], set[Seat]] = defaultdict(set)
        """By table and member: the seats whose hand they have seen."""
        self.heard: list[Word] = []
        """What was told since the last look."""
        self.words: list[Word] = []
        """What was told lately."""
        self.debts: list[Debt] = []
        self.counts: Counter[str] = Counter()
        self.wrongs: list[str] = []
        """What members did not get as it is promised."""
        self.tables: dict[str, TableRow] = {}
        """As they were when they were looked at last."""
        self._entries: dict[str, int] = {}
        self._boards: dict[str, tuple[int, bytes]] = {}
        """By tables, what the latest board showed to everybody, and after which entry of the log that was."""
        self._seen: defaultdict[str, list[tuple[str, bytes]]] = defaultdict(list)
        """By tables, what members were shown alone since the last look."""

    def wrong(self, what: str) -> None:
        if what not in self.wrongs:
            self.wrongs.append(what)

    # What happens is told here.

    def chooses(self, user: str, line: str) -> None:
        """Notes a command that was taken, by which somebody says when they wish to be called."""
        now, diary = self.clock.at, self.diaries[user]
        if line == "/vacation end":
            diary.away.end(self.wall(now))
            for asking in self.asked.values():
                if asking.user == user:
                    asking.again.append(now)
        elif line.startswith("/vacation"):
            diary.away.spans.append((self.wall(now), self.wall(now) + float(line.split()[1]) * DAY))
        else:
            diary.wishes.set(now, diary.at(now).chosen(line))

    def stops(self, where: str) -> None:
        """Notes that nobody can be called or play any more everywhere, in a channel, or at a table.

        Those who are awaited there may be told so.
        """
        self.still[where].begin(self.clock.at)
        self.may_call_anew(where)

    def goes_on(self, where: str) -> None:
        """Notes that this is over: those who are awaited there may be called anew."""
        self.still[where].end(self.clock.at)
        self.may_call_anew(where)

    def may_call_anew(self, where: str) -> None:
        """Notes that those who are awaited somewhere may be called once more."""
        for asking in self.asked.values():
            if where in (*EVERYWHERE, asking.table, self.tables[asking.table].channel):
                asking.again.append(self.clock.at)

    def sets_clock(self, off: float) -> None:
        """Notes that the wall clock was set, after which a due date that was told may hold no more."""
        self.off.set(self.clock.at, off)
        self.goes_on("the bot")

    def forfeits(self, asking: Asking) -> None:
        """Notes that somebody has lost a game of two by not answering a question, as the other one has claimed."""
        now, row = self.clock.at, self.tables[asking.table]
        self.debts.append(Debt(now, asking.user, row.id, row.name, "the game was lost by forfeit"))
        away = self.diaries[asking.user].away
        if away.holds(self.wall(now)) or self.stands_still(row, now):
            self.wrong(f"{asking.user} was away or could not play, and lost table {row.id} by forfeit")
        back = [end - self.off_at(end) for begin, end in away.spans if end - begin >= DAY and self.wall(now) >= end]
        if not any(call >= max([asking.since, *back]) for call in asking.calls):
            self.wrong(f"{asking.user} was not called, and lost table {row.id} by forfeit")
        given = max(WEEK, LEAST * (row.bank or row.pace)) + WEEK
        had = self._present(asking, now)
        if had < given - SLACK and not self.off.changed(asking.since - 1.0, now):
            self.wrong(
                f"{asking.user} had {had / DAY:.1f} of {given / DAY:.1f} days, and lost table {row.id} by forfeit"
            )

    def posted(self, post: Post) -> None:
        """Notes whom a post notifies; an edit calls nobody."""
        if post.replaces and not post.renews:
            return
        kind, tables = _kind(post.message)
        last, picture = last_shown(post.key), post.message.picture
        if last is not None and picture is not None:
            self._boards |= {table: (last, bytes(picture.view)) for table in tables}
        for user in mentions(post.message):
            self._note(user, kind, tables, post.message, aloud=True)

    def told(self, user: str, message: Message, *, silent: bool = False) -> None:
        """Notes what was told to one person."""
        self._note(user, *_kind(message), message, aloud=not silent)

    def shown(self, user: str, table: str, message: Message) -> None:
        """Notes what was shown to one person alone who has done something at a table."""
        if message.picture is not None:
            self._seen[table].append((user, bytes(message.picture.view)))

    def _note(self, user: str, kind: str, tables: frozenset[str], message: Message, *, aloud: bool) -> None:
        kind = kind if aloud else "other"  # without a sound nobody is called
        word = Word(self.clock.at, user, kind, tables, as_plain(message.text).replace("\n", " ")[:160], aloud)
        if aloud and not self.may_be_called(user, word.at):
            self.wrong(f"{user} is disturbed at {self._face(user, word.at)} by: {word.said}")
        self.heard.append(word)
        self.words.append(word)
        lately = [one for one in self.words if one.user == user and one.aloud and one.kind == "other"]
        if aloud and kind == "other" and sum(one.at > word.at - DAY for one in lately) > UNASKED:
            self.wrong(f"{user} has been called {UNASKED} times in a day for no turn, at last by: {word.said}")
        self.counts[kind if aloud else "silent"] += 1

    # What follows from it.

    def wall(self, moment: float) -> float:
        """Returns what the wall clock showed at a moment."""
        off = self.off.at(moment)
        assert isinstance(off, float)
        return moment + off

    def off_at(self, moment: float) -> float:
        """Returns how far the wall clock was ahead at a moment."""
        return self.wall(moment) - moment

    def may_be_called(self, user: str, moment: float) -> bool:
        return self.diaries[user].may_be_called(moment, self.wall(moment))

    def stands_still(self, table: TableRow, moment: float) -> bool:
        """Says whether nobody at a table could be called or play at a moment."""
        return any(self.still[name].holds(moment) for name in (*EVERYWHERE, table.channel, table.id))

    def spent(self, asking: Asking, until: float) -> float:
        """Returns for how many seconds a member could have answered: awake, not away, and at a table that went on."""
        return self._lasting(asking, until, self.may_be_called)

    def _present(self, asking: Asking, until: float) -> float:
        """Returns for how many seconds, by day and by night, a member was not away and the table went on."""
        away = self.diaries[asking.user].away
        return self._lasting(asking, until, lambda _, at: not away.holds(self.wall(at)))

    def _lasting(self, asking: Asking, until: float, holds: Callable[[str, float], bool]) -> float:
        table, user = self.tables[asking.table], asking.user
        edges = [edge for name in (*EVERYWHERE, table.channel, table.id) for edge in self.still[name].edges()]
        away = self.diaries[user].away.edges()
        edges += [edge - off for edge in away for off in self.off.values if isinstance(off, float)]
        edges += [*self.diaries[user].wishes.moments, *self.off.moments]
        return lasting(lambda at: holds(user, at) and not self.stands_still(table, at), asking.since, until, edges)

    async def look(self, app: App, *ids: str) -> None:
        """Looks at what has changed since the last time, at some tables or at all."""
        async with app.store.read() as tx:
            rows = [await tx.tables.get(id) for id in ids] if ids else await self._changed(tx)
            for row in rows:
                if row is not None and not row.practice:
                    await self._follow(tx, row)
        self._settle_calls()
        self._settle_debts()
        self.words = [word for word in self.words if word.at > self.clock.at - 4 * DAY]

    async def _changed(self, tx: Transaction) -> list[TableRow | None]:
        running = {row.id: row for row in await tx.tables.running()}
        ended = [await tx.tables.get(id) for id in {table for table, _ in self.asked} - running.keys()]
        return [*ended, *(row for id, row in running.items() if self.tables.get(id) != row)]

    async def _follow(self, tx: Transaction, row: TableRow) -> None:
        before, self.tables[row.id] = self.tables.get(row.id), row
        self._follow_pause(before, row)
        if row.status not in ("running", "over") or await tx.matches.get(row.id) is None:
            self._drop(row.id)
            return
        playing = await load(tx, row)
        sitting = {
            seat.seat: account.user
            for seat in playing.seats
            if seat.member is not None
            for account in (await tx.members.identities(seat.member))[:1]
        }
        self._follow_seats(row, sitting)
        self._check_eyes(row, playing, sitting)
        start = self._entries.get(row.id, 0)
        log = [codec.decode(one.entry, Entry) for one in await tx.matches.entries(row.id, start)]
        self._entries[row.id] = start + len(log)
        self._follow_play(row, playing, sitting, log)

    def _follow_pause(self, before: TableRow | None, row: TableRow) -> None:
        was = before is not None and before.paused_at is not None
        if row.paused_at is not None and not was:
            self.stops(row.id)
        if row.paused_at is None and was:
            self.goes_on(row.id)

    def _follow_seats(self, row: TableRow, sitting: dict[Seat, str]) -> None:
        for seat, user in sitting.items():
            self.held[row.id, user].add(seat)
            if len(self.held[row.id, user]) > 1:
                self.wrong(f"{user} has held the seats {self.held[row.id, user]} of table {row.id}")

    def _follow_play(self, row: TableRow, playing: Playing, sitting: dict[Seat, str], log: list[Entry]) -> None:
        decisions = {one.seat: one for one in playing.match.decisions}
        rewound = any(entry.action.startswith(REWIND) for entry in log)
        lost = {entry.seat for entry in log if entry.by == "clock"}
        answered = {entry.seat for entry in log if entry.barrier}
        here = {entry.seat for entry in log if entry.by == "player"}  # who has just acted sees what is asked next
        for key, asking in [(key, one) for key, one in self.asked.items() if key[0] == row.id]:
            decision, seat = decisions.get(asking.seat), asking.seat
            goes_on = decision is not None and decision.about == asking.about and sitting.get(seat) == asking.user
            if seat in lost:
                self._check_time(asking)
                self.debts.append(Debt(self.clock.at, asking.user, row.id, row.name, "the time was up"))
            if rewound or not goes_on or (seat in lost and seat in answered):
                del self.asked[key]
                self._check_called(asking)
        for seat, decision in decisions.items():
            if (row.id, seat) not in self.asked and seat in sitting:
                self.asked[row.id, seat] = self._ask(row, decision, sitting[seat])
                if seat in here and not self.stands_still(row, self.clock.at):
                    self.asked[row.id, seat].calls.append(self.clock.at)

    def _came_back(self, row: TableRow) -> bool:
        """Says whether a table can be reached again since so short a time that the bot need not have noticed it yet.

        It is told then in private who is asked that the table cannot be reached, and once more that it goes on.
        """
        ends = (end for name in (*EVERYWHERE, row.channel, row.id) for _, end in self.still[name].spans[-40:])
        return any(self.clock.at - TRIED <= end <= self.clock.at for end in ends)

    def _ask(self, row: TableRow, decision: Decision, user: str) -> Asking:
        now = self.clock.at
        self.counts["questions"] += 1
        again = [now, now] if self._came_back(row) else [now]
        return Asking(row.id, decision.seat, user, decision.about, now, decision.share * row.pace, again)

    def _drop(self, table: str) -> None:
        for key in [key for key in self.asked if key[0] == table]:
            del self.asked[key]

    # What must hold.

    def _check_eyes(self, row: TableRow, playing: Playing, sitting: dict[Seat, str]) -> None:
        """Checks that what was shown of a position is what everybody may know, or the player of a seat."""
        match = playing.match
        last, board = self._boards.pop(row.id, (-1, b""))
        if last == match.base_last and board != codec.encode(match.game.view(match.base, None)):
            self.wrong(f"everybody sees at table {row.id} after entry {last} what not everybody may know")
        for user, view in self._seen.pop(row.id, ()):
            own = [seat for seat, who in sitting.items() if who == user]
            if all(view != codec.encode(match.view(seat)) for seat in (*own, None)):
                self.wrong(
                    f"{user} sees at table {row.id} after entry {match.entries} what another seat may know alone"
                )

    def _check_time(self, asking: Asking) -> None:
        """Checks that somebody for whom was played had the time that the question gives."""
        now, diary = self.clock.at, self.diaries[asking.user]
        had = self.spent(asking, now)
        self.counts["times up"] += 1
        own_doing = diary.wishes.changed(asking.since, now) or self.off.changed(asking.since - 1.0, now)
        if had < asking.given - SLACK and not own_doing:
            self.wrong(
                f"{asking.user} had {had / HOUR:.1f} of {asking.given / HOUR:.1f} hours at table {asking.table}, "
                f"asked {(now - asking.since) / HOUR:.1f} hours ago"
            )

    def _settle_calls(self) -> None:
        """Counts which question each word is about, and checks that those who could be called have been."""
        for word in self.heard:
            for asking in self.asked.values():
                if asking.user == word.user and asking.table in word.tables and asking.since <= word.at:
                    self._count(asking, word)
        self.heard.clear()
        for asking in self.asked.values():
            self._check_called(asking)

    def _count(self, asking: Asking, word: Word) -> None:
        if word.kind == "reminder" and not asking.calls:
            self.wrong(f"{word.user} is reminded of what nobody called for: {word.said}")
        if word.kind == "call":
            asking.calls.append(word.at)
            if sum(call > word.at - DAY for call in asking.calls) > ASKED_AGAIN:
                self.wrong(f"{word.user} has been called {ASKED_AGAIN} times in a day to one question: {word.said}")
            back = sum(
                asking.since < end - self.off_at(end) <= word.at for _, end in self.diaries[word.user].away.spans
            )
            if len(asking.calls) > len(asking.again) + back and self.diaries[word.user].at(word.at).calls != "daily":
                self.wrong(f"{word.user} is called {len(asking.calls)} times to one question: {word.said}")

    def _check_called(self, asking: Asking) -> None:
        """Checks that somebody was called as soon as this member wished it."""
        if asking.calls:
            return
        good = self._first_good(asking)
        patience = SLACK + (TRIED if len(asking.again) > 1 else 0.0)
        if good is not None and good + patience < self.clock.at:
            self.wrong(
                f"{asking.user} was asked at {self._face(asking.user, asking.since)} at table {asking.table} and could "
                f"be called at {self._face(asking.user, good)}, but was not"
            )

    def _first_good(self, asking: Asking) -> float | None:
        """Returns since when somebody could be called to a question: awake, wanting it, and where that is possible.

        Who hears once a day of all tables could be after a day of such moments.
        """
        table = self.tables[asking.table]
        asking.looked = max(asking.looked, asking.since)
        while asking.looked <= self.clock.at:
            at, following = asking.looked, (asking.looked // GRID + 1) * GRID
            away = self.diaries[asking.user].away.holds(self.wall(at)) or self.stands_still(table, at)
            if away or self.diaries[asking.user].wishes.changed(at, following) or self.off.changed(at, following):
                asking.daily = DAILY  # the moment of the day may have been just then, or left out
            good = self.may_be_called(asking.user, at) and not self.stands_still(table, at)
            if good and (self.diaries[asking.user].at(at).calls != "daily" or asking.daily <= 0.0):
                return at
            if following > self.clock.at:
                break  # this stretch is not over
            asking.daily -= following - at if good else 0.0
            asking.looked = following
        return None

    def _settle_debts(self) -> None:
        left = []
        for debt in self.debts:
            if not any(word.user == debt.user and debt.name in word.said for word in self._since(debt.at)):
                back = [end for place in EVERYWHERE for _, end in self.still[place].spans[-40:]]  # not over: never yet
                if self.clock.at > max([debt.at, *back]) + 2 * DAY and self.may_be_called(debt.user, self.clock.at):
                    self.wrong(f"{debt.user} was never told that {debt.what} at table {debt.table}")
                else:
                    left.append(debt)
        self.debts = left

    def _since(self, moment: float) -> Iterator[Word]:
        return (word for word in self.words if word.at >= moment)

    def _face(self, user: str, moment: float) -> str:
        """Says what a member's own clock showed."""
        zone = self.diaries[user].at(moment).zone
        return f"{datetime.fromtimestamp(self.wall(moment), ZoneInfo(zone)):%a %d %b %H:%M:%S}"


def _kind(message: Message) -> tuple[str, frozenset[str]]:
    """Says whether a message calls to a turn or reminds of one, and at which tables."""
    pressed = [choice.press.split(":") for choice in choices(message)]
    tables = frozenset(parts[1] for parts in pressed if parts[0] == "play" and len(parts) > 1)
    snoozes = any(parts[0] == "snooze" for parts in pressed)
    return ("other" if not tables else "reminder" if snoozes else "call"), tables
