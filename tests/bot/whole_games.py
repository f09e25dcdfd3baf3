"""Which whole games are played through the chats: each way of playing has the toy, and one title in turn.

So their number does not grow with the titles. The soak plays the others: with ``WHOLE_GAMES=all`` every way has all
games; ``WHOLE_SEED`` chooses other luck, and ``WHOLE_PICTURES=all`` draws the pictures of all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.core.library import games

ROOT = Path(__file__).parents[2]
SEED = int(os.environ.get("WHOLE_SEED", "21"))
PICTURES = os.environ.get("WHOLE_PICTURES") == "all"
"""Whether all pictures are drawn, which takes long."""
EVERY = os.environ.get("WHOLE_GAMES") == "all"

WAYS = {
    "memory by buttons": "tests/bot/app/test_whole_games.py::test_pressed_from_lobby_to_result",
    "memory by typing": "tests/bot/app/test_whole_games.py::test_typed_from_lobby_to_result",
    "Discord by typing": "tests/bot/chat_discord/test_whole_games.py::test_by_slash_commands_alone",
    "Discord by buttons": "tests/bot/chat_discord/test_whole_games.py::test_by_the_panel_alone",
    "Telegram by buttons": "tests/bot/chat_telegram/test_whole_games.py::test_by_keyboards_alone",
    "Telegram by typing": "tests/bot/chat_telegram/test_whole_games.py::test_by_typing_alone",
}
"""The ways of playing, each with the test that plays so, one game at a time."""


def whole_games(way: str) -> pytest.MarkDecorator:
    """Gives the test of a way the games that it plays."""
    titles = [game for game in games() if game != "toy"]
    in_turn = titles[list(WAYS).index(way) % len(titles)]
    return pytest.mark.parametrize("game", games() if EVERY else ("toy", in_turn))


def chosen(number: int, among: Sequence[str]) -> tuple[str, str]:
    """Returns the way and the game of a number; the numbers go through all ways with each of some games in turn."""
    ways = list(WAYS)
    return ways[number % len(ways)], among[number // len(ways) % len(among)]


def play(way: str, game: str, seed: int) -> str:
    """Plays a whole game as its test does, in a process of its own; returns what went wrong, or nothing."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", f"{WAYS[way]}[{game}]"],
        cwd=ROOT,
        env={**os.environ, "WHOLE_GAMES": "all", "WHOLE_SEED": str(seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode else ""
