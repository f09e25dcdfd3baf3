"""A rule of scoring that is corrected behind ``state.rules`` is drawn, written and answered as it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.tikal import ARTIST
from rules.core.contract import Say
from rules.tikal import figures, scoring
from rules.tikal.data import NUMBERS
from rules.tikal.game import GAME
from rules.tikal.state import Space, TikalState
from tests.render.pictures import texts_written
from tests.rules.tikal.positions import position

WORDS = Words("en")
TEMPLE = "a4"
VERSIONS = pytest.mark.parametrize(("version", "holder"), [(1, 1), (2, 0)])


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version of the rules on a leader counts 1, and treasures bring 40 points more."""
    monkeypatch.setitem(NUMBERS, 2, NUMBERS[1])
    strength, treasures = figures.strength, scoring.treasure_points

    def strength_of(state: TikalState, space: Space, seat: int) -> int:
        return strength(state, space, seat) - 2 * (state.rules - 1) * (seat in space.leaders)

    monkeypatch.setattr(figures, "strength", strength_of)
    monkeypatch.setattr(scoring, "treasure_points", lambda state, own: treasures(state, own) + 40 * (state.rules - 1))


def by(version: int) -> TikalState:
    """A temple on which two workers stand against a leader, and three treasures of one motif."""
    lines = (f"figures {TEMPLE} P0 = 2", f"figures {TEMPLE} P1 = L", "treasures P0 = m1 m1 m1")
    return replace(position(*lines, seats=3), rules=version)


def answer(state: TikalState, name: str, *words: str) -> tuple[Say, ...]:
    return next(one for one in GAME.questions if one.name == name).answer(state, 0, words)


def drawn(state: TikalState) -> list[str]:
    with texts_written() as found:
        ARTIST.draw("board", GAME.view(state, None), Marks(), WORDS)
    return found


@VERSIONS
def test_a_temple_is_held_by_whom_it_is_scored_for(version: int, holder: int) -> None:
    state = by(version)
    scored = [seat for seat in range(3) if TEMPLE in scoring.position(state, seat).spaces]
    assert scored == [holder]
    held = {space.name: space.holder for space in GAME.view(state, None).spaces}
    assert held[TEMPLE] == holder
    assert {say.args.get("seat") for say in answer(state, "why", TEMPLE) if say.id == "held"} == {holder}
    signs = ("●P0 2* (+1)  ■P1 L", "●P0 2  ■P1 L* (+1)")
    assert signs[holder] in ARTIST.text(GAME.view(state, None), Marks(), WORDS)
    other = replace(GAME.view(state, None), spaces=GAME.view(by(3 - version), None).spaces)
    pictures = [ARTIST.draw("board", view, Marks(), WORDS) for view in (GAME.view(state, None), other)]
    assert pictures[0].tobytes() != pictures[1].tobytes()


@VERSIONS
def test_the_forecast_is_what_a_scoring_gives(version: int, holder: int) -> None:
    state = by(version)
    temple = state.spaces[[space.name for space in GAME.view(state, None).spaces].index(TEMPLE)].value
    worth = 6 + 40 * (version - 1) + temple * (holder == 0)
    after = scoring.score_position(state, 0).state
    assert GAME.scores(after, None)[0].points == worth
    assert answer(state, "forecast")[0].args["points"] == worth
    assert WORDS("tikal-picture-worth", points=worth) in drawn(state)
    assert WORDS("tikal-text-score", score=0, gained=0, worth=worth) in ARTIST.text(
        GAME.view(state, None), Marks(), WORDS
    )
