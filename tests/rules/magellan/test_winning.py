"""Paying, placing and the effects."""

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import Say
from rules.magellan import events
from rules.magellan.actions import AdvanceShip, ChooseHalf, Pay, TuckCard
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState
from tests.rules.magellan.positions import play, position, put, read, refusal


def won(explorer: str, bid: str = "bid 9", *lines: str, **options: str) -> MagellanState:
    """Returns a position of phase 1 in which P0 has won a card."""
    state = position(*lines, "stack = pizarro pizarro", f"card = {explorer}", **options)
    return play(state, f"{bid}; pass; pass")[0]


def test_paying_as_laid_is_stored_with_its_cards() -> None:
    state = won("pizarro", "bid 3 8")
    action = GAME.parse("pay", state, 0)
    assert action == Pay(cards=(3, 8))
    assert GAME.format(action) == "pay 3 8"


def test_payment_place_and_next_card_are_told_in_order() -> None:
    _, happened = play(won("pizarro"), "pay")
    assert happened[0] == events.PaymentMade(seat=0, cards=(9,), total=9, bid=9)
    assert happened[1] == events.ShipPlaced(seat=0, explorer="pizarro", number=1, halved=False, half="")
    assert [event.kind for event in happened[2:]] == ["card-turned-up"]


def test_a_payment_is_told_once() -> None:
    for texts in ("pay 9; tuck 4", "tuck 4"):
        _, happened = play(won("magellan"), texts)
        assert [event for event in happened if isinstance(event, events.PaymentMade)] == [
            events.PaymentMade(seat=0, cards=(9,), total=9, bid=9)
        ]


def test_tucking_says_what_it_pays_only_where_it_pays() -> None:
    state = won("magellan")
    assert [token.note for token in GAME.tokens(state, 0, ()) if token.text == "tuck"] == [
        Say("paying", {"cards": (9,)})
    ]
    paid, _ = play(state, "pay")
    assert [token.note for token in GAME.tokens(paid, 0, ()) if token.text == "tuck"] == [None]


def test_columbus_brings_a_veto_in_phase_1_only() -> None:
    _, happened = play(won("columbus"), "pay")
    assert events.VetoGained(seat=0) in happened
    state = position("phase = 2", "ship P0 1 = columbus 1", "ship P1 1 = pizarro 1", "stack = pizarro")
    state, happened = play(put(state, "card = columbus"), "bid 1; pay")
    assert events.VetoGained(seat=0) not in happened
    assert events.ShipAdvanced(seat=0, explorer="columbus", number=1, field=2, halved=False, half="") in happened
    assert read(state, "vetoes P0") == "0"


def test_a_card_tucked_from_the_hand_is_known_to_its_owner_alone() -> None:
    state, happened = play(won("magellan"), "tuck 4")
    (told,) = [event for event in happened if isinstance(event, events.CardTucked)]
    assert GAME.show(told, 0) == told == events.CardTucked(seat=0, card=4, number=1, pile=1, shown=False)
    assert GAME.show(told, 1) == events.CardTucked(seat=0, card=0, number=1, pile=1, shown=False)
    assert GAME.secret(state, GAME.parse("tuck 4", state, 0))


def test_a_card_tucked_from_the_payment_is_known_to_all() -> None:
    state, happened = play(won("magellan", side_half_1="B"), "tuck 9")
    (told,) = [event for event in happened if isinstance(event, events.CardTucked)]
    assert GAME.show(told, None) == told == events.CardTucked(seat=0, card=9, number=1, pile=1, shown=True)
    assert not GAME.secret(state, GAME.parse("tuck 9", state, 0))


def test_drawn_cards_are_known_to_their_owner_alone() -> None:
    _, happened = play(won("da_gama", "bid 9", "supply = 5 6"), "pay")
    (told,) = [event for event in happened if isinstance(event, events.CardsDrawn)]
    assert GAME.show(told, 0) == told == events.CardsDrawn(seat=0, cards=(5,), count=1)
    assert GAME.show(told, 2) == events.CardsDrawn(seat=0, cards=(), count=1, visible=False)


