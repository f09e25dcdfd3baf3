"""What is as people on Discord know it: greetings, languages, times, menus; and a bot that is started on its own."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from bot.app import App, create_app
from bot.app.speech.reports import Found, Heard, Lost, Report
from bot.chat_discord import create_bot
from storage.lock import hold
from storage.store import open_store
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import (
    Person,
    boards,
    bot_at,
    lobbies,
    pressables,
    seat_down,
    settings,
    table_at,
)
from tests.waiting import PATIENCE

ARCHITECTURE = Path(__file__).parents[3] / "docs" / "decisions" / "discord.md"


async def test_a_bot_on_its_own_runs_by_the_lines_that_the_documentation_gives(tmp_path: Path) -> None:
    lines = "bot = create_bot(create_app(settings))\nawait bot.start(settings.discord_token)\n"
    assert f"```python\n{lines}```" in ARCHITECTURE.read_text("utf-8")
    async with Discord().running() as world:
        chosen = settings(world, tmp_path / "new")
        bot = create_bot(create_app(chosen))
        running = asyncio.create_task(bot.start(chosen.discord_token))
        assert "is open" in await Person(world, "Ann").types("/new toy")
        await bot.close()
        await running
    with hold(chosen.file):
        assert chosen.file.exists(), "made, and let go at the end"


async def test_in_a_private_conversation_one_may_practise_or_take_the_bot_to_a_server(world: Discord, app: App) -> None:
    ann = Person(world, "Ann")
    ann.channel = world.direct(ann.user)
    assert "Nobody could join a table here" in await ann.types("/new toy")
    links = [one["url"] for one in ann.answer.now.components if one.get("url")]
    assert len(links) == 1
    assert f"client_id={world.me.id}" in links[0]
    async with app.store.read() as tx:
        assert not await tx.tables.everywhere(("lobby", "running"))
    assert "all its seats are yours" in await ann.presses("Before the Frost: play all seats")
    await app.drain()
    assert "has begun" in await ann.types("/start")


async def test_a_server_that_takes_the_bot_is_greeted_once_in_its_system_channel(tmp_path: Path) -> None:
    async with Discord().running() as world:
        world.channel("attic")
        world.system = world.channel("lounge").id
        async with bot_at(world, tmp_path):
            assert world.posts() == [], "nobody is greeted at a start"
            await world.kick_bot()
            await world.invite_bot()
            await world.until(lambda: bool(world.posts()))
            (greeting,) = world.posts()
            assert greeting.channel == world.system
            assert "Tikal" in greeting.now.text
            assert [label for label, _, _ in pressables(greeting)] == ["New game", "How to play"]
            ann = Person(world, "Ann")
            ann.channel = world.channels[world.system]
            assert "Open a table with" in await ann.presses("How to play", greeting)
            assert "Which game" in await ann.presses("New game", greeting)
            assert "is open" in await ann.presses("Before the Frost")
            await world.until(lambda: bool(lobbies(world)))  # as soon as the bot has learnt that it may post here again
            assert lobbies(world)[-1].channel == world.system


async def test_nothing_stands_still_though_a_removal_was_noted_only_after_the_bot_was_back(tmp_path: Path) -> None:
    async with Discord().running() as world:
        world.system = world.channel("lounge").id
        async with bot_at(world, tmp_path) as app:
            note, noted, back = app.note, asyncio.Event(), asyncio.Event()

            async def late(report: Report) -> None:
                if isinstance(report, Lost):
                    await world.until(lambda: bool(world.posts()))
                await note(report)
                if isinstance(report, Lost):
                    noted.set()
                elif isinstance(report, Found) and noted.is_set():
                    back.set()

            app.note = late  # type: ignore[method-assign]
            await world.kick_bot()
            await world.invite_bot()
            async with asyncio.timeout(PATIENCE):
                await back.wait()
            async with app.store.read() as tx:
                assert not await tx.outages.all()


async def test_that_a_server_was_lost_is_noted_though_the_bot_stops_meanwhile(tmp_path: Path) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            note, heard = app.note, asyncio.Event()

            async def slow(report: Report) -> None:
                if isinstance(report, Heard):
                    heard.set()
                await asyncio.sleep(0.1)
                await note(report)

            app.note = slow  # type: ignore[method-assign]
            await world.kick_bot()
            async with asyncio.timeout(PATIENCE):
                await heard.wait()
        async with open_store(app.settings.file, readonly=True) as store, store.read() as tx:
            assert [row.server for row in await tx.outages.all()] == [world.guild]


async def test_a_server_is_greeted_in_the_first_channel_where_the_bot_may_write_in_the_language_it_has_chosen(
    tmp_path: Path,
) -> None:
    async with Discord().running() as world:
        world.features, world.locale = ["COMMUNITY"], "cs"
        world.system = world.channel("lounge").id
        async with bot_at(world, tmp_path):
            await world.kick_bot()
            world.channels[world.system].forbidden.add("send_messages")
            await world.invite_bot()
            await world.until(lambda: bool(world.posts()))
            (greeting,) = world.posts()
            assert greeting.channel == world.hall.id
            assert "Nová hra" in greeting.now.text


async def test_tables_speak_the_language_that_their_server_has_chosen(tmp_path: Path) -> None:
    async with Discord().running() as world:
        world.features, world.locale = ["COMMUNITY"], "cs"
        async with bot_at(world, tmp_path) as app:
            await Person(world, "Ann").types("/new toy")
            assert (await table_at(app)).language == "cs"


async def test_a_server_that_could_not_choose_its_language_has_that_of_the_installation(tmp_path: Path) -> None:
    async with Discord().running() as world, bot_at(world, tmp_path, language="cs") as app:
        await Person(world, "Ann").types("/new toy")
        assert (await table_at(app)).language == "cs"


async def test_when_a_time_is_up_is_shown_as_time_passes(world: Discord, app: App) -> None:
    await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"), options="pace=2d")
    (at,) = re.findall(r"Due <t:(\d+):R>\.", boards(world)[-1].now.text)
    assert abs(int(at) - app.clock.now() - 2 * 86400) < 3600


async def test_the_menu_of_a_post_shows_the_board_as_it_stood_after_it(world: Discord, app: App) -> None:
    first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    opening = boards(world)[-1]
    await first.types("/move end")
    await app.drain()
    turn = boards(world)[-1]
    eve = Person(world, "Eve")
    for person, post, entry in ((eve, opening, 0), (second, turn, 1), (first, opening, 0)):
        shown = (await world.menu(person.user, post, "Board after this")).original
        assert shown is not None
        assert shown.only == person.user.id
        assert f"After step {entry} of 1" in shown.now.text
    lobby = lobbies(world)[0]
    refused = (await world.menu(eve.user, lobby, "Board after this")).original
    assert refused is not None
    assert "shows no board" in refused.now.text
