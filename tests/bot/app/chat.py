"""A chat in memory, and people in it who type and press: what the tests of the application play with.

Whatever is posted or answered is checked against the limits of the chats on the way.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.app import App
from bot.app.beside.searching import Searcher
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.outside import Clock, Luck
from bot.app.play.tables import Playing, load
from bot.app.speech.messages import (
    Account,
    Actor,
    Barred,
    Button,
    Choice,
    Command,
    Message,
    Place,
    Post,
    Press,
    Reply,
    Typing,
    Unreached,
)
from bot.app.speech.text import as_plain
from bot.settings import Settings
from storage.rows import TableRow
from tests.bot.app.limits import check_message
from tests.bot.app.outside import Hours, KnownLuck
from tests.bot.app.searchers import InPlace
from tests.migrated import put_database

EVENTS = count(1)
"""Numbers for the platform's events, never used twice."""


class Chat:
    """A platform that shows every post to everybody at once. It remembers what it has shown, by key."""

    name = "chat"

    def __init__(self) -> None:
        self.posts: dict[str, Post] = {}
        """As they were first shown."""
        self.shown: dict[str, Message] = {}
        """By reference, as they stand now: an edit replaces what was there."""
        self.delivered: list[Post] = []
        """Everything that was handed over, repetitions included."""
        self.threads: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        """What the threads are called now."""
        self.closed: list[str] = []
        self.has_threads = True
        self.edits_call = True
        """Whether who is called by a post that is edited hears of it."""
        self.lists = False
        """Whether a channel has a list of its tables."""
        self.pinned: list[str] = []
        self.forgotten: set[str] = set()
        self.told: list[tuple[str, Message]] = []
        """What was told to one person in private, unasked."""
        self.loud: list[tuple[str, Message]] = []
        """What of that made a sound."""
        self.before: Callable[[Post], None] = lambda post: None
        """Called first; what it raises is what the platform answers."""
        self.answers = True
        """Whether the platform can be reached at all."""
        self.barred: set[str] = set()
        """The channels where the bot was removed, or that were hidden from it."""

        self.hidden_from: dict[str, frozenset[str]] = {}
        """Who cannot see which channels."""

    def _admit(self, place: Place | None = None) -> None:
        if not self.answers:
            raise Unreached("no answer")
        if place is not None and place.channel in self.barred:
            raise Barred("the bot was removed")

    async def deliver(self, post: Post) -> str:
        self._admit(post.place)
        self.before(post)
        check_message(post.message)
        self.delivered.append(post)
        self.posts.setdefault(post.key, post)
        replaced = "" if post.replaces in self.forgotten or (post.renews and not self.edits_call) else post.replaces
        reference = replaced or post.key
        self.shown[reference] = post.message
        return reference

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        self._admit(place)
        if not self.has_threads:
            return place
        thread = self.threads.setdefault(key, f"thread-{len(self.threads) + 1}")
        self.titles[thread] = title
        return Place(platform=self.name, channel=place.channel, thread=thread)

    async def rename_thread(self, place: Place, title: str) -> None:
        self._admit(place)
        self.titles[place.thread] = title

    async def close_thread(self, place: Place) -> None:
        self._admit(place)
        self.closed.append(place.thread)

    async def reach(self, place: Place) -> None:
        self._admit(place)

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        self._admit()
        return frozenset(users) & self.hidden_from.get(place.channel, frozenset())

    def takes_list(self, place: Place) -> bool:
        return self.lists

    async def pin(self, reference: str) -> None:
        self.pinned.append(reference)

    async def remove(self, reference: str) -> None:
        self.forget(reference)

    def forget(self, reference: str) -> None:
        """Lets a post be deleted by whomever."""
        del self.shown[reference]
        self.forgotten.add(reference)

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        self._admit()
        check_message(message)
        self.told.append((user, message))
        self.loud += [] if silent else [(user, message)]

    def link(self, reference: str) -> str:
        return f"chat://{reference}"

    @property
    def said(self) -> list[str]:
        """The text of all posts, in the order in which they were first shown."""
        return [as_plain(post.message.text) for post in self.posts.values()]

    @property
    def last(self) -> Message:
        return list(self.posts.values())[-1].message

    @property
    def lobby(self) -> Message:
        """The latest lobby, as it stands now."""
        return next(shown for key, shown in reversed(self.shown.items()) if key.startswith("lobby-"))

    def calls(self) -> list[list[str]]:
        """Returns for each post that calls somebody the users it notifies."""
        mentioned = [mentions(post.message) for post in self.posts.values()]
        return [users for users in mentioned if users]


