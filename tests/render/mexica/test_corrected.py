"""A rule of scoring that is corrected behind ``state.rules`` is drawn, written and answered as it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.mexica import ARTIST
from rules.core.contract import Say
from rules.mexica import ranking, scoring
from rules.mexica.data import NUMBERS
from rules.mexica.game import GAME
from rules.mexica.state import MexicaState
from tests.render.pictures import texts_written
from tests.rules.mexica.positions import position

WORDS = Words("en")
VERSIONS = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version of the rules on a place brings 40 points more and a start square 20; less is first."""
    monkeypatch.setitem(NUMBERS, 2, NUMBERS[1])
    values, start, totals = ranking.values, scoring.start_points, ranking.places

    def values_of(state: MexicaState, size: int) -> tuple[int, int, int]:
        first, second, third = (value + 40 * (state.rules - 1) for value in values(state, size))
        return first, second, third

    def places(state: MexicaState, district: ranking.District) -> tuple[tuple[int | None, ...], ...]:
        first, second, *others = totals(state, district)
        return (first, second, *others) if state.rules == 1 else (second, first, *others)

    monkeypatch.setattr(ranking, "values", values_of)
    monkeypatch.setattr(ranking, "places", places)
    monkeypatch.setattr(scoring, "start_points", lambda state: start(state) + 20 * (state.rules - 1))


def by(version: int) -> MexicaState:
    """A founded district of three squares in which P0 leads, who stands on a start square, too."""
    lines = ("canals = B11-B12 B13", "founder A11 = P0", "building A12 = P0 2", "building A13 = P1 1")
    return replace(position(*lines, "figure P1 = B10", "figure P0 = G7"), rules=version)


def answers(state: MexicaState) -> list[Say]:
    return list(next(one for one in GAME.questions if one.name == "forecast").answer(state, 0, ()))


def drawn(state: MexicaState) -> list[str]:
    with texts_written() as found:
        ARTIST.draw("board", GAME.view(state, None), Marks(), WORDS)
    return found


def written(state: MexicaState) -> str:
    return ARTIST.text(GAME.view(state, None), Marks(), WORDS)


@VERSIONS
def test_the_forecast_is_what_a_half_brings(version: int) -> None:
    state = by(version)
    worth = (3 + 5, 2) if version == 1 else (42 + 25, 43)
    after = scoring.score_half(state).state
    assert tuple(score.points for score in GAME.scores(after, None)) == worth
    assert tuple(say.args["points"] for say in answers(state) if say.id == "forecast") == worth
    assert {f"+{points}" for points in worth} <= set(drawn(state))
    for points in worth:
        assert WORDS("mexica-text-score", score=0, sources="0+0+0+0+0", worth=points) in written(state)


@VERSIONS
def test_a_district_shows_who_has_the_first_place_and_what_the_places_bring(version: int) -> None:
    state, leader = by(version), version - 1
    assert [say.args["seats"] for say in answers(state) if say.id == "leads"] == [(leader,)]
    assert ("●P0 2*  ■P1 1", "●P0 2  ■P1 1*")[leader] in written(state)
    assert ("3/2/1", "43/42/41")[leader] in written(state)
    one, other = (ARTIST.draw("board", GAME.view(by(rules), None), Marks(), WORDS) for rules in (version, 3 - version))
    assert one.tobytes() != other.tobytes()
