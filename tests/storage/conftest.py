from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.migrate import migrate
from storage.store import Store, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new database."""
    path = tmp_path / "longtable.sqlite"
    migrate(path)
    return path


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        yield store
