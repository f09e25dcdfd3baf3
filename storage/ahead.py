"""What is read of a table whose game is played, or of tables that are listed: a server tells it before it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from storage.members import AT_TABLE, AWAY_AT_TABLE
from storage.schema import awaited, foretold, matches, news, orders, told, votes
from storage.sql import Asked, having
from storage.tables import SEATED

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
