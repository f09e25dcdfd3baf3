"""Marco Polo's swap."""

from rules.magellan.actions import SwapCards
from rules.magellan.events import CardsSwapped, OwnSwap, SwapChosen
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState
from tests.rules.magellan.positions import awaited, play, position, read, refusal


def swapping(*lines: str) -> MagellanState:
    """Returns a position in which P0 may swap three cards and P1 six."""
    ships = ("ship P0 1 = marco_polo 1", "ship P1 1 = marco_polo 1", "ship P1 2 = marco_polo 1")
    hands = ("hand P0 = -", "hand P1 = -", "hand P2 = 9", "stack = -")
    supply = "supply = 4 5 6 4 5 6 4 5 4 5 5 5 1 2 3 5 6 7"
    return play(position(*ships, *hands, supply, *lines, "card = pizarro"), "pass")[0]


def test_owners_of_ships_are_asked_at_once() -> None:
    assert awaited(swapping()) == (0, 1)


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    state, events = play(swapping(), "swap 5 5", seat=1)
    assert events == [SwapChosen(seat=1)]
    assert read(state, "hand P1") == "5 5 5 5 5 5"
    assert GAME.secret(swapping(), SwapCards(cards=(5, 5)))


def test_the_swap_is_told_by_its_number_and_to_its_owner_by_its_cards() -> None:
    state, _ = play(swapping(), "swap 5 5", seat=1)
    _, events = play(state, "swap 4", seat=0)
    own = [event for event in events if isinstance(event, OwnSwap)]
    assert [event for event in events if isinstance(event, CardsSwapped)] == [
        CardsSwapped(seat=0, count=1),
        CardsSwapped(seat=1, count=2),
    ]
    assert own == [OwnSwap(seat=0, given=(4,), taken=(1,)), OwnSwap(seat=1, given=(5, 5), taken=(2, 3))]
    assert GAME.show(own[1], 1) == own[1]
    assert GAME.show(own[1], 0) is None


def test_a_swap_of_nothing_is_not_told() -> None:
    state, _ = play(swapping(), "swap none", seat=1)
    _, events = play(state, "swap none", seat=0)
    assert not [event for event in events if isinstance(event, CardsSwapped)]


def test_too_many_cards_are_refused() -> None:
    found = refusal(swapping(), "swap 4 4 4 4", seat=0)
    assert (found.code, found.params, found.hidden) == ("too-many-cards", {"count": 4, "limit": 3}, False)


def test_the_cards_are_offered_one_by_one() -> None:
    state = swapping()
    assert [token.text for token in GAME.tokens(state, 0, ("swap",))] == ["none", "4"]
    assert [token.text for token in GAME.tokens(state, 0, ("swap", "4", "4"))] == ["4"]
    assert list(GAME.tokens(state, 0, ("swap", "4", "4", "4"))) == []


def test_an_absent_owner_swaps_nothing() -> None:
    assert GAME.default(swapping(), 0) == SwapCards(cards=())
