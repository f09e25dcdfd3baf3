"""How members are called to their turns on Discord: by a mention, or in a direct message where they want that."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from tests.bot.app.outside import Hours
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, boards, can_press, playing_at, seat_down, server


async def test_who_wants_it_is_called_in_a_direct_message_and_not_at_the_table(world: Discord, app: App) -> None:
    people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    first, second = people if (await playing_at(app)).match.awaited[0] == 0 else people[::-1]
    assert "in private" in await second.types("/calls private")
    await first.types("/move end")
    await app.drain()
    board = boards(world)[-1]
    assert second.user.id not in board.mentions and second.name in board.now.text
    there = world.direct(second.user).id
    told = [message for message in world.messages.values() if message.channel == there and not message.only]
    assert f"{second.name}, it is your turn" in told[-1].now.text.replace(f"<@{second.user.id}>", second.name)
    assert can_press(told[-1], "play")
    assert "you play" in await second.presses("Play", told[-1])
    assert len(told) == 1, "called once"


async def test_who_takes_no_direct_messages_is_called_at_the_table(world: Discord, app: App) -> None:
    people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    first, second = people if (await playing_at(app)).match.awaited[0] == 0 else people[::-1]
    await second.types("/calls private")
    second.user.closed = True
    await first.types("/move end")
    await app.drain()
    assert second.user.id in boards(world)[-1].mentions


async def test_a_post_makes_a_sound_where_it_calls_somebody_and_else_none(world: Discord, app: App) -> None:
    people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    first, second = people if (await playing_at(app)).match.awaited[0] == 0 else people[::-1]
    assert not boards(world)[-1].silent, "the start calls both"
    await second.types("/calls daily")
    await first.types("/move end")
    await app.drain()
    assert boards(world)[-1].mentions == [] and boards(world)[-1].silent


@pytest.mark.parametrize("wish", ["group", "private"])
async def test_who_is_back_from_a_holiday_is_called_with_the_board_which_stands_there_once(
    tmp_path: Path, wish: str
) -> None:
    hours = Hours(time.time())
    async with server(tmp_path, clock=hours) as (world, app):
        people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
        first, second = people if (await playing_at(app)).match.awaited[0] == 0 else people[::-1]
        await second.types(f"/calls {wish}")
        await second.types("/vacation 7")
        await first.types("/move end")
        await app.drain()
        standing = boards(world)
        assert standing[-1].mentions == []
        hours.at += 7200.0
        assert "it is your turn" in await second.types("/vacation end")
        await Timekeeper(app.store, hours, lambda: None).tick()
        await app.drain()
        *before, called = boards(world)
        assert before == standing[:-1], "it takes the place of the board that called nobody"
        there = world.direct(second.user).id
        told = [message for message in world.messages.values() if message.channel == there and not message.only]
        assert called.mentions == ([second.user.id] if wish == "group" else [])
        assert len(told) == (wish == "private")
        assert all("it is your turn" in one.now.text for one in (called, *told))
