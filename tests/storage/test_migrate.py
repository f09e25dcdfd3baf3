from __future__ import annotations

import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from storage.errors import DamagedDatabase, MigrationFailed, NewerDatabase, NotADatabase, StorageError, Unavailable
from storage.files import examine
from storage.migrate import SCRIPTS, Migration, migrate
from storage.schema import VERSION, metadata

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of this version with rows of every kind."""
    path = tmp_path / "old.sqlite"
    load(FIXTURES / f"version_{VERSION}.sql", path)
    return path


def load(fixture: Path, path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(fixture.read_text(encoding="utf-8"))


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Returns all rows of all tables but that of the version."""
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        kept = [name for name in names if not name.startswith(("sqlite_", "alembic_"))]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in kept}


def schema(path: Path) -> set[str]:
    """Returns what makes the tables and indexes, each with its parts in alphabetical order.

    Quotes are left out, which a table that was altered has round its name.
    """
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic_%'")
        return {
            " ".join(sorted(sql.replace('"', "").replace("(", " ").replace(")", " ").replace(",", " ").split()))
            for (sql,) in found
        }


def planted(tmp_path: Path, *bodies: str) -> Path:
    """Returns a folder of migrations in which those of the given bodies follow the real ones."""
    scripts = tmp_path / "100% planted"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    before = int(VERSION)
    for number, body in enumerate(bodies, before + 1):
        lines = ["import sqlalchemy as sa", "from alembic import op", f"revision = '{number:04}'"]
        lines += [f"down_revision = '{number - 1:04}'", body]
        (scripts / "versions" / f"v{number:04}.py").write_text("\n".join(lines), encoding="utf-8")
    return scripts


NEXT = f"{int(VERSION) + 1:04}"
ALTER = """
def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("speed", sa.Text(), nullable=False, server_default="slow"))
    with op.batch_alter_table("members", recreate="always") as batch:
        batch.alter_column("zone", new_column_name="time_zone")
"""
DELETE = """
def upgrade():
    op.execute("DELETE FROM notes")
"""


def test_a_new_database_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "new.sqlite"
    assert migrate(path) == Migration(before="", after=VERSION)
    assert list(path.parent.iterdir()) == [path]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert examine(path) == VERSION


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    path.touch()
    migrate(path)
    assert examine(path) == VERSION


