"""All that each person can see, and what of it must be hidden: three players and an outsider at a toy game.

A secret is found in two ways. What the application answers now is asked for twice: as things are, and supposing that
all that a person cannot know were otherwise; any difference is a secret that got out. What was posted is compared
with what everybody may know of the events it tells.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec

from bot.app import App
from bot.app.play import posts
from bot.app.speech.language import Words
from bot.app.speech.messages import Command, Message, Post, Press, Reply, Typing
from bot.app.speech.text import as_plain
from rules.core import codec, history
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from rules.core.log import Entry
from rules.core.match import Match
from storage.rows import MatchRow
from storage.store import Store, Transaction
from tests.bot.app.chat import EVENTS, Chat, Person, choices, playing_at

SECRET_WORDS = ("hazel", "acorn", "walnut", "oak", "beech", "pine")
"""What cards and trees are called in notations, and how their English names begin."""

LOOKS = (
    "/board",
    "/board text",
    "/board 1",
    "/board text 1",
    "/board nuts",
    "/hand",
    "/score",
    "/legal",
    "/worth",
    "/left acorn",
    "/mygames",
    "/tables",
    "/play",
    "/orders",
    "/orders upto 0",
    "/move buri",
)
"""Commands whose answers depend on the position and do not carry it on."""
COMPLETIONS = ("/move bury ", "/move bid ", "/move forage; ", "/orders upto ")


class SecretOut(AssertionError):
    """Somebody has seen what is hidden."""


class Eyes:
    """Watches a game for everybody at it, step by step."""

    def __init__(self, app: App, chat: Chat, players: list[Person]) -> None:
        self.app = app
        self.chat = chat
        self.players = players
        self.everybody = [*players, Person(app, "Eve")]
        self.posts = len(chat.posts)
        self.entries = 1

    async def look(self) -> None:
        """Raises `SecretOut` if anybody sees more than allowed after the latest step."""
        match = (await playing_at(self.app)).match
        await self._check_what_is_told(match)
        for person in self.everybody:
            seat = self.players.index(person) if person in self.players else None
            here, otherwise = await self._seen_by(person, match), await self._seen_by(person, supposed(match, seat))
            for what, shown in here.items():
                if match.header.secret[:12].encode() in shown:
                    raise SecretOut(f"{person.name} learns what all luck comes from, by {what}")
                if shown != otherwise[what]:
                    raise SecretOut(f"{person.name} learns from {what}: {shown!r}, not {otherwise[what]!r}")

    async def _check_what_is_told(self, match: Match) -> None:
        """Compares new posts, and everybody's log, with what may be known of the events that they tell."""
        told = list(history.retell(match.header, await self._log(match)))
        news = [event for entry, events in told if entry.n >= self.entries for event in events]
        known = [match.game.show(event, None) for _, events in told for event in events]
        public = {line for event in known if event is not None for line in _lines(event, self.players)}
        public |= _questions(supposed(match, None))
        self.entries = match.base_last + 1
        for post in list(self.chat.posts.values())[self.posts :]:
            _check_post(post, match, public)
        self.posts = len(self.chat.posts)
        for person in self.everybody:
            seat = self.players.index(person) if person in self.players else None
            text = await self._log_told_to(person)
            for line in self._secret_lines(match, news, seat):
                if line in text:
                    raise SecretOut(f"{person.name} reads in the log: {line}")

    async def _log_told_to(self, person: Person) -> str:
        """Returns the log as somebody is told it: the latest, from its beginning, and where an entry is picked."""
        table = (await playing_at(self.app)).table.id
        presses = (f"log:{table}:from:0", f"record:{table}")
        told = [await self._answer(person, "/log"), *[await self._press(person, press) for press in presses]]
        typing = Typing(actor=person.actor, place=person.place, name="log", line="", arg="entry")
        picked = [said for _, said in (await self.app.complete(typing)).ways]
        return "\n".join([*(as_plain(message.text) for message in told), *picked])

    def _secret_lines(self, match: Match, events: list[object], seat: Seat | None) -> list[str]:
        """Returns how the events are told to who may know all of them, as far as a seat may not."""
        game = match.game
        hidden = [event for event in events if game.show(event, seat) != event]
        return [line for event in hidden for line in _lines(event, self.players)]

    async def _log(self, match: Match) -> list[Entry]:
        table = (await playing_at(self.app)).table.id
        async with self.app.store.read() as tx:
            rows = await tx.matches.entries(table)
        return [entry for entry in (codec.decode(row.entry, Entry) for row in rows) if entry.n <= match.base_last]

    async def _seen_by(self, person: Person, match: Match) -> dict[str, bytes]:
        """Returns all that a person is answered, supposing that the match were as given."""
        others = [player.seen[-1] for player in self.players if player is not person and player.seen]
        presses = [choices(message)[0].press for message in others if choices(message)]
        found: dict[str, bytes] = {}
        table = (await playing_at(self.app)).table.id
        async with supposing(self.app, match):
            for line in LOOKS:
                found[line] = _comparable(await self._answer(person, line))
            for line in COMPLETIONS:
                found[f"completing {line}"] = codec.encode(await person.completes(line))
            for data in (f"news:{table}", f"board:{table}:nuts", *presses):
                found[f"pressing {data}"] = _comparable(await self._press(person, data))
        return found

    async def _answer(self, person: Person, line: str) -> Message:
        name, _, words = line.removeprefix("/").partition(" ")
        event = f"look-{next(EVENTS)}"
        return _message(
            await self.app.command(
                Command(event=event, actor=person.actor, place=person.place, name=name, line=words, private=True)
            )
        )

    async def _press(self, person: Person, data: str) -> Message:
        event = f"look-{next(EVENTS)}"
        return _message(
            await self.app.press(Press(event=event, actor=person.actor, place=person.place, data=data, private=True))
        )


