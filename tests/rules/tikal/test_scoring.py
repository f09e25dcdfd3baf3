"""Scoring."""

from rules.core.contract import Score
from rules.tikal.events import PositionScored
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, random_game, read


def test_a_scoring_is_told_temple_by_temple() -> None:
    before = position(
        "figures a4 P0 = 1",
        "figures b5 P0 = L",
        "value b5 = 4",
        "treasures P0 = m1 m1",
        "score P0 = 10",
        "tile = B6",
        "scoring = P0 P1",
    )
    _, events = play(before, "end")
    assert events[0] == PositionScored(seat=0, spaces=("a4", "b5"), values=(1, 4), temples=5, treasures=3, score=18)


def test_nothing_is_used_up_by_scoring() -> None:
    before = position("figures a4 P0 = 1", "treasures P0 = m1", "tile = B6", "scoring = P0 P1")
    state, _ = play(before, "end; end; place c4; end")
    assert (read(state, "figures a4 P0"), read(state, "treasures P0"), read(state, "value a4")) == ("1", "m1", "1")


def test_scores_add_up_from_the_scorings_of_a_game() -> None:
    points = {0: 0, 1: 0, 2: 0}
    for before, _, text, after, _ in random_game(3, 3):
        if text == "end":
            for event in play(before, text)[1]:
                if isinstance(event, PositionScored):
                    points[event.seat] += event.temples + event.treasures
        last = after
    assert {score.seat: score.points for score in GAME.scores(last, None)} == points
    assert sum(points.values()) > 0


def test_ruling_49_equal_scores_share_a_place() -> None:
    state = position("score P0 = 57", "score P1 = 57", "score P2 = 40", seats=3)
    assert [score.place for score in GAME.scores(state, None)] == [1, 1, 3]


def test_a_score_has_its_sources() -> None:
    before = position("figures a4 P0 = 1", "treasures P0 = m1 m1 m1", "tile = B6", "scoring = P0 P1")
    state, _ = play(before, "end")
    assert GAME.scores(state, None)[0] == Score(seat=0, points=7, place=1, sources=(("temples", 1), ("treasures", 6)))