def test_cards_drawn_into_an_open_hand_are_known_to_all() -> None:
    state = won("da_gama", "bid 9", "supply = 5 6", "open P0 = yes")
    _, happened = play(state, "pay")
    assert events.OpenCardsDrawn(seat=0, cards=(5,), count=1) in happened


def test_cook_opens_the_hand_that_is_left() -> None:
    _, happened = play(won("cook"), "pay 9")
    assert events.HandOpened(seat=0, cards=(1, 2, 3, 4, 5, 6, 7, 8)) in happened


def test_a_second_cook_opens_nothing_more() -> None:
    _, happened = play(won("cook", "bid 9", "open P0 = yes"), "pay")
    assert not [event for event in happened if isinstance(event, events.HandOpened)]


def test_the_left_hand_neighbour_draws_for_cook_b_and_all_see_it() -> None:
    state, happened = play(won("cook", "bid 9", side_half_2="B"), "pay")
    (lost,) = [event for event in happened if isinstance(event, events.CardLost)]
    assert (lost.seat, lost.neighbour_seat) == (0, 1)
    assert str(lost.card) not in read(state, "hand P0")
    assert read(state, "discards").split() == sorted([str(lost.card), "9"])


def test_any_card_of_the_hand_may_be_lost_to_cook_b() -> None:
    state = won("cook", "bid 9", "hand P0 = 2 4 6 9", side_half_2="B")
    lost = set()
    for number in range(20):
        step = GAME.apply(state, 0, Pay(cards=(9,)), SecretChance(f"lost {number}"))
        lost |= {event.card for event in step.events if isinstance(event, events.CardLost)}
    assert lost == {2, 4, 6}


def test_a_ship_on_a_divided_field_is_told_with_its_half() -> None:
    _, happened = play(won("da_gama", side_half_2="B"), "right")
    assert events.ShipPlaced(seat=0, explorer="da_gama", number=1, halved=True, half="right") in happened
    assert not [event for event in happened if isinstance(event, events.CardsDrawn)]


def test_a_reshuffle_is_told() -> None:
    _, happened = play(won("da_gama", "bid 9", "supply = -", "discards = 1 1 1"), "pay")
    assert events.SupplyShuffled(count=4) in happened


@pytest.mark.parametrize("options", [{}, {"bid_display": "sum"}])
def test_a_payment_can_be_taken_back_until_the_next_card_is_turned_up(options: dict[str, str]) -> None:
    state = won("magellan", **options)
    step = GAME.apply(state, 0, GAME.parse("pay 9", state, 0), None)  # type: ignore[arg-type]
    assert not step.reveals
    assert GAME.apply(step.state, 0, TuckCard(card=4), None).reveals  # type: ignore[arg-type]


def test_refusals_name_the_numbers() -> None:
    found = refusal(won("pizarro"), "pay 1 2")
    assert (found.code, found.params) == ("payment-too-low", {"total": 3, "bid": 9})
    found = refusal(won("cook", "bid 4", "hand P0 = 3 4", side_half_2="B"), "pay 3 4")
    assert (found.code, found.params["needs"], found.params["hand"]) == ("spare-card-needed", 1, 2)
    found = refusal(won("magellan", side_half_1="B"), "tuck 3")
    assert (found.code, found.params, found.hidden) == ("not-in-payment", {"card": 3, "cards": (9,)}, True)
    found = refusal(won("pizarro"), "tuck 3")
    assert (found.code, found.params) == ("not-now", {"stage": "pay"})


def test_a_ship_that_is_not_there_is_refused_with_those_that_are() -> None:
    state = position("phase = 2", "ship P0 2 = magellan 1", "ship P0 5 = magellan 1", "stack = cook", "card = magellan")
    state, _ = play(state, "bid 9")
    found = refusal(state, "ship 1")
    assert (found.code, found.params) == ("no-such-ship", {"number": 1, "numbers": (2, 5), "field": 1})


