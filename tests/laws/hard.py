# ruff: noqa: T201 - what it prints is what it is for
"""Hard times: tests that the soak goes on with under other luck, each in a process of its own, for its figures.

Such a test reads the number of its luck from the environment, and prints a line ``seed NUMBER: what it met``.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

from bench import crowd

ROOT = Path(__file__).parents[2]
LOBBIES, DEADLINES = 5000, 2000


def kills() -> None:
    """Kills the bot forty times in the middle of moves, and thirty times while games are played in all chats."""
    _live("tests/crash/test_kill.py::test_forty_kills_lose_no_move_and_no_post", "KILL_SEED")
    _live("tests/crash/test_chats.py::test_kills_lose_nothing_in_any_chat", "KILL_SEED", KILL_CHATS="30")


def processes() -> None:
    """Kills processes a thousand times among four, and restarts the server of their database two hundred times."""
    test = "tests/crash/test_processes.py::test_kills_among_four_processes_and_restarts_of_the_server_lose_nothing"
    for _ in range(10):  # each part has new luck, and tells its figures when it has held
        _live(test, "KILL_SEED", KILL_AMONG_FOUR="100", RESTART_SERVER="20")


def takeovers() -> None:
    """Kills twenty processes that have to post on Discord, twenty with shards, and both as if on another machine."""
    test = (
        "tests/crash/test_takeover.py::test_what_was_to_be_posted_by_a_process_that_is_killed_is_posted_by_another_one"
    )
    for place in ("on its machine", "elsewhere"):
        _live(f"{test}[{place}]", "KILL_SEED", KILL_POSTING="20")
    test = "tests/crash/test_shards.py::test_shards_of_a_process_that_is_killed_or_ended_go_on_at_others_while_all_play"
    for place in ("on its machine", "elsewhere"):
        _live(f"{test}[{place}]", "KILL_SEED", KILL_SHARDS="20")


def bad_input() -> None:
    """Tries twenty thousand inputs that are wrong somewhere."""
    _live("tests/fuzz/test_bad_input.py", "FUZZ_SEED", FUZZ_TIMES="10")


def clock_jumps() -> None:
    """Sets the clock two hundred times, with restarts or without."""
    _live("tests/crash/test_clock.py::test_jumps_of_the_clock_cost_nobody_a_turn", "CLOCK_SEED", CLOCK_JUMPS="200")


def year() -> None:
    """Lets two hundred tables be played for a year by members who sleep, travel, vanish and come back."""
    _live("tests/bot/app/test_year.py", "YEAR_SEED", YEAR_TABLES="200", YEAR_DAYS="365")


def due() -> None:
    """Lets the time of thousands run out at once, and tells how long a member at another table waits meanwhile."""
    with TemporaryDirectory(prefix="longtable-due-") as folder:
        for what, figures in asyncio.run(crowd.measure_due(Path(folder), LOBBIES, DEADLINES)).items():
            print(f"{what}: {json.dumps(figures)}")


def _live(test: str, seed: str, **more: str) -> None:
    """Goes through a test with new luck and prints what it met; ends the soak with all that it said if it fails."""
    luck = {seed: str(SystemRandom().randrange(1_000_000)), **more}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test],
        cwd=ROOT,
        env={**os.environ, **luck},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nagain: {' '.join(f'{name}={value}' for name, value in luck.items())} pytest {test}")
    print(met(done.stdout))


def met(printed: str) -> str:
    """Returns the figures in what a test has printed, without the dots that stand for tests."""
    found = re.search(r"^seed \d+: [^\n\[]*", printed, re.MULTILINE)
    return found[0].rstrip(" .") if found else "no figures"
