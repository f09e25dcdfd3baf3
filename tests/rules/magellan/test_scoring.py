"""Scores, as each seat may know them."""

from rules.core.contract import Score
from rules.magellan.game import GAME
from tests.rules.magellan.positions import play, position, put


def sources(scores: tuple[Score, ...], seat: int) -> dict[str, int]:
    return {source: points for source, points in scores[seat].sources if points}


def test_a_seat_knows_its_own_hand_and_piles() -> None:
    state = position("ship P0 1 = magellan 2", "pile P0 1 = 1 9", "ship P0 2 = cook 1", "hand P0 = 4 5")
    assert sources(GAME.scores(state, 0), 0) == {"magellan": 8, "cook": 5, "hand": 4}
    for eye in (1, None):
        assert sources(GAME.scores(state, eye), 0) == {"cook": 5}


def test_open_hands_and_open_piles_count_for_all() -> None:
    state = position("ship P0 1 = magellan 3", "pile P0 1 = 1 2 3", "hand P0 = 4 5", "open P0 = yes", side_half_1="B")
    assert sources(GAME.scores(state, 1), 0) == {"magellan": 27, "hand": 4}


def test_equals_share_a_place_and_the_next_is_counted_after_them() -> None:
    state = position("ship P0 1 = cook 1", "ship P1 1 = cook 1", "ship P2 1 = pizarro 1")
    assert [score.place for score in GAME.scores(state, None)] == [1, 1, 3]


def test_ruling_55_a_hand_that_others_do_not_show_is_not_ranked() -> None:
    state = position("ship P0 1 = pizarro 1", "ship P1 1 = cook 1", "ship P1 2 = magellan 1", "pile P1 2 = 1")
    for open_hand in ("no", "yes"):
        state = put(state, "hand P2 = 2", "hand P0 = 1 1 1 1 1", f"open P0 = {open_hand}")
        for eye in (0, 1, 2, None):
            assert [score.place for score in GAME.scores(state, eye)] == [2, 1, 3]
    assert [score.points for score in GAME.scores(state, 0)] == [17, 5, 0]
    assert [score.points for score in GAME.scores(state, 1)] == [17, 26, 0]


def test_ruling_55_what_one_sees_of_everybody_is_ranked() -> None:
    state = position("hand P0 = 1 1", "hand P1 = 9", "hand P2 = 1", "open P1 = yes", "open P2 = yes")
    assert [score.place for score in GAME.scores(state, 0)] == [1, 3, 2]
    for eye in (1, 2, None):
        assert [score.place for score in GAME.scores(state, eye)] == [1, 1, 1]


def test_a_pile_that_is_not_seen_whole_counts_nothing() -> None:
    state = position("ship P0 1 = magellan 1", "pile P0 1 = 1", "ship P0 2 = cook 1")
    assert "magellan" not in dict(GAME.scores(state, 1)[0].sources)
    assert "magellan" in dict(GAME.scores(state, 1)[1].sources)


def test_the_draw_of_pizarro_counts_for_its_owner_alone() -> None:
    state = position("ship P1 1 = pizarro 3", "ship P2 1 = pizarro 2", "drawing = P1", "pack = 9 1", side_half_1="B")
    state, _ = play(state, "draw; stop")
    assert [sources(GAME.scores(state, None), seat).get("pizarro", 0) for seat in range(3)] == [0, 1, 3]


def test_da_gama_scores_the_half_where_the_ship_ends() -> None:
    lines = ["ship P0 1 = da_gama 1 right", "ship P0 2 = da_gama 2 left", "ship P0 3 = da_gama 3 right"]
    assert sources(GAME.scores(position(*lines, side_half_2="B"), None), 0) == {"da_gama": 11}


def test_ruling_21_the_half_that_a_ship_has_left_counts_no_more() -> None:
    state = position("ship P0 1 = da_gama 2 left", side_half_2="B")
    assert sources(GAME.scores(state, None), 0) == {}
