"""A server of PostgreSQL for the tests of one run, and a database of it for each test that wants one.

The first test that asks starts the server: under a folder of its own, on a socket there, as the user ``postgres`` where
this one is root, who may not. It ends with the run, however that ends. Each database is a copy of one that the
migrations have made once.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from pwd import getpwnam

import pytest

from tests.waiting import PATIENCE

REQUIRED = os.environ.get("LONGTABLE_REQUIRE_POSTGRESQL") == "1"
"""Whether a test fails that finds no server, instead of being skipped."""
RUN = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
"""The process with which the server ends: the one that shares the tests out, or this one."""
FOLDER = Path(tempfile.gettempdir(), f"longtable-postgresql-{RUN}")
SETTINGS = (
    "listen_addresses=",
    f"unix_socket_directories={FOLDER}",
    "fsync=off",
    "full_page_writes=off",
    "shared_buffers=32MB",
    "max_connections=80",
    "autovacuum=off",
)
"""Nobody pulls the plug on a test."""
STARTED = """
user=$1 folder=$2 run=$3 bin=$4; shift 4
as() { if [ -n "$user" ]; then setpriv --reuid="$user" --regid="$user" --clear-groups "$@"; else "$@"; fi; }
cd "$folder"
as "$bin/initdb" -D "$folder/data" -U longtable -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || exit 1
as "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -w -s -o "$*" start >>"$folder/log" 2>&1 || exit 1
touch "$folder/ready"
(
    while kill -0 "$run" 2>/dev/null; do sleep 0.5; done
    as "$bin/pg_ctl" -D "$folder/data" -m immediate -s stop
    rm -rf "$folder"
) >/dev/null 2>&1 </dev/null &
"""
_numbers = count(1)


def programs() -> Path | None:
    """Returns the folder of the newest server that is installed, if there is one."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    folders = sorted((file.parent for file in found), key=lambda folder: int(folder.parent.name))
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).resolve().parent)
    return folders[-1] if folders else None


def lacking() -> str:
    """Says why there is no server for the tests; empty where there can be one."""
    if programs() is None:
        return "no server of PostgreSQL is installed here; CONTRIBUTING.md tells how to have one"
    if _user():
        try:
            getpwnam(_user())
        except KeyError:
            return f"there is no user {_user()}, as whom root would start a server of PostgreSQL"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed"
    return ""


def required() -> None:
    """Skips the test where there is no server, or lets it fail where one is asked for."""
    if why := lacking():
        (pytest.fail if REQUIRED else pytest.skip)(why)


def _user() -> str:
    """Returns as whom the server is started, empty for who starts it."""
    return "postgres" if os.geteuid() == 0 else ""


class Server:
    """A server of a test's own, which may be stopped and started again; ``by`` is what starts its programs.

    Whoever reaches it by a network that is named is trusted, as those on its socket are.
    """

    def __init__(self, folder: Path, by: Sequence[str] = (), network: str = "") -> None:
        self._folder = folder
        self._by = by
        self._listens = ("listen_addresses=*",) if network else ()
        self.address = f"postgresql://longtable@/postgres?host={folder}"
        options = ("-U", "longtable", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *options)
        if network:
            with (folder / "data" / "pg_hba.conf").open("a", encoding="ascii") as trusted:
                trusted.write(f"host all all {network} trust\n")

    def start(self) -> None:
        own = (*SETTINGS, f"unix_socket_directories={self._folder}", *self._listens)
        settings = " ".join(f"-c {setting}" for setting in own)
        self._run("pg_ctl", "-l", str(self._folder / "log"), "-w", "-s", "-o", settings, "start")

    def stop(self) -> None:
        """Stops it as a power cut would, in the middle of whatever it does."""
        self._run("pg_ctl", "-m", "immediate", "-w", "-s", "stop")

    def _run(self, program: str, *options: str) -> None:
        as_user = ("setpriv", f"--reuid={_user()}", f"--regid={_user()}", "--clear-groups") if _user() else ()
        command = [*self._by, *as_user, f"{programs()}/{program}", "-D", str(self._folder / "data"), *options]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=PATIENCE)


@contextmanager
def server(by: Sequence[str] = (), network: str = "") -> Iterator[Server]:
    """Starts a server of a test's own, whose database is empty."""
    required()
    with tempfile.TemporaryDirectory(prefix="longtable-") as name:
        if user := _user():
            shutil.chown(name, user, user)
        own = Server(Path(name), by, network)
        own.start()
        try:
            yield own
        finally:
            with suppress(subprocess.CalledProcessError):  # the test may have stopped it
                own.stop()


@cache
def template() -> str:
    """Starts the server unless another worker has, and returns the name of the database that is copied."""
    FOLDER.mkdir(mode=0o755, exist_ok=True)
    with (FOLDER.parent / f"{FOLDER.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (FOLDER / "ready").exists():
            if user := _user():
                shutil.chown(FOLDER, user, user)
            settings = [part for setting in SETTINGS for part in ("-c", setting)]
            command = ["bash", "-c", STARTED, "start", user, str(FOLDER), str(RUN), str(programs()), *settings]
            subprocess.run(command, check=True, start_new_session=True, timeout=PATIENCE)
            from storage.databases import at

            _administer("CREATE DATABASE empty")
            at(address("empty")).migrate()
    Path(lock.name).unlink(missing_ok=True)
    return "empty"


def address(name: str) -> str:
    """Returns the address of a database of the server."""
    return f"postgresql://longtable@/{name}?host={FOLDER}"


@contextmanager
def database(*, made: bool = True) -> Iterator[str]:
    """Lends a database, with empty tables unless it is not made; yields its address."""
    required()
    empty = template()
    name = _free.pop() if made and _free else f"test_{os.getpid()}_{next(_numbers)}"
    if name in _used:
        _empty(name)
    else:
        _administer(f"CREATE DATABASE {name} TEMPLATE {empty if made else 'template0'}")
        _used.add(name)
    yield address(name)
    if made:
        _free.append(name)


_used: set[str] = set()
_free: list[str] = []
"""Databases that were lent before: to empty one is much quicker than to copy it."""


def _empty(name: str) -> None:
    """Takes all rows out of a database, and lets its numbers begin anew."""
    import psycopg

    from storage.schema import metadata

    tables = [table.name for table in metadata.sorted_tables if table.name != "installation"]
    with psycopg.connect(address(name)) as connection:
        connection.execute("SET session_replication_role = replica")
        connection.execute("; ".join(f'DELETE FROM "{table}"' for table in tables))
        connection.execute("UPDATE installation SET alive = NULL, lounge_revision = 0")
        connection.execute("DROP TABLE IF EXISTS longtable_leases, longtable_processes, longtable_turns")
        connection.execute("SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'")


def _administer(statement: str) -> None:
    import psycopg

    with psycopg.connect(address("postgres"), autocommit=True) as connection:
        connection.execute(statement)


if __name__ == "__main__":
    sys.stdout.write(f"{lacking() or programs()}\n")
