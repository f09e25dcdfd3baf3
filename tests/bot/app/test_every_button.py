"""Every button of every message answers everybody who presses it, whoever they are and wherever they stand."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.commands import index
from bot.app.play import dashboards
from bot.app.speech.language import Words
from bot.app.speech.messages import ADD, Message
from tests.bot.app.chat import Chat, Person, choices, open_app, play_least, play_rounds, playing_at, press_of, table_at
from tests.bot.app.outside import Hours

KINDS = ("host", "awaited", "other", "watcher", "stranger", "former")
"""Who presses: who hosts and plays, who plays and is awaited or not, who watches, who came by, who has left."""
LINKED = "linked"
"""Another account, of whoever came by."""
NAMES = ("Ann", "Bob", "Cid", "Fay", "Wes", "Sid", "Eve")
WORDS = {
    "new": ("toy", "toy practice", "xyzzy"),
    "move": ("end", "xyzzy", "bid oak; end"),
    "end": ("",),
    "help": ("all", "toy", "move"),
    "rules": ("toy", "toy notation", "notation"),
    "learn": ("toy",),
    "stats": ("all",),
    "language": ("en", "xyzzy"),
    "vote": ("pause", "back 1", "forfeit"),
    "rewind": ("1", "0"),
    "log": ("1", "all"),
    "board": ("text",),
    "orders": ("xyzzy", "cancel all"),
    "ahead": ("off",),
    "vacation": ("3", "end"),
    "hours": ("9-17", "off"),
    "colour": ("blue",),
    "mydata": ("delete", "export"),
    "kick": ("Bob",),
    "invite": ("Sid",),
    "luck": ("xyzzy",),
}
"""What is typed behind some commands, beside nothing at all."""
PLAYED = ("running", "another", "two", "real")
"""The tables that are being played, whose buttons are the same.

