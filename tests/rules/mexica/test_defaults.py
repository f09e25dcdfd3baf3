"""What is played for a seat that does not answer (ruling 40)."""

from rules.mexica.game import GAME
from tests.rules.mexica.positions import play, position, setup


def test_an_absent_seat_takes_the_first_free_start_square() -> None:
    state = setup(4)
    taken = []
    for seat in range(3):
        taken.append(GAME.format(GAME.default(state, seat)))
        state, _ = play(state, taken[-1])
    assert taken == ["start H6", "start G7", "start I7"]


def test_it_passes_over_squares_that_are_taken() -> None:
    state, _ = play(setup(3), "start H6")
    assert GAME.format(GAME.default(state, 1)) == "start G7"


def test_an_absent_seat_ends_its_turn_at_once() -> None:
    assert GAME.format(GAME.default(position("points = 6"), 0)) == "end"


def test_an_absent_seat_refuses_the_removal_of_a_calpulli() -> None:
    state, _ = play(position("display = 12"), "propose 12")
    assert GAME.format(GAME.default(state, 1)) == "refuse"
