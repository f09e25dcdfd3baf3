"""Claims say in the words of a game what its appraisal counts: for hints."""

from __future__ import annotations

from functools import cache

import pytest

from players.core.appraisal import Claim
from players.core.hints import Change, changed, told
from players.core.library import appraisal
from players.core.seen import see
from rules.core import notation
from rules.core.chance import SecretChance
from rules.core.contract import Say
from rules.core.library import games, load
from rules.core.match import Match
from tests.players.core.test_player import positions

EXPECTED = {
    "caylus": lambda state, seat: appraisal("caylus").holdings.standing(state, seat),  # type: ignore[attr-defined]
    "java": lambda state, seat: appraisal("java").outlook.standings(state, seat)[seat],  # type: ignore[attr-defined]
    "magellan": lambda state, seat: appraisal("magellan").standing(state, seat),  # type: ignore[attr-defined]
    "mexica": lambda state, seat: appraisal("mexica").outlook.prospects(state)[seat],  # type: ignore[attr-defined]
    "tikal": lambda state, seat: appraisal("tikal").outlook.standings(state)[seat],  # type: ignore[attr-defined]
}
"""With how many points a seat may expect to end, as the appraisal of each game says."""
BESIDE = ("worker", "bid")
"""What claims of these things say the appraisal finds by playing on instead."""


@cache
def going_on(name: str) -> list[Match]:
    game = load(name)
    return positions(game, game.meta.seats[-1], "claims", 6)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_claims_are_all_that_an_appraisal_expects_beyond_the_score(name: str) -> None:
    game = load(name)
    for match in going_on(name):
        for seat in range(match.header.seats):
            found = list(appraisal(name).claims(match.state, seat))
            told = sum(claim.points for claim in found if not claim.about.startswith(BESIDE))
            expected = EXPECTED[name](match.state, seat) - game.scores(match.state, seat)[seat].points
            assert told == pytest.approx(expected), (match.entries, seat)
            assert len({claim.about for claim in found}) == len(found)


@pytest.mark.parametrize("name", games())
def test_what_is_told_of_a_line_is_the_same_whatever_lies_where_a_seat_cannot_see(name: str) -> None:
    game = load(name)
    for match in going_on(name)[1:4]:
        seat = match.awaited[0]
        dealt = game.redeal(match.state, seat, SecretChance("otherwise"))
        one, other = (see(game, state, seat, 2) for state in (match.state, dealt))
        line = [next(iter(notation.actions(game, one.deals[0], seat)))]
        assert told(appraisal(name), one, line) == told(appraisal(name), other, line)


def claim(points: float, *, comes_true: bool = False) -> Claim:
    return Claim(about="nest", points=points, said=Say(f"nest-{points:.0f}"), comes_true=comes_true)


def test_a_change_is_said_in_the_words_that_are_true_after_it() -> None:
    assert changed(claim(2), claim(5)) == Change(Say("nest-5"), 3.0, came_true=False)
    assert changed(None, claim(5)) == Change(Say("nest-5"), 5.0, came_true=False)
    assert changed(claim(2), None) == Change(Say("nest-2"), -2.0, came_true=False)


def test_what_has_come_true_is_not_told_as_lost() -> None:
    assert changed(claim(2, comes_true=True), None) == Change(Say("nest-2"), -2.0, came_true=True)
    assert not changed(claim(2, comes_true=True), claim(3, comes_true=True)).came_true
    assert changed(claim(2), None, over=True).came_true, "with the end of the game all has"


@pytest.mark.parametrize("name", games())
def test_all_that_a_line_changes_of_what_is_expected_is_in_its_sum(name: str) -> None:
    game = load(name)
    for match in going_on(name)[1:4]:
        seat = match.awaited[0]
        seen = see(game, match.state, seat, 1)
        line = [next(iter(notation.actions(game, seen.deals[0], seat)))]
        end = game.apply(seen.deals[0], seat, line[0], seen.luck("hint")).state
        before, after = (
            sum(claim.points for claim in appraisal(name).claims(state, seat)) for state in (seen.deals[0], end)
        )
        hint = told(appraisal(name), seen, line)
        assert hint.expected + hint.counted == pytest.approx(after - before)
