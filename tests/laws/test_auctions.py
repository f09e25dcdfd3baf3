"""While an auction goes on, nothing changes but the bidding."""

from __future__ import annotations

import pytest

from rules.core import history, match, record
from rules.core.log import Entry
from rules.core.match import Match
from tests.records.files import files

WITH_AUCTIONS = ("toy", "tikal", "java", "magellan")


def played(game: str) -> list[list[tuple[Entry, Match]]]:
    """Returns the entries of all recorded games, each with the position after it."""
    texts = [file.read_text(encoding="utf-8") for name, file in files() if name == game]
    return [
        [(entry, moved.match) for entry, moved in history.retrace(read.header, read.entries)]
        for read in map(record.read, texts)
    ]


def auction_of(at: Match) -> str:
    """Returns what is bid for, where all who are asked may bid."""
    named = {decision.auction for decision in at.decisions}
    return named.pop() if len(named) == 1 else ""


@pytest.mark.parametrize("game", WITH_AUCTIONS)
def test_an_auction_has_a_name_of_its_own_and_brings_neither_points_nor_luck(game: str) -> None:
    lasted = 0
    for entries in played(game):
        over, (_, before) = set[str](), entries[0]
        for entry, after in entries[1:]:
            was, now = auction_of(before), auction_of(after)
            if now and now == was:
                lasted += 1
                assert not entry.outcomes
                assert match.scores(after, None) == match.scores(before, None)
            if now != was:
                over.add(was)
                assert not now or now not in over
            before = after
    assert lasted > 3


def stretch_of(at: Match) -> str:
    """Returns the stretch of play that a position belongs to."""
    named = {decision.stretch for decision in at.decisions}
    return named.pop() if len(named) == 1 else ""


@pytest.mark.parametrize("game", ["magellan"])
def test_in_a_stretch_no_points_come_and_it_outlasts_an_auction(game: str) -> None:
    lasted = outlasted = 0
    for entries in played(game):
        _, before = entries[0]
        for _, after in entries[1:]:
            if (now := stretch_of(after)) and now == stretch_of(before):
                lasted += 1
                outlasted += auction_of(before) != auction_of(after)
                assert match.scores(after, None) == match.scores(before, None)
            before = after
    assert lasted > outlasted > 3
