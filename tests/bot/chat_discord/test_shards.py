"""Several processes are one bot: each keeps some of its connections to Discord, and serves the servers of those."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.serving import serving
from bot.app.outside import Clock
from bot.app.play.tables import load
from bot.app.speech.messages import Place, Unreached
from bot.chat_discord import DiscordChat, Shards
from bot.chat_discord import bot as discord_bot
from bot.chat_discord.throttle import ALL, SECOND, share
from bot.cli.watched import Meters, Watched
from storage.databases import at
from storage.leases import PARTS, parts_of
from storage.postgresql import _working
from tests.bot.app.outside import Hours, KnownLuck, pass_by
from tests.bot.chat_discord import gateway
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, Undrawn, settings
from tests.bot.chat_discord.world import Channel
from tests.postgresql import database

FOUR = 4


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets leases change hands in a twentieth of the time, and connections be begun in a tenth.

    Discord asks for much less there, so that half a second in which the machine does something else is not held
    against the bot.
    """
    monkeypatch.setattr("storage.working.BEAT", 0.05)
    monkeypatch.setattr(discord_bot, "IDENTIFY", discord_bot.IDENTIFY / 10)
    monkeypatch.setattr(gateway, "IDENTIFY", gateway.IDENTIFY / 200)


class Processes:
    """Processes of the bot, as far as one can be several."""

    def __init__(self, world: Discord, folder: Path, address: str) -> None:
        self._world = world
        self._folder = folder
        self._addresses = iter((address, f"{address}&port=5432", f"{address}&connect_timeout=9"))
        self._open: dict[App, AsyncExitStack] = {}
        self.count = FOUR
        self.chats: dict[App, list[DiscordChat]] = {}

    async def start(self, clock: Clock | None = None) -> App:
        address = next(self._addresses)
        stack = AsyncExitStack()
        parts = PARTS.union(parts_of("discord", self.count))
        stack.enter_context(at(address).join(parts, {"discord": self.count}))
        chosen = settings(self._world, self._folder, database=address, discord_shards=self.count)
        app = Undrawn(chosen, clock, KnownLuck())
        shards = Shards(app)
        chats = [DiscordChat(app, servers_come=0.01, shards=shards, number=number) for number in range(self.count)]
        await app.start()
        stack.push_async_callback(app.stop)
        await stack.enter_async_context(serving(chats, 0.01))
        self.chats[app] = chats
        self._open[app] = stack
        return app

    async def end(self, app: App) -> None:
        app.store.leases.leave()
        await self._open.pop(app).aclose()

    async def end_all(self) -> None:
        for app in list(self._open):
            await self.end(app)

    def kept(self) -> list[int]:
        """Returns how many connections each keeps by its leases."""
        held = [_working[str(app.settings.database)].held for app in self._open]
        return [len({lease.part for lease in leases}.intersection(parts_of("discord", self.count))) for leases in held]

    async def share(self, *kept: int) -> None:
        """Waits until each serves so many, and has all of them."""
        all_of_each = sorted(len(kept) * [*range(self.count)])
        await self._world.until(lambda: self.kept() == list(kept) and connected(self._world) == all_of_each)


def connected(world: Discord) -> list[int]:
    """Returns which connections there are, each as often as it is there."""
    return sorted(session.shard[0] for session in world.sessions if session.ready.is_set())


@pytest.fixture
def world_address() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture
async def world(world_address: str) -> AsyncIterator[Discord]:
    async with Discord().running() as world:
        yield world


@pytest.fixture
async def processes(world: Discord, tmp_path: Path, world_address: str) -> AsyncIterator[Processes]:
    found = Processes(world, tmp_path, world_address)
    yield found
    await found.end_all()


