"""What is read of a table whose game is played: a server tells it all at once, before it is asked for it."""

from __future__ import annotations

from collections.abc import Iterator

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
