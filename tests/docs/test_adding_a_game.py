"""docs/adding_a_game.md is complete: by its commands alone the toy becomes a game of an installed copy."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.core.contract import Game
from rules.core.library import games

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
PACKAGES = ("bot", "players", "rules", "render", "storage")

LAWS = """
from rules.core.library import meta
from tests.laws.setups import laws_of, setups

for seats, options in setups(meta("toy")):
    laws_of("toy", "installed").play(seats, options, "installed")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of Longtable to which the toy was added by the commands of the page."""
    folder = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "toy", folder / "tests" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    (commands,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    subprocess.run(["sh", "-e", "-c", commands], cwd=folder, check=True)
    shutil.rmtree(folder / "tests")
    return folder


def run(copy: Path, arguments: Sequence[str], *, with_tests: bool = False) -> str:
    """Runs Python in the copy, with nothing of the original but, if wanted, its tests."""
    places = [str(copy), str(ROOT)] if with_tests else [str(copy)]
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_copy_lists_the_toy_among_its_games(copy: Path) -> None:
    found = run(copy, ["-c", "from rules.core.library import games; import rules; print(*games(), rules.__file__)"])
    *games, origin = found.split()
    assert "toy" in games
    assert Path(origin).parent.parent == copy


@pytest.mark.long
def test_laws_hold_in_the_copy(copy: Path) -> None:
    run(copy, ["-c", LAWS], with_tests=True)


def test_copy_plays_the_toy_by_itself(copy: Path) -> None:
    found = run(copy, ["-m", "bot", "selfplay", "toy", "--seats", "3", "--games", "2", "--seed", "1", "--json"])
    games = json.loads(f"[{','.join(found.splitlines())}]")
    assert [game["seats"] for game in games] == [3, 3]
    assert all(game["entries"] > 20 and len(game["scores"]) == 3 for game in games)


def test_copy_runs_the_scenarios_of_the_toy(copy: Path) -> None:
    assert "none failed" in run(copy, ["-m", "bot", "scenario", str(ROOT / "tests" / "toy" / "scenarios")])


def test_every_part_of_the_contract_is_explained() -> None:
    parts = [name for name in vars(Game) if not name.startswith("_")]
    assert not [name for name in parts if f"`{name}`" not in PAGE]


def test_every_file_of_the_toy_is_a_step() -> None:
    chapters = {"foraging", "screeching", "auction", "night", "scoring", "flow"}
    modules = {file.stem for file in (ROOT / "tests" / "toy" / "rules" / "toy").glob("*.py")} - chapters
    assert not [name for name in modules if f"{name}.py`" not in PAGE]


def test_the_game_that_the_page_begins_is_not_there_yet() -> None:
    begun = re.findall(r"longtable newgame (\w+)", PAGE + (ROOT / "bot" / "cli" / "newgame.py").read_text("utf-8"))
    assert len(begun) == 2
    assert not {*begun} & {*games()}, "nothing would be written"
