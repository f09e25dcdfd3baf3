"""Plays every scenario there is: each file is a test of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.scenario import spoken
from rules.core import match, scenario
from rules.core.contract import Fact
from rules.core.library import games, load
from rules.core.match import Match
from rules.core.play import play_on
from tests.scenarios.files import files


@pytest.mark.parametrize(("game", "file"), files(), ids=lambda value: getattr(value, "stem", value))
def test_scenario_holds(game: str, file: Path) -> None:
    read = scenario.parse(file.read_text(encoding="utf-8"))
    assert read.game.meta.id == game, "a scenario lies in the folder of its game"
    result = scenario.run(read, spoken)
    assert not result.failures, "\n".join(map(str, (*result.failures, *result.undone)))
    assert result.expectations, "a scenario without expectations proves nothing"


@pytest.mark.parametrize("game", games())
def test_every_fact_has_a_name_of_its_own_and_can_be_read_at_any_time(game: str) -> None:
    facts = {fact.name: fact for fact in load(game).facts}
    assert len(facts) == len(load(game).facts)
    texts = "\n".join(file.read_text(encoding="utf-8") for of, file in files() if of == game)
    named = dict(re.findall(r"^(?:set|expect) (\w+)((?: \w+)*) = ", texts, re.MULTILINE))
    assert set(facts) == set(named), "a fact that no scenario names is one too many"
    others = {option.name: option.values_for(3)[-1] for option in load(game).meta.options}
    for options in ({}, others):
        start = match.start(load(game), 3, options, "facts").match
        played = [start, *(moved.match for moved in play_on(start, Random("facts").randrange))]
        for going in (*played[::50], played[-1]):
            assert_all_read(facts, named, going)


def assert_all_read(facts: Mapping[str, Fact[Any]], named: Mapping[str, str], going: Match) -> None:
    for name, fact in facts.items():
        try:
            assert fact.read(going.state, tuple(named[name].split()))
        except ValueError as error:
            assert len(str(error).split()) > 2, "it says what is missing"


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
