"""The tables of the sequence of play hold every kind of frame and action that a game has, once."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from rules.core import match
from rules.core.games import Sequenced
from rules.core.library import load
from rules.core.play import play_on
from rules.core.sequence import Ask, Stage
from tests.by_game import having

SEQUENCED = having(lambda game: isinstance(load(game), Sequenced))


def kinds(union: Any) -> set[Any]:
    return set(get_args(union)) or {union}


@pytest.mark.parametrize("name", SEQUENCED)
def test_every_frame_of_the_state_is_an_ask_or_a_stage(name: str) -> None:
    game: Any = load(name)
    frames = get_args(get_type_hints(game.state_type)["frames"])[0]
    assert set(game.sequence.frames) == kinds(frames)


@pytest.mark.parametrize("name", SEQUENCED)
def test_every_action_is_judged_and_carried_out_and_answers_something_that_is_asked(name: str) -> None:
    game: Any = load(name)
    acts = game.sequence.actions
    assert set(acts) == kinds(game.action_type)
    assert [kind for kind, act in acts.items() if not act.answers] == []
    asked = {kind for kind, frame in game.sequence.frames.items() if isinstance(frame, Ask)}
    assert {frame for act in acts.values() for frame in act.answers} == asked


@pytest.mark.parametrize("name", SEQUENCED)
def test_every_stage_is_come_to_in_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = load(name)
    stages = {kind: stage for kind, stage in game.sequence.frames.items() if isinstance(stage, Stage)}
    met = set()

    def noting(stage: Stage) -> Stage:
        def go_on(state: Any, frame: Any, chance: Any) -> Any:
            met.add(type(frame))
            return stage.go_on(state, frame, chance)

        return replace(stage, go_on=go_on)

    for kind, stage in stages.items():
        monkeypatch.setitem(game.sequence.frames, kind, noting(stage))
    for _ in play_on(match.start(game, game.meta.seats[0], {}, name).match, Random(name).randrange):
        pass
    assert met == set(stages)
