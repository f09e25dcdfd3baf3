"""A rule of scoring that is corrected behind ``state.rules`` is drawn, written and answered as it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.java import ARTIST
from rules.core.chance import SecretChance
from rules.java import scoring
from rules.java.data import NUMBERS
from rules.java.events import FestivalEnded
from rules.java.game import GAME
from rules.java.state import JavaState
from tests.render.pictures import texts_written
from tests.rules.java.positions import position

WORDS = Words("en")
CITY = (
    "land J8 = three c", "land J9 = three f", "land K9 = three d", "land I9 = three b", "palace I9 = 4 white",
    "developer J9 = P0", "developer K9 = P1", "card = M", "hand P0 = M MD", "hand P1 = D", "placed = yes",
)  # fmt: skip
VERSIONS = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version of the rules on a rank brings 40 points more, and a festival 60."""
    monkeypatch.setitem(NUMBERS, 2, NUMBERS[1])
    ranks, festivals = scoring.rank_points, scoring.festival_points

    def rank_points(state: JavaState, value: int, place: int) -> int:
        return ranks(state, value, place) + 40 * (state.rules - 1)

    def festival_points(state: JavaState, value: int, shared: bool = False) -> int:
        return festivals(state, value, shared) + 60 * (state.rules - 1)

    monkeypatch.setattr(scoring, "rank_points", rank_points)
    monkeypatch.setattr(scoring, "festival_points", festival_points)


def by(version: int) -> JavaState:
    return replace(position(*CITY), rules=version)


def answer(state: JavaState, name: str) -> dict[str, object]:
    """Returns what a question is answered with for the first seat."""
    question = next(one for one in GAME.questions if one.name == name)
    return dict(question.answer(state, 0, ())[0].args)


def drawn(state: JavaState, picture: str) -> list[str]:
    with texts_written() as found:
        ARTIST.draw(picture, GAME.view(state, 0), Marks(seat=0), WORDS)
    return found


def written(state: JavaState) -> str:
    return ARTIST.text(GAME.view(state, 0), Marks(), WORDS)


@VERSIONS
def test_the_forecast_is_what_the_final_scoring_gives(version: int) -> None:
    state = by(version)
    after = scoring.score_final(state, 0).state
    given = GAME.scores(after, None)[0].points
    assert given == 4 + 40 * (version - 1)
    assert answer(state, "forecast")["score"] == given
    assert drawn(state, "board").count(f"+{given}") == 2
    assert drawn(after, "board").count(f"+{given}") == 1
    assert WORDS("java-text-score", score=0, worth=given) in written(state)


@VERSIONS
def test_a_festival_is_announced_at_what_it_gives(version: int) -> None:
    state = by(version)
    alone, shared = 2 + 60 * (version - 1), 1 + 60 * (version - 1)
    says = [WORDS("java-picture-alone", score=alone), WORDS("java-picture-shared", score=shared)]
    assert (answer(state, "festivals")["score"], answer(state, "festivals")["shared"]) == (alone, shared)
    assert set(says) <= set(drawn(state, "hand"))
    given = GAME.apply(state, 0, GAME.parse("festival I9 M", state, 0), SecretChance("given"))
    assert f"{WORDS('java-picture-running', palace='I9')}: {', '.join(says)}" in drawn(given.state, "hand")
    assert WORDS("java-picture-festival", palace="I9", score=alone) in drawn(given.state, "board")
    assert all(one in written(given.state) for one in says)
    ended = GAME.apply(given.state, 1, GAME.parse("pass", given.state, 1), SecretChance("ended"))
    assert [event.score for event in ended.events if isinstance(event, FestivalEnded)] == [alone]
