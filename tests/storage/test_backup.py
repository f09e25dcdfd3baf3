from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from storage import files
from storage.backup import backup, restore
from storage.errors import AlreadyThere, BadFile, InUse, NewerDatabase, NoDatabase, Unavailable
from storage.files import examine
from storage.lock import hold
from storage.migrate import migrate
from storage.rows import EntryRow, MatchRow
from storage.schema import VERSION
from storage.store import Store, open_store
from tests.storage.sample import one_of_each, seat_two


async def fill(path: Path, name: str = "first") -> None:
    async with open_store(path) as store, store.write() as tx:
        await one_of_each(tx)
        await tx.places.put("web", "name", name)


async def name(path: Path) -> str:
    async with open_store(path, readonly=True) as store, store.read() as tx:
        return await tx.places.get("web", "name")


def contents(folder: Path) -> dict[str, bytes]:
    """Returns the files of a folder but those that say nothing of the data."""
    found = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    return {
        name: data
        for name, data in found.items()
        if not name.endswith((".lock", ".note", "-shm")) and (data or not name.endswith("-wal"))
    }


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_backup_is_one_sound_file_for_its_owner_alone(path: Path, tmp_path: Path) -> None:
    await fill(path)
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(path, folder / "b.sqlite")
    assert examine(folder / "b.sqlite") == VERSION
    assert mode(folder / "b.sqlite") == 0o600
    assert list(contents(folder)) == ["b.sqlite"]
    assert await name(folder / "b.sqlite") == "first"


