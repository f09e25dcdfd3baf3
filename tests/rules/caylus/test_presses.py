"""An answer takes few presses in a panel, Done included, in the recorded games with every number of seats."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from rules.core import history, record
from rules.core.log import effective
from rules.core.match import Match
from tests.records.files import folder
from tests.rules.presses import fewest

RECORDS = sorted(folder("caylus").glob("*.txt"))


def presses(file: Path) -> dict[str, list[tuple[int, str]]]:
    """Returns what was played in a recorded game, with its presses, by the question that it answers."""
    found, before = record.read(file.read_text(encoding="utf-8")), None
    counted = defaultdict(list)
    for entry, moved in history.retrace(found.header, list(effective(found.entries))):
        if before is not None and entry.by == "player":
            counted[_question(before)].append((fewest(before, [entry], moved.match), entry.action))
        before = moved.match
    return counted


def _question(match: Match) -> str:
    (decision,) = match.decisions
    return decision.kind


def most_for(action: str) -> int:
    """Returns how many presses an action may take: one for each choice but the verb, and Done.

    Of deliveries it is one for each batch, of tiles one for the tile and one for the cube or the residence.
    """
    verb, *words = action.split()
    return len(words) + 1 if verb in ("deliver", "build") else 2


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_choice_takes_one_press_and_done_another(file: Path) -> None:
    counted = presses(file)
    assert {"place", "bribe", "produce", "trade", "build", "deliver"} <= set(counted)
    for question, answers in counted.items():
        assert not [(count, action) for count, action in answers if count > most_for(action)], question
