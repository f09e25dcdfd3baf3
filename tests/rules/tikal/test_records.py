"""Recorded games come out the same on every later version."""

from pathlib import Path

import pytest

from rules.core import history, match, record
from rules.tikal.game import GAME
from rules.tikal.notation import VERBS

FOLDER = Path(__file__).parents[2] / "records" / "tikal"
SCORES: dict[str, tuple[int, ...]] = {
    "2_seats": (161, 112),
    "2_seats_auction": (4, 58),
    "3_seats": (66, 81, 86),
    "3_seats_all_options": (68, 113, 74),
    "3_seats_auction": (25, 51, 24),
    "4_seats": (67, 59, 66, 76),
    "4_seats_auction": (9, 22, 11, 16),
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


def test_the_recorded_games_are_for_all_seats_and_modes_and_have_every_verb() -> None:
    records = [record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in SCORES]
    modes = {(found.header.seats, found.header.options.get("mode", "basic")) for found in records}
    assert modes == {(seats, mode) for seats in GAME.meta.seats for mode in ("basic", "auction")}
    played = {entry.action.split()[0] for found in records for entry in found.entries[1:]}
    assert played == set(VERBS)
