"""What each eye sees."""

from rules.core.codec import encode
from rules.magellan.game import GAME
from tests.rules.magellan.positions import play, position, put, setup


def test_hands_are_counted_and_only_the_own_is_seen() -> None:
    state = position("hand P0 = 1 5", "hand P1 = 2 3 4")
    assert [player.hand for player in GAME.view(state, None).players] == [2, 3, 9]
    assert all(player.cards == () for player in GAME.view(state, 0).players)
    own = GAME.view(state, 0).own
    assert own is not None
    assert own.hand == (1, 5)
    assert GAME.view(state, None).own is None


def test_the_order_of_stack_and_supply_is_in_no_view() -> None:
    state = setup()
    other = put(setup(), "supply = " + " ".join(map(str, reversed(state.supply))))
    other = put(other, "stack = " + " ".join(reversed(state.stack)))
    for eye in (None, 0, 1, 2):
        assert encode(GAME.view(other, eye)) == encode(GAME.view(state, eye))


def test_cards_left_are_counted_by_explorer_and_phase() -> None:
    state = position("stack = cook cook pizarro", "card = columbus")
    view = GAME.view(state, None)
    assert [explorer.left for explorer in view.explorers] == [
        (0, 2, 1),
        (1, 2, 1),
        (0, 2, 1),
        (0, 2, 1),
        (0, 2, 1),
        (2, 2, 1),
    ]
    assert (view.card, view.stack) == ("columbus", 3)


def test_points_tell_how_many_of_them_are_in_hands_that_the_eye_sees() -> None:
    state = position("hand P0 = 1 5", "hand P1 = 2 9", "open P1 = yes", "ship P0 1 = cook 2")
    found = [[(p.points, p.in_hand) for p in GAME.view(state, eye).players[:2]] for eye in (None, 0)]
    assert found == [[(10, 0), (4, 4)], [(15, 5), (4, 4)]]


def test_the_bidding_is_seen() -> None:
    state, _ = play(position("card = cook", seats=4), "bid 4; pass; bid 2 3")
    view = GAME.view(state, 3)
    assert (view.stage, view.awaited, view.best, view.bid, view.bid_cards) == ("bid", (3,), 2, 5, (2, 3))
    assert (view.bidders, view.passed, view.least) == ((0, 2, 3), (1,), 6)
    state, _ = play(state, "pass; bid 6")
    assert GAME.view(state, 3).passed == (1, 3)


def test_cards_laid_are_bid_cards_until_they_are_paid() -> None:
    state, _ = play(position("card = magellan"), "bid 2 9; pass; pass")
    seen = [(view.bid_cards, view.paid, view.own and view.own.laid) for view in (GAME.view(state, 0),)]
    state, _ = play(state, "pay 4 7")
    seen += [(view.bid_cards, view.paid, view.own and view.own.laid) for view in (GAME.view(state, 0),)]
    assert seen == [((2, 9), (), (2, 9)), ((), (4, 7), ())]


def test_what_lies_open_is_in_every_view() -> None:
    state = position("opener = P2", "ship P1 1 = cook 1", "vetoes P1 = 1", "stack = cook cook", bid_display="sum")
    state, _ = play(put(state, "stack = cook", "card = pizarro"), "no; pass; pass; pass")
    for eye in (None, 0, 1, 2):
        view = GAME.view(state, eye)
        assert (view.opener, view.removed, view.bid_display) == (2, ("pizarro",), "sum")
        assert [player.reserve for player in view.players] == [6, 5, 6]
        assert [player.vetoes for player in view.players] == [0, 1, 0]
    assert GAME.view(position(), None).bid_display == "cards"


def test_possible_bids_are_for_who_may_bid() -> None:
    state, _ = play(position("card = cook", "hand P1 = 5 9"), "bid 6")
    views = [GAME.view(state, seat).own for seat in range(3)]
    assert [own.sums for own in views if own] == [(), (9, 14), tuple(range(7, 46))]


def test_a_pile_face_down_is_seen_by_its_owner_and_in_the_end_by_all() -> None:
    lines = ["phase = 3", "ship P0 1 = magellan 2", "pile P0 1 = 4 9", "stack = -", "card = magellan"]
    state = position(*lines)
    seen = [GAME.view(state, eye).explorers[2].fields[1].ships[0] for eye in (0, 1, None)]
    assert [(ship.pile, ship.cards) for ship in seen] == [(2, (4, 9)), (2, ()), (2, ())]
    over, _ = play(state, "pass")
    assert GAME.view(over, None).explorers[2].fields[1].ships[0].cards == (4, 9)
    assert [player.cards for player in GAME.view(over, None).players] == [tuple(range(1, 10))] * 3


def test_swapped_cards_are_counted_and_seen_by_their_owner() -> None:
    lines = ["ship P0 1 = marco_polo 1", "hand P0 = 1 1", "hand P1 = 9", "hand P2 = -", "stack = -", "card = pizarro"]
    state, _ = play(position("reserve P0 = 0", *lines), "pass; swap 1 1")
    view = GAME.view(state, 1)
    assert (view.hidden_discards, view.discards) == (2, ())
    owns = [GAME.view(state, eye).own for eye in (0, 1)]
    assert [own.swapped for own in owns if own] == [(1, 1), ()]


def test_printed_numbers_and_effects_are_in_the_view() -> None:
    view = GAME.view(setup(side_half_2="B"), None)
    cook, gama = view.explorers[5], view.explorers[4]
    assert [(field.crowns, field.effect, field.capacity) for field in cook.fields] == [
        (7, "lose-card", 3),
        (13, "lose-card", 2),
        (23, "lose-card", 1),
    ]
    assert [(field.crowns, field.right, field.amount) for field in gama.fields] == [(0, 3, 1), (0, 5, 2), (0, 8, 3)]


def test_a_player_has_won_a_card_for_each_field_on_the_ways_of_its_ships() -> None:
    state = position("ship P0 1 = cook 1", "ship P0 2 = pizarro 3", "ship P1 1 = cook 2")
    assert [player.won for player in GAME.view(state, None).players] == [4, 2, 0]


def test_crowns_are_counted_on_cards_that_the_eye_knows() -> None:
    state = position("ship P0 1 = magellan 2", "pile P0 1 = 1 9", "hand P0 = 4 5")
    seen = [GAME.view(state, eye) for eye in (0, 1)]
    assert [view.own.crowns for view in seen if view.own] == [4, 18]
    piles = [ship.crowns for view in seen for row in view.explorers for field in row.fields for ship in field.ships]
    assert piles == [4, 0]


def test_the_draw_has_a_limit_once_a_ship_scores_by_it() -> None:
    state = position("ship P0 1 = pizarro 2", side_half_1="B")
    assert GAME.view(state, None).draw_limit == 0
    assert GAME.view(put(state, "ship P0 1 = pizarro 3"), None).draw_limit == 20
