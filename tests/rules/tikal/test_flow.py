"""The course of the game: setup, turns, scoring rounds and the end."""

from collections import Counter
from itertools import pairwise

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import Decision, Say
from rules.tikal import data, events
from rules.tikal.game import GAME
from rules.tikal.state import active_seat
from tests.rules.tikal.positions import default_game, play, position, put, random_game, read, setup


def test_letters_are_shuffled_each_for_itself_with_a_on_top() -> None:
    orders = set()
    for secret in ("one", "two", "three"):
        state = put(setup(2, secret), "tile = -")
        assert [tile[0] for tile in state.stack] == list("AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG")
        assert set(state.stack) == set(data.TILES)
        orders.add(state.stack)
    assert len(orders) == 3


def test_the_pile_holds_three_of_each_motif() -> None:
    assert Counter(setup().pile) == dict.fromkeys(data.MOTIFS, 3)


@pytest.mark.parametrize(("starting", "seat"), [("0", 0), ("2", 2), ("3", 0)])
def test_ruling_51_starting_seat_is_counted_round_the_table(starting: str, seat: int) -> None:
    assert active_seat(setup(3, starting_player=starting)) == seat


def test_a_random_starting_player_is_drawn() -> None:
    firsts = {active_seat(setup(3, secret, starting_player="random")) for secret in "abcdefghij"}
    assert firsts == {0, 1, 2}


def test_the_next_turn_begins_clockwise_with_the_top_tile() -> None:
    before = position("top = A4", seats=3)
    _, told = play(before, "deploy 3 a5; end")
    assert told[1:] == [
        events.TurnEnded(seat=0, points=7),
        events.TurnBegan(seat=1, number=1),
        events.TileRevealed(seat=1, tile="A4", terrain="treasure", value=0, masks=4),
    ]


def test_ending_a_turn_reveals_a_tile() -> None:
    state = position()
    step = GAME.apply(state, 0, GAME.parse("end", state, 0), SecretChance("unused"))
    assert step.reveals


def test_a_volcano_brings_a_scoring_round_before_it_is_placed() -> None:
    state, told = play(position("top = B6", seats=3), "end")
    assert told[-2:] == [events.ScoringRoundBegan(seats=(1, 2, 0), final=False), events.ScoringTurnBegan(seat=1)]
    state, told = play(state, "end; end; end")
    assert [type(event) for event in told] == [
        events.PositionScored,
        events.ScoringTurnBegan,
        events.PositionScored,
        events.ScoringTurnBegan,
        events.PositionScored,
        events.ScoringRoundEnded,
    ]
    assert (read(state, "active"), read(state, "phase"), read(state, "tile")) == ("P1", "place", "B6")


def test_a_turn_asks_to_place_and_then_to_act() -> None:
    state = put(setup(), "tile = E2")
    (placing,) = GAME.decisions(state)
    assert (placing.seat, placing.kind, placing.about) == (0, "place", "1")
    assert placing.status == Say("tile", {"tile": "E2", "terrain": "temple", "value": 6, "masks": 0})
    state, _ = play(state, "place c4 r0; deploy 1 a5")
    assert GAME.decisions(state) == (Decision(seat=0, kind="act", about="1"),)
    assert GAME.decisions(state)[0].status == Say("points", {"points": 9})


def test_a_scoring_turn_is_another_matter_than_the_turn_around_it() -> None:
    state, _ = play(position("top = B6"), "end")
    assert GAME.decisions(state) == (Decision(seat=1, kind="scoring", about="scoring 1"),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_tile_is_placed_by_the_last_seat_and_the_final_round_begins_with_the_first(seats: int) -> None:
    placed, rounds = [], []
    for _, told in default_game(setup(seats)):
        placed += [event for event in told if isinstance(event, events.TilePlaced)]
        rounds += [event for event in told if isinstance(event, events.ScoringRoundBegan)]
    assert [event.seat for event in placed] == [turn % seats for turn in range(36)]
    assert [event.final for event in rounds] == [False, False, False, True]
    assert rounds[-1].seats == tuple(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_volcano_round_begins_with_who_turned_it_up(seats: int) -> None:
    for _, told in default_game(setup(seats)):
        for revealed, began in pairwise(told):
            if isinstance(began, events.ScoringRoundBegan) and not began.final:
                assert isinstance(revealed, events.TileRevealed)
                assert revealed.terrain == "volcano"
                assert began.seats[0] == revealed.seat


def test_the_game_ends_after_the_last_scoring_turn() -> None:
    state, told = play(position("score P0 = 57", "score P1 = 57", "score P2 = 40", "final = P2", seats=3), "end")
    assert told[-2:] == [events.ScoringRoundEnded(final=True), events.GameEnded(winner_seats=(0, 1), points=57)]
    assert GAME.decisions(state) == ()
    assert list(GAME.tokens(state, 0)) == []


def test_the_game_ends_only_when_all_have_had_their_scoring_turn() -> None:
    state = position("score P2 = 3", "final = P1 P2 P0", seats=3)
    for _ in range(2):
        state, told = play(state, "end")
        assert [type(event) for event in told] == [events.PositionScored, events.ScoringTurnBegan]
    _, told = play(state, "end")
    assert told[1:] == [events.ScoringRoundEnded(final=True), events.GameEnded(winner_seats=(2,), points=3)]


def test_ruling_50_an_absent_seat_places_its_tile_first_and_then_ends() -> None:
    state = put(setup(), "tile = A6")
    assert GAME.format(GAME.default(state, 0)) == "place a3 r0"
    state, _ = play(state, "place a3 r0")
    assert GAME.format(GAME.default(state, 0)) == "end"


def test_ruling_50_an_absent_seat_places_in_the_lowest_legal_rotation() -> None:
    walled_in = ("space c4 = C4 r4", "space a3 = B6", "space b3 = D5", "space c5 = F5", "tile = C1")
    assert GAME.format(GAME.default(position(*walled_in), 0)) == "place c3 r3"
    assert GAME.format(GAME.default(put(setup(), "tile = B6"), 0)) == "place a3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_with_a_full_board(seats: int) -> None:
    *_, (*_, last, _) = random_game(seats, 1)
    assert read(last, "phase") == "over"
    assert read(last, "explored") == "40"


@pytest.mark.parametrize(("points", "given_up"), [(0, None), (1, Say("points", {"points": 1}))])
def test_a_turn_that_ends_gives_up_points_that_could_still_do_something(points: int, given_up: Say | None) -> None:
    left = position(f"points = {points}")
    assert GAME.forgone(left, active_seat(left), GAME.parse("end", left, active_seat(left))) == given_up
