"""A database that is deleted, replaced or cut while it is open, or between two starts, is noticed."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from storage.backup import backup, restore
from storage.errors import BadFile, LogDamaged, LogVanished, Replaced, Vanished
from storage.files import companions
from storage.identity import is_another, require_whole
from storage.migrate import migrate
from storage.store import Store, open_store


async def write(store: Store, value: str = "x") -> None:
    async with store.write() as tx:
        await tx.places.put("web", "key", value)


async def written(path: Path) -> str:
    async with open_store(path, readonly=True) as store, store.read() as tx:
        return await tx.places.get("web", "key")


def move(path: Path, to: Path) -> Path:
    return path.replace(to)


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for file in (path, *companions(path)):
        file.unlink()


def delete_the_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace_by_a_copy(path: Path) -> None:
    backup(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def copy_over_it(path: Path) -> None:
    backup(path, path.with_name("copy"))
    shutil.copyfile(path.with_name("copy"), path)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def fill_with_nonsense(path: Path) -> None:
    path.write_bytes(b"nonsense" * 9999)


ATTACKS = (delete, delete_all, delete_the_log, replace_by_a_copy, copy_over_it, empty, fill_with_nonsense)


@pytest.mark.parametrize("attack", ATTACKS)
async def test_nothing_is_written_to_a_database_that_is_not_ours_any_more(
    attack: Callable[[Path], None], path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        async with open_store(path) as store:
            await write(store)
            assert store.is_whole()
            attack(path)
            for _ in range(3):
                with pytest.raises(Replaced, match="longtable restore"):
                    await write(store)
            assert not store.is_whole()
            assert attack is copy_over_it or attack is empty or attack is fill_with_nonsense or is_another(path)
    assert len(caplog.records) == 1, "it is told once, not at every write"


async def test_a_database_that_is_put_back_is_gone_on_with(path: Path) -> None:
    async with open_store(path) as store:
        await write(store)
        away = move(path, path.with_name("away"))
        with pytest.raises(Replaced):
            await write(store)
        move(away, path)
        await write(store, "again")
    assert await written(path) == "again"


async def test_checkpoints_and_copies_are_no_attack(path: Path) -> None:
    async with open_store(path) as store:
        for number in range(40):
            async with store.write() as tx:
                await tx.places.put("web", f"key {number}", "x" * 200_000)
            if number % 10 == 0:
                backup(path, path.with_name(f"copy {number}"))
        assert store.is_whole()
        assert not is_another(path)


async def test_a_start_without_the_database_that_was_there_is_refused_until_told(path: Path) -> None:
    async with open_store(path) as store:
        await write(store)
    delete(path)
    for _ in range(2):
        with pytest.raises(Vanished, match="--new"):
            migrate(path)
    migrate(path, anew=True)
    assert await written(path) == "{}"
    migrate(path)


async def killed(path: Path, folder: Path) -> Path:
    """Returns what is left of a database whose writer is killed."""
    async with open_store(path) as store:
        await write(store, "played last")
        shutil.copytree(path.parent, folder)
    return folder / path.name


async def test_after_a_kill_the_log_is_missed(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path.with_name(f"{tmp_path.name}-killed"))
    log = left.with_name(f"{left.name}-wal")
    away = move(log, tmp_path / "away")
    for _ in range(2):
        with pytest.raises(LogVanished, match="-wal is gone"):
            migrate(left)
    log.write_bytes(b"")
    with pytest.raises(LogVanished):
        require_whole(left)
    move(away, log)
    migrate(left)
    assert await written(left) == "played last"


async def killed_after(writes: int, path: Path, folder: Path) -> tuple[Path, Path]:
    """Returns what is left of a database whose writer is killed after so many writes, and its log."""
    async with open_store(path) as store:
        for number in range(writes):
            await write(store, f"played {number} " + "x" * 5000)
        shutil.copytree(path.parent, folder)
    left = folder / path.name
    return left, left.with_name(f"{left.name}-wal")


def cut_off_the_last(log: bytes) -> bytes:
    return log[: len(log) * 3 // 4]


def cut_within_a_frame(log: bytes) -> bytes:
    return log[:-5]


def change_a_byte_in_the_middle(log: bytes) -> bytes:
    middle = len(log) // 2
    return log[:middle] + bytes([log[middle] ^ 1]) + log[middle + 1 :]


def change_the_last_byte(log: bytes) -> bytes:
    return log[:-1] + bytes([log[-1] ^ 1])


def leave_the_header_alone(log: bytes) -> bytes:
    return log[:32]


@pytest.mark.parametrize(
    "harm",
    [
        cut_off_the_last,
        cut_within_a_frame,
        change_a_byte_in_the_middle,
        change_the_last_byte,
        leave_the_header_alone,
    ],
)
async def test_a_log_that_was_harmed_after_a_kill_is_told_before_anything_is_missing(
    harm: Callable[[bytes], bytes], path: Path, tmp_path: Path
) -> None:
    left, log = await killed_after(8, path, tmp_path / "killed")
    whole = log.read_bytes()
    log.write_bytes(harm(whole))
    for _ in range(2):
        with pytest.raises(LogDamaged, match="was cut or changed"):
            migrate(left)
    log.write_bytes(whole)
    migrate(left)
    assert str(await written(left)).startswith("played 7")


async def test_a_log_that_was_harmed_is_gone_on_with_when_told(path: Path, tmp_path: Path) -> None:
    left, log = await killed_after(8, path, tmp_path / "killed")
    log.write_bytes(cut_off_the_last(log.read_bytes()))
    migrate(left, anew=True)
    assert str(await written(left)) < "played 7"


async def test_a_log_changed_in_its_middle_is_told_even_without_the_index_beside_it(path: Path, tmp_path: Path) -> None:
    left, log = await killed_after(8, path, tmp_path / "killed")
    left.with_name(f"{left.name}-shm").unlink()
    require_whole(left)
    log.write_bytes(change_a_byte_in_the_middle(log.read_bytes()))
    with pytest.raises(LogDamaged):
        require_whole(left)


async def test_who_is_killed_at_any_byte_of_a_write_starts_again_without_an_alarm(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        await write(store, "before")
        shutil.copytree(path.parent, tmp_path / "killed")
        await write(store, "torn " + "x" * 9000)
        torn = path.with_name(f"{path.name}-wal").read_bytes()
    left = tmp_path / "killed" / path.name
    log = left.with_name(f"{left.name}-wal")
    for end in range(log.stat().st_size, len(torn) + 1, 97):
        log.write_bytes(torn[:end])
        require_whole(left)


async def test_what_older_transactions_left_behind_in_the_log_is_no_alarm(path: Path, tmp_path: Path) -> None:
    """A log that was put into the database begins anew, over what stands in it."""
    async with open_store(path) as store:
        for number in range(30):
            async with store.write() as tx:
                await tx.places.put("web", f"key {number}", "x" * 200_000)
        await write(store, "played last")
        shutil.copytree(path.parent, tmp_path / "killed")
    require_whole(tmp_path / "killed" / path.name)


async def test_after_a_kill_what_is_left_is_gone_on_with_when_told(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path.with_name(f"{tmp_path.name}-killed"))
    delete_the_log(left)
    migrate(left, anew=True)
    migrate(left)
    assert await written(left) == "{}"


async def test_a_backup_is_restored_where_the_database_is_gone(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path.with_name(f"{tmp_path.name}-killed"))
    backup(left, tmp_path / "backup")
    delete_all(left)
    restore(tmp_path / "backup", left)
    migrate(left)
    assert await written(left) == "played last"


def test_a_note_that_cannot_be_read_keeps_nobody_from_starting(path: Path) -> None:
    path.with_name(f"{path.name}.note").write_bytes(b"\xff\xff")
    migrate(path)


def test_a_database_of_somebody_else_is_still_refused_as_that(path: Path) -> None:
    fill_with_nonsense(path)
    with pytest.raises(BadFile, match="not a database"):
        migrate(path, anew=True)
