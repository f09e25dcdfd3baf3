from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store, open_store
from tests.migrated import put_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new database."""
    return put_database(tmp_path / "longtable.sqlite")


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        yield store
