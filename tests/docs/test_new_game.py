"""`longtable newgame` writes a game that is whole as it stands: in form, typed, tested and played, in a copy."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.core.library import games
from tests.docs.web_table import play_over_the_web

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "*.egg-info", "data", "gallery", "backups"
)
FOR_ALL = re.compile(r"(?<![\w.])(games|each|having|messages)\(|\b(library\.games|CATALOGUE\.infos)\(")
"""What a test says that looks at all games, or at all that is said, and is not tried with one game after the other."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the sources with a new game, called brambles, beside the others."""
    folder = tmp_path_factory.mktemp("copy") / "sources"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
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
        timeout=900,
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


def test_new_game_passes_untouched_all_that_is_asked_of_it_and_of_all_games(copy: Path) -> None:
    """The tests that name it, and those that look at all games at once: others do not see it.

    Bad input is left out, which is mostly that of other games and takes as long as all the rest.
    """
    chosen = " or ".join(("brambles", *sorted(looking_at_all_games(copy / "tests"))))
    left_out = ["--ignore=tests/fuzz", *(f"--ignore-glob=*/{game}" for game in games())]
    told = run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *left_out, "-k", chosen, "tests")
    assert int(told.split(" passed")[0].split()[-1]) > 250


def looking_at_all_games(tests: Path) -> Iterator[str]:
    """Yields the names of the tests that look at all games or all messages themselves."""
    for file in tests.rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for node in ast.parse(text).body if FOR_ALL.search(text) else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                said = "\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno])
                taken = {argument.arg for argument in node.args.args}
                if FOR_ALL.search(said) and not taken & {"game", "copy"}:  # with a game, or in a copy without this one
                    yield node.name


def test_the_tests_that_look_at_all_games_are_found() -> None:
    found = set(looking_at_all_games(ROOT / "tests"))
    assert {"test_no_two_commands_are_called_alike", "test_all_positions_are_of_a_game"} <= found
    assert not {"test_laws_hold_in_random_play", "test_a_post_is_seen_by_everybody"} & found


SHORTER = {
    "rules/acorns/data.py": [('"abcde", "12345"', '"abc", "12"')],
    "rules/acorns/meta.py": [("(2, 3, 4)", "(2, 3)")],
    "tests/laws/acorns.py": [("bound=100", "bound=11")],
    "tests/scenarios/acorns/full_board.txt": [
        ("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3", "a1 b1 c1"),
        ("c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5", "a2 b2"),
        ("e5", "c2"),
    ],
    "tests/scenarios/acorns/crown.txt": [("c3", "c1"), ("b3", "a1")],
    "tests/scenarios/acorns/placing.txt": [("c3", "c2")],
    "tests/scenarios/acorns/own_stones_apart.txt": [("c3", "c1")],
}
"""What is said otherwise in a game that is over in ten moves: in which file, what, and how."""
EMPTY_BOARD = "position: an empty board\nseats: 2\ncounts: 6 30\n"


def test_game_of_ten_moves_is_found_right_too(copy: Path) -> None:
    """Its board has six squares. What is said of larger ones goes, and games are recorded as the guide says."""
    files = run(copy, sys.executable, "-m", "bot", "newgame", "acorns").partition("\n\n")[0].splitlines()
    for name, changes in SHORTER.items():
        text = (copy / name).read_text(encoding="utf-8")
        for long, short in changes:
            assert long in text
            text = text.replace(long, short)
        (copy / name).write_text(text, encoding="utf-8")
    (copy / "tests/perft/acorns.txt").write_text(EMPTY_BOARD, encoding="utf-8")
    for file in (*copy.glob("tests/records/acorns/*"), copy / "tests/scenarios/acorns/no_turn.txt"):
        file.unlink()
    records = copy / "tests" / "records" / "acorns"
    for seats, option in (("2", "any"), ("3", "others")):
        wanted = ("--seats", seats, "--option", f"neighbours={option}", "--seed", "1", "--record", records)
        run(copy, sys.executable, "-m", "bot", "selfplay", "acorns", *wanted)
    looked_at = ("tests/bot", "tests/laws", "tests/perft", "tests/rules/test_records.py", "tests/scenarios")
    try:
        told = run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "acorns", *looked_at)
    finally:
        for name in files:
            (copy / name).unlink(missing_ok=True)
        shutil.rmtree(records)
    assert int(told.split(" passed")[0].split()[-1]) > 50


def test_new_game_is_not_written_over_another_one(copy: Path) -> None:
    with pytest.raises(AssertionError, match="nothing was written, for this is there already: bot/words/cs/brambles"):
        run(copy, sys.executable, "-m", "bot", "newgame", "brambles")


async def test_new_game_is_played_over_the_web_table(copy: Path, tmp_path: Path) -> None:
    assert "luck" not in await play_over_the_web(copy, tmp_path, "brambles")
