import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import NO_SETTINGS, PREFIX
from rules.core import record as records


@dataclass(frozen=True, slots=True)
class Done:
    """What a command came to."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps commands away from the data and settings of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith(PREFIX) and name not in NO_SETTINGS:
            monkeypatch.delenv(name)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Carries out a command line in this process."""

    def run(*arguments: str | Path) -> Done:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as left:
            assert isinstance(left.code, int)
            status = left.code
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Done(status, said.out, said.err)

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a finished game of the toy."""
    assert run("selfplay", "toy", "--seats", "3", "--seed", "3", "--record", tmp_path).status == 0
    return tmp_path / "toy-3-3-1.txt"


@pytest.fixture
def running(record: Path, tmp_path: Path) -> Path:
    """The record of a game that is still going on."""
    whole = records.read(record.read_text(encoding="utf-8"))
    path = tmp_path / "running.txt"
    path.write_text(records.write(whole.header, whole.entries[:18]), encoding="utf-8")
    return path
