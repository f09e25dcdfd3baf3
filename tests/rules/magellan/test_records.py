"""Recorded games come out the same on every later version."""

from pathlib import Path

import pytest

from rules.core import history, match, record
from rules.magellan import notation
from rules.magellan.game import GAME

FOLDER = Path(__file__).parents[2] / "records" / "magellan"
SCORES: dict[str, tuple[int, ...]] = {
    "3_seats": (24, 50, 38),
    "4_seats": (24, 51, 21, 26),
    "4_seats_all_options": (54, 20, 34, 30),
    "5_seats": (28, 27, 23, 33, 37),
    "6_seats": (21, 28, 20, 13, 27, 33),
}


@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_replays_to_its_scores(name: str) -> None:
    found = record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    played = history.replay(found.header, found.entries)
    history.verify_draws(found.header, found.entries)
    assert played.over
    assert tuple(score.points for score in match.scores(played, None)) == SCORES[name]


def test_every_recorded_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SCORES)


def test_the_recorded_games_are_for_all_seats_and_have_every_verb() -> None:
    records = [record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in SCORES]
    assert {found.header.seats for found in records} == set(GAME.meta.seats)
    played = {entry.action.split()[0] for found in records for entry in found.entries[1:]}
    assert {verb for verb in played if not verb.startswith("!")} == set(notation.VERBS)
