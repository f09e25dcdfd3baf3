"""New databases of tests, made by the migrations once in each process: to make one takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from storage import migrate


def put_database(path: Path) -> Path:
    """Writes a new database, for its owner's eyes alone, as the bot makes it at its first start."""
    path.touch(mode=0o600)
    path.write_bytes(_empty())
    return path


def put_data(folder: Path) -> None:
    """Makes the folder of a bot that is started in a process of its own, which else takes a quarter of its start."""
    folder.mkdir(mode=0o700)
    put_database(folder / "longtable.sqlite")


def migrate_once() -> None:
    """Lets this process write what the migrations of a new database came to, instead of running them again."""
    run = migrate._run

    def run_once(path: Path, config: Any) -> None:
        if path.name == "empty.sqlite.new" or not _is_new(path, config):
            run(path, config)
        else:
            path.write_bytes(_empty())

    migrate._run = run_once


def _is_new(path: Path, config: Any) -> bool:
    shipped = config.get_main_option("script_location") == str(migrate.SCRIPTS)
    return shipped and path.suffix == ".new"


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate.migrate(path)
        return path.read_bytes()
