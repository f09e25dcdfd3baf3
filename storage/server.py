"""Runs the SQL of one transaction on a server, to which as much as can goes together.

Each way there and back takes longer than what it is taken for, so a transaction takes few: what nobody asks about goes
with the next query, or with the commit, and all that a game is read by comes with the row of its table. Who plays is
not rewritten for that; the repositories are asked as ever, and find the answers here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from sqlalchemy import Dialect, Insert, Select, Table, bindparam, select
from sqlalchemy.sql import visitors

from storage.driver import Answer
from storage.leases import ALWAYS, Lease
from storage.sql import KEPT, Asked, Compiled, Found, Sql, Statement, Values, compiled_for

R = TypeVar("R")


class Link(Protocol):
    """The connection to a server, within a transaction."""

    @property
    def writes(self) -> bool:
        """Whether the transaction may write."""
        ...

    async def ask(self, *asked: tuple[str, Sequence[Any]]) -> list[Answer]:
        """Carries out all that waits and then what is asked, in one way there and back."""
        ...

    def send(self, statement: str, values: Sequence[Any], missing: str) -> None:
        """Lets a statement wait for the next query, or for the commit."""
        ...

    def require(self, lease: Lease) -> None:
        """Lets the transaction fail where a lease is not held."""
        ...


class Statements(Sql):
    """The statements of one transaction on a server."""

    _dialect: ClassVar[Dialect]

    def __init__(self, link: Link, own: Values) -> None:
        self._link = link
        self._own = own
        """What is this process's to do."""
        self._known: dict[tuple[str, tuple[Any, ...]], tuple[frozenset[str], Found]] = {}
        """What was answered before it was asked, with the tables that it is of."""
        self._soon: list[_Query] = []
        """What will be asked, and goes with the next query."""

    async def run(self, statement: Statement, values: Values | Sequence[Values] | None = None) -> Found:
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        if isinstance(statement, Select):
            return await self._answer(self._query(statement, rows[0]))
        keyed = isinstance(statement, Insert)
        compiled, tables = _compiled(self._dialect, statement, tuple(rows[0]), keyed)
        self._forget(tables)
        answers = await self._link.ask(*((compiled.text, compiled.in_order(row)) for row in rows))
        key = answers[-1].rows[0][0] if keyed else None
        return Found((), sum(answer.changed for answer in answers), key)

    async def send(
        self, statement: Statement, values: Values | Sequence[Values] | None = None, missing: str = ""
    ) -> None:
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        compiled, tables = _compiled(self._dialect, statement, tuple(rows[0]))
        self._forget(tables)
        for row in rows:
            self._link.send(compiled.text, compiled.in_order(row), missing)
        if not self._link.writes:  # which is refused, and at once
            await self._link.ask()

    def expect(self, asked: Iterable[Asked]) -> None:
        self._soon += [self._query(query, values) for query, values in asked]

    def require(self, lease: Lease) -> None:
        if lease is not ALWAYS:
            self._link.require(lease)

    async def held(self, kind: type[R], table: Table, row: R, more: Callable[[], Iterable[Asked]]) -> R:
        key = {column.name: getattr(row, column.name) for column in table.primary_key}
        self.expect(more())
        found = (await self._answer(self._query(_of_row(table, self._link.writes), key))).rows
        return kind(**found[0]) if found else row

    def _query(self, query: Select[Any], values: Values) -> _Query:
        compiled, tables = _compiled(self._dialect, query, tuple(values))
        known = {**values, **self._own} if self._own.keys() <= compiled.fixed.keys() else values
        return _Query(compiled, tables, (compiled.text, tuple(compiled.in_order(known))))

    async def _answer(self, query: _Query) -> Found:
        """Asks a query, and with it what is expected, unless its answer is known already."""
        if query.asked not in self._known:
            together = list({one.asked: one for one in (query, *self._soon) if one.asked not in self._known}.values())
            self._soon = []
            answers = await self._link.ask(*(one.asked for one in together))
            first, *_ = found = [one.found(answer) for one, answer in zip(together, answers, strict=True)]
            self._known |= {one.asked: (one.tables, known) for one, known in zip(together[1:], found[1:], strict=True)}
            return first
        return self._known[query.asked][1]

    def _forget(self, tables: frozenset[str]) -> None:
        """Forgets what a statement may have changed."""
        self._known = {asked: known for asked, known in self._known.items() if known[0].isdisjoint(tables)}


class _Query(NamedTuple):
    """A query with its values."""

    compiled: Compiled
    tables: frozenset[str]
    asked: tuple[str, tuple[Any, ...]]

    def found(self, answer: Answer) -> Found:
        return Found(tuple(map(self.compiled.named, answer.rows)), answer.changed, None)


@lru_cache(maxsize=KEPT)
def _compiled(
    dialect: Dialect, statement: Statement, given: tuple[str, ...], keyed: bool = False
) -> tuple[Compiled, frozenset[str]]:
    """Compiles a statement, perhaps one that tells the key of its row; returns also the tables that are in it."""
    named = frozenset(part.name for part in visitors.iterate(statement) if isinstance(part, Table))
    if isinstance(statement, Select):
        return compiled_for(dialect, statement, given), named
    if isinstance(statement, Insert):  # of itself SQLAlchemy asks for the key of each row
        statement = statement.returning(*statement.table.primary_key) if keyed else statement.inline()
    assert isinstance(statement.table, Table)
    return compiled_for(dialect, statement, given), frozenset({statement.table.name})


@cache
def _of_row(table: Table, locked: bool) -> Select[Any]:
    found = select(table).where(*(column == bindparam(column.name) for column in table.primary_key))
    return found.with_for_update(key_share=True) if locked else found
