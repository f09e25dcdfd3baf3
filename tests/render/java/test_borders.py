"""The lines along the borders of the land."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from PIL import Image

from render.java import borders, palette
from render.java.layout import APOTHEM, TURNED, UPRIGHT, Site
from rules.java import data
from rules.java.view import SpaceView

SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])
_TOLLS = ((data.HIGHLAND, 2), (data.LOWLAND, 1))
_REACH = 16


def _lines(canvas: Image.Image, name: str, direction: int, site: Site) -> int:
    """Counts the golden lines right beyond the edge of a space in a direction."""
    (x, y), angle = site.centre(name), radians(site.angle(direction))
    found = [
        canvas.getpixel((round(x + far * cos(angle)), round(y - far * sin(angle))))
        for far in range(round(APOTHEM), round(APOTHEM) + _REACH)
    ]
    golden = [isinstance(ink, tuple) and ink[2] < 90 < ink[0] for ink in found]
    return sum(one and not before for one, before in zip(golden, [False, *golden], strict=False))


def _drawn(board: data.Board, spaces: dict[str, SpaceView], site: Site) -> Image.Image:
    canvas = Image.new("RGB", (1300, 1500), palette.SEA)
    borders.draw(canvas, spaces, board, _TOLLS, site)
    return canvas


@SITES
@pytest.mark.parametrize("board", data.BOARDS.values(), ids=lambda board: str(len(board.names)))
def test_an_edge_of_the_land_has_as_many_lines_as_it_costs_points_to_cross_it(board: data.Board, site: Site) -> None:
    """Which border leads to a space was misread: a plate here and there did not tell."""
    canvas, rates = _drawn(board, {}, site), dict(_TOLLS)
    for at, name in enumerate(board.names):
        if board.kinds[at] == data.LAND:
            for direction, to in enumerate(board.near[at]):
                kind = "" if to is None else board.kinds[to]
                assert _lines(canvas, name, direction, site) == rates.get(kind, 0), (name, direction)


@SITES
def test_the_lines_go_round_a_tile_that_is_laid_over_the_border(site: Site) -> None:
    board = data.BOARDS["150"]
    rice = SpaceView(name="H2", kind=data.LOWLAND, level=1, terrain=data.RICE)
    canvas, at = _drawn(board, {"H2": rice}, site), board.index["H2"]
    assert _lines(canvas, "H3", board.near[board.index["H3"]].index(at), site) == 0
    outer = [None if to is None else board.names[to] for to in board.near[at]]
    assert {to: _lines(canvas, "H2", direction, site) for direction, to in enumerate(outer)} == {
        "H3": 0, "G3": 0, "G2": 0, "H1": 2, None: 1, "I3": 1,
    }  # fmt: skip
