"""Guarding temples."""

from rules.core.contract import Say
from rules.tikal.events import GuardPlaced
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, read, refusal


def test_the_other_figures_there_leave_the_game() -> None:
    state, events = play(position("figures a4 P0 = 3+L"), "guard a4 worker")
    assert read(state, "lost P0") == "2+L"
    assert events == [GuardPlaced(seat=0, space="a4", figure="worker", lost_workers=2, lost_leader=True)]


def test_the_figures_that_would_be_lost_are_told_beforehand() -> None:
    state = position("figures a4 P0 = 3+L", "figures b5 P0 = 1")
    notes = {token.text: token.note for token in GAME.tokens(state, 0, ("guard", "a4"))}
    assert notes == {
        "worker": Say("lost", {"workers": 2, "leader": True}),
        "L": Say("lost", {"workers": 3, "leader": False}),
    }
    assert [token.note for token in GAME.tokens(state, 0, ("guard", "b5"))] == [None]


def test_a_leader_that_alone_would_be_lost_is_told_too() -> None:
    state = position("figures a4 P0 = 1+L")
    notes = {token.text: token.note for token in GAME.tokens(state, 0, ("guard", "a4"))}
    assert notes["worker"] == Say("lost", {"workers": 0, "leader": True})


def test_guard_needs_majority_on_temple() -> None:
    found = refusal(position("figures a4 P0 = 2", "figures a4 P1 = L"), "guard a4 worker")
    assert found.code == "no-majority"
    assert found.params == {"space": "a4", "strength": 2, "other_seat": 1, "other": 3}


def test_a_guarded_temple_may_still_be_entered() -> None:
    state, _ = play(position("figures a4 P1 = 2", "guard a4 = P1", "figures a5 P0 = 3"), "move 3 a5-a4")
    assert read(state, "figures a4 P0") == "3"
    assert read(state, "holder a4") == "P1"


def test_a_guard_no_longer_counts_as_a_figure() -> None:
    state, _ = play(position("figures a4 P0 = 1"), "guard a4 worker")
    assert read(state, "strength a4 P0") == "0"
    assert refusal(state, "move 1 a4-a5").code == "too-few-workers-there"