One is played by two of whom one is late, and one, a real game, has two open seats.
"""
ALIKE = ("rules", "lesson", "zone", "new", "against", "learn")
"""Buttons that do the same for each topic, step, zone or game."""
ENDING = ("link", "merge", "kick", "start", "leave", "close", "end", "resign", "mydata", "forget")
"""What ends or changes most comes last, in this order."""
AHEAD = " / ".join(f"place {space} r0; end" for space in ("a3", "b3", "c4", "d4", "c5"))
"""Ends of turns that give points up, whatever was placed before."""
BY = {
    "other": ("new toy bots=1", "board @running", "ahead @running end", f"ahead @real {AHEAD}"),
    "watcher": ("join @real",),
    "stranger": ("link {code}",),
    "host": (
        "log @over 4",
        "kick @lobby",
        f"ahead @real {AHEAD}",
        "close @running",
        "close @practice",
        "mydata export",
    ),
}
"""What is typed by who gets buttons for it that the others do not."""
IN_VIEW = {"practise", "verify", "hintaway", "why", "lessonwhy", "trialwhy"}
"""Buttons of a lounge, a result, a hint or a board that a chat keeps in view, which stand in no message."""
DEEPEST = 2
"""Presses from a command to the last message that is pressed."""


@asynccontextmanager
async def tables_of_all_kinds(folder: Path) -> AsyncIterator[tuple[App, Chat, dict[str, Person], dict[str, str]]]:
    """Opens a place with tables at every stage, and returns who is there and how the tables are called.

    Two have been played long enough to count. All have waited for a day and a half, and told so.
    """
    hours = Hours()
    async with open_app(folder, hours) as (app, chat):
        host, bob, cid, fay, wes, sid, eve = (Person(app, name, patient=False, manager=name == "Ann") for name in NAMES)
        names = dict[str, str]()

        async def open_table(stage: str, what: str, *joining: Person) -> None:
            hours.at += 1.0
            await host.types(f"/new {what}")
            await app.drain()
            for person in joining:
                await person.presses_data(press_of(chat.lobby, "join"))
            names[stage] = (await table_at(app)).name

        async def resign(stage: str, *people: Person) -> None:
            for person in people:
                await person.types(f"/resign @{names[stage]}")
                await person.presses_data(press_of(person.seen[-1], "resign"))

        for stage in ("over", "running", "paused", "another"):
            await open_table(stage, "toy seats=3", bob, fay)
            await host.types(f"/start @{names[stage]}")
            await resign(stage, fay)
            await cid.types(f"/join @{names[stage]}")
            await wes.types(f"/watch @{names[stage]}")
            if stage in ("over", "running"):
                there = {person.name: person for person in (host, bob, cid)}
                seated = [there[name] for name in (await playing_at(app)).names]
                await play_rounds(app, seated, 1)
            while stage == "running" and (asked := await awaited(app)) == host.name:
                await play_least(app, seated)
            if stage == "over":
                await resign(stage, bob, cid)
        await host.types(f"/pause @{names['paused']}")
        await open_table("lobby", "toy seats=3", bob)
        await open_table("practice", "toy practice")
        awaits, other = (bob, cid) if asked == bob.name else (cid, bob)
        await open_table("two", "toy seats=2 pace=1d late=nudge", bob)
        await host.types(f"/start @{names['two']}")
        await open_table("real", "tikal seats=4", other, fay, eve)
        await host.types(f"/start @{names['real']}")
        await resign("real", fay, eve)
        hours.at += 36 * 3600.0
        while await Timekeeper(app.store, hours, lambda: None).tick() <= SHORTEST_WAIT:
            pass
        await app.drain()
        yield app, chat, dict(zip((*KINDS, LINKED), (host, awaits, other, wes, sid, fay, eve), strict=True)), names


async def awaited(app: App) -> str:
    playing = await playing_at(app)
    return playing.names[playing.match.awaited[0]]


async def running(app: App, name: str) -> str:
    async with app.store.read() as tx:
        (table,) = await tx.tables.named(Chat.name, "hall", name)
    return table.id


def shape(data: str, stages: dict[str, str], cause: str) -> str:
    """Returns what a button is whatever its numbers: its verb, the stage of its table, and its words.

    One that goes on with something is another one for each thing that it goes on with.
    """
    verb, *args = data.split(":")
    if verb == index.again.name:
        return f"{verb}:{cause}"
    if verb in ALIKE:
        return f"{verb}:{len(args)}"
    if args and index.BUTTONS[verb].of is not None:
        stage = stages.get(args[0], "new")
        args[0] = PLAYED[0] if stage in PLAYED else stage
    return ":".join([verb, *(re.sub(r"^[0-9]+", "#", arg) for arg in args)])


def when(verb: str) -> int:
    return ENDING.index(verb) if verb in ENDING else -1


def buttons(message: Message) -> list[str]:
    """Returns what can be pressed in a message, what ends something at last."""
    found = (one.press for one in choices(message) if one.press != ADD)
    return sorted(found, key=lambda data: when(data.partition(":")[0]))


def lines(names: dict[str, str], code: str) -> list[tuple[str, str, str]]:
    """Returns what is typed, and by whom: every command alone, with words, and with each table."""
    alone = [(name, "", "") for name in (*index.COMMANDS, *index.NOTATIONS)]
    worded = [(name, words, "") for name, typed in WORDS.items() for words in typed]
    tabled = [
        (name, f"@{names[stage]}", "")
        for name, one in index.COMMANDS.items()
        for stage in ("over", "paused", "running", "lobby", "practice")
        if one.table
    ]
    some = [
        (name, re.sub(r"@(\w+)", lambda at: f"@{names[at[1]]}", words).format(code=code), kind)
        for kind, typed in BY.items()
        for name, _, words in (line.partition(" ") for line in typed)
    ]
    return sorted([*some, *alone, *worded, *tabled], key=lambda one: when(one[0]))


async def test_every_button_answers_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dashboards, "AT_ONCE", 3)
    trouble = Words("en")("trouble-our-fault")
    async with tables_of_all_kinds(tmp_path) as (app, chat, who, names):
        stages = {await running(app, name): stage for stage, name in names.items()}
        await (linked := who.pop(LINKED)).types("/link")
        code = next(part.text for part in linked.seen[-1].text if part.style == "code").removeprefix("/link ")
        people, pressed, found = list(who.values()), set[tuple[str, str]](), list[tuple[str, Message, int]]()

        async def take(person: Person, said: str, cause: str, presses: int) -> None:
            assert said and trouble not in said, f"{person.name} by {cause}: {said}"
            found.append((cause, person.seen[-1], presses))

        async def press_all() -> None:
            while found:
                cause, message, presses = found.pop()
                for data in buttons(message) if presses < DEEPEST else ():
                    kind = shape(data, stages, cause)
                    for person in people:
                        if (person.name, kind) not in pressed:
                            pressed.add((person.name, kind))
                            await take(person, await person.presses_data(data), kind, presses + 1)

        assert len({person.name for person in people}) == len(KINDS)
        for number, (name, line, kind) in enumerate(lines(names, code)):
            for person in (who[kind],) if kind else (people[number % len(people)],) if line else people:
                await take(person, await person.types(f"/{name} {line}".strip()), name, 0)
            await press_all()
        await app.drain()
        found += [("post", post.message, 0) for post in chat.posts.values()]
        found += [("told", message, 0) for _, message in chat.told]
        await press_all()
        assert {kind.partition(":")[0] for _, kind in pressed} == set(index.BUTTONS) - IN_VIEW
