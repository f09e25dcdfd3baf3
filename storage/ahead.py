"""What is read of a table that is played at, listed, opened or shown: a server tells it before it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from storage.members import AT_TABLE, AWAY_AT_TABLE
from storage.schema import awaited, dashboards, foretold, matches, members, news, orders, seats, told, votes
from storage.sql import Asked, having
from storage.tables import EVER_IN, IN_THREAD, OPEN_IN, OPENED_BY, SEATED

_OF_TABLE = (
    *(having(table, "table") for table in (matches, awaited, orders, votes, news, told, foretold)),
    SEATED,
    AT_TABLE,
    AWAY_AT_TABLE,
)


def of_table(id: str) -> Iterator[Asked]:
    """Yields the queries, as the repositories ask them."""
    for query in _OF_TABLE:
        yield query, {"table": id}


def of_listed(ids: Iterable[str]) -> Iterator[Asked]:
    """Yields the queries about tables of which each is said in a line."""
    for id in ids:
        yield SEATED, {"table": id}
        yield having(awaited, "table"), {"table": id}


def of_panel(id: str) -> Iterator[Asked]:
    """Yields the queries about a seat's board that is shown again after a move."""
    for table in (awaited, news):
        yield having(table, "table"), {"table": id}


def of_opening(platform: str, channel: str, thread: str, host: int) -> Iterator[Asked]:
    """Yields the queries about a place where somebody opens a table."""
    here = {"platform": platform, "channel": channel}
    yield OPENED_BY, {"host": host}
    for query in (OPEN_IN, EVER_IN, having(dashboards, "platform", "channel")):
        yield query, here
    if thread:
        yield IN_THREAD, {**here, "thread": thread}


def of_lobby(id: str, host: int) -> Iterator[Asked]:
    """Yields the queries about a lobby that is shown."""
    yield SEATED, {"table": id}
    yield having(seats, "table"), {"table": id}
    yield having(members, "id"), {"id": host}
