"""Brings a database of Longtable 0.1.0 over to the tables of 1.0.0, once. This goes after the release.

All happens in one transaction, after a copy: the old tables step aside, those of version 1.0.0 are made, every row
moves, and what ``meta`` has kept by keys becomes columns and rows of its own.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

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
_KEYS = {
    kind: re.compile(pattern)
    for kind, pattern in {
        "alive": r"alive",
        "web": r"web-revision",
        "foretold": r"next-(?P<table>\w+)",
        "openly": r"openly-(?P<table>\w+)-(?P<seat>\d+)",
        "opening": r"opening-(?P<table>\w+)-(?P<seat>\d+)",
        "lobby": r"latest-lobby-(?P<table>\w+)",
        "declined": r"declined-(?P<table>\w+)",
        "again": r"again-(?P<table>\w+)",
        "given": r"code-given:(?P<member>\d+)",
        "code": r"code:(?P<code>\w+)",
        "wish": r"code-wish:(?P<member>\d+)",
        "tries": r"code-tries:(?P<member>\d+)",
        "panel": r"account-(?P<platform>[^-]+)-(?P<user>.+)-panel-(?P<table>\w+)",
    }.items()
}
"""The families of keys that ``meta`` had."""


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
    unknown = []
    for key, value in connection.exec_driver_sql("SELECT key, value FROM early_meta ORDER BY key").all():
        for kind, pattern in _KEYS.items():
            if found := pattern.fullmatch(key):
                _place(connection, kind, found.groupdict(), value)
                break
        else:
            unknown.append(key)
    return tuple(unknown)


def _place(connection: Connection, kind: str, named: dict[str, Any], value: str) -> None:
    """Stores a value of one of the families."""

    def run(statement: str, **more: object) -> None:
        connection.exec_driver_sql(statement, named | {"value": value} | more)

    match kind:
        case "alive":
            run("UPDATE installation SET alive = CAST(:value AS REAL)")
        case "web":
            run("UPDATE installation SET lounge_revision = CAST(:value AS INTEGER)")
        case "foretold":
            for seat in value.split():
                run(f"INSERT INTO foretold SELECT {_SEAT}", seat=int(seat))
        case "openly":
            run('UPDATE matches SET openly = 1 WHERE "table" = :table AND entries = CAST(:value AS INTEGER)')
        case "opening":
            run(f"INSERT INTO openings SELECT {_OPEN_SEAT}")
        case "lobby":
            run("UPDATE tables SET lobby = :value WHERE id = :table")
        case "declined":
            declined = json.loads(value)
            for subject in declined["subjects"]:
                run(
                    f"INSERT INTO declined SELECT :table, :subject, :position WHERE {_RUNNING}",
                    subject=subject,
                    position=declined["position"],
                )
        case "again":
            run("UPDATE tables SET again = :value WHERE id = :table AND :value IN (SELECT id FROM tables)")
        case "code":
            code = json.loads(value)
            run(
                "INSERT OR REPLACE INTO link_codes SELECT id, :code, :until FROM members WHERE id = :member",
                member=code["member"],
                until=code["until"],
            )
        case "wish":
            run(
                "INSERT INTO link_wishes SELECT own.id, :token, keeps.id, :until FROM members AS own, members AS keeps "
                "WHERE own.id = CAST(:member AS INTEGER) AND keeps.id = :keeps",
                **json.loads(value),
            )
        case "tries":
            member = int(named["member"])
            for at in json.loads(value):
                run(
                    "INSERT INTO link_tries (member, at) SELECT id, :at FROM members WHERE id = :own", at=at, own=member
                )
        case "panel":
            message, _, stamp = value.partition(" ")
            run(
                "INSERT INTO shown_panels SELECT i.platform, i.user, t.id, :message, :stamp FROM identities AS i, "
                "tables AS t WHERE i.platform = :platform AND i.user = :user AND t.id = :table",
                message=message,
                stamp=stamp,
            )


_RUNNING = "(SELECT status FROM tables WHERE id = :table) = 'running'"
_SEAT = f'"table", seat FROM seats WHERE "table" = :table AND seat = CAST(:seat AS INTEGER) AND {_RUNNING}'
_OPEN_SEAT = f'"table", seat, :value FROM seats WHERE "table" = :table AND seat = CAST(:seat AS INTEGER) AND {_RUNNING}'


def _count(connection: Connection, name: str) -> int:
    return cast(int, connection.exec_driver_sql(f'SELECT count(*) FROM "{name}"').scalar_one())
