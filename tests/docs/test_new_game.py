"""`longtable newgame` writes a game that is whole as it stands: in form, typed, tested and played, in a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules.core.library import games
from tests.docs.web_table import play_over_the_web

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
FOLDERS = ("bot", "docs", "render", "rules", "storage", "tests")
OTHERS = tuple(game for game in games() if game != "toy")
"""The games that are left out: the new one needs none, and all that runs over all games is done sooner."""
FOR_ALL_GAMES = re.compile(r"\b(games|messages|languages)\(")
"""What a test says that runs over all games, or over all that is said."""
NEED_OTHERS = (
    *("app/commands/test_earlier", "app/commands/test_learning", "app/commands/test_looking"),
    *("app/commands/test_refusals", "app/panels/test_move_panel", "chat_web/test_floods"),
    *("laws/test_soak", "core/test_studio", "render/test_gallery", "core/test_ahead", "tests/test_bench"),
    *("tests/test_container", "tests/test_docs", "docs/test_lines_of_play"),
)
"""What cannot be collected without the games, or the pages, that are left out."""
CHOSEN = "brambles or glossary or test_files"
"""What docs/adding_a_game.md says of another name."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the sources with a new game, called brambles, instead of the others."""
    folder = tmp_path_factory.mktemp("sources")
    left_out = shutil.ignore_patterns("__pycache__", *(f"{game}{rest}" for game in OTHERS for rest in ("", ".*", "_*")))
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder / "pyproject.toml")
    run(folder, sys.executable, "-m", "bot", "newgame", "brambles")
    return folder


def run(copy: Path, *command: str | Path) -> str:
    """Runs a command in the copy, which must succeed, with nothing of the original."""
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_new_game_is_in_form_typed_and_imports_nothing_that_it_may_not(copy: Path) -> None:
    run(copy, TOOLS / "ruff", "format", "--check", ".")
    run(copy, TOOLS / "ruff", "check", ".")
    run(copy, TOOLS / "mypy", "rules/brambles", "render/brambles")
    run(copy, TOOLS / "lint-imports", "--no-cache")


@pytest.mark.parametrize("id", ["go", "abracadabra", "zzz0"])
def test_new_game_is_in_form_whatever_it_is_called(copy: Path, id: str) -> None:
    files = run(copy, sys.executable, "-m", "bot", "newgame", id).partition("\n\n")[0].splitlines()
    sources = [file for file in files if file.endswith(".py")]
    try:
        run(copy, TOOLS / "ruff", "format", "--check", *sources)
        run(copy, TOOLS / "ruff", "check", *sources)
    finally:
        for file in files:
            (copy / file).unlink()


def test_new_game_passes_untouched_all_tests_that_run_over_all_games(copy: Path) -> None:
    run_over_all = [
        file for file in sorted((copy / "tests").rglob("test_*.py"))
        if not {"toy", "skeleton"} & set(file.parts) and not str(file.with_suffix("")).endswith(NEED_OTHERS)
        and FOR_ALL_GAMES.search(file.read_text(encoding="utf-8"))
    ]  # fmt: skip
    own = copy / "tests" / "rules" / "brambles"
    told = run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", CHOSEN, own, *run_over_all)
    assert int(told.split(" passed")[0].split()[-1]) > 200


def test_new_game_is_not_written_over_another_one(copy: Path) -> None:
    with pytest.raises(AssertionError, match="nothing was written, for this is there already: bot/words/cs/brambles"):
        run(copy, sys.executable, "-m", "bot", "newgame", "brambles")


async def test_new_game_is_played_over_the_web_table(copy: Path, tmp_path: Path) -> None:
    assert "luck" not in await play_over_the_web(copy, tmp_path, "brambles")
