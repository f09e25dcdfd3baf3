"""The bot as a process of its own, as `make run` and a service start it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.cli import run
from storage.databases import at
from storage.errors import DamagedDatabase
from storage.lock import hold
from storage.migrate import migrate
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person
from tests.migrated import put_data
from tests.ports import free_port
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start_anew(tmp_path: Path) -> Iterator[Start]:
    """Starts the bot on a free port with its data in the test's folder; whatever is left is killed."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **environ: str) -> subprocess.Popen[str]:
        settings = {"LONGTABLE_DATA": str(tmp_path / "data"), "LONGTABLE_WEB_PORT": "0", **environ}
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", "run", *arguments],
            cwd=ROOT,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
def start(start_anew: Start, tmp_path: Path) -> Start:
    """Starts the bot on a new database that is there already."""
    put_data(tmp_path / "data")
    return start_anew


def link_of(process: subprocess.Popen[str]) -> str:
    """Reads what the bot prints up to the host's link."""
    assert process.stdout is not None
    for line in process.stdout:
        if "/start?token=" in line:
            return line.strip()
    raise AssertionError(process.communicate()[1])


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
    process.send_signal(how)
    _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, complaints


def test_it_makes_its_database_and_opens_the_web_table(start_anew: Start, tmp_path: Path) -> None:
    process = start_anew()
    link = link_of(process)
    with urllib.request.urlopen(link, timeout=PATIENCE) as answer:
        assert answer.status == 200
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(link.partition("?")[0], timeout=PATIENCE)
    assert (tmp_path / "data" / "longtable.sqlite").exists()


@pytest.mark.long
def test_a_running_bot_says_where_it_is_watched_that_it_is_ready(start: Start) -> None:
    port = free_port()
    process = start(LONGTABLE_WATCH_PORT=str(port), LONGTABLE_LOG_FORM="json")
    link_of(process)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE) as answer:
        assert json.load(answer) == {"database": True, "web": True}
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        assert b"longtable_leases_held" in answer.read()
    assert stop(process) == (0, "")


@pytest.fixture
def driverless(tmp_path: Path) -> str:
    """A folder that, before all others of packages, makes the driver of PostgreSQL one that is not installed."""
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError('there is none')", encoding="utf-8")
    return str(tmp_path)


@pytest.mark.long
def test_with_a_file_it_starts_where_no_driver_of_a_server_is_installed(start: Start, driverless: str) -> None:
    process = start(PYTHONPATH=driverless)
    link_of(process)
    assert stop(process) == (0, "")


OF_SERVERS = {
    *("psycopg", "sqlalchemy.dialects.postgresql", "prometheus_client"),
    *("storage.postgresql", "storage.server", "storage.working"),
}
"""Modules that are for a database on a server, for several processes on it, and for who watches them."""


@pytest.mark.long
def test_with_a_file_it_loads_nothing_that_is_for_a_server_and_looks_for_garbage(start: Start, tmp_path: Path) -> None:
    told = f"print(gc.isenabled(), *sys.modules, file=open({str(tmp_path / 'told')!r}, 'a'))"
    (tmp_path / "sitecustomize.py").write_text(f"import atexit, gc, sys; atexit.register(lambda: {told})")
    process = start(PYTHONPATH=str(tmp_path))
    link_of(process)
    assert stop(process) == (0, "")
    processes = map(str.split, (tmp_path / "told").read_text(encoding="utf-8").splitlines())
    ((looks, *loaded),) = (told for told in processes if "storage.sqlite" in told)  # others are of what draws
    assert looks == "True"
    assert OF_SERVERS.isdisjoint(loaded)


def test_who_names_a_server_without_its_driver_is_told_how_to_have_it(start: Start, driverless: str) -> None:
    server = "postgresql:///longtable?host=/nowhere"
    said, complaints = start(PYTHONPATH=driverless, LONGTABLE_DATABASE=server).communicate(timeout=PATIENCE)
    assert said == ""
    assert complaints == "longtable: PostgreSQL needs a driver: pip install 'longtable[postgresql]'.\n"


