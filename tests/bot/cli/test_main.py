import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.cli import parser

ROOT = Path(__file__).parents[3]
COMMANDS = sorted(parser()._subparsers._group_actions[0].choices)  # type: ignore[union-attr,arg-type]
HEAVY = ("alembic", "sqlalchemy", "aiohttp", "PIL", "babel", "fluent", "msgspec", "psycopg", "tqdm")


def test_there_is_every_command_that_a_host_needs() -> None:
    assert [
        *(
            "arena",
            "backup",
            "convert",
            "copy",
            "doctor",
            "export",
            "gallery",
            "import",
            "migrate",
            "newgame",
            "replay",
            "restore",
        ),
        *("run", "scenario", "selfplay", "tune", "verify"),
    ] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example_that_can_be_read(command: str, run: Any) -> None:
    done = run(command, "--help")
    assert done.status == 0
    assert done.out.startswith(f"usage: longtable {command} ")
    _, _, example = done.out.partition("\nexample: longtable ")
    options = parser().parse_args(example.split())
    assert example.split()[0] == command
    assert callable(options.run)


def test_help_lists_every_command_with_what_it_does(run: Any) -> None:
    done = run("--help")
    assert done.status == 0
    for command in COMMANDS:
        assert f"\n    {command} " in done.out


def test_the_version_is_told_as_it_stands_in_the_project(run: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    done = run("--version")
    assert (done.status, done.out) == (0, f"longtable {project['version']}\n")


@pytest.mark.parametrize(
    "arguments",
    [(), ("dance",), ("run", "now"), ("selfplay",), ("selfplay", "toy", "--seats", "x"), ("replay", "a", "--at", "-1")],
)
def test_what_is_not_understood_is_refused_with_status_2(arguments: tuple[str, ...], run: Any) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("usage: longtable")


def test_a_bad_setting_is_told_without_its_value(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "hunter2")
    monkeypatch.setenv("LONGTABLE_SECRET", "hunter2")
    done = run("doctor")
    assert done.status == 2
    assert "LONGTABLE_WEB_PORT must be a whole number" in done.err
    assert "LONGTABLE_SECRET is not a setting" in done.err
    assert "hunter2" not in done.err


def test_python_dash_m_bot_is_the_same_as_longtable() -> None:
    done = subprocess.run([sys.executable, "-m", "bot", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("usage: longtable ")


def test_declaring_the_commands_imports_nothing_heavy() -> None:
    code = f"import sys, bot.cli; bot.cli.parser(); print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m bot selfplay tikal --games 300 | head -n 1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("game 1: ")
    assert done.stderr == ""
