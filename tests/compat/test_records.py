"""Records of an earlier state of Longtable, of games that were over and of games that were not, are gone on with."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.settings import Settings
from rules.core import codec, history, record
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match
from rules.core.play import play_on
from storage.store import open_store
from tests.compat.stored import RECORDS, stored, table_of

EACH = pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
MOVES = 5
"""After so many, and to the end of a draft, a game that was imported is compared with its record."""


@EACH
def test_a_record_leads_to_the_position_of_its_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = record.read(file.read_text(encoding="utf-8"))
    match, there = history.replay(found.header, found.entries), stored()[table_of(file)].playing.match
    assert codec.digest(match.state) == codec.digest(there.base)
    assert matches.scores(match, None) == matches.scores(there, None)
    assert main(["verify", str(file)]) == 0
    assert "all as they should be" in capsys.readouterr().out


@EACH
def test_a_record_is_imported_and_goes_on(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To its end goes the game of the database, which is the same (`tests/compat/test_database.py`)."""
    monkeypatch.setenv("LONGTABLE_DATA", str(tmp_path))
    assert main(["import", str(file)]) == 0
    match, log = asyncio.run(imported(tmp_path))
    for number, moved in enumerate(play_on(match, Random(file.stem).randrange), 1):
        match = moved.match
        log += moved.entries
        if number >= MOVES and not match.draft:
            break
    before, again = record.read(file.read_text(encoding="utf-8")), record.read(record.write(match.header, log))
    assert again.header == before.header
    assert again.entries[: len(before.entries)] == before.entries
    assert codec.digest(history.replay(again.header, again.entries).state) == codec.digest(match.state)


async def imported(folder: Path) -> tuple[Match, list[Entry]]:
    """Returns the only game in a database, with its log."""
    async with open_store(Settings(data=folder).file, readonly=True) as store, store.read() as tx:
        (table,) = await tx.tables.everywhere(("running", "over"))
        row, entries = await tx.matches.get(table.id), await tx.matches.entries(table.id)
    assert row is not None
    return matches.restore(row.snapshot), [codec.decode(entry.entry, Entry) for entry in entries]