def test_ships_lie_on_a_field_in_the_order_of_their_arrival() -> None:
    lines = ["phase = 2", "ship P0 1 = cook 1", "ship P1 1 = cook 1", "ship P2 1 = cook 1", "stack = cook pizarro"]
    state, _ = play(position(*lines, "ship P0 2 = pizarro 1", "card = cook"), "pass; bid 9; pass; pay")
    state, _ = play(state, "pass; bid 9; pay")
    assert (read(state, "ships cook 2"), read(state, "ships cook 1")) == ("P1 P0", "P2")


def test_choices_of_a_ship_tell_its_pile() -> None:
    state = position("phase = 2", "ship P0 1 = magellan 1", "ship P0 2 = magellan 1", "pile P0 2 = 7", "stack = cook")
    state, _ = play(put(state, "card = magellan"), "bid 9")
    notes = {token.text: token.note for token in GAME.tokens(state, 0, ("ship",))}
    assert notes["2"] is not None
    assert notes["2"].args == {"cards": (7,), "crowns": 1}


def test_ruling_49_an_absent_winner_pays_as_laid_and_advances_the_richest_pile() -> None:
    lines = ["ship P0 1 = magellan 1", "pile P0 1 = 9", "ship P0 2 = magellan 1", "pile P0 2 = 4", "stack = cook"]
    state, _ = play(position("phase = 2", *lines, "card = magellan"), "bid 8")
    for expected in (Pay(cards=(8,)), AdvanceShip(number=2), TuckCard(card=1)):
        assert GAME.default(state, 0) == expected
        state, _ = play(state, GAME.format(expected))
    assert read(state, "pile P0 2") == "4 1"


def test_ruling_49_an_absent_winner_advances_the_oldest_of_equal_piles() -> None:
    lines = ["ship P0 2 = magellan 1", "pile P0 2 = 1", "ship P0 1 = magellan 1", "pile P0 1 = 3", "stack = cook"]
    state, _ = play(position("phase = 2", *lines, "card = magellan"), "bid 8; pay")
    assert GAME.default(state, 0) == AdvanceShip(number=1)


def test_ruling_49_an_absent_winner_goes_left_with_a_ship_from_the_left() -> None:
    lines = ["ship P0 1 = da_gama 1 right", "ship P0 2 = da_gama 1 left", "stack = cook", "card = da_gama"]
    state, _ = play(position("phase = 2", *lines, side_half_2="B"), "bid 8; pay")
    assert GAME.default(state, 0) == AdvanceShip(number=2)
    state, _ = play(state, "ship 2")
    assert GAME.default(state, 0) == ChooseHalf(half="left")


def test_ruling_49_an_absent_winner_tucks_the_most_crowns_and_of_those_the_least_gold() -> None:
    state, _ = play(won("magellan", "bid 1 2 3 9", side_half_1="B"), "pay")
    assert GAME.default(state, 0) == TuckCard(card=1)


def test_what_may_be_chosen_before_the_payment_says_with_what_it_pays() -> None:
    state, _ = play(position("card = da_gama", "hand P0 = 3 4 9", side_half_2="B"), "bid 3 4; pass; pass")
    unpaid = {token.text: token.note for token in GAME.tokens(state, 0)}
    assert unpaid["left"] == Say("draw-paying", {"count": 1, "cards": (3, 4)})
    assert unpaid["right"] == Say("crowns-paying", {"crowns": 3, "cards": (3, 4)})
    state, _ = play(state, "pay 9")
    assert [token.note for token in GAME.tokens(state, 0)] == [Say("draw", {"count": 1}), Say("crowns", {"crowns": 3})]


def test_a_single_card_to_pay_with_tells_its_crowns_and_several_their_gold() -> None:
    state, _ = play(position("card = pizarro", "hand P0 = 3 4 9"), "bid 3; pass; pass")
    one = {token.text: token.note for token in GAME.tokens(state, 0, ("pay",))}
    two = {token.text: token.note for token in GAME.tokens(state, 0, ("pay", "3"))}
    assert one == {
        "3": Say("crowns", {"crowns": 3}),
        "4": Say("crowns", {"crowns": 2}),
        "9": Say("crowns", {"crowns": 1}),
    }
    assert two == {"4": Say("total", {"total": 7}), "9": Say("total", {"total": 12})}
