"""Deploying figures and transferring them between camps."""

from rules.core.contract import Say
from rules.tikal.actions import Deploy, Transfer
from rules.tikal.events import FiguresDeployed, FiguresTransferred
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, random_game, read, refusal


def test_deploying_a_group_costs_a_point_for_each_figure() -> None:
    state, events = play(position(), "deploy 2+L a5")
    assert read(state, "points") == "7"
    assert read(state, "supply P0") == "16"
    assert events == [FiguresDeployed(seat=0, workers=2, leader=True, space="a5")]


def test_deploying_a_group_stands_for_single_figures() -> None:
    assert GAME.steps(Deploy(workers=2, leader=True, space="a5")) == (
        Deploy(workers=1, leader=False, space="a5"),
        Deploy(workers=1, leader=False, space="a5"),
        Deploy(workers=0, leader=True, space="a5"),
    )


def test_transferring_a_group_stands_for_single_figures() -> None:
    assert GAME.steps(Transfer(workers=1, leader=True, start="a5", target="b4")) == (
        Transfer(workers=1, leader=False, start="a5", target="b4"),
        Transfer(workers=0, leader=True, start="a5", target="b4"),
    )


def test_a_transfer_goes_any_distance_without_regard_to_stones() -> None:
    before = position("space h1 = A6 r0", "camp h1 = P0", "figures a5 P0 = 3")
    state, events = play(before, "transfer 3 a5 h1")
    assert read(state, "points") == "7"
    assert read(state, "figures h1 P0") == "3"
    assert events == [FiguresTransferred(seat=0, workers=3, leader=False, start="a5", target="h1")]


def test_without_a_camp_no_transfer_is_offered() -> None:
    assert "transfer" not in [token.text for token in GAME.tokens(position("figures a5 P0 = 3"), 0)]


def test_no_camp_is_offered_to_a_group_that_does_not_stand_there() -> None:
    state = position("camp b4 = P0", "figures a5 P0 = 2")
    assert [token.text for token in GAME.tokens(state, 0, ("transfer", "2", "a5"))] == ["b4"]
    assert list(GAME.tokens(state, 0, ("transfer", "3", "a5"))) == []
    assert list(GAME.tokens(state, 0, ("transfer", "2", "b4"))) == []


def test_a_panel_asks_from_which_camp_and_then_which_figures() -> None:
    state = position("camp b4 = P0", "figures a5 P0 = 2", "figures b4 P0 = L")
    offered = list(GAME.menu(state, 0, ("transfer",)) or ())
    assert [token.text for token in offered] == ["? a5", "2 a5", "? b4"]
    assert offered[1].note == Say("all", {"space": "a5", "workers": 2, "leader": False})
    assert [token.text for token in GAME.menu(state, 0, ("transfer", "?", "a5")) or ()] == ["1", "2"]
    assert GAME.menu(state, 0, ("transfer", "?", "b5")) is None


def test_a_group_is_offered_as_far_as_points_and_supply_go() -> None:
    state = position("supply P0 = 2+L", "points = 2")
    assert [token.text for token in GAME.tokens(state, 0, ("deploy",))] == ["1", "2", "L", "1+L"]


def test_too_few_workers_are_refused_with_their_number() -> None:
    assert refusal(position("supply P0 = 2+L"), "deploy 3 a5").params == {"needs": 3, "workers": 2}


def test_ruling_10_no_figure_returns_to_the_supply() -> None:
    for before, _, _, after, _ in random_game(3, 11):
        for old, new in zip(before.players, after.players, strict=True):
            assert new.workers <= old.workers
            assert new.leader <= old.leader
