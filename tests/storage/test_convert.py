"""A database of Longtable 0.1.0 is brought over to the tables of 1.0.0: whole, once, and after a copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.convert import Converted, convert
from storage.errors import BadFile, EarlyDatabase, MigrationFailed, NoDatabase, NotADatabase
from storage.files import EARLY, examine, require_current
from storage.migrate import migrate
from storage.schema import VERSION
from storage.store import open_store
from tests.storage.test_migrate import load, rows, schema

FIXTURE = Path(__file__).parent / "version_0_1_0.sql"
NAMES = {"web_users": "lounge_users", "web_messages": "lounge_messages", "web_pictures": "lounge_pictures"}
"""What tables are called now."""


@pytest.fixture
def early(tmp_path: Path) -> Path:
    """A database of 0.1.0 with rows of every kind, and all kinds of what was kept by keys."""
    path = tmp_path / "early.sqlite"
    load(FIXTURE, path)
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def test_every_row_is_brought_over_into_tables_as_they_are_made_anew(early: Path, tmp_path: Path) -> None:
    before = by_column(early)
    assert convert(early) == Converted(kept=copies(early)[0], tables=1, members=3, unknown=())
    migrate(tmp_path / "fresh.sqlite")
    assert schema(early) == schema(tmp_path / "fresh.sqlite")
    assert examine(early) == VERSION
    after = by_column(early)
    del before["meta"]
    for name, columns in before.items():
        now = after[NAMES.get(name, name)]
        assert {column: now[column] for column in columns} == columns, name
    assert after["lounge_users"]["platform"] == ["web"]


def by_column(path: Path) -> dict[str, dict[str, list[object]]]:
    """Returns what stands in each column of each table, in the order of its rows."""
    with closing(sqlite3.connect(path)) as database:
        return {
            name: {
                column: [row[at] for row in found]
                for at, (_, column, *_) in enumerate(database.execute(f'PRAGMA table_info("{name}")').fetchall())
            }
            for name, found in rows(path).items()
        }


def copies(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.version-0.1.0-*"))


async def test_what_was_kept_by_keys_has_its_place(early: Path) -> None:
    convert(early)
    async with open_store(early, readonly=True) as store, store.read() as tx:
        table = await tx.tables.get("t1")
        assert table is not None
        assert (table.lobby, table.again) == ("lobby-t1-e7", "t1")
        assert await tx.installation.alive() == 14.5
        assert await tx.foretold.of("t1") == {0, 1}
        match = await tx.matches.get("t1")
        assert match is not None
        assert match.openly
        assert {row.subject for row in await tx.votes.declined("t1")} == {"pause-0-None", "extend-0-None"}
        assert await tx.links.tries(2) == (15.0, 16.5)
        assert [(row.user, row.message, row.stamp) for row in await tx.shown_panels.on("web")] == [("bo", "71", "s71")]
    found = rows(early)
    assert found["openings"] == [("t1", 0, "t1:1")]
    assert found["link_codes"] == [(1, "5e", 600.0)]
    assert found["link_wishes"] == [(2, "w1", 1, 601.0)]
    assert found["installation"] == [(1, 14.5, 2)]


async def test_numbers_that_never_come_back_go_on(early: Path) -> None:
    change(early, "DELETE FROM web_messages WHERE id = 2")
    convert(early)
    async with open_store(early) as store, store.write() as tx:
        message = await tx.lounge.message("w3", body=b"again", at=7.0)
    assert (message.id, message.revision) == (3, 3)


def test_what_belongs_to_nothing_any_more_is_left_behind_and_what_nothing_reads_is_named(early: Path) -> None:
    change(
        early,
        "INSERT INTO meta VALUES ('next-gone', '0'), ('opening-t1-7', 'x'), ('again-gone', 't1'), ('openly-t1-0', '2')",
        "INSERT INTO meta VALUES ('account-web-gone-panel-t1', '1 s'), ('code-tries:99', '[1.0]'), ('odd', '1')",
    )
    done = convert(early)
    assert done is not None
    assert done.unknown == ("odd",)
    found = rows(early)
    assert [len(found[name]) for name in ("foretold", "openings", "shown_panels", "link_tries")] == [2, 1, 1, 2]


def test_the_database_is_kept_as_it_was(early: Path) -> None:
    before = rows(early)
    done = convert(early)
    assert done is not None
    assert rows(done.kept) == before
    with closing(sqlite3.connect(done.kept)) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (EARLY,)


def test_a_second_time_nothing_is_done(early: Path) -> None:
    convert(early)
    before = early.read_bytes()
    assert convert(early) is None
    assert early.read_bytes() == before
    assert len(copies(early)) == 1


@pytest.mark.parametrize(
    ("why", "statement"),
    [
        ("version 0012.*start Longtable 0.1.0", "UPDATE alembic_version SET version_num = '0012'"),
        ("version 0020", "UPDATE alembic_version SET version_num = '0020'"),
        ("not a database of Longtable", "PRAGMA application_id = 7"),
        ("does not tell its version", "DELETE FROM alembic_version"),
    ],
    ids=["older", "newer", "foreign", "nameless"],
)
def test_what_is_no_database_of_0_1_0_is_refused_and_stays(early: Path, why: str, statement: str) -> None:
    change(early, statement)
    before = early.read_bytes()
    with pytest.raises(BadFile, match=why):
        convert(early)
    assert early.read_bytes() == before
    assert copies(early) == []


def test_where_there_is_no_database_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        convert(tmp_path / "none.sqlite")
    (tmp_path / "rubbish").write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(NotADatabase):
        convert(tmp_path / "rubbish")
    assert [path.name for path in tmp_path.iterdir()] == ["rubbish"]


@pytest.mark.parametrize(
    "statement",
    ["UPDATE meta SET value = 'nonsense' WHERE key = 'code-wish:2'", "UPDATE seats SET member = 99 WHERE seat = 0"],
    ids=["unreadable", "dangling"],
)
def test_a_failure_changes_nothing(early: Path, statement: str) -> None:
    change(early, statement)
    rows_before, schema_before = rows(early), schema(early)
    with pytest.raises((MigrationFailed, BadFile)):
        convert(early)
    assert (rows(early), schema(early)) == (rows_before, schema_before)


def test_a_start_on_a_database_of_0_1_0_changes_nothing_and_says_what_to_do(early: Path) -> None:
    before = early.read_bytes()
    for start in (migrate, require_current):
        with pytest.raises(EarlyDatabase, match="Run `longtable convert` once"):
            start(early)
    assert early.read_bytes() == before
