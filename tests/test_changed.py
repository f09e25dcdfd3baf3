"""What is run of what has changed, and of one game, is told by folders, and what takes long by marks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed import of_changed

ROOT = Path(__file__).parents[1]
TESTS = (
    "tests/test_docs.py::test_every_link_leads_somewhere",
    "tests/bot/app/test_app.py::test_a_full_disk_is_our_fault",
    "tests/bot/app/play/test_turns.py::test_a_move_is_played",
    "tests/bot/app/play/test_calls.py::test_a_player_is_called",
    "tests/bot/words/test_glossary.py::test_every_word_is_explained",
    "tests/laws/test_laws.py::test_laws_hold_in_random_play[java-2]",
    "tests/laws/test_laws.py::test_laws_hold_in_random_play[toy-2]",
    "tests/rules/java/test_palaces.py::test_a_palace_is_built",
    "tests/rules/core/test_match.py::test_a_move_is_taken_back",
    "tests/scenarios/test_scenarios.py::test_scenario_holds[java-wells]",
    "tests/scenarios/test_scenarios.py::test_scenario_holds[toy-owl]",
)


@pytest.mark.parametrize(
    ("file", "about"),
    [
        ("bot/app/play/turns.py", ["test_turns.py"]),
        ("bot/app/play/untried.py", ["test_turns.py", "test_calls.py"]),
        ("bot/app/speech/untried.py", ["test_app.py"]),
        ("rules/core/match.py", ["test_match.py"]),
        ("rules/java/palaces.py", ["[java-2]", "test_palaces.py", "[java-wells]"]),
        ("bot/words/en/java.ftl", ["[java-2]", "test_palaces.py", "[java-wells]", "test_glossary.py"]),
        ("tests/scenarios/java/wells.txt", ["[java-2]", "test_palaces.py", "[java-wells]"]),
        ("tests/scenarios/files.py", ["test_scenarios.py"]),
        ("tests/bot/app/play/test_calls.py", ["test_calls.py"]),
        ("docs/commands.md", ["test_docs.py"]),
        ("Makefile", ["test_docs.py"]),
    ],
)
def test_what_is_run_for_a_changed_file_follows_from_its_place(file: str, about: list[str]) -> None:
    assert of_changed(TESTS, [file]) == {test for test in TESTS if any(part in test for part in about)}


def test_for_several_files_the_tests_of_each_are_run_and_for_none_none() -> None:
    both = of_changed(TESTS, ["bot/app/play/turns.py", "docs/commands.md"])
    assert both == {test for test in TESTS if "test_turns.py" in test or "test_docs.py" in test}
    assert of_changed(TESTS, []) == set()


def test_of_one_game_its_own_tests_are_run_and_what_all_games_are_tried_with() -> None:
    folders = ["tests/rules/test_metas.py", "tests/rules/tikal/test_camps.py", "tests/rules/toy"]
    assert {test.partition("::")[0] for test in chosen("--game", "tikal", *folders)} == set(folders[:2])


def test_what_takes_long_is_left_to_the_soak_but_for_the_parameters_that_its_mark_names() -> None:
    folders = ["tests/bot/chat_web/test_learning.py", "tests/crash/test_kill.py"]
    short, long = set(chosen("--short", *folders)), set(chosen("--long", *folders))
    assert sorted([*short, *long]) == sorted(chosen(*folders)) and short and long
    lessons = {test.partition("[")[2] for test in short if "who_presses_what_glows" in test}
    assert lessons == {"phone]"}


def chosen(*words: str) -> list[str]:
    """Returns the tests that are run with these words."""
    run = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run([*run, *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if "::" in line]
