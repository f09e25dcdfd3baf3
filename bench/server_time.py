"""Databases on a server for a measurement, and the processor's time that the server spends on one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo

OWN = "longtable_bench"
"""How the names of databases begin that are made here."""
_PROCESSES = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@contextmanager
def database(server: str, name: str) -> Iterator[str]:
    """Makes a database on a server where one of any name can be made, and drops it in the end; yields its address."""
    own = f"{OWN}_{name}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {own} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'")
        try:
            yield make_conninfo(server, dbname=own)
        finally:
            connection.execute(f"DROP DATABASE {own} WITH (FORCE)")


class ServerTime:
    """The processor's time of the server's processes that serve a database; they must be on this machine."""

    def __init__(self, address: str) -> None:
        self._connection = psycopg.connect(address, autocommit=True)
        self._spent: dict[int, int] = {}

    def __enter__(self) -> ServerTime:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def ms(self) -> float:
        """Returns how many milliseconds were spent until now; a process that has ended counts as it was seen last."""
        for (process,) in self._connection.execute(_PROCESSES):
            with suppress(OSError):
                self._spent[process] = int(Path(f"/proc/{process}/schedstat").read_text("ascii").split()[0])
        return sum(self._spent.values()) / 1e6
