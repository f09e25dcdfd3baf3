"""A game that is broken, or has files that cannot be read, fails in its own tests; all others are found and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rules.core.library import games
from tests.by_game import each, having
from tests.lazily import Lazily

ROOT = Path(__file__).parents[1]
RUN_OVER_ALL = (
    *("tests/laws/test_laws.py", "tests/laws/test_setups.py", "tests/perft", "tests/scenarios/test_scenarios.py"),
    *("tests/rules/test_records.py", "tests/rules/test_rulings.py", "tests/rules/test_sequences.py"),
    "tests/render/test_boards.py::test_the_whole_view_can_be_read_from_text_that_fits_a_phone_whatever_the_seats_wear",
    *("tests/render/core/test_legend.py", "tests/bot/words/test_games.py"),
)
META = "from rules.core.contract import Meta\nMETA = Meta(id='{game}', title='Broken', seats=(2,), rules_version=1)\n"
BROKEN = {
    "brokenmeta": {"meta.py": "1 / 0\n", "game.py": "1 / 0\n"},
    "brokengame": {"meta.py": META, "game.py": "import rules.core.nothing_of_this_name\n"},
    "brokensetup": {
        "meta.py": META,
        "game.py": "from rules.brokensetup.meta import META\nfrom rules.toy.game import Toy\n\n\n"
        "class Broken(Toy):\n    meta = META\n\n    def setup(self, seats, options, chance):\n        1 / 0\n\n\n"
        "GAME = Broken()\n",
    },
}
"""Games that break in the lobby, when they are loaded, and when they are set up; none has pictures or words."""
PLUGIN = """
from pathlib import Path

import rules
from tests.scenarios import files

rules.__path__.append(str(Path(__file__).parent / "rules"))
true_files = files.files
files.files = lambda: [*true_files(), ("brokengame", Path(__file__).parent / "ruling_x_[].txt")]
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Returns what is said by the tests of the toy and of broken games beside it, one of them with a broken file."""
    folder = tmp_path_factory.mktemp("planted")
    for game, files in BROKEN.items():
        for name, text in {"__init__.py": "", **files}.items():
            path = folder / "rules" / game / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("{game}", game), encoding="utf-8")
    (folder / "ruling_x_[].txt").write_bytes(b"\xff\xfe no text")
    (folder / "planted.py").write_text(PLUGIN, encoding="utf-8")
    chosen = f"toy or {' or '.join(BROKEN)}"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "planted", "-p", "no:cacheprovider"),
            *("-q", "-rA", "--tb=no", "-k", chosen, *RUN_OVER_ALL),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert "error" not in done.stdout.splitlines()[-1], done.stdout
    return done.stdout


@pytest.mark.long
def test_the_tests_of_another_game_are_found_and_pass(told: str) -> None:
    passed = re.findall(r"^PASSED (\S+)\[toy", told, re.MULTILINE)
    assert {test.partition("::")[0] for test in passed} >= {
        "tests/laws/test_laws.py", "tests/perft/test_perft.py", "tests/render/test_boards.py"
    }  # fmt: skip
    assert not re.findall(r"^(?:FAILED|ERROR) (\S+\[toy.*)", told, re.MULTILINE)


@pytest.mark.parametrize("game", BROKEN)
def test_a_broken_game_fails_in_its_own_tests_by_name(told: str, game: str) -> None:
    failed = re.findall(rf"^FAILED (\S+)\[{game}.*", told, re.MULTILINE)
    assert {
        *(
            "tests/laws/test_laws.py::test_laws_hold_in_random_play",
            "tests/perft/test_perft.py::test_every_game_has_positions",
        ),
    } <= set(failed)


def test_a_scenario_that_cannot_be_read_fails_by_its_name(told: str) -> None:
    assert re.search(r"^FAILED tests/scenarios/\S+::test_scenario_holds\[brokengame-ruling_x_", told, re.MULTILINE)


def test_what_a_game_cannot_tell_is_tried_once_with_what_is_wrong() -> None:
    def parts(game: str) -> list[int]:
        return [1, 2] if game == "toy" else [1 // 0]

    found = each(parts)
    assert [part for game, part in found if game == "toy"] == [1, 2]
    assert {game: part for game, part in found if game != "toy"} == dict.fromkeys(
        set(games()) - {"toy"}, "ZeroDivisionError integer division or modulo by zero"
    )
    assert having(lambda game: parts(game)[1:]) == list(games())
    assert having(lambda game: game == "toy") == ["toy"]


def test_a_table_makes_what_is_looked_up_and_no_more() -> None:
    made = []
    table = Lazily({"one": lambda: made.append("one") or 1, "two": lambda: made.append("two") or 2})
    assert list(table) == ["one", "two"] and made == []
    assert [table["two"], table["two"]] == [2, 2] and made == ["two"]
