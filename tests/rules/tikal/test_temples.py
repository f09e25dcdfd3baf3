"""Uncovering temples."""

from rules.tikal.events import TempleUncovered
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, read, refusal


def test_uncovering_takes_the_square_of_the_next_value() -> None:
    state, events = play(position("figures a4 P0 = 1"), "uncover a4")
    assert (read(state, "value a4"), read(state, "squares 2"), read(state, "points")) == ("2", "2", "8")
    assert events == [TempleUncovered(seat=0, space="a4", value=2)]


def test_one_figure_is_enough_however_high_the_temple_is() -> None:
    state, _ = play(position("figures a4 P0 = 1", "value a4 = 9"), "uncover a4")
    assert read(state, "value a4") == "10"


def test_ruling_15_the_limit_counts_the_digs_of_one_turn() -> None:
    state, _ = play(position("figures a4 P0 = 2"), "uncover a4; uncover a4; end; place c4 r0; end; place c5 r0")
    state, _ = play(state, "uncover a4; uncover a4")
    assert read(state, "value a4") == "5"


def test_ruling_16_a_temple_without_a_next_square_stays_as_it_is() -> None:
    state = position("figures a4 P0 = 1", "squares 2 = 0")
    assert refusal(state, "uncover a4").params == {"space": "a4", "value": 2}
    assert "uncover" not in [token.text for token in GAME.tokens(state, 0)]


def test_a_third_dig_is_refused_with_the_limit() -> None:
    state, _ = play(position("figures a4 P0 = 3"), "uncover a4; uncover a4")
    assert refusal(state, "uncover a4").params == {"space": "a4", "limit": 2}


def test_a_second_dig_is_refused_with_the_figures_it_needs() -> None:
    state, _ = play(position("figures a4 P0 = 1"), "uncover a4")
    assert refusal(state, "uncover a4").params == {"space": "a4", "needs": 2, "figures": 1}


def test_too_few_points_are_refused_with_their_number() -> None:
    found = refusal(position("figures a4 P0 = 1", "points = 1"), "uncover a4")
    assert (found.code, found.params) == ("too-few-points", {"needs": 2, "points": 1})
