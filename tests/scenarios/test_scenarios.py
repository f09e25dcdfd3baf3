"""Plays every scenario there is: each file is a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.scenario import spoken
from rules.core import match, scenario
from rules.core.library import games, load
from tests.scenarios.files import files


@pytest.mark.parametrize(("game", "file"), files(), ids=lambda value: getattr(value, "stem", value))
def test_scenario_holds(game: str, file: Path) -> None:
    read = scenario.parse(file.read_text(encoding="utf-8"))
    assert read.game.meta.id == game, "a scenario lies in the folder of its game"
    result = scenario.run(read, spoken)
    assert not result.failures, "\n".join(map(str, (*result.failures, *result.undone)))
    assert result.expectations, "a scenario without expectations proves nothing"


@pytest.mark.parametrize("game", games())
def test_whatever_a_fact_was_found_to_be_could_be_expected(game: str) -> None:
    facts = {fact.name: fact for fact in load(game).facts}
    state = match.start(load(game), max(load(game).meta.seats), {}, "facts").match.state
    texts = (file.read_text(encoding="utf-8") for of, file in files() if of == game)
    found = {line for text in texts for line in re.findall(r"^expect (\w+)[^=\n]*= ([^#\n]+)", text, re.MULTILINE)}
    for name, value in found:
        facts[name].judge(state, " ".join(value.split()))


@pytest.mark.parametrize("game", games())
def test_scenarios_show_of_every_condition_when_it_holds_and_when_not(game: str) -> None:
    texts = (file.read_text(encoding="utf-8") for of, file in files() if of == game)
    found = {pair for text in texts for pair in re.findall(r"^holds P\d \S+ (not )?(\w+)", text, re.MULTILINE)}
    assert found == {(said, one.word) for one in load(game).conditions for said in ("", "not ")}


@pytest.mark.parametrize("game", games())
def test_every_fact_is_in_some_scenario(game: str) -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for of, file in files() if of == game)
    used = set(re.findall(r"^(?:set|expect) (\w+)", texts, re.MULTILINE))
    assert not [fact.usage for fact in load(game).facts if fact.name not in used], "a fact that no scenario needs goes"