def supposed(match: Match, seat: Seat | None) -> Match:
    """Returns a match in which all that a seat cannot know is otherwise; another one's draft was never begun."""
    draft = match.draft if match.drafting == seat else ()
    for secret in range(20):
        base = match.game.redeal(match.base, seat, SecretChance(f"otherwise {secret}"))
        if all(
            a.hand != b.hand
            for of, (a, b) in enumerate(zip(match.base.players, base.players, strict=True))
            if of != seat
        ):
            break
    other = replace(match, base=base, state=base, draft=())
    for entry in draft:
        action = match.game.parse(entry.action, other.state, entry.seat)
        other = matches.play(other, entry.seat, action).match
    return replace(other, entries=match.entries, revisions=match.revisions)


class Forget(Exception):
    """Ends a supposition."""


class SupposedStore:
    """Stands for the store while something is supposed: everything happens in one transaction."""

    def __init__(self, tx: Transaction) -> None:
        self._tx = tx

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        yield self._tx

    read = write


@asynccontextmanager
async def supposing(app: App, match: Match) -> AsyncIterator[None]:
    """Lets the application see another match for a while, and forgets what it did meanwhile."""
    table, store = (await playing_at(app)).table.id, app.store
    row = MatchRow(table=table, snapshot=matches.dump(match), entries=match.entries)
    try:
        async with store.write() as tx:
            await tx.matches.update(row, expected=match.entries)
            app.running._store = SupposedStore(tx)  # type: ignore[assignment]
            try:
                yield
            finally:
                app.running._store = store
            raise Forget
    except Forget:
        assert isinstance(app.store, Store)


def _check_post(post: Post, match: Match, public: set[str]) -> None:
    message = post.message
    picture = message.picture
    if picture is not None and bytes(picture.view) != codec.encode(match.game.view(match.base, None)):
        raise SecretOut("the picture of a post shows what not everybody may see")
    events = msgspec.json.decode(bytes(picture.marks))["events"] if picture is not None else []
    if any(
        event.get("card", "unseen") != "unseen" for event in events if event["type"] in ("card-foraged", "card-buried")
    ):
        raise SecretOut("the marks of a post's picture tell a card")
    offered = choices(message)
    lines = [line for line in as_plain(message.text).split("\n") if line not in public]
    shown = [*lines, message.alt, *(choice.label for choice in offered), *(choice.press for choice in offered)]
    for line in shown:
        if any(word in line for word in SECRET_WORDS):
            raise SecretOut(f"everybody reads: {line}")


def _questions(match: Match) -> set[str]:
    """Returns how it is told what is to be decided."""
    return {posts.status(Words("en"), "toy", decision, ()) for decision in match.decisions}


def _lines(event: object, players: list[Person]) -> list[str]:
    names = [player.name for player in players]
    return [as_plain(posts.compose(line)) for line in posts.tell(Words("en"), "toy", [event], names)]


def _comparable(message: Message) -> bytes:
    """Returns all that a message shows, but for the names of what waits behind its buttons, which are drawn anew."""
    return re.sub(rb"again:(\w+):[0-9a-f]{16}", rb"again:\1:", codec.encode(message))


def _message(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message