def test_what_a_killed_process_left_of_a_new_database_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    for left in ("new.sqlite.new", "new.sqlite.new-wal"):
        (tmp_path / left).write_bytes(b"left behind")
    migrate(path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_log_without_its_database_is_not_mixed_into_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    (tmp_path / "new.sqlite-wal").write_bytes(b"the last moves")
    with pytest.raises(DamagedDatabase, match=r"new\.sqlite-wal"):
        migrate(path)
    assert not path.exists()
    (tmp_path / "new.sqlite-wal").write_bytes(b"")
    migrate(path)
    assert examine(path) == VERSION


def test_a_database_of_this_version_stays_as_it_is(old: Path) -> None:
    before = old.read_bytes()
    assert migrate(old) == Migration(before=VERSION, after=VERSION)
    assert old.read_bytes() == before
    assert list(old.parent.iterdir()) == [old]


def test_migrations_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    migrated, created = tmp_path / "migrated.sqlite", tmp_path / "created.sqlite"
    migrate(migrated)
    engine = create_engine(f"sqlite:///{created}")
    metadata.create_all(engine)
    engine.dispose()
    assert schema(migrated) == schema(created)


@pytest.mark.parametrize("fixture", sorted(FIXTURES.iterdir()), ids=lambda fixture: fixture.stem)
def test_every_released_version_can_be_migrated(tmp_path: Path, fixture: Path) -> None:
    path, fresh = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    load(fixture, path)
    before = rows(path)
    assert all(before.values()), "the fixture lacks rows of some kind"
    migrate(path)
    migrate(fresh)
    assert examine(path) == VERSION
    assert schema(path) == schema(fresh)
    after = rows(path)
    assert {name: len(after[name]) for name in before} == {name: len(before[name]) for name in before}


def test_members_keep_their_seats_and_a_bot_plays_on_where_one_step_ahead_did(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    load(FIXTURES / "version_0001.sql", path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE tables SET late = 'best'")
        database.commit()
    before = rows(path)
    migrate(path)
    after = rows(path)
    assert after["seats"] == [(*row, "") for row in before["seats"]]
    assert after["awaited"] == [(*row, None) for row in before["awaited"]]
    with closing(sqlite3.connect(path)) as database:
        assert set(database.execute("SELECT late FROM tables")) == {("bot",)}


def test_this_version_has_its_fixture() -> None:
    assert (FIXTURES / f"version_{VERSION}.sql").exists()


def test_children_survive_when_their_parents_table_is_altered(old: Path, tmp_path: Path) -> None:
    before = rows(old)
    assert migrate(old, planted(tmp_path, ALTER)).after == NEXT
    after = rows(old)
    assert [row[-1] for row in after["tables"]] == ["slow"] * len(before["tables"])
    assert after.pop("tables") == [(*row, "slow") for row in before.pop("tables")]
    assert after == before
    with closing(sqlite3.connect(old)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError):
            database.execute("DELETE FROM tables")


def test_a_copy_is_kept_from_before_a_migration(old: Path, tmp_path: Path) -> None:
    before = rows(old)
    done = migrate(old, planted(tmp_path, ALTER))
    assert done.backup is not None
    assert done.backup.parent == old.parent
    assert examine(done.backup) == VERSION
    assert rows(done.backup) == before


@pytest.mark.parametrize(
    ("why", "body"),
    [
        ("no such table", ALTER + "    op.execute('DELETE FROM nowhere')"),
        ("division by zero", ALTER + "    1 / 0"),
        ("notes would go from 1 rows to 0 in " + NEXT, DELETE),
        ("notes would go from 1 rows to 0 in " + NEXT, "def upgrade():\n    op.drop_table('notes')"),
        ("seats would refer to nothing in members", "def upgrade():\n    op.execute('UPDATE seats SET member = 99')"),
    ],
    ids=["refused", "mistaken", "deleting", "dropping", "dangling"],
)
def test_a_migration_that_fails_changes_nothing(old: Path, tmp_path: Path, why: str, body: str) -> None:
    rows_before, schema_before = rows(old), schema(old)
    with pytest.raises(MigrationFailed, match=why):
        migrate(old, planted(tmp_path, body))
    assert (rows(old), schema(old)) == (rows_before, schema_before)
    assert examine(old) == VERSION


def test_a_migration_that_fails_takes_back_those_before_it(old: Path, tmp_path: Path) -> None:
    schema_before = schema(old)
    with pytest.raises(MigrationFailed):
        migrate(old, planted(tmp_path, ALTER, DELETE))
    assert schema(old) == schema_before
    assert examine(old) == VERSION


def test_a_migration_may_declare_what_it_deletes(old: Path, tmp_path: Path) -> None:
    migrate(old, planted(tmp_path, "DROPS = ('notes',)" + DELETE))
    assert rows(old)["notes"] == []


def test_lost_rows_are_noticed_even_if_a_later_migration_adds_as_many(old: Path, tmp_path: Path) -> None:
    refill = "def upgrade():\n    op.execute(\"INSERT INTO notes VALUES ('t1', 1, 'another')\")"
    with pytest.raises(MigrationFailed, match="notes"):
        migrate(old, planted(tmp_path, DELETE, refill))


def test_a_newer_database_is_refused(old: Path, tmp_path: Path) -> None:
    migrate(old, planted(tmp_path, ALTER))
    before = old.read_bytes()
    with pytest.raises(NewerDatabase, match=f"{NEXT}.*newer Longtable"):
        migrate(old)
    assert old.read_bytes() == before


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    rubbish, foreign = tmp_path / "rubbish", tmp_path / "foreign"
    rubbish.write_bytes(b"Dear diary, " * 1000)
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
    for path in (rubbish, foreign, tmp_path):
        before = path.read_bytes() if path.is_file() else None
        with pytest.raises(NotADatabase):
            migrate(path)
        assert (path.read_bytes() if path.is_file() else None) == before


def test_a_truncated_database_is_refused(old: Path) -> None:
    old.write_bytes(old.read_bytes()[:5000])
    with pytest.raises(StorageError):
        migrate(old)


def test_a_place_that_cannot_hold_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="file"):
        migrate(tmp_path / "file" / "new.sqlite")


def test_what_needs_no_migration_waits_for_nothing_that_runs_them(path: Path) -> None:
    program = "import sys; from pathlib import Path; from storage.migrate import migrate; migrate(Path(sys.argv[1]))"
    asked = f"{program}; print(sorted({{'alembic', 'sqlalchemy.dialects.postgresql'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", asked, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
