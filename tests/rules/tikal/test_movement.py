"""Walking: borders, ways and their cost."""

from itertools import pairwise

import pytest

from rules.core.contract import Say
from rules.core.notation import legal
from rules.tikal import data, movement
from rules.tikal.actions import Move
from rules.tikal.events import FiguresMoved
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.rules.tikal.positions import play, position, random_game, read, refusal


def test_a_border_costs_the_stones_on_both_sides() -> None:
    state = position("space c4 = C4 r4")
    assert movement.stones_between(state, "b4", "c4") == (1, 3)
    assert movement.stones_between(state, "c4", "b4") == (3, 1)


def test_there_is_no_border_with_a_space_apart_or_unexplored() -> None:
    state = position()
    assert movement.stones_between(state, "a4", "b5") is None
    assert movement.stones_between(state, "b4", "c4") is None
    assert movement.stones_between(state, "c4", "b4") is None


def test_ruling_7_a_border_is_paid_in_full_or_not_crossed() -> None:
    found = refusal(position("space c4 = C4 r4", "figures b4 P0 = 2", "points = 7"), "move 2 b4-c4")
    assert found.code == "too-few-points-for-way"
    assert found.params == {"needs": 8, "points": 7, "figures": 2, "stones": "1+3"}


def test_a_way_is_refused_with_the_stones_of_each_border() -> None:
    found = refusal(position("space c4 = C4 r4", "figures a5 P0 = 1", "points = 4"), "move 1 a5-b4-c4")
    assert found.params == {"needs": 5, "points": 4, "figures": 1, "stones": "1+0 + 1+3"}


def test_a_way_stands_for_its_single_borders() -> None:
    way = Move(workers=2, leader=False, way=("a4", "a5", "b5"))
    assert GAME.steps(way) == (
        Move(workers=2, leader=False, way=("a4", "a5")),
        Move(workers=2, leader=False, way=("a5", "b5")),
    )


def test_to_takes_the_cheapest_way() -> None:
    state = position("figures a4 P0 = 2")
    assert GAME.parse("move 2 a4 to b5", state, 0) == Move(workers=2, leader=False, way=("a4", "a5", "b5"))
    state, events = play(state, "move 2 a4 to b5")
    assert read(state, "points") == "2"
    assert events == [FiguresMoved(seat=0, workers=2, leader=False, way=("a4", "a5", "b5"), points=8)]


def test_of_ways_equally_cheap_the_one_of_fewest_borders_is_taken() -> None:
    # From b4 to c4 lead the border itself for 1 + 1, and a way over b3, earlier in the alphabet, for 1 and 1.
    state = position("space b3 = A6 r1", "space c4 = D4 r0")
    assert [read(state, f"border {pair}") for pair in ("b4 c4", "b4 b3", "b3 c4")] == ["2", "1", "1"]
    assert movement.cheapest_way(state, "b4", "c4") == (2, ("b4", "c4"))


def test_of_equal_ways_the_first_in_the_alphabet_is_taken() -> None:
    # b4-b3-c3 and b4-c4-c3 cost the same.
    state = position("space b3 = C1 r0", "space c4 = A6 r0", "space c3 = D4 r0")
    both = (("b4", "b3", "c3"), ("b4", "c4", "c3"))
    costs = [[sum(movement.stones_between(state, *pair) or ()) for pair in pairwise(way)] for way in both]
    assert all(0 not in way for way in costs)
    assert sum(costs[0]) == sum(costs[1])
    assert movement.cheapest_way(state, "b4", "c3") == (sum(costs[0]), both[0])


def test_without_any_way_the_refusal_says_so() -> None:
    state = position("space h1 = A6 r0", "figures a5 P0 = 1")
    assert refusal(state, "move 1 a5 to h1").code == "no-way"
    assert refusal(state, "move 1 a5-b3").code == "unexplored"
    assert refusal(state, "move 1 a5-b4-h1").code == "no-way"


def test_a_jump_to_a_space_apart_is_told_from_a_space_out_of_reach() -> None:
    found = refusal(position("figures a4 P0 = 1"), "move 1 a4-b5")
    assert found.code == "not-neighbours"
    assert found.params == {"start": "a4", "target": "b5"}


def test_targets_are_offered_with_their_cost_for_the_whole_group() -> None:
    state = position("space c4 = A6 r0", "figures a5 P0 = 2", "points = 4")
    offered = {token.text: token.note for token in GAME.tokens(state, 0, ("move", "2", "a5", "to"))}
    assert offered == {
        "a4": Say("cost", {"points": 4}),
        "b4": Say("cost", {"points": 2}),
        "b5": Say("cost", {"points": 4}),
        "c4": Say("cost", {"points": 4}),
    }


