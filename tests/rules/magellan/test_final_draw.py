"""Pizarro's draw on side B."""

from rules.magellan import data
from rules.magellan.actions import DrawCard, StopDrawing
from rules.magellan.events import FinalCardDrawn, FinalDrawBegan, FinalDrawScored
from rules.magellan.game import GAME
from rules.magellan.state import FinalDraw, MagellanState
from tests.rules.magellan.positions import play, position, put, read


def drawing(pack: str, **options: str) -> MagellanState:
    state = position("ship P1 1 = pizarro 3", "drawing = P1", side_half_1="B", **options)
    return put(state, f"pack = {pack}")


def test_ruling_30_the_pack_has_all_63_cards_whatever_is_in_hands() -> None:
    state = position("phase = 3", "ship P0 1 = pizarro 2", "stack = -", "card = pizarro", side_half_1="B")
    state, events = play(state, "bid 9; pay")
    assert isinstance(state.top, FinalDraw)
    assert sorted(state.top.pack) == sorted(data.NUMBERS[1].pack)
    assert FinalDrawBegan(seat=0) in events


def test_ruling_39_the_pack_cannot_run_out() -> None:
    cheapest = sorted(data.NUMBERS[1].pack)
    assert sum(cheapest[:13]) <= 20 < sum(cheapest[:14])


def test_each_card_is_told_with_the_sum() -> None:
    _, events = play(drawing("9 8 3"), "draw; draw")
    assert events == [FinalCardDrawn(seat=1, card=9, total=9), FinalCardDrawn(seat=1, card=8, total=17)]


def test_going_over_ends_the_draw_at_once() -> None:
    state, events = play(drawing("9 8 4"), "draw; draw; draw")
    assert FinalDrawScored(seat=1, cards=(9, 8, 4), total=21, limit=20, bust=True, points=0) in events
    assert read(state, "stage") == "over"


def test_stopping_scores_crowns_or_gold() -> None:
    for options, points in (({}, 6), ({"pizarro_b_scoring": "gold"}, 17)):
        _, events = play(drawing("5 3 9", **options), "draw; draw; draw; stop")
        assert FinalDrawScored(seat=1, cards=(5, 3, 9), total=17, limit=20, bust=False, points=points) in events


def test_just_as_much_as_may_be_drawn_is_not_too_much() -> None:
    _, events = play(drawing("9 8 3"), "draw; draw; draw; stop")
    assert FinalDrawScored(seat=1, cards=(9, 8, 3), total=20, limit=20, bust=False, points=5) in events


def test_everybody_sees_what_the_cards_drawn_are_worth() -> None:
    for options, points in (({}, 6), ({"pizarro_b_scoring": "gold"}, 17)):
        state, _ = play(drawing("5 3 9 4", **options), "draw; draw; draw")
        assert GAME.view(state, None).draw_points == points
        state, _ = play(state, "draw")
        assert GAME.view(state, None).draw_points == 0


def test_the_choice_to_stop_tells_what_it_is_worth() -> None:
    state, _ = play(drawing("5 3 9"), "draw; draw")
    notes = {token.text: token.note for token in GAME.tokens(state, 1)}
    assert notes["stop"] is not None
    assert notes["stop"].args == {"points": 5}


def test_ruling_49_an_absent_owner_draws_while_no_card_can_be_too_much() -> None:
    state = drawing("9 2 1 1 1")
    for expected in (DrawCard(), DrawCard(), DrawCard(), StopDrawing()):
        assert GAME.default(state, 1) == expected
        state, _ = play(state, GAME.format(expected))
    assert read(state, "drawn") == "9 2 1"