class Game:
    """Two who play on a server, each of whom must be called once for each turn."""

    def __init__(self, world: Discord, hall: Channel, *names: str) -> None:
        self.world = world
        self.hall = hall
        self.people = [Person(world, name) for name in names]
        for person in self.people:
            person.channel = hall
        self.called = 0

    async def begin(self) -> None:
        first, second = self.people
        assert "open" in await first.types("/new toy seats=2")
        await self.world.until(lambda: any(post.channel == self.hall.id for post in self.world.posts()))
        await second.types("/join")
        await self.is_called()  # to start
        await first.types("/start")
        await self.is_called()

    async def is_called(self) -> None:
        """Waits until somebody is called once more, and finds that it was once."""
        self.called += 1
        await self.world.until(lambda: self._calls() >= self.called)
        assert self._calls() == self.called

    async def play(self, app: App) -> None:
        """Lets whoever is awaited answer as if time were up, and waits for the call of the next."""
        async with app.store.read() as tx:
            (table,) = await tx.tables.in_place("discord", self.hall.id, ("running",))
            playing = await load(tx, table)
        match, seat = playing.match, playing.match.awaited[0]
        (mover,) = [person for person in self.people if person.name == playing.names[seat]]
        said = await mover.types(f"/move {match.game.format(match.game.default(match.state, seat))}")
        assert "Sent: " in said, said
        await self.is_called()

    def _calls(self) -> int:
        """Counts the posts by which anybody has been called in the channel or its threads."""
        there = {self.hall.id, *(thread.id for thread in self.world.threads() if thread.parent == self.hall.id)}
        posts = [*self.world.messages.values(), *self.world.removed]
        return sum(post.channel in there and bool(post.mentions) for post in posts)


@pytest.fixture
def games(world: Discord) -> list[Game]:
    """Games on two servers, each of which is heard by another connection."""
    return [
        Game(world, world.server("One", 1, FOUR), "Ann", "Bob"),
        Game(world, world.server("Three", 3, FOUR), "Cid", "Dora"),
    ]


async def play(games: list[Game], app: App) -> None:
    await asyncio.gather(*(game.play(app) for game in games))


async def test_members_of_servers_that_several_processes_hear_play_while_others_come_and_go(
    games: list[Game], processes: Processes
) -> None:
    first = await processes.start()
    await processes.share(4)
    second = await processes.start()
    await processes.share(2, 2)
    for game in games:
        await game.begin()
    await play(games, first)
    await processes.start()
    await processes.share(2, 1, 1)
    await play(games, first)
    await processes.end(first)
    await processes.share(2, 2)
    await play(games, second)
    async with second.store.read() as tx:
        assert await tx.outages.all() == (), "nobody takes the servers of others for lost"


@pytest.mark.long
async def test_a_process_is_ready_as_soon_as_it_can_take_over_any_connection(processes: Processes) -> None:
    await processes.start()
    await processes.share(4)
    second = await processes.start()
    watched = Watched(second, Meters())
    assert await watched._chats() == {"discord": False}
    await processes.share(2, 2)
    assert await watched._chats() == {"discord": True}


@pytest.mark.long(but={"1"})
@pytest.mark.parametrize(("count", "shares"), [(FOUR, (2, 2)), (1, (1, 0))])
async def test_what_is_typed_while_a_connection_goes_over_to_another_process_is_answered_once(
    games: list[Game], processes: Processes, count: int, shares: tuple[int, int]
) -> None:
    processes.count = count
    first = await processes.start()
    await processes.share(count)
    await games[1].begin()
    person, answers = games[1].people[0], list[str]()

    async def types() -> None:
        while True:
            answers.append(await person.types("/mygames"))

    typing = asyncio.create_task(types())
    await processes.start()
    await processes.share(*shares)
    await processes.end(first)
    await processes.share(count)
    known = len(answers)
    await games[1].world.until(lambda: len(answers) > known + 1)
    typing.cancel()
    assert all(games[1].hall.guild in answer for answer in answers)


async def test_commands_are_registered_once_and_are_there_to_click_on_everywhere(
    world: Discord, games: list[Game], processes: Processes
) -> None:
    await processes.start()
    await processes.share(4)
    await processes.start()
    await processes.share(2, 2)
    assert sum(request.startswith("PUT /applications/") for request in world.requests) == 1
    for game in games:
        assert world.mention("new") in await game.people[0].types("/help")