def test_a_border_dearer_than_a_way_round_is_offered_by_itself() -> None:
    # b4-c4 costs 1 + 2; round over b3 it is 1 and 1.
    state = position("space c4 = A3 r4", "space b3 = A6 r1", "figures b4 P0 = 1")
    assert read(state, "border b4 c4") == "3"
    assert movement.cheapest_way(state, "b4", "c4") == (2, ("b4", "b3", "c4"))
    notations = list(legal(GAME, state, 0, ("move", "1")))
    assert "move 1 b4 to c4" in notations
    assert "move 1 b4-c4" in notations
    assert "move 1 b4-b3" not in notations
    assert GAME.parse("move 1 b4-c4", state, 0) == Move(workers=1, leader=False, way=("b4", "c4"))


@pytest.mark.parametrize(("points", "offered"), [(3, True), (2, False)])
def test_a_dearer_border_is_offered_while_the_points_are_enough(points: int, offered: bool) -> None:
    state = position("space c4 = A3 r4", "space b3 = A6 r1", "figures b4 P0 = 1", f"points = {points}")
    assert ("move 1 b4-c4" in legal(GAME, state, 0, ("move", "1"))) is offered


def menu(state: TikalState, *words: str) -> list[str]:
    return [token.text for token in GAME.menu(state, 0, ("move", *words)) or ()]


def test_a_panel_asks_where_figures_start_and_then_which() -> None:
    state = position("figures a5 P0 = 2+L", "figures b4 P0 = 1")
    assert menu(state) == ["? a5", "2+L a5", "? b4"]
    assert menu(state, "?", "a5") == ["1", "2", "L", "1+L", "2+L"]
    assert GAME.menu(state, 0, ("move", "2", "a5")) is None


def test_all_figures_are_offered_at_once_where_all_of_them_can_go() -> None:
    figures = "figures a5 P0 = 3"
    assert menu(position(figures, "points = 3")) == ["? a5", "3 a5"]
    assert menu(position(figures, "points = 2")) == ["? a5"]
    all_of_them = list(GAME.menu(position(figures), 0, ("move",)) or ())[1]
    assert all_of_them.note == Say("all", {"space": "a5", "workers": 3, "leader": False})


def test_a_panel_offers_no_border_that_is_dearer_than_a_way_round() -> None:
    state = position("space c4 = A3 r4", "space b3 = A6 r1", "figures b4 P0 = 3", "points = 7")
    assert menu(state) == ["? b4", "3 b4"]
    dearer = next(token for token in GAME.tokens(state, 0, ("move", "1")) if token.text == "b4-c4")
    assert dearer.typed_only


def test_a_panel_offers_nothing_after_a_start_that_is_not_there() -> None:
    state = position("figures a5 P0 = 1")
    assert menu(state, "?", "b4") == menu(state, "?", "zz") == menu(state, "?", "a5-b4") == []


def test_spaces_are_grouped_by_their_columns() -> None:
    state = position("figures a5 P0 = 1")
    offered = [*GAME.tokens(state, 0, ("move", "1", "a5", "to")), *(GAME.menu(state, 0, ("move",)) or ())]
    assert [(token.text, token.group) for token in offered] == [
        ("a4", Say("column", {"column": "a"})),
        ("b4", Say("column", {"column": "b"})),
        ("b5", Say("column", {"column": "b"})),
        ("? a5", Say("column", {"column": "a"})),
    ]


def test_cheapest_ways_are_those_of_a_search_without_a_heap() -> None:
    for number, (state, *_) in enumerate(random_game(3, 5)):
        if number % 25 == 0:
            for start in data.SPACES:
                found = {target: cost for target, (cost, _) in movement.ways_from(state, start).items()}
                assert found == costs_by_relaxing(state, start)


def test_every_way_costs_what_is_said() -> None:
    for number, (state, *_) in enumerate(random_game(2, 7)):
        if number % 25 == 0:
            for cost, way in movement.ways_from(state, "a5").values():
                assert movement.way_cost(state, way) == cost


def costs_by_relaxing(state: TikalState, start: str) -> dict[str, int]:
    """Returns the cheapest costs by repeating all borders until nothing gets cheaper."""
    open_spaces = [name for name in data.SPACES if read(state, f"terrain {name}") not in ("-", "volcano")]
    costs = {start: 0} if start in open_spaces else {}
    borders = [
        (here, there, sum(stones))
        for here in open_spaces
        for there in open_spaces
        if (stones := movement.stones_between(state, here, there)) and sum(stones)
    ]
    changed = True
    while changed:
        changed = False
        for here, there, stones in borders:
            if here in costs and costs[here] + stones < costs.get(there, 999):
                costs[there] = costs[here] + stones
                changed = True
    costs.pop(start, None)
    return costs