async def test_a_backup_beside_a_writer_is_as_of_one_commit(path: Path, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        for n in range(1_000_000):
            async with store.write() as tx:
                for half in (0, 1):
                    await tx.matches.append(EntryRow(table="t1", n=2 * n + half, entry=b"x" * 200, at=1.0))
                await tx.matches.update(MatchRow(table="t1", snapshot=b"s", entries=2 * n + 2), 2 * n)
            committed.set()

    committed = asyncio.Event()
    async with open_store(path) as store:
        async with store.write() as tx:
            await seat_two(tx)
            await tx.matches.add(MatchRow(table="t1", snapshot=b"s", entries=0))
        writing = asyncio.create_task(write(store))
        copies = []
        for number in range(5):
            committed.clear()
            await committed.wait()
            copies.append(tmp_path / f"b{number}.sqlite")
            await asyncio.to_thread(backup, path, copies[-1])
        assert not writing.done()
        writing.cancel()
        await asyncio.wait({writing})
    lengths = [await entries(copy) for copy in copies]
    assert lengths == sorted(set(lengths)), "each backup has more than the one before"
    assert lengths[0] > 0


async def entries(path: Path) -> int:
    """Returns how long the log is, which must be as long as the match says."""
    async with open_store(path, readonly=True) as store, store.read() as tx:
        match, log = await tx.matches.get("t1"), await tx.matches.entries("t1")
    assert match is not None
    assert [entry.n for entry in log] == list(range(match.entries))
    return match.entries


def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    dest = tmp_path / "b.sqlite"
    dest.write_bytes(b"precious")
    with pytest.raises(AlreadyThere):
        backup(path, dest)
    assert dest.read_bytes() == b"precious"


def test_a_backup_overwrites_not_even_what_came_meanwhile(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dest = tmp_path / "b.sqlite"
    monkeypatch.setattr(files, "_check", lambda *_: dest.write_bytes(b"precious"))
    with pytest.raises(AlreadyThere):
        backup(path, dest)
    assert contents(tmp_path) == {"b.sqlite": b"precious", path.name: path.read_bytes()}


async def test_a_damaged_database_is_not_taken_for_a_backup(path: Path, tmp_path: Path) -> None:
    await fill(path)
    damage(path)
    with pytest.raises(BadFile):
        backup(path, tmp_path / "b.sqlite")
    assert list(contents(tmp_path)) == [path.name]


def test_a_backup_needs_a_database_and_a_folder(path: Path, tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        backup(tmp_path / "none.sqlite", tmp_path / "b.sqlite")
    with pytest.raises(Unavailable, match="nowhere"):
        backup(path, tmp_path / "nowhere" / "b.sqlite")


def damage(path: Path) -> None:
    """Overwrites everything after the first page."""
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))


async def test_a_restored_database_is_the_backup_and_the_replaced_one_is_kept(path: Path, tmp_path: Path) -> None:
    await fill(path, "before")
    backup(path, tmp_path / "b.sqlite")
    async with open_store(path) as store, store.write() as tx:
        await tx.places.put("web", "name", "after")
    kept = restore(tmp_path / "b.sqlite", path)
    assert kept is not None
    assert (await name(path), await name(kept), await name(tmp_path / "b.sqlite")) == ("before", "after", "before")
    assert mode(path) == 0o600


async def test_a_database_can_be_restored_where_there_is_none(path: Path, tmp_path: Path) -> None:
    await fill(path)
    fresh = tmp_path / "data" / "fresh.sqlite"
    assert restore(path, fresh) is None
    assert await name(fresh) == "first"


def leave_log(path: Path) -> None:
    """Leaves the database as a killed process does, with its last commit in the log file beside it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("INSERT INTO places VALUES ('web', 'name', 'in the log')")
        kept = {file: file.read_bytes() for file in (path, path.with_name(f"{path.name}-wal"))}
    for file, content in kept.items():
        file.write_bytes(content)
    assert kept[path.with_name(f"{path.name}-wal")]


async def test_the_log_of_a_killed_process_is_not_mixed_into_the_restored_database(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "b.sqlite")
    leave_log(path)
    kept = restore(tmp_path / "b.sqlite", path)
    assert kept is not None
    assert (await name(path), await name(kept)) == ("{}", "in the log")
    assert examine(path) == VERSION


async def test_the_log_of_a_killed_process_is_part_of_what_is_restored(path: Path, tmp_path: Path) -> None:
    leave_log(path)
    restore(path, tmp_path / "fresh.sqlite")
    assert await name(tmp_path / "fresh.sqlite") == "in the log"


def ruin(path: Path) -> None:
    path.write_bytes(b"ruined")
    path.with_name(f"{path.name}-wal").write_bytes(b"log")


async def test_a_ruined_database_is_replaced_and_kept_with_all_that_belongs_to_it(path: Path, tmp_path: Path) -> None:
    await fill(path)
    backup(path, tmp_path / "b.sqlite")
    ruin(path)
    kept = restore(tmp_path / "b.sqlite", path)
    assert kept is not None
    assert kept.read_bytes() == b"ruined"
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"log"
    assert await name(path) == "first"


def test_a_running_bot_is_not_restored_under_its_feet(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "b.sqlite")
    with hold(path), pytest.raises(InUse):
        restore(tmp_path / "b.sqlite", path)


@pytest.mark.parametrize("kind", ["missing", "empty", "rubbish", "truncated", "damaged", "foreign", "newer", "folder"])
async def test_a_file_that_is_no_sound_backup_changes_nothing(path: Path, tmp_path: Path, kind: str) -> None:
    await fill(path)
    file = tmp_path / "file"
    spoil(file, kind)
    before = contents(tmp_path)
    with pytest.raises(NewerDatabase if kind == "newer" else BadFile) as refused:
        restore(file, path)
    assert str(file) in str(refused.value)
    assert contents(tmp_path) == before


def spoil(file: Path, kind: str) -> None:
    match kind:
        case "missing":
            return
        case "empty":
            file.touch()
        case "rubbish":
            file.write_bytes(b"Dear diary, " * 1000)
        case "folder":
            file.mkdir()
        case "foreign":
            with closing(sqlite3.connect(file)) as database:
                database.execute("CREATE TABLE members (id INTEGER PRIMARY KEY)")
        case _:
            migrate(file)
    if kind == "truncated":
        file.write_bytes(file.read_bytes()[:-5000])
    if kind == "damaged":
        damage(file)
    if kind == "newer":
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")


async def test_an_older_database_can_be_restored_and_is_migrated_later(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    restore(path, tmp_path / "fresh.sqlite")
    assert examine(tmp_path / "fresh.sqlite") == "0000"


async def test_any_mutilated_backup_is_restored_or_refused(path: Path, tmp_path: Path) -> None:
    await fill(path)
    backup(path, tmp_path / "b.sqlite")
    outcomes = [restored(tmp_path / "b.sqlite", tmp_path / f"m{seed}", random.Random(seed)) for seed in range(150)]
    assert min(outcomes.count(True), outcomes.count(False)) > 20


def restored(sound: Path, folder: Path, luck: random.Random) -> bool:
    """Restores a mutilated copy of a sound backup and returns whether it was taken for a sound one."""
    content = bytearray(sound.read_bytes())
    if luck.random() < 0.2:
        del content[luck.randrange(len(content)) :]
    end = luck.choice((100, 4096, len(content)))
    for _ in range(luck.choice((1, 3, 50))):
        position = luck.randrange(end)
        content[position : position + 1] = bytes([luck.choice((0, 255, luck.randrange(256)))])
    folder.mkdir()
    (folder / "file").write_bytes(content)
    try:
        restore(folder / "file", folder / "db")
    except (BadFile, Unavailable) as error:
        assert str(error).isprintable()
        assert [file.name for file in folder.iterdir() if file.name.startswith("db")] == ["db.lock"]
        return False
    examine(folder / "db")
    return True
