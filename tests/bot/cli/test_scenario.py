from pathlib import Path
from typing import Any

import pytest

from rules.core.codes import refusals
from rules.core.library import games, load

ROOT = Path(__file__).parents[3]
GOOD = "title: a turn ends\ngame: toy\nseats: 2\n\nplay P0 end\nawaited P1\n"
WRONG = GOOD.replace("awaited P1", "awaited P0")


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_scenarios_that_hold_are_counted(run: Any, tmp_path: Path) -> None:
    done = run("scenario", write(tmp_path / "good.txt", GOOD))
    assert (done.status, done.out, done.err) == (0, "1 scenario, 2 expectations, none failed\n", "")


def test_a_folder_is_searched_to_its_depth(run: Any, tmp_path: Path) -> None:
    write(tmp_path / "games" / "one.txt", GOOD)
    write(tmp_path / "games" / "deep" / "two.txt", GOOD)
    write(tmp_path / "games" / "notes.md", "nothing")
    assert run("scenario", tmp_path / "games").out.startswith("2 scenarios, ")


def test_one_that_fails_is_told_with_its_line_and_the_rest_is_run(run: Any, tmp_path: Path) -> None:
    wrong, good = write(tmp_path / "wrong.txt", WRONG), write(tmp_path / "good.txt", GOOD)
    done = run("scenario", wrong, good)
    assert done.status == 1
    assert f"{wrong}: line 6: awaited P0" in done.err
    assert "expected: P0" in done.err
    assert "found: P1" in done.err
    assert done.out == "2 scenarios, 4 expectations, 1 failed\n"


def test_one_that_cannot_be_read_fails_with_its_line(run: Any, tmp_path: Path) -> None:
    broken = write(tmp_path / "broken.txt", GOOD + "dance P0\n")
    done = run("scenario", broken)
    assert done.status == 1
    assert f"{broken}: line 7: " in done.err


def test_one_that_crashes_the_rules_fails_with_its_line_and_the_rest_is_run(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.toy.foraging.without", lambda *_: {}["nest"])
    crashing = write(tmp_path / "a.txt", GOOD.replace("play P0 end", "set hand P0 = hazel\nplay P0 bury hazel"))
    done = run("scenario", crashing, write(tmp_path / "b.txt", GOOD))
    assert done.status == 1
    assert done.err == f"{crashing}: line 6: the rules crashed with KeyError: 'nest'\n"
    assert done.out == "2 scenarios, 2 expectations, none failed, 1 error\n"


def test_failed_expectations_are_counted_and_told_even_if_an_error_ends_the_scenario(run: Any, tmp_path: Path) -> None:
    wrong = write(tmp_path / "wrong.txt", WRONG + "over\ndance P0\nover\n")
    done = run("scenario", wrong)
    assert done.status == 1
    assert [line for line in done.err.splitlines() if line.startswith(str(wrong))] == [
        f"{wrong}: line 6: awaited P0",
        f"{wrong}: line 7: over",
        next(line for line in done.err.splitlines() if '"dance" is no step' in line),
    ]
    assert done.out == "1 scenario, 3 expectations, 2 failed, 1 error\n"


def test_fact_set_in_vain_is_told_where_something_fails(run: Any, tmp_path: Path) -> None:
    position = "title: x\ngame: toy\nseats: 2\nset points = 2\nset round = 1\n"
    said = "line 5: set round = 1\n  changes what line 4 has set (set points = 2): the order of the two matters\n"
    assert said in run("scenario", write(tmp_path / "wrong.txt", position + "expect points = 2\n")).err
    assert run("scenario", write(tmp_path / "good.txt", position + "expect points = 3\n")).err == ""


@pytest.mark.parametrize("game", games())
def test_codes_are_explained_in_a_line_each_by_the_words_of_the_game(game: str, run: Any) -> None:
    done = run("scenario", "--codes", game)
    assert done.status == 0
    lines = dict(line.split(maxsplit=1) for line in done.out.splitlines())
    assert lines.keys() >= refusals(load(game)).keys() | {"game-over", "not-awaited"}


def test_explained_code_names_what_it_tells_in_capitals(run: Any) -> None:
    assert "  A bid must be higher than STANDING; this is TOTAL.\n" in run("scenario", "--codes", "toy").out


@pytest.mark.parametrize("arguments", [(), ("--codes", "toy", "x.txt"), ("--codes", "chess")])
def test_command_without_anything_sensible_to_do_is_refused(arguments: tuple[str, ...], run: Any) -> None:
    done = run("scenario", *arguments)
    assert done.status == 2
    assert done.err.startswith("longtable: ")


def test_the_scenarios_of_the_toy_hold(run: Any) -> None:
    done = run("scenario", ROOT / "tests" / "toy" / "scenarios")
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("name", ["nowhere.txt", "empty", "picture.txt", "bad\0name"])
def test_a_path_with_no_scenario_is_refused(name: str, run: Any, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "picture.txt").write_bytes(b"\xff\xd8\xff")
    done = run("scenario", str(tmp_path / name))
    assert done.status == 2
    assert done.err.startswith("longtable: ")