def test_a_server_that_is_not_there_is_told(start: Start, tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    said, complaints = start(LONGTABLE_DATABASE=f"postgresql:///longtable?host={tmp_path}").communicate(
        timeout=PATIENCE
    )
    assert said == ""
    assert complaints.startswith("longtable: The server of the database does not answer: ")


@pytest.mark.long(but={"15"})
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_cleanly(how: signal.Signals, start: Start, tmp_path: Path) -> None:
    process = start()
    link_of(process)
    assert stop(process, how) == (0, "")
    assert not (tmp_path / "data" / "longtable.sqlite-wal").exists()
    with hold(tmp_path / "data" / "longtable.sqlite"):
        pass


@pytest.mark.long
def test_it_starts_again_on_what_it_left(start: Start) -> None:
    process = start()
    link_of(process)
    stop(process)
    assert link_of(start()).startswith("http://127.0.0.1:")


def test_a_damaged_database_is_not_started_on(start_anew: Start, tmp_path: Path) -> None:
    database = tmp_path / "data" / "longtable.sqlite"
    database.parent.mkdir()
    migrate(database)
    data = bytearray(database.read_bytes())
    data[5000:9000] = bytes(4000)
    database.write_bytes(data)
    said, complaints = start_anew().communicate(timeout=PATIENCE)
    assert said == ""
    assert "longtable.sqlite is damaged" in complaints


async def test_a_large_database_is_looked_through_meanwhile(tmp_path: Path) -> None:
    database = tmp_path / "longtable.sqlite"
    migrate(database)
    with database.open("r+b") as file:
        file.seek(5000)
        file.write(bytes(4000))
    with pytest.raises(DamagedDatabase):
        await run.looked_through(at(database))


def test_a_second_bot_on_the_same_data_is_refused(start: Start) -> None:
    first = start()
    link_of(first)
    second = start()
    said, complaints = second.communicate(timeout=PATIENCE)
    assert (second.returncode, said) == (1, "")
    assert f"is in use by process {first.pid}; stop it first" in complaints


def test_a_port_that_is_taken_is_told_with_what_to_do(start: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = start(LONGTABLE_WEB_PORT=str(taken.getsockname()[1]))
        said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (1, "")
    assert "cannot listen on 127.0.0.1:" in complaints
    assert "LONGTABLE_WEB_PORT" in complaints
    assert "Traceback" not in complaints


@pytest.mark.long(but={"203.0.113.7"})
@pytest.mark.parametrize(
    ("name", "value"),
    [("LONGTABLE_WEB_HOST", "203.0.113.7"), ("LONGTABLE_WEB_HOST", "no-such-host.invalid")],
)
def test_an_address_that_is_not_ours_is_told(name: str, value: str, start: Start) -> None:
    process = start(**{name: value})
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (1, "")
    assert "cannot listen on" in complaints
    assert "Traceback" not in complaints


def test_all_bad_settings_are_told_before_anything_is_made(start_anew: Start, tmp_path: Path) -> None:
    process = start_anew(LONGTABLE_WEB_PORT="http", LONGTABLE_LOG_LEVEL="loud", LONGTABLE_TOKEN="hunter2")
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (2, "")
    assert complaints.count("LONGTABLE_") == 3
    assert "hunter2" not in complaints
    assert not (tmp_path / "data").exists()


@pytest.mark.long
def test_a_public_address_is_the_one_that_is_printed(start: Start) -> None:
    assert link_of(start(LONGTABLE_WEB_BASE="https://games.example.org/longtable")).startswith(
        "https://games.example.org/longtable/start?token="
    )


@pytest.mark.long
def test_the_most_talkative_log_holds_nothing_that_is_stored(start: Start) -> None:
    process = start(LONGTABLE_LOG_LEVEL="debug")
    link_of(process)
    status, complaints = stop(process)
    assert status == 0
    assert "aiosqlite" not in complaints and "INSERT" not in complaints


async def test_discord_is_served_when_its_token_is_set_and_nothing_else(start: Start) -> None:
    async with Discord().running() as world:
        process = start(**discord_settings(world))
        ann = Person(world, "Ann")
        assert "at no table" in await ann.types("/mygames")
        status, complaints = await asyncio.to_thread(stop, process)
        assert status == 0
        assert "Traceback" not in complaints
        assert world.sessions[0].socket is None, "it has said good-bye"
        assert world.token not in complaints


@pytest.mark.long
async def test_posts_that_are_due_are_delivered_before_it_stops(start: Start) -> None:
    async with Discord().running() as world:
        process = start(**discord_settings(world))
        ann = Person(world, "Ann")
        await ann.types("/new tikal practice")
        await ann.types("/start")
        await world.until(lambda: any("it is your turn" in post.now.text for post in world.posts()))
        failed = world.fail("POST", r"/channels/\d+/messages", 500)
        await ann.types("/pause")
        await world.until(lambda: not failed.times)  # it is tried again a second later
        assert (await asyncio.to_thread(stop, process))[0] == 0
        assert any("is paused" in post.now.text for post in world.posts())


@pytest.mark.long
async def test_the_web_table_does_not_notice_that_discord_cannot_be_reached(start: Start) -> None:
    world = Discord()
    async with world.running():
        pass
    process = start("--web", **discord_settings(world))
    link = await asyncio.to_thread(link_of, process)
    await asyncio.to_thread(get, link)
    async with world.running():
        assert "at no table" in await Person(world, "Ann").types("/mygames")
        await asyncio.to_thread(get, link)
        status, complaints = await asyncio.to_thread(stop, process)
    assert status == 0
    assert "the Discord chat has failed" in complaints
    assert "Traceback" not in complaints


@pytest.mark.long
async def test_a_token_that_discord_does_not_know_is_told(start: Start) -> None:
    async with Discord().running() as world:
        process = start(**discord_settings(world) | {"LONGTABLE_DISCORD_TOKEN": "MTIz.hunter2.hunter2-hunter2"})
        said, complaints = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    assert (process.returncode, said) == (1, "")
    assert "Set LONGTABLE_DISCORD_TOKEN to the one from the developer portal" in complaints
    assert "no chat left that could be served" in complaints
    assert "hunter2" not in complaints
    assert "Traceback" not in complaints


def discord_settings(world: Discord) -> dict[str, str]:
    return {
        "LONGTABLE_DISCORD_TOKEN": world.token,
        "LONGTABLE_DISCORD_REST": world.rest,
        "LONGTABLE_DISCORD_GATEWAY": world.gateway,
        "LONGTABLE_RECONNECT_SECONDS": "0.1",
    }


def get(link: str) -> None:
    with urllib.request.urlopen(link, timeout=PATIENCE) as answer:
        assert answer.status == 200
