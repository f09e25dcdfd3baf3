"""How the scores of a recorded game went, and what turned it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bot.app.play.turning_points import TURNING, follow
from rules.core import history, record
from rules.core import match as matches
from rules.core.log import effective

RECORDS = sorted(Path("tests/records").glob("*/2_seats.txt"))


@pytest.mark.parametrize("path", RECORDS[:2], ids=lambda path: path.parent.name)
def test_the_course_of_a_recorded_game_ends_with_its_result(path: Path) -> None:
    told = record.read(path.read_text(encoding="utf-8"))
    entries = effective(told.entries)
    course, turning = follow(told.header, entries, {})
    final = matches.scores(history.replay(told.header, told.entries), None)
    assert [line[-1] for line in course.points] == [score.points for score in final]
    assert course.entries[-1] == len(entries) - 1 and list(course.entries) == sorted(set(course.entries))
    assert len(turning) == TURNING and course.turning == tuple(one.entry for one in turning)
    for one in turning:
        at = course.entries.index(one.entry)
        assert one.gained == tuple(line[at] - line[at - 1] for line in course.points)
        best = max(range(len(one.gained)), key=lambda seat: one.gained[seat])
        assert dict(course.sources[best])[one.source] > 0, "it says where that came from"


def test_what_turned_the_game_are_its_largest_swings() -> None:
    told = record.read(RECORDS[0].read_text(encoding="utf-8"))
    course, turning = follow(told.header, effective(told.entries), {})
    ahead = [one - other for one, other in zip(*course.points, strict=True)]
    swings = sorted((abs(now - then) for then, now in pairwise(ahead)), reverse=True)
    assert sorted((abs(one.gained[0] - one.gained[1]) for one in turning), reverse=True) == swings[:TURNING]


def test_nothing_is_gained_by_a_hand_that_is_opened() -> None:
    told = record.read(Path("tests/records/magellan/3_seats.txt").read_text(encoding="utf-8"))
    entries = effective(told.entries)
    course, turning = follow(told.header, entries, {})
    assert entries[10].action == "pay 9", "which opens a hand with 22 crowns"
    assert 10 not in [one.entry for one in turning]
    assert {line[0] for line in course.points} == {18}, "the crowns with which a hand begins count from the beginning"


def test_where_points_come_from_adds_up_also_in_a_game_that_was_given_up() -> None:
    """Of a hand that nobody has seen the others know no crowns, and its points stood in no line."""
    told = record.read(Path("tests/records/magellan/3_seats.txt").read_text(encoding="utf-8"))
    course, _ = follow(told.header, effective(told.entries)[:5], {})
    for line, sources in zip(course.points, course.sources, strict=True):
        assert line[-1] == sum(points for _, points in sources) > 0
