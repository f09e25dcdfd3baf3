"""Which tests are about what has changed: what ``make quick`` runs, and what it leaves to ``make test``.

The tests mirror the source tree, so the rule is one of folders. A file of a game means all tests of that game. Any
other file, and words, mean the test that is named after the file, or else the tests in the folder that mirrors its own,
or in the nearest above; a file that has no mirror, such as a page of the documentation, means the tests at the top.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from tests.times import ALL, game_of

ROOT = Path(__file__).parents[1]
MIRRORED = ("bot", "players", "render", "rules", "storage")
TESTS = PurePosixPath("tests")


def changed() -> frozenset[str]:
    """Returns the files that are not as they are upstream, committed or not; without an upstream, as they were last."""
    pushed = _git("merge-base", "HEAD", "@{upstream}") or ["HEAD"]
    return frozenset(
        [*_git("diff", "--name-only", pushed[0]), *_git("ls-files", "--others", "--exclude-standard")],
    )


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def of_changed(tests: Iterable[str], files: Iterable[str]) -> set[str]:
    """Returns those of all tests, by their ids, that are about some of the files."""
    ids = set(tests)
    of_tests = {PurePosixPath(test.partition("::")[0]) for test in ids}
    games = {game_of(file) for file in files} - {ALL}
    about = {found for file in files if not of_one_game(file) for found in about_file(PurePosixPath(file), of_tests)}
    return {test for test in ids if PurePosixPath(test.partition("::")[0]) in about or game_of(test) in games}


def of_one_game(file: str) -> bool:
    """Says whether a file is looked at by the tests of its game alone; words are, with those of all others, by more."""
    return game_of(file) != ALL and not file.startswith("bot/words/")


def about_file(file: PurePosixPath, tests: set[PurePosixPath]) -> set[PurePosixPath]:
    """Returns the files of tests that are about a file, whatever game it is of."""
    if file in tests:
        return {file}
    mirror = TESTS / file if file.parts[0] in MIRRORED else file if file.parts[0] == "tests" else TESTS / file.name
    named = mirror.with_name(f"test_{mirror.stem}.py")
    if named in tests:
        return {named}
    return next(
        (found for folder in mirror.parents if (found := {test for test in tests if test.parent == folder})), set()
    )
