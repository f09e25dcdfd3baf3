import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.cli.database import COPY
from storage.lock import hold
from storage.schema import VERSION
from tests.postgresql import database
from tests.storage.test_migrate import load

DATABASE = Path("data/longtable.sqlite")


def test_a_database_is_made_once(run: Any) -> None:
    assert run("migrate").out == f"data/longtable.sqlite: made, version {VERSION}\n"
    assert run("migrate").out == f"data/longtable.sqlite: version {VERSION}, nothing to do\n"


def test_the_folder_is_that_of_the_settings(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DATA", str(tmp_path / "elsewhere"))
    assert run("migrate").status == 0
    assert (tmp_path / "elsewhere" / "longtable.sqlite").exists()


def test_a_dot_env_file_is_read(run: Any, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LONGTABLE_DATA=from-file\n", encoding="utf-8")
    assert run("migrate").status == 0
    assert (tmp_path / "from-file" / "longtable.sqlite").exists()


def test_a_backup_is_restored(run: Any, record: Path) -> None:
    assert run("import", record).status == 0
    assert run("backup", "copy.sqlite").out == "data/longtable.sqlite is copied to copy.sqlite\n"
    assert run("import", record).status == 0
    assert run("verify").out.startswith("2 games")
    done = run("restore", "copy.sqlite")
    assert done.out.startswith("data/longtable.sqlite is now what copy.sqlite is; what it was is kept as data/")
    assert run("verify").out.startswith("1 game,")


@pytest.mark.parametrize("folder", ["kept", "kept/", "./kept"])
@pytest.mark.parametrize("there", [True, False])
def test_a_backup_into_a_folder_is_named_by_the_time(folder: str, there: bool, run: Any, tmp_path: Path) -> None:
    run("migrate")
    if there:
        (tmp_path / "kept").mkdir()
    assert run("backup", folder).status == 0
    [copy] = (tmp_path / "kept").iterdir()
    assert COPY.fullmatch(copy.stem) and copy.suffix == ".sqlite"
    assert there or (tmp_path / "kept").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("dest", ["nowhere/copy.sqlite", "nowhere/kept", "nowhere/kept/"])
def test_a_backup_below_a_folder_that_is_not_there_is_refused(dest: str, run: Any) -> None:
    run("migrate")
    done = run("backup", dest)
    assert (done.status, done.err) == (2, "longtable: there is no folder nowhere; make it first\n")


def test_a_backup_leaves_the_newest_copies_and_whatever_else_is_there(run: Any, tmp_path: Path) -> None:
    run("migrate")
    old = [f"longtable-2025010{day}-040000.sqlite" for day in (1, 2, 3)]
    others = ["longtable.sqlite", "longtable-20250101-040000.sqlite.bak", "mine.sqlite"]
    (tmp_path / "kept").mkdir()
    for name in (*old, *others):
        (tmp_path / "kept" / name).touch()
    done = run("backup", "kept", "--keep", "2")
    assert done.out.endswith(f"kept/{old[0]} is deleted\nkept/{old[1]} is deleted\n")
    left = {file.name for file in (tmp_path / "kept").iterdir()}
    assert {old[2], *others} < left and len(left) == 5


def test_no_copy_is_deleted_where_none_was_made(run: Any, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    for day in (1, 2):
        (tmp_path / "kept" / f"longtable-2025010{day}-040000.sqlite").touch()
    assert run("backup", "kept", "--keep", "1").status == 1
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_only_copies_in_a_folder_can_be_kept(run: Any, tmp_path: Path) -> None:
    run("migrate")
    assert "needs a folder" in run("backup", "copy.sqlite", "--keep", "3").err
    assert run("backup", "kept", "--keep", "0").status == 2
    assert not (tmp_path / "copy.sqlite").exists() and not (tmp_path / "kept").exists()


def test_a_backup_is_taken_beside_a_running_bot(run: Any) -> None:
    run("migrate")
    with hold(DATABASE):
        assert run("backup", "copy.sqlite").status == 0


@pytest.mark.parametrize("command", ["migrate", "convert", "restore"])
def test_what_changes_the_database_is_refused_beside_a_running_bot(command: str, run: Any) -> None:
    run("migrate")
    run("backup", "copy.sqlite")
    with hold(DATABASE):
        done = run(command, *(["copy.sqlite"] if command == "restore" else []))
    assert done.status == 1
    assert "is in use by process" in done.err


@pytest.mark.parametrize("content", [None, b"", b"text", b"SQLite format 3\0" + b"\0" * 500])
def test_only_a_sound_backup_is_restored(content: bytes | None, run: Any, tmp_path: Path) -> None:
    run("migrate")
    before = DATABASE.read_bytes()
    if content is not None:
        (tmp_path / "bad.sqlite").write_bytes(content)
    done = run("restore", "bad.sqlite")
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("longtable: ")
    assert DATABASE.read_bytes() == before


def test_a_database_of_somebody_else_is_left_alone(run: Any, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with sqlite3.connect(DATABASE) as other:
        other.execute("CREATE TABLE theirs (id INTEGER)")
    other.close()
    for command in (["migrate"], ["backup", "copy.sqlite"], ["verify"], ["export", "--all", "--out", "out"]):
        done = run(*command)
        assert done.status == 1
        assert "is not a database of Longtable" in done.err


def test_a_backup_never_overwrites(run: Any, tmp_path: Path) -> None:
    run("migrate")
    (tmp_path / "copy.sqlite").write_text("mine")
    assert "exists already" in run("backup", "copy.sqlite").err
    assert (tmp_path / "copy.sqlite").read_text() == "mine"


def test_a_folder_that_cannot_be_used_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DATA", "/proc/nowhere")
    done = run("migrate")
    assert done.status == 1
    assert "cannot be used" in done.err


def put_early_database() -> None:
    """Puts a database of Longtable 0.1.0 in the place of the database."""
    DATABASE.parent.mkdir()
    load(Path(__file__).parents[2] / "storage" / "version_0_1_0.sql", DATABASE)


def test_a_database_of_0_1_0_is_brought_over_once(run: Any) -> None:
    put_early_database()
    done = run("convert")
    assert done.status == 0
    told, kept = done.out.splitlines()
    assert told == "data/longtable.sqlite: brought over from Longtable 0.1.0 with 1 tables and 3 members"
    assert Path(kept.removeprefix("as it was it is kept as ")).exists()
    assert run("migrate").out == f"data/longtable.sqlite: version {VERSION}, nothing to do\n"
    done = run("convert")
    assert (done.status, done.out) == (0, "data/longtable.sqlite: not of Longtable 0.1.0 any more, nothing to do\n")


@pytest.mark.parametrize("command", [("run",), ("migrate",), ("verify",), ("backup", "copy.sqlite")], ids=" ".join)
def test_all_else_says_what_to_do_with_a_database_of_0_1_0(command: tuple[str, ...], run: Any) -> None:
    put_early_database()
    done = run(*command)
    assert done.status == 1
    assert "data/longtable.sqlite was written by Longtable 0.1.0. Run `longtable convert` once" in done.err


def test_without_a_database_there_is_nothing_to_bring_over(run: Any) -> None:
    done = run("convert")
    assert (done.status, done.err) == (1, "longtable: There is no database at data/longtable.sqlite.\n")


def test_everything_goes_to_a_server_and_back_and_the_games_are_as_they_were(
    run: Any, record: Path, running: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in (record, running):
        assert run("import", each).status == 0
    with database() as server:
        copied = run("copy", DATABASE, server)
        assert copied.out.endswith(" rows are copied\n")
        monkeypatch.setenv("LONGTABLE_DATABASE", server)
        assert run("verify").out.startswith("2 games")
        assert run("copy", server, "back.sqlite").out == copied.out
        again = run("copy", DATABASE, server)
        assert (again.status, again.out) == (1, "")
        assert "is not empty and is not overwritten" in again.err
        assert run("verify").out.startswith("2 games")
    monkeypatch.setenv("LONGTABLE_DATABASE", "")
    Path("back.sqlite").replace(DATABASE)
    assert run("verify").out.startswith("2 games")


def test_a_backup_of_a_server_is_restored_into_an_empty_database_alone(
    run: Any, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with database() as server, database(made=False) as other:
        monkeypatch.setenv("LONGTABLE_DATABASE", server)
        assert run("import", record).status == 0
        assert run("backup", "kept").status == 0
        [kept] = Path("kept").iterdir()
        assert COPY.fullmatch(kept.stem) and kept.suffix == ".dump"
        assert "is not empty" in run("restore", kept).err
        monkeypatch.setenv("LONGTABLE_DATABASE", other)
        assert run("restore", kept).status == 0
        assert run("verify").out.startswith("1 game,")
        assert run("import", record).status == 0
