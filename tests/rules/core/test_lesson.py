"""Lessons lead through positions that are always the same, and a learner meets all of the game in them."""

from __future__ import annotations

import pytest

from rules.caylus.events import BailiffMoved
from rules.caylus.state import CaylusState
from rules.core import lesson, library, scenario
from rules.core import match as matches
from rules.core.contract import GameError
from rules.core.scenario import ScenarioError
from tests.brought import verbs_of
from tests.by_game import having

SHORT = """
title: A short lesson
game: tikal
seats: 2
set turn = P0
set tile = A6

step place
task P0 place c4 r0
expect space c4 = A6 r0
play P0 end
play P1 place c5 r1

step enough
set turn = P0
set tile = -
task P0 end
expect active = P1
"""


NOT_ASKED = {"caylus": {"use"}}
"""Verbs that no learner needs: the best column of a favour line is taken unasked, unless a table's option wants it."""


@pytest.mark.parametrize("game", having(library.lesson))
def test_a_lesson_has_about_fifteen_steps_of_the_same_seat(game: str) -> None:
    steps = lesson.of_game(game)
    assert 8 <= len(steps) <= 20
    assert len({step.name for step in steps}) == len(steps)
    assert {step.seat for step in steps} == {0}


@pytest.mark.parametrize("game", having(library.lesson))
def test_what_is_wanted_of_a_step_holds_after_its_task_and_not_before(game: str) -> None:
    for step in lesson.of_game(game):
        assert not step.is_met_by(step.match), step.name
        assert step.is_met_by(lesson.answer(step, step.task).match), step.name


@pytest.mark.parametrize("game", having(library.lesson))
def test_a_learner_plays_every_verb_of_the_game_somewhere_in_the_lesson(game: str) -> None:
    verbs = set(verbs_of(game))
    played = {step.task.split()[0] for step in lesson.of_game(game)}
    assert verbs - played == NOT_ASKED.get(game, set())


@pytest.mark.parametrize("game", having(library.lesson))
def test_a_learner_is_scored(game: str) -> None:
    steps = lesson.of_game(game)
    after = [lesson.answer(step, step.task).match for step in steps]
    gained = [
        max(score.points for score in matches.scores(moved, None))
        - max(score.points for score in matches.scores(step.match, None))
        for step, moved in zip(steps, after, strict=True)
    ]
    assert max(gained) > 0


@pytest.mark.parametrize("game", having(library.lesson))
def test_a_lesson_is_a_scenario_that_holds(game: str) -> None:
    for part in library.lesson(game):
        assert scenario.run(scenario.parse(part)).failures == ()


@pytest.mark.parametrize("game", having(library.lesson))
def test_the_positions_of_a_lesson_are_always_the_same(game: str) -> None:
    again = [step for part in library.lesson(game) for step in lesson.read(part)]
    for step, other in zip(lesson.of_game(game), again, strict=True):
        assert step.match.state == other.match.state, step.name


def test_a_step_says_what_the_others_have_done_since_the_one_before() -> None:
    first, second = lesson.read(SHORT)
    assert (first.name, second.name) == ("place", "enough")
    assert first.before == first.events == () and not first.later
    assert [event.kind for event in second.before][:2] == ["turn-ended", "turn-began"]
    assert second.later and second.events == ()


def test_the_provost_stands_where_a_step_of_caylus_was_told_that_he_goes() -> None:
    steps = {step.name: step for step in lesson.of_game("caylus")}
    answered = lesson.answer(steps["take"], steps["take"].task).events
    told = [event.space for event in answered if isinstance(event, BailiffMoved)]
    state = steps["home"].match.state
    assert isinstance(state, CaylusState) and told == [state.provost] == [state.bailiff]


def test_what_was_played_in_the_position_of_a_step_is_not_taken_for_what_was_before() -> None:
    jumped = SHORT.replace(
        "set tile = -\ntask", "set tile = -\nplay P0 end\nset turn = P0\nset tile = -\nplay P0 deploy 1\ntask"
    )
    _, second = lesson.read(jumped)
    assert "figures-deployed" in [event.kind for event in second.events]
    assert "figures-deployed" not in [event.kind for event in second.before]


def test_whatever_brings_about_what_is_wanted_is_a_right_answer() -> None:
    first, _ = lesson.read(SHORT)
    assert first.is_met_by(lesson.answer(first, "PLACE c4 r0").match)
    assert not first.is_met_by(lesson.answer(first, "place c4 r1").match)
    with pytest.raises(GameError):
        lesson.answer(first, "end")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("task P0 place a1 r0", "expected accepted"),
        ("task P9 end", "is no seat"),
        ("task P0 place c4 r0; end", "one notation"),
        ("step two words", "a name of one word"),
        ("expect active = P1", "expected P1, found P0"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=f"line 9: .*{why}"):
        list(lesson.read(SHORT.replace("task P0 place c4 r0", line)))


def test_the_first_part_of_a_lesson_comes_first_and_others_by_their_names() -> None:
    titles = [scenario.parse(part).title for part in library.lesson("tikal")]
    assert titles == ["The first turns of Tikal", "The auction of turns in Tikal"]
    assert [step.name for step in lesson.of_game("tikal")][-4:] == ["volcano", "bid", "take", "pass"]


def test_a_game_without_a_lesson_teaches_nothing() -> None:
    assert lesson.of_game("toy") == ()
    assert "toy" not in lesson.taught()
