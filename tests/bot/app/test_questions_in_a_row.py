"""Who is asked two things in a row has settled the first one, and has a whole turn's time for the second."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.play import turns
from bot.app.play.tables import load
from rules.core import match as matches
from rules.core import scenario
from rules.core.match import Moved
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, seat_down, table_at
from tests.bot.app.outside import Hours

HOUR = 3600.0
FESTIVAL = """
title: P0 has a palace where a festival can be held, and P1 a card for it
game: java
seats: 2

set land J8 = three c
set land J9 = three f
set land K9 = three d
set land I9 = three b
set palace I9 = 6 white
set developer J8 = P0
set developer J9 = P1
set card = P
set hand P0 = P DP P
set hand P1 = MP P
set discards = -
set turn = P0
"""


@asynccontextmanager
async def two_at_java(folder: Path, hours: Hours) -> AsyncIterator[tuple[App, Chat, Person, Person]]:
    """A table for two with two days for a turn; the host of the festival comes first."""
    async with open_app(folder, hours) as (app, chat):
        host, guest = await seat_down(app, chat, "java", "Ann", "Bob", options="pace=2d")
        course = scenario.begin(scenario.parse(FESTIVAL))
        for line, _ in scenario.in_order(scenario.parse(FESTIVAL)):
            course.take(line)
        async with app.store.write() as tx:
            playing = await load(tx, await table_at(app))
            there = matches.from_state(playing.game, playing.match.header, course.match.state)
            await turns.go_back(tx, playing, Moved(match=there, entries=()), {}, hours.at, "")
        await app.drain()
        yield app, chat, host, guest


async def give(host: Person) -> None:
    """Lets the host give a festival, in which the other one may go on, who is also next to play."""
    await host.types("/move place rice J5; festival I9 P DP")
    assert "Sent" in await host.presses("Done")


async def time_passes(app: App, hours: Hours, seconds: float) -> None:
    hours.at += seconds
    await Timekeeper(app.store, hours, lambda: None).tick()
    await app.drain()


async def test_after_the_last_pass_of_a_festival_the_own_turn_has_two_whole_days(tmp_path: Path) -> None:
    hours = Hours()
    async with two_at_java(tmp_path, hours) as (app, _, host, guest):
        await give(host)
        await time_passes(app, hours, 10 * HOUR)
        answer = await guest.types("/move pass")
        assert "Sent: pass" in answer
        assert "Due in 2 days." in answer
        await time_passes(app, hours, 47 * HOUR)
        assert "It is not your turn" not in await guest.types("/move place rice J6")


async def test_the_others_see_at_once_how_a_festival_ended(tmp_path: Path) -> None:
    async with two_at_java(tmp_path, Hours()) as (_, chat, host, guest):
        await give(host)
        before = len(chat.posts)
        await guest.types("/move pass")
        assert len(chat.posts) == before + 1
        assert "Due in 2 days." in chat.said[-1]
        assert "passes" in chat.said[-1]
        assert "festival" in chat.said[-1]


async def test_who_has_just_passed_is_not_called_to_the_own_turn(tmp_path: Path) -> None:
    async with two_at_java(tmp_path, Hours()) as (_, chat, host, guest):
        await give(host)
        await guest.types("/move pass")
        assert mentions(chat.last) == []
        assert "Undo" not in labels(guest.seen[-1])


async def test_a_time_out_in_a_festival_leaves_the_own_turn_to_its_player(tmp_path: Path) -> None:
    hours = Hours()
    async with two_at_java(tmp_path, hours) as (app, chat, host, guest):
        await give(host)
        await time_passes(app, hours, 48 * HOUR)
        assert "time is up" in chat.said[-1]
        assert mentions(chat.last) == [guest.actor.user]
        assert "Due in 2 days." in chat.said[-1]
        posts = len(chat.posts)
        await time_passes(app, hours, 40 * HOUR)
        assert len([post for post in chat.posts.values() if "time is up" in str(post.message.text)]) == 1
        assert len(chat.posts) - posts <= 1, "nothing but a reminder"
        assert "It is not your turn" not in await guest.types("/move place rice J6")


async def test_what_an_order_has_passed_is_passed_and_saves_the_waiting(tmp_path: Path) -> None:
    async with two_at_java(tmp_path, Hours()) as (_, chat, host, guest):
        assert "Order given" in await guest.types("/orders pass all")
        await give(host)
        assert mentions(chat.last) == [guest.actor.user], "called to the own turn"
        assert "Due in 2 days." in chat.said[-1]
        assert "nothing you could take back" in (await guest.types("/undo")).lower()