class Person:
    """Somebody in the chat."""

    def __init__(
        self,
        app: App,
        name: str,
        language: str = "en",
        *,
        manager: bool = False,
        roles: tuple[str, ...] = (),
        patient: bool = True,
    ) -> None:
        self.app = app
        self.actor = Actor(
            platform=Chat.name,
            user=f"u-{name.lower()}",
            name=name,
            language=language,
            manager=manager,
            roles=roles,
        )
        self.place = Place(platform=Chat.name, channel="hall")
        self.patient = patient
        """Whether to wait for all posts to be delivered after each thing done."""
        self.seen: list[Message] = []
        """All that was answered to this person alone."""
        self.refused = False
        """Whether what was done last was refused."""

    @property
    def name(self) -> str:
        return self.actor.name

    async def types(
        self, line: str, *, private: bool = True, event: str = "", about: str = "", naming: Iterable[Person] = ()
    ) -> str:
        """Types a command line, which may name people by account, and returns the answer's text."""
        name, _, words = line.removeprefix("/").partition(" ")
        command = Command(
            event=event or f"e{next(EVENTS)}",
            actor=self.actor,
            place=self.place,
            name=name,
            line=words,
            private=private,
            about=about,
            people=tuple(Account(user=other.actor.user, name=other.name) for other in naming),
        )
        return await self._take(await self.app.command(command))

    async def ends(self, before: str = "") -> str:
        """Ends the turn, perhaps after other notations, and says that it is meant where points are given up by it."""
        answer = await self.types(f"/move {before}; end" if before else "/move end")
        return await self.presses("Done") if "Done" in labels(self.seen[-1]) else answer

    async def resigns(self) -> None:
        """Gives up the seat, and says that it is meant."""
        await self.types("/resign")
        await self.presses("Resign")

    async def presses(self, label: str, message: Message | None = None) -> str:
        """Presses a button, or makes a choice, by its label, in a message or in the last answer."""
        return await self.presses_data(find(message or self.seen[-1], label).press)

    async def presses_data(self, data: str, event: str = "") -> str:
        press = Press(event=event or f"e{next(EVENTS)}", actor=self.actor, place=self.place, data=data, private=True)
        return await self._take(await self.app.press(press))

    async def completes(self, line: str) -> tuple[str, ...]:
        name, _, words = line.removeprefix("/").partition(" ")
        typing = Typing(actor=self.actor, place=self.place, name=name, line=words)
        offered = (await self.app.complete(typing)).ways
        assert len(offered) <= 25
        return tuple(line for line, _ in offered)

    def in_thread(self, thread: str, channel: str = "hall") -> Person:
        """Returns the same person writing in another place; what is answered is kept together."""
        there = Person(self.app, self.actor.name, patient=self.patient)
        there.actor, there.seen = self.actor, self.seen
        there.place = Place(platform=Chat.name, channel=channel, thread=thread)
        return there

    async def _take(self, reply: Reply) -> str:
        if self.patient:
            await self.app.drain()
        self.refused = reply.refused
        if reply.message is None:
            return ""
        check_message(reply.message)
        self.seen.append(reply.message)
        return as_plain(reply.message.text)


def is_taken(answer: str) -> bool:
    """Says whether an answer begins with what was played, behind the table's name where a panel follows."""
    return re.match(r"(.+\n)?(Played|Sent): ", answer) is not None


def choices(message: Message) -> list[Button | Choice]:
    """Returns all that can be pressed in a message."""
    return [*(c for menu in message.menus for c in menu.choices), *(b for row in message.buttons for b in row)]


def labels(message: Message) -> list[str]:
    return [choice.label for choice in choices(message)]


