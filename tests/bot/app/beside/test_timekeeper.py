"""Time-outs: a seat whose time runs out is answered for, and time that the bot slept is charged to nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import PATIENCE, PORTION, Timekeeper, give_back, give_back_downtime
from bot.app.play import votes
from bot.app.play.reach import AT_ONCE
from bot.app.play.votes import Vote
from bot.app.speech.messages import Post, TryLater
from rules.core import codec
from storage.rows import AwaitedRow, SeatRow, VoteRow
from tests import waiting
from tests.bot.app.chat import Chat, Person, open_app, seat_down, table_at
from tests.bot.app.outside import Hours

DAY = 86400.0


def keeper(app: App, hours: Hours) -> Timekeeper:
    return Timekeeper(app.store, hours, lambda: None)


@asynccontextmanager
async def a_game(folder: Path, hours: Hours, pace: str = "1d") -> AsyncIterator[tuple[App, Chat, Person, Person]]:
    """A game of two with a pace; whoever begins comes first."""
    async with open_app(folder, hours) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await ann.types(f"/new tikal pace={pace}")
        await bob.presses("Join", chat.last)
        await ann.types("/start")
        first, second = (ann, bob) if "Ann, it is your turn" in chat.said[-1] else (bob, ann)
        yield app, chat, first, second


@pytest.mark.parametrize("steps", range(4))
async def test_the_bot_stops_at_once_though_something_comes_up_in_that_moment(
    app: App, hours: Hours, steps: int
) -> None:
    timekeeper = keeper(app, hours)
    await timekeeper.start()
    await asyncio.sleep(0.1)
    timekeeper.wake()
    for _ in range(steps):
        await asyncio.sleep(0)
    stopping = asyncio.create_task(timekeeper.stop())
    done, _ = await asyncio.wait({stopping}, timeout=waiting.PATIENCE)
    assert done


async def test_the_call_tells_how_much_time_there_is(tmp_path: Path) -> None:
    async with a_game(tmp_path, Hours(), "2d") as (_, chat, _, _):
        assert "Due in 2 days." in chat.said[-1]


async def test_a_turn_whose_time_is_up_is_ended_and_the_next_player_is_called(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        hours.at += DAY - 1
        await keeper(app, hours).tick()
        assert await first.types("/move deploy 1 a5") != "", "a second is left"
        hours.at += 1
        await keeper(app, hours).tick()
        await app.drain()
        assert f"{first.actor.name}'s time is up" in chat.said[-1]
        assert f"{second.actor.name}, it is your turn" in chat.said[-1]


async def test_a_time_out_plays_on_from_the_draft(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        offered = await first.completes("/move place c4 ") or await first.completes("/move place c5 ")
        await first.types(f"/move {offered[0]}; deploy 2 a5")
        hours.at += DAY
        await keeper(app, hours).tick()
        await app.drain()
        assert "2 workers" in chat.said[-1]


async def test_who_has_left_something_for_being_late_is_answered_for_by_it(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy pace=1d", "Ann", "Bob")
    for person in people:
        await person.types("/move end")
    for person in people:
        assert "Order given: If I do not answer in time: bid up to" in await person.types("/orders late 9")
    hours.at += DAY
    await keeper(app, hours).tick()
    await app.drain()
    assert "is up" in chat.said[-1]
    assert "bids" in chat.said[-1]


async def test_without_a_pace_a_turn_takes_as_long_as_it_likes(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours, "none") as (app, chat, _, _):
        before = len(chat.posts)
        hours.at += 365 * DAY
        await keeper(app, hours).tick()
        await app.drain()
        assert len(chat.posts) == before
        assert "Due" not in chat.said[-1]


async def test_the_time_of_a_pause_is_given_back(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        host = Person(app, "Ann")
        hours.at += DAY / 2
        await host.types("/pause")
        hours.at += 3 * DAY
        await keeper(app, hours).tick()
        await host.types("/resume")
        hours.at += DAY / 2 - 1
        await keeper(app, hours).tick()
        await app.drain()
        assert not any("is up" in said for said in chat.said)
        hours.at += 1
        await keeper(app, hours).tick()
        await app.drain()
        assert "is up" in chat.said[-1]


async def test_time_that_the_bot_slept_is_charged_to_nobody(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours):
        hours.at += DAY / 2
    hours.at += 10 * DAY
    async with open_app(tmp_path, hours) as (app, chat):
        hours.at += DAY / 2 - 1
        await keeper(app, hours).tick()
        await app.drain()
        assert chat.said == []
        hours.at += 1
        await keeper(app, hours).tick()
        await app.drain()
        assert "is up" in chat.said[-1]


async def test_a_stop_without_warning_is_charged_to_nobody_either(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, _, _, _):
        alive = hours.at
    async with open_app(tmp_path, hours) as (app, _), app.store.write() as tx:
        await tx.installation.note_alive(alive)
        await give_back_downtime(tx, hours.at + 2 * DAY)
        assert await tx.awaited.next_deadline() == alive + 3 * DAY


async def test_a_lobby_where_nobody_comes_is_closed(app: App, chat: Chat, hours: Hours) -> None:
    await Person(app, "Ann").types("/new tikal")
    hours.at += PATIENCE + 1
    await keeper(app, hours).tick()
    await app.drain()
    assert "closed" in chat.said[-1]


@pytest.mark.usefixtures("trouble_is_expected")
async def test_what_is_due_at_a_damaged_table_holds_up_no_other(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours, "2d") as (app, chat, first, _):
        table = await table_at(app)
        async with app.store.write() as tx:
            await tx.tables.add(replace(table, id="damaged", name="Damaged"))
            row = await tx.matches.get(table.id)
            assert row is not None
            await tx.matches.add(replace(row, table="damaged", snapshot=b"?"))
            await tx.seats.put(SeatRow(table="damaged", seat=0, member=table.host, colour=0))
            await tx.awaited.set("damaged", [AwaitedRow(table="damaged", seat=0, since=0.0, deadline=1.0)])
            vote = Vote(stamp="a", by=0, entry=0, number=0, undone=1, until=2.0)
            await tx.votes.put(VoteRow(table="damaged", until=1.0, vote=codec.encode(vote)))
            await tx.votes.put(VoteRow(table=table.id, until=2.0, vote=codec.encode(vote)))
        hours.at += 2 * DAY
        await keeper(app, hours).tick()
        async with app.store.read() as tx:
            assert await tx.votes.get(table.id) is None
            assert [due.table for due in await tx.awaited.due(hours.at)] == ["damaged"]
        await app.drain()
        assert any(f"{first.actor.name}'s time is up" in said for said in chat.said)


HOUR, YEAR = 3600.0, 365 * DAY
JUMPS = (HOUR, 30 * HOUR, YEAR, -HOUR, -30 * HOUR, -YEAR)


async def seconds_left(app: App, hours: Hours) -> float | None:
    async with app.store.read() as tx:
        deadline = await tx.awaited.next_deadline()
    return None if deadline is None else deadline - hours.now()


@pytest.mark.usefixtures("trouble_is_expected")
@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_set_costs_nobody_a_turn_and_closes_no_lobby(
    app: App, chat: Chat, hours: Hours, jump: float
) -> None:
    people = await seat_down(app, chat, "toy pace=1d", "Ann", "Bob")
    await people[0].types("/new toy")
    hours.at += DAY - 60
    hours.wrong += jump
    assert await seconds_left(app, hours) == 60, "it is not followed before all is dated anew"
    await keeper(app, hours).tick()
    await app.drain()
    assert hours.now() == hours.wall()
    assert await seconds_left(app, hours) == 60
    assert not any("is up" in said or "closed" in said for said in chat.said)
    hours.at += 60
    await keeper(app, hours).tick()
    await app.drain()
    assert "is up" in chat.said[-1]


@pytest.mark.usefixtures("trouble_is_expected")
@pytest.mark.parametrize(
    ("before", "started", "then"),
    [
        (0.0, -30 * HOUR, 0.0),  # off for 30 hours, started with a stale clock, set right
        (0.0, YEAR, 0.0),  # started a year ahead, set right
        (YEAR, 0.0, 0.0),  # ahead when it was stopped, set right while it was off
        (-30 * HOUR, YEAR, HOUR),  # never right at all
    ],
)
async def test_a_clock_that_is_wrong_over_a_restart_costs_nobody_a_turn(
    tmp_path: Path, before: float, started: float, then: float
) -> None:
    hours = Hours()
    hours.wrong = before
    async with open_app(tmp_path, hours) as (app, chat):
        people = await seat_down(app, chat, "toy pace=1d", "Ann", "Bob")
        await people[0].types("/new toy")
        hours.at += DAY - 60
    hours.at += 30 * HOUR
    hours.wrong = started
    async with open_app(tmp_path, hours) as (app, chat):
        await keeper(app, hours).tick()
        hours.wrong = then
        await keeper(app, hours).tick()
        await app.drain()
        assert chat.said == []
        assert await seconds_left(app, hours) == 60
        async with app.store.read() as tx:
            assert len(await tx.tables.everywhere(["lobby"])) == 1


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_post_that_waits_is_not_kept_by_a_clock_that_was_ahead(tmp_path: Path) -> None:
    def too_fast(post: Post) -> None:
        raise TryLater("too fast", 60)

    hours = Hours()
    hours.wrong = YEAR
    async with open_app(tmp_path, hours) as (app, chat):
        chat.before = too_fast
        await Person(app, "Ann").types("/new toy")
        hours.wrong = 0.0
        await keeper(app, hours).tick()
        chat.before = lambda post: None
        hours.at += 60
        await app.drain()
        assert len(chat.said) == 1


async def test_an_event_is_known_when_it_comes_again_after_the_clock_was_set(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours) as (app, _):
        await Person(app, "Ann").types("/new toy", event="once")
    hours.wrong = YEAR
    async with open_app(tmp_path, hours) as (app, _):
        await Person(app, "Bob").types("/language cs")
        assert "is open" in await Person(app, "Ann").types("/new toy", event="once")
        async with app.store.read() as tx:
            assert len(await tx.tables.everywhere(["lobby"])) == 1


async def test_a_vote_keeps_the_time_that_was_given_back_to_it(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    table = (await table_at(app)).id
    vote = Vote(stamp="a", by=0, entry=0, number=0, undone=1, until=2.0)
    async with app.store.write() as tx:
        await tx.votes.put(VoteRow(table=table, until=2.0, vote=codec.encode(vote)))
        await give_back(tx, 0.0, DAY)
        found = await votes.of(tx, table)
    assert found is not None
    assert found.until == DAY + 2


@pytest.mark.usefixtures("trouble_is_expected")
async def test_much_that_is_due_at_once_is_done_in_portions_damaged_lobbies_or_not(app: App, hours: Hours) -> None:
    await Person(app, "Ann").types("/new toy")
    lobby = await table_at(app)
    async with app.store.write() as tx:
        for number in range(PORTION + 2):
            damaged = {"options": "?"} if number < PORTION else {}
            await tx.tables.add(replace(lobby, id=f"t{number:03}", name=f"T-{number}", **damaged))
    hours.at += PATIENCE + 1
    one = keeper(app, hours)
    assert await one.tick() < 1, "there is more"
    await one.tick()
    async with app.store.read() as tx:
        assert len(await tx.tables.everywhere(["lobby"])) == PORTION
    assert await one.tick() > 1, "what cannot be done is tried again after a while"


@pytest.mark.usefixtures("trouble_is_expected")
async def test_after_a_jump_of_the_clock_many_tables_go_on_in_portions_each_with_its_time(
    app: App, chat: Chat, hours: Hours
) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
    table = await table_at(app)
    async with app.store.write() as tx:
        (row,), seats = await tx.awaited.of(table.id), await tx.seats.of(table.id)
        for number in range(3 * AT_ONCE):
            await tx.tables.add(replace(table, id=f"t{number:03}", name=f"T-{number}"))
            for seat in seats:
                await tx.seats.put(replace(seat, table=f"t{number:03}"))
            await tx.awaited.set(f"t{number:03}", [replace(row, table=f"t{number:03}")])
    assert row.deadline is not None
    one = keeper(app, hours)
    hours.wrong = 9 * 3600.0
    still = []
    for _ in range(3):
        await one.tick()
        async with app.store.read() as tx:
            still.append(sum(one.still is not None for one in await tx.tables.running()))
    assert still == [AT_ONCE + 1, 1, 0], "two portions as the clock is followed, and then one at a time"
    async with app.store.read() as tx:
        for id in (table.id, *(f"t{number:03}" for number in range(3 * AT_ONCE))):
            assert [one.deadline for one in await tx.awaited.of(id)] == [row.deadline + 9 * 3600.0]
