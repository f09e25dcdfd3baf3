"""A migrated database to begin with, made once by whoever first wants one: making one takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.migrate import migrate


def put_database(path: Path) -> Path:
    """Writes a new database, for its owner's eyes alone, as the bot makes it at its first start."""
    path.touch(mode=0o600)
    path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        return path.read_bytes()
