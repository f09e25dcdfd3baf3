"""Building camps."""

from rules.tikal.events import CampBuilt
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, read, refusal


def test_a_camp_costs_five_points_and_is_one_of_two() -> None:
    state, events = play(position(), "camp b4")
    assert (read(state, "points"), read(state, "camps P0"), read(state, "camp b4")) == ("5", "1", "P0")
    assert events == [CampBuilt(seat=0, space="b4")]


def test_ruling_21_the_printed_clearing_can_hold_a_camp() -> None:
    assert [token.text for token in GAME.tokens(position(), 0, ("camp",))] == ["b4"]


def test_an_occupied_space_is_refused_with_its_owner() -> None:
    found = refusal(position("camp b4 = P1"), "camp b4")
    assert (found.code, found.params) == ("camp-there", {"space": "b4", "camp_seat": 1})


def test_treasures_that_are_left_are_counted() -> None:
    found = refusal(position("space b3 = A4 r0", "tokens b3 = m1 m2"), "camp b3")
    assert (found.code, found.params) == ("treasures-left", {"space": "b3", "treasures": 2})


def test_a_third_camp_is_refused() -> None:
    assert refusal(position("camps P0 = 0"), "camp b4").code == "no-camp-left"
