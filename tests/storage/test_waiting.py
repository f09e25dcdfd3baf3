"""Whatever is `async` in storage comes down to what a connection waits for; see docs/decisions/storage.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import storage

MODULES = sorted(Path(storage.__file__).parent.glob("*.py"))
AT_ONCE = {
    "databases": {"writer"},
    "driver": {"run", "begin", "commit", "roll_back", "close"},
    "postgresql": {"writer"},
    "server": {"ask"},
    "sql": {"held"},
}
"""What waits on one database alone: SQLite is near, and a server hears of a transaction with its first query."""
WAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith)


def never_waiting(tree: ast.AST) -> Iterator[str]:
    """Yields the functions that are `async` and wait for nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef) and not any(isinstance(part, WAITS) for part in ast.walk(node)):
            yield node.name


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_what_never_waits_is_not_async(module: Path) -> None:
    found = set(never_waiting(ast.parse(module.read_text(encoding="utf-8"))))
    assert found <= AT_ONCE.get(module.stem, set())


def test_one_that_waits_for_nothing_is_found() -> None:
    assert list(never_waiting(ast.parse("async def get(self):\n    return self.row"))) == ["get"]
