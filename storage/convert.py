"""Brings a database of Longtable 0.1.0 over to the tables of 1.0.0, once. This goes after the release.

All happens in one transaction, after a copy: the old tables step aside, those of version 1.0.0 are made, every row
moves, and what ``meta`` has kept by keys becomes columns and rows of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, cast

from sqlalchemy import Connection

from storage.errors import DamagedDatabase, EarlyDatabase, MigrationFailed, NotADatabase
from storage.files import APPLICATION, EARLY, copy, opened, plain_refusals, sync_folder, unused
from storage.identity import require_whole, settle
from storage.migrate import changing, upgrade

LAST = "0019"
"""The last version of the tables of 0.1.0."""
FIRST = "0001"
"""That of 1.0.0."""
_ADDED = {"tables": {"lobby": "''"}, "matches": {"openly": "0"}, "web_users": {"platform": "'web'"}}
"""What stands in columns that 0.1.0 did not have, by table, in SQL."""
_NAMES = {"web_users": "lounge_users", "web_messages": "lounge_messages", "web_pictures": "lounge_pictures"}
"""What tables are called that had another name."""


class _Family(NamedTuple):
    """What ``meta`` has kept by keys of one form, and where that goes."""

    key: str
    """A pattern of its keys, with names for their parts."""
    statement: str
    """What stores a row, in SQL, given the parts of the key, the value, and what that holds."""
    held: Callable[[str], Iterable[Mapping[str, object]]] = lambda value: ({},)
    """What a value holds, by name, for each row that comes of it."""


_RUNNING = "(SELECT status FROM tables WHERE id = :table) = 'running'"
_AT_SEAT = f'"table" = :table AND seat = CAST(:seat AS INTEGER) AND {_RUNNING}'
_FAMILIES = (
    _Family(r"alive", "UPDATE installation SET alive = CAST(:value AS REAL)"),
    _Family(r"web-revision", "UPDATE installation SET lounge_revision = CAST(:value AS INTEGER)"),
    _Family(
        r"next-(?P<table>\w+)",
        f'INSERT INTO foretold SELECT "table", seat FROM seats WHERE {_AT_SEAT}',
        lambda value: ({"seat": int(seat)} for seat in value.split()),
    ),
    _Family(
        r"openly-(?P<table>\w+)-(?P<seat>\d+)",
        'UPDATE matches SET openly = 1 WHERE "table" = :table AND entries = CAST(:value AS INTEGER)',
    ),
    _Family(
        r"opening-(?P<table>\w+)-(?P<seat>\d+)",
        f'INSERT INTO openings SELECT "table", seat, :value FROM seats WHERE {_AT_SEAT}',
    ),
    _Family(r"latest-lobby-(?P<table>\w+)", "UPDATE tables SET lobby = :value WHERE id = :table"),
    _Family(
        r"declined-(?P<table>\w+)",
        f"INSERT INTO declined SELECT :table, :subject, :position WHERE {_RUNNING}",
        lambda value: (
            {"subject": subject, "position": declined["position"]}
            for declined in [json.loads(value)]
            for subject in declined["subjects"]
        ),
    ),
    _Family(
        r"again-(?P<table>\w+)",
        "UPDATE tables SET again = :value WHERE id = :table AND :value IN (SELECT id FROM tables)",
    ),
    _Family(r"code-given:(?P<member>\d+)", "", lambda value: ()),  # a code tells of whom it is
    _Family(
        r"code:(?P<code>\w+)",
        "INSERT OR REPLACE INTO link_codes SELECT id, :code, :until FROM members WHERE id = :member",
        lambda value: [json.loads(value)],
    ),
    _Family(
        r"code-wish:(?P<member>\d+)",
        "INSERT INTO link_wishes SELECT own.id, :token, keeps.id, :until FROM members AS own, members AS keeps "
        "WHERE own.id = CAST(:member AS INTEGER) AND keeps.id = :keeps",
        lambda value: [json.loads(value)],
    ),
    _Family(
        r"code-tries:(?P<member>\d+)",
        "INSERT INTO link_tries (member, at) SELECT id, :at FROM members WHERE id = CAST(:member AS INTEGER)",
        lambda value: ({"at": at} for at in json.loads(value)),
    ),
    _Family(
        r"account-(?P<platform>[^-]+)-(?P<user>.+)-panel-(?P<table>\w+)",
        "INSERT INTO shown_panels SELECT i.platform, i.user, t.id, :message, :stamp FROM identities AS i, tables AS t "
        "WHERE i.platform = :platform AND i.user = :user AND t.id = :table",
        lambda value: [dict(zip(("message", "space", "stamp"), value.partition(" "), strict=True))],
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Converted:
    """What was done: where the database is kept as it was, how much there is, and which keys nothing knew."""

    kept: Path
    tables: int
    members: int
    unknown: tuple[str, ...]


def convert(path: Path) -> Converted | None:
    """Brings a database over after a copy; returns None for one that is of version 1.0.0 or later already.

    Whoever calls it holds the lock. Raises `BadFile` for what is no database of 0.1.0, and `MigrationFailed` where rows
    would be lost or refer to nothing: then nothing was changed.
    """
    require_whole(path)
    if not _is_early(path):
        return None
    kept = unused(path, "version-0.1.0")
    with plain_refusals():
        copy(path, kept)
        sync_folder(kept)
    with changing(path) as connection:
        unknown = _bring_over(connection)
        tables, members = _count(connection, "tables"), _count(connection, "members")
    settle(path)
    return Converted(kept=kept, tables=tables, members=members, unknown=unknown)


def _is_early(path: Path) -> bool:
    """Says whether a database is of 0.1.0, False where it is of a later version; raises `BadFile` for all others."""
    with opened(path) as connection:
        whose = connection.execute("PRAGMA application_id").fetchone()[0]
        if whose == APPLICATION:
            return False
        if whose != EARLY:
            raise NotADatabase(path)
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None:
        raise DamagedDatabase(path, "it does not tell its version")
    if found[0] != LAST:
        raise EarlyDatabase(path, str(found[0]))
    return True


def _bring_over(connection: Connection) -> tuple[str, ...]:
    """Moves everything into the tables of version 1.0.0; returns the keys of ``meta`` that nothing knew."""
    run = connection.exec_driver_sql
    for (index,) in run("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").all():
        run(f'DROP INDEX "{index}"')
    run("DROP TABLE alembic_version")
    listed = run("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    names = [name for (name,) in listed.all()]
    for name in names:
        run(f'ALTER TABLE "{name}" RENAME TO "early_{name}"')
    upgrade(connection, FIRST)
    for name in names:
        if name != "meta":
            _move(connection, name)
    run("DELETE FROM sqlite_sequence WHERE name = 'lounge_messages'")
    run("UPDATE sqlite_sequence SET name = 'lounge_messages' WHERE name = 'early_web_messages'")
    unknown = _move_kept(connection)
    for name in names:
        run(f'DROP TABLE "early_{name}"')
    upgrade(connection, "head")
    return unknown


def _move(connection: Connection, name: str) -> None:
    """Moves the rows of a table into the one in its place."""
    added, new = _ADDED.get(name, {}), _NAMES.get(name, name)
    columns = [f'"{row[1]}"' for row in connection.exec_driver_sql(f'PRAGMA table_info("early_{name}")').all()]
    into, values = ", ".join([*columns, *added]), ", ".join([*columns, *added.values()])
    connection.exec_driver_sql(f'INSERT INTO "{new}" ({into}) SELECT {values} FROM "early_{name}"')
    if _count(connection, new) != _count(connection, f"early_{name}"):
        raise MigrationFailed(f"Nothing was changed: not every row of {name} could be brought over.")


def _move_kept(connection: Connection) -> tuple[str, ...]:
    """Gives all that was kept by keys its place, but for what belongs to nothing any more."""
    rows = connection.exec_driver_sql("SELECT key, value FROM early_meta ORDER BY key").all()
    return tuple(key for key, value in rows if not _place(connection, key, value))


def _place(connection: Connection, key: str, value: str) -> bool:
    """Stores what was kept by a key; says whether anything knows it."""
    for family in _FAMILIES:
        if found := re.fullmatch(family.key, key):
            for held in family.held(value):
                connection.exec_driver_sql(family.statement, {**found.groupdict(), "value": value, **held})
            return True
    return False


def _count(connection: Connection, name: str) -> int:
    return cast(int, connection.exec_driver_sql(f'SELECT count(*) FROM "{name}"').scalar_one())
