"""Every button of every message answers everybody who presses it, whoever they are and wherever they stand."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import App
from bot.app.commands import index
from bot.app.speech.language import Words
from bot.app.speech.messages import ADD, Message
from tests.bot.app.chat import Chat, Person, choices, open_app, play_rounds, playing_at, press_of, table_at

KINDS = ("host", "awaited", "other", "watcher", "stranger", "former")
"""Who presses: who hosts and plays, who plays and is awaited or not, who watches, who came by, who has left."""
NAMES = ("Ann", "Bob", "Cid", "Fay", "Wes", "Sid")
WORDS = {
    "new": ("toy", "toy practice", "xyzzy"),
    "move": ("end", "xyzzy", "bid oak; end"),
    "end": ("",),
    "help": ("all", "toy", "move"),
    "rules": ("toy", "toy notation", "notation"),
    "learn": ("toy",),
    "stats": ("all",),
    "language": ("en", "xyzzy"),
    "vote": ("pause", "back 1"),
    "rewind": ("1", "0"),
    "log": ("1", "all"),
    "board": ("text",),
    "orders": ("xyzzy", "cancel all"),
    "ahead": ("end", "off"),
    "vacation": ("3", "end"),
    "hours": ("9-17", "off"),
    "colour": ("blue",),
    "mydata": ("delete", "export"),
    "kick": ("Bob",),
    "invite": ("Sid",),
    "luck": ("xyzzy",),
}
"""What is typed behind some commands, beside nothing at all."""
STAGES = ("over", "paused", "running", "running", "lobby", "practice")
"""The tables of the place; two of them are being played, so that it must be asked which is meant."""
ALIKE = ("rules", "lesson", "zone", "new", "learn")
"""Buttons that do the same for each topic, step, zone or game."""
ENDING = ("kick", "start", "leave", "close", "end", "resign", "mydata", "forget")
"""What ends or changes most comes last, in this order."""
RARE = {"log", "export", "snooze", "aheadoff", "aheadkeep", "nudge", "tables", "merge", "resigning"}
"""What stands only under long lists, under what waits for long, or under what two accounts have agreed on,
or where all have moved often enough for the game to count."""
DEEPEST = 2
"""Presses from a command to the last message that is pressed."""


@asynccontextmanager
async def tables_of_all_kinds(folder: Path) -> AsyncIterator[tuple[App, Chat, dict[str, Person], list[str]]]:
    """Opens a place with tables at every stage, and returns who is there and how the tables are called."""
    async with open_app(folder) as (app, chat):
        host, bob, cid, fay, wes, sid = (Person(app, name, patient=False, manager=name == "Ann") for name in NAMES)
        names = []
        for stage in STAGES[:-1]:
            await host.types("/new toy seats=3")
            await app.drain()
            for person in (bob, fay) if stage != "lobby" else (bob,):
                await person.presses_data(press_of(chat.lobby, "join"))
            table = await table_at(app)
            names.append(table.name)
            if stage != "lobby":
                await host.types(f"/start @{table.name}")
                await fay.types(f"/resign @{table.name}")
                await fay.presses_data(press_of(fay.seen[-1], "resign"))
                await cid.types(f"/join @{table.name}")
                await wes.types(f"/watch @{table.name}")
            if stage == "over":
                seated = {person.name: person for person in (host, bob, cid)}
                await play_rounds(app, [seated[name] for name in (await playing_at(app)).names], 1)
                for person in (bob, cid):
                    await person.types(f"/resign @{table.name}")
                    await person.presses_data(press_of(person.seen[-1], "resign"))
            if stage == "paused":
                await host.types(f"/pause @{table.name}")
        await host.types("/new toy practice")
        names.append((await table_at(app)).name)
        await app.drain()
        table = await running(app, names[2])
        while (asked := await awaited(app, table)) == host.name:
            await host.types(f"/move @{names[2]} end")
        awaits, other = (bob, cid) if asked == bob.name else (cid, bob)
        yield app, chat, dict(zip(KINDS, (host, awaits, other, wes, sid, fay), strict=True)), names


async def awaited(app: App, table: str) -> str:
    playing = await playing_at(app, table)
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
        args[0] = stages.get(args[0], "new")
    return ":".join([verb, *(re.sub(r"^[0-9]+", "#", arg) for arg in args)])


def when(verb: str) -> int:
    return ENDING.index(verb) if verb in ENDING else -1


def buttons(message: Message) -> list[str]:
    """Returns what can be pressed in a message, what ends something at last."""
    found = (one.press for one in choices(message) if one.press != ADD)
    return sorted(found, key=lambda data: when(data.partition(":")[0]))


def lines(names: Iterable[str]) -> list[tuple[str, str]]:
    """Returns what is typed: every command alone, with words, and with each table."""
    alone = [(name, "") for name in (*index.COMMANDS, *index.NOTATIONS)]
    worded = [(name, words) for name, typed in WORDS.items() for words in typed]
    tabled = [
        (name, f"@{table}") for name, one in index.COMMANDS.items() if one.table for table in names[:3] + names[4:]
    ]
    return sorted([*alone, *worded, *tabled], key=lambda one: when(one[0]))


async def test_every_button_answers_everybody(tmp_path: Path) -> None:
    trouble = Words("en")("trouble-our-fault")
    async with tables_of_all_kinds(tmp_path) as (app, chat, who, names):
        stages = {await running(app, name): stage for stage, name in zip(STAGES, names, strict=True)}
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
        for number, (name, line) in enumerate(lines(names)):
            for person in (people[number % len(people)],) if line else people:
                await take(person, await person.types(f"/{name} {line}".strip()), name, 0)
            await press_all()
        await app.drain()
        found += [("post", post.message, 0) for post in chat.posts.values()]
        await press_all()
        assert set(index.BUTTONS) - RARE <= {kind.partition(":")[0] for _, kind in pressed}
