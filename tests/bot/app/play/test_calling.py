"""Tests of whom posts call: nobody who is asleep, away, or wants to hear of all tables once a day."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import bot.app
from bot.app import App
from bot.app.speech.messages import Post, TryLater
from bot.app.speech.text import as_plain
from tests.bot.app.beside.test_timekeeper import keeper
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, press_of
from tests.bot.app.outside import Hours

NIGHT = datetime(2026, 1, 10, 23, 0, tzinfo=UTC).timestamp()
HOUR, DAY = 3600.0, 24 * 3600.0


@asynccontextmanager
async def at_night(folder: Path) -> AsyncIterator[tuple[App, Chat, Hours, list[Person]]]:
    """Lets four gather at 23:00: of these Ann and Dan are awake, Bob is asleep, and Cid is called once a day."""
    hours = Hours(NIGHT)
    async with open_app(folder, hours) as (app, chat):
        people = [Person(app, name) for name in ("Ann", "Bob", "Cid", "Dan")]
        await people[1].types("/timezone Europe/London")
        assert "Your hours" in await people[1].types("/hours 8-22")
        await people[2].types("/calls daily")
        yield app, chat, hours, people


async def sit_down(chat: Chat, people: list[Person], options: str = "") -> None:
    await people[0].types(f"/new toy seats={len(people)} {options}")
    for person in people[1:]:
        await person.presses_data(press_of(chat.lobby, "join"))


async def vote(chat: Chat, people: list[Person], matter: str) -> None:
    """Lets Ann propose something, in a post that names all others, and all agree."""
    await people[0].types(f"/vote {matter}")
    proposal = chat.last
    assert all(person.name in chat.said[-1] for person in people)
    for person in people[1:]:
        await person.presses("Agree", proposal)


def called(chat: Chat) -> set[str]:
    return {user for post in chat.delivered for user in mentions(post.message)}


async def test_no_post_of_any_kind_calls_who_is_asleep_or_wants_to_hear_once_a_day(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, people):
        await sit_down(chat, people[1:3], "pace=12h late=vote")
        assert "is full" in chat.said[-1] and "Bob" in chat.said[-1]
        await people[1].types("/close")
        await people[1].presses(labels(people[1].seen[-1])[0])
        await sit_down(chat, people, "pace=12h late=vote")
        await people[0].types("/start")
        for matter in ("pause", "resume", "pause"):
            await vote(chat, people, matter)
        hours.at += 7 * DAY
        await keeper(app, hours).tick()
        await app.drain()
        assert "Shall the game go on?" in chat.said[-1]
        await vote(chat, people, "end")
        assert "ended" in chat.said[-1] and "Bob" in chat.said[-1]
        await people[0].presses("Rematch", chat.last)
        assert "Bob" in chat.said[-1]
        assert called(chat) == {"u-ann", "u-dan"}


async def test_whose_time_is_up_is_not_called_who_wants_to_hear_once_a_day(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, people):
        await sit_down(chat, people[2:], "pace=1h late=vote")
        await people[2].types("/start")
        if (await playing_at(app)).names[(await playing_at(app)).match.awaited[0]] != "Cid":
            await people[3].ends()
        hours.at += 3601
        await keeper(app, hours).tick()
        await app.drain()
        assert any("Cid, your time at table" in said for said in chat.said)
        assert "u-cid" not in called(chat)


def test_a_name_that_notifies_is_made_in_one_place_alone() -> None:
    folder = Path(bot.app.__file__).parent
    making = re.compile(r"\bmention\(|\"mention\"")
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if making.search(path.read_text())}
    assert found == {"play/calling.py", "speech/language.py", "speech/text.py", "speech/messages.py"}


async def test_a_post_that_waited_into_the_night_calls_in_the_morning_instead(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, (ann, bob, _, dan)):
        hours.at -= 2 * HOUR
        await sit_down(chat, [ann, bob, dan], "votes=majority")
        await ann.types("/start")
        chat.before = wait
        await ann.types("/vote pause")
        chat.before = lambda post: None
        called_before, told = called(chat), len(chat.told)
        hours.at += 3 * HOUR
        await app.drain()
        assert "Bob" in chat.said[-1] and "do you agree?" in chat.said[-1]
        assert "u-bob" not in mentions(chat.last) and "u-dan" in mentions(chat.last)
        assert called_before <= {"u-ann", "u-bob", "u-dan"} and len(chat.told) == told
        hours.at = NIGHT + 9 * HOUR + 60
        await keeper(app, hours).tick()
        await app.drain()
        assert [user for user, said in chat.told[told:] if "do you agree?" in as_plain(said.text)] == ["u-bob"]


async def test_a_call_that_waited_into_the_night_comes_with_the_board_in_the_morning(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, (ann, bob, _, _)):
        hours.at -= 2 * HOUR
        await sit_down(chat, [ann, bob])
        await ann.types("/start")
        first = next(person for person in (ann, bob) if f"{person.name}, it is your turn" in chat.said[-1])
        if first is bob:
            await bob.ends()
        chat.before = wait
        await ann.ends()
        await app.drain()
        chat.before = lambda post: None
        hours.at += 3 * HOUR
        await app.drain()
        assert "u-bob" not in mentions(chat.last)
        hours.at = NIGHT + 9 * HOUR + 60
        await keeper(app, hours).tick()
        await app.drain()
        assert "Bob, it is your turn" in chat.said[-1]
        assert "u-bob" in mentions(chat.last) and chat.last.picture is not None


def wait(post: Post) -> None:
    raise TryLater("the channel is flooded", 60.0)
