from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.errors import InUse, Unavailable
from storage.lock import hold

HOLD = """
import sys
from pathlib import Path
from storage.lock import hold
with hold(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def test_a_second_process_is_told_who_holds_the_database(tmp_path: Path) -> None:
    path = tmp_path / "longtable.sqlite"
    with holder(path) as process:
        with pytest.raises(InUse, match=f"process {process.pid}") as refused, hold(path):
            pass
        assert refused.value.pid == process.pid


def test_another_name_of_the_database_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "longtable.sqlite")
    with hold(tmp_path / "longtable.sqlite"), pytest.raises(InUse), hold(tmp_path / "link.sqlite"):
        pass


def test_the_lock_ends_with_the_process_however_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "longtable.sqlite"
    with holder(path) as process:
        process.kill()
        process.wait()
        with hold(path):
            pass


def test_the_lock_can_be_held_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "data" / "longtable.sqlite"
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), hold(path):
            raise ZeroDivisionError


def test_a_started_program_does_not_inherit_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "longtable.sqlite"
    program = [sys.executable, "-c", "print('up', flush=True); input()"]
    with hold(path):
        child = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False)
    with child:
        assert child.stdout is not None
        child.stdout.readline()  # the kernel closes what is not inherited a moment after it starts the program
        with hold(path):
            assert child.poll() is None
        child.kill()


def test_a_lock_that_says_nothing_of_its_holder_is_respected(tmp_path: Path) -> None:
    path = tmp_path / "longtable.sqlite"
    with hold(path):
        (tmp_path / "longtable.sqlite.lock").write_text("?", encoding="utf-8")
        with pytest.raises(InUse, match="another process"), hold(path):
            pass


def test_a_place_that_cannot_hold_a_lock_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="file"), hold(tmp_path / "file" / "longtable.sqlite"):
        pass
