"""What is easier said in code than in a scenario; names read as sentences."""

from __future__ import annotations

from rules.skeleton.actions import Place
from rules.skeleton.board import beside
from rules.skeleton.data import SQUARES
from rules.skeleton.game import GAME
from tests.rules.skeleton.positions import play, position, read


def test_squares_beside_one_another_share_an_edge() -> None:
    assert set(beside("a1")) == {"b1", "a2"}
    assert set(beside("c3")) == {"b3", "d3", "c2", "c4"}
    assert all(square in beside(other) for square in SQUARES for other in beside(square))


def test_a_stone_brings_what_the_question_said() -> None:
    state = position("stones P1 = b1 a2")
    assert read(state, "worth a1") == "2"
    after, _ = play(state, "place a1")
    assert read(after, "points P0") == "2"


def test_ruling_2_default() -> None:
    state = position("stones P0 = b1", "stones P1 = a2 c3")
    assert GAME.default(state, 0) == Place("d1")
