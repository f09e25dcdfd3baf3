"""The ways in which games are set up for the laws are few, and let all meet that should."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import pytest

from rules.core.contract import Meta, Option
from rules.core.library import games, meta
from tests.laws.hooks import hook
from tests.laws.setups import laws_of, setups


def rows(of: Meta) -> list[dict[str, str]]:
    return [{"seats": str(seats), **options} for seats, options in setups(of)]


@pytest.mark.parametrize("game", games())
def test_all_seats_and_values_meet_in_pairs_but_for_numbers(game: str) -> None:
    of, found = meta(game), rows(meta(game))
    values = {"seats": [str(seats) for seats in of.seats], **{option.name: option.values for option in of.options}}
    for name in values:
        assert {row[name] for row in found} == set(values[name])
    for one, other in combinations(values, 2):
        wanted = {
            (x, y)
            for x in values[one]
            for y in values[other]
            if (one == "seats" or not x.isdigit()) and not y.isdigit()
        }
        assert wanted <= {(row[one], row[other]) for row in found}


def test_many_options_need_few_games() -> None:
    options = tuple(Option(name=f"option {n}", values=("a", "b", "c")[: 2 + n % 2]) for n in range(10))
    of = Meta(id="many", title="Many", seats=(2, 3, 4), rules_version=1, options=options, minutes=1)
    assert len(rows(of)) < 25 < math.prod(len(option.values) for option in options)


def test_a_game_without_options_is_played_once_with_each_number_of_seats() -> None:
    of = Meta(id="plain", title="Plain", seats=(2, 3, 4), rules_version=1, options=(), minutes=1)
    assert list(setups(of)) == [(2, {}), (3, {}), (4, {})]


def test_set_ups_are_always_the_same() -> None:
    assert rows(meta("tikal")) == rows(meta("tikal"))


def test_costly_laws_of_a_short_game_are_tried_at_every_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.setups.hook", lambda game: replace(hook(game), bound=1))
    laws = laws_of("toy", "short")
    assert (laws.every, laws.draw_every) == (1, 1)
