"""Every game passes the laws, with every number of seats, every value of every option, and each pair of these."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rules.core import match, scenario
from rules.core.library import games, load, meta
from rules.core.play import play_on
from tests.by_game import each
from tests.laws.kinds import Kind, kinds, move_kinds, setup_kinds
from tests.laws.laws import ALWAYS
from tests.laws.setups import laws_of, setups
from tests.scenarios.files import files


@pytest.mark.parametrize(("game", "seats"), each(lambda game: meta(game).seats))
def test_laws_hold_in_random_play(game: str, seats: int) -> None:
    laws = laws_of(game, f"{game} {seats}")
    for number, options in enumerate(options for of, options in setups(meta(game)) if of == seats):
        laws.play(seats, options, f"law {number}")
    untried = [law for law in ALWAYS if not laws.report.cases[law]]
    assert not untried, f"these laws were not tried: {untried}"


@pytest.mark.parametrize("game", games())
def test_everything_a_game_has_is_met_by_random_play_or_scenarios(game: str) -> None:
    missing = kinds(load(game)) - met_in_scenarios(game)
    for met in met_in_random_play(game):
        missing -= met
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("game", games())
def test_nothing_is_met_that_a_game_does_not_have(game: str) -> None:
    """A kind that is met but not listed would mean that the lists are read wrongly."""
    core = {("refusal", code) for code in ("game-over", "must-be-last", "not-awaited", "nothing-to-undo")}
    assert not met_in_scenarios(game) - kinds(load(game)) - core


def met_in_random_play(game: str) -> Iterator[set[Kind]]:
    """Yields what has been met before games with all sorts of options are played, and by the end of each."""
    laws = laws_of(game, f"{game} kinds")
    met = laws.report.met
    asked: set[str] = set()
    begun = [match.start(laws.game, *setup, f"kinds {number}").match for number, setup in enumerate(setups(meta(game)))]
    met.update(kind for before in begun for kind in setup_kinds(before))
    yield set(met)
    for before in begun:
        for moved in play_on(before, laws.luck.randrange):
            met.update(move_kinds(before, moved))
            before = moved.match
            kinds_asked = {decision.kind for decision in before.decisions}
            if laws.luck.randrange(20) == 0 or not kinds_asked <= asked:
                laws.probe(before)
            asked |= kinds_asked
        yield set(met)


@cache
def met_in_scenarios(game: str) -> set[tuple[str, str]]:
    met: set[tuple[str, str]] = set()
    for file in (file for of, file in files() if of == game):
        result = scenario.run(scenario.parse(file.read_text(encoding="utf-8")))
        met |= {("refusal", code) for code in result.refused}
        for before, moved in result.moved:
            met.update((*setup_kinds(before), *move_kinds(before, moved)))
    return met
