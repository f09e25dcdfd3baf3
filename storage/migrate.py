"""Makes a new database, or brings an old one to the version of this program.

All pending migrations run in one transaction, after a backup. Foreign keys are off while they do: SQLite changes a
table by copying and dropping it, and dropping a table with foreign keys on deletes what refers to it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, create_engine, event, func, inspect, quoted_name, select, table
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from storage.backup import backup
from storage.databases import Migration
from storage.errors import DamagedDatabase, MigrationFailed, NewerDatabase
from storage.files import APPLICATION, WAIT, address, companions, create, plain_refusals, revision, sync_folder, unused
from storage.identity import require_whole, settle
from storage.schema import VERSION

if TYPE_CHECKING:  # imported where a migration is run: with all that belongs to it, it takes long
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(path: Path, scripts: Path = SCRIPTS, *, anew: bool = False) -> Migration:
    """Makes the database if there is none, and runs the migrations that it lacks.

    Whoever calls it holds the lock. Raises `BadFile` for a file that it will not touch, and where the database or a
    part of it is gone, unless it is told to begin ``anew`` with what is left; raises `MigrationFailed` when a
    migration fails, leaves dangling references, or loses rows of a table that it does not name in its ``DROPS``: then
    nothing was changed.
    """
    if not anew:
        require_whole(path)
    done = _migrate(path, scripts)
    settle(path)
    return done


def _migrate(path: Path, scripts: Path) -> Migration:
    before = revision(path) if path.exists() and path.stat().st_size else ""
    if before == VERSION and scripts == SCRIPTS:
        return Migration(before=before, after=before)
    from alembic.script import ScriptDirectory

    config = _config(scripts)
    versions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if not before:
        _make(path, config)
        return Migration(before="", after=versions[0])
    if before not in versions:
        raise NewerDatabase(path, before)
    if before == versions[0]:
        return Migration(before=before, after=before)
    kept = unused(path, f"version-{before}")
    backup(path, kept)
    _run(path, config)
    return Migration(before=before, after=versions[0], backup=kept)


def _make(path: Path, config: Config) -> None:
    """Makes the database under another name first, so that nobody ever finds half of one."""
    with plain_refusals():
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.new")
        for left in (fresh, *companions(fresh)):
            left.unlink(missing_ok=True)
        for left in companions(path):
            if left.stat().st_size and not left.name.endswith("-shm"):
                raise DamagedDatabase(path, f"only {left.name} is left of it; move that away first")
            left.unlink()
        create(fresh)
        _run(fresh, config)
        fresh.replace(path)
        sync_folder(path)


def _run(path: Path, config: Config) -> None:
    with changing(path) as connection:
        _upgrade(connection, config, "head")


def upgrade(connection: Connection, to: str, others: Collection[str] = ()) -> None:
    """Runs the migrations up to one in an open transaction; no rows are missed of tables that others change beside."""
    _upgrade(connection, _config(SCRIPTS), to, others)


def _upgrade(connection: Connection, config: Config, to: str, others: Collection[str] = ()) -> None:
    from alembic import command

    config.attributes["connection"] = connection
    config.attributes["after_each"] = _Counts(connection, others).compare
    command.upgrade(config, to)


def _config(scripts: Path) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


@contextmanager
def changing(path: Path) -> Iterator[Connection]:
    """Opens the one transaction that changes the tables of a database, with foreign keys off.

    Raises `MigrationFailed` for whatever goes wrong, and where a row would refer to nothing at its end.
    """
    url = URL.create("sqlite", database=address(path, readonly=False), query={"uri": "true"})
    engine = create_engine(url, poolclass=NullPool, connect_args={"isolation_level": None, "timeout": WAIT})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            yield connection
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
            _check_references(connection)
    except MigrationFailed:
        raise
    except Exception as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise MigrationFailed(f"Nothing was changed, because a migration failed: {why}.") from error
    finally:
        engine.dispose()


def _prepare(connection: Any, _: object) -> None:
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF"):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check_references(connection: Connection) -> None:
    dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if dangling is not None:
        raise MigrationFailed(f"Nothing was changed: a row of {dangling[0]} would refer to nothing in {dangling[2]}.")


class _Counts:
    """The numbers of rows, compared after each migration."""

    def __init__(self, connection: Connection, others: Collection[str]) -> None:
        self._connection = connection
        self._others = others
        self._rows = self._count()

    def compare(self, *, step: Any, **_: object) -> None:
        before, self._rows = self._rows, self._count()
        for name, rows in before.items():
            left = self._rows.get(name, 0)
            if left < rows and name not in getattr(step.up_revision.module, "DROPS", ()):
                number = step.up_revision.revision
                raise MigrationFailed(f"Nothing was changed: {name} would go from {rows} rows to {left} in {number}.")

    def _count(self) -> dict[str, int]:
        names = [name for name in inspect(self._connection).get_table_names() if name not in self._others]
        counts = {name: select(func.count()).select_from(table(quoted_name(name, quote=True))) for name in names}
        return {name: self._connection.execute(count).scalar_one() for name, count in counts.items()}
