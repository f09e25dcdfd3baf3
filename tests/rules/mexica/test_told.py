"""What is told: the events of the game, with their numbers."""

from rules.mexica import events as told
from tests.rules.mexica.positions import play, position

SHORE = "canals = B11-B12 B13"
"""Cuts off A11, A12 and A13."""


def of_kind(events: list[told.Event], *kinds: type[told.Event]) -> list[told.Event]:
    return [event for event in events if isinstance(event, kinds)]


def test_a_canal_that_parts_a_district_tells_of_the_smaller_part_alone() -> None:
    state = position("canals = T6-T7 T8 B11-B12", "display = 3")
    _, events = play(state, "single B13")
    assert events == [told.CanalLaid(seat=0, squares=("B13",)), told.DistrictEnclosed(square="A11", size=3, open=True)]


def test_an_enclosed_district_is_told_without_a_calpulli_for_it() -> None:
    _, events = play(position("canals = C13-D13", "display = 3"), "double E13-F13")
    assert of_kind(events, told.DistrictEnclosed) == [told.DistrictEnclosed(square="C14", size=4, open=False)]


def test_a_canal_that_parts_nothing_encloses_nothing() -> None:
    _, events = play(position(SHORE), "double M9-N9")
    assert events == [told.CanalLaid(seat=0, squares=("M9", "N9"))]


def test_a_canal_that_only_makes_a_small_district_smaller_encloses_nothing() -> None:
    _, events = play(position("canals = B10-C10 C11-C12 C13", "display = 5"), "single A11")
    assert events == [told.CanalLaid(seat=0, squares=("A11",))]


def test_a_founding_tells_what_the_founder_and_those_present_get() -> None:
    state = position(SHORE, "display = 3 9", "figure P0 = A12", "figure P1 = A13", seats=3)
    _, events = play(state, "found A11")
    assert events == [
        told.DistrictFounded(seat=0, square="A11", size=3, points=2),
        told.PresenceScored(seats=(1,), size=3, points=1),
    ]


def test_a_founding_alone_tells_of_nobody_else() -> None:
    _, events = play(position(SHORE, "display = 3 9", "figure P0 = A12"), "found A11")
    assert of_kind(events, told.PresenceScored) == []


def test_calpulli_that_are_dead_are_told_together() -> None:
    state = position(SHORE, "doubles = 0", "singles = 0", "display = 3 3 4 9")
    _, events = play(state, "build 1 D5")
    assert of_kind(events, told.CalpulliRemoved) == [told.CalpulliRemoved(sizes=(3, 4, 9), cause="dead")]


def test_a_vote_is_told_answer_by_answer() -> None:
    state = position("display = 9 12", seats=3)
    state, events = play(state, "propose 12")
    assert events == [told.RemovalProposed(seat=0, size=12)]
    state, events = play(state, "agree", seat=2)
    assert events == [told.RemovalAnswered(seat=2, size=12, agreed=True)]
    _, refused = play(state, "refuse", seat=1)
    assert refused == [told.RemovalAnswered(seat=1, size=12, agreed=False)]
    _, agreed = play(state, "agree", seat=1)
    assert agreed == [
        told.RemovalAnswered(seat=1, size=12, agreed=True),
        told.CalpulliRemoved(sizes=(12,), cause="vote"),
    ]


def test_the_last_round_is_told_once_by_whatever_brings_it() -> None:
    state = position("display = -", "stock P0 = 1 0 0 0")
    state, events = play(state, "build 1 D5")
    assert of_kind(events, told.LastRoundCame) == [told.LastRoundCame(half=1, seats=(0,))]
    _, events = play(state, "double M9-N9")
    assert of_kind(events, told.LastRoundCame) == []


def test_a_founding_can_bring_the_last_round() -> None:
    state = position(SHORE, "display = 3", "figure P0 = A12", "stock P1 = 0 0 0 0")
    _, events = play(state, "found A11")
    assert of_kind(events, told.LastRoundCame) == [told.LastRoundCame(half=1, seats=(1,))]


def test_a_vote_can_bring_the_last_round() -> None:
    _, events = play(position("display = 12", "stock P1 = 0 0 0 0"), "propose 12; agree")
    assert of_kind(events, told.LastRoundCame) == [told.LastRoundCame(half=1, seats=(1,))]


