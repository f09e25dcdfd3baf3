"""Setup, the course of phases, and the end."""

from collections import Counter

import pytest

from rules.core.chance import SecretChance
from rules.magellan import data, events, flow
from rules.magellan.game import GAME
from tests.laws.magellan import components
from tests.rules.magellan.positions import default_game, play, position, put, read, setup


@pytest.mark.parametrize(("seats", "cards"), [(3, 36), (4, 27), (5, 18), (6, 9)])
def test_the_supply_is_what_the_players_leave_of_seven_sets(seats: int, cards: int) -> None:
    state = setup(seats)
    assert len(state.supply) == cards
    assert set(Counter(state.supply).values()) == {data.NUMBERS[1].sets - seats}
    assert [len(stack) for stack in state.stacks] == [17, 12, 6]
    assert components(state) == components(setup(seats, "another"))


def test_the_starting_player_is_drawn_by_lot_or_named() -> None:
    assert {setup(4, secret).opener for secret in "abcdefghijkl"} == {0, 1, 2, 3}
    assert setup(4, start_player="2").opener == 2


def test_ruling_45_the_starting_player_is_counted_round_the_table() -> None:
    assert [setup(3, start_player=str(seat)).opener for seat in range(6)] == [0, 1, 2, 0, 1, 2]


def test_the_end_of_phase_1_is_told_in_order() -> None:
    state = position("open P1 = yes", "vetoes P2 = 1", "ship P2 1 = columbus 1", "hand P1 = -", "hand P2 = -")
    state, happened = play(put(state, "stack = -", "card = cook"), "pass")
    told = [event for event in happened if not event.kind.startswith("card")]
    assert [event.kind for event in told] == [
        "seat-passed",
        "phase-ended",
        "hands-closed",
        "vetoes-expired",
        "reserve-left",
        "phase-began",
        *["phase-ended", "phase-began"],
        *["phase-ended", "seat-counted", "seat-counted", "seat-counted", "game-ended"],
    ][: len(told)]
    assert events.PhaseEnded(phase=1) in happened
    assert events.HandsClosed(seats=(1,)) in happened
    assert events.VetoesExpired(seats=(2,)) in happened
    assert events.ReserveLeft(seats=(0, 1, 2)) in happened
    assert events.PhaseBegan(phase=2, cards=12) in happened


def test_vetoes_that_outlive_phase_1_are_not_told_to_expire() -> None:
    lines = ["vetoes P2 = 1", "ship P2 1 = columbus 1", "hand P1 = -", "hand P2 = -", "stack = -", "card = cook"]
    _, happened = play(position(*lines, columbus_veto_scope="game"), "pass")
    assert events.PhaseBegan(phase=2, cards=12) in happened
    assert not [event for event in happened if isinstance(event, events.VetoesExpired)]


def test_cards_are_drawn_one_by_one_clockwise_from_the_opener() -> None:
    lines = ["phase = 2", "ship P1 1 = cook 1", "ship P1 2 = pizarro 2", "hand P0 = -", "hand P1 = 9", "hand P2 = -"]
    state = position(*lines, "opener = P2", "supply = 1 2 3 4 5 6 7 8 1 1", "stack = -", "card = cook")
    assert flow.draws_due(state) == {0: 2, 1: 4, 2: 2}
    state, _ = play(state, "pass")
    assert [read(state, f"hand P{seat}") for seat in range(3)] == ["2 5", "3 6 7 8 9", "1 4"]


def test_lost_draws_are_told() -> None:
    lines = ["phase = 2", "ship P0 1 = cook 1", "supply = 1 2 3 4 5", "discards = -", "stack = -", "card = cook"]
    _, happened = play(position(*lines), "pass")
    assert events.DrawsLost(seat=2, count=1) in happened


def test_ruling_6_without_any_ship_in_reserve_a_card_is_unsold() -> None:
    state = position("reserve P1 = 0", "reserve P2 = 0", "stack = cook", "card = pizarro")
    _, happened = play(put(state, "reserve P0 = 0"), "pass")
    assert events.CardWithoutBidders(explorer="cook", phase=1, left=0) in happened


def test_a_game_without_players_ends() -> None:
    *_, (over, happened) = default_game(setup(4))
    assert GAME.decisions(over) == ()
    assert isinstance(happened[-1], events.GameEnded)
    assert [event.kind for event in happened[-5:-1]] == ["seat-counted"] * 4


def test_ruling_32_absent_players_always_pass() -> None:
    for state, happened in default_game(put(setup(3), "vetoes P0 = 1", "vetoes P1 = 1")):
        assert not [event for event in happened if event.kind in ("card-vetoed", "bid-made")]
        assert state.removed or state.turned == 1


def test_hands_and_ships_are_counted_at_the_end() -> None:
    lines = ["phase = 3", "ship P0 1 = cook 2", "ship P1 1 = columbus 3", "hand P0 = 1 9", "hand P1 = -", "hand P2 = 5"]
    _, happened = play(position(*lines, "stack = -", "card = cook"), "pass")
    assert [event for event in happened if isinstance(event, events.SeatCounted)] == [
        events.SeatCounted(seat=0, cards=(1, 9), gold=10, ships=10, hand=4, points=14),
        events.SeatCounted(seat=1, cards=(), gold=0, ships=10, hand=0, points=10),
        events.SeatCounted(seat=2, cards=(5,), gold=5, ships=0, hand=2, points=2),
    ]
    assert happened[-1] == events.GameEnded(winner_seats=(0,), points=14)


@pytest.mark.parametrize(
    ("cards", "winners", "places", "gold"),
    [
        ("798", (1,), "3 1 2", 9),
        ("797", (1,), "2 1 2", 9),
        ("997", (0, 1), "1 1 3", 9),
        ("777", (0, 1, 2), "1 1 1", 0),
    ],
)
def test_ruling_31_of_equals_only_those_with_the_most_gold_have_won(
    cards: str, winners: tuple[int, ...], places: str, gold: int
) -> None:
    lines = [line for seat in range(3) for line in (f"ship P{seat} 1 = cook 2", f"hand P{seat} = {cards[seat]}")]
    state, happened = play(position(*lines, "phase = 3", "stack = -", "card = cook"), "pass; pass; pass")
    assert happened[-1] == events.GameEnded(winner_seats=winners, points=11, gold=gold)
    assert [read(state, f"place P{seat}") for seat in range(3)] == places.split()


def test_an_entry_is_final_when_the_next_card_is_turned_up() -> None:
    state, _ = play(position("stack = cook", "card = pizarro"), "bid 9; pass; pass")
    assert GAME.apply(state, 0, GAME.parse("pay", state, 0), SecretChance("x")).reveals
