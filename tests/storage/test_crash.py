from __future__ import annotations

import subprocess
import sys

import pytest

from storage.databases import Where, at
from storage.rows import MatchRow
from storage.schema import VERSION
from storage.store import open_store
from tests.storage.sample import seat_two

WRITE = """
import asyncio, sys
from pathlib import Path
from storage.rows import EntryRow, MatchRow
from storage.store import open_store

async def main():
    async with open_store(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])) as store:
        for n in range(0, 1_000_000, 3):
            async with store.write() as tx:
                for m in range(n, n + 3):
                    await tx.matches.append(EntryRow(table="t1", n=m, entry=b"x" * 300, at=1.0))
                    await tx.outbox.add(f"t1:{m}", "t1", b"y" * 3000, 1.0)
                await tx.matches.update(MatchRow(table="t1", snapshot=b"s" * 3000, entries=n + 3), n)
            print(n + 3, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("commits", [1, 30, 100])
async def test_a_killed_process_loses_nothing_that_it_has_acknowledged(where: Where, commits: int) -> None:
    async with open_store(where) as store, store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"", entries=0))
    acknowledged = kill_after(where, commits)
    assert at(where).examine() == VERSION
    async with open_store(where) as store, store.read() as tx:
        match, log = await tx.matches.get("t1"), await tx.matches.entries("t1")
        assert match is not None
        assert match.entries >= acknowledged >= 3 * commits
        assert [entry.n for entry in log] == list(range(match.entries))
        assert await tx.outbox.pending_count() == match.entries


def kill_after(where: Where, commits: int) -> int:
    """Lets another process write until it has told of so many commits, kills it, and returns the last it told of."""
    with subprocess.Popen([sys.executable, "-c", WRITE, str(where)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(commits):
            process.stdout.readline()
        process.kill()
        told = [3 * commits, *(int(line) for line in process.stdout if line.endswith("\n"))]
    return told[-1]
