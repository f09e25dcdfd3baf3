"""What everybody sees."""

from itertools import combinations
from random import Random

import pytest

from rules.core import match
from rules.core import play as random_play
from rules.core.codec import encode
from rules.tikal import data, movement
from rules.tikal.events import PositionScored
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.rules.tikal.positions import play, position, put, setup


def test_a_space_is_seen_with_all_that_stands_on_it() -> None:
    state = position("space c4 = C4 r4", "figures c4 P1 = 2+L", "camp c4 = P0", seats=3)
    seen = {space.name: space for space in GAME.view(state, None).spaces}["c4"]
    assert (seen.kind, seen.tile, seen.stones) == ("jungle", "C4", (0, 0, 0, 0, 3, 0))
    assert (seen.workers, seen.leaders, seen.camp, seen.guard) == ((0, 2, 0), (1,), 0, None)


def test_treasures_face_down_are_counted_and_not_named() -> None:
    state = position("space b3 = A4 r0")
    view = GAME.view(state, 0)
    assert {space.name: space for space in view.spaces}["b3"].treasures == 4
    assert not any(motif.encode() in encode(view) for motif in data.MOTIFS)


def test_the_stack_shows_its_letter_and_number() -> None:
    view = GAME.view(put(setup(), "tile = A6"), 0)
    assert (view.tile, view.letter, view.tiles) == ("A6", "A", 35)
    assert (view.phase, view.active, view.points) == ("place", 0, 10)


def test_a_scoring_round_shows_who_still_scores() -> None:
    state, _ = play(position("top = B6", seats=3), "end; deploy 1 a5")
    view = GAME.view(state, None)
    assert (view.phase, view.scoring, view.tile, view.points) == ("scoring", (1, 2, 0), "B6", 9)


def test_the_end_has_no_active_seat() -> None:
    state, _ = play(position("final = P1"), "end")
    view = GAME.view(state, None)
    assert (view.phase, view.active, view.tile, view.scoring) == ("over", None, "", ())


def test_an_auction_shows_the_display_the_bids_and_who_has_passed_or_moved() -> None:
    state = put(setup(4, mode="auction"), "display = B6 A1", "moved = P3", "bidder = P1", "bid P2 = 4", "passed = P0")
    view = GAME.view(state, None)
    assert (view.mode, view.phase, view.active, view.points, view.tile) == ("auction", "bid", 1, 0, "")
    assert (view.display, view.bids, view.passed) == (("B6", "A1"), (0, 0, 4, 0), (0,))
    assert [player.moved for player in view.players] == [False, False, False, True]
    assert [player.score for player in view.players] == [20] * 4


def test_the_choice_of_a_tile_shows_no_auction_any_more() -> None:
    state, _ = play(setup(2, mode="auction"), "bid 3; pass")
    view = GAME.view(state, None)
    assert (view.phase, view.active, view.points, view.bids, view.passed) == ("take", 0, 0, (), ())
    state, _ = play(state, f"take {view.display[1]}")
    after = GAME.view(state, None)
    assert (after.phase, after.active, after.points, after.tile) == ("place", 0, 10, view.display[1])
    assert after.display == view.display[:1]


def test_the_basic_game_shows_no_auction() -> None:
    view = GAME.view(setup(), None)
    assert (view.mode, view.display, view.bids, view.passed) == ("basic", (), (), ())
    assert not any(player.moved for player in view.players)


def test_printed_spaces_have_no_tile() -> None:
    kinds = {space.name: (space.kind, space.tile) for space in GAME.view(setup(), None).spaces}
    assert kinds["a5"] == ("base-camp", "")
    assert kinds["a1"] == ("unexplored", "")


def test_all_eyes_see_the_same() -> None:
    state = setup(3)
    assert GAME.view(state, None) == GAME.view(state, 0) == GAME.view(state, 2)


@pytest.mark.parametrize(
    ("lines", "holder"),
    [
        ((), None),
        (("figures a4 P1 = 1",), 1),
        (("figures a4 P0 = 2", "figures a4 P1 = 2", "figures a4 P2 = 1"), None),
        (("figures a4 P0 = 3", "figures a4 P2 = L"), None),
        (("figures a4 P0 = 1+L", "figures a4 P2 = 3"), 0),
        (("figures a4 P0 = 9", "guard a4 = P2 worker"), 2),
    ],
)
def test_a_temple_is_seen_with_whom_it_counts_for(lines: tuple[str, ...], holder: int | None) -> None:
    view = GAME.view(position(*lines, seats=3), None)
    assert {space.name: space.holder for space in view.spaces}["a4"] == holder


def test_other_spaces_count_for_nobody() -> None:
    view = GAME.view(position("figures a5 P0 = 9", seats=3), None)
    assert {space.holder for space in view.spaces} == {None}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_scoring_would_bring_is_what_it_brings(seats: int) -> None:
    before = match.start(GAME, seats, GAME.meta.read_options({}), "secret").match
    scored = 0
    for moved in random_play.play_on(before, Random(seats).randrange):
        for event in moved.events:
            if isinstance(event, PositionScored):
                assert before.view(event.seat).players[event.seat].worth == event.temples + event.treasures
                scored += 1
        before = moved.match
    assert scored == 4 * seats
    players = before.view(None).players
    best = max(player.score for player in players)
    assert [player.place == 1 for player in players] == [player.score == best for player in players]


def test_a_border_that_can_be_crossed_is_seen_once_with_what_a_way_over_it_costs() -> None:
    state = position("space c4 = C4 r4", "space c3 = A1 r0", "space d4 = B6 r0", seats=3)
    seen = {crossing.spaces: crossing.points for crossing in GAME.view(state, None).crossings}
    assert ("a4", "a5") in seen and not any("d4" in spaces for spaces in seen)
    for (start, target), points in seen.items():
        assert start < target and points == movement.way_cost(state, (start, target))
    borders = ((start, target) for start, target in combinations(data.SPACES, 2) if (start, target) not in seen)
    assert not any(target in dict.fromkeys(exits(state, start)) for start, target in borders)


def exits(state: TikalState, start: str) -> list[str]:
    """Returns the spaces that a figure enters directly from one on its cheapest ways."""
    return [target for target, (_, way) in movement.ways_from(state, start).items() if len(way) == 2]
