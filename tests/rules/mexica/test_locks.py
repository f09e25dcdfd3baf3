"""What is seen at once to shut nobody in is right: the rule of the first round is then not looked at any further."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.core.seats import with_player
from rules.mexica import canals
from rules.mexica.board import vacant_land, vacant_plain
from rules.mexica.data import SQUARES
from rules.mexica.locks import harmless, locked_seats
from rules.mexica.state import Building, MexicaState
from tests.rules.mexica.positions import position


def parted(luck: Random) -> MexicaState:
    """Returns a position whose land a wide canal parts, with buildings and figures anywhere."""
    row = luck.randrange(5, 10)
    wall = [f"{column}{row}-{column}{row + 1}" for column in "BCDEFGHIJKLMNOPQR" if luck.random() < 0.97]
    state = position(seats=3)
    tiles = [tile for tile in canals.doubles(state) if "-".join(tile) in wall]
    state = replace(state, canals=(*state.canals, *tiles))
    built = (square for square in SQUARES if square in vacant_plain(state) and luck.random() < 0.3)
    state = replace(state, buildings=tuple(Building(square=square, value=1, seat=0) for square in built))
    for seat in range(3):
        place = luck.choice([square for square in SQUARES if square in vacant_land(state)])
        state = with_player(state, seat, figure=place)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_what_is_called_harmless_shuts_nobody_in(seed: int) -> None:
    luck = Random(seed)
    state = parted(luck)
    tiles = [*canals.singles(state), *canals.doubles(state)]
    for tile in luck.sample(tiles, min(len(tiles), 40)):
        if harmless(state, tile):
            assert not locked_seats(canals.with_tile(state, tile))
    for place in luck.sample(sorted(vacant_land(state)), 20):
        if harmless(state, (place,), moved=1):
            assert not locked_seats(with_player(state, 1, figure=place))
