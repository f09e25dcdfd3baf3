"""The whole games that are left to the soak are those that the tests do not play."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from rules.core.library import games
from tests.bot.whole_games import ROOT, WAYS, chosen, play, whole_games


@pytest.mark.parametrize("way", WAYS)
def test_every_way_has_a_test_that_is_given_its_games(way: str) -> None:
    file, _, name = WAYS[way].partition("::")
    text = Path(ROOT, file).read_text(encoding="utf-8")
    assert f'@whole_games("{way}")\nasync def {name}(' in text


def test_every_way_has_the_toy_and_the_titles_take_turns() -> None:
    played = {way: whole_games(way).args[1] for way in WAYS}
    assert {of[0] for of in played.values()} == {"toy"}
    assert {title for _, title in played.values()} == set(games()) - {"toy"}


def test_the_soak_plays_every_game_in_every_way() -> None:
    count = len(WAYS) * len(games())
    assert set(Counter(chosen(number, games()) for number in range(count)).values()) == {1}


def test_a_game_is_played_as_its_test_does_and_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[list[str], dict[str, str]]] = []

    def run(command: list[str], *, env: dict[str, str], **_: object) -> CompletedProcess[str]:
        made.append((command, env))
        return CompletedProcess(command, returncode=len(made) - 1, stdout="the panel is gone")

    monkeypatch.setattr(subprocess, "run", run)
    assert play("memory by typing", "toy", 7) == ""
    assert play("memory by typing", "toy", 7) == "the panel is gone"
    command, env = made[0]
    assert command[1:3] == ["-m", "pytest"] and command[-1] == f"{WAYS['memory by typing']}[toy]"
    assert (env["WHOLE_GAMES"], env["WHOLE_SEED"]) == ("all", "7")
