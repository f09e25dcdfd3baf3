"""Every ruling of a game names a test that exists, and every test of a ruling belongs to one that is written down."""

import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from rules.core.library import games
from tests.by_game import having

TESTS = Path(__file__).parent
SCENARIOS = TESTS.parent / "scenarios"


def rulings(game: str) -> Path:
    (folder,) = importlib.import_module(f"rules.{game}").__path__
    return Path(folder) / "RULINGS.md"


WRITTEN = pytest.mark.parametrize("game", having(lambda game: rulings(game).exists()))


@cache
def rows(game: str) -> dict[int, str]:
    """Returns the tests that stand beside each ruling, by its number."""
    text = rulings(game).read_text(encoding="utf-8")
    return {int(row[1]): row[2] for row in re.finditer(r"^\| (\d+) \|.*\| ([^|]+) \|$", text, re.MULTILINE)}


@cache
def known(game: str) -> frozenset[str]:
    """Returns the names of a game's tests and scenarios."""
    files = (TESTS / game).glob("test_*.py")
    tests = {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)}
    return frozenset(tests | {file.stem for file in (SCENARIOS / game).glob("*.txt")})


def test_the_games_with_rulings_are_found() -> None:
    assert {"magellan", "tikal"} <= {game for game in games() if rulings(game).exists()}


@WRITTEN
def test_every_ruling_names_tests_that_exist(game: str) -> None:
    for number, tests in rows(game).items():
        names = re.findall(r"`(\w+)`", tests)
        assert names, f"ruling {number} has no test"
        assert set(names) <= known(game), f"ruling {number}: {set(names) - known(game)}"


@WRITTEN
def test_every_test_of_a_ruling_is_named_beside_it(game: str) -> None:
    for name in known(game):
        if found := re.match(r"(?:test_)?ruling_0*(\d+)_", name):
            assert f"`{name}`" in rows(game).get(int(found[1]), ""), name


@WRITTEN
def test_no_ruling_is_left_out(game: str) -> None:
    assert rows(game)
    assert set(rows(game)) == set(range(1, len(rows(game)) + 1))