@pytest.mark.long
async def test_who_writes_in_private_is_answered_by_the_first_connection_wherever_it_is(
    world: Discord, games: list[Game], processes: Processes
) -> None:
    first = await processes.start()
    await processes.share(4)
    second = await processes.start()
    await processes.share(2, 2)
    await games[1].begin()
    person = games[1].people[0]
    person.channel = world.direct(person.user)
    assert games[1].hall.guild in await person.types("/mygames")
    await processes.end(first)
    await processes.share(4)
    assert games[1].hall.guild in await person.types("/mygames")
    person.channel = games[1].hall
    await games[1].play(second)


@pytest.mark.long
async def test_what_is_posted_on_a_server_waits_for_no_connection_that_is_still_to_be_made(
    world: Discord, games: list[Game], processes: Processes
) -> None:
    first = await processes.start()
    await processes.share(4)
    await games[1].begin()
    await world.shard_goes(3)
    second = await processes.start()
    await world.until(lambda: processes.kept() == [4, 0] and connected(world) == [0, 0, 1, 1, 2, 2])
    await processes.end(first)
    await world.until(lambda: processes.kept() == [4])
    for person in games[1].people:
        person.channel = world.direct(person.user)
    await games[1].play(second)
    world.shard_returns(3)
    await processes.share(4)


@pytest.mark.long
async def test_of_a_process_that_is_cut_off_from_discord_its_own_servers_alone_are_out_of_reach(
    world: Discord, games: list[Game], processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreached(place: Place) -> None:
        raise Unreached("cut off")

    hours = Hours(at=time.time())
    first = await processes.start(hours)
    await processes.share(4)
    second = await processes.start(hours)
    await processes.share(2, 2)
    for game in games:
        await game.begin()
    for shard in (2, 3):
        await world.shard_goes(shard)
    await world.until(lambda: len(second.running.reach._silent) == 2)
    found = set()
    with monkeypatch.context() as patched:
        patched.setattr(second.messengers["discord"], "reach", unreached)
        for _ in range(12):
            await pass_by(first, hours, 10.0)
            await pass_by(second, hours, 10.0)
            async with first.store.read() as tx:
                found |= {(row.server, row.channel) for row in await tx.outages.all()}
    assert found == {(games[1].hall.guild, "")}
    await games[0].play(first)
    for shard in (2, 3):
        world.shard_returns(shard)
    await processes.share(2, 2)
    await world.until(lambda: not second.running.reach._silent)
    for _ in range(3):
        await pass_by(second, hours, 30.0)
        await pass_by(first, hours, 30.0)
    async with first.store.read() as tx:
        assert await tx.outages.all() == ()


@pytest.mark.long
async def test_the_tables_of_each_channel_are_listed_by_who_hears_its_server(
    world: Discord, games: list[Game], processes: Processes
) -> None:
    apps = [await processes.start()]
    await processes.share(4)
    apps.append(await processes.start())
    await processes.share(2, 2)
    for game in games:
        await game.begin()
    for app in apps:
        await app.list_tables()
    for game in games:
        (listed,) = game.hall.pinned
        assert "The tables here" in world.messages[listed].now.text and world.messages[listed].channel == game.hall.id


@pytest.mark.parametrize("count", [2, 4, 60, 75, 200])
def test_shares_of_what_discord_may_be_asked_are_never_more_than_that_together(count: int) -> None:
    for processes in range(1, count + 1):
        served = [len(range(number, count, processes)) for number in range(processes)]
        asked = sum(most / seconds for most, seconds in (share(one, count) for one in served))
        assert ALL / 2 / SECOND < asked <= ALL / SECOND + 1e-9


@pytest.mark.long
async def test_two_processes_together_ask_discord_no_more_than_one_bot_may(
    world: Discord, processes: Processes
) -> None:
    first = await processes.start()
    await processes.share(4)
    second = await processes.start()
    await processes.share(2, 2)
    clients = [chat._bot for app in (first, second) for chat in processes.chats[app]]
    await world.until(lambda: all(client.is_ready() for client in clients))
    asked, began = "GET /users/@me", time.monotonic()
    known = world.requests.count(asked)
    await asyncio.gather(*(client.http.get_user("@me") for client in clients for _ in range(20)))
    assert (world.requests.count(asked) - known, world.limited) == (160, 0)
    assert time.monotonic() - began < 12.0, "and not much less than it may, whatever else the machine does"
