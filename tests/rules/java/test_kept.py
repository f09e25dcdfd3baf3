"""What is taken over from earlier positions, because little of the board has changed, is as it would be found anew."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.core.areas import areas
from rules.java import data, developers, villages, water
from rules.java.board import At
from rules.java.state import JavaState
from tests.rules.java.positions import random_game


def parts(state: JavaState, terrain: str) -> list[tuple[At, ...]]:
    cells = [at for at, space in enumerate(state.spaces) if space.terrain == terrain]
    return list(areas(cells, lambda at: state.board.neighbours[at]))


def around(state: JavaState, part: tuple[At, ...]) -> set[At]:
    return {near for at in part for near in state.board.neighbours[at]} - {*part}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_what_is_kept_is_as_it_would_be_found_anew(seats: int, seed: int) -> None:
    for number, step in islice(enumerate(random_game(seats, seed)), 0, None, 9):
        state, seat = step.after, step.seat
        assert [village.spaces for village in villages.villages(state)] == parts(state, data.VILLAGE)
        assert [system.spaces for system in water.systems(state)] == parts(state, data.WATER)
        for system in water.systems(state):
            assert {*system.gaps} == {at for at in system.shore if not state.spaces[at].level}
        for part in (*parts(state, data.VILLAGE), *parts(state, data.WATER)):
            assert {*state.board.shore(part)} == around(state, part)
        for start in (developers.ABROAD, *developers.own(state, seat)[:2]):
            for target in range(number % 7, len(state.spaces), 7):
                way = developers.cheapest(state, seat, start, target)
                assert developers.cost_of(state, seat, start, target) == (way and way[0])


def test_developers_come_and_go_where_bare_border_or_the_end_of_the_board_is_outside() -> None:
    for step in islice(random_game(3, 3), 0, None, 19):
        state, board = step.after, step.after.board
        for at, space in enumerate(state.spaces):
            bare = {board.kinds[near] for near in board.outside[at] if not state.spaces[near].level}
            if not board.central[at] and (bare or board.edge[at]):
                bare = {board.kinds[at]}
            expected = min(state.numbers.rates[kind] for kind in bare) if space.open and bare else None
            kind = developers.entries(state).get(at)
            assert (kind and state.numbers.rates[kind]) == expected
