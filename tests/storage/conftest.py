from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.migrate import migrate
from storage.store import Store, open_store


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "longtable.sqlite"
    migrate(path)
    return path


@pytest.fixture
def path(tmp_path: Path, template: Path) -> Path:
    """A new database."""
    return shutil.copy(template, tmp_path / template.name)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        yield store
