"""Recorded games come out the same on every later version."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rules.core import history, match, record
from rules.core.library import games, meta
from rules.core.record import Record
from tests.brought import verbs_of
from tests.records.files import files, folder

ROOT = Path(__file__).parents[2]
FILES = files()


def wanted(game: str) -> str:
    """Says how records are made."""
    return f"write more with: longtable selfplay {game} --seats N --seed S --record {folder(game).relative_to(ROOT)}"


@cache
def recorded(file: Path) -> Record:
    return record.read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{game}-{file.stem}" for game, file in FILES])
def test_a_recorded_game_replays_to_the_scores_at_its_end(game: str, file: Path) -> None:
    found = recorded(file)
    played = history.replay(found.header, found.entries)
    history.verify_draws(found.header, found.entries)
    assert found.header.game == game
    assert played.over
    points = [score.points for score in match.scores(played, None)]
    assert re.findall(r"^# scores (.*)$", file.read_text(encoding="utf-8"), re.M) == [" ".join(map(str, points))]


@pytest.mark.parametrize("game", games())
def test_every_verb_is_in_a_recorded_game(game: str) -> None:
    records = [recorded(file) for of, file in FILES if of == game]
    played = {entry.action.split()[0] for found in records for entry in found.entries}
    verbs = verbs_of(game)
    assert {verb for verb in played if not verb.startswith("!")} == set(verbs), wanted(game)


@pytest.mark.parametrize("game", games())
def test_there_is_a_recorded_game_for_all_seats_and_with_every_option_that_has_a_name(game: str) -> None:
    records = [recorded(file) for of, file in FILES if of == game]
    assert {found.header.seats for found in records} == set(meta(game).seats), wanted(game)
    for option in meta(game).options:
        met = {meta(game).read_options(found.header.options)[option.name] for found in records}
        assert {value for value in option.values if not value.isdigit()} <= met, option.name
