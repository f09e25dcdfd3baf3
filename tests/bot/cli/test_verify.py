import sqlite3
from pathlib import Path
from typing import Any

import pytest

DATABASE = Path("data/longtable.sqlite")


def change(statement: str) -> None:
    with sqlite3.connect(DATABASE) as database:
        assert database.execute(statement).rowcount > 0
    database.close()


def test_a_record_is_checked_with_its_commitment(run: Any, record: Path) -> None:
    done = run("verify", record)
    assert done.status == 0
    assert "Before the Frost, finished, " in done.out
    assert "commitment " in done.out


def test_a_running_record_is_checked_as_well(run: Any, running: Path) -> None:
    assert "running" in run("verify", running).out


@pytest.mark.parametrize(
    ("old", "new", "status", "why"),
    [
        (" player end ", " clock end ", 1, "the chain does not fit"),
        ("secret ", "secret x", 2, "not the one that was committed to"),
        ("seats 3", "seats 4", 1, "entry 0"),
        ("longtable record 1", "longtable record 9", 2, "line 1"),
    ],
)
def test_a_record_that_was_changed_is_refused(
    old: str, new: str, status: int, why: str, run: Any, record: Path
) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    done = run("verify", record)
    assert (done.status, done.out) == (status, "")
    assert why in done.err


def test_all_stored_games_are_checked(run: Any, record: Path, running: Path) -> None:
    assert run("import", record).status == run("import", running).status == 0
    assert run("verify").out == "2 games, none with a fault\n"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE entries SET entry = replace(entry, '\"end\"', '\"pass\"')", "entry "),
        ("UPDATE entries SET entry = 'nonsense' WHERE n = 3", "it cannot be read"),
        ("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)", "the numbers 0 to"),
        ("DELETE FROM entries WHERE n = 0", "entry 0 is not the setup"),
        ("DELETE FROM entries", "entry 0 is not the setup"),
        ("UPDATE matches SET snapshot = '{}'", "it cannot be read"),
        ("UPDATE matches SET snapshot = replace(snapshot, '\"nests\":', '\"nests\":1')", "not the one that its log"),
        ("UPDATE matches SET snapshot = replace(snapshot, 'screeches\":\"one', 'screeches\":\"none')", "entry 0"),
    ],
)
def test_a_stored_game_that_was_changed_is_named(statement: str, why: str, run: Any, running: Path) -> None:
    assert run("import", running).status == 0
    change(statement.replace("entry = replace(entry,", "entry = replace(CAST(entry AS TEXT),"))
    done = run("verify")
    assert done.status == 1
    assert done.out == "1 game, 1 with a fault\n"
    assert done.err.startswith("table ")
    assert why in done.err


def test_without_a_database_there_is_nothing_to_check(run: Any) -> None:
    done = run("verify")
    assert done.status == 1
    assert "There is no database at data/longtable.sqlite" in done.err
