"""What a seat cannot know, dealt anew."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rules.core.chance import SecretChance
from rules.core.seats import with_player
from rules.magellan.game import GAME
from rules.magellan.hands import swapped_away
from rules.magellan.state import Discard, MagellanState
from tests.laws.magellan import components
from tests.rules.magellan.positions import play, position, put, random_game, setup


def redealt(state: MagellanState, eye: int | None, count: int = 12) -> list[MagellanState]:
    return [GAME.redeal(state, eye, SecretChance(f"redeal {number}")) for number in range(count)]


def test_nothing_is_lost_and_the_own_cards_stay() -> None:
    luck = Random(1)
    options = {"bid_display": "sum"}
    for seed in range(4):
        for state, seat, *_ in random_game(4, seed, **(options if seed % 2 else {})):
            if luck.random() < 0.1:
                again = GAME.redeal(state, seat, SecretChance("another"))
                assert components(again) == components(state)
                assert again.players[seat].hand == state.players[seat].hand
                assert GAME.view(again, seat) == GAME.view(state, seat)
                assert swapped_away(again, seat) == swapped_away(state, seat)


def test_equal_hands_of_the_start_are_known_to_all() -> None:
    state = setup(4)
    for again in redealt(state, 0):
        assert again.players == state.players
        assert Counter(again.supply) == Counter(state.supply)
    assert len({again.supply for again in redealt(state, 0)}) == 12


def test_stacks_and_salt_are_dealt_anew() -> None:
    state = setup(4)
    assert len({again.stacks for again in redealt(state, 0)}) == 12
    assert len({again.salt for again in redealt(state, 0)} | {state.salt}) == 13


def test_a_vetoed_card_stays_at_the_bottom() -> None:
    state = position("vetoes P0 = 1", "stack = cook magellan columbus", "card = pizarro")
    state, _ = play(state, "veto")
    for again in redealt(state, 1):
        assert again.stack[-1] == "pizarro"
        assert sorted(again.stack) == sorted(state.stack)


def test_a_card_tucked_away_may_be_any_of_the_hand_that_all_know() -> None:
    state, _ = play(position("stack = cook", "card = magellan"), "bid 9; pass; pass; tuck 4")
    tucked = set()
    for again in redealt(state, 1, 60):
        card = again.ships[0].pile[0].card
        assert sorted((card, *again.players[0].hand)) == [1, 2, 3, 4, 5, 6, 7, 8]
        tucked.add(card)
    assert len(tucked) > 5
    assert all(again.ships == state.ships for again in redealt(state, 0))


def test_cards_laid_openly_stay_in_the_hand() -> None:
    state, _ = play(position("hand P0 = 2 2 3 7", "card = pizarro"), "bid 2 7")
    for again in redealt(state, 1):
        assert not Counter((2, 7)) - Counter(again.players[0].hand)
        assert again.top == state.top
    assert len({again.players[0].hand for again in redealt(state, 1)}) > 4


def test_cards_seen_once_are_known_later() -> None:
    state, _ = play(position("hand P0 = 2 2 3 7", "stack = cook", "card = pizarro"), "bid 2 7; bid 9 1; pass; pass")
    for again in redealt(state, 1):
        assert not Counter((2, 7)) - Counter(again.players[0].hand)


def test_cards_seen_and_paid_say_nothing_of_equal_ones_that_stay() -> None:
    state = position("hand P0 = 2 2 3 7", "stack = cook", "card = pizarro")
    state, _ = play(state, "bid 2 7; pass; pass; pay")
    assert state.players[0].hand == (2, 3)
    assert any(2 not in again.players[0].hand for again in redealt(state, 1))


def test_a_card_swapped_away_stays_hidden_when_an_equal_one_is_counted() -> None:
    state = position("ship P1 1 = pizarro 3", "hand P0 = 7", "supply = 1 2 3 4", "drawing = P1", side_half_1="B")
    state = replace(with_player(state, 0, known=(7,)), discards=(Discard(card=7, seat=0),))
    assert {again.discards[0].card for again in redealt(state, 1, 60)} == {1, 2, 3, 4, 7}
    assert all(again.players[0].hand == (7,) for again in redealt(state, 1))


def test_a_hand_that_was_open_is_remembered() -> None:
    state = position("hand P0 = 2 2 3 9", "stack = pizarro", "card = cook")
    state, _ = play(state, "bid 9; pass; pass; pay")
    assert all(again.players[0].hand == (2, 2, 3) for again in redealt(state, 1))


def test_what_was_in_an_open_hand_is_remembered_when_it_is_closed() -> None:
    lines = ["hand P0 = 2 2 3 9", "hand P1 = -", "hand P2 = -", "supply = 7 1 1 1 1 1 1 8 4 6"]
    state = position(*lines, "reserve P0 = 2", "stack = da_gama", "card = cook")
    state, _ = play(state, "bid 9; pay; bid 3; pay")
    assert (state.phase, state.players[0].open, state.players[0].hand) == (2, False, (1, 1, 2, 2, 7))
    hands = {again.players[0].hand for again in redealt(state, 1)}
    assert all(not Counter((2, 2, 7)) - Counter(hand) for hand in hands)
    assert len(hands) > 2


def test_cards_known_to_be_in_a_hand_may_have_been_swapped_away_as_well() -> None:
    lines = ["ship P0 1 = marco_polo 1", "reserve P0 = 0", "hand P1 = 9", "hand P2 = -", "stack = -"]
    state, _ = play(position(*lines, f"supply = {'4 5 6 ' * 5}", "card = pizarro"), "pass; swap 1 2 3")
    given = set()
    for again in redealt(state, 1, 40):
        given.add(swapped_away(again, 0))
        assert not Counter(range(1, 10)) - Counter((*again.players[0].hand, *swapped_away(again, 0)))
    assert len(given) > 5


def test_after_a_reshuffle_it_is_unknown_who_drew_what_lay_face_down() -> None:
    lines = ["ship P0 1 = marco_polo 1", "reserve P0 = 0", "hand P1 = 9", "hand P2 = -", "supply = 4 5 4 5 4 5 4 5 4"]
    state, _ = play(position(*lines, "stack = -", "card = pizarro"), "pass; swap 1 2 3")
    assert (len(state.discards), len(state.supply)) == (0, 1)
    back = {tuple(card for card in again.players[0].hand if card < 4) for again in redealt(state, 1, 40)}
    assert len(back) > 3


def test_of_a_sum_others_do_not_know_the_cards() -> None:
    state, _ = play(put(setup(bid_display="sum"), "opener = P0", "card = pizarro"), "bid 4 7")
    laid = {again.top.laid for again in redealt(state, 1, 40) if again.top is not None}
    assert len(laid) > 5
    assert {sum(cards) for cards in laid} == {11}
    assert all(again.top == state.top for again in redealt(state, 0))


def test_a_sum_may_be_that_of_the_whole_hand_unless_a_card_must_be_left() -> None:
    for card, whole in (("pizarro", True), ("magellan", False)):
        state = put(setup(bid_display="sum"), "opener = P0", "hand P0 = 1 2 9", f"card = {card}")
        state, _ = play(state, "bid 9")
        again = redealt(state, 1, 60)
        assert any(len(one.top.laid) == 3 for one in again) is whole


@pytest.mark.parametrize("eye", [1, None])
def test_a_sealed_choice_may_be_any(eye: int | None) -> None:
    lines = ["ship P0 1 = marco_polo 1", "ship P1 1 = marco_polo 1", "hand P0 = -", "hand P1 = -", "hand P2 = 9"]
    state, _ = play(position(*lines, "stack = -", "card = pizarro"), "pass")
    state, _ = play(state, "swap none", seat=0)
    chosen = {again.top.chosen[0] for again in redealt(state, eye, 40)}
    assert {len(cards) for cards in chosen if cards is not None} == {0, 1, 2, 3}


def test_a_bid_that_few_hands_can_form_tells_nothing_of_the_other_cards() -> None:
    lines = ["hand P0 = 1 8 9 9 9 9", "hand P1 = 2 3 9", "hand P2 = 4 5 6 7", "supply = 1 2 3 8"]
    state = put(setup(bid_display="sum"), "opener = P0", *lines, "card = pizarro")
    state, _ = play(state, "bid sum 44")
    again = redealt(state, 1)
    assert {sum(one.top.laid) for one in again} == {44}
    assert all(not Counter(one.top.laid) - Counter(one.players[0].hand) for one in again)
    assert len({one.players[0].hand for one in again}) > 4
    assert all(redealt(one, 1, 1) == again[:1] for one in again)
