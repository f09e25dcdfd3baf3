"""A rule of scoring that is corrected behind ``state.rules`` is drawn, written and answered as it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.magellan import ARTIST
from rules.core.contract import Say
from rules.magellan import final_draw, scoring
from rules.magellan.data import NUMBERS
from rules.magellan.events import FinalDrawScored
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState, Ship
from tests.render.pictures import texts_written
from tests.rules.magellan.positions import play, position

WORDS = Words("en")
VERSIONS = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version of the rules on each ship scores 40 more, and Pizarro's draw may come to 50 more."""
    monkeypatch.setitem(NUMBERS, 2, NUMBERS[1])
    points, limit = scoring.ship_points, final_draw.limit

    def ship_points(state: MagellanState, ship: Ship, pile: tuple[int, ...]) -> int:
        return points(state, ship, pile) + 40 * (state.rules - 1)

    monkeypatch.setattr(scoring, "ship_points", ship_points)
    monkeypatch.setattr(final_draw, "limit", lambda state: limit(state) + 50 * (state.rules - 1))


def answer(state: MagellanState, name: str, *words: str) -> tuple[Say, ...]:
    return next(one for one in GAME.questions if one.name == name).answer(state, 0, words)


def drawn(state: MagellanState) -> list[str]:
    with texts_written() as found:
        ARTIST.draw("board", GAME.view(state, None), Marks(), WORDS)
    return found


def written(state: MagellanState) -> str:
    return ARTIST.text(GAME.view(state, None), Marks(), WORDS)


@VERSIONS
def test_a_ship_is_shown_with_what_it_scores(version: int) -> None:
    state = replace(position("ship P0 1 = cook 2", "ship P1 1 = cook 3"), rules=version)
    points = [10 + 40 * (version - 1), 20 + 40 * (version - 1), 0]
    assert [score.points for score in GAME.scores(state, None)] == points
    assert [say.args["points"] for say in answer(state, "worth", "cook") if say.id == "ship"] == points[:2]
    assert {str(number) for number in points} <= set(drawn(state))
    for number, place in zip(points, (2, 1, 3), strict=True):
        assert WORDS("magellan-text-score", points=number, hand=0, place=place) in written(state)


@VERSIONS
def test_the_draw_is_shown_with_its_limit_and_what_it_brings(version: int) -> None:
    state = position("ship P1 1 = pizarro 3", "drawing = P1", "pack = 9 8 4 1", side_half_1="B")
    state, events = play(replace(state, rules=version), "draw; draw; draw" + "; stop" * (version - 1))
    (scored,) = (event for event in events if isinstance(event, FinalDrawScored))
    assert (scored.bust, scored.limit, scored.points) == ((True, 20, 0), (False, 70, 4))[version - 1]
    assert {f"21/{scored.limit}", str(scored.points)} <= set(drawn(state))
    assert WORDS("magellan-text-drawn", cards="9 8 4", gold=21, points=scored.points) in written(state)
