"""Takes everything from one database to another, which may be of another kind: every row as it is, and no other.

Both are held meanwhile, so that nothing is played that would be missing; the target must have no member and no table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from sqlalchemy import Column, Connection, Table, delete, func, select, update

from storage.databases import Database, at
from storage.errors import NotEmpty
from storage.schema import members, metadata, tables

AT_ONCE = 500
"""Rows that are in memory at a time."""
STEPS = len(metadata.sorted_tables)
"""How many steps there are, one for each table."""


def copy(source: Database, target: Database) -> Iterator[tuple[str, int]]:
    """Copies everything, all or nothing; yields each table with the number of its rows. Raises `StorageError`."""
    with ExitStack() as stack:
        stack.enter_context(source.hold())
        stack.enter_context(target.hold())
        source.open(readonly=True).close()
        target.migrate()
        old = stack.enter_context(stack.enter_context(source.engine()).connect())
        new = stack.enter_context(stack.enter_context(target.engine()).begin())
        if any(new.scalar(select(func.count()).select_from(table)) for table in (members, tables)):
            raise NotEmpty(target)
        for table in metadata.sorted_tables:
            yield table.name, _copy(old, new, table)
            if (numbered := table.autoincrement_column) is not None and not numbered.foreign_keys:
                target.count_on(new, table, source.counted(old, table))
    target.examine()


def _copy(old: Connection, new: Connection, table: Table) -> int:
    """Copies the rows of a table; what refers to another one of them is set when all are there."""
    new.execute(delete(table))
    within = [column for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
    count = 0
    for part in old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings().partitions():
        count += len(part)
        new.execute(table.insert(), [{**row, **dict.fromkeys(column.name for column in within)} for row in part])
    for column in within:
        _set(old, new, column)
    return count


def _set(old: Connection, new: Connection, column: Column[str]) -> None:
    table = column.table
    assert isinstance(table, Table)
    (key,) = table.primary_key.columns
    for row in old.execute(select(key, column).where(column.is_not(None))):
        new.execute(update(table).where(key == row[0]).values({column: row[1]}))


def copy_between(source: str, target: str) -> Iterator[tuple[str, int]]:
    """Copies between two databases by what a command line calls them: an address, or a file."""
    return copy(_named(source), _named(target))


def _named(said: str) -> Database:
    return at(said if "://" in said else Path(said))