def find(message: Message, label: str) -> Button | Choice:
    """Returns the button or choice of a label, or the first whose label begins with it."""
    offered = choices(message)
    exact = [choice for choice in offered if choice.label == label]
    begun = [choice for choice in offered if choice.label.startswith(label)]
    assert exact or begun, f"no {label!r} among {[choice.label for choice in offered]}"
    return (exact or begun)[0]


def press_of(message: Message, verb: str) -> str:
    """Returns the data of the button that does something, whatever the language of its label."""
    return next(choice.press for choice in choices(message) if choice.press.startswith(f"{verb}:"))


def mentions(message: Message) -> list[str]:
    """Returns the users whom a message notifies, in their order."""
    return [part.user for part in message.text if part.style == "mention"]


@asynccontextmanager
async def open_app(
    folder: Path,
    clock: Clock | None = None,
    chat: Chat | None = None,
    language: str = "en",
    luck: Luck | None = None,
    searcher: Searcher | None = None,
    database: str = "",
) -> AsyncIterator[tuple[App, Chat]]:
    """Starts an application with a database in a folder, or one of a server, and a chat that it is attached to."""
    settings = Settings(
        data=folder, database=database, language=language, send_retry_seconds=0.01, dashboard_seconds=3600.0
    )
    _prepare(settings)
    app, chat = App(settings, clock, luck or KnownLuck(), searcher or InPlace()), chat or Chat()
    app.attach(chat.name, chat)
    await app.start()
    try:
        yield app, chat
    finally:
        await app.stop()


def _prepare(settings: Settings) -> None:
    settings.data.mkdir(exist_ok=True)
    if not settings.database and not settings.file.exists():
        put_database(settings.file)


async def seat_down(
    app: App, chat: Chat, game: str, *names: str, options: str = "", language: str = "en"
) -> list[Person]:
    """Opens a table, lets everybody join and starts the game; returns the people in the order of seats."""
    people = [Person(app, name, language) for name in names]
    await people[0].types(f"/new {game} seats={len(names)} {options}")
    for person in people[1:]:
        await person.presses_data(press_of(chat.lobby, "join"))
    await people[0].presses_data(press_of(chat.lobby, "start"))
    playing = await playing_at(app)
    return [next(person for person in people if person.name == name) for name in playing.names]


async def wait_for_nobody(app: App, hours: Hours) -> None:
    """Lets so much time pass at a table with ``pace=1d late=nudge`` that its host may remove who is awaited."""
    keeper = Timekeeper(app.store, hours, lambda: None)
    for _ in range(3):
        hours.at += 24 * 3600.0
        while await keeper.tick() <= SHORTEST_WAIT:
            pass
    await app.drain()


async def play_rounds(app: App, people: list[Person], rounds: int) -> None:
    """Lets everybody at a game of the toy play so many rounds, as little as possible in each."""
    for _ in range(rounds):
        round = (await playing_at(app)).match.state.round
        while not (match := (await playing_at(app)).match).over and match.state.round == round:
            await play_least(app, people)


async def play_least(app: App, people: list[Person]) -> None:
    """Lets whoever is awaited, of people in the order of seats, answer what is played for who is absent."""
    match = (await playing_at(app)).match
    seat = match.awaited[0]
    await people[seat].types(f"/move {match.game.format(match.game.default(match.state, seat))}")


async def place_somewhere(person: Person) -> str:
    """Places the tile of a turn of Tikal and returns the notation."""
    (space, *_) = await person.completes("/move place ")
    notation, *_ = (*await person.completes(f"/move {space} "), space)
    await person.types(f"/move {notation}")
    return notation


async def playing_at(app: App, table: str = "") -> Playing:
    """Returns a table as it is stored, by its id; without one the table that was opened last."""
    async with app.store.read() as tx:
        return await load(tx, await table_at(app, table))


async def table_at(app: App, table: str = "") -> TableRow:
    """Returns the row of a table by its id; without one that of the table that was opened last."""
    async with app.store.read() as tx:
        everywhere = await tx.tables.in_place(Chat.name, "hall", statuses=("lobby", "running", "over", "closed"))
    return next(row for row in reversed(everywhere) if table in ("", row.id))
