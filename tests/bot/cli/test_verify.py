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
    ("old", "new", "why"),
    [
        (" player end ", " clock end ", "the chain does not fit"),
        ("secret ", "secret x", "not the one that was committed to"),
        ("seats 3", "seats 4", "entry 0"),
        ("longtable record 2", "longtable record 9", "line 1"),
        ("\nend ", "\n# end ", "cut off after entry"),
    ],
)
def test_a_record_that_was_changed_is_refused(old: str, new: str, why: str, run: Any, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    done = run("verify", record)
    assert (done.status, done.out) == (2, "")
    assert why in done.err


def test_all_stored_games_are_checked(run: Any, record: Path, running: Path) -> None:
    assert run("import", record).status == run("import", running).status == 0
    assert run("verify").out == "2 games, none with a fault\n"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE entries SET entry = replace(entry, '\"end\"', '\"pass\"')", "entry "),
        ("UPDATE entries SET entry = 'nonsense' WHERE n = 3", "it cannot be read"),
        ("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)", "its log ends with entry "),
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


def test_what_a_backup_notices_verify_notices_too(run: Any, running: Path, tmp_path: Path) -> None:
    for _ in range(3):
        assert run("import", running).status == 0
    sound = DATABASE.read_bytes()
    pages = len(sound) // 4096
    noticed = 0
    for number in range(12):
        at = 4096 * (1 + number * (pages - 1) // 12)
        DATABASE.write_bytes(sound[: at + 3] + b"\xfe\xdc" + sound[at + 5 : at + 8] + b"\xff" * 8 + sound[at + 16 :])
        backup = run("backup", tmp_path / f"copy-{number}").status
        assert run("verify").status >= backup, f"page at {at}"
        noticed += backup
    assert noticed >= 10
    DATABASE.write_bytes(sound)
    assert run("verify").status == 0


def test_a_database_without_the_log_that_belongs_to_it_is_told(run: Any, running: Path) -> None:
    assert run("import", running).status == 0
    DATABASE.with_name(f"{DATABASE.name}.note").write_text("1 2\n", encoding="ascii")
    for command in ("verify", "doctor", "migrate"):
        done = run(command)
        assert done.status == 1
        assert "-wal is gone" in done.out + done.err
    assert run("migrate", "--new").status == 0
    assert run("verify").status == 0


def test_without_a_database_there_is_nothing_to_check(run: Any) -> None:
    done = run("verify")
    assert done.status == 1
    assert "There is no database at data/longtable.sqlite" in done.err
