"""Recorded games come out the same on every later version."""

from pathlib import Path

import pytest

from rules.core import history, match, record
from rules.tikal.game import GAME

FOLDER = Path(__file__).parents[2] / "records" / "tikal"
SCORES: dict[str, tuple[int, ...]] = {
    "2_seats": (161, 112),
    "3_seats": (66, 81, 86),
    "3_seats_all_options": (68, 113, 74),
    "4_seats": (67, 59, 66, 76),
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
    assert played == {"place", "deploy", "transfer", "move", "uncover", "recover", "exchange", "camp", "guard", "end"}
