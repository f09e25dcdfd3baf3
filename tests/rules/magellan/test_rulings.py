"""Every ruling names a test that exists, and every test of a ruling belongs to one that is written down."""

import re
from pathlib import Path

import rules.magellan

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios" / "magellan"
TEXT = (Path(rules.magellan.__file__).parent / "RULINGS.md").read_text(encoding="utf-8")
ROWS = {int(row[1]): row[2] for row in re.finditer(r"^\| (\d+) \|.*\| ([^|]+) \|$", TEXT, re.MULTILINE)}


def functions() -> set[str]:
    return {name for file in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)}


def scenarios() -> set[str]:
    return {file.stem for file in SCENARIOS.glob("*.txt")}


def test_every_ruling_names_tests_that_exist() -> None:
    known = functions() | scenarios()
    for number, tests in ROWS.items():
        names = re.findall(r"`(\w+)`", tests)
        assert names, f"ruling {number} has no test"
        assert set(names) <= known, f"ruling {number}: {set(names) - known}"


def test_every_test_of_a_ruling_is_named_beside_it() -> None:
    for name in functions() | scenarios():
        if found := re.match(r"(?:test_)?ruling_0*(\d+)_", name):
            assert f"`{name}`" in ROWS.get(int(found[1]), ""), name


def test_no_ruling_is_left_out() -> None:
    assert set(ROWS) == set(range(1, 53))