def test_the_next_turn_is_told_with_its_round_and_the_points_that_are_lost() -> None:
    state, events = play(position("round = 7", "points = 4"), "end")
    assert events == [told.TurnEnded(seat=0, points=4), told.TurnBegan(seat=1, round=7)]
    _, events = play(state, "end")
    assert events == [told.TurnEnded(seat=1, points=6), told.TurnBegan(seat=0, round=8)]


def test_a_way_is_told_with_all_that_it_costs() -> None:
    state = position("canals = O5", "bridge O5 = h", "bridge O7 = h", "bridge O9 = h", "figure P0 = N5")
    _, events = play(state, "move N5-O5-O9")
    assert events == [told.FigureMoved(seat=0, way=("N5", "O5", "O9"), points=3)]


def test_tokens_are_told_with_what_one_has_then() -> None:
    state, events = play(position("tokens P0 = 1"), "take")
    assert events == [told.TokenTaken(seat=0, tokens=2)]
    _, events = play(state, "use")
    assert events == [told.TokenUsed(seat=0, tokens=1, points=6)]


def test_the_first_scoring_is_told_place_by_place_and_the_second_half_follows() -> None:
    state = position(
        SHORE,
        "founder A11 = P0",
        "building A12 = P0 2",
        "building A13 = P1 1",
        "figure P0 = D5",
        "later = 4 5",
        "display = 3",
        "idle = 5",
        "turn = P1",
        "round = 20",
        "score P1 = 10",
    )
    _, events = play(state, "end")
    assert events == [
        told.TurnEnded(seat=1, points=6),
        told.HalfStalled(half=1, rounds=6),
        told.DistrictScored(square="A11", size=3, founded=True, place=1, seats=(0,), total=2, points=3),
        told.DistrictScored(square="A11", size=3, founded=True, place=2, seats=(1,), total=1, points=2),
        told.StartSquareScored(seat=1, square="G7", points=5),
        told.HalfScored(half=1, seat=0, points=3, score=3),
        told.HalfScored(half=1, seat=1, points=7, score=17),
        told.CalpulliRemoved(sizes=(3,), cause="half"),
        told.SecondHalfBegan(sizes=(4, 5)),
        told.TurnBegan(seat=0, round=21),
    ]


def test_an_unfounded_district_is_told_by_its_first_square() -> None:
    state = position(
        "half = 2",
        SHORE,
        "building A12 = P0 2",
        "building A13 = P1 2",
        "display = -",
        "stock P0 = 0 0 0 0",
        "turn = P1",
    )
    _, events = play(state, "end")
    assert of_kind(events, told.DistrictScored) == [
        told.DistrictScored(square="A11", size=3, founded=False, place=1, seats=(0, 1), total=2, points=3)
    ]


def test_a_place_of_neutral_buildings_alone_is_not_told() -> None:
    state = position(
        SHORE,
        "founder A11 = P0",
        "building A12 = neutral 2",
        "building A13 = P1 1",
        "display = -",
        "stock P0 = 0 0 0 0",
        "turn = P1",
    )
    _, events = play(state, "end")
    assert of_kind(events, told.DistrictScored) == [
        told.DistrictScored(square="A11", size=3, founded=True, place=2, seats=(1,), total=1, points=2)
    ]


def test_the_end_tells_all_who_share_the_victory_and_nobody_else() -> None:
    state = position(
        "half = 2",
        "display = -",
        "stock P0 = 0 0 0 0",
        "figure P0 = D5",
        "figure P1 = D6",
        "figure P2 = D7",
        "score P0 = 97",
        "score P1 = 97",
        "score P2 = 90",
        "turn = P2",
        seats=3,
    )
    _, events = play(state, "end")
    assert events[-1] == told.GameEnded(winner_seats=(0, 1), points=97)


def test_the_end_condition_spares_the_word_of_a_stall() -> None:
    state = position("display = -", "stock P0 = 0 0 0 0", "idle = 5", "turn = P1")
    _, events = play(state, "end")
    assert of_kind(events, told.HalfStalled) == []
