from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.databases import Where
from storage.store import Store, open_store
from tests import postgresql
from tests.migrated import put_database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs what asks for a database over both; what asks for a file is about SQLite's alone."""
    if "where" in metafunc.fixturenames and "path" not in metafunc.fixturenames:
        metafunc.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new database."""
    return put_database(tmp_path / "longtable.sqlite")


@pytest.fixture
def where(request: pytest.FixtureRequest) -> Iterator[Where]:
    """Where a new database stands."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield request.getfixturevalue("path")
    else:
        with postgresql.database() as address:
            yield address


@pytest.fixture
async def store(where: Where) -> AsyncIterator[Store]:
    async with open_store(where) as store:
        yield store
