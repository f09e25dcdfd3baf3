"""Discord away for days, the bot removed, a channel hidden or deleted: no turn is lost, one call that holds follows."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.chat_discord.events import PLATFORM
from bot.chat_discord.messenger import DiscordMessenger
from tests.bot.app.outside import HOUR, Hours, pass_by
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, by_id, playing_at, seat_down, server
from tests.bot.chat_discord.test_failures import MESSAGES, hurried
from tests.bot.chat_discord.world import Posted

__all__ = ["hurried"]

DAY = 24 * HOUR

pytestmark = pytest.mark.usefixtures("trouble_is_expected")


@asynccontextmanager
async def a_game(folder: Path, **given: Any) -> AsyncIterator[tuple[Discord, App, Hours, Person, Person]]:
    """A game of two with a day for a turn, for two hours; whoever is awaited comes first."""
    hours = Hours(at=time.time())
    async with server(folder, clock=hours, **given) as (world, app):
        people = [Person(world, "Ann"), Person(world, "Bob")]
        people = await seat_down(world, app, "toy", *people, options="pace=1d")
        (seat,) = (await playing_at(app)).match.awaited
        first, second = people[seat], people[1 - seat]
        for person in people:
            await person.types("/timezone UTC")
        await pass_by(app, hours, 2 * HOUR)
        yield world, app, hours, first, second


def since(world: Discord, person: Person, before: int) -> list[Posted]:
    """Returns what a member sees that was posted or told unasked since then."""
    return [m for m in list(world.messages.values())[before:] if not m.only and world.sees(person.user, m)]


def calling(posts: list[Posted], person: Person) -> list[Posted]:
    """Returns what of it calls the member."""
    return [post for post in posts if person.user.id in post.mentions]


def told_to_play(world: Discord, person: Person, before: int) -> list[Posted]:
    """Returns where a member was told in private since then that the turn waits, as does its clock."""
    direct = world.direct(person.user).id
    told = [post for post in since(world, person, before) if post.channel == direct]
    return [post for post in told if "it is your turn at table" in post.now.text and "stands still" in post.now.text]


def due(post: Posted) -> float:
    """Returns until when the one who is called has time."""
    (moment,) = re.findall(r"Due <t:(\d+):R>", post.now.text)
    return float(moment)


def listens(app: App) -> bool:
    """Says whether the bot believes that it is connected."""
    messenger = app.messengers[PLATFORM]
    assert isinstance(messenger, DiscordMessenger)
    return messenger.listens()


async def go_away(world: Discord, app: App) -> None:
    """Lets Discord not answer any more."""
    await world.hang_up()
    await world.until(lambda: not listens(app))


async def come_back(world: Discord, app: App) -> None:
    await world.listen()
    await world._connected()
    await world.until(lambda: listens(app))


async def entries(app: App) -> int:
    return (await playing_at(app)).match.entries


async def test_an_outage_of_a_hundred_hours_costs_no_turn_and_ends_with_one_call_that_holds(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        broken = world.fail("POST", MESSAGES, 503, times=10**6)
        assert "Sent: `end`" in await first.types("/move end")
        played, before = await entries(app), len(world.messages)
        await go_away(world, app)
        await pass_by(app, hours, 100 * HOUR)
        assert await entries(app) == played
        broken.times = 0
        await come_back(world, app)
        await pass_by(app, hours, 90.0, 30.0)
        seen = since(world, second, before)
        (call,) = calling(seen, second)
        assert call is seen[-1] and "The table goes on" in call.now.text
        assert due(call) == pytest.approx(hours.at + DAY, abs=120)
        assert any(f"{first.name}" in post.now.text for post in seen), "what was played before is told"
        assert not calling(since(world, first, before), first)
        await pass_by(app, hours, 10 * HOUR)
        assert await entries(app) == played and len(calling(since(world, second, before), second)) == 1
        assert "Sent: `end`" in await second.types("/move end")


async def test_who_was_called_before_the_outage_is_called_anew_with_the_time_that_was_left(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        played, before = await entries(app), len(world.messages)
        await go_away(world, app)
        await pass_by(app, hours, 100 * HOUR)
        await come_back(world, app)
        await pass_by(app, hours, 90.0, 30.0)
        assert await entries(app) == played
        (call,) = calling(since(world, first, before), first)
        assert due(call) == pytest.approx(hours.at + 22 * HOUR, abs=300)
        assert not calling(since(world, second, before), second)


async def test_who_is_awaited_on_a_server_that_takes_the_bot_back_after_three_days_has_all_the_time(
    tmp_path: Path,
) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        played, before = await entries(app), len(world.messages)
        await world.kick_bot()
        await world.until(lambda: bool(told_to_play(world, first, before)))
        await pass_by(app, hours, 3 * DAY)
        assert len(told_to_play(world, first, before)) == 1
        before = len(world.messages)
        await world.invite_bot()
        await world.until(lambda: bool(calling(since(world, first, before), first)))
        await pass_by(app, hours, HOUR)
        assert await entries(app) == played
        (call,) = calling(since(world, first, before), first)
        assert due(call) == pytest.approx(hours.at + 21 * HOUR, abs=300)
        assert not calling(since(world, second, before), second)


async def a_server_goes(world: Discord, app: App, *, with_the_connection: bool = False) -> None:
    """Lets Discord serve the server no more, though the bot connects to it, and waits until the bot knows."""
    before = len(world.messages)
    if with_the_connection:
        world.serves_the_server = False
        await world.drop(resumable=False)
    else:
        await world.outage()
    await world.until(lambda: bool(app.running.reach._silent or len(world.messages) > before))


@pytest.mark.parametrize("with_the_connection", [False, True])
async def test_an_outage_of_a_server_at_discord_costs_no_turn_and_tells_no_host_that_its_channel_is_gone(
    tmp_path: Path, with_the_connection: bool
) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        played, before = await entries(app), len(world.messages)
        await a_server_goes(world, app, with_the_connection=with_the_connection)
        await pass_by(app, hours, 2 * DAY)
        assert await entries(app) == played and len(told_to_play(world, first, before)) == 1
        told = [post.now.text for person in (first, second) for post in since(world, person, before)]
        assert not [text for text in told if "its channel is gone" in text]
        before = len(world.messages)
        await world.outage_ends()
        await world.until(lambda: bool(calling(since(world, first, before), first)))
        await pass_by(app, hours, HOUR)
        assert await entries(app) == played
        (call,) = calling(since(world, first, before), first)
        assert due(call) == pytest.approx(hours.at + 21 * HOUR, abs=300)


async def test_nobody_hears_of_a_server_that_discord_cannot_serve_for_half_a_minute(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, _):
        before = len(world.messages)
        await a_server_goes(world, app)
        await pass_by(app, hours, 30.0, 5.0)
        await world.outage_ends()
        await world.until(lambda: not app.running.reach._silent)
        await pass_by(app, hours, 5 * 60.0, 30.0)
        assert not since(world, first, before)


@pytest.mark.parametrize("is_told", [True, False], ids=["told of", "not told of"])
async def test_who_moves_in_a_channel_that_was_hidden_reads_that_it_counts_and_the_table_stands_still(
    tmp_path: Path, is_told: bool
) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        before = len(world.messages)
        world.hall.forbidden.add("view_channel")
        if is_told:
            await world.dispatch("CHANNEL_UPDATE", world.hall.payload(world.guild))
        said = await first.types("/move end")
        assert "Sent: `end`" in said and "stands still" in said
        played = await entries(app)
        await pass_by(app, hours, 3 * DAY)
        assert len(told_to_play(world, second, before)) == 1
        before = len(world.messages)
        world.hall.forbidden.clear()
        if is_told:
            await world.dispatch("CHANNEL_UPDATE", world.hall.payload(world.guild))
        else:
            await pass_by(app, hours, HOUR + 60.0)
        await world.until(lambda: bool(calling(since(world, second, before), second)))
        await pass_by(app, hours, 10 * HOUR)
        assert await entries(app) == played
        (call,) = calling(since(world, second, before), second)
        assert due(call) == pytest.approx(hours.at + 14 * HOUR, abs=300)


async def test_who_moves_in_private_while_the_channel_is_hidden_reads_it_too(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, _):
        before = len(world.messages)
        world.hall.forbidden.add("view_channel")
        first.channel = world.direct(first.user)
        assert "Sent: `end`" in await first.types("/move end")
        await pass_by(app, hours, 60.0, 30.0)
        told = [m.now.text for m in since(world, first, before) if m.channel == first.channel.id]
        assert [one for one in told if "What you have played at table" in one and "stands still" in one]


async def test_a_table_whose_channel_was_deleted_stands_still_until_its_host_takes_it_elsewhere(
    tmp_path: Path,
) -> None:
    async with a_game(tmp_path) as (world, app, hours, first, second):
        played, before = await entries(app), len(world.messages)
        host = by_id([first, second], next(user for user in world.users.values() if user.name == "Ann"))
        for thread in world.threads():
            await world.delete_channel(thread)
        await world.delete_channel(world.hall)
        await world.until(lambda: bool(told_to_play(world, first, before)))
        await pass_by(app, hours, 3 * DAY)
        assert await entries(app) == played and len(told_to_play(world, first, before)) == 1
        before = len(world.messages)
        host.channel = world.channel("den")
        await world.dispatch("CHANNEL_CREATE", host.channel.payload(world.guild))
        assert "is now here" in (said := await host.types("/here")) or "goes on here" in said
        await app.drain()
        (call,) = calling(since(world, first, before), first)
        assert due(call) == pytest.approx(hours.at + 22 * HOUR, abs=300)


async def a_shard_goes(world: Discord, app: App, shard: int) -> None:
    """Takes one of the connections away, and waits until the bot knows."""
    await world.shard_goes(shard)
    await world.until(lambda: bool(app.running.reach._silent))


def shard_of(world: Discord) -> int:
    """Returns by which of two connections the bot hears of the server."""
    return (int(world.guild) >> 22) % 2


async def test_a_server_whose_connection_is_down_stands_still_though_another_connection_is_open(tmp_path: Path) -> None:
    async with a_game(tmp_path, discord_shards=2) as (world, app, hours, first, second):
        played, before = await entries(app), len(world.messages)
        await a_shard_goes(world, app, shard_of(world))
        await pass_by(app, hours, 100 * HOUR)
        assert await entries(app) == played
        assert len(told_to_play(world, first, before)) == 1
        direct = [world.direct(person.user).id for person in (first, second)]
        assert not [m for m in world.messages.values() if m.channel in direct and "its channel is gone" in m.now.text]
        before = len(world.messages)
        world.shard_returns(shard_of(world))
        await world._connected()
        await world.until(lambda: bool(calling(since(world, first, before), first)))
        await pass_by(app, hours, HOUR)
        assert await entries(app) == played
        (call,) = calling(since(world, first, before), first)
        assert due(call) == pytest.approx(hours.at + 21 * HOUR, abs=300)
        assert not calling(since(world, second, before), second)
        assert "Sent: `end`" in await first.types("/move end")


async def test_a_server_whose_connection_is_open_plays_on_while_another_is_down(tmp_path: Path) -> None:
    async with a_game(tmp_path, discord_shards=2) as (world, app, hours, first, _):
        played = await entries(app)
        await a_shard_goes(world, app, 1 - shard_of(world))
        await pass_by(app, hours, HOUR, 60.0)
        assert "Sent: `end`" in await first.types("/move end")
        await pass_by(app, hours, 2 * DAY)
        assert await entries(app) > played + 1, "time runs, and is up"


async def test_a_connection_that_is_made_anew_at_once_costs_and_tells_nobody_anything(tmp_path: Path) -> None:
    async with a_game(tmp_path, discord_shards=2) as (world, app, hours, first, _):
        before = len(world.messages)
        await a_shard_goes(world, app, shard_of(world))
        await pass_by(app, hours, 45.0, 5.0)
        world.shard_returns(shard_of(world))
        await world._connected()
        await pass_by(app, hours, 5 * 60.0, 30.0)
        assert not since(world, first, before)
        assert "stands still" not in await first.types("/mygames")


async def test_nobodys_time_is_up_while_a_connection_may_be_down_for_a_moment_only(tmp_path: Path) -> None:
    async with a_game(tmp_path, discord_shards=2) as (world, app, hours, *_):
        played = await entries(app)
        await pass_by(app, hours, 22 * HOUR - 20.0)
        await a_shard_goes(world, app, shard_of(world))
        await pass_by(app, hours, 40.0, 5.0)
        assert await entries(app) == played
        world.shard_returns(shard_of(world))
        await world._connected()
        await world.until(lambda: not app.running.reach._silent)
        await pass_by(app, hours, 60.0, 20.0)
        assert await entries(app) > played
