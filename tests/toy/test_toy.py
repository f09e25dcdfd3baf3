"""What the scenarios, the records and the laws leave over: rulings are tested by name."""

from __future__ import annotations

import re
from pathlib import Path

from rules.core import match
from rules.core.library import load

HERE = Path(__file__).parent
TOY = load("toy")


def test_there_is_a_recorded_game_of_every_rules_version() -> None:
    """The moves are the same, scored before and after the rule on shared trees was corrected."""
    recorded = {file.stem for file in HERE.glob("records/*.txt")}
    assert recorded >= {f"version_{version}" for version in range(1, TOY.meta.rules_version + 1)}


def test_scenarios_named_by_the_rulings_exist() -> None:
    rulings = (HERE / "RULES.md").read_text(encoding="utf-8").partition("## Rulings")[2]
    named = set(re.findall(r"`(\w+\.txt)`", rulings))
    assert named == {file.name for file in HERE.glob("scenarios/ruling_*.txt")}


def test_ruling_4_silent_seats_end_their_turns_hush_pass_and_sleep_in_the_pine() -> None:
    going = match.start(TOY, 3, {}, "silence").match
    going = match.play(going, 0, TOY.parse("shake", going.state, 0)).match
    said: list[str] = []
    while not going.over:
        moved = match.play_default(going, going.awaited[0], "clock")
        said += [entry.action for entry in moved.entries]
        going = moved.match
    assert set(said) == {"end", "hush", "pass", "sleep pine"}
